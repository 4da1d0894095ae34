/**
 * How large a form is: its rank (formal birthday, the height of its tree), the
 * edges of its tree, and its distinct subpositions. Trees pass 2^53 edges on
 * boards people will try, so edges are counted exactly and the tree is never
 * walked.
 */

import { Memo } from '../storage/memo.ts';
import type { Arena, FormId } from './arena.ts';
import type { ColumnDefinition } from './columns.ts';
import { SIDES } from './side.ts';
import { subpositions } from './transform.ts';

const edgeCounts = new Memo<Map<FormId, bigint>>('edges');

const rankColumn: ColumnDefinition = {
  name: 'rank',
  width: 'int',
  value(arena, ranks, id) {
    let height = 0;
    for (const side of SIDES) {
      const end = arena.optionsEnd(id, side);
      for (let i = arena.optionsStart(id, side); i < end; i++) {
        height = Math.max(height, ranks.at(arena.optionAt(i)) + 1);
      }
    }
    return height;
  },
};

/** The rank of a form: the length of its longest run of moves. Tombstones do not count. */
export function rank(arena: Arena, id: FormId): number {
  return arena.column(rankColumn).at(id);
}

/**
 * The edges of the game tree, a tombstone counting as one (as [Siegel, Figure 5] does).
 *
 * @example
 * const arena = new Arena();
 * edges(arena, nimHeap(arena, 3)) // → 26n
 */
export function edges(arena: Arena, root: FormId): bigint {
  const known = arena.own(edgeCounts, () => new Map());
  if (!known.has(root)) {
    for (const id of subpositions(arena, root)) {
      if (!known.has(id)) known.set(id, countEdges(arena, known, id));
    }
  }
  return known.get(root) ?? 0n;
}

function countEdges(arena: Arena, known: ReadonlyMap<FormId, bigint>, id: FormId): bigint {
  arena.tick();
  const marks = arena.tombstones(id);
  let total = BigInt((marks & 1) + (marks >> 1));
  for (const side of SIDES) {
    const end = arena.optionsEnd(id, side);
    for (let i = arena.optionsStart(id, side); i < end; i++) {
      total += 1n + (known.get(arena.optionAt(i)) ?? 0n);
    }
  }
  return total;
}

/** How many distinct subpositions a form has, itself included. */
export function nodes(arena: Arena, id: FormId): number {
  return subpositions(arena, id).length;
}
