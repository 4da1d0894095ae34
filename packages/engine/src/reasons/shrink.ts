/**
 * Making a game smaller while it keeps a property: a subposition is replaced,
 * wherever it stands, by a game of rank at most 1, by one of its own options, or
 * by itself less one option; whatever keeps the property and is smaller, by rank
 * and then by edges, is kept, until nothing more is found or so many attempts
 * were made.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import {
  canonicalOptions,
  compareCanonically,
  inCanonicalOrder,
} from '../forms/canonical-order.ts';
import { edges, rank } from '../forms/measures.ts';
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
  for (let found = true; found; ) {
    found = false;
    const tried = new Set<FormId>([best]);
    for (const candidate of smallerGames(arena, best)) {
      if (tried.has(candidate)) continue;
      tried.add(candidate);
      if (!isSmaller(arena, candidate, best)) continue;
      if (left-- <= 0) return best;
      if (keeps(candidate)) {
        best = candidate;
        found = true;
        break;
      }
    }
  }
  return best;
}

/** Whether a has smaller rank than b, or the same rank and fewer edges. */
function isSmaller(arena: Arena, a: FormId, b: FormId): boolean {
  const ranks = rank(arena, a) - rank(arena, b);
  return ranks < 0 || (ranks === 0 && edges(arena, a) < edges(arena, b));
}

/** The smallest of some forms; of several the first in canonical order. */
export function smallestOf(arena: Arena, forms: readonly FormId[]): FormId | undefined {
  const [first, ...rest] = forms;
  if (first === undefined) return undefined;
  return rest.reduce((best, form) => {
    if (isSmaller(arena, form, best)) return form;
    if (isSmaller(arena, best, form)) return best;
    return compareCanonically(arena, form, best) < 0 ? form : best;
  }, first);
}

/** The game with one subposition replaced, those near the root first: they save most. */
function* smallerGames(arena: Arena, x: FormId): Generator<FormId> {
  for (const target of inCanonicalOrder(arena, subpositions(arena, x)).reverse()) {
    for (const replacement of replacements(arena, target)) {
      yield replaced(arena, x, target, replacement);
    }
  }
}

function* replacements(arena: Arena, form: FormId): Generator<FormId> {
  if (form === ZERO) return;
  yield ZERO;
  yield arena.intern([ZERO], []);
  yield arena.intern([], [ZERO]);
  yield arena.intern([ZERO], [ZERO]);
  const left = canonicalOptions(arena, form, Left);
  const right = canonicalOptions(arena, form, Right);
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
