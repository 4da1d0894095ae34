/**
 * Boards with stones, x of Left and o of Right, on squares of which some may be missing; written as
 * CGSuite writes them. Rulesets that are played on such boards share what stands here.
 */

import { Left, type Side } from '../../forms/side.ts';
import { exchanging, filledGrid, type Grid, squareSymmetries } from './grid.ts';
import { onSquares } from './on-squares.ts';

export const stoneSquares = {
  '.': { name: 'empty' },
  x: { name: 'a stone of Left', owner: 'left' },
  o: { name: 'a stone of Right', owner: 'right' },
  '#': { name: 'no square', closed: true },
} as const;

/** A player's own stones, then the opponent's. */
export function stonesFor(side: Side): readonly [own: 'x' | 'o', other: 'x' | 'o'] {
  return side === Left ? ['x', 'o'] : ['o', 'x'];
}

/** Whether a character is a stone. */
export function isStone(character: string): boolean {
  return character === 'x' || character === 'o';
}

/** Those of some places where a stone stands. */
export function stonesAt({ text }: Grid, places: readonly number[]): number[] {
  return places.filter((at) => isStone(text.charAt(at)));
}

/** The same position with the players exchanged. */
export const exchanged = exchanging('x', 'o');

/** Boards of stones that look alike from all sides. */
export const onStones = {
  notation: 'rows of . (empty), x (Left), o (Right) and # (no square), split by |',
  symmetries: squareSymmetries,
  conjugate: exchanged,
  ...onSquares(stoneSquares),
} as const;

/** A full board of alternating stones, x in the upper left corner. */
export function alternating(...sizes: number[]): Grid {
  const { columns, text } = filledGrid(sizes, '.');
  const square = (at: number): string =>
    (Math.floor(at / (columns + 1)) + (at % (columns + 1))) % 2 === 0 ? 'x' : 'o';
  return { columns, text: text.replaceAll('.', (_, at: number) => square(at)) };
}
