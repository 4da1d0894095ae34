/**
 * Games in which the players colour the places of a map, each with a colour of her own, and neighbours
 * must not be alike (Col) or must not differ (Snort). What neighbours forbid they forbid for good.
 */

import { Left, opponent, SIDES, type Side, sideName } from '../forms/side.ts';
import { linkedParts } from './linked-parts.ts';
import { BoardNotationError } from './notation-error.ts';

/** How neighbours must not be coloured. */
export type Forbidden = 'alike' | 'different';

/** A map that is partly coloured: squares of a board, vertices of a graph. */
export interface ColouredMap {
  readonly forbidden: Forbidden;
  /** The places nobody has coloured. */
  readonly open: readonly number[];
  colourOf(at: number): Side | undefined;
  beside(at: number): readonly number[];
}

/** The player beside whose places a player may not play. */
export function rival(forbidden: Forbidden, side: Side): Side {
  return forbidden === 'alike' ? side : opponent(side);
}

/** The places a player may colour. */
export function colourable(map: ColouredMap, side: Side): number[] {
  const other = rival(map.forbidden, side);
  return map.open.filter((at) => map.beside(at).every((next) => map.colourOf(next) !== other));
}

/** The parts that a map falls into: two neighbours are linked if colouring one can forbid the other. */
export function colourableParts(map: ColouredMap): {
  readonly parts: number[][];
  readonly linked: (at: number) => number[];
} {
  const free = SIDES.map((side) => ({ side, places: new Set(colourable(map, side)) }));
  const mayPlay = (at: number, side: Side): boolean =>
    free.some((one) => one.side === side && one.places.has(at));
  const linked = (at: number): number[] =>
    map
      .beside(at)
      .filter((next) =>
        SIDES.some((side) => mayPlay(at, side) && mayPlay(next, rival(map.forbidden, side))),
      );
  const open = map.open.filter((at) => SIDES.some((side) => mayPlay(at, side)));
  return { parts: linkedParts(open, linked), linked };
}

/** Two neighbours that are coloured as they must not be, the later one second. */
export function clashOf(
  map: ColouredMap,
  places: Iterable<number>,
): readonly [number, number] | undefined {
  for (const at of places) {
    const side = map.colourOf(at);
    if (side === undefined) continue;
    const other = rival(map.forbidden, side);
    const before = map.beside(at).find((next) => next < at && map.colourOf(next) === other);
    if (before !== undefined) return [before, at];
  }
  return undefined;
}

/** How a board is refused on which neighbours are coloured as they must not be: it cannot arise. */
export function clashError(
  map: ColouredMap,
  [a, b]: readonly [number, number],
  title: string,
  nameOf: (at: number) => string,
  at?: { readonly text: string; readonly offset: number },
): BoardNotationError {
  const whose = (place: number) => `${sideName(map.colourOf(place) ?? Left)}'s`;
  const alike = map.forbidden === 'alike';
  const owners = alike ? `both ${whose(a)}` : `${whose(a)} and ${whose(b)}`;
  return new BoardNotationError(
    `the neighbours ${nameOf(a)} and ${nameOf(b)} are ${owners}`,
    `in ${title} neighbours must not have ${alike ? 'the same colour' : 'different colours'}, so change or empty one of them`,
    at,
  );
}
