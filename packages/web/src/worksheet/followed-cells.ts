// The cells of a sheet that has become another elsewhere. Whoever writes in one goes on: a cell that is
// the same stays itself, with its editor and its answers, a changed one stays with another text, and
// one in which nothing is written yet, which no text tells of, stays where it was.

import { type Piece, resettled } from '@proviso/language/sheets';
import { replacements } from '../store/merge-cells.ts';
import type { Cell } from './cell.ts';

/** A cell as the text of the sheet tells it: several pieces where a blank line divides it. */
interface Told extends Piece {
  readonly cell: Cell;
}

/** Such a cell is not kept with the sheet. */
export function isUnwritten({ text }: Cell): boolean {
  return text.peek().trim() === '';
}

/** The cells for the pieces of the new text; `made` makes one that is new. */
export function followed(
  old: readonly Cell[],
  wanted: readonly Piece[],
  made: (piece: Piece) => Cell,
): readonly Cell[] {
  const told = old.flatMap((cell): Told[] =>
    resettled({ text: cell.text.peek(), prose: cell.prose }).map((piece) => ({ ...piece, cell })),
  );
  const pieces = [...wanted];
  const cells: Cell[] = [];
  const taken = new Set<Cell>();
  /** A cell goes on with another text, once. */
  const goOn = (piece: Piece, cell: Cell | undefined) => {
    if (cell === undefined || cell.prose !== piece.prose || taken.has(cell)) {
      cells.push(made(piece));
      return;
    }
    taken.add(cell);
    cell.gap = piece.gap;
    cell.text.value = piece.text;
    cells.push(cell);
  };
  /** Cells all of whose pieces are still there stay untouched. */
  const stay = (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      const piece = pieces.shift();
      const { cell } = told[i] ?? {};
      if (piece === undefined || cell === undefined) continue;
      const own = told.filter((one) => one.cell === cell).length;
      const here = told.slice(from, to).filter((one) => one.cell === cell).length;
      if (own !== here) goOn(piece, cell);
      else if (told[i - 1]?.cell !== cell || i === from) {
        taken.add(cell);
        cells.push(cell);
      }
      if (own === here && own === 1) cell.gap = piece.gap;
    }
  };
  let next = 0;
  for (const { from, to, by } of replacements(told, wanted)) {
    stay(next, from);
    for (const [i, piece] of by.entries()) {
      pieces.shift();
      goOn(piece, i < to - from ? told[from + i]?.cell : undefined);
    }
    next = to;
  }
  stay(next, told.length);
  return withUnwritten(old, cells);
}

/** Puts the cells in which nothing is written back behind those they stood behind. */
function withUnwritten(old: readonly Cell[], cells: readonly Cell[]): readonly Cell[] {
  let all = cells;
  let before = -1;
  for (const cell of old) {
    const at = all.indexOf(cell);
    if (at !== -1) before = at;
    else if (isUnwritten(cell)) all = all.toSpliced(++before, 0, cell);
  }
  return all;
}
