/**
 * An order of games that depends on their trees alone, not on the store or on what was built
 * before: by height, impartial games first, then by the options of one player after the other.
 * What is printed or written to a file is in this order.
 */

import type { GameId, GameStore } from './store.ts';
import { subpositions } from './subpositions.ts';

export class StructuralOrder {
  /** The subpositions of the games, each after its options. */
  readonly games: readonly GameId[];
  readonly #store: GameStore;
  readonly #places = new Map<GameId, number>();

  constructor(store: GameStore, roots: readonly GameId[]) {
    this.#store = store;
    const levels: GameId[][] = [];
    for (const game of subpositions(store, roots)) {
      const height = store.height(game);
      levels[height] ??= [];
      levels[height].push(game);
    }
    const games: GameId[] = [];
    for (const level of levels) {
      for (const game of this.#sorted(level)) {
        this.#places.set(game, games.length);
        games.push(game);
      }
    }
    this.games = games;
  }

  /** The number of a subposition in `games`. */
  place(game: GameId): number {
    return this.#places.get(game) as number;
  }

  /** The sets of options of a game, one if it is impartial and one a player otherwise, in order. */
  parts(game: GameId): GameId[][] {
    const count = this.#store.isImpartial(game) ? 1 : this.#store.players;
    return Array.from({ length: count }, (_, player) =>
      this.#store.options(game, player).sort((g, h) => this.place(g) - this.place(h)),
    );
  }

  /** Games of one height: all their options have places already. */
  #sorted(level: readonly GameId[]): readonly GameId[] {
    if (level.length === 1) return level;
    const keys = new Map(
      level.map((game) => [
        game,
        this.parts(game).map((part) => part.map((option) => this.place(option))),
      ]),
    );
    return [...level].sort((g, h) => {
      this.#store.tick();
      return compareKeys(keys.get(g) as number[][], keys.get(h) as number[][]);
    });
  }
}

function compareKeys(one: readonly number[][], other: readonly number[][]): number {
  if (one.length !== other.length) return one.length - other.length;
  for (const [place, part] of one.entries()) {
    const difference = compareLists(part, other[place] as number[]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareLists(one: readonly number[], other: readonly number[]): number {
  if (one.length !== other.length) return one.length - other.length;
  for (const [place, entry] of one.entries()) {
    if (entry !== other[place]) return entry - (other[place] as number);
  }
  return 0;
}
