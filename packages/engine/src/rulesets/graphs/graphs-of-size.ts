/** All graphs of a ruleset by the number of their vertices, one of each that are isomorphic. */

import type { PositionSizes } from '../sizes.ts';
import { canonicalText } from './canonical-text.ts';
import type { Edge, Graph, GraphBoards } from './graph.ts';

/** What may join two vertices: nothing, or an edge between the first and the second. */
type Join = ((from: number, to: number) => Edge) | undefined;

/** The graphs of a ruleset by size; each is one of the size before and a vertex more. */
export function graphsOfSize(boards: GraphBoards, marks: readonly string[]): PositionSizes<Graph> {
  const joins = joinsOf(boards);
  const positions = function* (size: number): Generator<Graph> {
    if (size === 0) return yield { vertices: [], edges: [] };
    const seen = new Set<string>();
    for (const smaller of positions(size - 1)) {
      for (const larger of grown(smaller, marks, joins)) {
        const text = canonicalText(larger);
        if (seen.has(text)) continue;
        seen.add(text);
        yield larger;
      }
    }
  };
  return { unit: 'vertex', positions };
}

function joinsOf({ colours, direction }: GraphBoards): Join[] {
  return [
    undefined,
    ...colours.flatMap((colour): Join[] => [
      ...(direction === 'arcs' ? [] : [edgeWith(colour, false)]),
      ...(direction === 'none' ? [] : [edgeWith(colour, true), turned(edgeWith(colour, true))]),
    ]),
  ];
}

function edgeWith(colour: Edge['colour'], arc: boolean): NonNullable<Join> {
  return (from, to) => ({ from, to, arc, colour });
}

function turned(join: NonNullable<Join>): Join {
  return (from, to) => join(to, from);
}

/** A graph with a vertex more, joined to the others in all ways. */
function* grown(
  { vertices, edges }: Graph,
  marks: readonly string[],
  joins: readonly Join[],
): Generator<Graph> {
  const fresh = vertices.length;
  for (const joined of waysToJoin(fresh, joins)) {
    for (const mark of marks) {
      const vertex = { name: `v${fresh + 1}`, mark };
      yield { vertices: [...vertices, vertex], edges: [...edges, ...joined] };
    }
  }
}

/** All edges between a fresh vertex and those before it, or before another of these. */
function* waysToJoin(
  fresh: number,
  joins: readonly Join[],
  before = fresh,
): Generator<readonly Edge[]> {
  if (before === 0) return yield [];
  for (const others of waysToJoin(fresh, joins, before - 1)) {
    for (const join of joins) {
      yield join === undefined ? others : [...others, join(before - 1, fresh)];
    }
  }
}
