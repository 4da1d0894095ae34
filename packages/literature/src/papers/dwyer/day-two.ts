/** Dwyer–Milley–Willette, section 2: the day-2 games, strong outcomes, comparison with 0. */

import {
  compare,
  conjugate,
  E,
  equal,
  type FormId,
  geq,
  isEnd,
  isInvertible,
  Left,
  outcomeAtLeast,
  perfectMurder,
  Right,
  rank,
  type Side,
  strongOutcome,
  sum,
  winsMovingFirst,
  ZERO,
} from '@proviso/engine';
import { countBorn } from '@proviso/engine/census';
import { deadEnds } from '@proviso/engine/ends';
import { isDeadEnd } from '@proviso/engine/forms';
import { boardForm, domineering, readBoard } from '@proviso/engine/rulesets';
import type { Entry } from '../../entry.ts';
import { agrees, holds, type Lab } from '../../lab.ts';
import { byMaintenance, comparesBy } from '../../recursive-comparison.ts';

const compareCode = 'packages/engine/src/order/compare.ts#geq';
const strongCode = 'packages/engine/src/universes/universe.ts#strongOutcome';

/** The dead-ending games born on day 2. */
export function bornOnDayTwo(lab: Lab): FormId[] {
  return lab.dayTwoIn(E).filter((g) => rank(lab.arena, g) === 2);
}

/** The day-1 games seen from a side: what is called 1 for Left is 1̄ for Right. */
export interface DayOne {
  readonly one: FormId;
  readonly barOne: FormId;
  readonly star: FormId;
}

export function dayOneFor(lab: Lab, side: Side): DayOne {
  const [one, barOne] = [lab.game('1'), lab.game('-1')];
  const star = lab.game('*');
  return side === Left ? { one, barOne, star } : { one: barOne, barOne: one, star };
}

/** The condition of Theorem 1: an option to 1̄, or to both 0 and *. */
export function winsAgainstEnds(lab: Lab, g: FormId, side: Side): boolean {
  const { barOne, star } = dayOneFor(lab, side);
  const options = lab.arena.options(g, side);
  return options.includes(barOne) || (options.includes(ZERO) && options.includes(star));
}

/** The opponent's options are a non-empty subset of {1, *}. */
export function opponentIsHeld(lab: Lab, g: FormId, side: Side): boolean {
  const { one, star } = dayOneFor(lab, side);
  const options = lab.arena.options(g, side === Left ? Right : Left);
  return options.length > 0 && options.every((x) => x === one || x === star);
}

/** The condition of Theorem 3 for G ≥ 0 (Left) and G ≤ 0 (Right). */
export function bettersZero(lab: Lab, g: FormId, side: Side): boolean {
  return winsAgainstEnds(lab, g, side) && opponentIsHeld(lab, g, side);
}

