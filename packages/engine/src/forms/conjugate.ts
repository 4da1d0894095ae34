/**
 * The conjugate Ḡ of a form: Left and Right exchanged throughout. In normal
 * play this is the negative; in misère play it seldom is an inverse.
 */

import { Memo } from '../storage/memo.ts';
import type { Arena, FormId, Tombstones } from './arena.ts';
import type { FormMap } from './columns.ts';
import { Left, Right } from './side.ts';
import { image, transform } from './transform.ts';

const conjugates = new Memo<FormMap>('conjugates');

/**
 * Ḡ.
 *
 * @example
 * const arena = new Arena();
 * conjugate(arena, integer(arena, 3)) === integer(arena, -3) // → true
 */
export function conjugate(arena: Arena, g: FormId): FormId {
  const memo = arena.own(conjugates, () => arena.formMap());
  return transform(arena, memo, g, (id) => {
    const conjugated = (option: FormId): FormId => image(memo, option);
    const marks = arena.tombstones(id);
    return arena.intern(
      arena.options(id, Right).map(conjugated),
      arena.options(id, Left).map(conjugated),
      (((marks & 1) << 1) | (marks >> 1)) as Tombstones,
    );
  });
}
