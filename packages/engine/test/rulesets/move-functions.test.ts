// Rulesets made of move functions: the same games as those that ship, sums, what is no position, and
// play that does not end.
import { describe, expect, it } from 'vitest';
import { Arena, E, Left, simplestForm, sum } from '../../src/index.ts';
import {
  type Board,
  boardForm,
  boardOutcome,
  boardSimplestForm,
  boardToText,
  domineering,
  drawBoard,
  EndlessPlayError,
  makeBoard,
  nim,
  partizanOctal,
  readBoard,
  rulesetOfMoves,
  summandsOf,
  sumOfBoards,
  type WrittenPosition,
} from '../../src/rulesets/index.ts';
import { fromEngine } from '../oracle/bridge.ts';
import * as naive from './naive.ts';
import { words } from './words.ts';

const after = (n: number): WrittenPosition[] =>
  Array.from({ length: Math.max(0, n + 1) }, (_, k) => [k, n - k]);
const kayles = rulesetOfMoves((n, side) => after(Number(n) - (side === Left ? 1 : 2)), {
  definition: 'ruleset(f, g)',
});
const at = (position: WrittenPosition): Board => makeBoard(kayles, position);

describe('a ruleset of move functions', () => {
  it('Partizan Kayles is the partizan octal game 0.7 and 0.07', () => {
    const arena = new Arena();
    for (let n = 0; n <= 9; n++) {
      const octal = readBoard(partizanOctal('0.7', '0.07'), [n]);
      expect(boardForm(arena, at(n))).toBe(boardForm(arena, octal));
      expect(boardOutcome(arena, at(n))).toBe(boardOutcome(arena, octal));
    }
  });

  it('takes texts as positions', () => {
    const arena = new Arena();
    const leaps = (text: string, rules: readonly string[]): string[] =>
      rules.flatMap((rule) => {
        const [from = '', to = ''] = rule.split('>');
        return [...text.matchAll(new RegExp(`(?=${from.replaceAll('.', '\\.')})`, 'g'))].map(
          ({ index }) => text.slice(0, index) + to + text.slice(index + from.length),
        );
      });
    const toads = rulesetOfMoves((text, side) =>
      leaps(String(text), side === Left ? ['t.>.t', 'tf.>.ft'] : ['.f>f.', '.tf>ft.']),
    );
    for (const text of [1, 2, 3, 4, 5].flatMap((n) => words('t.f', n)))
      expect(fromEngine(arena, boardForm(arena, makeBoard(toads, text)))).toBe(
        naive.toadsAndFrogs(text),
      );
  });

  it('lists are sums, however deep', () => {
    const arena = new Arena();
    const both = sum(arena, boardForm(arena, at(3)), boardForm(arena, at(4)));
    for (const position of [
      [3, 4],
      [[3], [[4]]],
      [3, [4, []]],
      [0, 4, 3],
    ])
      expect(boardForm(arena, at(position))).toBe(both);
    expect(boardForm(arena, at([]))).toBe(0);
    for (const position of [[1, 2], [[1, 2]], [[[1], 2]]]) {
      expect([...kayles.moves(position, Left)]).toEqual([
        [0, 0, 2],
        [1, 0, 1],
        [1, 1, 0],
      ]);
    }
  });

  it('is written as it is called, and read back', () => {
    for (const [position, text] of [
      [7, 'ruleset(f, g)(7)'],
      ['tt.ff', 'ruleset(f, g)("tt.ff")'],
      [[3, [4]], 'ruleset(f, g)([3, [4]])'],
    ] as const) {
      expect(boardToText(at(position))).toBe(text);
      expect(boardToText(at(position), () => 'pk')).toBe(text.replace('ruleset(f, g)', 'pk'));
      const literal = kayles.literal!(position);
      expect(kayles.parse!(literal)).toEqual(position);
    }
    expect(() => kayles.parse!('tt')).toThrow('tt is no position; write 7, "tt.ff" or [3, 4]');
    expect(() => kayles.parse!('{"a": 1}')).toThrow('a position is an integer from 0 on');
  });

  it('draws heaps as columns and texts as squares', () => {
    expect(drawBoard(at([2, 3]))?.pieces).toHaveLength(5);
    expect(drawBoard(at('t.f'))?.cells).toHaveLength(3);
    expect(drawBoard(at(['t.|..', 4]))).toMatchObject({ width: 4, height: 4 });
  });
});

describe('moves that are no positions are refused', () => {
  it.each([
    [-1, 'a move of Left from 3 is no position: the heap -1 is negative'],
    [[2, -3], 'the heap -3 is negative; a position is an integer from 0 on, a text, or a list'],
    [1.5, '1.5 is no heap'],
    [Number.NaN, 'NaN is no heap'],
    [undefined, 'it is none of these; a position is an integer'],
    [{ heap: 1 }, 'it is none of these'],
    [2 ** 60, 'a heap above 2^53 is too large'],
    ['x'.repeat(10_001), 'a text of more than 10000 characters is too large'],
    [new Array(1_001).fill(1), 'a sum of more than 1000 positions'],
  ])('%#', (move, message) => {
    const bad = rulesetOfMoves((n, side) => (n === 3 && side === Left ? [move] : []));
    for (const find of [boardForm, boardOutcome])
      expect(() => find(new Arena(), makeBoard(bad, 3))).toThrow(message);
  });
});

