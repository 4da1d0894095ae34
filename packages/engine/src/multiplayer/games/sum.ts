/**
 * Disjunctive sums [Spindler, section 2.1.1 and Definition 4.4] and copies n·G, built as games of
 * the store.
 *
 * The options of a sum are sums themselves; those not known yet wait on an explicit stack, so that
 * long games need no deep recursion, and none is built twice. Where only the outcome of a sum is
 * wanted, `contexts.ts` computes it without building the sum.
 */

import { ValueError } from '../../storage/errors.ts';
import type { GameId, GameStore } from './store.ts';
import { allOptions } from './subpositions.ts';

/** G + H. */
export function add(store: GameStore, g: GameId, h: GameId): GameId {
  /** Pairs waiting for their options, two entries each; the pair on top is worked on. */
  const waiting: GameId[] = [g, h];
  while (waiting.length > 0) {
    const a = waiting[waiting.length - 2] as GameId;
    const b = waiting[waiting.length - 1] as GameId;
    const before = waiting.length;
    if (knownSum(store, a, b) === undefined) {
      const ofA = allOptions(store, a);
      const ofB = allOptions(store, b);
      // Games with thousands of options take thousands of steps.
      store.tick(1 + ofA.length + ofB.length);
      for (const option of ofA) pushUnknown(store, waiting, option, b);
      for (const option of ofB) pushUnknown(store, waiting, a, option);
      if (waiting.length > before) continue;
      store.sums.set(Math.min(a, b), Math.max(a, b), buildSum(store, a, b));
    }
    waiting.length = before - 2;
  }
  return knownSum(store, g, h) as GameId;
}

function pushUnknown(store: GameStore, waiting: GameId[], g: GameId, h: GameId): void {
  if (knownSum(store, g, h) === undefined) waiting.push(g, h);
}

/** The sum of any number of games; the empty sum is 0. */
export function addAll(store: GameStore, games: readonly GameId[]): GameId {
  return games.reduce((sum, game) => add(store, sum, game), store.zero);
}

/** n·G, the sum of n copies of G. */
export function copies(store: GameStore, count: number, game: GameId): GameId {
  if (!Number.isSafeInteger(count) || count < 0) {
    throw new ValueError(`a game can be taken 0, 1, 2, … times, not ${count} times`);
  }
  let sum = store.zero;
  if (game === store.zero) return sum;
  for (let taken = 0; taken < count; taken++) sum = add(store, sum, game);
  return sum;
}

function knownSum(store: GameStore, g: GameId, h: GameId): GameId | undefined {
  if (g === store.zero) return h;
  if (h === store.zero) return g;
  const sum = store.sums.get(Math.min(g, h), Math.max(g, h));
  return sum === -1 ? undefined : (sum as GameId);
}

/** One sum whose options are all known already. */
function buildSum(store: GameStore, g: GameId, h: GameId): GameId {
  const part = (player: number): GameId[] => {
    const options: GameId[] = [];
    for (const option of store.options(g, player)) {
      options.push(knownSum(store, option, h) as GameId);
    }
    for (const option of store.options(h, player)) {
      options.push(knownSum(store, g, option) as GameId);
    }
    return options;
  };
  if (store.isImpartial(g) && store.isImpartial(h)) return store.impartial(part(0));
  return store.partizan(Array.from({ length: store.players }, (_, player) => part(player)));
}
