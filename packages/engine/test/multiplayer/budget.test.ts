// Everything long stops when asked, and leaves a store that answers as if nothing had been asked.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  absorbing,
  add,
  allowedMultiples,
  allowedSums,
  attainableOutcomes,
  ContextTable,
  checkCertificate,
  checkClosedSet,
  checkDerivation,
  coalitionsAgainst,
  compareFor,
  compareImpartial,
  compareWithZero,
  conjugate,
  copies,
  copyGames,
  equal,
  exportGames,
  findCertificate,
  freeMoves,
  type GameId,
  GameStore,
  gamesOfRankOne,
  heapSequence,
  impartialGames,
  importGames,
  integer,
  minus,
  multiplicationTable,
  nimCertificate,
  nimHeap,
  nimPosition,
  nimQuotient,
  nimRules,
  nthOptions,
  outcome,
  parseCompact,
  parseGame,
  partizanContexts,
  printCompact,
  printGame,
  proppPlay,
  quotientOf,
  quotientOfGames,
  restriction,
  revertible,
  searchAllContexts,
  simplifyFor,
  starSequence,
  strategy,
  subpositions,
  sumTables,
  undeterminedDepth,
  wrap,
} from '../../src/multiplayer/index.ts';
import { type Budget, BudgetError, Meter } from '../../src/storage/budget.ts';

/** Stops at the second question, which is asked after a thousand steps or so. */
function soon(): Budget {
  let asked = 0;
  return { shouldStop: () => ++asked > 1 };
}

function reasonOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof BudgetError) return error.reason;
    throw error;
  }
}

interface Players {
  readonly store: GameStore;
  /** 4,000 moves in a row for the first player. */
  readonly long: GameId;
  /** A row of 2,000 counters, any of which may be moved only when it is the last. */
  readonly row: GameId;
  /** The sum of *3 and some copies of *2. */
  readonly heaps: GameId;
}

function players(): Players {
  const store = new GameStore(3);
  return {
    store,
    long: freeMoves(store, 4000, 0),
    row: wrap(store, store.zero, 2000),
    heaps: nimPosition(store, [3, 2, 2, 2, 2]),
  };
}

const operations: [string, (given: Players) => unknown][] = [
  ['a heap', ({ store }) => nimHeap(store, 2000)],
  ['an integer', ({ store }) => integer(store, 2000, 1)],
  ['free moves', ({ store }) => freeMoves(store, 4000, 1)],
  ['braces', ({ store, long }) => wrap(store, long, 4000)],
  ['a sum', ({ store, long, row }) => add(store, long, row)],
  ['copies', ({ store, heaps }) => copies(store, 100, heaps)],
  ['subpositions', ({ store, long }) => subpositions(store, [long])],
  ['later options', ({ store, row }) => nthOptions(store, row, 0, 1500)],
  ['a conjugate', ({ store, long }) => conjugate(store, long)],
  ['minus', ({ store, long }) => minus(store, long)],
  ['a restriction', ({ store, long }) => restriction(store, long, 0)],
  ['games of rank 4', ({ store }) => impartialGames(store, 4)],
  ['games of rank 1', () => underSoon(new GameStore(30), gamesOfRankOne)],
  ['contexts', ({ store }) => [...partizanContexts(store)]],
  ['reading', ({ store }) => parseGame(store, '200·(*3 + {*2})')],
  ['reading the compact notation', ({ store }) => parseCompact(store, '9_{999999}')],
  ['printing', ({ store, long }) => printGame(store, long)],
  ['printing in the compact notation', ({ store, row }) => printCompact(store, row)],
  ['export', ({ store, long }) => exportGames(store, [long])],
  ['copying', ({ store, long }) => copyGames(store, [long], new GameStore(3))],
  ['an outcome', ({ store, long }) => outcome(store, long, proppPlay(3))],
  ['a strategy', ({ store, long }) => strategy(store, long, 0)],
  ['coalitions', ({ store, long }) => coalitionsAgainst(store, long, 0)],
  [
    'coalitions of 30',
    () => underSoon(new GameStore(30), (store) => coalitionsAgainst(store, store.zero, 0)),
  ],
  ['many single counters', ({ store, row }) => starSequence(store, row)],
  ['one large heap', ({ store, row }) => heapSequence(store, row)],
  ['tables of sums', ({ store }) => sumTables(store, 6, { rank: 4, samples: 0, seed: 1 })],
  ['comparison with 0', ({ store, long }) => compareWithZero(store, long)],
  ['comparison for a player', ({ store, long, row }) => compareFor(store, long, row, 0)],
  [
    'comparison under another convention',
    ({ store, heaps }) =>
      compareFor(store, heaps, store.impartial([heaps]), 0, { convention: proppPlay(3) }),
  ],
  ['comparison of impartial games', ({ store, row, heaps }) => compareImpartial(store, heaps, row)],
  ['equality', ({ store, row, heaps }) => equal(store, row, heaps)],
  ['simplification', ({ store, heaps }) => simplifyFor(store, store.impartial([heaps]), 0)],
  ['reverting', ({ store, row, heaps }) => revertible(store, row, heaps)],
  ['undetermined', ({ store, row }) => undeterminedDepth(store, row)],
  ['absorbing', ({ store, heaps }) => absorbing(store, heaps)],
  ['a quotient', ({ store, heaps }) => quotientOfGames(store, [heaps])],
];

