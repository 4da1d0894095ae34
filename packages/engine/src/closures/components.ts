/**
 * What stands beside a game when it is tested for strength: Left ends, and what Right makes of them.
 * A component is a follower of a test end, a Left end or *open*: one in which Left has a move.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { rank } from '../forms/measures.ts';
import { Left, Right, SIDES, type Side } from '../forms/side.ts';

export interface Component {
  readonly form: FormId;
  /** Left has a move in it. */
  readonly isOpen: boolean;
  /** Left's options, as places in the list of components; −1 is 0. */
  readonly left: readonly number[];
  /** Right's. */
  readonly right: readonly number[];
}

/** The options of a component that a player may move to. */
export type Moves = (arena: Arena, form: FormId, side: Side) => readonly FormId[];

export const allMoves: Moves = (arena, form, side) => arena.options(form, side);

/**
 * Left keeps to moves that close a component, where it has one. She has a move in it as before, so play
 * ends where it did, and Right moves as before: if she wins so, she wins with all her moves. If she does
 * not, that says nothing.
 */
export const closingMoves: Moves = (arena, form, side) => {
  const options = arena.options(form, side);
  const closing = options.filter((option) => !arena.hasOptions(option, Left));
  return side === Left && closing.length > 0 ? closing : options;
};

/** What play leads to from some Left ends, 0 left out, by decreasing rank, so that moves lead to later places. */
export function componentsOf(
  arena: Arena,
  ends: readonly FormId[],
  moves: Moves = allMoves,
): Component[] {
  const found = new Set(ends);
  for (const form of found) {
    for (const side of SIDES) for (const option of moves(arena, form, side)) found.add(option);
  }
  const forms = [...found]
    .filter((id) => id !== ZERO)
    .sort((a, b) => rank(arena, b) - rank(arena, a) || a - b);
  const places = new Map(forms.map((form, place) => [form, place]));
  const placesOf = (form: FormId, side: Side): number[] =>
    moves(arena, form, side).map((option) => places.get(option) ?? -1);
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
 * made moves in the tested game. If a move of hers may leave one open, the moves of the tested game do
 * not bound them: each such move gives Right the time to open another.
 */
export function closeAtOnce(components: readonly Component[]): boolean {
  return components.every(
    ({ isOpen, left }) => !isOpen || left.every((place) => components[place]?.isOpen !== true),
  );
}

/**
 * Whether Left can close every open component with one move, as long as her moves in them are such. Then
 * with each of them she has one open component less, whatever Right has made of it meanwhile.
 */
export function canClose(arena: Arena, ends: readonly FormId[]): boolean {
  return closeAtOnce(componentsOf(arena, ends, closingMoves));
}
