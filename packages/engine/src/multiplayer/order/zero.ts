/**
 * Comparison with 0 for every player, by the rules of [Spindler, section 4.2.1] (the paper's convention).
 *
 * G ≤ 0 for a player exactly when that player cannot win G moving first (Theorem 4.28). For
 * N > 2, 0 ≤ G exactly when nobody else has an option in G (Theorem 4.25); for N = 2 exactly
 * when the player wins moving second. Neither needs a search.
 */

import { hasPlayer } from '../games/players.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { canWin, outcomeWhen } from '../play/outcome.ts';

/** How a game stands to 0 for one player. */
export type Sign = '=' | '<' | '>' | 'incomparable';

/** Theorem 4.25 (Nonnegativity Rule). */
export function isNonnegativeFor(store: GameStore, game: GameId, player: number): boolean {
  if (store.players === 2) return canWin(store, game, player, 1 - player);
  for (let other = 0; other < store.players; other++) {
    if (other !== player && store.optionCount(game, other) > 0) return false;
  }
  return true;
}

/** Theorem 4.28 (Nonpositivity Rule). */
export function isNonpositiveFor(store: GameStore, game: GameId, player: number): boolean {
  return !hasPlayer(outcomeWhen(store, game, player), 0);
}

export function signFor(store: GameStore, game: GameId, player: number): Sign {
  const atLeast = isNonnegativeFor(store, game, player);
  const atMost = isNonpositiveFor(store, game, player);
  if (atLeast) return atMost ? '=' : '>';
  return atMost ? '<' : 'incomparable';
}

export interface ComparisonWithZero {
  /** The sign for each player. */
  readonly signs: readonly Sign[];
  /**
   * The case of Proposition 4.30: 1, G = 0; 2, G < 0 for everyone; 3, G = 0 for one player and
   * G < 0 for the others; 4, G > 0 for one and G < 0 for the others. Undefined when G is
   * incomparable with 0 for someone, or N = 2.
   */
  readonly proposition430: 1 | 2 | 3 | 4 | undefined;
}

export function compareWithZero(store: GameStore, game: GameId): ComparisonWithZero {
  const signs = Array.from({ length: store.players }, (_, player) => signFor(store, game, player));
  return { signs, proposition430: store.players === 2 ? undefined : caseOf(signs) };
}

function caseOf(signs: readonly Sign[]): 1 | 2 | 3 | 4 | undefined {
  if (signs.includes('incomparable')) return undefined;
  const [exception] = signs.filter((sign) => sign !== '<');
  if (exception === undefined) return 2;
  if (signs.every((sign) => sign === '=')) return 1;
  return exception === '=' ? 3 : 4;
}
