// What is known of the moves on a board of squares. Where each move is of one square, or of two side by
// side, it has a mark of its own in the middle of them; else a square is marked by the best of its moves.

import type { SquareMove } from '@proviso/engine/matches/chosen-squares';
import type { Mark } from './marks.ts';

export type Marks = ReadonlyMap<number, Mark> | undefined;

/** Where the mark of a move stands: over its first square and the last, so many rows and columns. */
export interface MoveMark {
  readonly mark: Mark;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The mark of each move, where each can have one of its own; `undefined` where they would be mixed up. */
export function marksByMove(
  moves: readonly SquareMove[],
  columns: number,
  marks: Marks,
): MoveMark[] | undefined {
  if (marks === undefined) return undefined;
  const places = new Set<string>();
  const found: MoveMark[] = [];
  for (const { move, squares } of moves) {
    const [first, last = first, more] = squares;
    if (first === undefined || last === undefined || more !== undefined) return undefined;
    const [row, column] = [Math.floor(first / columns), first % columns];
    const rows = Math.floor(last / columns) - row + 1;
    const across = (last % columns) - column + 1;
    const place = squares.join();
    if (rows < 1 || across < 1 || rows + across > 3 || places.has(place)) return undefined;
    places.add(place);
    const mark = marks.get(move);
    if (mark !== undefined) found.push({ mark, row, column, rows, columns: across });
  }
  return found;
}

/** What is known of a square: the best of the moves that change it. */
export function markOfSquare(
  moves: readonly SquareMove[],
  square: number,
  marks: Marks,
): Mark | undefined {
  if (marks === undefined) return undefined;
  const known = moves
    .filter(({ squares }) => squares.includes(square))
    .map(({ move }) => marks.get(move));
  if (known.includes('wins')) return 'wins';
  return known.length > 0 && known.every((mark) => mark === 'loses') ? 'loses' : undefined;
}

export function markSign(mark: Mark): string {
  return mark === 'wins' ? '✓' : '✗';
}

/** The marks of moves, above the squares. */
export function MoveMarks({ marks }: { readonly marks: readonly MoveMark[] }) {
  return (
    <>
      {marks.map(({ mark, row, column, rows, columns }) => (
        <span
          key={`mark ${row} ${column} ${rows}`}
          class={`move-mark ${mark}`}
          aria-hidden="true"
          style={{
            gridColumn: `${column + 1} / span ${columns}`,
            gridRow: `${row + 1} / span ${rows}`,
          }}
        >
          {markSign(mark)}
        </span>
      ))}
    </>
  );
}
