// How boards are written: round trips, the errors of bad input with their places and cures, and what
// drawings say.
import { describe, expect, it } from 'vitest';
import {
  type Board,
  BoardNotationError,
  boardToText,
  drawBoard,
  makeBoard,
  positionToText,
  readBoard,
  rulesets,
} from '../../src/rulesets/index.ts';
import { smallPositions } from './small-positions.ts';

const board = (name: string, ...call: (string | number)[]): Board =>
  rulesets.get(name)!.board(...call);

describe('notation', () => {
  it('every ruleset has a name, rules, calls that work and examples that read', () => {
    for (const [name, entry] of rulesets) {
      expect(entry.name).toBe(name);
      expect(entry.ruleset.name).toBe(name);
      expect(entry.ruleset.rules, name).toMatch(/^\S.*\.$/);
      expect(entry.ruleset.examples.length).toBeGreaterThan(0);
      for (const example of entry.ruleset.examples)
        expect(positionToText(readBoard(entry.ruleset, [example]))).not.toBe('');
      for (const call of entry.calls) {
        const args = JSON.parse(`[${call.slice(name.length + 1, -1)}]`) as (string | number)[];
        expect(boardToText(entry.board(...args))).toContain(`${name}("`);
      }
    }
  });

  it('print and parse are inverse on all small positions', () => {
    for (const [name, positions] of Object.entries(smallPositions)) {
      const { ruleset } = rulesets.get(name)!;
      for (const { text } of positions) {
        const printed = ruleset.print(ruleset.parse(text));
        expect(ruleset.print(ruleset.parse(printed))).toBe(printed);
        // Graphs keep the names that were typed, and have many spellings, as trees have.
        if (ruleset.graphs !== undefined) continue;
        expect(ruleset.parse(printed)).toEqual(ruleset.parse(text));
        if (name !== 'hackenbush') expect(printed).toBe(text);
      }
    }
  });

  it('boards are written as the language reads them', () => {
    expect(boardToText(board('domineering', 2, 3))).toBe('domineering("...|...")');
    expect(boardToText(board('clobber', 2, 3))).toBe('clobber("xox|oxo")');
    expect(boardToText(board('toadsandfrogs', 2, 1, 1))).toBe('toadsandfrogs("tt.f")');
    expect(boardToText(board('octal', '0.77', 3, 5))).toBe('octal("0.77", "5 3")');
    expect(boardToText(board('nim', '1, 2 + 3'))).toBe('nim("3 2 1")');
    expect(boardToText(board('hackenbush', ' b (r)(g b) '))).toBe('hackenbush("b(r)gb")');
  });

  it('trees and branches in any order are one board, the shorter written first', () => {
    for (const text of ['r+g+bb', 'bb+r+g', 'g+bb+r']) {
      expect(positionToText(board('hackenbush', text))).toBe('g+r+bb');
    }
    for (const text of ['b(r)(gb)(g)', 'b(gb)(g)(r)', 'b(g)(r)gb']) {
      expect(positionToText(board('hackenbush', text))).toBe('b(g)(r)gb');
    }
  });

  it('domineering(2, 10) has 2 rows and 10 columns', () => {
    expect(positionToText(board('domineering', 2, 10))).toBe('..........|..........');
  });

  const bad: readonly [string, (string | number)[], RegExp, number][] = [
    ['domineering', ['..|.x'], /"x" is no square at character 5 .*write rows of \. \(open\), #/, 5],
    ['domineering', ['..|.'], /row 2 has 1 squares and row 1 has 2, at character 4.*one length/, 4],
    ['domineering', ['..|'], /row 2 has 0 squares/, 4],
    ['domineering', ['|..'], /row 1 has 0 squares/, 1],
    ['domineering', [''], /an empty board has no squares; write rows/, 1],
    ['domineering', ['  '], /an empty board/, 1],
    ['domineering', [0, 5], /the number of rows cannot be 0; write a whole number from 1/, 1],
    ['domineering', [2.5, 5], /cannot be 2.5/, 1],
    ['domineering', [2], /a board has two sizes; write the number of rows/, 1],
    ['domineering', [2, 2, 2], /two sizes/, 1],
    ['domineering', [], /domineering needs a position; write it as text/, 1],
    ['domineering', ['..', 2], /needs a position/, 1],
    ['domineering', [1e9, 1e9], /cannot be 1000000000/, 1],
    ['domineering', [1000, 1000], /the number of squares cannot be 1000000/, 1],
    ['clobber', ['xo|o#'], /"#" is no square at character 5/, 5],
    ['clobber', [0, 0], /rows cannot be 0/, 1],
    ['nogo', ['xo|o.'], /the stone "x" belongs to a block without a liberty at character 1/, 1],
    ['nogo', ['.o|ox'], /"x" belongs to .*; leave an empty square beside every block/, 5],
    [
      'col',
      ['x.|xo'],
      /^the neighbours a1 and a2 are both Left's at character 4 in "x\.\|xo"; in Col neighbours must not have the same colour/,
      4,
    ],
    ['col', ['..ox|..o.'], /^the neighbours c1 and c2 are both Right's at character 8/, 8],
    [
      'snort',
      ['.xo'],
      /^the neighbours b1 and c1 are Left's and Right's at character 3 in "\.xo"; in Snort neighbours must not have different colours/,
      3,
    ],
    [
      'graphcol',
      ['v:L-w:L'],
      /^the neighbours v and w are both Left's; in Col on graphs neighbours must not have the same colour/,
      1,
    ],
    [
      'graphsnort',
      ['v-w:R, w-u, v-u:L, u-w'],
      /^the neighbours w and u are Right's and Left's; in Snort on graphs neighbours must not have different colours/,
      1,
    ],
    ['toadsandfrogs', ['t.|f'], /a strip has one row and no \| at character 3/, 3],
    ['toadsandfrogs', ['t.g'], /"g" is no square at character 3/, 3],
    ['toadsandfrogs', [1, 2, 3, 4], /three sizes/, 1],
    ['toadsandfrogs', [0, 0, 0], /length of the strip cannot be 0/, 1],
    ['hackenbush', ['bxr'], /"x" is no edge at character 2.*write edges b \(left\), r/, 2],
    ['hackenbush', ['b(r'], /not closed at character 2/, 2],
    ['hackenbush', ['b)r'], /closes nothing at character 2/, 2],
    ['hackenbush', ['b()r'], /a side branch is empty at character 2/, 2],
    ['hackenbush', ['b++r'], /a tree is missing/, 3],
    ['hackenbush', [''], /there is no edge/, 1],
    ['hackenbush', ['b'.repeat(501)], /more than 500 edges/, 501],
    ['hackenbush', ['('.repeat(100_000)], /nested more than/, 502],
    ['hackenbush', [3], /needs a position/, 1],
    ['nim', ['3 x'], /"x" is no heap at character 3/, 3],
    ['nim', [-1], /a heap cannot be -1/, 1],
    ['nim', [1e9], /a heap cannot be/, 1],
    ['nim', [''], /there are no heaps/, 1],
    ['octal', [5], /an octal game needs its code; write octal\("0.77", 5\)/, 1],
    ['octal', ['0.78', 5], /"8" is no octal digit at character 4/, 4],
    ['octal', ['77', 5], /"77" is no code/, 1],
    ['octal', ['2.7', 5], /0 or 4 before/, 1],
    ['octal', ['0.77'], /needs a position/, 1],
  ];

  const strips = [...rulesets.values()].filter(({ ruleset }) => ruleset.boards?.strip);
  it.each(strips)('$name asks for one row, whatever is wrong', ({ ruleset }) => {
    const [example = ''] = ruleset.examples;
    for (const text of ['', '?', `${example}|${example}`]) {
      expect(() => ruleset.parse(text)).toThrow(/write one row of (?!.*split by \|)/);
    }
  });

  it.each(bad)('%s(%j) is refused with the place and a cure', (name, call, message, column) => {
    let error: unknown;
    try {
      board(name, ...call);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(BoardNotationError);
    expect((error as BoardNotationError).message).toMatch(message);
    expect((error as BoardNotationError).column).toBe(column);
  });
});

describe('drawings', () => {
  it('are there where the rules give one', () => {
    expect(drawBoard(makeBoard({ moves: () => [] }, 0))).toBeUndefined();
  });

  it('of grids: a cell a square, closed where covered, pieces with owners', () => {
    const drawing = drawBoard(board('domineering', '.#|..'))!;
    expect(drawing).toMatchObject({ width: 2, height: 2, lines: [], pieces: [] });
    expect(drawing.cells.map(({ closed }) => closed)).toEqual([false, true, false, false]);
    expect(drawBoard(board('clobber', '.x|o.'))!.pieces).toEqual([
      { x: 1, y: 0, owner: 'left', symbol: 'x' },
      { x: 0, y: 1, owner: 'right', symbol: 'o' },
    ]);
    expect(drawBoard(board('toadsandfrogs', 't.f'))!.pieces.map(({ x }) => x)).toEqual([0, 2]);
  });

  it('of trees: one line an edge, joined end to end from the ground up', () => {
    for (const text of ['b', 'bbr', 'b(r)(gb)r+g', 'g(g)(g)(g)']) {
      const drawing = drawBoard(board('hackenbush', text))!;
      expect(drawing.lines).toHaveLength([...text].filter((c) => 'brg'.includes(c)).length);
      const ends = drawing.lines.map(({ to }) => to.join());
      for (const { from, to } of drawing.lines) {
        expect(to[1]).toBe(from[1] - 1);
        expect(from[1] === drawing.ground || ends.includes(from.join())).toBe(true);
      }
    }
  });

  it('of heaps: a counter each, standing on the ground', () => {
    const drawing = drawBoard(board('nim', 3, 1))!;
    expect(drawing.pieces).toHaveLength(4);
    expect(drawing.ground).toBe(3);
    expect(drawing.pieces.filter(({ x, y }) => x === 1 && y === 2)).toHaveLength(1);
  });
});
