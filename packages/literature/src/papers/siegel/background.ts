/** Siegel, sections 1 and 2: ends, universes, comparison. */

import {
  closure,
  conjugate,
  D,
  deadEnds,
  E,
  equal,
  type FormId,
  inClosure,
  isClosure,
  isDeadEnd,
  isDeadEnding,
  isEnd,
  Left,
  M,
  Right,
  sum,
  type Universe,
  winsMovingFirst,
  ZERO,
} from '@proviso/engine';
import type { Entry, Finding } from '../../entry.ts';
import { agrees, holds, type Lab } from '../../lab.ts';
import { byMaintenance, comparesBy } from '../../recursive-comparison.ts';
import { sumsOfFollowers } from './followers.ts';

const compareCode = 'packages/engine/src/order/compare.ts#geq';
const universeCode = 'packages/engine/src/universes/universe.ts#Universe';

/** A comparison theorem of the form "maintenance and this proviso", on all pairs of rank at most 2. */
function recursiveTest(
  lab: Lab,
  universe: Universe,
  leftProviso: (g: FormId) => boolean,
  rightProviso: (h: FormId) => boolean,
): Finding {
  const relation = byMaintenance(
    lab,
    (g, h) =>
      (!isEnd(lab.arena, h, Left) || leftProviso(g)) &&
      (!isEnd(lab.arena, g, Right) || rightProviso(h)),
  );
  return {
    cases: comparesBy(lab, universe, relation, lab.dayTwo),
    summary: `all pairs of forms of rank at most 2 modulo ${universe.name}`,
  };
}

