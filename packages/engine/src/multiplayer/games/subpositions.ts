/**
 * Subpositions of games, in the order every recursion of this room uses: increasing ids, options
 * before the games that have them.
 */

import type { GameId, GameStore } from './store.ts';

/** All subpositions of the given games, themselves included, in increasing order. */
export function subpositions(store: GameStore, games: readonly GameId[]): GameId[] {
  const seen = new Set<GameId>(games);
  const stack = [...seen];
  for (let game = stack.pop(); game !== undefined; game = stack.pop()) {
    const options = allOptions(store, game);
    store.tick(1 + options.length);
    for (const option of options) {
      if (seen.has(option)) continue;
      seen.add(option);
      stack.push(option);
    }
  }
  return [...seen].sort((g, h) => g - h);
}

/** The options of every player, without repetition. */
export function allOptions(store: GameStore, game: GameId): GameId[] {
  if (store.isImpartial(game)) return store.options(game);
  const found = new Set<GameId>();
  for (let player = 0; player < store.players; player++) {
    for (const option of store.options(game, player)) found.add(option);
  }
  return [...found].sort((g, h) => g - h);
}

/**
 * The games reached from `game` by `moves` consecutive moves, the first of them by `player`, the
 * next by the next player, and so on: the paper's k-th options [Spindler, Definition 3.6 and
 * Theorem 4.39].
 */
export function nthOptions(
  store: GameStore,
  game: GameId,
  player: number,
  moves: number,
): GameId[] {
  let layer = new Set<GameId>([game]);
  for (let move = 0; move < moves && layer.size > 0; move++) {
    const next = new Set<GameId>();
    for (const position of layer) {
      const options = store.options(position, (player + move) % store.players);
      store.tick(1 + options.length);
      for (const option of options) next.add(option);
    }
    layer = next;
  }
  return [...layer].sort((g, h) => g - h);
}

/** Rebuild a game bottom-up, giving each subposition the image `image` makes of it. */
export function mapGame(
  store: GameStore,
  game: GameId,
  image: (position: GameId, of: (option: GameId) => GameId) => GameId,
): GameId {
  const images = new Map<GameId, GameId>();
  const of = (option: GameId): GameId => images.get(option) as GameId;
  for (const position of subpositions(store, [game])) images.set(position, image(position, of));
  return of(game);
}
