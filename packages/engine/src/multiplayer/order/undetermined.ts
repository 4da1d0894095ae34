/**
 * Undetermined and absorbing games [Spindler, sections 2.2.2 and 3.3].
 *
 * Undetermined means that nobody can force a win (Definition 2.6); k-undetermined that k such
 * positions follow each other (Definition 3.11); absorbing that every sum with the game is
 * undetermined (Definition 2.22). The first two are read from outcomes under any convention. That a
 * game is absorbing is proved by Theorem 3.14, a sufficient test under the paper's convention for
 * N > 2, by an absorbing summand (Proposition 2.24), or by looking through the effects of all
 * contexts; it is refuted by a context; and otherwise it stays open.
 */

import { ValueError } from '../../storage/errors.ts';
import { requireImpartial } from '../games/impartial.ts';
import { type Convention, normalPlay, type PlayerSet } from '../games/players.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { subpositions } from '../games/subpositions.ts';
import { add } from '../games/sum.ts';
import { ContextTable } from '../play/contexts.ts';
import { outcomeWhen } from '../play/outcome.ts';
import {
  type ClosedSet,
  DEFAULT_BLENDS,
  type Separation,
  searchAllContexts,
} from './context-closure.ts';

/** Whether nobody can force a win, whoever starts. */
export function isUndetermined(
  store: GameStore,
  game: GameId,
  convention: Convention = normalPlay(store.players),
): boolean {
  const movers = store.isImpartial(game) ? 1 : store.players;
  for (let mover = 0; mover < movers; mover++) {
    if (outcomeWhen(store, game, mover, convention) !== 0) return false;
  }
  return true;
}

/**
 * The largest k for which an impartial game is k-undetermined, 0 when it is not undetermined at
 * all (Definition 3.11).
 */
export function undeterminedDepth(
  store: GameStore,
  game: GameId,
  convention: Convention = normalPlay(store.players),
): number {
  requireImpartial(store, game);
  const depths = new Map<GameId, number>();
  for (const position of subpositions(store, [game])) {
    if (outcomeWhen(store, position, 0, convention) !== 0) continue;
    const below = store.options(position).map((option) => depths.get(option) ?? 0);
    depths.set(position, 1 + below.reduce((most, depth) => Math.max(most, depth), 0));
  }
  return depths.get(game) ?? 0;
}

/** What is known about a game being absorbing among impartial games. */
export type Absorbing =
  | { readonly verdict: 'proved'; readonly rule: string; readonly summand: GameId }
  | { readonly verdict: 'proved'; readonly rule: 'exhaustion'; readonly closed: ClosedSet }
  | { readonly verdict: 'refuted'; readonly context: GameId; readonly winners: PlayerSet }
  | { readonly verdict: 'unknown'; readonly tried: number };

/**
 * Theorem 3.14: N > 2, the game has an option, and all its options are (N−2)-undetermined. Then it
 * is absorbing under the paper's convention. Nothing follows when the test fails.
 */
export function absorbingConstruction(store: GameStore, game: GameId): boolean {
  const { players } = store;
  const options = store.options(game);
  return (
    players > 2 &&
    store.isImpartial(game) &&
    options.length > 0 &&
    options.every((option) => undeterminedDepth(store, option) >= players - 2)
  );
}

/** Theorem 3.14 for the game itself or for a summand of it (Proposition 2.24). */
export function hasAbsorbingSummand(store: GameStore, game: GameId): boolean {
  return absorbingConstruction(store, game) || absorbingSummand(store, game) !== undefined;
}

/** Somebody wins beside the context. */
export const anyWinner: Separation = ([winners = 0]) => winners !== 0;

/** Whether an impartial game is absorbing, under any convention. */
export function absorbing(
  store: GameStore,
  game: GameId,
  convention: Convention = normalPlay(store.players),
  blends: number = DEFAULT_BLENDS,
): Absorbing {
  requireImpartial(store, game);
  if (convention === normalPlay(store.players)) {
    if (absorbingConstruction(store, game)) {
      return { verdict: 'proved', rule: 'Theorem 3.14', summand: game };
    }
    const summand = absorbingSummand(store, game);
    if (summand !== undefined) return { verdict: 'proved', rule: 'Proposition 2.24', summand };
  }
  const found = searchAllContexts(store, [game], convention, anyWinner, blends);
  if (found.kind === 'closed') {
    return { verdict: 'proved', rule: 'exhaustion', closed: found.closed };
  }
  if (found.kind === 'limit') return { verdict: 'unknown', tried: found.effects };
  const { context } = found;
  const winners = new ContextTable(store, [game], convention, true).outcome(game, context, 0);
  return { verdict: 'refuted', context, winners };
}

/** A proper summand of the game that passes Theorem 3.14, if there is one. */
function absorbingSummand(store: GameStore, game: GameId): GameId | undefined {
  const positions = subpositions(store, [game]);
  for (const summand of positions) {
    if (summand === game || !absorbingConstruction(store, summand)) continue;
    store.tick(positions.length);
    // Both summands are subpositions, and heights add up.
    const rest = store.height(game) - store.height(summand);
    for (const other of positions) {
      if (store.height(other) === rest && add(store, summand, other) === game) {
        return summand;
      }
    }
  }
  return undefined;
}

/**
 * A small absorbing game under the paper's convention for N > 2: {…{G}…} with an undetermined
 * innermost game (Corollary 2.26 for three players). For N = 3 it is {{*2, {*2}}}.
 */
export function absorbingGame(store: GameStore): GameId {
  const { players } = store;
  if (players === 2) throw new ValueError('with two players no game is absorbing');
  let game = undeterminedGame(store);
  // Each brace around an undetermined game is undetermined (Proposition 3.2(2)).
  while (!absorbingConstruction(store, game)) game = store.impartial([game]);
  return game;
}

/**
 * {H, {H}} with H = {0, …, (N−2)·*}: Next chooses which of O_1 and O_2 chooses the loser
 * (Proposition 3.2(4)). Undetermined for N > 2.
 */
export function undeterminedGame(store: GameStore): GameId {
  const chains: GameId[] = [store.zero];
  while (chains.length < store.players - 1) {
    chains.push(store.impartial(chains.slice(-1)));
  }
  const choice = store.impartial(chains);
  return store.impartial([choice, store.impartial([choice])]);
}
