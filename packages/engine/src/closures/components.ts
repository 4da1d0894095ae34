/**
 * What stands beside a game when it is tested for strength: Left ends, and what Right makes of them.
 * A component is a follower of a test end, a Left end or *open*: one in which Left has a move.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { rank } from '../forms/measures.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { reachable } from '../forms/transform.ts';

export interface Component {
  readonly form: FormId;
  /** Left has a move in it. */
  readonly isOpen: boolean;
  /** Left's options, as places in the list of components; −1 is 0. */
  readonly left: readonly number[];
  /** Right's. */
  readonly right: readonly number[];
}

/** All followers of some Left ends but 0, by decreasing rank, so that moves lead to later places. */
export function componentsOf(arena: Arena, ends: readonly FormId[]): Component[] {
  const forms = reachable(arena, ends)
    .filter((id) => id !== ZERO)
    .sort((a, b) => rank(arena, b) - rank(arena, a) || a - b);
  const places = new Map(forms.map((form, place) => [form, place]));
  const placesOf = (form: FormId, side: Side): number[] =>
    arena.options(form, side).map((option) => places.get(option) ?? -1);
  return forms.map((form) => ({
    form,
    isOpen: arena.hasOptions(form, Left),
    left: placesOf(form, Left),
    right: placesOf(form, Right),
  }));
}

/**
 * Whether one move of Left's always closes an open component. Then Left, who has closed all but those
 * that Right opened while she was moving elsewhere, never has more of them before her than she has
 * made moves in the tested game. If it may take her two moves, Right can open them faster than she
 * closes them, and no bound holds for all numbers of ends.
 */
export function closeAtOnce(components: readonly Component[]): boolean {
  return components.every(
    ({ isOpen, left }) => !isOpen || left.every((place) => components[place]?.isOpen !== true),
  );
}
