// What the tests of comparison ask of an answer.
import { hasPlayer } from '../../src/multiplayer/games/players.ts';
import type { GameId, GameStore } from '../../src/multiplayer/games/store.ts';
import { add } from '../../src/multiplayer/games/sum.ts';
import type { Comparison, Equality } from '../../src/multiplayer/order/compare.ts';
import { outcomeWhen } from '../../src/multiplayer/play/outcome.ts';

/** A refutation is checked by building both sums and looking at their outcomes. */
export function refutes(
  store: GameStore,
  g: GameId,
  h: GameId,
  result: Comparison,
  convention: number,
): boolean {
  if (result.verdict !== 'refuted') return false;
  const { context, mover, player } = result;
  const seat = (player - mover + store.players) % store.players;
  const wins = (game: GameId): boolean =>
    hasPlayer(outcomeWhen(store, add(store, game, context), mover, convention), seat);
  return wins(g) && !wins(h);
}

export const verdictOf = (answer: Comparison | Equality): string => answer.verdict;
