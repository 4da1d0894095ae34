/**
 * Games on heaps: a position is a list of heap sizes, largest first, and each
 * heap is a component. Shared by Nim, octal games and their kin.
 */

import type { Drawing, Piece } from '../drawing.ts';
import { BoardNotationError, requireCount } from '../notation-error.ts';
import { multisetsOfSize } from '../sizes.ts';

/** Sizes of the heaps, largest first, none empty. */
export type Heaps = readonly number[];

/** Larger heaps are refused: each costs all the smaller ones. */
export const MAX_HEAP = 10_000;
const MAX_HEAPS = 1_000;

function heaps(sizes: readonly number[]): Heaps {
  requireCount(sizes.length, 'the number of heaps', 0, MAX_HEAPS);
  for (const size of sizes) requireCount(size, 'a heap', 0, MAX_HEAP);
  return tidy(sizes);
}

/** Without empty heaps, largest first. */
function tidy(sizes: readonly number[]): Heaps {
  return sizes.filter((size) => size > 0).sort((a, b) => b - a);
}

/** Reads sizes split by spaces, commas or plus signs; `0` is the empty position. */
function parseHeaps(text: string): Heaps {
  const cure = 'write heap sizes split by spaces, like "3 2 1"';
  const bad = /[^\d\s,+]/u.exec(text);
  if (bad !== null) {
    throw new BoardNotationError(`"${bad[0]}" is no heap`, cure, { text, offset: bad.index });
  }
  const sizes = text.split(/[\s,+]+/u).filter((word) => word !== '');
  if (sizes.length === 0)
    throw new BoardNotationError('there are no heaps', `${cure}, or 0 for none`);
  return heaps(sizes.map(Number));
}

function printHeaps(position: Heaps): string {
  return position.length === 0 ? '0' : position.join(' ');
}

function singleHeaps(position: Heaps): Heaps[] {
  return position.map((size) => [size]);
}

/**
 * The positions after one heap is replaced, where `replacements` says by what; made one by one, since
 * a heap may break in more ways than can be listed.
 */
export function* replacingOneHeap(
  position: Heaps,
  replacements: (size: number) => Iterable<Heaps>,
): Generator<Heaps> {
  for (const [i, size] of position.entries()) {
    for (const heap of replacements(size)) yield tidy(position.toSpliced(i, 1, ...heap));
  }
}

/** Each heap a column of counters, standing on the ground. */
export function drawHeaps(position: Heaps): Drawing {
  const height = Math.max(1, ...position);
  const pieces: Piece[] = [];
  for (const [x, size] of position.entries()) {
    for (let i = 1; i <= size; i++) {
      pieces.push({ x, y: height - i, owner: 'either', symbol: String(size) });
    }
  }
  return {
    width: Math.max(1, position.length),
    height,
    cells: [],
    lines: [],
    pieces,
    ground: height,
  };
}

/** What every game on heaps says of its positions. */
export const onHeaps = {
  notation: 'heap sizes split by spaces',
  parse: parseHeaps,
  print: printHeaps,
  components: singleHeaps,
  fromSizes: (...sizes: number[]): Heaps => heaps(sizes),
  toSizes: (position: Heaps): Heaps => position,
  sizes: {
    unit: 'counter',
    positions: (size: number): Iterable<Heaps> => multisetsOfSize(size, (heap) => [heap]),
  },
  draw: drawHeaps,
};
