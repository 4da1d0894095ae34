/**
 * Disjunctive sums (section 2.1.1 and Definition 4.4) and copies n·G, built as games of the store.
 *
 * The options of a sum are sums themselves; those not known yet wait on an explicit stack, so that
 * long games need no deep recursion, and none is built twice. Where only the outcome of a sum is wanted, `contexts.ts` computes it without
 * building the sum.
 */

import { ValueError } from '../../storage/errors.ts';
import type { GameId, GameStore } from './store.ts';
import { allOptions } from './subpositions.ts';

/** Anything that counts steps and may throw when there were too many. */
export interface Ticker {
  tick(steps?: number): void;
}

/** G + H. */
export function add(store: GameStore, left: GameId, right: GameId, budget?: Ticker): GameId {
  /** Pairs waiting for their options, two entries each; the pair on top is worked on. */
  const waiting: GameId[] = [left, right];
  while (waiting.length > 0) {
    const g = waiting[waiting.length - 2] as GameId;
    const h = waiting[waiting.length - 1] as GameId;
    const before = waiting.length;
    if (knownSum(store, g, h) === undefined) {
      const ofG = allOptions(store, g);
      const ofH = allOptions(store, h);
      // Games with thousands of options take thousands of steps.
      budget?.tick(1 + ofG.length + ofH.length);
      for (const option of ofG) pushUnknown(store, waiting, option, h);
      for (const option of ofH) pushUnknown(store, waiting, g, option);
      if (waiting.length > before) continue;
      store.sums.set(Math.min(g, h), Math.max(g, h), buildSum(store, g, h));
    }
    waiting.length = before - 2;
  }
  return knownSum(store, left, right) as GameId;
}

function pushUnknown(store: GameStore, waiting: GameId[], left: GameId, right: GameId): void {
  if (knownSum(store, left, right) === undefined) waiting.push(left, right);
}

/** The sum of any number of games; the empty sum is 0. */
export function addAll(store: GameStore, games: readonly GameId[], budget?: Ticker): GameId {
  return games.reduce((sum, game) => add(store, sum, game, budget), store.zero);
}

/** n·G, the sum of n copies of G. */
export function copies(store: GameStore, count: number, game: GameId, budget?: Ticker): GameId {
  if (!Number.isSafeInteger(count) || count < 0) {
    throw new ValueError(`a game can be taken 0, 1, 2, … times, not ${count} times`);
  }
  let sum = store.zero;
  if (game === store.zero) return sum;
  for (let taken = 0; taken < count; taken++) sum = add(store, sum, game, budget);
  return sum;
}

function knownSum(store: GameStore, left: GameId, right: GameId): GameId | undefined {
  if (left === store.zero) return right;
  if (right === store.zero) return left;
  const sum = store.sums.get(Math.min(left, right), Math.max(left, right));
  return sum === -1 ? undefined : (sum as GameId);
}

/** One sum whose options are all known already. */
function buildSum(store: GameStore, left: GameId, right: GameId): GameId {
  const part = (player: number): GameId[] => {
    const options: GameId[] = [];
    for (const option of store.options(left, player)) {
      options.push(knownSum(store, option, right) as GameId);
    }
    for (const option of store.options(right, player)) {
      options.push(knownSum(store, left, option) as GameId);
    }
    return options;
  };
  if (store.isImpartial(left) && store.isImpartial(right)) return store.impartial(part(0));
  return store.partizan(Array.from({ length: store.players }, (_, player) => part(player)));
}
