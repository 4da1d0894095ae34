// The page draws on boards with the signs that rulesets say they have, and reads their addresses.

import { Arena, Left } from '@proviso/engine';
import {
  boardOutcome,
  type RegisteredRuleset,
  readBoard,
  rulesets,
} from '@proviso/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { boardAddress, readBoardAddress, rulesetName } from '../src/board/board-address.ts';
import {
  brushes,
  nextSign,
  resized,
  signsOn,
  spoken,
  squaresAlong,
  withSquare,
} from '../src/board/squares.ts';
import type { BoardHead, SquareBoards } from '../src/protocol/answers.ts';
import type { StudyPart } from '../src/protocol/worker-api.ts';
import { rulesetInfo, rulesetList, studyBoard } from '../src/worker/study-board.ts';

const infoOf = (name: string) => rulesetInfo(rulesets.get(name)!.ruleset);
const boardsOf = (name: string): SquareBoards => infoOf(name).boards!;

const drawn = rulesetList().flatMap(({ name, boards }) => (boards ? [{ name, boards }] : []));

it('rulesets on squares and strips are drawn on squares, others are not', () => {
  const names = drawn.map(({ name }) => name);
  for (const name of ['domineering', 'cram', 'clobber', 'toadsandfrogs', 'shove', 'nogo']) {
    expect(names).toContain(name);
  }
  for (const name of ['nim', 'hackenbush', 'cutcake']) expect(names).not.toContain(name);
});

describe.each(drawn)('$name', ({ name, boards }) => {
  const { ruleset } = rulesets.get(name)!;

  it('reads every board that can be drawn', () => {
    const rows = boards.strip ? 1 : 3;
    const text = resized('', boards, rows, 4);
    expect(ruleset.print(ruleset.parse(text))).toBe(text);
    for (const { symbol } of brushes(boards)) {
      const changed = withSquare(text, { row: rows - 1, column: 1 }, symbol);
      expect(ruleset.print(ruleset.parse(changed))).toBe(changed);
    }
  });

  it('comes back to the same sign after going through all', () => {
    const signs = brushes(boards);
    for (const { symbol } of signs) {
      expect(signs.reduce((at) => nextSign(boards, at), symbol)).toBe(symbol);
    }
  });
});

/** A frog of either player hops onto dry squares; behind it they are wet for ever. */
const puddles: RegisteredRuleset<string> = {
  name: 'puddles',
  title: 'Puddles',
  rules: 'A player moves the frog one square along the strip. Squares that it has left are wet.',
  notation: 'a strip of _ (dry), w (wet) and @ (the frog)',
  habitat: { universe: 'D', because: 'both players always have the same moves' },
  examples: ['_@_'],
  moves: (strip) =>
    [strip.replace('@_', 'w@'), strip.replace('_@', '@w')].filter((to) => to !== strip),
  parse: (text) => text,
  print: (strip) => strip,
  boards: {
    squares: {
      _: { name: 'dry' },
      w: { name: 'wet', closed: true, inPlayOnly: true },
      '@': { name: 'the frog', owner: 'either' },
    },
    strip: true,
  },
};

describe('a ruleset the page has never heard of', () => {
  const boards = rulesetInfo(puddles).boards!;

  it('is drawn as it says itself', () => {
    const [row] = signsOn(boards, '_@w')!;
    expect(row!.map(({ look }) => look)).toEqual(['open', 'either', 'closed']);
    expect(row!.map((sign, column) => spoken({ row: 0, column }, sign))).toEqual([
      'row 1, column 1: dry',
      'row 1, column 2: the frog',
      'row 1, column 3: wet',
    ]);
  });

  it('is edited with the squares that are put there by hand', () => {
    expect(nextSign(boards, '_')).toBe('@');
    expect(nextSign(boards, '@')).toBe('_');
    expect(nextSign(boards, 'w')).toBe('_');
    const wider = resized('_@w', boards, 1, 5);
    expect(wider).toBe('_@w__');
    const edited = withSquare(wider, { row: 0, column: 2 }, nextSign(boards, 'w'));
    expect([...puddles.moves(readBoard(puddles, [edited]).position as string, Left)]).toEqual([
      '_w@__',
      '@w___',
    ]);
  });

  it('is not drawn from a text that is no board of it', () => {
    for (const text of ['', '_x', '_|_']) expect(signsOn(boards, text)).toBeUndefined();
  });
});

