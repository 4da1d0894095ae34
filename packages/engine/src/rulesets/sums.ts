/**
 * Sums of boards, of one ruleset or of several, as boards: a move is a move in one
 * summand. Each summand is evaluated by its own rules (`components.ts`).
 */

import { type Board, boardToText, drawBoard } from './board.ts';
import type { Cell, Drawing, Line, Piece } from './drawing.ts';
import type { Ruleset } from './ruleset.ts';

const sums: Ruleset<readonly Board[]> = {
  title: 'a sum of boards',
  moves: (boards, side) =>
    boards.flatMap(({ ruleset, position }, i) =>
      [...ruleset.moves(position, side)].map((moved) =>
        boards.toSpliced(i, 1, { ruleset, position: moved }),
      ),
    ),
  print: (boards) => boards.map((board) => boardToText(board)).join(' + '),
  summands: (boards) => boards,
  draw: sideBySide,
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

/** The summands from left to right, as far apart as a square. */
function sideBySide(boards: readonly Board[]): Drawing {
  const cells: Cell[] = [];
  const lines: Line[] = [];
  const pieces: Piece[] = [];
  const drawings = boards.flatMap((board) => drawBoard(board) ?? []);
  const height = Math.max(1, ...drawings.map((drawing) => drawing.height));
  let x = 0;
  for (const drawing of drawings) {
    const y = drawing.ground === undefined ? 0 : height - drawing.height;
    const at = <T extends { x: number; y: number }>(thing: T): T => ({
      ...thing,
      x: thing.x + x,
      y: thing.y + y,
    });
    const end = ([px, py]: Line['from']): Line['from'] => [px + x, py + y];
    cells.push(...drawing.cells.map(at));
    pieces.push(...drawing.pieces.map(at));
    for (const line of drawing.lines) {
      lines.push({ ...line, from: end(line.from), to: end(line.to) });
    }
    x += drawing.width + 1;
  }
  const grounded = drawings.length > 0 && drawings.every(({ ground }) => ground !== undefined);
  const width = Math.max(1, x - 1);
  return { width, height, cells, lines, pieces, ...(grounded ? { ground: height } : {}) };
}
