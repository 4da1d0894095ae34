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

describe('sizes', () => {
  const none = () => [];
  const sized = (fromSizes: (...sizes: number[]) => unknown, told = {}) =>
    rulesetFromModule({ left: none, right: none, fromSizes, ...told } as RulesetModule, {
      name: 'sized',
    });

  it('are two numbers or more; one is a heap, which is read as it is printed', () => {
    const rows = sized((...sizes) => sizes.map((n) => '.'.repeat(n)).join('|'));
    expect(boardToText(readBoard(rows, [2, 2]))).toBe('sized("..|..")');
    expect(boardToText(readBoard(rows, [3]))).toBe('sized(3)');
    expect(() => readBoard(rows, [-1])).toThrow('the heap -1 is negative');
  });

  it('are one number too where the module reads positions itself', () => {
    const strips = sized((n) => '.'.repeat(n!), { parse: String, print: String });
    expect(boardToText(readBoard(strips, [3]))).toBe('sized("...")');
  });

  it.each([
    [undefined, 'gave nothing; give the position of these sizes'],
    [Promise.resolve(3), 'gave a promise, which is not waited for; give the position'],
    [-1, 'the heap -1 is negative'],
    [{ a: 1 }, 'it is none of these; a position is an integer from 0 on, a text, or a list'],
  ])('that give %o are refused', (position, problem) => {
    const bad = () =>
      readBoard(
        sized(() => position),
        [2, 3],
      );
    expect(bad).toThrow(ValueError);
    expect(bad).toThrow(/^fromSizes\(2, 3\) of sized(:| gave) /);
    expect(bad).toThrow(problem);
  });

  it('that give too much are refused', () => {
    const bad = () =>
      readBoard(
        sized(() => 'x'.repeat(10_001)),
        [2, 3],
      );
    expect(bad).toThrow(LimitError);
    expect(bad).toThrow('fromSizes(2, 3) of sized: a text of more than 10000 characters');
  });

  it('that give nothing are told as numbers, whatever the module prints', () => {
    const own = sized(() => undefined, { parse: String, print: () => 'printed' });
    expect(() => readBoard(own, [2, 3])).toThrow('fromSizes(2, 3) of sized gave nothing');
  });
});

it('a module draws the parts of a sum, not the list of them', () => {
  const seen: unknown[] = [];
  const draw = (n: number) => {
    seen.push(n);
    return { width: n, height: 1, cells: [{ x: 0, y: 0, closed: false }], lines: [], pieces: [] };
  };
  const heaps = rulesetFromModule({ left: below, right: below, draw });
  const drawing = drawBoard(readBoard(heaps, ['[3, [2]]']));
  expect(seen).toEqual([3, 2]);
  expect(drawing?.cells.map(({ x }) => x)).toEqual([0, 4]);
});

it('a generator of moves is closed when play does not ask for more', () => {
  let closed = 0;
  function* left(): Generator<number> {
    try {
      for (;;) yield 0;
    } finally {
      closed++;
    }
  }
  const { moves } = rulesetFromModule({ left, right: left });
  for (const _ of moves(3, Left)) break;
  expect(closed).toBe(1);
  expect(() => [...moves(3, Right)]).toThrow(LimitError);
  expect(closed).toBe(2);
});

describe('the place of what is thrown', () => {
  const messageOf = (left: () => never) => {
    const ruleset = rulesetFromModule({ left, right: () => [] }, { file: 'away/loc.mjs' });
    try {
      boardForm(new Arena(), makeBoard(ruleset, 3));
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  const thrower = (message: string, frames: string) => () => {
    const error = new Error(message);
    error.stack = `Error: ${message}\n${frames}`;
    throw error;
  };
  const frames = '    at left (file:///away/loc.mjs:2:9)\n    at file:///away/loc.mjs:5:1';

  it.each(['no moves', '', 'see loc.mjs:99:98', 'two\n    at left (loc.mjs:99:98)'])(
    'is that of the innermost frame, whatever the message says: %j',
    (message) => {
      expect(messageOf(thrower(message, frames))).toContain(', at line 2, column 9;');
    },
  );

  it('is not told where no frame is in the file', () => {
    const elsewhere = thrower('see loc.mjs:99:98', '    at other (file:///away/other.mjs:1:1)');
    expect(messageOf(elsewhere)).not.toContain(', at line');
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
