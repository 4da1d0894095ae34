/**
 * The games with names: nim-heaps *n [Spindler, section 2.1.1], the integers k_L, k_{C_i}, k_R
 * (section 4.3), and the games made from others by conjugation (Definition 4.5) and restriction
 * (Definition 4.1).
 */

import { ValueError } from '../../storage/errors.ts';
import { MemoBy } from '../../storage/memo.ts';
import type { GameId, GameStore } from './store.ts';
import { mapGame, subpositions } from './subpositions.ts';
import { addAll } from './sum.ts';

/** The games n = {0, 1, …, n−1} of a store, by who may move: everyone, or one player. */
const counters = new MemoBy<number | 'everyone', GameId[]>('counters');

/** The game n whose options are 0, 1, …, n−1; all smaller ones are built once and remembered. */
function counter(store: GameStore, size: number, mover: number | 'everyone'): GameId {
  const games = store.ownBy(counters, mover, () => []);
  while (games.length <= size) {
    games.push(mover === 'everyone' ? store.impartial(games) : onlyFor(store, mover, games));
  }
  return games[size] as GameId;
}

/** The nim-heap *n = {*0, *1, …, *(n−1)}. */
export function nimHeap(store: GameStore, size: number): GameId {
  checkCount(size, 'a nim-heap has 0, 1, 2, … counters');
  return counter(store, size, 'everyone');
}

/** The sum of nim-heaps of the given sizes. */
export function nimPosition(store: GameStore, sizes: readonly number[]): GameId {
  return addAll(
    store,
    sizes.map((size) => nimHeap(store, size)),
  );
}

/** The integer k of a player: 0, 1, …, k−1 are its options, for that player alone. */
export function integer(store: GameStore, value: number, player: number): GameId {
  checkCount(value, 'an integer of a player is 0, 1, 2, …');
  checkPlayer(store, player);
  return counter(store, value, player);
}

/** k·1 for a player: a chain of k moves for that player alone, equal to `integer` (Theorem 4.45). */
export function freeMoves(store: GameStore, count: number, player: number): GameId {
  let chain = store.zero;
  for (let step = 0; step < count; step++) chain = onlyFor(store, player, [chain]);
  return chain;
}

/** The game in which only `player` has options. */
export function onlyFor(store: GameStore, player: number, options: readonly GameId[]): GameId {
  return store.partizan(
    Array.from({ length: store.players }, (_, each) => (each === player ? options : [])),
  );
}

/** {…{G}…} with the given number of braces; Proposition 3.2(2) says what it does to outcomes. */
export function wrap(store: GameStore, game: GameId, braces: number): GameId {
  let wrapped = game;
  for (let brace = 0; brace < braces; brace++) wrapped = store.impartial([wrapped]);
  return wrapped;
}

/** The k-th conjugate: what player i could do, player i + k can do (Definition 4.5). */
export function conjugate(store: GameStore, game: GameId, times = 1): GameId {
  const { players } = store;
  const shift = ((times % players) + players) % players;
  if (shift === 0 || store.isImpartial(game)) return game;
  return mapGame(store, game, (position, of) =>
    store.isImpartial(position)
      ? position
      : store.partizan(
          Array.from({ length: players }, (_, player) =>
            store.options(position, (player - shift + players) % players).map(of),
          ),
        ),
  );
}

/** G⁻, the sum of the first N−1 conjugates (Definition 4.5). */
export function minus(store: GameStore, game: GameId): GameId {
  const conjugates = Array.from({ length: store.players - 1 }, (_, index) =>
    conjugate(store, game, index + 1),
  );
  return addAll(store, conjugates);
}

/** [G]_i, the impartial game played when player i starts (Definition 4.1). */
export function restriction(store: GameStore, game: GameId, player: number): GameId {
  checkPlayer(store, player);
  if (store.isImpartial(game)) return game;
  const { players } = store;
  /** restrictions.get(G)[i] is [G]_i. */
  const restrictions = new Map<GameId, GameId[]>();
  for (const position of subpositions(store, [game])) {
    restrictions.set(
      position,
      Array.from({ length: players }, (_, first) => {
        const second = (first + 1) % players;
        return store.impartial(
          store
            .options(position, first)
            .map((option) => restrictions.get(option)?.[second] as GameId),
        );
      }),
    );
  }
  return restrictions.get(game)?.[player] as GameId;
}

export function checkPlayer(store: GameStore, player: number): void {
  if (!Number.isInteger(player) || player < 0 || player >= store.players) {
    throw new ValueError(
      `players are numbered 0 to ${store.players - 1}, and there is no ${player}`,
    );
  }
}

/** Heaps and integers of n have n options, and all smaller ones are built with them. */
const LARGEST_COUNT = 4096;

function checkCount(count: number, expected: string): void {
  if (!Number.isSafeInteger(count) || count < 0) throw new ValueError(`${expected}, not ${count}`);
  if (count > LARGEST_COUNT) {
    throw new ValueError(`heaps and integers larger than ${LARGEST_COUNT} are not built`);
  }
}
