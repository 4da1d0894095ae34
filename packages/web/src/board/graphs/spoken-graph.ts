// What the vertices and edges of a graph are called when they are read out.

import type { GraphBoards } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import {
  type DrawnEdge,
  type DrawnGraph,
  GROUND,
  hasMarks,
  type Thing,
  vertexNamed,
} from './drawn-graph.ts';

/** Names in a row: "a, b and c". */
function listed(names: readonly string[]): string {
  const called = names.map(calledVertex);
  return called.length < 2
    ? called.join('')
    : texts.value.graphs.and(called.slice(0, -1).join(', '), called.at(-1) ?? '');
}

export function calledVertex(name: string): string {
  return name === GROUND ? texts.value.graphs.ground : name;
}

/** What a mark is called: "coloured by Left", "3 counters". */
export function spokenMark({ marks, counters }: GraphBoards, mark: string): string {
  if (counters) return texts.value.graphs.counters(Number(mark || '0'));
  return marks[mark] ?? mark;
}

/** What an edge is, without its ends: "blue, Left’s". */
export function spokenColour({ colour }: DrawnEdge): string {
  const { owners } = texts.value.graphs;
  return Object.hasOwn(owners, colour) ? owners[colour as keyof typeof owners] : '';
}

/** A vertex with its mark and its neighbours: "vertex b, coloured by Left, joined to a and c". */
function spokenVertex(graph: DrawnGraph, boards: GraphBoards, name: string): string {
  const ends = { joined: new Set<string>(), to: new Set<string>(), from: new Set<string>() };
  for (const { from, to, arc } of graph.edges) {
    if (from === name) (arc ? ends.to : ends.joined).add(to);
    if (to === name) (arc ? ends.from : ends.joined).add(from);
  }
  const mark = hasMarks(boards) ? spokenMark(boards, vertexNamed(graph, name)?.mark ?? '') : '';
  const t = texts.value.graphs;
  const says = (words: (names: string) => string, names: ReadonlySet<string>) =>
    names.size > 0 ? [words(listed([...names]))] : [];
  const links = [
    ...says(t.joinedTo, ends.joined),
    ...says(t.leadsTo, ends.to),
    ...says(t.ledToFrom, ends.from),
  ];
  return [
    name === GROUND ? t.ground : t.vertex(name),
    ...(name === GROUND || mark === '' ? [] : [mark]),
    ...(links.length > 0 ? links : [t.joinedToNothing]),
  ].join(', ');
}

/** An edge with its ends: "edge a to b, red, Right’s". */
function spokenEdge(edge: DrawnEdge): string {
  const { from, to, arc } = edge;
  const t = texts.value.graphs;
  const ends = (arc ? t.arc : t.edge)(calledVertex(from), calledVertex(to));
  const colour = spokenColour(edge);
  return colour === '' ? ends : `${ends}, ${colour}`;
}

export function spokenThing(graph: DrawnGraph, boards: GraphBoards, thing: Thing): string {
  if (thing.kind === 'vertex') return spokenVertex(graph, boards, thing.name);
  const edge = graph.edges[thing.index];
  return edge === undefined ? '' : spokenEdge(edge);
}

/** The whole graph in a few words. */
export function spokenGraph({ vertices, edges }: DrawnGraph): string {
  return texts.value.graphs.size(vertices.length, edges.length);
}
