/**
 * Examples of the outcomes of sums: the addition, doubling and N-fold tables from below [Spindler,
 * Tables 1, 2 and 3 with the examples of Tables 7, 8 and 9; Question 1 for other conventions].
 *
 * All pairs of games with one of rank at most 3 and the other of rank at most 3 or 4 are tried, all
 * doubles and N-fold sums of games of rank at most 3 or 4, and a seeded sample of larger games.
 * `sum-bounds.ts` says what theorems forbid; where the two agree the table is settled.
 */

import { Gathered } from '../../storage/gathered.ts';
import { randomSource } from '../../storage/random.ts';
import { impartialGames } from '../games/census.ts';
import type { Convention, PlayerSet } from '../games/players.ts';
import { randomGameFrom } from '../games/random.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { add, addAll } from '../games/sum.ts';
import { ContextTable } from './contexts.ts';
import { outcomeFrom, outcomeWhen } from './outcome.ts';

/** An outcome of a sum that occurs, with the games that show it. */
export interface Example {
  readonly outcome: PlayerSet;
  readonly games: readonly GameId[];
}

/** Examples by the outcomes of the summands. */
export class ExampleTable {
  readonly #rows = new Map<bigint, Map<PlayerSet, Example>>();
  /** How many bits an outcome takes in a key; two outcomes of 27 players are more than a number holds. */
  readonly #bits: bigint;

  constructor(players: number) {
    this.#bits = BigInt(players);
  }

  record(summands: readonly PlayerSet[], outcome: PlayerSet, games: readonly GameId[]): void {
    const key = this.#key(summands);
    const row = this.#rows.get(key) ?? new Map<PlayerSet, Example>();
    if (row.size === 0) this.#rows.set(key, row);
    if (!row.has(outcome)) row.set(outcome, { outcome, games });
  }

  /** The examples found for summands with these outcomes, in any order, by increasing outcome. */
  examples(summands: readonly PlayerSet[]): Example[] {
    const row = this.#rows.get(this.#key(summands));
    return [...(row?.values() ?? [])].sort((one, other) => one.outcome - other.outcome);
  }

  /** Sums do not depend on the order of the summands, so neither does the key. */
  #key(summands: readonly PlayerSet[]): bigint {
    const ordered = [...summands].sort((g, h) => g - h);
    return ordered.reduce((key, set) => (key << this.#bits) | BigInt(set), 1n);
  }
}

export interface SumTables {
  /** Pairs of games, by their two outcomes (Table 1). */
  readonly addition: ExampleTable;
  /** G + G, by the outcome of G (Table 2). */
  readonly doubling: ExampleTable;
  /** N·G, by the outcome of G (Table 3). */
  readonly multiple: ExampleTable;
}

export interface TableSearch {
  /** Exhaust games up to this rank, 3 or 4. */
  readonly rank: 3 | 4;
  /** How many random games and pairs of them to add. */
  readonly samples: number;
  readonly seed: number;
}

/** Look for examples of all outcomes of sums under a convention. */
export function sumTables(
  store: GameStore,
  convention: Convention,
  search: TableSearch,
): SumTables {
  const { players } = store;
  const tables: SumTables = {
    addition: new ExampleTable(players),
    doubling: new ExampleTable(players),
    multiple: new ExampleTable(players),
  };
  const outcomeOf = (game: GameId): PlayerSet => outcomeWhen(store, game, 0, convention);
  const record = (game: GameId, multiples: readonly PlayerSet[]): void => {
    const double = multiples[2] as PlayerSet;
    tables.addition.record([outcomeOf(game), outcomeOf(game)], double, [game, game]);
    tables.doubling.record([outcomeOf(game)], double, [game]);
    tables.multiple.record([outcomeOf(game)], multiples[players] as PlayerSet, [game]);
  };
  const small = impartialGames(store, 3);
  const multiplier = new Multiplier(store, small, convention);
  for (const game of impartialGames(store, search.rank)) {
    for (const other of small) {
      const sum = multiplier.outcomeWith(other, game);
      tables.addition.record([outcomeOf(other), outcomeOf(game)], sum, [other, game]);
    }
    record(game, multiplier.multiples(game));
  }
  const random = randomSource(search.seed);
  const pool = [...small];
  for (let sample = 0; sample < search.samples; sample++) {
    const game = randomGameFrom(store, pool, 3, true, random);
    const other = pool[random(pool.length)] ?? store.zero;
    if (pool.length < LARGEST_POOL) pool.push(game);
    const sum = add(store, game, other);
    tables.addition.record([outcomeOf(game), outcomeOf(other)], outcomeOf(sum), [game, other]);
    if (store.height(game) > MULTIPLIED_HEIGHT) continue;
    const sums = Array.from({ length: players + 1 }, (_, count) =>
      outcomeOf(addAll(store, Array<GameId>(count).fill(game))),
    );
    record(game, sums);
  }
  return tables;
}

/** Options are drawn from this many games; with more, nearly all samples are undetermined. */
const LARGEST_POOL = 200;

/** Random games higher than this are added but not multiplied: N·G grows too large. */
const MULTIPLIED_HEIGHT = 6;

/**
 * Outcomes of n·G, n ≤ N, for many games G whose options all belong to one small set closed under
 * options. S + k·G, with S a sum of small games, has as options S′ + k·G and (S + G′) + (k−1)·G,
 * and S + G′ is a sum of small games again; so nothing is built but the sums of small games.
 */
class Multiplier {
  readonly #store: GameStore;
  /** #sums[j]: all sums of at most j small games, increasing. */
  readonly #sums: GameId[][];
  readonly #table: ContextTable;

  constructor(store: GameStore, small: readonly GameId[], convention: Convention) {
    this.#store = store;
    this.#sums = [[store.zero]];
    for (let count = 1; count < store.players; count++) {
      const shorter = this.#sums[count - 1] as GameId[];
      const longer = new Set(shorter.flatMap((sum) => small.map((game) => add(store, sum, game))));
      this.#sums.push([...longer].sort((g, h) => g - h));
    }
    this.#table = new ContextTable(store, this.#sums.at(-1) ?? [], convention, true);
  }

  /** o(small + game). */
  outcomeWith(small: GameId, game: GameId): PlayerSet {
    return this.#table.outcome(small, game, 0);
  }

  /** o(0·G), o(1·G), …, o(N·G). */
  multiples(game: GameId): PlayerSet[] {
    const { players, zero } = this.#store;
    const options = this.#store.options(game);
    const gathered = new Gathered();
    let previous = (sum: GameId): PlayerSet => this.outcomeWith(sum, game);
    const found = [this.outcomeWith(zero, zero), previous(zero)];
    for (let count = 2; count <= players; count++) {
      const fewer = previous;
      const outcomes = new Map<GameId, PlayerSet>();
      for (const sum of this.#sums[players - count] as GameId[]) {
        this.#store.tick(1 + options.length);
        gathered.clear();
        for (const option of this.#store.options(sum)) {
          gathered.add(outcomes.get(option) as PlayerSet);
        }
        for (const option of options) gathered.add(fewer(add(this.#store, sum, option)));
        outcomes.set(sum, outcomeFrom(gathered, this.#table.convention, players));
      }
      previous = (sum) => outcomes.get(sum) as PlayerSet;
      found.push(previous(zero));
    }
    return found;
  }
}
