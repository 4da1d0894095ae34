/** The boards after a move. */

import type { Side } from '../forms/side.ts';
import type { Ticker } from '../storage/budget.ts';
import { type Board, boardToText } from './board.ts';

/**
 * The boards after a move of a side, each once.
 *
 * @example
 * boardMoves(readBoard(nim, [2]), Left).map(positionToText) // → ["0", "1"]
 */
export function boardMoves({ ruleset, position }: Board, side: Side, ticker?: Ticker): Board[] {
  const found = new Map<string, Board>();
  for (const moved of ruleset.moves(position, side)) {
    ticker?.tick();
    const after = { ruleset, position: moved };
    found.set(boardToText(after), after);
  }
  return [...found.values()];
}
