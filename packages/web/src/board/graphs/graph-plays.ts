// Where on a drawn graph the moves of a player are played, and the graph after one of them.

import type { PlayedThing } from '@proviso/engine/matches';
import type { BoardOption } from '../../protocol/answers.ts';
import { type DrawnGraph, placedGraph, thingKey } from './drawn-graph.ts';
import { sameKind } from './graph-edits.ts';

/** The moves by what they are played on; of several on the same, the first. */
export function playsOn(
  graph: DrawnGraph,
  options: readonly BoardOption[],
): ReadonlyMap<string, BoardOption> {
  const found = new Map<string, BoardOption>();
  for (const option of options) {
    const { on } = option;
    if (on === undefined) continue;
    for (const key of keysOfThing(graph, on)) if (!found.has(key)) found.set(key, option);
  }
  return found;
}

/** Edges between the same vertices that are alike are all the same in play. */
export function keysOfThing({ edges }: DrawnGraph, on: PlayedThing): string[] {
  if ('vertex' in on) return [thingKey({ kind: 'vertex', name: on.vertex })];
  const { edge } = on;
  return [...edges.entries()].flatMap(([index, one]) => {
    const ends = [one.from, one.to].includes(edge.from) && [one.from, one.to].includes(edge.to);
    return ends && sameKind(one, edge) ? [thingKey({ kind: 'edge', index })] : [];
  });
}

/** The graph after a move, where it was drawn. */
export function graphAfter(graph: DrawnGraph, { after }: BoardOption): DrawnGraph | undefined {
  return after && placedGraph({ graph: after, spots: [] }, graph);
}
