/**
 * The conjugate Ḡ of a form: Left and Right exchanged throughout. In normal
 * play this is the negative; in misère play it seldom is an inverse.
 */

import { Memo } from '../storage/memo.ts';
import type { Arena, FormId, Tombstones } from './arena.ts';
import type { FormMap } from './columns.ts';
import { Left, Right, type Side } from './side.ts';
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
  const known = memo.get(g);
  if (known !== undefined) return known;
  return transform(arena, memo, g, (id) => {
    const marks = arena.tombstones(id);
    const conjugated = arena.intern(
      conjugateOptions(arena, memo, id, Right),
      conjugateOptions(arena, memo, id, Left),
      (((marks & 1) << 1) | (marks >> 1)) as Tombstones,
    );
    memo.set(conjugated, id);
    return conjugated;
  });
}

function conjugateOptions(arena: Arena, memo: FormMap, id: FormId, side: Side): FormId[] {
  const options = arena.options(id, side);
  for (let i = 0; i < options.length; i++) options[i] = image(memo, options[i] as FormId);
  return options;
}
