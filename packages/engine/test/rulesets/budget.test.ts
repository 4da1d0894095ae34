// Boards under a budget: positions count like forms, and their memory like that of forms.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { Arena, E } from '../../src/index.ts';
import {
  boardOutcome,
  boardSimplestForm,
  domineering,
  type Ruleset,
  readBoard,
} from '../../src/rulesets/index.ts';
import { type ComponentId, Multisets } from '../../src/rulesets/multisets.ts';
import { type Budget, BudgetError, type Progress } from '../../src/storage/budget.ts';

/** Which bound ends the work; nothing where none does. */
function bound(budget: Budget, work: (arena: Arena) => unknown): string | undefined {
  const arena = new Arena();
  try {
    arena.under(budget, () => work(arena));
    return undefined;
  } catch (error) {
    if (error instanceof BudgetError) return error.reason;
    throw error;
  }
}

// As it is written, not packed into bits: what is packed has next to no positions and takes no room.
const { packed: _, ...written } = domineering;
const board = readBoard(written as Ruleset, [4, 4]);

afterEach(() => vi.restoreAllMocks());

describe('positions count like forms', () => {
  test.each([
    ['an outcome', (arena: Arena) => boardOutcome(arena, board)],
    ['of a packed board', (arena: Arena) => boardOutcome(arena, readBoard(domineering, [5, 5]))],
    ['a simplest form', (arena: Arena) => boardSimplestForm(arena, board, E)],
  ])('%s', (_, work) => {
    expect(bound({ maxForms: 100 }, work)).toBe('forms');
    expect(bound({ maxForms: 1_000_000 }, work)).toBeUndefined();
  });

  test('what an earlier statement has counted is not counted again', () => {
    const arena = new Arena();
    boardOutcome(arena, board);
    expect(arena.under({ maxForms: 1 }, () => boardOutcome(arena, board))).toBe(
      boardOutcome(new Arena(), board),
    );
  });

  test('the message tells of positions, and another statement goes on', () => {
    const arena = new Arena();
    expect(() => arena.under({ maxForms: 100 }, () => boardOutcome(arena, board))).toThrow(
      'more than 100 new forms and positions are needed',
    );
    expect(boardOutcome(arena, board)).toBe(boardOutcome(new Arena(), board));
  });

  test('progress tells of them', () => {
    const told: Progress[] = [];
    const arena = new Arena();
    // Reports come a few times a second, whatever the machine: a clock that runs by looks.
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
    arena.under({ onProgress: (progress) => told.push(progress) }, () =>
      boardOutcome(arena, readBoard(domineering, [5, 5])),
    );
    expect(told.at(-1)?.positions).toBeGreaterThan(100);
    const { depth = 0, tableFill = 0, positionsPerSecond = 0 } = told.at(-1)?.search ?? {};
    // A board of 25 squares has room for 12 dominoes.
    expect(depth).toBeGreaterThan(0);
    expect(depth).toBeLessThanOrEqual(12);
    expect(tableFill).toBeGreaterThan(0);
    expect(tableFill).toBeLessThan(1);
    expect(positionsPerSecond).toBeGreaterThan(0);
    expect(arena.search).toBeUndefined();
  });
});

describe('memory', () => {
  test.each([
    ['an outcome', 60_000, (arena: Arena) => boardOutcome(arena, board)],
    // A search forgets where memory is bounded; it is refused where not even a line of play fits.
    [
      'of a packed board',
      4_000,
      (arena: Arena) => boardOutcome(arena, readBoard(domineering, [5, 6])),
    ],
    ['a simplest form', 60_000, (arena: Arena) => boardSimplestForm(arena, board, E)],
  ])('%s', (_, maxBytes, work) => {
    expect(bound({ maxBytes }, work)).toBe('bytes');
    expect(bound({ maxBytes: 2 ** 30 }, work)).toBeUndefined();
  });

  class Probe extends Multisets {
    optionsOf(_component: ComponentId): [] {
      return [];
    }
    grow(bytes: number): void {
      this.makeRoom(bytes);
    }
  }

  test('the limit of a store is that of the budget, and 1 GiB without one', () => {
    const grow = (arena: Arena) => new Probe(arena).grow(1.5 * 2 ** 30);
    expect(bound({}, grow)).toBe('bytes');
    expect(bound({ maxBytes: 2 ** 32 }, grow)).toBeUndefined();
    expect(bound({ maxBytes: 2 ** 20 }, grow)).toBe('bytes');
  });
});

test('a large board looks at the clock while its first moves are made', () => {
  let asked = 0;
  const shouldStop = () => ++asked > 1;
  const large = readBoard(domineering, [30, 30]);
  expect(bound({ shouldStop }, (arena) => boardOutcome(arena, large))).toBe('stopped');
});
