/**
 * The absolute order of Left dead ends [Siegel, Theorem 3.1]: they compare the
 * same way in every universe that has them, G ≥ H when every G^R is at least
 * some H^R, and 0 only to 0. Removing dominated options gives the simplest form
 * of a dead end (Lemma 3.6, Theorem 3.7), its value.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import type { FormMap } from '../forms/columns.ts';
import { isDeadEnd } from '../forms/kinds.ts';
import { Left, Right } from '../forms/side.ts';
import { sum } from '../forms/sum.ts';
import { image, transform } from '../forms/transform.ts';
import { ValueError } from '../storage/errors.ts';
import { Memo } from '../storage/memo.ts';
import { type PairAnswers, UNKNOWN, YES } from '../storage/pair-tables.ts';

const order = new Memo<PairAnswers>('dead-end order');
const values = new Memo<FormMap>('dead-end values');

/** G ≥ H for Left dead ends, absolutely. */
export function deadEndAtLeast(arena: Arena, g: FormId, h: FormId): boolean {
  requireLeftDeadEnd(arena, g);
  requireLeftDeadEnd(arena, h);
  return atLeast(arena, deadEndValue(arena, g), deadEndValue(arena, h));
}

/** Whether a form has the name it needs to be compared absolutely. */
function requireLeftDeadEnd(arena: Arena, id: FormId): void {
  if (!isDeadEnd(arena, id, Left)) throw new ValueError('only Left dead ends compare absolutely');
}

/** Theorem 3.1 on simplest forms, where equal means identical. */
function atLeast(arena: Arena, g: FormId, h: FormId): boolean {
  if (g === h) return true;
  if (g === ZERO || h === ZERO) return false;
  const table = arena.own(order, () => arena.pairAnswers());
  const known = table.get(g, h);
  if (known !== UNKNOWN) return known === YES;
  arena.tick();
  const rights = arena.options(h, Right);
  const answer = arena
    .options(g, Right)
    .every((option) => rights.some((reply) => atLeast(arena, option, reply)));
  table.set(g, h, answer);
  return answer;
}

/**
 * The simplest form of a Left dead end, which is its absolute value.
 *
 * @example
 * const arena = new Arena();
 * const two = integer(arena, -2);
 * const murder = arena.intern([], [ZERO, integer(arena, -1)]);
 * formToText(arena, deadEndValue(arena, arena.intern([], [two, murder]))) // → {. | {. | 0, -1}}
 */
export function deadEndValue(arena: Arena, end: FormId): FormId {
  requireLeftDeadEnd(arena, end);
  const memo = arena.own(values, () => arena.formMap());
  return transform(arena, memo, end, (id) => {
    const options = arena.options(id, Right).map((option) => image(memo, option));
    return arena.intern([], minimalDeadEnds(arena, options));
  });
}

/** The minimal ones among simplest Left dead ends (Right wants them small), without repeats. */
export function minimalDeadEnds(arena: Arena, ends: readonly FormId[]): FormId[] {
  const minimal: FormId[] = [];
  for (const end of new Set(ends)) {
    if (minimal.some((other) => atLeast(arena, end, other))) continue;
    for (let i = minimal.length - 1; i >= 0; i--) {
      const other = minimal[i];
      if (other !== undefined && atLeast(arena, other, end)) minimal.splice(i, 1);
    }
    minimal.push(end);
  }
  return minimal;
}

/** The value of a sum of two Left dead ends. */
export function deadEndSum(arena: Arena, g: FormId, h: FormId): FormId {
  return deadEndValue(arena, sum(arena, g, h));
}
