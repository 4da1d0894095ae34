/** What rulesets on graphs share: how boards are read, written, drawn and edited. */

import type { Side } from '../../forms/side.ts';
import type { Played, RegisteredRuleset } from '../ruleset.ts';
import { canonicalText } from './canonical-text.ts';
import { drawGraph } from './draw-graph.ts';
import { exchanged } from './exchanged.ts';
import { connectedParts, type Graph, type GraphBoards, inducedGraph } from './graph.ts';
import { graphsOfSize } from './graphs-of-size.ts';
import { howToWrite, parseGraph } from './parse-graph.ts';

type OnGraphs = Required<
  Pick<
    RegisteredRuleset<Graph>,
    'notation' | 'parse' | 'print' | 'draw' | 'graphs' | 'sizes' | 'conjugate'
  >
>;

export function onGraphs(graphs: GraphBoards): OnGraphs {
  return {
    notation: howToWrite(graphs).replace(/^write /, ''),
    parse: (text) => parseGraph(text, graphs),
    print: canonicalText,
    draw: drawGraph,
    conjugate: exchanged,
    graphs,
    sizes: graphsOfSize(graphs, Object.keys(graphs.marks)),
  };
}

/** The moves of a ruleset, each of which is played on a vertex or on an edge. */
export function playedOn(
  plays: (graph: Graph, side: Side) => readonly Played<Graph>[],
): Required<Pick<RegisteredRuleset<Graph>, 'plays' | 'moves'>> {
  return { plays, moves: (graph, side) => plays(graph, side).map(({ to }) => to) };
}

/** The connected parts of a board. */
export function connectedGraphs(graph: Graph): Graph[] {
  return connectedParts(graph).map((part) => inducedGraph(graph, part));
}

/** The connected parts of a board on which only edges are played. */
export function joinedGraphs(graph: Graph): Graph[] {
  return connectedGraphs(graph).filter(({ edges }) => edges.length > 0);
}