describe('play that need not end', () => {
  const heaps = (moves: (n: number) => WrittenPosition[]) =>
    makeBoard(
      rulesetOfMoves((n) => moves(Number(n)), { definition: 'ruleset(f, f)' }),
      1,
    );
  const finds = [boardOutcome, boardForm] as const;

  it.each(finds)('a heap that comes back is named with its circle', (find) => {
    expect(() =>
      find(
        new Arena(),
        heaps((n) => [(n + 1) % 3]),
      ),
    ).toThrow(
      'in ruleset(f, f) the position 1 can come back, by way of 2 and 0; play must end whatever is moved',
    );
    expect(() =>
      find(
        new Arena(),
        heaps((n) => [n]),
      ),
    ).toThrow('the position 1 can come back, after one move');
  });

  it.each(finds)('a heap that comes back beside others is', (find) => {
    expect(() =>
      find(
        new Arena(),
        heaps((n) => [[n, n]]),
      ),
    ).toThrow(EndlessPlayError);
    expect(() =>
      find(
        new Arena(),
        heaps((n) => [[1 - n, 1 - n]]),
      ),
    ).toThrow('the position 1 can come back, by way of 0');
  });

  it.each(finds)('what grows without end is stopped with a clear sentence', (find) => {
    expect(() =>
      find(
        new Arena(),
        heaps((n) => [n + 1]),
      ),
    ).toThrow(
      'in ruleset(f, f) a line of play goes on for more than 100,000 moves, from 1 to 100001; play must end',
    );
    expect(() =>
      find(
        new Arena(),
        heaps((n) => [2 * n]),
      ),
    ).toThrow('a heap above 2^53 is too large');
    const text = makeBoard(
      rulesetOfMoves((t) => [`${t}x`]),
      'x',
    );
    // Of the long text itself only the beginning is quoted.
    expect(() => find(new Arena(), text)).toThrow(
      /^a move of Left from "x{58}… is no position: a text of more than 10000 characters/,
    );
  });
});

describe('rules that read something which changes', () => {
  it('are asked again where their key is another', () => {
    const arena = new Arena();
    let taken = 1;
    const keys = [{}, {}, {}];
    const changing = rulesetOfMoves((n) => (Number(n) >= taken ? [Number(n) - taken] : []), {
      key: () => keys[taken]!,
    });
    const board = makeBoard(changing, 2);
    expect(boardForm(arena, board)).toBe(boardForm(arena, readBoard(nim, [1, 1])));
    taken = 2;
    expect(boardForm(arena, board)).toBe(boardForm(arena, readBoard(nim, [1])));
  });
});

describe('sums of boards', () => {
  const arena = new Arena();
  const parts = [readBoard(domineering, [2, 3]), at(4), readBoard(nim, [2]), at('')];
  const total = sumOfBoards([sumOfBoards(parts.slice(0, 2)), ...parts.slice(2)]);

  it('are the sums of forms, in play and modulo a universe', () => {
    const two = sumOfBoards(parts.slice(0, 2));
    const form = sum(arena, boardForm(arena, parts[0]!), boardForm(arena, parts[1]!));
    expect(boardForm(arena, two)).toBe(form);
    expect(boardSimplestForm(arena, two, E)).toBe(simplestForm(arena, form, E));
    expect(boardOutcome(arena, two)).toBe(boardOutcome(new Arena(), two));
  });

  it('are written with +, and fall apart into what was added', () => {
    expect(boardToText(sumOfBoards(parts.slice(0, 3)))).toBe(
      'domineering("...|...") + ruleset(f, g)(4) + nim("2")',
    );
    expect(summandsOf(total)).toEqual(parts);
    expect(summandsOf(parts[0]!)).toEqual([parts[0]]);
    expect(sumOfBoards([parts[0]!])).toBe(parts[0]);
    expect(boardForm(arena, sumOfBoards([]))).toBe(0);
  });

  it('have the moves of their summands', () => {
    const two = sumOfBoards([readBoard(nim, [1]), readBoard(nim, [2])]);
    const moved = [...two.ruleset.moves(two.position, Left)].map((position) =>
      boardToText({ ruleset: two.ruleset, position }),
    );
    expect(moved).toEqual(['nim("0") + nim("2")', 'nim("1") + nim("0")', 'nim("1") + nim("1")']);
  });

  it('stand side by side', () => {
    const drawing = drawBoard(sumOfBoards([readBoard(domineering, [2, 3]), readBoard(nim, [3])]));
    expect(drawing).toMatchObject({ width: 5, height: 3 });
  });
});
