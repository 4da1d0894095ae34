// Searches in little memory: tables of a few dozen entries, and stores that must forget to go on.

import { describe, expect, test } from 'vitest';
import { size } from '../../../../test/long/size.ts';
import { Arena, BudgetError, Left, Right, SIDES } from '../../src/index.ts';
import { boardPartsIn } from '../../src/rulesets/board-parts.ts';
import {
  type Board,
  boardIsWon,
  boardOutcome,
  type Ruleset,
  readBoard,
  rulesets,
} from '../../src/rulesets/index.ts';
import { packedPartsIn } from '../../src/rulesets/outcome.ts';
import { boardsOfSize, sizesOf } from '../../src/rulesets/sizes.ts';
import type { Convention } from '../../src/solver/convention.ts';
import { PackedParts } from '../../src/solver/packed-parts.ts';
import { Search } from '../../src/solver/search.ts';
import { SumSpace } from '../../src/solver/sum-space.ts';
import { Transpositions } from '../../src/solver/transpositions.ts';
import { plainPlay } from './plain-play.ts';

const conventions: readonly Convention[] = ['misere', 'normal'];
const PACKED = ['domineering', 'quelhas', 'cram', 'clobber', 'cannibalclobber'];
const rulesetOf = (name: string): Ruleset => rulesets.get(name)!.ruleset as Ruleset;

/** 32 entries. */
const FEW = 256;

function* smallBoards(ruleset: Ruleset, largest: number): Generator<Board> {
  for (let size = 1; size <= largest; size++) yield* boardsOfSize(ruleset, sizesOf(ruleset)!, size);
}

/** Whether the mover wins sums of parts, with a table of few entries; counts the entries that made way. */
class Forgetful {
  forgotten = 0;

  table(): Transpositions {
    const table = new Transpositions(1, { maxBytes: FEW });
    const set = table.set.bind(table);
    table.set = (...entry) => {
      const before = table.size;
      const isNew = table.get(entry[0], entry[1]) === 0;
      set(...entry);
      if (isNew && table.size === before) this.forgotten++;
    };
    return table;
  }
}

const SQUARES = size(10, 12);
const LARGEST: Readonly<Record<string, number>> = { clobber: size(7, 8), cannibalclobber: 6 };

describe.each(PACKED)('%s: a table of 32 entries', (name) => {
  const ruleset = rulesetOf(name);
  test.each(conventions)('gives right answers, %s', (convention) => {
    const plain = plainPlay(ruleset, convention);
    const forgetful = new Forgetful();
    const { rules, pack } = ruleset.packed!;
    const table = forgetful.table();
    const parts = new PackedParts(rules, table, { beforeGrowth: () => {}, count: () => {} });
    const search = new Search(new SumSpace(parts, convention), table);
    for (const { position } of smallBoards(ruleset, LARGEST[name] ?? SQUARES)) {
      const bits = pack(position);
      if (bits === undefined) continue;
      for (const mover of SIDES) {
        const sum = parts.place(bits, mover === Right);
        if (search.moverWins(Int32Array.of(sum)) !== plain(position, mover)) {
          expect.fail(`${ruleset.print!(position)}, ${mover} first`);
        }
      }
    }
    expect(table.bytes).toBeLessThanOrEqual(FEW);
    expect(forgetful.forgotten).toBeGreaterThan(20);
  });
});

describe.each(['col', 'topplingdominoes', 'graphsnort', 'octal'])(
  '%s: a table of 32 entries for positions as texts',
  (name) => {
    const ruleset = rulesetOf(name);
    test.each(conventions)('gives right answers, %s', (convention) => {
      const plain = plainPlay(ruleset, convention);
      const forgetful = new Forgetful();
      const parts = boardPartsIn(new Arena());
      const search = new Search(new SumSpace(parts, convention), forgetful.table());
      for (const board of smallBoards(
        ruleset,
        name === 'octal' ? 12 : name === 'graphsnort' ? 4 : 6,
      )) {
        for (const mover of SIDES) {
          const sum = parts.place(board, mover);
          if (search.moverWins(Int32Array.of(sum)) !== plain(board.position, mover)) {
            expect.fail(`${ruleset.print!(board.position)}, ${mover} first`);
          }
        }
      }
      expect(forgetful.forgotten).toBeGreaterThan(20);
    });
  },
);

describe.each([
  ['domineering', 5, 5, 24],
  // Enough to look for parts with the same options, and too little for all that comes up.
  ['domineering', 5, 6, 256],
  ['clobber', 4, 5, 512],
  ['quelhas', 5, 6, 24],
  ['cram', 5, 5, 24],
  ['clobber', 4, 4, 32],
  ['cannibalclobber', 3, 5, 32],
] as const)('%s %i×%i in %i KiB', (name, rows, columns, kibibytes) => {
  const ruleset = rulesetOf(name);
  const maxBytes = kibibytes * 1024;

  test.each(conventions)(
    'comes to the same end in less memory than it would take, %s',
    (convention) => {
      const board = readBoard(ruleset, [rows, columns]);
      const free = new Arena();
      const outcome = boardOutcome(free, board, convention);
      const bound = new Arena();
      expect(bound.under({ maxBytes }, () => boardOutcome(bound, board, convention))).toBe(outcome);
      expect(bound.totalBytes).toBeLessThanOrEqual(maxBytes);
      expect(free.totalBytes).toBeGreaterThan(maxBytes);
      // What was forgotten was found again.
      expect(bound.positions).toBeGreaterThan(free.positions);
    },
  );
});

test('many boards one after the other in one small arena', () => {
  const ruleset = rulesetOf('domineering');
  const arena = new Arena();
  const plain = plainPlay(ruleset, 'misere');
  const maxBytes = 24 * 1024;
  arena.under({ maxBytes }, () => {
    for (const board of smallBoards(ruleset, SQUARES)) {
      // Longer strips are not packed, and texts are not forgotten.
      if (ruleset.packed!.pack(board.position) === undefined) continue;
      for (const mover of [Left, Right]) {
        expect(boardIsWon(arena, board, mover)).toBe(plain(board.position, mover));
      }
    }
  });
  expect(arena.totalBytes).toBeLessThanOrEqual(maxBytes);
});

test('less than a line of play needs is refused in words', () => {
  const arena = new Arena();
  const board = readBoard(rulesetOf('domineering'), [8, 8]);
  const solve = () => arena.under({ maxBytes: 8 * 1024 }, () => boardOutcome(arena, board));
  expect(solve).toThrow(BudgetError);
  expect(solve).toThrow(
    'more than 8192 bytes of memory is needed; allow more memory or ask for less',
  );
});

test('what is refused under one budget is asked for again under the next', () => {
  const ruleset = rulesetOf('domineering');
  const board = readBoard(ruleset, [5, 6]);
  const arena = new Arena();
  const tableBytes = () => packedPartsIn(arena, ruleset.packed!, 'misere').table.bytes;
  arena.under({ maxBytes: 64 * 1024 }, () => boardOutcome(arena, board));
  const small = tableBytes();
  expect(small).toBeLessThan(16 * 1024);
  boardOutcome(arena, readBoard(ruleset, [4, 8]));
  expect(tableBytes()).toBeGreaterThan(8 * small);
});
