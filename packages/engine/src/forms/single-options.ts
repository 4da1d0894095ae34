/**
 * Forms {x | y} with one option on each side and no tombstone, as fractions, ups and switches are.
 */

import type { Arena, FormId } from './arena.ts';
import { Left, Right } from './side.ts';

/** x and y where the form is {x | y}. */
export function onlyOptions(arena: Arena, id: FormId): readonly [FormId, FormId] | undefined {
  const [start, split] = [arena.optionsStart(id, Left), arena.optionsStart(id, Right)];
  const single = split - start === 1 && arena.optionsEnd(id, Right) - split === 1;
  if (!single || arena.tombstones(id) !== 0) return undefined;
  return [arena.optionAt(start), arena.optionAt(split)];
}
