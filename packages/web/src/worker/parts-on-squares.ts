// Where the components of a board of squares lie. Rulesets tell them as boards of their own; which squares
// these are is found by looking for regions that give the same boards, and where none do, nothing is told.

import { type Board, positionToText } from '@proviso/engine/rulesets';

/** The squares of each component, where there are several. */
export function partsOnSquares(board: Board): number[][] | undefined {
  const { ruleset, position } = board;
  const components = ruleset.components?.(position) ?? [];
  if (components.length < 2 || ruleset.boards === undefined) return undefined;
  const wanted = components.map((part) => positionToText({ ruleset, position: part })).sort();
  const rows = positionToText(board).split('|');
  for (const background of Object.keys(ruleset.boards.squares)) {
    const found = regions(rows, background).filter((squares) => squares.length > 1);
    const texts = found.map((squares) => cropped(rows, squares, background)).sort();
    if (texts.join('\n') === wanted.join('\n')) return found;
  }
  return undefined;
}

/** The squares that are not background, as far as they are joined side by side. */
function regions(rows: readonly string[], background: string): number[][] {
  const columns = rows[0]?.length ?? 0;
  const isPart = (x: number, y: number) => {
    const square = rows[y]?.charAt(x) ?? '';
    return square !== '' && square !== background;
  };
  const seen = new Set<number>();
  const found: number[][] = [];
  for (let start = 0; start < rows.length * columns; start++) {
    const region = [start];
    if (seen.has(start) || !isPart(start % columns, Math.floor(start / columns))) continue;
    seen.add(start);
    for (const at of region) {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      for (const [u, v] of [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ] as const) {
        const next = v * columns + u;
        if (u < 0 || !isPart(u, v) || seen.has(next)) continue;
        seen.add(next);
        region.push(next);
      }
    }
    found.push(region);
  }
  return found;
}

/** A region on the smallest board that it fits on. */
function cropped(rows: readonly string[], squares: readonly number[], background: string): string {
  const columns = rows[0]?.length ?? 0;
  const kept = new Set(squares);
  const xs = squares.map((at) => at % columns);
  const ys = squares.map((at) => Math.floor(at / columns));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const lines: string[] = [];
  for (let y = top; y <= bottom; y++) {
    let line = '';
    for (let x = left; x <= right; x++) {
      line += kept.has(y * columns + x) ? (rows[y]?.charAt(x) ?? '') : background;
    }
    lines.push(line);
  }
  return lines.join('|');
}
