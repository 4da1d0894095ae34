/**
 * Columns for a terminal: barred integers as `-1`, numbers to the right, long cells
 * broken between their games. Where a width is given the table keeps to it: wide
 * columns are broken further, and columns that still find no room stand below the
 * others, the first repeated.
 */

import { withoutBars } from '../words.ts';
import { marked, standsRight, type Table } from './table.ts';

/** Longer cells are broken, however wide the terminal is. */
const WIDEST_CELL = 72;
/** No column is broken into less, where two of them find room side by side. */
const NARROWEST_CELL = 12;
const GAP = '  ';

export function toText(table: Table, width = Infinity): string {
  const { caption, columns, rows } = table;
  const texts = [columns, ...rows].map((row) =>
    row.map((cell) => withoutBars(marked(cell, cell.pretty)).replace(/\s*\n\s*/g, ' ')),
  );
  const natural = columns.map((_, i) =>
    Math.max(...texts.map((row) => displayWidth(row[i] ?? ''))),
  );
  const widest = natural.map((columnWidth) => Math.min(columnWidth, WIDEST_CELL));
  const right = columns.map((_, i) => standsRight(table, i));
  const title = caption === '' ? [] : [withoutBars(caption), ''];
  const blocks = blocksOf(widest, width).map((places) => {
    const limits = narrowed(
      places.map((i) => widest[i] ?? 0),
      width,
    );
    const cells = texts.map((row) => places.map((i, k) => wrapped(row[i] ?? '', limits[k] ?? 0)));
    return linesOf(
      cells,
      places.map((i) => right[i] ?? false),
    ).join('\n');
  });
  return `${[...title, blocks.join('\n\n')].join('\n')}\n`;
}

/** The lines of columns that stand side by side; the first row is their heads. */
function linesOf(
  rows: readonly (readonly (readonly string[])[])[],
  right: readonly boolean[],
): string[] {
  const widths = right.map((_, i) =>
    Math.max(...rows.flatMap((row) => (row[i] ?? []).map(displayWidth))),
  );
  const lines = rows.map((row) =>
    Array.from({ length: Math.max(1, ...row.map((cell) => cell.length)) }, (_, line) =>
      widths
        .map((width, i) => {
          const text = row[i]?.[line] ?? '';
          const blanks = ' '.repeat(Math.max(0, width - displayWidth(text)));
          return right[i] ? blanks + text : text + blanks;
        })
        .join(GAP)
        .trimEnd(),
    ),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join(GAP);
  return [...(lines[0] ?? []), rule, ...lines.slice(1).flat()];
}

/** Which columns stand side by side: as many as find room when they are as narrow as can be. */
function blocksOf(widths: readonly number[], width: number): number[][] {
  const least = (i: number): number => Math.min(widths[i] ?? 0, narrowest(width)) + GAP.length;
  const blocks: number[][] = [];
  let taken = 0;
  for (const i of widths.keys()) {
    const block = blocks.at(-1);
    if (block !== undefined && taken + least(i) <= width + GAP.length) {
      block.push(i);
      taken += least(i);
    } else {
      // Below the others a column stands beside the first, which says what the row is about.
      blocks.push(block === undefined ? [i] : [0, i]);
      taken = least(i) + (block === undefined ? 0 : least(0));
    }
  }
  return blocks;
}

/** The widths of columns after the widest have given way. */
function narrowed(widths: readonly number[], width: number): number[] {
  const limits = [...widths];
  const least = narrowest(width);
  const total = () => limits.reduce((sum, each) => sum + each + GAP.length, -GAP.length);
  while (total() > width) {
    const widest = Math.max(...limits);
    if (widest <= least) break;
    limits[limits.lastIndexOf(widest)] = Math.max(least, widest - (total() - width));
  }
  return limits;
}

/** How narrow a column may become. */
function narrowest(width: number): number {
  return Math.max(1, Math.min(NARROWEST_CELL, Math.floor((width - GAP.length) / 2)));
}

/** How many columns of a terminal a text takes: combining marks take none. */
function displayWidth(text: string): number {
  return [...text.replace(/\p{M}/gu, '')].length;
}

/** A text on lines of at most so many columns; between games first, then between words. */
function wrapped(text: string, limit: number): string[] {
  if (displayWidth(text) <= limit) return [text];
  const pieces = entriesOf(text).flatMap((entry) =>
    displayWidth(entry) <= limit || limit === WIDEST_CELL ? [entry] : pieced(entry, limit),
  );
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last === undefined || displayWidth(last) + displayWidth(piece) >= limit) lines.push(piece);
    else lines[lines.length - 1] = `${last} ${piece}`;
  }
  return lines;
}

/** The words of a text; one that is too long is cut. */
function pieced(text: string, limit: number): string[] {
  return text.split(' ').flatMap((word) => {
    const letters = [...word];
    return Array.from({ length: Math.ceil(letters.length / limit) }, (_, i) =>
      letters.slice(i * limit, (i + 1) * limit).join(''),
    );
  });
}

/** What stands between the commas outside all braces, each with its comma. */
function entriesOf(text: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}') depth--;
    else if (text[i] === ',' && depth === 0) {
      entries.push(text.slice(from, i + 1).trim());
      from = i + 1;
    }
  }
  return [...entries, text.slice(from).trim()];
}