it('a board keeps its squares when its size changes', () => {
  expect(resized('.#|..', boardsOf('domineering'), 3, 3)).toBe('.#.|...|...');
  expect(resized('.#|..', boardsOf('domineering'), 1, 1)).toBe('.');
  expect(resized('xo', boardsOf('clobber'), 2, 3)).toBe('xox|oxo');
  expect(resized('t.f', boardsOf('toadsandfrogs'), 1, 5)).toBe('t.f..');
});

it('a square beside the board changes nothing', () => {
  for (const [row, column] of [
    [-1, 0],
    [0, -1],
    [2, 0],
    [0, 2],
  ] as const) {
    expect(withSquare('..|..', { row, column }, '#')).toBe('..|..');
  }
});

describe('a fast stroke', () => {
  it('goes through every square between two places it was seen at', () => {
    const columns = squaresAlong({ x: 0.5, y: 0.5 }, { x: 6.5, y: 0.5 });
    expect(columns.map(({ column }) => column)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(new Set(columns.map(({ row }) => row))).toEqual(new Set([0]));
    const slanted = squaresAlong({ x: 0.5, y: 3.5 }, { x: 3.5, y: 0.5 });
    expect(slanted.map(({ row, column }) => row + column)).toEqual(slanted.map(() => 3));
    expect(slanted).toHaveLength(4);
  });

  it('leaves no gap whatever its slope: neighbours touch', () => {
    for (const to of [
      { x: 9.3, y: 2.1 },
      { x: -4.2, y: 7.9 },
      { x: 0.6, y: -8 },
    ]) {
      const places = squaresAlong({ x: 0.5, y: 0.5 }, to);
      for (const [i, next] of places.slice(1).entries()) {
        const here = places[i]!;
        expect(Math.abs(next.row - here.row)).toBeLessThanOrEqual(1);
        expect(Math.abs(next.column - here.column)).toBeLessThanOrEqual(1);
      }
    }
  });
});

it('a ruleset is told with its universe of a ruleset as the papers write it, and one name for all octal games', () => {
  expect(infoOf('domineering').habitat?.universe).toBe('D(1̄0)');
  const titles = rulesetList().map(({ title }) => title);
  expect(titles).toContain('Octal games');
  expect(titles).toContain('Toads and Frogs');
});

it.each([...rulesets.values()])(
  '$name can be played: its examples are drawn, and every move leads to a board of it',
  ({ name, ruleset: { parameters = [], examples, draw }, board }) => {
    for (const position of examples.slice(0, 2)) {
      const parts: StudyPart<BoardHead>[] = [];
      studyBoard(name, [...parameters, position], (part) => parts.push(part));
      const [head] = parts.flatMap((part) => ('head' in part ? [part.head] : []));
      // A drawing may follow later.
      if (draw !== undefined) expect(head!.picture?.svg).toMatch(/^<svg/);
      const moves = [...head!.left, ...head!.right];
      expect(moves).not.toEqual([]);
      for (const move of moves) {
        const after = board(...parameters, move.position);
        expect(boardOutcome(new Arena(), after)).toBe(move.outcome);
      }
    }
  },
);

describe('addresses', () => {
  it.each(rulesetList().map((info) => [info.name, info] as const))(
    'of %s: what is filled in stays where it is when a move is made',
    (name, info) => {
      const first = readBoardAddress(['board', name], info);
      const said = { name, parameters: info.parameters, position: info.examples[0]! };
      expect(first).toEqual({ ...said, unsaid: true });
      const moved = boardAddress({ ...first, position: info.examples[1]! });
      expect(rulesetName(moved)).toBe(name);
      expect(readBoardAddress(moved, info)).toEqual({ ...said, position: info.examples[1] });
    },
  );

  it('of an octal game holds its code, then its position', () => {
    const read = (...call: string[]) =>
      readBoardAddress(['board', 'octal', ...call], infoOf('octal'));
    expect(read('0.07', '4 2')).toEqual({ name: 'octal', parameters: ['0.07'], position: '4 2' });
    expect(read('0.07').parameters).toEqual(['0.07']);
    expect(read('0.07', '').position).toBe('');
  });
});
