/**
 * Cakes scored into squares, which are cut along the lines: Left cuts from top to
 * bottom, Right from side to side. Shared by Cutcake and Maundy Cake.
 */

import { Left, type Side } from '../../forms/side.ts';
import { type Cell, type Drawing, sideBySide } from '../drawing.ts';
import { BoardNotationError, requireCount } from '../notation-error.ts';
import { multisetsOfSize } from '../sizes.ts';

type Cake = readonly [rows: number, columns: number];
/** Cakes, those with most rows first and then those with most columns. */
export type Cakes = readonly Cake[];

const MAX_SIDE = 1_000;
const MAX_SQUARES = 10_000;
const CURE = 'write rows x columns, cakes split by spaces, like "2x3 1x4"';

/** What both games say of their positions. */
export const onCakes = {
  notation: 'rows x columns of each cake, split by spaces',
  parse: parseCakes,
  print: (cakes: Cakes): string => cakes.map((cake) => cake.join('x')).join(' '),
  components: (cakes: Cakes): Cakes[] =>
    cakes.filter(([rows, columns]) => rows * columns > 1).map((cake) => [cake]),
  fromSizes: (...sizes: number[]): Cakes => {
    const [rows, columns, ...rest] = sizes;
    if (rows === undefined || columns === undefined || rest.length > 0) {
      throw new BoardNotationError('a cake has two sizes', 'write the rows, then the columns');
    }
    return tidy([[rows, columns]]);
  },
  conjugate: (cakes: Cakes): Cakes => tidy(cakes.map(([rows, columns]) => [columns, rows])),
  sizes: { unit: 'square', positions: cakesOfSize },
  draw: (cakes: Cakes): Drawing => sideBySide(cakes.map(drawCake)),
};

/** All cakes with so many squares together; there is at least one. */
function* cakesOfSize(size: number): Generator<Cakes> {
  if (size === 0) return;
  const whole = (squares: number): Cake[] =>
    Array.from({ length: squares }, (_, i): Cake => [i + 1, squares / (i + 1)]).filter(
      ([, columns]) => Number.isInteger(columns),
    );
  for (const cakes of multisetsOfSize(size, whole)) yield tidy(cakes);
}

function parseCakes(text: string): Cakes {
  const words = [...text.matchAll(/[^\s,+]+/gu)];
  if (words.length === 0) throw new BoardNotationError('there is no cake', CURE);
  return tidy(
    words.map(({ 0: word, index: offset }) => {
      const [, rows, columns] = /^(\d+)[x×](\d+)$/iu.exec(word) ?? [];
      if (rows !== undefined) return [Number(rows), Number(columns)];
      throw new BoardNotationError(`"${word}" is no cake`, CURE, { text, offset });
    }),
  );
}

function tidy(cakes: Cakes): Cakes {
  for (const side of cakes.flat()) requireCount(side, 'a side of a cake', 1, MAX_SIDE);
  const squares = cakes.reduce((sum, [rows, columns]) => sum + rows * columns, 0);
  requireCount(squares, 'the number of squares', 1, MAX_SQUARES);
  return cakes.toSorted(([a, b], [c, d]) => c - a || d - b);
}

/** The positions after one cake is cut, where `parts` says into which lengths a side may be. */
export function cuts(
  cakes: Cakes,
  side: Side,
  parts: (length: number) => Iterable<readonly number[]>,
): Cakes[] {
  return cakes.flatMap(([rows, columns], i) =>
    Array.from(parts(side === Left ? columns : rows), (lengths) => {
      const pieces = lengths.map((n): Cake => (side === Left ? [rows, n] : [n, columns]));
      return tidy(cakes.toSpliced(i, 1, ...pieces));
    }),
  );
}

function drawCake([rows, columns]: Cake): Drawing {
  const cells = Array.from({ length: rows * columns }, (_, i): Cell => {
    return { x: i % columns, y: Math.floor(i / columns), closed: false };
  });
  return { width: columns, height: rows, cells, lines: [], pieces: [] };
}
