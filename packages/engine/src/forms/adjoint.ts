/**
 * Adjoints: a dicot G° that turns G into a previous-player win,
 * o(G + G°) = P [Siegel, Definition 5.6 and Proposition 5.7], and the
 * Left-modified adjoint of a Left dead end (Definition 4.4), which tells
 * universes apart (Theorem 4.6).
 */

import { ValueError } from '../storage/errors.ts';
import { Memo } from '../storage/memo.ts';
import { type Arena, type FormId, ZERO } from './arena.ts';
import type { FormMap } from './columns.ts';
import { isDeadEnd } from './kinds.ts';
import { Left, Right } from './side.ts';
import { image, transform } from './transform.ts';

const adjoints = new Memo<FormMap>('adjoints');

/** G° (Definition 5.6). Tombstones of G play no part in it. */
export function adjoint(arena: Arena, g: FormId): FormId {
  const memo = arena.own(adjoints, () => arena.formMap());
  return transform(arena, memo, g, (id) => {
    const adjoined = (option: FormId): FormId => image(memo, option);
    const left = arena.options(id, Right).map(adjoined);
    const right = arena.options(id, Left).map(adjoined);
    return arena.intern(left.length > 0 ? left : [ZERO], right.length > 0 ? right : [ZERO]);
  });
}

/** The Left-modified adjoint (Definition 4.4): as G°, but Right's only move is to *. */
export function leftModifiedAdjoint(arena: Arena, g: FormId): FormId {
  if (!isDeadEnd(arena, g, Left)) {
    throw new ValueError('the Left-modified adjoint is defined for Left dead ends only');
  }
  const star = arena.intern([ZERO], [ZERO]);
  const left = arena.options(g, Right).map((option) => adjoint(arena, option));
  return arena.intern(left.length > 0 ? left : [ZERO], [star]);
}