export const background: readonly Entry[] = [
  {
    item: 'Definition 1.1',
    says: 'A Left end has no Left option.',
    code: ['packages/engine/src/forms/ends.ts#isEnd'],
    standing: 'definition',
  },
  {
    item: 'Definition 1.2',
    says: 'A Left dead end is a game all of whose subpositions are Left ends.',
    code: ['packages/engine/src/forms/kinds.ts#isDeadEnd'],
    standing: 'definition',
  },
  {
    item: 'Definition 1.3',
    says: 'A game is dead-ending when every end in it is a dead end.',
    code: ['packages/engine/src/forms/kinds.ts#isDeadEnding'],
    standing: 'definition',
  },
  {
    item: 'Definition 1.4',
    says: 'A universe is closed under options, sums, conjugates and dicotic parents.',
    code: [universeCode],
    standing: 'sampled',
    run(lab) {
      let cases = 0;
      for (const universe of lab.six) {
        const games = lab.sample(universe, 3, 60);
        for (const [i, g] of games.entries()) {
          const h = games[(i * 7 + 1) % games.length] ?? ZERO;
          const inside = (id: FormId, what: string): void => {
            holds(universe.contains(lab.arena, id), () => `a ${what} leaves ${universe.name}`);
            cases++;
          };
          inside(sum(lab.arena, g, h), 'sum');
          inside(conjugate(lab.arena, g), 'conjugate');
          inside(lab.arena.intern([g], [h]), 'parent');
          for (const option of lab.arena.options(g, Left)) inside(option, 'Left option');
        }
      }
      return { cases, summary: 'random members of rank 3 of the six universes' };
    },
  },
  {
    item: 'Section 1, D ⊂ U ⊂ M',
    says: 'Every universe lies between the dicots and all games; 0 is the only dicot that is an end.',
    code: [universeCode],
    standing: 'exhaustive',
    run(lab) {
      for (const g of lab.dayTwo) {
        if (!D.contains(lab.arena, g)) continue;
        for (const universe of lab.six) {
          holds(universe.contains(lab.arena, g), () => `${lab.text(g)} is not in ${universe.name}`);
        }
        const end = isEnd(lab.arena, g, Left) || isEnd(lab.arena, g, Right);
        holds(!end || g === ZERO, () => `${lab.text(g)} is a dicot and an end`);
      }
      return { cases: lab.dayTwo.length, summary: 'forms of rank at most 2, six universes' };
    },
  },
  {
    item: 'Theorem 2.1',
    says: 'Comparison modulo M: maintenance, and ends compare with ends.',
    code: [compareCode, 'packages/engine/src/universes/full.ts#M'],
    standing: 'exhaustive',
    run: (lab) =>
      recursiveTest(
        lab,
        M,
        (g) => isEnd(lab.arena, g, Left),
        (h) => isEnd(lab.arena, h, Right),
      ),
  },
  {
    item: 'Theorem 2.2',
    says: 'Comparison modulo D: maintenance, and outcomes where there are ends.',
    code: [compareCode, 'packages/engine/src/universes/dicot.ts#D'],
    standing: 'exhaustive',
    run: (lab) =>
      recursiveTest(
        lab,
        D,
        (g) => winsMovingFirst(lab.arena, g, Left),
        (h) => winsMovingFirst(lab.arena, h, Right),
      ),
  },
  {
    item: 'Definition 2.3',
    says: 'G is Left U-strong when Left, moving first, wins G + X for every Left end X of U.',
    code: [universeCode],
    standing: 'sampled',
    run(lab) {
      const ends = deadEnds(lab.arena, 4);
      let cases = 0;
      for (const g of [...lab.dayTwo, ...lab.sample(M, 3, 300)]) {
        const wins = (x: FormId): boolean => winsMovingFirst(lab.arena, sum(lab.arena, g, x), Left);
        holds(E.isStrong(lab.arena, g, Left) === ends.every(wins), () => `${lab.text(g)} mod E`);
        cases++;
      }
      return { cases, summary: 'modulo E, against the 52 Left dead ends of rank at most 4' };
    },
  },
  {
    item: 'Theorem 2.4',
    says: 'Comparison modulo any universe: maintenance, and strong where there are ends.',
    code: [compareCode],
    standing: 'exhaustive',
    run(lab) {
      let cases = 0;
      for (const universe of lab.six) {
        cases += recursiveTest(
          lab,
          universe,
          (g) => universe.isStrong(lab.arena, g, Left),
          (h) => universe.isStrong(lab.arena, h, Right),
        ).cases;
      }
      return { cases, summary: 'all pairs of forms of rank at most 2 in the six universes' };
    },
  },
  {
    item: 'Section 2, facts about strong games',
    says: 'Left ends are strong in every universe; modulo M nothing else is; modulo D strong means winning moving first; strong modulo more is strong modulo less.',
    code: [universeCode],
    standing: 'exhaustive',
    run(lab) {
      for (const g of lab.dayTwo) {
        const strong = lab.six.map((universe) => universe.isStrong(lab.arena, g, Left));
        agrees(`${lab.text(g)} mod M`, strong[0], isEnd(lab.arena, g, Left));
        agrees(`${lab.text(g)} mod D`, strong[5], winsMovingFirst(lab.arena, g, Left));
        for (let i = 1; i < strong.length; i++) {
          holds(strong[i] === true || strong[i - 1] === false, () => `${lab.text(g)} gets weaker`);
        }
      }
      return { cases: lab.dayTwo.length, summary: 'forms of rank at most 2 in the six universes' };
    },
  },
  {
    item: 'Proposition 2.5',
    says: 'A dead-ending universe is the closure of its Left ends.',
    code: ['packages/engine/src/universes/closure.ts#closure'],
    standing: 'exhaustive',
    run(lab) {
      // For day 2 the ends of rank at most 2 generate all that is needed of E.
      const ends = deadEnds(lab.arena, 2);
      const generated = closure(lab.arena, ends);
      for (const g of lab.dayTwo) {
        agrees(lab.text(g), generated.contains(lab.arena, g), isDeadEnding(lab.arena, g));
      }
      return {
        cases: lab.dayTwo.length,
        summary:
          'forms of rank at most 2 against the closure of the Left dead ends of rank at most 2',
      };
    },
  },
  {
    item: 'Proposition 2.6',
    says: 'For a closed set A of Left dead ends, D(A) has no other Left ends.',
    code: ['packages/engine/src/universes/closure.ts#inClosure'],
    standing: 'exhaustive',
    run(lab) {
      let cases = 0;
      const ends = deadEnds(lab.arena, 3);
      for (const generator of ends) {
        const universe = closure(lab.arena, [generator]);
        const closed = new Set(sumsOfFollowers(lab, generator, 3));
        for (const end of ends) {
          const inside = closed.has(end);
          agrees(`${lab.text(end)} in ${universe.name}`, universe.contains(lab.arena, end), inside);
          if (isClosure(universe)) agrees('in cl(A)', inClosure(lab.arena, universe, end), inside);
          cases++;
        }
      }
      return { cases, summary: 'single generators and ends of rank at most 3' };
    },
  },
  {
    item: 'Definition 2.7',
    says: 'D(A) is generated by A; finitely generated when A is finite.',
    code: ['packages/engine/src/universes/closure.ts#closure'],
    standing: 'definition',
  },
  {
    item: 'Section 2, D(1̄) is the least universe beyond D',
    says: '1̄ is a follower of every non-zero Left dead end, so D(1̄) lies in every dead-ending universe other than D.',
    code: ['packages/engine/src/universes/closure.ts#closure'],
    standing: 'exhaustive',
    run(lab) {
      const ends = deadEnds(lab.arena, 4).filter((end) => end !== ZERO);
      for (const end of ends) {
        holds(isDeadEnd(lab.arena, end, Left), () => `${lab.text(end)} is no Left dead end`);
        holds(
          closure(lab.arena, [end]).contains(lab.arena, lab.game('-1')),
          () => `D(${lab.text(end)}) lacks 1̄`,
        );
      }
      agrees('1̄ ≡ 0 modulo D(1̄)', equal(lab.arena, lab.game('-1'), ZERO, lab.barOne), false);
      return { cases: ends.length, summary: 'the 51 non-zero Left dead ends of rank at most 4' };
    },
  },
];
