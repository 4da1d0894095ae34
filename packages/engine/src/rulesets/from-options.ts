/**
 * Something about positions that is defined by the same of their options: the
 * form of a position, its simplest form. Of every position and its conjugate one
 * is worked out, its options first, with a stack of its own.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { Left, Right } from '../forms/side.ts';
import type { Multisets, PositionId } from './multisets.ts';
import type { PositionForms } from './position-forms.ts';

interface Frame {
  readonly position: PositionId;
  readonly left: readonly PositionId[];
  readonly right: readonly PositionId[];
}

/** The image of a position, given how it is built from the images of its options. */
export function fromOptions(
  arena: Arena,
  positions: Multisets,
  memo: PositionForms,
  root: PositionId,
  build: (left: FormId[], right: FormId[]) => FormId,
): FormId {
  const stack: (PositionId | Frame)[] = [root];
  const imageOf = (position: PositionId): FormId => memo.get(position);
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
