/**
 * Fingerprints: bits of a form that can only go up with the order. If a bit
 * that counts modulo U is set for H and not for G, then G ≥ H is refuted
 * without any recursion. What holds modulo a universe holds modulo every
 * smaller one and in normal play, so the bits are shared between universes and
 * a mask says which of them count:
 *
 * - for every misère universe, "Left wins G + X, moving first / second" for the
 *   dicots X of rank at most 2, and the same in normal play with X = 0;
 * - where 1̄ lies in the universe, the same for some X with integers for leaves;
 * - from E upwards, being Left strong and not being Right strong modulo E; from
 *   B upwards modulo B; in M being end-like.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import type { Column, ColumnDefinition } from '../forms/columns.ts';
import { isEndLike } from '../forms/ends.ts';
import { Left, Right } from '../forms/side.ts';
import { winsMovingFirstInNormalPlay } from '../play/normal.ts';
import { B } from '../universes/blocking.ts';
import { E } from '../universes/dead-ending.ts';
import { M } from '../universes/full.ts';
import type { Universe, UniverseClass } from '../universes/universe.ts';

/** A small game to add: indices of its options in the same list. */
interface Context {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** 0, *, and the other dicots of rank at most 2. */
const DICOT_CONTEXTS: readonly Context[] = [
  { left: [], right: [] },
  { left: [0], right: [0] },
  { left: [0], right: [1] },
  { left: [1], right: [0] },
  { left: [0, 1], right: [0] },
  { left: [0], right: [0, 1] },
  { left: [1], right: [1] },
  { left: [0, 1], right: [1] },
  { left: [1], right: [0, 1] },
  { left: [0, 1], right: [0, 1] },
];

/** 0, ±1, ±2, * and games on them: members of D(1̄). */
const INTEGER_CONTEXTS: readonly Context[] = [
  { left: [], right: [] },
  { left: [0], right: [] },
  { left: [], right: [0] },
  { left: [0], right: [0] },
  { left: [1], right: [] },
  { left: [], right: [2] },
  { left: [0], right: [1] },
  { left: [2], right: [0] },
  { left: [1], right: [2] },
  { left: [2], right: [1] },
  { left: [0], right: [2] },
  { left: [1], right: [0] },
  { left: [3], right: [1] },
  { left: [2], right: [3] },
  { left: [4], right: [] },
  { left: [], right: [5] },
];

/** Two bits a context: Left wins moving first; Left wins moving second. */
const FIRST = 1;
const SECOND = 2;

/** The outcomes of G in all contexts, from those of its options. */
function outcomesInContexts(
  arena: Arena,
  column: Column,
  id: FormId,
  contexts: readonly Context[],
): number {
  let someLeft = 0;
  let everyRight = -1;
  const leftEnd = arena.optionsEnd(id, Left);
  for (let i = arena.optionsStart(id, Left); i < leftEnd; i++) {
    someLeft |= column.at(arena.optionAt(i));
  }
  const rightEnd = arena.optionsEnd(id, Right);
  for (let i = arena.optionsStart(id, Right); i < rightEnd; i++) {
    everyRight &= column.at(arena.optionAt(i));
  }
  const leftEndLike = isEndLike(arena, id, Left);
  const rightEndLike = isEndLike(arena, id, Right);
  let bits = 0;
  for (let c = 0; c < contexts.length; c++) {
    const context = contexts[c];
    if (context === undefined) continue;
    let first = ((someLeft >> (2 * c)) & SECOND) !== 0;
    if (leftEndLike && context.left.length === 0) first = true;
    for (const option of context.left) first ||= ((bits >> (2 * option)) & SECOND) !== 0;
    let second = ((everyRight >> (2 * c)) & FIRST) !== 0;
    if (rightEndLike && context.right.length === 0) second = false;
    for (const option of context.right) second &&= ((bits >> (2 * option)) & FIRST) !== 0;
    bits |= ((first ? FIRST : 0) | (second ? SECOND : 0)) << (2 * c);
  }
  return bits;
}

/** The bits of the dicot contexts come first; these follow them. */
const NORMAL_FIRST = 1 << 20;
const NORMAL_SECOND = 1 << 21;
const E_STRONG = 1 << 22;
const E_NOT_RIGHT_STRONG = 1 << 23;
const B_STRONG = 1 << 24;
const B_NOT_RIGHT_STRONG = 1 << 25;
const END_LIKE = 1 << 26;
const NOT_RIGHT_END_LIKE = 1 << 27;

const contextBits = (1 << 20) - 1;
const normalBits = NORMAL_FIRST | NORMAL_SECOND;
const deadEndingBits = E_STRONG | E_NOT_RIGHT_STRONG;
const blockingBits = B_STRONG | B_NOT_RIGHT_STRONG;
const fullBits = END_LIKE | NOT_RIGHT_END_LIKE;

const playColumn: ColumnDefinition = {
  name: 'outcomes with dicots',
  width: 'int',
  value: (arena, column, id) => outcomesInContexts(arena, column, id, DICOT_CONTEXTS),
};

const integerPlayColumn: ColumnDefinition = {
  name: 'outcomes with integer-leaved games',
  width: 'int',
  value: (arena, column, id) => outcomesInContexts(arena, column, id, INTEGER_CONTEXTS),
};

const fingerprintColumn: ColumnDefinition = {
  name: 'fingerprint',
  width: 'int',
  value(arena, _column, id) {
    let bits = arena.column(playColumn).at(id);
    if (winsMovingFirstInNormalPlay(arena, id, Left)) bits |= NORMAL_FIRST;
    if (!winsMovingFirstInNormalPlay(arena, id, Right)) bits |= NORMAL_SECOND;
    if (E.isStrong(arena, id, Left)) bits |= E_STRONG;
    if (!E.isStrong(arena, id, Right)) bits |= E_NOT_RIGHT_STRONG;
    if (B.isStrong(arena, id, Left)) bits |= B_STRONG;
    if (!B.isStrong(arena, id, Right)) bits |= B_NOT_RIGHT_STRONG;
    if (M.isStrong(arena, id, Left)) bits |= END_LIKE;
    if (!M.isStrong(arena, id, Right)) bits |= NOT_RIGHT_END_LIKE;
    return bits;
  },
};

const MASKS: Readonly<Record<UniverseClass, number>> = {
  normal: normalBits,
  dicot: contextBits | normalBits,
  closure: contextBits | normalBits,
  'dead-ending': contextBits | normalBits | deadEndingBits,
  blocking: contextBits | normalBits | deadEndingBits | blockingBits,
  full: contextBits | normalBits | deadEndingBits | blockingBits | fullBits,
};

/** Refutes G ≥ H modulo one universe by fingerprints, where they tell. */
export class Fingerprints {
  private readonly general: Column;
  private readonly integers: Column;
  private readonly mask: number;
  /** All bits where 1̄ is in the universe, else none. */
  private readonly integerMask: number;

  constructor(arena: Arena, universe: Universe) {
    this.general = arena.column(fingerprintColumn);
    this.integers = arena.column(integerPlayColumn);
    this.mask = MASKS[universe.class];
    this.integerMask = universe.class === 'normal' || universe.class === 'dicot' ? 0 : -1;
  }

  /** `true` means that G ≥ H is false; `false` means nothing. */
  refute(g: FormId, h: FormId): boolean {
    if ((this.general.at(h) & ~this.general.at(g) & this.mask) !== 0) return true;
    return (
      this.integerMask !== 0 &&
      (this.integers.at(h) & ~this.integers.at(g) & this.integerMask) !== 0
    );
  }
}