function underSoon<T>(store: GameStore, work: (store: GameStore) => T): T {
  return store.under(soon(), () => work(store));
}

describe('stops when asked', () => {
  test.each(operations)('%s', (_, work) => {
    const given = players();
    expect(reasonOf(() => given.store.under(soon(), () => work(given)))).toBe('stopped');
  });

  /** So that small proofs take a thousand steps too. */
  const often = (work: () => unknown) => () => {
    for (let time = 0; time < 2000; time++) work();
  };

  test('checks of derivations and closed sets', () => {
    const store = new GameStore(3);
    const star = nimHeap(store, 1);
    const proof = compareFor(store, copies(store, 3, star), store.zero, 0);
    if (proof.verdict !== 'proved' || proof.by !== 'derivation') throw new Error('Theorem 4.28');
    const setting = { store, convention: 6, favoured: 0 };
    const derivations = often(() => checkDerivation(setting, proof.steps));
    expect(reasonOf(() => store.under(soon(), derivations))).toBe('stopped');
    const never = () => false;
    const found = searchAllContexts(store, [star], 6, never);
    if (found.kind !== 'closed') throw new Error('the set is finite');
    const closedSets = often(() => checkClosedSet(store, found.closed, [star], 6, never));
    expect(reasonOf(() => store.under(soon(), closedSets))).toBe('stopped');
  });

  test('what has no store', () => {
    const budget = soon;
    expect(reasonOf(() => nimQuotient({ players: 4, budget: budget() }))).toBe('stopped');
    expect(reasonOf(() => nimCertificate({ players: 4, heaps: 4, budget: budget() }))).toBe(
      'stopped',
    );
    const rules = nimRules(4, 4, false);
    expect(reasonOf(() => findCertificate(rules, 14, undefined, budget()))).toBe('stopped');
    const table = nimCertificate({ players: 3, heaps: 2 });
    const first = new Meter(soon());
    expect(reasonOf(often(() => checkCertificate(table, first)))).toBe('stopped');
    const dag = exportGames(new GameStore(3), []);
    const games = Array.from({ length: 2000 }, (_, i) => (i === 0 ? [[]] : [[i - 1]]));
    expect(reasonOf(() => importGames({ ...dag, games }, budget()))).toBe('stopped');
    expect(reasonOf(() => nimRules(3, 2000, false, budget()))).toBe('stopped');
    expect(reasonOf(() => attainableOutcomes(20, 1, budget()))).toBe('stopped');
    expect(reasonOf(() => allowedSums([1, 2, 4, 8], 5, undefined, budget()))).toBe('stopped');
    expect(reasonOf(() => allowedMultiples(1, 5, 5, undefined, budget()))).toBe('stopped');
    const quotient = nimQuotient({ players: 4 });
    expect(reasonOf(() => multiplicationTable(quotient, budget()))).toBe('stopped');
    const second = new Meter(soon());
    expect(reasonOf(often(() => quotientOf(table, second)))).toBe('stopped');
  });
});

