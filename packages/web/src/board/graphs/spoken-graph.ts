// What the vertices and edges of a graph are called when they are read out.

import type { GraphBoards } from '../../protocol/answers.ts';
import {
  type DrawnEdge,
  type DrawnGraph,
  GROUND,
  hasMarks,
  type Thing,
  vertexNamed,
} from './drawn-graph.ts';

const OWNERS: Readonly<Record<string, string>> = {
  L: 'blue, Left’s',
  R: 'red, Right’s',
  E: 'green, either player’s',
};

/** Names in a row: "a, b and c". */
function listed(names: readonly string[]): string {
  const called = names.map(calledVertex);
  return called.length < 2
    ? called.join('')
    : `${called.slice(0, -1).join(', ')} and ${called.at(-1)}`;
}

export function calledVertex(name: string): string {
  return name === GROUND ? 'the ground' : name;
}

/** What a mark is called: "coloured by Left", "3 counters". */
export function spokenMark({ marks, counters }: GraphBoards, mark: string): string {
  if (counters) return mark === '1' ? '1 counter' : `${mark || '0'} counters`;
  return marks[mark] ?? mark;
}

/** What an edge is, without its ends: "blue, Left’s". */
export function spokenColour({ colour }: DrawnEdge): string {
  return OWNERS[colour] ?? '';
}

/** A vertex with its mark and its neighbours: "vertex b, coloured by Left, joined to a and c". */
function spokenVertex(graph: DrawnGraph, boards: GraphBoards, name: string): string {
  const ends = { joined: new Set<string>(), to: new Set<string>(), from: new Set<string>() };
  for (const { from, to, arc } of graph.edges) {
    if (from === name) (arc ? ends.to : ends.joined).add(to);
    if (to === name) (arc ? ends.from : ends.joined).add(from);
  }
  const mark = hasMarks(boards) ? spokenMark(boards, vertexNamed(graph, name)?.mark ?? '') : '';
  const says = (words: string, names: ReadonlySet<string>) =>
    names.size > 0 ? [`${words} ${listed([...names])}`] : [];
  const links = [
    ...says('joined to', ends.joined),
    ...says('leads to', ends.to),
    ...says('led to from', ends.from),
  ];
  return [
    name === GROUND ? 'the ground' : `vertex ${name}`,
    ...(name === GROUND || mark === '' ? [] : [mark]),
    ...(links.length > 0 ? links : ['joined to nothing']),
  ].join(', ');
}

/** An edge with its ends: "edge a to b, red, Right’s". */
function spokenEdge(edge: DrawnEdge): string {
  const { from, to, arc } = edge;
  const ends = arc
    ? `arc from ${calledVertex(from)} to ${calledVertex(to)}`
    : `edge between ${calledVertex(from)} and ${calledVertex(to)}`;
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
  const counted = (count: number, one: string, more: string) =>
    `${count} ${count === 1 ? one : more}`;
  return `${counted(vertices.length, 'vertex', 'vertices')}, ${counted(edges.length, 'edge', 'edges')}`;
}
