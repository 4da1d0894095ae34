/**
 * What kind of form it is: dicot, dead-ending, blocking, a dead end, a blocked
 * end [Siegel, Definitions 1.2, 1.3 and 7.1] [Davies–Milley, section 2]. A form
 * with a tombstone anywhere belongs to no universe.
 */

import type { Arena, FormId } from './arena.ts';
import type { Column, ColumnDefinition } from './columns.ts';
import { opponent, SIDES, type Side } from './side.ts';

/** Bits of the column; those of a side are shifted by it. */
const ORDINARY = 1;
const DICOT = 2;
const DEAD_ENDING = 4;
const BLOCKING = 8;
const DEAD_END = 16;
const BLOCKED_END = 64;
const HEREDITARY = ORDINARY | DICOT | DEAD_ENDING | BLOCKING;

const kindColumn: ColumnDefinition = {
  name: 'kind',
  width: 'byte',
  value(arena, kinds, id) {
    const marked = arena.tombstones(id) !== 0;
    let kind = marked ? 0 : HEREDITARY;
    for (const side of SIDES) {
      const end = arena.optionsEnd(id, side);
      for (let i = arena.optionsStart(id, side); i < end; i++) {
        kind &= kinds.at(arena.optionAt(i));
      }
    }
    if ((kind & ORDINARY) === 0) return 0;
    for (const side of SIDES) {
      if (arena.hasOptions(id, side)) continue;
      if (arena.hasOptions(id, opponent(side))) kind &= ~DICOT;
      if (everyReply(arena, id, side, (option) => has(kinds, option, DEAD_END << side))) {
        kind |= DEAD_END << side;
      } else {
        kind &= ~DEAD_ENDING;
      }
      if (everyReply(arena, id, side, (option) => isBlocked(arena, kinds, option, side))) {
        kind |= BLOCKED_END << side;
      } else {
        kind &= ~BLOCKING;
      }
    }
    return kind;
  },
};

function has(kinds: Column, id: FormId, bit: number): boolean {
  return (kinds.at(id) & bit) !== 0;
}

/** Whether the opponent's every option from an end of `side` passes a test. */
function everyReply(
  arena: Arena,
  id: FormId,
  side: Side,
  test: (option: FormId) => boolean,
): boolean {
  return arena.options(id, opponent(side)).every(test);
}

/** The option is a blocked end, or its owner can move it back to one. */
function isBlocked(arena: Arena, kinds: Column, option: FormId, side: Side): boolean {
  const bit = BLOCKED_END << side;
  return (
    has(kinds, option, bit) || arena.options(option, side).some((reply) => has(kinds, reply, bit))
  );
}

function kindHas(arena: Arena, id: FormId, bit: number): boolean {
  return has(arena.column(kindColumn), id, bit);
}

/** No tombstone in any subposition. */
export function isOrdinary(arena: Arena, id: FormId): boolean {
  return kindHas(arena, id, ORDINARY);
}

/** In every subposition both players can move, or neither. */
export function isDicot(arena: Arena, id: FormId): boolean {
  return kindHas(arena, id, DICOT);
}

/** Every end among the subpositions is a dead end (Definition 1.3). */
export function isDeadEnding(arena: Arena, id: FormId): boolean {
  return kindHas(arena, id, DEAD_ENDING);
}

/** Every end among the subpositions is a blocked end (Definition 7.1). */
export function isBlocking(arena: Arena, id: FormId): boolean {
  return kindHas(arena, id, BLOCKING);
}

/** Every subposition is an end of that side (Definition 1.2). */
export function isDeadEnd(arena: Arena, id: FormId, side: Side): boolean {
  return kindHas(arena, id, DEAD_END << side);
}

/** An end of that side whose owner can always get back to one (Definition 7.1). */
export function isBlockedEnd(arena: Arena, id: FormId, side: Side): boolean {
  return kindHas(arena, id, BLOCKED_END << side);
}
