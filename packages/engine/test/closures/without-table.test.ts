// What is decided where the table of strength is too large or cannot be closed: by sums of few ends, and
// by play in which Left keeps to closing moves.
import { describe, expect, it } from 'vitest';
import { closingMoves } from '../../src/closures/components.ts';
import { isFolded } from '../../src/closures/least-universe.ts';
import { StrengthTable } from '../../src/closures/strength-table.ts';
import {
  Arena,
  conjugate,
  type FormId,
  Left,
  leastUniverse,
  misereOutcome,
  NotDecidedError,
  Right,
  type Side,
  sum,
  type Universe,
  ZERO,
} from '../../src/index.ts';
import { distinguish } from '../../src/reasons/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, type G, show, sumOf } from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';
import { random, sample } from '../oracle/random.ts';
import { leftEndsOf, plainPlay, sumsOfCopies } from './plain-play.ts';

/** {·|0,*} wrapped so many times as {·|h,0,*}. */
function wrapped(arena: Arena, times: number): FormId {
  const star = arena.intern([ZERO], [ZERO]);
  let end = arena.intern([], [ZERO, star]);
  for (let i = 0; i < times; i++) end = arena.intern([], [end, ZERO, star]);
  return end;
}

describe('a table that would be too large', () => {
  it.each([9, 11, 30])('is not begun where one end beats the game: %i wrappings', (times) => {
    const arena = new Arena();
    const g = toEngine(arena, read('{0,*|*}'));
    const universe = leastUniverse(arena, [wrapped(arena, times)]);
    arena.under({ maxForms: arena.size + 20_000 }, () => {
      expect(universe.isStrong(arena, g, Left)).toBe(false);
      expect(universe.isStrong(arena, conjugate(arena, g), Right)).toBe(false);
      const [end = ZERO] = universe.beatingEnds?.(arena, g) ?? [];
      expect(misereOutcome(arena, sum(arena, g, end))).toMatch(/^[PR]$/);
    });
  });
});