describe('a deadline in the past', () => {
  const past: Budget = { deadline: 0 };

  test.each(operations)('%s', (_, work) => {
    const given = players();
    expect(reasonOf(() => given.store.under(past, () => work(given)))).toBe('deadline');
  });
});

test('moves after the end of a game take no time', () => {
  const store = new GameStore(3);
  expect(nthOptions(store, nimHeap(store, 1), 0, Number.MAX_SAFE_INTEGER)).toEqual([]);
});

test('one row of a table of contexts stops between rows and stays right', () => {
  const store = new GameStore(3);
  const heap = nimHeap(store, 60);
  const two = nimHeap(store, 2);
  const table = new ContextTable(store, [heap], 6, true);
  expect(reasonOf(() => underSoon(store, () => table.outcome(heap, two, 0)))).toBe('stopped');
  expect(table.outcome(heap, two, 0)).toBe(outcome(store, add(store, heap, two))[0]);
});

describe('bounds', () => {
  const work = ({ store, heaps }: Players): unknown => copies(store, 30, heaps);

  test.each<[string, Budget]>([
    ['forms', { maxForms: 50 }],
    ['bytes', { maxBytes: 200_000 }],
    ['deadline', { deadline: 0 }],
  ])('%s', (reason, budget) => {
    const given = players();
    expect(reasonOf(() => given.store.under(budget, () => work(given)))).toBe(reason);
  });

  test('a table of contexts takes memory too, and stays right when it was refused some', () => {
    const store = new GameStore(3);
    const heap = nimHeap(store, 60);
    const two = nimHeap(store, 2);
    const contexts = Array.from({ length: 60 }, (_, size) => nimHeap(store, size));
    const table = new ContextTable(store, [heap], 6, true);
    const ask = () => contexts.map((context) => table.outcome(heap, context, 0));
    expect(reasonOf(() => store.under({ maxBytes: store.bytes + 2000 }, ask))).toBe('bytes');
    expect(table.outcome(heap, two, 0)).toBe(outcome(store, add(store, heap, two))[0]);
    expect(ask()).toEqual(contexts.map((context) => outcome(store, add(store, heap, context))[0]));
  });

  test('a store that is a guest counts as its host does', () => {
    const host = new GameStore(2);
    const guest = host.admit(new GameStore(3));
    const build = () => [nimHeap(host, 30), nimHeap(guest, 30)];
    expect(reasonOf(() => host.under({ maxForms: 59 }, build))).toBe('forms');
    expect(reasonOf(() => host.under({ maxForms: 60 }, build))).toBeUndefined();
    const late = () => nimHeap(host.admit(new GameStore(4)), 2000);
    expect(reasonOf(() => host.under(soon(), late))).toBe('stopped');
    expect(reasonOf(() => nimHeap(guest, 100))).toBeUndefined();
  });
});

test('an interrupted store answers as a new one does', () => {
  const text = '2·(*2 + {*, {*2}} + {1[0] | * | 2[2]})';
  const expected = (() => {
    const store = new GameStore(3);
    const game = parseGame(store, text);
    return { games: exportGames(store, [game]), outcome: outcome(store, game) };
  })();
  const limit = fc.oneof(
    fc.record({ maxForms: fc.integer({ min: 0, max: 3000 }) }),
    fc.record({ maxBytes: fc.integer({ min: 0, max: 1_000_000 }) }),
  );
  fc.assert(
    fc.property(fc.array(limit, { maxLength: 6 }), (budgets) => {
      const store = new GameStore(3);
      for (const budget of budgets) {
        reasonOf(() => store.under(budget, () => outcome(store, parseGame(store, text))));
      }
      const game = parseGame(store, text);
      expect(outcome(store, game)).toEqual(expected.outcome);
      expect(exportGames(store, [game])).toEqual(expected.games);
    }),
    { numRuns: 30 },
  );
});
