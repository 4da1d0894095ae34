/**
 * Graphs written so that isomorphic ones have the same text: connected parts by themselves, sorted; in
 * each the vertices in their canonical order, and the edges walked along in as few chains as that
 * gives. Vertices are then named in the order they appear.
 */

import { canonicalOrder } from './canonical-order.ts';
import { connectedParts, type Edge, GROUND, type Graph, inducedGraph } from './graph.ts';

const known = new WeakMap<Graph, string>();

/** The text of a graph; `0` for the empty one. */
export function canonicalText(graph: Graph): string {
  let text = known.get(graph);
  if (text === undefined) {
    text = written(graph);
    known.set(graph, text);
  }
  return text;
}

/** The `i`th name: a to z, then a2 to z2, and so on. */
function nameOf(i: number): string {
  const round = Math.floor(i / 26);
  return String.fromCharCode('a'.charCodeAt(0) + (i % 26)) + (round === 0 ? '' : `${round + 1}`);
}

function written(graph: Graph): string {
  const parts = connectedParts(graph)
    .map((places) => inducedGraph(graph, places))
    .map((part) => {
      const chains = chainsOf(part);
      return { part, chains, text: textOf(part, chains, 0) };
    })
    .sort((a, b) => a.part.vertices.length - b.part.vertices.length || byText(a.text, b.text));
  let named = 0;
  const texts = parts.map(({ part, chains }) => {
    const text = textOf(part, chains, named);
    named += part.vertices.filter(({ name }) => name !== GROUND).length;
    return text;
  });
  return texts.join(', ') || '0';
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A walk along edges: where it starts, and where each edge leads. */
interface Chain {
  readonly start: number;
  readonly steps: readonly { readonly sign: string; readonly to: number }[];
}

function textOf({ vertices }: Graph, chains: readonly Chain[], firstName: number): string {
  const names = new Map<number, string>();
  const vertexText = (at: number): string => {
    const { name, mark } = vertices[at] ?? { name: '', mark: '' };
    if (name === GROUND) return GROUND;
    const given = names.get(at);
    if (given !== undefined) return given;
    const fresh = nameOf(firstName + names.size);
    names.set(at, fresh);
    return mark === '' ? fresh : `${fresh}:${mark}`;
  };
  return chains
    .map(
      ({ start, steps }) =>
        vertexText(start) + steps.map(({ sign, to }) => sign + vertexText(to)).join(''),
    )
    .join(', ');
}

/** How an edge is written when it is walked along. */
export function signOf({ arc, colour }: Edge, forwards: boolean): string {
  if (colour === '') return arc ? (forwards ? '>' : '<') : '-';
  if (!arc) return `-${colour}-`;
  return forwards ? `-${colour}>` : `<${colour}-`;
}

/** A connected graph as walks that use every edge once. */
function chainsOf(graph: Graph): Chain[] {
  const { vertices, edges } = graph;
  const order = orderOf(graph);
  const rank: number[] = [];
  for (const [i, v] of order.entries()) rank[v] = i;
  /** Vertex → edges not yet walked along. */
  const left: Set<Edge>[] = vertices.map(() => new Set());
  for (const edge of edges) for (const end of [edge.from, edge.to]) left[end]?.add(edge);
  const seen = new Set<number>();
  const degree = (v: number): number => {
    let count = 0;
    for (const { from, to } of left[v] ?? []) count += from === to ? 2 : 1;
    return count;
  };
  const first = (among: readonly number[]): number | undefined =>
    among.find((v) => degree(v) % 2 === 1) ?? among[0];
  const nextStep = (v: number) => {
    const ways = [...(left[v] ?? [])].map((edge) => {
      const forwards = edge.from === v;
      const to = forwards ? edge.to : edge.from;
      return { edge, to, sign: signOf(edge, forwards) };
    });
    // New vertices first, so that paths are walked to their end.
    return ways.sort(
      (a, b) =>
        Number(seen.has(a.to)) - Number(seen.has(b.to)) ||
        (rank[a.to] ?? 0) - (rank[b.to] ?? 0) ||
        byText(a.sign, b.sign),
    )[0];
  };
  const ground = order.filter((v) => vertices[v]?.name === GROUND);
  const chains: Chain[] = [];
  for (;;) {
    const open = order.filter((v) => degree(v) > 0);
    const start =
      chains.length === 0
        ? (ground[0] ?? first(open) ?? order[0])
        : first(open.filter((v) => seen.has(v)));
    if (start === undefined) return chains;
    seen.add(start);
    const steps: { sign: string; to: number }[] = [];
    for (let at = start, step = nextStep(at); step !== undefined; step = nextStep(at)) {
      const { edge, to, sign } = step;
      left[at]?.delete(edge);
      left[to]?.delete(edge);
      seen.add(to);
      steps.push({ sign, to });
      at = to;
    }
    chains.push({ start, steps });
  }
}

/** The canonical order of a connected graph. */
function orderOf({ vertices, edges }: Graph): readonly number[] {
  const size = vertices.length;
  /** How each vertex is joined to each, as a text: the signs of all edges between them. */
  const signs: string[][] = Array.from({ length: size * size }, () => []);
  for (const edge of edges) {
    const { from, to } = edge;
    signs[size * from + to]?.push(signOf(edge, true));
    if (from !== to) signs[size * to + from]?.push(signOf(edge, false));
  }
  const joined = signs.map((all) => all.sort().join(''));
  const ranks = ranksOf(joined);
  const marks = vertices.map(
    ({ name, mark }, v) => `${name === GROUND ? GROUND : ''}:${mark}${joined[size * v + v] ?? ''}`,
  );
  return canonicalOrder({ size, colours: ranksOf(marks), links: ranks });
}

/** Texts as numbers: their places among all of them, the empty text 0. */
function ranksOf(texts: readonly string[]): number[] {
  const sorted = [...new Set(['', ...texts])].sort();
  const ranks = new Map(sorted.map((text, i) => [text, i]));
  return texts.map((text) => ranks.get(text) ?? 0);
}
