/** Siegel, section 4, first half: upward closures, adjoints, and how many orders there are. */

import {
  adjoint,
  closure,
  E,
  type FormId,
  geq,
  isClosure,
  isDicot,
  Left,
  M,
  misereOutcome,
  outcomeAtLeast,
  Right,
  sameOrder,
  sum,
  type Universe,
  ZERO,
} from '@proviso/engine';
import {
  deadEndAtLeast,
  deadEndSum,
  deadEnds,
  inUpwardClosure,
  parseEnd,
  upwardMembers,
} from '@proviso/engine/ends';
import { leftModifiedAdjoint } from '@proviso/engine/forms';
import { separatingDicot } from '@proviso/engine/reasons';
import type { Entry } from '../../entry.ts';
import { agrees, holds, type Lab } from '../../lab.ts';
import { aboveSomeSum } from './followers.ts';

const upCode = 'packages/engine/src/universes/closure.ts#inUpwardClosure';
function inUp(lab: Lab, universe: Universe, end: FormId): boolean {
  return isClosure(universe) ? inUpwardClosure(lab.arena, universe, end) : end === ZERO;
}

/** The closures of single Left dead ends of rank at most 3, D among them. */
function closures(lab: Lab): Universe[] {
  return deadEnds(lab.arena, 3).map((end) => closure(lab.arena, [end]));
}

