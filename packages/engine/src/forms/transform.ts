/**
 * Walking the subpositions of a form without recursion, so that deep games
 * (the integer 100,000) do not overflow the stack: operations that are defined
 * option by option are written as "the image of a form, given the images of
 * its options" and applied bottom-up.
 */

import { InvariantError } from '../storage/errors.ts';
import type { Arena, FormId } from './arena.ts';
import type { FormMap } from './columns.ts';
import { SIDES } from './side.ts';

/**
 * The image of `root` under an operation given option by option. `build` is
 * called once a form, options first, and may read `memo` at the options.
 */
export function transform(
  arena: Arena,
  memo: FormMap,
  root: FormId,
  build: (id: FormId) => FormId,
): FormId {
  const known = memo.get(root);
  if (known !== undefined) return known;
  arena.requireForm(root);
  const stack: FormId[] = [root];
  for (let id = stack.at(-1); id !== undefined; id = stack.at(-1)) {
    arena.tick();
    if (memo.get(id) !== undefined) {
      stack.pop();
      continue;
    }
    const waiting = stack.length;
    for (const side of SIDES) {
      const end = arena.optionsEnd(id, side);
      for (let i = arena.optionsStart(id, side); i < end; i++) {
        const option = arena.optionAt(i);
        if (memo.get(option) === undefined) stack.push(option);
      }
    }
    if (stack.length === waiting) {
      memo.set(id, build(id));
      stack.pop();
    }
  }
  return image(memo, root);
}

/** The image of a form that is known to have one. */
export function image(memo: FormMap, id: FormId): FormId {
  const found = memo.get(id);
  if (found === undefined) throw new InvariantError(`form ${id} has no image yet`);
  return found;
}

/** The distinct subpositions of a form, itself included, in id order (options first). */
export function subpositions(arena: Arena, root: FormId): FormId[] {
  return reachable(arena, [root]);
}

/** The distinct subpositions of several forms, in id order. */
export function reachable(arena: Arena, roots: readonly FormId[]): FormId[] {
  for (const root of roots) arena.requireForm(root);
  const seen = new Set<FormId>(roots);
  const stack = [...roots];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    arena.tick();
    for (const side of SIDES) {
      const end = arena.optionsEnd(id, side);
      for (let i = arena.optionsStart(id, side); i < end; i++) {
        const option = arena.optionAt(i);
        if (!seen.has(option)) {
          seen.add(option);
          stack.push(option);
        }
      }
    }
  }
  return [...seen].sort((a, b) => a - b);
}
