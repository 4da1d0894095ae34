/**
 * Sums of boards, of one ruleset or of several, as boards: a move is a move in one
 * summand. Each summand is evaluated by its own rules (`components.ts`).
 */

import { type Board, boardToText, drawBoard } from './board.ts';
import { sideBySide } from './drawing.ts';
import type { Ruleset } from './ruleset.ts';

const sums: Ruleset<readonly Board[]> = {
  title: 'A sum of boards',
  moves: (boards, side) =>
    boards.flatMap(({ ruleset, position }, i) =>
      [...ruleset.moves(position, side)].map((moved) =>
        boards.toSpliced(i, 1, { ruleset, position: moved }),
      ),
    ),
  print: (boards) => boards.map((board) => boardToText(board)).join(' + '),
  summands: (boards) => boards,
  draw: (boards) => sideBySide(boards.flatMap((board) => drawBoard(board) ?? [])),
};

/**
 * The disjunctive sum of some boards.
 *
 * @example
 * const both = sumOfBoards([readBoard(domineering, [2, 2]), readBoard(nim, [1])]);
 * boardToText(both) // → domineering("..|..") + nim("1")
 */
export function sumOfBoards(boards: readonly Board[]): Board {
  const summands = boards.flatMap(summandsOf);
  const [only, another] = summands;
  if (only !== undefined && another === undefined) return only;
  return { ruleset: sums as Ruleset, position: summands };
}

/** The boards that a board is the sum of: itself, if it is none. */
export function summandsOf(board: Board): readonly Board[] {
  return board.ruleset.summands?.(board.position) ?? [board];
}
