/** [Siegel, section 4, first half]: upward closures, adjoints, and how many orders there are. */

import {
  Arena,
  adjoint,
  closure,
  E,
  type FormId,
  formToText,
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
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { aboveSomeSum } from './followers.ts';

const upCode = 'packages/engine/src/universes/closure.ts#inUpwardClosure';
function inUp(fixture: Fixture, universe: Universe, end: FormId): boolean {
  return isClosure(universe) ? inUpwardClosure(fixture.arena, universe, end) : end === ZERO;
}

/** The closures of single Left dead ends of rank at most 3, D among them. */
function closures(fixture: Fixture): Universe[] {
  return deadEnds(fixture.arena, 3).map((end) => closure(fixture.arena, [end]));
}

export const upwardClosures: readonly Entry[] = [
  {
    item: 'Section 4, upward closure',
    says: 'up(A) is the set of Left dead ends that are at least some member of cl(A).',
    code: [upCode, 'packages/engine/src/ends/closures.ts#upwardMembers'],
    standing: 'exhaustive',
    run(fixture) {
      let cases = 0;
      for (const generator of deadEnds(fixture.arena, 2)) {
        const universe = closure(fixture.arena, [generator]);
        const expected = new Set(aboveSomeSum(fixture, generator, 4));
        const members = new Set(upwardMembers(fixture.arena, [generator], 4));
        for (const end of deadEnds(fixture.arena, 4)) {
          const say = `${fixture.text(end)} in up(${universe.name})`;
          agrees(say, inUp(fixture, universe, end), expected.has(end));
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
    run(fixture) {
      let cases = 0;
      for (const generator of deadEnds(fixture.arena, 3)) {
        const universe = closure(fixture.arena, [generator]);
        // By the definition, since a test that lets everything in is closed as well.
        const members = aboveSomeSum(fixture, generator, 3);
        const ends = deadEnds(fixture.arena, 3).filter((end) => inUp(fixture, universe, end));
        agrees(`up(${universe.name})`, [...ends].sort().join(), [...members].sort().join());
        for (const g of members) {
          for (const follower of fixture.arena.options(g, Right)) {
            holds(
              inUp(fixture, universe, follower),
              () => `a follower leaves up(${universe.name})`,
            );
          }
          for (const h of fixture.some(members, 2)) {
            holds(
              inUp(fixture, universe, deadEndSum(fixture.arena, g, h)),
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
    run(fixture) {
      const games = [...fixture.dayTwo, ...fixture.sample(M, 4, 300)];
      for (const g of games) {
        agrees(
          fixture.text(g),
          misereOutcome(fixture.arena, sum(fixture.arena, g, adjoint(fixture.arena, g))),
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
    drawings: () => {
      const arena = new Arena();
      const modified = leftModifiedAdjoint(arena, parseEnd(arena, '30'));
      const games = ['{. | -3, 0}', 'adjoint({. | -3, 0})', formToText(arena, modified)];
      return games.map((game) => `tree(${game})`);
    },
    standing: 'exact',
    run(fixture) {
      const end = parseEnd(fixture.arena, '30');
      // The adjoint turns every Right option into a Left one and gives Right a move to 0.
      const threeAdjoint = '{{{*|0}|0}|0}';
      agrees('3̄0', fixture.text(end), fixture.text(fixture.game('{.|-3,0}')));
      agrees(
        '(3̄0)°',
        fixture.text(adjoint(fixture.arena, end)),
        fixture.text(fixture.game(`{${threeAdjoint},*|0}`)),
      );
      agrees(
        '(3̄0)⊗',
        fixture.text(leftModifiedAdjoint(fixture.arena, end)),
        fixture.text(fixture.game(`{${threeAdjoint},*|*}`)),
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
    run(fixture) {
      const ends = deadEnds(fixture.arena, 3);
      for (const g of ends) {
        for (const h of ends) {
          const outcome = misereOutcome(
            fixture.arena,
            sum(fixture.arena, adjoint(fixture.arena, g), h),
          );
          agrees(
            `${fixture.text(g)}, ${fixture.text(h)}`,
            outcomeAtLeast('P', outcome),
            deadEndAtLeast(fixture.arena, g, h),
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
    run(fixture) {
      let cases = 0;
      for (const universe of closures(fixture)) {
        for (const end of deadEnds(fixture.arena, 3)) {
          const outside = !inUp(fixture, universe, end);
          const strong = universe.isStrong(fixture.arena, adjoint(fixture.arena, end), Left);
          const above = geq(fixture.arena, leftModifiedAdjoint(fixture.arena, end), ZERO, universe);
          agrees(`${fixture.text(end)}: strong adjoint mod ${universe.name}`, strong, outside);
          agrees(`${fixture.text(end)}: modified adjoint mod ${universe.name}`, above, outside);
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
    run(fixture) {
      let cases = 0;
      const universes = [...closures(fixture), E];
      for (const u of universes) {
        for (const v of universes) {
          const separating = separatingDicot(fixture.arena, u, v);
          agrees(`${u.name}, ${v.name}`, separating === undefined, sameOrder(fixture.arena, u, v));
          if (separating === undefined) continue;
          const { dicot, above, notAbove } = separating;
          holds(isDicot(fixture.arena, dicot), () => 'not a dicot');
          holds(geq(fixture.arena, dicot, ZERO, above), () => `not ≥ 0 mod ${above.name}`);
          holds(!geq(fixture.arena, dicot, ZERO, notAbove), () => `≥ 0 mod ${notAbove.name}`);
          cases++;
        }
      }
      return { cases, summary: 'pairs of closures of single ends of rank at most 3, and E' };
    },
  },
];