describe('a table that does not close', () => {
  it('says so for the side that is tested, and no more than that', () => {
    const arena = new Arena();
    // Left can close *2 at once; she need not.
    const ends = [toEngine(arena, read('{.|0,*2}'))];
    const words = (side: Side) => () => new StrengthTable(arena, ends, side).beatenBy(ZERO);
    expect(words(Left)).toThrow(/not every move of Left's closes what Right opens/);
    expect(words(Right)).toThrow(/not every move of Right's closes what Left opens/);
  });
});

it('what is not decided is said in a sentence, however long the name of the universe is', () => {
  const arena = new Arena();
  const generator = sumOf(new Array<G>(3).fill(read('{.|{1,*|-1},*2}')));
  const universe = leastUniverse(arena, [toEngine(arena, generator)]);
  expect(universe.name.length).toBeGreaterThan(500);
  const id = toEngine(arena, read('{-1,*|.}'));
  expect(() => universe.isStrong(arena, id, Left)).toThrow(/^not decided: .{50,400}$/u);
});

it('a game that is lost beside five copies of an end, and won beside fewer, is not strong', () => {
  const arena = new Arena();
  const end = read('{.|-1,{*,1|0,-1}}');
  const game = read('{-1,1|.}');
  const { leftWinsFirst } = plainPlay();
  const won = [0, 1, 2, 3, 4, 5].map((n) => leftWinsFirst(game, new Array<G>(n).fill(end)));
  expect(won).toEqual([true, true, true, true, true, false]);
  const universe = leastUniverse(arena, [toEngine(arena, end)]);
  expect(universe.isStrong(arena, toEngine(arena, game), Left)).toBe(false);
});

describe('an end that is left out of the tests', () => {
  // 5·{.|0,*2} is at least a sum of test ends, but of more of them than are tried.
  const generator = sumOf(new Array<G>(5).fill(read('{.|0,*2}')));
  const lostBesideFive = read(
    '{{0|-1},{*|0},{{*|0}|.},{{{*|0}|.},{0,1,{0,-1|{*|0}}|{{*|0}|.}}|0},{{{{*|.}|.}|.},{0,2,{0,1,{0,1|-1}|2,{{*|.}|.}}|3,{{{*|.}|.}|.}}|0}|*}',
  );

  it('is told where it alone is seen to beat a game', () => {
    const { leftWinsFirst } = plainPlay();
    const isWonBeside = (n: number) =>
      leftWinsFirst(lostBesideFive, new Array<G>(n).fill(read('{.|0,*2}')));
    expect([0, 1, 2, 3, 4, 5].map(isWonBeside)).toEqual([true, true, true, true, true, false]);
    const arena = new Arena();
    const universe = leastUniverse(arena, [toEngine(arena, generator)]);
    const id = toEngine(arena, lostBesideFive);
    expect(universe.isStrong(arena, id, Left)).toBe(false);
    expect(universe.beatingEnds?.(arena, id)).toEqual([toEngine(arena, generator)]);
  });

  it('and where nothing is decided, none is claimed to be missing', () => {
    const arena = new Arena();
    const universe = leastUniverse(arena, [toEngine(arena, read('{.|{1,*|-1},*2}'))]);
    const id = toEngine(arena, read('{-1,*|.}'));
    expect(() => universe.beatingEnds?.(arena, id)).toThrow(NotDecidedError);
  });
});

describe('play with closing moves only', () => {
  const strongIn = (arena: Arena, universe: Universe, g: G): boolean | undefined => {
    try {
      return universe.isStrong(arena, toEngine(arena, g), Left);
    } catch (error) {
      if (error instanceof NotDecidedError) return undefined;
      throw error;
    }
  };

  it('shows games strong where open components may pile up', () => {
    const arena = new Arena();
    const universe = leastUniverse(arena, [toEngine(arena, read('{.|1,{*,1,-1|0,-1}}'))]);
    expect(strongIn(arena, universe, read('{0,*|0}'))).toBe(true);
    expect(universe.isStrong(arena, toEngine(arena, read('{0|0,*}')), Right)).toBe(true);
  });

  it('never says more than play beside up to three copies of each end', () => {
    const rng = random(97);
    const options = formsOfRankAtMost(2);
    let decided = 0;
    for (let i = 0; i < 25; i++) {
      const arena = new Arena();
      const end = read(`{.|${show(rng.pick(options))},${show(rng.pick(options))}}`);
      const universe = leastUniverse(arena, [toEngine(arena, end)]);
      if (!isFolded(universe) || universe.strengthTable(arena, Left).isBounded) continue;
      const table = new StrengthTable(arena, universe.testEnds(arena), Left, closingMoves);
      if (!table.isBounded) continue;
      const { leftWinsFirst } = plainPlay();
      const ends = leftEndsOf([end]);
      const sums = sumsOfCopies(ends, ends.length > 2 ? 2 : 3);
      for (const g of sample(98 + i, 20, (of) => of.pick(options))) {
        if (table.beatenBy(toEngine(arena, g)) !== undefined) continue;
        expect(strongIn(arena, universe, g)).toBe(true);
        decided++;
        const lost = sums.find((beside) => !leftWinsFirst(g, beside));
        if (lost !== undefined) expect.fail(`${show(g)} beside ${lost.map(show)}`);
      }
    }
    expect(decided).toBeGreaterThan(20);
  });
});

it('games are told apart with membership asked only of games that make a difference', () => {
  const arena = new Arena();
  const universe = leastUniverse(arena, [toEngine(arena, read('{.|0,*}'))]);
  const h = toEngine(arena, read('{.|0,*}'));
  const asked = new Set<FormId>();
  const counting: Universe = {
    ...universe,
    contains: (target, id) => {
      asked.add(id);
      return universe.contains(target, id);
    },
  };
  const found = distinguish(arena, ZERO, h, counting) ?? distinguish(arena, h, ZERO, counting);
  expect(found?.smallest).toBe(true);
  for (const x of asked) {
    expect(misereOutcome(arena, sum(arena, h, x))).not.toBe(misereOutcome(arena, x));
  }
  expect(asked.size).toBeGreaterThan(0);
});
