/**
 * Dominated and reversible options of a player [Spindler, Theorems 4.37 and 4.39], and redundant
 * ones.
 *
 * Deleting a dominated option and bypassing a reversible one gives a game that is equal *for that
 * player only*: with more than two players even the outcome can change (Propositions 4.38 and
 * 4.40). So nothing here is applied unless asked for. The theorems are for the paper's convention.
 *
 * An option is redundant when the player has another one that is at least as good for the player,
 * and for each other player q another one that is at most as good for q. Then the Inequality Test
 * proves the game without it equal for everyone. Such options exist for every N: 2N·* ≤ N·* ≤ 0 for
 * all players (Theorem 4.28 and Proposition 4.10), so {0, N·*, 2N·*} = {0, 2N·*}, two impartial
 * games that are not isomorphic and have no absorbing subposition. That answers Question 2.
 */

import { ValueError } from '../../storage/errors.ts';
import { checkPlayer } from '../games/named.ts';
import { normalPlay } from '../games/players.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { mapGame, nthOptions } from '../games/subpositions.ts';
import { inequalityTable } from './inequality-test.ts';

/** An option and another that is at least as good for the player. */
export interface Dominated {
  readonly option: GameId;
  readonly by: GameId;
}

/** An option and a game that the others can make of it which is no better than the whole. */
export interface Reversible {
  readonly option: GameId;
  readonly through: GameId;
}

/** The options of `player` dominated by another (Theorem 4.37). Of equal options the first stays. */
export function dominatedOptions(store: GameStore, game: GameId, player: number): Dominated[] {
  checkPlayer(store, player);
  const options = store.options(game, player);
  const found: Dominated[] = [];
  options.forEach((option, place) => {
    const by = options.find((other, index) => {
      if (index === place || !atMost(store, option, other, player)) return false;
      return index < place || !atMost(store, other, option, player);
    });
    if (by !== undefined) found.push({ option, by });
  });
  return found;
}

/** The options of `player` that reverse, with a game they reverse through (Theorem 4.39). */
export function reversibleOptions(store: GameStore, game: GameId, player: number): Reversible[] {
  checkPlayer(store, player);
  const { players } = store;
  return store.options(game, player).flatMap((option) => {
    const through = nthOptions(store, option, (player + 1) % players, players - 1).find((later) =>
      atMost(store, later, game, player),
    );
    return through === undefined ? [] : [{ option, through }];
  });
}

/** The options of `player` that can be deleted, one at a time, without changing the game for anyone. */
export function redundantOptions(store: GameStore, game: GameId, player: number): GameId[] {
  checkPlayer(store, player);
  const options = store.options(game, player);
  return options.filter((option) => {
    const others = options.filter((other) => other !== option);
    for (let favoured = 0; favoured < store.players; favoured++) {
      const answered = others.some((other) =>
        favoured === player
          ? atMost(store, option, other, favoured)
          : atMost(store, other, option, favoured),
      );
      if (!answered) return false;
    }
    return true;
  });
}

/**
 * Delete redundant options of an impartial game, for all players at once, in the game and in all
 * its subpositions (Corollary 3.8, Proposition 4.36). The result is equal to the game.
 */
export function deleteRedundant(store: GameStore, game: GameId): GameId {
  if (!store.isImpartial(game)) throw new ValueError('this simplification is for impartial games');
  return mapGame(store, game, (position, of) => {
    let current = store.impartial(store.options(position).map(of));
    for (;;) {
      const [redundant] = redundantOptions(store, current, 0);
      if (redundant === undefined) return current;
      current = store.impartial(store.options(current).filter((option) => option !== redundant));
    }
  });
}

/** The game without some options of a player. */
export function deleteOptions(
  store: GameStore,
  game: GameId,
  player: number,
  unwanted: readonly GameId[],
): GameId {
  const kept = store.options(game, player).filter((option) => !unwanted.includes(option));
  return withOptions(store, game, player, kept);
}

/** The game with an option replaced by the player's options of the game it reverses through. */
export function bypassReversible(
  store: GameStore,
  game: GameId,
  player: number,
  { option, through }: Reversible,
): GameId {
  const kept = store.options(game, player).filter((other) => other !== option);
  return withOptions(store, game, player, [...kept, ...store.options(through, player)]);
}

/**
 * Delete dominated and bypass reversible options of `player` in the game itself, not in its
 * options, until none is left. The result is equal to the game for that player.
 */
export function simplifyFor(store: GameStore, game: GameId, player: number): GameId {
  let current = game;
  for (;;) {
    const dominated = dominatedOptions(store, current, player);
    if (dominated.length > 0) {
      current = deleteOptions(
        store,
        current,
        player,
        dominated.map(({ option }) => option),
      );
      continue;
    }
    const [reversible] = reversibleOptions(store, current, player);
    if (reversible === undefined) return current;
    current = bypassReversible(store, current, player, reversible);
  }
}

function withOptions(
  store: GameStore,
  game: GameId,
  player: number,
  options: readonly GameId[],
): GameId {
  return store.partizan(
    Array.from({ length: store.players }, (_, each) =>
      each === player ? options : store.options(game, each),
    ),
  );
}

function atMost(store: GameStore, g: GameId, h: GameId, favoured: number): boolean {
  const convention = normalPlay(store.players);
  return inequalityTable({ store, convention, favoured }, g, h).proves(g, h);
}
