/**
 * All positions of a ruleset by their size, for whoever looks for the smallest with some property.
 * Boards of squares are counted out here, one square after the other; other rulesets say how their
 * positions are made of parts.
 */

import { type Board, textOfPosition } from './board.ts';
import { BoardNotationError } from './notation-error.ts';
import type { Ruleset } from './ruleset.ts';
import type { SquareBoards } from './squares.ts';

/** The positions of a ruleset by size. */
export interface PositionSizes<P = unknown> {
  /** What a size counts, one of them: a square, a counter, an edge, a vertex. */
  readonly unit: string;
  /** All positions of a size; one of those that are symmetric to each other is enough. */
  positions(size: number): Iterable<P>;
}

/** What a size counts, of several: squares, vertices. */
export function unitsOf(unit: string): string {
  return unit.endsWith('ex') ? `${unit.slice(0, -2)}ices` : `${unit}s`;
}

/** The positions of a ruleset by size, if it is known which there are. */
export function sizesOf(ruleset: Ruleset): PositionSizes | undefined {
  const { sizes, boards, parse } = ruleset;
  if (sizes !== undefined || boards === undefined || parse === undefined) return sizes;
  return { unit: 'square', positions: (size) => squareBoards(ruleset, boards, size) };
}

/** The boards of a size, one of those that are symmetric to each other. */
export function* boardsOfSize(
  ruleset: Ruleset,
  sizes: PositionSizes,
  size: number,
): Generator<Board> {
  for (const position of sizes.positions(size)) {
    const text = textOfPosition(ruleset, position);
    const others = ruleset.symmetries?.(position) ?? [];
    if (others.every((other) => textOfPosition(ruleset, other) >= text)) {
      yield { ruleset, position };
    }
  }
}

/** Boards of so many squares, in all shapes; what the ruleset does not read is none of its positions. */
function* squareBoards(
  ruleset: Ruleset,
  { squares, strip = false }: SquareBoards,
  size: number,
): Generator<unknown> {
  const signs = Object.keys(squares);
  for (let rows = 1; rows <= (strip ? 1 : Math.max(1, size)); rows++) {
    if (size % rows !== 0) continue;
    for (const word of words(signs, size)) {
      const position = read(ruleset, inRows(word, rows));
      if (position !== undefined) yield position.read;
    }
  }
}

function read({ parse }: Ruleset, text: string): { readonly read: unknown } | undefined {
  try {
    return { read: parse?.(text) };
  } catch (error) {
    if (error instanceof BoardNotationError) return undefined;
    throw error;
  }
}

function inRows(word: string, rows: number): string {
  const columns = word.length / rows;
  return Array.from({ length: rows }, (_, row) =>
    word.slice(row * columns, (row + 1) * columns),
  ).join('|');
}

/** All words of a length. */
function* words(signs: readonly string[], length: number): Generator<string> {
  if (length === 0) {
    yield '';
    return;
  }
  for (const start of words(signs, length - 1)) for (const sign of signs) yield start + sign;
}

/** All multisets of parts with so much together, where `parts` gives those of a size. */
export function* multisetsOfSize<T>(
  size: number,
  parts: (size: number) => readonly T[],
  largest = size,
  from = 0,
): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let first = Math.min(size, largest); first > 0; first--) {
    const choices = parts(first);
    // Parts do not grow, and among those of one size they come in their order.
    const start = first === largest ? from : 0;
    for (const [i, choice] of choices.entries()) {
      if (i < start) continue;
      for (const rest of multisetsOfSize(size - first, parts, first, i)) yield [choice, ...rest];
    }
  }
}
