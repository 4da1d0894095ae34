/**
 * All games of small rank (the rank is the height of the tree), and the contexts that searches try.
 */

import { ValueError } from '../../storage/errors.ts';
import { randomSource } from '../../storage/random.ts';
import { integer, minus, nimHeap, onlyFor } from './named.ts';
import { allPlayers, hasPlayer } from './players.ts';
import { randomGameFrom } from './random.ts';
import type { GameId, GameStore } from './store.ts';

/** All subsets of a list, the empty one first; only for short lists. */
export function subsets<T>(list: readonly T[]): T[][] {
  let found: T[][] = [[]];
  for (const item of list) found = found.concat(found.map((subset) => [...subset, item]));
  return found;
}

/** All impartial games of rank at most `rank`: 1, 2, 4, 16, 65,536 of them. */
export function impartialGames(store: GameStore, rank: number): GameId[] {
  if (rank > 4) throw new ValueError('there are 2^65536 impartial games of rank at most 5');
  let games: GameId[] = [store.zero];
  for (let born = 0; born < rank; born++) {
    games = subsets(games).map((options) => store.impartial(options));
  }
  return games.sort((g, h) => g - h);
}

/** All games of rank at most 1: any set of players may have the one move to 0. */
export function gamesOfRankOne(store: GameStore): GameId[] {
  return [...rankOne(store)];
}

/** The same one after the other: there are 2^N, and mostly a few of them will do. */
function* rankOne(store: GameStore): Generator<GameId> {
  const everyone = allPlayers(store.players);
  for (let movers = 0; movers <= everyone; movers++) {
    store.tick();
    yield store.partizan(
      Array.from({ length: store.players }, (_, player) =>
        hasPlayer(movers, player) ? [store.zero] : [],
      ),
    );
  }
}

/** How many contexts a search tries, and the seed of the random ones. */
export interface ContextSearch {
  readonly random: number;
  readonly seed: number;
}

export const DEFAULT_SEARCH: ContextSearch = { random: 2000, seed: 1 };

const RANK_ONE_CONTEXTS = 64;

/** Partizan contexts, simple ones first: integers, their G⁻, rank 1, single moves, then random. */
export function* partizanContexts(
  store: GameStore,
  { random: samples, seed }: ContextSearch = DEFAULT_SEARCH,
): Generator<GameId> {
  const pool = new Set<GameId>([store.zero]);
  for (let player = 0; player < store.players; player++) {
    for (let value = 1; value <= 2; value++) pool.add(integer(store, value, player));
    pool.add(minus(store, integer(store, 1, player)));
  }
  pool.add(nimHeap(store, 1));
  let taken = 0;
  for (const game of rankOne(store)) {
    if (taken++ === RANK_ONE_CONTEXTS) break;
    pool.add(game);
  }
  for (const game of [...pool]) {
    for (let player = 0; player < store.players; player++) {
      pool.add(onlyFor(store, player, [game]));
    }
  }
  yield* pool;
  yield* randomGames(store, [...pool], samples, seed);
}

/** Random games over a growing pool, so that later ones are deeper. */
function* randomGames(
  store: GameStore,
  pool: GameId[],
  samples: number,
  seed: number,
): Generator<GameId> {
  const random = randomSource(seed);
  for (let sample = 0; sample < samples; sample++) {
    const game = randomGameFrom(store, pool, 2, false, random);
    pool.push(game);
    yield game;
  }
}
