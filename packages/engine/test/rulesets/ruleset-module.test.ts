// Rulesets from outside, as the library takes them: two functions and whatever else an object tells.
import { describe, expect, it } from 'vitest';
import { Arena, E, Left, LimitError, Right, ValueError } from '../../src/index.ts';
import {
  BoardNotationError,
  boardForm,
  boardSimplestForm,
  boardToText,
  domineering,
  drawBoard,
  makeBoard,
  nim,
  positionToText,
  type RulesetModule,
  readBoard,
  rulesetFromModule,
} from '../../src/rulesets/index.ts';

const below = (n: number) => Array.from({ length: n }, (_, k) => k);

describe('a ruleset of two functions', () => {
  it('is the shipped one with the same rules, heap by heap and as sums', () => {
    const heaps = rulesetFromModule({ left: below, right: below }, { name: 'heaps' });
    const arena = new Arena();
    for (let n = 0; n <= 5; n++) {
      const shipped = boardForm(arena, readBoard(nim, [n]));
      expect(boardForm(arena, makeBoard(heaps, n))).toBe(shipped);
    }
    const sum = readBoard(heaps, ['[3, [2, 1]]']);
    expect(boardForm(arena, sum)).toBe(boardForm(arena, readBoard(nim, [3, 2, 1])));
    expect(boardToText(sum)).toBe('heaps([3, [2, 1]])');
    expect(boardToText(readBoard(heaps, [3]))).toBe('heaps(3)');
    expect(drawBoard(sum)?.pieces).toHaveLength(6);
  });

  it('may be generators, methods that use `this`, and the default export of a module', () => {
    const rules = {
      least: 1,
      *left(n: number) {
        for (let k = this.least; k <= n; k++) yield n - k;
      },
      right: below,
    };
    const arena = new Arena();
    const heap = rulesetFromModule({ default: rules } as unknown as RulesetModule<number>);
    expect(boardForm(arena, makeBoard(heap, 3))).toBe(boardForm(arena, readBoard(nim, [3])));
  });

  it('has components and symmetries where it tells them', () => {
    // A row of pins: a ball takes one pin. Gaps part the row, and a mirror changes nothing.
    const taking = (row: string) =>
      [...row].flatMap((pin, i) => (pin === 'x' ? [`${row.slice(0, i)}.${row.slice(i + 1)}`] : []));
    const plain = { left: taking, right: taking };
    let turned = 0;
    const told: RulesetModule<string> = {
      ...plain,
      components: (row) => row.split('.').filter((part) => part !== ''),
      symmetries: (row) => {
        turned++;
        return [[...row].reverse().join('')];
      },
    };
    const arena = new Arena();
    const quick = makeBoard(rulesetFromModule(told), 'xx.xxx');
    expect(boardForm(arena, quick)).toBe(
      boardForm(arena, makeBoard(rulesetFromModule(plain), 'xx.xxx')),
    );
    expect(turned).toBeGreaterThan(0);
    expect(quick.ruleset.components?.(quick.position)).toEqual(['xx', 'xxx']);
  });

  it('may have positions of its own', () => {
    const { moves, parse, print, fromSizes, draw } = domineering;
    const own = rulesetFromModule({
      name: 'own',
      left: (grid: ReturnType<typeof parse>) => moves(grid, Left),
      right: (grid: ReturnType<typeof parse>) => moves(grid, Right),
      parse,
      print,
      fromSizes: fromSizes!,
      draw: draw!,
    });
    const arena = new Arena();
    const board = readBoard(own, [2, 3]);
    expect(boardToText(board)).toBe('own("...|...")');
    expect(positionToText(readBoard(own, ['..']))).toBe('..');
    const shipped = readBoard(domineering, [2, 3]);
    expect(boardSimplestForm(arena, board, E)).toBe(boardSimplestForm(arena, shipped, E));
    expect(drawBoard(board)).toEqual(drawBoard(shipped));
    expect(() => readBoard(own, ['.x'])).toThrow(BoardNotationError);
  });
});

describe('what is refused', () => {
  const form = (rules: unknown, position: unknown = 3) =>
    boardForm(
      new Arena(),
      makeBoard(rulesetFromModule(rules as RulesetModule), position as number),
    );
  const none = () => [];

  it.each([
    [{}, 'the ruleset exports no `left` and `right`'],
    [null, 'exports no `left` and `right`'],
    [{ left: none, right: [] }, '`right` is a list; export a function'],
    [{ left: none, right: none, draw: 1 }, '`draw` is a number; export a function'],
    [{ left: none, right: none, name: none }, '`name` is a function; export a text'],
    [{ left: none, right: none, print: String }, 'exports `print` without `parse`'],
  ])('%o', (rules, message) => {
    expect(() => form(rules)).toThrow(ValueError);
    expect(() => form(rules)).toThrow(message);
  });

  it('moves that are none, too many, or thrown', () => {
    const left = (give: (n: number) => unknown) => () => form({ left: give, right: none });
    expect(left(() => null)).toThrow(
      'left(3) of the ruleset gave null; give the list of positions',
    );
    expect(left(() => [Symbol('x')])).toThrow('a move of Left from 3 is no position');
    expect(
      left(function* () {
        for (;;) yield 1;
      }),
    ).toThrow(LimitError);
    const broken = left(() => {
      throw new TypeError('x is not a function');
    });
    expect(broken).toThrow('left(3) of the ruleset threw TypeError: x is not a function');
    expect(left(() => ({ [Symbol.iterator]: () => ({ next: () => undefined }) }))).toThrow(
      'left(3) of the ruleset threw TypeError',
    );
  });

  it.each([
    [3, 'a drawing is no object'],
    [{ width: -1, height: 1 }, '`width` is negative'],
    [{ width: 1, height: Number.NaN }, '`height` is no number'],
    [{ width: 1, height: 1, cells: 3 }, '`cells` is no list'],
    [{ width: 1, height: 1, pieces: [{ x: 0, y: 0, owner: 'me' }] }, 'an owner is none of'],
    [{ width: 1, height: 1, lines: [{ from: 1, to: 2 }] }, 'an end of a line is no list'],
    [
      { width: 1, height: 1, cells: Array(10_001).fill({ x: 0, y: 0 }) },
      '`cells` has more than 10000 elements',
    ],
  ])('the drawing %#', (drawing, message) => {
    const ruleset = rulesetFromModule({ left: none, right: none, draw: () => drawing as never });
    expect(() => drawBoard(makeBoard(ruleset, 3))).toThrow(`draw(3) of the ruleset: ${message}`);
  });
});
