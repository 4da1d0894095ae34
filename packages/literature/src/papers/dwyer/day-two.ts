/** [Dwyer–Milley–Willette, section 2]: the day-2 games, strong outcomes, comparison with 0. */

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
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { byMaintenance, comparesBy } from '../../recursive-comparison.ts';

const compareCode = 'packages/engine/src/order/compare.ts#geq';
const strongCode = 'packages/engine/src/universes/universe.ts#strongOutcome';

/** The dead-ending games born on day 2. */
export function bornOnDayTwo(fixture: Fixture): FormId[] {
  return fixture.dayTwoIn(E).filter((g) => rank(fixture.arena, g) === 2);
}

/** The day-1 games seen from a side: what is called 1 for Left is 1̄ for Right. */
export interface DayOne {
  readonly one: FormId;
  readonly barOne: FormId;
  readonly star: FormId;
}

export function dayOneFor(fixture: Fixture, side: Side): DayOne {
  const [one, barOne] = [fixture.game('1'), fixture.game('-1')];
  const star = fixture.game('*');
  return side === Left ? { one, barOne, star } : { one: barOne, barOne: one, star };
}

/** The condition of Theorem 1: an option to 1̄, or to both 0 and *. */
export function winsAgainstEnds(fixture: Fixture, g: FormId, side: Side): boolean {
  const { barOne, star } = dayOneFor(fixture, side);
  const options = fixture.arena.options(g, side);
  return options.includes(barOne) || (options.includes(ZERO) && options.includes(star));
}

/** The opponent's options are a non-empty subset of {1, *}. */
export function opponentIsHeld(fixture: Fixture, g: FormId, side: Side): boolean {
  const { one, star } = dayOneFor(fixture, side);
  const options = fixture.arena.options(g, side === Left ? Right : Left);
  return options.length > 0 && options.every((x) => x === one || x === star);
}

/** The condition of Theorem 3 for G ≥ 0 (Left) and G ≤ 0 (Right). */
export function bettersZero(fixture: Fixture, g: FormId, side: Side): boolean {
  return winsAgainstEnds(fixture, g, side) && opponentIsHeld(fixture, g, side);
}

