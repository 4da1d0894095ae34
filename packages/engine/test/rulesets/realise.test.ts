// The smallest boards equal to games, against a second telling on plain objects: all boards of a few
// squares played by the naive rules and compared by definition, smallest first.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Arena,
  B,
  BudgetError,
  D,
  E,
  integer,
  Left,
  M,
  nimHeap,
  simplestForm,
} from '../../src/index.ts';
import {
  boardLiesIn,
  boardSimplestForm,
  clobber,
  domineering,
  hackenbush,
  konane,
  makeBoard,
  maundyCake,
  nim,
  nogo,
  positionToText,
  type Ruleset,
  reached,
  readBoard,
  realise,
  rulesets,
  searchedText,
  wythoff,
} from '../../src/rulesets/index.ts';
import { boardsOfSize, sizesOf } from '../../src/rulesets/sizes.ts';
import { toEngine } from '../oracle/bridge.ts';
import { type G, rank } from '../oracle/game.ts';
import { equal } from '../oracle/order.ts';
import * as oracle from '../oracle/universes.ts';
import * as naive from './naive.ts';
import * as naiveGrids from './naive-grids.ts';
import { heapLists, smallPositions } from './small-positions.ts';
import { boards } from './words.ts';

/** All boards of so many squares, of every shape. */
const rectangles = (alphabet: string, size: number): string[] =>
  [...Array(size).keys()].flatMap((i) =>
    size % (i + 1) === 0 ? boards(alphabet, i + 1, size / (i + 1)) : [],
  );

const textsOf = (ruleset: Ruleset, size: number): string[] => {
  const found = [...boardsOfSize(ruleset, sizesOf(ruleset)!, size)];
  return found.map(positionToText);
};

describe('positions by size', () => {
  /** Every position is there, or one that is symmetric to it. */
  const covers = (ruleset: Ruleset, size: number, texts: readonly string[]) => {
    const found = new Set(textsOf(ruleset, size));
    for (const text of texts) {
      const position = ruleset.parse!(text);
      const alike = [position, ...(ruleset.symmetries?.(position) ?? [])];
      const there = alike.filter((each) => found.has(positionToText(makeBoard(ruleset, each))));
      expect(new Set(there.map((each) => ruleset.print!(each))).size, text).toBe(1);
    }
  };

  it('has every board of squares once up to symmetry', () => {
    for (const size of [1, 2, 3, 4, 5, 6]) covers(domineering, size, rectangles('.#', size));
    for (const size of [1, 2, 3, 4, 5]) covers(clobber, size, rectangles('.xo', size));
    expect(textsOf(domineering, 2).sort()).toEqual(['..', '##', '#.', '.|.', '#|#', '#|.'].sort());
    expect(textsOf(domineering, 0)).toEqual([]);
  });

  it('leaves out what the ruleset does not read', () => {
    for (const size of [1, 2, 3, 4]) {
      const legal = rectangles('.xo', size).filter(naiveGrids.isNogo);
      covers(nogo, size, legal);
      for (const text of textsOf(nogo, size).filter((each) => !each.includes('#'))) {
        expect(legal, text).toContain(text);
      }
    }
  });

  it('has all heaps, forests and cakes of a size, each once', () => {
    // Partitions of 0, 1, 2, …
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((n) => textsOf(nim, n).length)).toEqual([
      1, 1, 2, 3, 5, 7, 11, 15,
    ]);
    expect([...Array(8).keys()].flatMap((n) => textsOf(nim, n)).sort()).toEqual(
      [...heapLists(7)].sort(),
    );
    expect(textsOf(wythoff, 3).sort()).toEqual(['0 3', '1 2']);
    const forests = smallPositions['hackenbush']!.map(({ text }) =>
      positionToText(readBoard(hackenbush, [text])),
    );
    const found = [0, 1, 2, 3, 4].flatMap((n) => textsOf(hackenbush, n));
    expect(new Set(found).size).toBe(found.length);
    expect(new Set(found)).toEqual(new Set(forests));
    expect(textsOf(maundyCake, 3).sort()).toEqual(
      ['1x1 1x1 1x1', '1x2 1x1', '1x3', '2x1 1x1', '3x1'].sort(),
    );
    expect(textsOf(maundyCake, 0)).toEqual([]);
  });

  it('gives what can be read back, for every ruleset that tells sizes', () => {
    for (const { name, ruleset } of rulesets.values()) {
      if (sizesOf(ruleset) === undefined) continue;
      for (const size of [1, 2, 3]) {
        const texts = textsOf(ruleset, size);
        expect(new Set(texts).size, name).toBe(texts.length);
        for (const text of texts)
          expect(positionToText(readBoard(ruleset, [text])), name).toBe(text);
      }
    }
  });
});

interface Told {
  readonly text: string;
  readonly size: number;
  readonly form: G;
}

const told = (alphabet: string, form: (text: string) => G, largest: number): Told[] =>
  [...Array(largest).keys()].flatMap((i) =>
    rectangles(alphabet, i + 1).map((text) => ({ text, size: i + 1, form: form(text) })),
  );

