/**
 * Boards of squares whose positions are their texts, as a module that names its squares has them: it need
 * not say how they are read, drawn, or made by their sizes.
 */

import type { Drawing } from '../drawing.ts';
import { drawGrid, filledGrid, type Grid, MAX_SIDE, parseGrid, parseStrip } from '../grids/grid.ts';
import { BoardNotationError, requireCount } from '../notation-error.ts';
import type { SquareBoards } from '../squares.ts';

interface SquareTexts {
  readonly notation: string;
  parse(text: string): string;
  draw(text: string): Drawing;
  fromSizes(...sizes: number[]): string;
}

export function squareTexts({ squares, strip = false, fill }: SquareBoards): SquareTexts {
  const grid = (text: string): Grid => (strip ? parseStrip : parseGrid)(text, squares);
  const holds = fill ?? Object.keys(squares).slice(0, 1);
  const filled = ({ columns, text }: Grid): string =>
    text.replaceAll(/[^|]/g, (_, at: number) => {
      const [row, column] = [Math.floor(at / (columns + 1)), at % (columns + 1)];
      return holds[(row + column) % holds.length] ?? '';
    });
  const signs = Object.entries(squares).map(([sign, { name }]) => `${sign} (${name})`);
  return {
    notation: `${strip ? 'a strip' : 'rows'} of ${signs.join(', ')}${strip ? '' : ', split by |'}`,
    parse: (text) => grid(text).text,
    draw: (text) => drawGrid(grid(text), squares),
    fromSizes(...sizes) {
      if (!strip) return filled(filledGrid(sizes, '.'));
      const [length = 0, ...rest] = sizes;
      if (rest.length > 0) {
        throw new BoardNotationError('a strip has one size', 'write its length alone');
      }
      requireCount(length, 'the length of the strip', 1, MAX_SIDE);
      return filled(filledGrid([1, length], '.'));
    },
  };
}
