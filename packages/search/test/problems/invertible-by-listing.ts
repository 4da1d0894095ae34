// The plain way to the invertible classes born by day 3: list all members with options among a few
// games of rank at most 2, reduce each, and ask the engine which are invertible. Nothing is counted by
// kinds, and nothing is said about tombstones.

import {
  type Arena,
  type FormId,
  integer,
  isInvertible,
  Left,
  Right,
  simplestForm,
  type Universe,
  ZERO,
} from '@proviso/engine';
import { census } from '@proviso/engine/census';

/** Simplest forms of invertible classes of day 2, in the order of the census. */
export function invertibleOfDayTwo(arena: Arena, universe: Universe): FormId[] {
  return census(arena, universe, 2)
    .classes.filter(({ invertible }) => invertible)
    .map(({ simplest }) => simplest);
}

/**
 * Members of rank at most 2: of some classes, one that may follow a Left end and one that may follow
 * a Right end where there are such; the small integers; and what may reverse through an end.
 */
export function optionsFor(arena: Arena, universe: Universe, classes: readonly FormId[]): FormId[] {
  const one = integer(arena, 1);
  const barOne = integer(arena, -1);
  const options = new Set([ZERO, one, barOne, integer(arena, 2), integer(arena, -2)]);
  options.add(arena.intern([ZERO, one], []));
  options.add(arena.intern([], [ZERO, barOne]));
  for (const { simplest, smallest, members } of census(arena, universe, 2).classes) {
    if (!classes.includes(simplest)) continue;
    const following = [Left, Right].map((side) =>
      members.find((member) =>
        universe.contains(
          arena,
          side === Left ? arena.intern([], [member]) : arena.intern([member], []),
        ),
      ),
    );
    for (const member of following) options.add(member ?? smallest);
  }
  return [...options];
}

/** The invertible classes of all members {A | B} with options among these. */
export function listInvertible(
  arena: Arena,
  universe: Universe,
  options: readonly FormId[],
): Set<FormId> {
  const sides = Array.from({ length: 2 ** options.length }, (_, mask) =>
    options.filter((_option, i) => ((mask >> i) & 1) === 1),
  );
  const found = new Map<FormId, boolean>();
  for (const left of sides) {
    for (const right of sides) {
      const form = arena.intern(left, right);
      if (!universe.contains(arena, form)) continue;
      const simplest = simplestForm(arena, form, universe);
      if (!found.has(simplest)) found.set(simplest, isInvertible(arena, form, universe));
    }
  }
  return new Set([...found].filter(([, invertible]) => invertible).map(([simplest]) => simplest));
}
