// Boards against the same games written a second time: forms, outcomes and simplest forms of all
// small positions, by every way the engine has; and boards of rulesets a user might write.
import { describe, expect, it } from 'vitest';
import { oneIn, size } from '../../../../test/long/size.ts';
import {
  Arena,
  B,
  BudgetError,
  closure,
  D,
  E,
  edges,
  formToText,
  integer,
  Left,
  M,
  Normal,
  type Side,
  simplestForm,
} from '../../src/index.ts';
import {
  type Board,
  boardForm,
  boardLiesIn,
  boardOutcome,
  boardSimplestForm,
  clobber,
  domineering,
  EndlessPlayError,
  makeBoard,
  type RegisteredRuleset,
  type Ruleset,
  readBoard,
  rulesets,
} from '../../src/rulesets/index.ts';
import { fromEngine } from '../oracle/bridge.ts';
import { misere, normal } from '../oracle/play.ts';
import { simplest } from '../oracle/simplest.ts';
import * as oracle from '../oracle/universes.ts';
import { same } from '../same.ts';
import { smallPositions } from './small-positions.ts';

const generators = new Arena();
const D1 = closure(generators, [integer(generators, -1)]);
const universes = [M, B, E, D1, D, Normal];
const oracleUniverses = [oracle.M, oracle.B, oracle.E, oracle.D1, oracle.D];

const boardOf = (name: string, text: string): Board => {
  const entry = rulesets.get(name)!;
  return entry.board(...(entry.ruleset.parameters ?? []), text);
};

describe.each(Object.entries(smallPositions))('all small positions of %s', (name, positions) => {
  const arena = new Arena();

  it('have the form that the rules give', () => {
    for (const { text, form } of positions)
      same(fromEngine(arena, boardForm(arena, boardOf(name, text))), form(), text);
  });

  it('have the outcome of their form, under misère and under normal play', () => {
    const fresh = new Arena();
    for (const { text, form } of positions) {
      same(boardOutcome(fresh, boardOf(name, text)), misere(form()), text);
      same(boardOutcome(fresh, boardOf(name, text), 'normal'), normal(form()), text);
    }
  });

  it('have the simplest form of their form, from options and through components', () => {
    for (const { text } of oneIn(3, positions)) {
      const board = boardOf(name, text);
      const form = boardForm(arena, board);
      for (const universe of universes) {
        const expected = simplestForm(arena, form, universe);
        for (const through of ['options', 'components'] as const)
          same(boardSimplestForm(arena, board, universe, { through }), expected, text);
      }
    }
  });

  it('have the simplest form that the definition gives (a sample)', () => {
    const step = Math.ceil(positions.length / size(10, 25));
    for (let i = 0; i < positions.length; i += step) {
      const { text, form } = positions[i]!;
      for (const [u, universe] of [M, B, E, D1, D].entries())
        expect(
          fromEngine(arena, boardSimplestForm(arena, boardOf(name, text), universe)),
          text,
        ).toBe(simplest(form(), oracleUniverses[u]!));
    }
  });

  it('lie in a universe only if their form does', () => {
    for (const { text } of positions) {
      const board = boardOf(name, text);
      for (const universe of universes)
        if (boardLiesIn(arena, board, universe))
          same(universe.contains(arena, boardForm(arena, board)), true, text);
    }
  });
});

it('boards that are not dead-ending lie in universes with such ends, though nothing is known of them', () => {
  const moves = (n: number, side: Side): number[] =>
    n === 2 ? (side === Left ? [] : [1]) : n === 1 ? [0] : [];
  const board = makeBoard({ moves }, 2);
  const arena = new Arena();
  expect(E.contains(arena, boardForm(arena, board))).toBe(false);
  const all = { name: 'All', key: 'All', contains: M.contains, isStrong: M.isStrong };
  expect(boardLiesIn(arena, board, all)).toBe(true);
  expect(boardLiesIn(arena, board, E)).toBe(false);
});

describe('sums of simplest forms', () => {
  it('are not taken outside the universe: Domineering modulo D', () => {
    const arena = new Arena();
    const board = readBoard(domineering, ['.#..#..|.#..###']);
    expect(boardLiesIn(arena, board, D)).toBe(false);
    expect(boardSimplestForm(arena, board, D)).toBe(
      simplestForm(arena, boardForm(arena, board), D),
    );
  });
});