describe.each([
  { ruleset: domineering as Ruleset, all: told('.#', naive.domineering, 6), largest: 6 },
  { ruleset: clobber as Ruleset, all: told('.xo', naive.clobber, 5), largest: 5 },
  { ruleset: konane as Ruleset, all: told('.xo#', naiveGrids.konane, 4), largest: 4 },
])('the smallest board of $ruleset.name', ({ ruleset, all, largest }) => {
  const pairs = [
    ['M', M, oracle.M],
    ['B', B, oracle.B],
    ['E', E, oracle.E],
    ['D', D, oracle.D],
  ] as const;

  it.each(pairs)('is as small as the definition says, modulo %s', (_, universe, plain) => {
    const arena = new Arena();
    // Every small board is a game to look for, and some that may not occur at all.
    const wanted = [...new Set(all.map(({ form }) => form))].filter((g) => rank(g) <= 2);
    for (const g of wanted) {
      const first = all.find(({ form }) => plain.contains(form) && equal(form, g, plain));
      const { found, searched } = realise(arena, toEngine(arena, g), ruleset, universe, {
        largest,
      });
      expect(found?.size).toBe(first?.size);
      if (found === undefined) {
        expect(searched.upTo).toBe(largest);
        continue;
      }
      const same = all.find(({ text }) => text === positionToText(found.board));
      expect(same!.size).toBe(found.size);
      expect(plain.contains(same!.form)).toBe(true);
      expect(equal(same!.form, g, plain)).toBe(true);
    }
  });
});

describe('realise', () => {
  it('never says more than the sizes it searched', () => {
    const arena = new Arena();
    const { found, searched } = realise(arena, nimHeap(arena, 2), domineering, E, { largest: 3 });
    expect(found).toBeUndefined();
    expect(searchedText(searched)).toBe('all positions of at most 3 squares');
    // Left alone it looks at whole sizes only, and stops.
    const alone = realise(arena, nimHeap(arena, 2), nim as Ruleset, M);
    expect(positionToText(alone.found!.board)).toBe('2');
    expect(realise(arena, integer(arena, 1), nim, M).searched.upTo).toBeGreaterThan(5);
  });

  it('counts only positions that lie in the universe', () => {
    const arena = new Arena();
    // Modulo D these are equal to members of D, and are none themselves.
    const outside = readBoard(domineering, ['.|.']);
    const g = boardSimplestForm(arena, outside, D);
    expect(boardLiesIn(arena, outside, D)).toBe(false);
    expect(realise(arena, g, [outside], D).found).toBeUndefined();
    expect(realise(arena, g, [outside], E).searched).toEqual({ boards: 1 });
    expect(realise(arena, integer(arena, 1), [outside], E).found?.board).toBe(outside);
  });

  it('asks the form where the components do not tell', () => {
    const arena = new Arena();
    // Left cannot move in {· | 1}, and can again after Right has moved: blocking, and not dead-ending.
    const rules: Ruleset<number> = {
      moves: (n, side) => (n > 0 && (n === 1) === (side === Left) ? [n - 1] : []),
    };
    const board = makeBoard(rules, 2);
    const g = arena.intern([], [integer(arena, 1)]);
    expect(boardLiesIn(arena, board, B)).toBe(false);
    expect(realise(arena, g, [board], B).found?.board).toBe(board);
    expect(realise(arena, g, [board], E).found).toBeUndefined();
  });

  it('takes boards in their order', () => {
    const arena = new Arena();
    const given = ['1 1', '3', '2'].map((text) => readBoard(nim, [text]));
    expect(realise(arena, nimHeap(arena, 2), given, M).found).toEqual({ board: given[2] });
    const { found, searched } = realise(arena, nimHeap(arena, 4), given, M);
    expect([found, searchedText(searched)]).toEqual([undefined, 'the 3 boards given']);
  });

  it('refuses rules of which no sizes are known, with what to do', () => {
    const rules: Ruleset<number> = { moves: (n) => (n > 0 ? [n - 1] : []), name: 'mine' };
    const arena = new Arena();
    expect(() => realise(arena, nimHeap(arena, 1), rules as Ruleset, M)).toThrow(
      'which positions mine has of each size is not known; give a list of boards',
    );
  });

  it('says what it has found where it is stopped', () => {
    const arena = new Arena();
    let steps = 0;
    const stopped = () =>
      arena.under({ shouldStop: () => ++steps > 3 }, () =>
        realise(arena, nimHeap(arena, 2), domineering, E, { largest: 30 }),
      );
    expect(stopped).toThrow(BudgetError);
    steps = 0;
    expect(stopped).toThrow(/stopped on request \(so far 0 of 1 found; searched: all positions/);
  });
});

describe('reached', () => {
  it('has exactly what is realised one by one, and no less on larger boards', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Ruleset>(domineering, clobber, hackenbush, nim),
        fc.constantFrom(M, B, E, D),
        fc.integer({ min: 1, max: 4 }),
        (ruleset, universe, largest) => {
          const arena = new Arena();
          const wanted = [0, 1, 2].flatMap((n) => [nimHeap(arena, n), integer(arena, n)]);
          const { found } = reached(arena, wanted, ruleset, universe, { largest });
          const more = reached(arena, wanted, ruleset, universe, { largest: largest + 1 }).found;
          for (const g of wanted) {
            const simplest = simplestForm(arena, g, universe);
            const one = realise(arena, g, ruleset, universe, { largest }).found;
            expect(found.get(simplest)).toEqual(one);
            if (one !== undefined) expect(more.get(simplest)).toEqual(one);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
