/**
 * Something about positions that is defined by the same of their options: the
 * form of a position, its simplest form. Every position is worked out once, its
 * options first, with a stack of its own.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { Left, Right } from '../forms/side.ts';
import { InvariantError } from '../storage/errors.ts';
import type { CountedMap } from './counted-map.ts';
import type { Multisets, PositionId } from './multisets.ts';

interface Frame {
  readonly position: PositionId;
  readonly left: readonly PositionId[];
  readonly right: readonly PositionId[];
}

/** The image of a position, given how it is built from the images of its options. */
export function fromOptions(
  arena: Arena,
  positions: Multisets,
  memo: CountedMap<PositionId, FormId>,
  root: PositionId,
  build: (left: FormId[], right: FormId[]) => FormId,
): FormId {
  const stack: (PositionId | Frame)[] = [root];
  const imageOf = (position: PositionId): FormId => {
    const image = memo.get(position);
    if (image === undefined) throw new InvariantError(`position ${position} has no image yet`);
    return image;
  };
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    arena.tick();
    if (typeof top === 'object') {
      memo.set(top.position, build(top.left.map(imageOf), top.right.map(imageOf)));
      continue;
    }
    if (memo.has(top)) continue;
    const left = positions.options(top, Left);
    const right = positions.options(top, Right);
    stack.push({ position: top, left, right });
    for (const option of left) if (!memo.has(option)) stack.push(option);
    for (const option of right) if (!memo.has(option)) stack.push(option);
  }
  return imageOf(root);
}
