/** Rulesets asked for their heaps one by one: the position of one heap, and the heaps of a position. */

import { ValueError } from '../../storage/errors.ts';
import { BoardNotationError } from '../notation-error.ts';
import type { Ruleset } from '../ruleset.ts';

/** Quotients and genera are taken of heaps up to this size. */
export const MOST_HEAPS = 1_000;

/** The position of one heap. */
export function heapPosition(ruleset: Ruleset, size: number): unknown {
  if (ruleset.fromSizes === undefined) return size;
  const position = readAsHeaps(() => ruleset.fromSizes?.(size));
  if (heapSizes(position).join() !== (size === 0 ? '' : String(size))) noHeaps();
  return position;
}

/** A position that is refused where it is asked for by the size of a heap, or by its text. */
function readAsHeaps(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof BoardNotationError) noHeaps();
    throw error;
  }
}

function noHeaps(): never {
  throw new ValueError('a ruleset is asked for its heaps, and its positions are not heaps');
}

/** The heaps of a position, without empty ones, smallest first. */
export function heapSizes(position: unknown): number[] {
  const all: unknown[] = Array.isArray(position) ? position.flat(Infinity) : [position];
  return all
    .map((each) =>
      typeof each === 'number' && Number.isSafeInteger(each) && each >= 0 ? each : noHeaps(),
    )
    .filter((each) => each > 0)
    .sort((a, b) => a - b);
}

/** A ruleset shows by its examples what its positions are, before any move is asked for. */
export function demandHeaps(ruleset: Ruleset): void {
  for (const text of ruleset.examples ?? []) {
    if (ruleset.parse !== undefined) heapSizes(readAsHeaps(() => ruleset.parse?.(text)));
  }
}