export const upwardClosures: readonly Entry[] = [
  {
    item: 'Section 4, upward closure',
    says: 'up(A) is the set of Left dead ends that are at least some member of cl(A).',
    code: [upCode, 'packages/engine/src/ends/closures.ts#upwardMembers'],
    standing: 'exhaustive',
    run(lab) {
      let cases = 0;
      for (const generator of deadEnds(lab.arena, 2)) {
        const universe = closure(lab.arena, [generator]);
        const expected = new Set(aboveSomeSum(lab, generator, 4));
        const members = new Set(upwardMembers(lab.arena, [generator], 4));
        for (const end of deadEnds(lab.arena, 4)) {
          const say = `${lab.text(end)} in up(${universe.name})`;
          agrees(say, inUp(lab, universe, end), expected.has(end));
          agrees(`${say}, listed`, members.has(end), expected.has(end));
          cases++;
        }
      }
      return {
        cases,
        summary:
          'up(A) asked for and listed, against sums of followers: generators of rank at most 2, ends of rank at most 4',
      };
    },
  },
  {
    item: 'Proposition 4.1',
    says: 'up(A) is closed under followers and sums.',
    code: [upCode],
    standing: 'exhaustive',
    run(lab) {
      let cases = 0;
      for (const generator of deadEnds(lab.arena, 3)) {
        const universe = closure(lab.arena, [generator]);
        // By the definition, since a test that lets everything in is closed as well.
        const members = aboveSomeSum(lab, generator, 3);
        const ends = deadEnds(lab.arena, 3).filter((end) => inUp(lab, universe, end));
        agrees(`up(${universe.name})`, [...ends].sort().join(), [...members].sort().join());
        for (const g of members) {
          for (const follower of lab.arena.options(g, Right)) {
            holds(inUp(lab, universe, follower), () => `a follower leaves up(${universe.name})`);
          }
          for (const h of lab.some(members, 2)) {
            holds(
              inUp(lab, universe, deadEndSum(lab.arena, g, h)),
              () => `a sum leaves up(${universe.name})`,
            );
            cases++;
          }
        }
      }
      return {
        cases,
        summary:
          'followers and sums of the members of rank at most 3, single generators of rank at most 3',
      };
    },
  },
  {
    item: 'Definition 4.2',
    says: 'The adjoint G° of a game.',
    code: ['packages/engine/src/forms/adjoint.ts#adjoint'],
    standing: 'definition',
  },
  {
    item: 'Proposition 4.3',
    says: 'G + G° is a P-position.',
    code: ['packages/engine/src/forms/adjoint.ts#adjoint'],
    standing: 'sampled',
    run(lab) {
      const games = [...lab.dayTwo, ...lab.sample(M, 4, 300)];
      for (const g of games) {
        agrees(
          lab.text(g),
          misereOutcome(lab.arena, sum(lab.arena, g, adjoint(lab.arena, g))),
          'P',
        );
      }
      return {
        cases: games.length,
        summary: 'all forms of rank at most 2 and random ones of rank 4',
      };
    },
  },
  {
    item: 'Figure 2',
    says: 'The Left end 3̄0 with its adjoint and its Left-modified adjoint.',
    code: ['packages/engine/src/forms/adjoint.ts#leftModifiedAdjoint'],
    standing: 'exact',
    run(lab) {
      const end = parseEnd(lab.arena, '30');
      // The adjoint turns every Right option into a Left one and gives Right a move to 0.
      const threeAdjoint = '{{{*|0}|0}|0}';
      agrees('3̄0', lab.text(end), lab.text(lab.game('{.|-3,0}')));
      agrees(
        '(3̄0)°',
        lab.text(adjoint(lab.arena, end)),
        lab.text(lab.game(`{${threeAdjoint},*|0}`)),
      );
      agrees(
        '(3̄0)⊗',
        lab.text(leftModifiedAdjoint(lab.arena, end)),
        lab.text(lab.game(`{${threeAdjoint},*|*}`)),
      );
      return { cases: 3, summary: 'the three trees, written out from Definitions 4.2 and 4.4' };
    },
  },
  {
    item: 'Definition 4.4',
    says: 'The Left-modified adjoint of a Left dead end.',
    code: ['packages/engine/src/forms/adjoint.ts#leftModifiedAdjoint'],
    standing: 'definition',
  },
  {
    item: 'Lemma 4.5',
    says: 'For Left dead ends, G ≥ H exactly when o(G° + H) ≤ P.',
    code: ['packages/engine/src/forms/adjoint.ts#adjoint'],
    standing: 'exhaustive',
    run(lab) {
      const ends = deadEnds(lab.arena, 3);
      for (const g of ends) {
        for (const h of ends) {
          const outcome = misereOutcome(lab.arena, sum(lab.arena, adjoint(lab.arena, g), h));
          agrees(
            `${lab.text(g)}, ${lab.text(h)}`,
            outcomeAtLeast('P', outcome),
            deadEndAtLeast(lab.arena, g, h),
          );
        }
      }
      return { cases: ends.length ** 2, summary: 'pairs of Left dead ends of rank at most 3' };
    },
  },
  {
    item: 'Theorem 4.6',
    says: 'G is outside up(A) exactly when G° is Left strong, exactly when the Left-modified adjoint is ≥ 0, modulo D(A).',
    code: [upCode, 'packages/engine/src/order/separating-dicot.ts#separatingDicot'],
    standing: 'exhaustive',
    run(lab) {
      let cases = 0;
      for (const universe of closures(lab)) {
        for (const end of deadEnds(lab.arena, 3)) {
          const outside = !inUp(lab, universe, end);
          const strong = universe.isStrong(lab.arena, adjoint(lab.arena, end), Left);
          const above = geq(lab.arena, leftModifiedAdjoint(lab.arena, end), ZERO, universe);
          agrees(`${lab.text(end)}: strong adjoint mod ${universe.name}`, strong, outside);
          agrees(`${lab.text(end)}: modified adjoint mod ${universe.name}`, above, outside);
          cases++;
        }
      }
      return {
        cases,
        summary:
          'all Left dead ends of rank at most 3 against all single generators of rank at most 3',
      };
    },
  },
  {
    item: 'Section 4, orders are determined on dicots',
    says: 'Different upward closures differ on a dicot, equal ones give one order.',
    code: ['packages/engine/src/order/separating-dicot.ts#separatingDicot'],
    standing: 'exhaustive',
    run(lab) {
      let cases = 0;
      const universes = [...closures(lab), E];
      for (const u of universes) {
        for (const v of universes) {
          const separating = separatingDicot(lab.arena, u, v);
          agrees(`${u.name}, ${v.name}`, separating === undefined, sameOrder(lab.arena, u, v));
          if (separating === undefined) continue;
          const { dicot, above, notAbove } = separating;
          holds(isDicot(lab.arena, dicot), () => 'not a dicot');
          holds(geq(lab.arena, dicot, ZERO, above), () => `not ≥ 0 mod ${above.name}`);
          holds(!geq(lab.arena, dicot, ZERO, notAbove), () => `≥ 0 mod ${notAbove.name}`);
          cases++;
        }
      }
      return { cases, summary: 'pairs of closures of single ends of rank at most 3, and E' };
    },
  },
];