export const dayTwoGames: readonly Entry[] = [
  {
    item: 'Section 2, the number of day-2 games',
    says: 'There are 225 forms with options on both sides; without * and with the four dead ends, 228 games are born on day 2, and 232 by day 2.',
    code: ['packages/engine/src/census/born.ts#countBorn'],
    standing: 'exact',
    run(fixture) {
      const { arena } = fixture;
      const games = fixture.dayTwoIn(E);
      const ends = games.filter((g) => isEnd(arena, g, Left) || isEnd(arena, g, Right));
      agrees('no ends', games.length - ends.length, 225);
      agrees('born on day 2', bornOnDayTwo(fixture).length, 228);
      agrees('born by day 2', games.length, 232);
      agrees('counted without a list', countBorn(arena, 2, E), 232);
      const printed = ['{1|.}', '{0,1|.}', '{.|-1}', '{.|0,-1}'].map((text) =>
        fixture.text(fixture.game(text)),
      );
      const found = ends.filter((g) => rank(arena, g) === 2).map((g) => fixture.text(g));
      agrees('dead ends born on day 2', found.sort().join('; '), printed.sort().join('; '));
      return { cases: 5, summary: 'the three counts and the four ends' };
    },
  },
  {
    item: 'Section 2, the 4×1 Domineering board',
    says: 'The 4×1 board is {0, 1 | ·}, which does not reduce to 2 modulo E, because 0 and 1 are incomparable there.',
    code: ['packages/engine/src/rulesets/grids/domineering.ts#domineering'],
    standing: 'exact',
    run(fixture) {
      const board = boardForm(fixture.arena, readBoard(domineering, [4, 1]));
      agrees('the board', fixture.text(board), fixture.text(fixture.game('{0,1|.}')));
      agrees('≡ 2 modulo E', equal(fixture.arena, board, fixture.game('2'), E), false);
      agrees('0 and 1 modulo E', compare(fixture.arena, ZERO, fixture.game('1'), E), '||');
      agrees('2', fixture.game('2'), fixture.game('{1|.}'));
      return { cases: 4, summary: 'from the board itself' };
    },
  },
  {
    item: 'Section 2, the day-1 games',
    says: 'No day-1 game equals 0 modulo E; 1 and 1̄ are invertible, * is not.',
    code: ['packages/engine/src/inverses/invertible.ts#isInvertible'],
    standing: 'exact',
    run(fixture) {
      for (const [text, invertible] of [
        ['1', true],
        ['-1', true],
        ['*', false],
      ] as const) {
        const g = fixture.game(text);
        agrees(`${text} ≡ 0`, equal(fixture.arena, g, ZERO, E), false);
        agrees(`${text} is invertible`, isInvertible(fixture.arena, g, E), invertible);
      }
      return { cases: 6, summary: 'the three games' };
    },
  },
  {
    item: 'Section 2.1, strong outcome',
    says: 'The strong Left outcome of G is the worst Left outcome of G plus a Left end; the strong outcome is the class of the pair.',
    code: [strongCode],
    standing: 'exhaustive',
    run(fixture) {
      const ends = deadEnds(fixture.arena, 4);
      const games = fixture.dayTwoIn(E);
      for (const g of games) {
        const beside = (x: FormId): FormId => sum(fixture.arena, g, x);
        const left = ends.every((x) => winsMovingFirst(fixture.arena, beside(x), Left));
        const right = ends.every((x) =>
          winsMovingFirst(fixture.arena, beside(conjugate(fixture.arena, x)), Right),
        );
        const expected = left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
        holds(strongOutcome(fixture.arena, g, E) === expected, () => fixture.text(g));
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
    run(fixture) {
      const most = 30;
      let expected: FormId = ZERO;
      for (let n = 0; n <= most; n++) {
        if (n > 0) expected = fixture.arena.intern([], [ZERO, expected]);
        holds(perfectMurder(fixture.arena, n) === expected, () => `M_${n}`);
        holds(isDeadEnd(fixture.arena, expected, Left), () => `M_${n} is no dead Left end`);
      }
      return { cases: most + 1, summary: `n up to ${most}` };
    },
  },
  {
    item: 'Theorem 1',
    says: 'A day-2 game that is no end is Left strong exactly when Left can move to 1̄, or to both 0 and *; and in mirror image.',
    code: [strongCode],
    standing: 'exhaustive',
    run(fixture) {
      const games = bornOnDayTwo(fixture).filter(
        (g) => !isEnd(fixture.arena, g, Left) && !isEnd(fixture.arena, g, Right),
      );
      for (const g of games) {
        const [left, right] = [Left, Right].map((side) => winsAgainstEnds(fixture, g, side));
        const expected = left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
        holds(strongOutcome(fixture.arena, g, E) === expected, () => fixture.text(g));
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
    run(fixture) {
      const strong = new Map(
        fixture.dayTwoIn(E).map((g) => [g, strongOutcome(fixture.arena, g, E)]),
      );
      const relation = byMaintenance(fixture, (g, h) =>
        outcomeAtLeast(strong.get(g) ?? 'R', strong.get(h) ?? 'L'),
      );
      const cases = comparesBy(fixture, E, relation, fixture.dayTwoIn(E));
      return { cases, summary: 'all pairs of dead-ending games of rank at most 2' };
    },
  },
  {
    item: 'Theorem 3',
    says: 'A day-2 game is ≥ 0 modulo E exactly when Left can move to 1̄ or to both 0 and *, and Right’s options are a non-empty subset of {1, *}; and in mirror image.',
    code: [compareCode],
    standing: 'exhaustive',
    run(fixture) {
      const games = bornOnDayTwo(fixture);
      for (const g of games) {
        holds(
          geq(fixture.arena, g, ZERO, E) === bettersZero(fixture, g, Left),
          () => `${fixture.text(g)} ≥ 0`,
        );
        holds(
          geq(fixture.arena, ZERO, g, E) === bettersZero(fixture, g, Right),
          () => `${fixture.text(g)} ≤ 0`,
        );
      }
      agrees('1 and 0', compare(fixture.arena, fixture.game('1'), ZERO, E), '||');
      agrees('1̄ and 0', compare(fixture.arena, fixture.game('-1'), ZERO, E), '||');
      return { cases: 2 * games.length + 2, summary: 'all 228 games born on day 2, and 1 and 1̄' };
    },
  },
  {
    item: 'Figure 2',
    says: 'Four day-2 games equal 0 modulo E: {1̄ | 1}, {1̄, * | 1}, {1̄ | 1, *} and {1̄, * | 1, *}; the first is 1 + 1̄.',
    code: [compareCode],
    drawings: () => [
      'tree({-1 | 1})',
      'tree({-1, * | 1})',
      'tree({-1 | 1, *})',
      'tree({-1, * | 1, *})',
    ],
    standing: 'exact',
    run(fixture) {
      const printed = ['{-1|1}', '{-1,*|1}', '{-1|1,*}', '{-1,*|1,*}'].map((text) =>
        fixture.text(fixture.game(text)),
      );
      const found = bornOnDayTwo(fixture)
        .filter((g) => equal(fixture.arena, g, ZERO, E))
        .map((g) => fixture.text(g));
      agrees('equal to 0', found.sort().join('; '), printed.sort().join('; '));
      agrees('1 + 1̄', fixture.text(fixture.game('1 + -1')), fixture.text(fixture.game('{-1|1}')));
      return { cases: 229, summary: 'all 228 games born on day 2 against 0' };
    },
  },
];
