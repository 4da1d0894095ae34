/** Weighted Arc Kayles [Dailly–Gledel–Heinrich]: with one counter on every vertex it is Arc Kayles. */

import { impartial } from '../impartial-habitat.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { canonicalText } from './canonical-text.ts';
import { type Graph, type GraphBoards, inducedGraph, type Vertex } from './graph.ts';
import { graphsOfSize } from './graphs-of-size.ts';
import { joinedGraphs, onGraphs, playedOn } from './on-graphs.ts';

const boards: GraphBoards = {
  marks: { 1: 'a counter' },
  colours: [''],
  direction: 'none',
  counters: true,
};

export const weightedArcKayles: RegisteredRuleset<Graph> = {
  name: 'weightedarckayles',
  title: 'Weighted Arc Kayles',
  rules:
    'A player chooses an edge and removes a counter at both its ends. There must be one at each.',
  examples: ['a:1-b:2-c:1', 'a:2-b:1-c:3', 'a:2-b:2-c:2-a'],
  ...onGraphs(boards),
  ...impartial,
  ...playedOn((graph) => {
    const { vertices, edges } = graph;
    const take = (vertex: Vertex): Vertex => ({ ...vertex, mark: `${Number(vertex.mark) - 1}` });
    return edges.flatMap(({ from, to }, edge) => {
      if ([from, to].some((end) => vertices[end]?.mark === '0')) return [];
      const taken = vertices.map((vertex, at) =>
        at === from || at === to ? take(vertex) : vertex,
      );
      return [{ on: { edge }, to: { vertices: taken, edges } }];
    });
  }),
  components: (graph) => joinedGraphs(playable(graph)),
  sizes: { unit: 'counter', positions: countersOnGraphs },
};

/** The graph of the vertices that hold a counter. */
function playable(graph: Graph): Graph {
  const { vertices } = graph;
  return inducedGraph(
    graph,
    [...vertices.keys()].filter((at) => vertices[at]?.mark !== '0'),
  );
}

/** All graphs with so many counters and one at least on every vertex. */
function* countersOnGraphs(counters: number): Generator<Graph> {
  const seen = new Set<string>();
  for (let size = counters === 0 ? 0 : 1; size <= counters; size++) {
    for (const { vertices, edges } of graphsOfSize(boards, ['1']).positions(size)) {
      for (const piles of compositions(counters, size)) {
        const graph = {
          edges,
          vertices: vertices.map((vertex, at) => ({ ...vertex, mark: `${piles[at]}` })),
        };
        const text = canonicalText(graph);
        if (!seen.has(text)) yield graph;
        seen.add(text);
      }
    }
  }
}

/** All ways to lay so many counters on so many piles, none of them empty. */
function* compositions(counters: number, piles: number): Generator<number[]> {
  if (piles === 0) {
    if (counters === 0) yield [];
    return;
  }
  for (let first = 1; first <= counters - piles + 1; first++) {
    for (const rest of compositions(counters - first, piles - 1)) yield [first, ...rest];
  }
}