/** A heap from which Left takes one counter and Right two: moves, nothing else. */
const uneven: Ruleset<number> = {
  moves: (n, side) => (side === Left ? [n - 1] : [n - 2]).filter((left) => left >= 0),
};

describe('a ruleset of moves only', () => {
  it('has forms, outcomes and simplest forms', () => {
    const arena = new Arena();
    const board = makeBoard(uneven, 3);
    expect(formToText(arena, boardForm(arena, board))).toBe('{{1 | 0} | 1}');
    // 3, 2, then Right must take two and Left is left without a move; 3, 1, 0 and Right is.
    expect(boardOutcome(arena, board)).toBe('N');
    expect(boardSimplestForm(arena, board, E)).toBe(
      simplestForm(arena, boardForm(arena, board), E),
    );
  });

  it('goes deep without overflowing the stack', () => {
    const arena = new Arena();
    const deep = makeBoard(uneven, 20_000);
    expect(['L', 'N', 'P', 'R']).toContain(boardOutcome(arena, deep));
    boardForm(arena, deep);
  });

  it('is refused where play need not end', () => {
    const circling: Ruleset<number> = { moves: (n) => [(n + 1) % 5] };
    const board = makeBoard(circling, 0);
    expect(() => boardOutcome(new Arena(), board)).toThrow(EndlessPlayError);
    expect(() => boardForm(new Arena(), board)).toThrow(
      /in these rules the position \d can come back/,
    );
  });
});

describe('boards beyond reach end with a spent budget and leave the arena usable', () => {
  const work: readonly [string, (arena: Arena, board: Board) => unknown][] = [
    ['outcome', boardOutcome],
    ['form', boardForm],
    ['simplest form', (arena, board) => boardSimplestForm(arena, board, E)],
  ];
  it.each(work)('30×30, %s', (_, find) => {
    for (const ruleset of [domineering, clobber] as readonly RegisteredRuleset[]) {
      // Budgets are looked at about every thousand steps, and a position looked at is one: in between
      // the rules are asked at most for the moves of both players in each of them.
      let [asked, most, looks] = [0, 0, 0];
      const moves: Ruleset['moves'] = (position, side) => {
        asked++;
        return ruleset.moves(position, side);
      };
      const board = readBoard({ ...ruleset, moves }, [30, 30]);
      const shouldStop = (): boolean => {
        most = Math.max(most, asked);
        asked = 0;
        return ++looks === 5;
      };
      const arena = new Arena();
      expect(() => arena.under({ shouldStop }, () => find(arena, board))).toThrow(BudgetError);
      expect(looks).toBe(5);
      expect(most).toBeLessThanOrEqual(2 * 1100);
      expect(() => arena.under({ maxBytes: 2_000_000 }, () => find(arena, board))).toThrow(
        BudgetError,
      );
      expect(boardOutcome(arena, readBoard(domineering, [2, 2]))).toBe('P');
    }
  });

  it.each(['components', 'options'] as const)('goes on where it was interrupted, %s', (through) => {
    const board = readBoard(domineering, [2, 8]);
    const arena = new Arena();
    let interruptions = 0;
    const attempt = (): bigint | undefined => {
      try {
        const work = () => edges(arena, boardSimplestForm(arena, board, E, { through }));
        return arena.under({ maxForms: 25 }, work);
      } catch (error) {
        if (!(error instanceof BudgetError)) throw error;
        interruptions++;
        return undefined;
      }
    };
    let found = attempt();
    while (found === undefined && interruptions < 100) found = attempt();
    const fresh = new Arena();
    expect(interruptions).toBeGreaterThan(3);
    expect(found).toBe(edges(fresh, simplestForm(fresh, boardForm(fresh, board), E)));
  });

  it('reports progress', () => {
    const arena = new Arena();
    let reports = 0;
    const budget = { onProgress: () => reports++, shouldStop: () => reports === 2 };
    expect(() =>
      arena.under(budget, () => boardSimplestForm(arena, readBoard(domineering, [6, 6]), E)),
    ).toThrow(BudgetError);
    expect(reports).toBe(2);
  });
});