export const dayTwoGames: readonly Entry[] = [
  {
    item: 'Section 2, the number of day-2 games',
    says: 'There are 225 forms with options on both sides; without * and with the four dead ends, 228 games are born on day 2, and 232 by day 2.',
    code: ['packages/engine/src/census/born.ts#countBorn'],
    standing: 'exact',
    run(lab) {
      const { arena } = lab;
      const games = lab.dayTwoIn(E);
      const ends = games.filter((g) => isEnd(arena, g, Left) || isEnd(arena, g, Right));
      agrees('no ends', games.length - ends.length, 225);
      agrees('born on day 2', bornOnDayTwo(lab).length, 228);
      agrees('born by day 2', games.length, 232);
      agrees('counted without a list', countBorn(arena, 2, E), 232);
      const printed = ['{1|.}', '{0,1|.}', '{.|-1}', '{.|0,-1}'].map((text) =>
        lab.text(lab.game(text)),
      );
      const found = ends.filter((g) => rank(arena, g) === 2).map((g) => lab.text(g));
      agrees('dead ends born on day 2', found.sort().join('; '), printed.sort().join('; '));
      return { cases: 5, summary: 'the three counts and the four ends' };
    },
  },
  {
    item: 'Section 2, the 4×1 Domineering board',
    says: 'The 4×1 board is {0, 1 | ·}, which does not reduce to 2 modulo E, because 0 and 1 are incomparable there.',
    code: ['packages/engine/src/rulesets/domineering.ts#domineering'],
    standing: 'exact',
    run(lab) {
      const board = boardForm(lab.arena, readBoard(domineering, [4, 1]));
      agrees('the board', lab.text(board), lab.text(lab.game('{0,1|.}')));
      agrees('≡ 2 modulo E', equal(lab.arena, board, lab.game('2'), E), false);
      agrees('0 and 1 modulo E', compare(lab.arena, ZERO, lab.game('1'), E), '||');
      agrees('2', lab.game('2'), lab.game('{1|.}'));
      return { cases: 4, summary: 'from the board itself' };
    },
  },
  {
    item: 'Section 2, the day-1 games',
    says: 'No day-1 game equals 0 modulo E; 1 and 1̄ are invertible, * is not.',
    code: ['packages/engine/src/inverses/invertible.ts#isInvertible'],
    standing: 'exact',
    run(lab) {
      for (const [text, invertible] of [
        ['1', true],
        ['-1', true],
        ['*', false],
      ] as const) {
        const g = lab.game(text);
        agrees(`${text} ≡ 0`, equal(lab.arena, g, ZERO, E), false);
        agrees(`${text} is invertible`, isInvertible(lab.arena, g, E), invertible);
      }
      return { cases: 6, summary: 'the three games' };
    },
  },
  {
    item: 'Section 2.1, strong outcome',
    says: 'The strong Left outcome of G is the worst Left outcome of G plus a Left end; the strong outcome is the class of the pair.',
    code: [strongCode],
    standing: 'exhaustive',
    run(lab) {
      const ends = deadEnds(lab.arena, 4);
      const games = lab.dayTwoIn(E);
      for (const g of games) {
        const beside = (x: FormId): FormId => sum(lab.arena, g, x);
        const left = ends.every((x) => winsMovingFirst(lab.arena, beside(x), Left));
        const right = ends.every((x) =>
          winsMovingFirst(lab.arena, beside(conjugate(lab.arena, x)), Right),
        );
        const expected = left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
        holds(strongOutcome(lab.arena, g, E) === expected, () => lab.text(g));
      }
      return {
        cases: games.length,
        summary:
          'dead-ending games of rank at most 2, against the 52 Left dead ends of rank at most 4',
      };
    },
  },
  {
    item: 'Section 2.1, perfect murders',
    says: 'M_0 = 0 and M_n = {· | 0, M_{n−1}}.',
    code: ['packages/engine/src/universes/perfect-murder.ts#perfectMurder'],
    standing: 'exhaustive',
    run(lab) {
      const most = 30;
      let expected: FormId = ZERO;
      for (let n = 0; n <= most; n++) {
        if (n > 0) expected = lab.arena.intern([], [ZERO, expected]);
        holds(perfectMurder(lab.arena, n) === expected, () => `M_${n}`);
        holds(isDeadEnd(lab.arena, expected, Left), () => `M_${n} is no dead Left end`);
      }
      return { cases: most + 1, summary: `n up to ${most}` };
    },
  },
  {
    item: 'Theorem 1',
    says: 'A day-2 game that is no end is Left strong exactly when Left can move to 1̄, or to both 0 and *; and in mirror image.',
    code: [strongCode],
    standing: 'exhaustive',
    run(lab) {
      const games = bornOnDayTwo(lab).filter(
        (g) => !isEnd(lab.arena, g, Left) && !isEnd(lab.arena, g, Right),
      );
      for (const g of games) {
        const [left, right] = [Left, Right].map((side) => winsAgainstEnds(lab, g, side));
        const expected = left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
        holds(strongOutcome(lab.arena, g, E) === expected, () => lab.text(g));
      }
      return {
        cases: 2 * games.length,
        summary: 'all 224 games born on day 2 that are no ends, both sides',
      };
    },
  },
  {
    item: 'Theorem 2',
    says: 'G ≥ H modulo E exactly when the strong outcome of G is at least that of H and the maintenance property holds.',
    code: [compareCode],
    standing: 'exhaustive',
    run(lab) {
      const strong = new Map(lab.dayTwoIn(E).map((g) => [g, strongOutcome(lab.arena, g, E)]));
      const relation = byMaintenance(lab, (g, h) =>
        outcomeAtLeast(strong.get(g) ?? 'R', strong.get(h) ?? 'L'),
      );
      const cases = comparesBy(lab, E, relation, lab.dayTwoIn(E));
      return { cases, summary: 'all pairs of dead-ending games of rank at most 2' };
    },
  },
  {
    item: 'Theorem 3',
    says: 'A day-2 game is ≥ 0 modulo E exactly when Left can move to 1̄ or to both 0 and *, and Right’s options are a non-empty subset of {1, *}; and in mirror image.',
    code: [compareCode],
    standing: 'exhaustive',
    run(lab) {
      const games = bornOnDayTwo(lab);
      for (const g of games) {
        holds(geq(lab.arena, g, ZERO, E) === bettersZero(lab, g, Left), () => `${lab.text(g)} ≥ 0`);
        holds(
          geq(lab.arena, ZERO, g, E) === bettersZero(lab, g, Right),
          () => `${lab.text(g)} ≤ 0`,
        );
      }
      agrees('1 and 0', compare(lab.arena, lab.game('1'), ZERO, E), '||');
      agrees('1̄ and 0', compare(lab.arena, lab.game('-1'), ZERO, E), '||');
      return { cases: 2 * games.length + 2, summary: 'all 228 games born on day 2, and 1 and 1̄' };
    },
  },
  {
    item: 'Figure 2',
    says: 'Four day-2 games equal 0 modulo E: {1̄ | 1}, {1̄, * | 1}, {1̄ | 1, *} and {1̄, * | 1, *}; the first is 1 + 1̄.',
    code: [compareCode],
    standing: 'exact',
    run(lab) {
      const printed = ['{-1|1}', '{-1,*|1}', '{-1|1,*}', '{-1,*|1,*}'].map((text) =>
        lab.text(lab.game(text)),
      );
      const found = bornOnDayTwo(lab)
        .filter((g) => equal(lab.arena, g, ZERO, E))
        .map((g) => lab.text(g));
      agrees('equal to 0', found.sort().join('; '), printed.sort().join('; '));
      agrees('1 + 1̄', lab.text(lab.game('1 + -1')), lab.text(lab.game('{-1|1}')));
      return { cases: 229, summary: 'all 228 games born on day 2 against 0' };
    },
  },
];
