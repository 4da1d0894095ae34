// A ruleset that says its moves and nothing else: the same forms as the whole ruleset, positions
// told apart by their values, and a refusal where values cannot tell them apart.
import { describe, expect, it } from 'vitest';
import { Arena, D, E, Left, type Side } from '../../src/index.ts';
import {
  boardForm,
  boardOutcome,
  boardSimplestForm,
  boardToText,
  clobber,
  domineering,
  makeBoard,
  type Ruleset,
  readBoard,
} from '../../src/rulesets/index.ts';

describe('moves alone', () => {
  it.each([
    ['domineering', domineering, [2, 3]],
    ['domineering', domineering, ['.#..|.#..']],
    ['clobber', clobber, ['xox|oxo']],
  ] as const)('give %s the forms and outcomes that the whole ruleset gives', (_, whole, call) => {
    const arena = new Arena();
    const known = readBoard(whole, call);
    const moves = (position: unknown, side: Side) => known.ruleset.moves(position, side);
    const bare = makeBoard({ moves }, known.position);
    expect(boardForm(arena, bare)).toBe(boardForm(arena, known));
    expect(boardOutcome(arena, bare)).toBe(boardOutcome(arena, known));
    for (const universe of [D, E]) {
      expect(boardSimplestForm(arena, bare, universe)).toBe(
        boardSimplestForm(arena, known, universe, { through: 'options' }),
      );
    }
  });

  /** Positions that are each an end, except the first, from which Left can move to all others. */
  const fan = (...others: unknown[]): Ruleset => ({
    moves: (at, side) => (at === 'start' && side === Left ? others : []),
  });
  /** The positions that the moves tell apart: how often each is asked for its moves. */
  const asked = (ruleset: Ruleset): number => {
    let count = 0;
    const counting: Ruleset = {
      moves: (at, side) => {
        if (side === Left) count++;
        return ruleset.moves(at, side);
      },
    };
    boardForm(new Arena(), makeBoard(counting, 'start'));
    return count - 1;
  };

  it('tell positions apart by their values', () => {
    expect(asked(fan(3, '3', 3n, true, null, undefined))).toBe(6);
    expect(asked(fan([1, 2], [2, 1], [[1], 2], ['1', 2], [12], '[1, 2]'))).toBe(6);
    expect(asked(fan({ a: 1, b: 2 }, { b: 2, a: 1 }))).toBe(1);
    expect(asked(fan({ a: 1 }, { b: 1 }, { a: { b: 1 } }, {}, []))).toBe(5);
    expect(asked(fan(['a', 'b'], ['a, b'], ['a", "b']))).toBe(3);
    expect(asked(fan([undefined], [], [null]))).toBe(3);
  });

  it('write boards as the values of a program', () => {
    expect(boardToText(makeBoard(fan(), { heaps: [3, 2], turn: 'x' }))).toBe(
      '{"heaps": [3, 2], "turn": "x"}',
    );
    expect(boardToText(makeBoard({ ...fan(), name: 'fan' }, 3))).toBe('fan(3)');
  });

  it('are refused with a cure where values cannot tell positions apart', () => {
    const self: unknown[] = [];
    self.push(self);
    class Heap {}
    for (const [position, what] of [
      [new Map(), 'objects of the class Map'],
      [[new Set([1])], 'objects of the class Set'],
      [new Heap(), 'objects of the class Heap'],
      [{ move: () => 1 }, 'hold a function'],
      [self, 'contain themselves'],
    ] as const) {
      const board = makeBoard<unknown>(fan(), position);
      expect(() => boardForm(new Arena(), board)).toThrow(what);
      expect(() => boardForm(new Arena(), board)).toThrow('give the ruleset a print');
    }
    const written = makeBoard({ ...fan(), print: () => 'a heap' } as Ruleset, new Heap());
    expect(boardOutcome(new Arena(), written)).toBe('N');
  });

  it('a part that occurs twice is no circle, and nesting has no depth at which it fails', () => {
    const part = [1];
    expect(boardToText(makeBoard(fan(), [part, part]))).toBe('[[1], [1]]');
    let deep: unknown = 0;
    for (let i = 0; i < 20_000; i++) deep = [deep];
    expect(boardToText(makeBoard<unknown>(fan(), deep))).toHaveLength(40_001);
  });

  it('of two unnamed families with equal parameters are not mixed up', () => {
    const arena = new Arena();
    const one: Ruleset<number> = { parameters: ['x'], moves: (n) => (n > 0 ? [n - 1] : []) };
    const two: Ruleset<number> = { parameters: ['x'], moves: () => [] };
    expect(boardOutcome(arena, makeBoard(one, 1))).toBe('P');
    expect(boardOutcome(arena, makeBoard(two, 1))).toBe('N');
  });
});
