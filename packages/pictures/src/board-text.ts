/**
 * Boards in letters, for terminals: a letter for every square and piece, and for every edge of a
 * Hackenbush position the letter of its colour: b Left's, r Right's, g for either.
 */

import type { Drawing } from '@proviso/engine/rulesets';

const WIDEST = 78;
const HIGHEST = 40;
const EDGES = { left: 'b', right: 'r', either: 'g' } as const;
/** Columns and rows of a unit: squares stand close, edges need room for their letters. */
const SQUARE = { across: 2, down: 1 };
const EDGE = { across: 4, down: 2 };

/** The lines of a board, or nothing where it does not fit. */
export function boardText(drawing: Drawing): readonly string[] | undefined {
  const { width, height, cells, lines, pieces, ground } = drawing;
  const { across, down } = lines.length > 0 ? EDGE : SQUARE;
  const columns = Math.ceil(width * across) + 1;
  const rows = Math.ceil(height * down) + 1;
  if (columns > WIDEST || rows > HIGHEST) return undefined;
  const canvas = Array.from({ length: rows }, () => new Array<string>(columns).fill(' '));
  const put = (x: number, y: number, letter: string): void => {
    const row = canvas[Math.round(y * down)];
    if (row !== undefined) row[Math.round(x * across)] = letter;
  };
  if (ground !== undefined) {
    for (let column = 0; column < columns; column++) put(column / across, ground, '─');
  }
  for (const { x, y, closed } of cells) put(x, y, closed ? '■' : '·');
  for (const { from, to, owner } of lines) {
    const steps = Math.max(across, down) * 2;
    for (let step = 1; step < steps; step++) {
      const part = step / steps;
      put(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, EDGES[owner]);
    }
  }
  for (const { from, to } of lines) {
    for (const [x, y] of [from, to]) if (y !== ground) put(x, y, '•');
  }
  for (const { x, y, owner, symbol } of pieces) put(x, y, owner === 'either' ? '•' : symbol);
  return canvas.map((row) => row.join('').trimEnd()).filter((row, i) => row !== '' || i < rows - 1);
}
