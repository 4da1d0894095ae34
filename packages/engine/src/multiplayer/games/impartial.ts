/**
 * Refusing partizan games where a notion is one of impartial games: what reads the options of one
 * player as those of everybody would give a wrong answer for them.
 */

import { ValueError } from '../../storage/errors.ts';
import type { GameId, GameStore } from './store.ts';

/** Throws a ValueError unless each of the games is impartial. */
export function requireImpartial(store: GameStore, ...games: readonly GameId[]): void {
  if (!games.every((game) => store.isImpartial(game))) {
    throw new ValueError('this notion is defined for impartial games only');
  }
}
