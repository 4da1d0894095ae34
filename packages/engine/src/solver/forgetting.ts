/**
 * Forgetting, so that a search goes on in bounded memory. Positions are numbers of a store that only
 * grows; where it may not grow any more, it keeps the positions on the line of play and those in the
 * table that took the most work, and numbers them anew. A verdict that is forgotten is found again
 * when it is needed, so that nothing else changes: the answer least of all.
 */

import { BudgetError } from '../storage/budget.ts';
import type { PackedParts } from './packed-parts.ts';
import type { Frame } from './search.ts';
import type { SumId } from './sums.ts';

/** The shares of the table that are kept, one attempt after the other. */
const SHARES = [1 / 2, 1 / 8, 0];

/**
 * Makes room in a store for one more step of play. Forgets as much as it must, or refuses with the
 * budget's words where the line of play alone is too much.
 */
export function makeRoom(
  parts: PackedParts,
  line: readonly Frame[] = [],
  length: number = line.length,
): void {
  for (const share of SHARES) {
    try {
      parts.reserve();
      return;
    } catch (error) {
      if (!(error instanceof BudgetError)) throw error;
      forget(parts, share, line, length);
    }
  }
  parts.reserve();
}

function forget(parts: PackedParts, share: number, line: readonly Frame[], length: number): void {
  const { table } = parts;
  table.thin(share * table.size);
  const newId = parts.keepOnly((visit) => {
    table.forEach((key) => {
      visit(key as SumId);
    });
    for (let i = 0; i < length; i++) visit((line[i] as Frame).words[0] as SumId);
  });
  table.rekey((key) => newId(key as SumId));
  for (let i = 0; i < length; i++) {
    const { words } = line[i] as Frame;
    words[0] = newId(words[0] as SumId);
  }
}
