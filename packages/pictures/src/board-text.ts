/**
 * Boards in letters, for terminals: a letter for every square and piece, and for every edge of a
 * Hackenbush position the letter of its colour: b Left's, r Right's, g for either. Edges without an
 * owner are dots, and arrows have their heads.
 */

import type { Drawing } from '@proviso/engine/rulesets';

const WIDEST = 78;
const HIGHEST = 40;
const EDGES = { left: 'b', right: 'r', either: 'g', nobody: '.' } as const;
/** Columns and rows of a unit: squares stand close, edges need room for their letters. */
const SQUARE = { across: 2, down: 1 };
const EDGE = { across: 4, down: 2 };

type Spot = readonly [x: number, y: number];

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
  // A letter in every row or column between the ends, and none upon them: the ground is no edge.
  const putLine = ([x1, y1]: Spot, [x2, y2]: Spot, letter: string): void => {
    const longest = Math.max(Math.abs(x2 - x1) * across, Math.abs(y2 - y1) * down);
    const steps = Math.max(Math.round(longest), 2);
    for (let step = 1; step < steps; step++) {
      const part = step / steps;
      put(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part, letter);
    }
  };
  const putHead = ([x1, y1]: Spot, [x2, y2]: Spot): void => {
    const [dx, dy] = [(x2 - x1) * across, (y2 - y1) * down];
    const steps = Math.max(Math.abs(dx), Math.abs(dy), 1);
    const head = Math.abs(dx) >= Math.abs(dy) ? (dx > 0 ? '>' : '<') : dy > 0 ? 'v' : '^';
    put(x2 - (dx / steps / across) * 1.5, y2 - (dy / steps / down) * 1.5, head);
  };
  if (ground !== undefined) {
    for (let column = 0; column < columns; column++) put(column / across, ground, '─');
  }
  for (const { x, y, closed } of cells) put(x, y, closed ? '■' : '·');
  for (const { from, to, bends = [], owner } of lines) {
    const stops = [from, ...bends, to];
    for (const [i, end] of stops.entries()) {
      const start = stops[i - 1];
      if (start !== undefined) putLine(start, end, EDGES[owner]);
    }
  }
  for (const { from, to, bends = [], arrow } of lines) {
    if (arrow) putHead(bends.at(-1) ?? from, to);
    for (const [x, y] of [from, to]) if (y !== ground) put(x, y, '•');
  }
  // Pieces on squares stand in the corner of theirs, those at the ends of lines in the middle.
  const middle = lines.length > 0 ? 0.5 : 0;
  for (const { x, y, owner, symbol } of pieces) {
    const letters = owner === 'either' && lines.length === 0 ? '•' : symbol;
    for (const [i, letter] of [...letters].entries())
      put(x + middle + i / across, y + middle, letter);
  }
  return canvas.map((row) => row.join('').trimEnd()).filter((row, i) => row !== '' || i < rows - 1);
}
