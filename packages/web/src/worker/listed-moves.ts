// The moves of a board as the page lists them.

import type { Arena, Side } from '@proviso/engine';
import { type Board, type Graph, type Played, positionToText } from '@proviso/engine/rulesets';

/** A move, and on a graph what it is played on. */
export interface ListedMove {
  /** The board after it, and its text. */
  readonly after: Board;
  readonly position: string;
  readonly played?: Played<Graph>;
}

/** Where a player can move, each position once, as the ruleset lists them. */
export function listedMoves(arena: Arena, { ruleset, position }: Board, side: Side): ListedMove[] {
  const listed = (to: unknown): ListedMove => {
    arena.tick();
    const after = { ruleset, position: to };
    return { after, position: positionToText(after) };
  };
  if (ruleset.graphs && ruleset.plays) {
    // Moves to isomorphic graphs are the same in play, but not on the picture.
    const plays = ruleset.plays(position, side) as readonly Played<Graph>[];
    return plays.map((played) => ({ ...listed(played.to), played }));
  }
  const found = new Map<string, ListedMove>();
  for (const to of ruleset.moves(position, side)) {
    const move = listed(to);
    found.set(move.position, move);
  }
  return [...found.values()];
}
