/**
 * Tables as pictures, above all the 16 × 16 table of the games born by day 2
 * [Dwyer–Milley–Willette, Table 3]: narrow columns whose headings are
 * stacked, circles around marked cells, shade over what is outside.
 */

import {
  framed,
  type Item,
  LINE_HEIGHT,
  label,
  type Rectangle,
  type Scene,
  textWidth,
  type Words,
} from '../scene.ts';
import type { Table, TableCell } from './table.ts';

const CELL = 24;
const PADDING = 10;

/** The picture of a table of short cells, its first column the headings of its rows. */
export function tablePicture({ caption, columns, rows, rowHeadings }: Table): Scene {
  const skip = rowHeadings ? 1 : 0;
  const headings = columns.slice(skip).map(stacked);
  const margin = rowHeadings ? widest(rows.map((row) => row[0])) + PADDING : 0;
  const widths = headings.map((heading, i) =>
    Math.max(CELL, ...heading.map(({ text }) => textWidth(text) + 4), cellWidth(rows, i + skip)),
  );
  const starts = [margin];
  for (const width of widths) starts.push((starts.at(-1) ?? 0) + width);
  const top = LINE_HEIGHT * Math.max(0, ...headings.map((heading) => heading.length)) + PADDING;
  const middle = (column: number): number => (starts[column] ?? 0) + (widths[column] ?? CELL) / 2;
  const items: Item[] = headings.flatMap((heading, column) =>
    heading.map((words, line) =>
      label(
        {
          x: middle(column),
          y: top - PADDING / 2 - (heading.length - line - 0.5) * LINE_HEIGHT,
        },
        words,
      ),
    ),
  );
  for (const [row, cells] of rows.entries()) {
    const y = top + row * CELL;
    const heading = cells[0];
    if (rowHeadings && heading !== undefined) {
      items.push(label({ x: (margin - PADDING) / 2, y: y + CELL / 2 }, wordsOf(heading)));
    }
    for (const [column, cell] of cells.slice(skip).entries()) {
      const corner = { x: starts[column] ?? 0, y };
      items.push(...cellItems(cell, corner, widths[column] ?? CELL));
    }
  }
  const [across, down] = [headings.length, rows.length];
  return framed(caption, `A table with ${down} rows and ${across} columns.`, items);
}

function cellItems(cell: TableCell, at: Rectangle['at'], width: number): Item[] {
  const fill = cell.mark === 'outside' ? 'shaded' : 'cell';
  const items: Item[] = [{ item: 'rectangle', at, width, height: CELL, fill }];
  const centre = { x: at.x + width / 2, y: at.y + CELL / 2 };
  if (cell.pretty !== '') items.push(label(centre, wordsOf(cell)));
  if (cell.mark === 'circled') items.push({ item: 'ring', at: centre, radius: CELL * 0.38 });
  return items;
}

/** A list of options, one above the other. */
function stacked(cell: TableCell): Words[] {
  const texts = cell.pretty.split(', ');
  const latex = cell.latex.replace(/^\$|\$$/g, '').split(', ');
  if (texts.length === 1 || texts.length !== latex.length) return [wordsOf(cell)];
  return texts.map((text, i) => ({ text, latex: `$${latex[i]}$` }));
}

function wordsOf({ pretty, latex, mark }: TableCell): Words {
  return { text: pretty, latex: mark === 'bold' ? `\\textbf{\\boldmath ${latex}}` : latex };
}

function widest(cells: readonly (TableCell | undefined)[]): number {
  return Math.max(0, ...cells.map((cell) => textWidth(cell?.pretty ?? '')));
}

function cellWidth(rows: readonly (readonly TableCell[])[], column: number): number {
  return widest(rows.map((row) => row[column])) + PADDING;
}
