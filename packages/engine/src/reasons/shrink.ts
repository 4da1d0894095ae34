/**
 * Making a game smaller while it keeps a property: a subposition is replaced,
 * wherever it stands, by 0, by one of its own options, or by itself less one
 * option; whatever keeps the property and has fewer edges is kept, until
 * nothing more is found or so many attempts were made.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { edges } from '../forms/measures.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { subpositions } from '../forms/transform.ts';

/** A game with the property that is no larger than `x`, which must have it. */
export function shrink(
  arena: Arena,
  x: FormId,
  keeps: (candidate: FormId) => boolean,
  attempts: number,
): FormId {
  let left = attempts;
  let best = x;
  for (let better: FormId | undefined = x; better !== undefined && left > 0; ) {
    best = better;
    better = undefined;
    const tried = new Set<FormId>([best]);
    for (const candidate of smallerGames(arena, best)) {
      if (tried.has(candidate)) continue;
      tried.add(candidate);
      if (edges(arena, candidate) >= edges(arena, best)) continue;
      if (left-- <= 0) break;
      if (keeps(candidate)) {
        better = candidate;
        break;
      }
    }
  }
  return best;
}

/** The game with one subposition replaced, those near the root first: they save most. */
function* smallerGames(arena: Arena, x: FormId): Generator<FormId> {
  for (const target of subpositions(arena, x).reverse()) {
    for (const replacement of replacements(arena, target)) {
      yield replaced(arena, x, target, replacement);
    }
  }
}

function* replacements(arena: Arena, form: FormId): Generator<FormId> {
  if (form === ZERO) return;
  yield ZERO;
  const left = arena.options(form, Left);
  const right = arena.options(form, Right);
  yield* left;
  yield* right;
  for (const option of left)
    yield arena.intern(
      left.filter((other) => other !== option),
      right,
    );
  for (const option of right)
    yield arena.intern(
      left,
      right.filter((other) => other !== option),
    );
}

/** The game with `target` replaced wherever it stands. */
function replaced(arena: Arena, x: FormId, target: FormId, replacement: FormId): FormId {
  const images = new Map<FormId, FormId>([[target, replacement]]);
  const image = (id: FormId): FormId => images.get(id) ?? id;
  for (const id of subpositions(arena, x)) {
    if (id <= target) continue;
    const options = (side: Side): FormId[] => arena.options(id, side).map(image);
    images.set(id, arena.intern(options(Left), options(Right)));
  }
  return image(x);
}
