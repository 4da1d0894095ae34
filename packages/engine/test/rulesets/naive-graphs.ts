// The games on graphs written a second time, as plainly as can be: a position is the list of what is
// on the vertices (# where there is none any more) and of the signs between pairs, as JSON.
import type { G } from '../oracle/game.ts';
import { played } from './naive.ts';
import { type Plain, pairOf, turned } from './small-graphs.ts';

type Mover = 'left' | 'right';

/** The form of a graph, given all positions after a move. */
function graphGame(moves: (graph: Plain, mover: Mover) => Plain[]): (graph: Plain) => G {
  const form = played((text, mover) =>
    moves(JSON.parse(text) as Plain, mover).map((graph) => JSON.stringify(graph)),
  );
  return ({ marks, signs }) => form(JSON.stringify({ marks, signs }));
}

/** What a vertex is joined to: the other end, and the sign as it is read from here. */
function joinedTo({ signs }: Plain, v: number): [number, string][] {
  return signs.flatMap((sign, i): [number, string][] => {
    const [a, b] = pairOf(i);
    if (sign === '' || (a !== v && b !== v)) return [];
    return [a === v ? [b, sign] : [a, turned(sign)]];
  });
}

const own = (mover: Mover): string => (mover === 'left' ? 'L' : 'R');
const other = (mover: Mover): string => (mover === 'left' ? 'R' : 'L');

function marked(graph: Plain, mark: string, places: readonly number[]): Plain {
  return { ...graph, marks: graph.marks.map((old, v) => (places.includes(v) ? mark : old)) };
}

const colouring = (forbidden: (mover: Mover) => string) =>
  graphGame((graph, mover) =>
    graph.marks.flatMap((mark, v) => {
      const near = joinedTo(graph, v).map(([w]) => graph.marks[w]);
      return mark === '' && !near.includes(forbidden(mover))
        ? [marked(graph, own(mover), [v])]
        : [];
    }),
  );

export const col = colouring(own);
export const snort = colouring(other);

/** Whether no vertex is beside one that its owner may not colour beside. */
const keeps = (rival: (mover: Mover) => string) => (graph: Plain) =>
  graph.marks.every((mark, v) =>
    (['left', 'right'] as const).every(
      (mover) =>
        mark !== own(mover) || joinedTo(graph, v).every(([w]) => graph.marks[w] !== rival(mover)),
    ),
  );
export const isCol = keeps(own);
export const isSnort = keeps(other);

/** A vertex beside one's own and not beside one of the opponent. */
export const fjords = graphGame((graph, mover) =>
  graph.marks.flatMap((mark, v) => {
    const near = joinedTo(graph, v).map(([w]) => graph.marks[w]);
    const free = mark === '' && near.includes(own(mover)) && !near.includes(other(mover));
    return free ? [marked(graph, own(mover), [v])] : [];
  }),
);

/** A vertex of one's own goes, and all that an arc leads to from it. */
export const digraphPlacement = graphGame((graph, mover) =>
  graph.marks.flatMap((mark, v) => {
    const hit = joinedTo(graph, v).flatMap(([w, sign]) => (sign === '<' ? [] : [w]));
    return mark === own(mover) ? [marked(graph, '#', [v, ...hit])] : [];
  }),
);

/** Every pair of vertices with a sign between them, neither gone. */
function edgesOf({ marks, signs }: Plain): [number, number, string][] {
  return signs.flatMap((sign, i): [number, number, string][] => {
    const [v, w] = pairOf(i);
    return sign === '' || marks[v] === '#' || marks[w] === '#' ? [] : [[v, w, sign]];
  });
}

export const partizanArcKayles = graphGame((graph, mover) =>
  edgesOf(graph).flatMap(([v, w, sign]) =>
    ['-', '-E-', `-${own(mover)}-`].includes(sign) ? [marked(graph, '#', [v, w])] : [],
  ),
);

export const weightedArcKayles = graphGame((graph) =>
  edgesOf(graph).flatMap(([v, w]) => {
    const piles = graph.marks.map(Number);
    if (piles[v] === 0 || piles[w] === 0) return [];
    return [{ ...graph, marks: piles.map((n, u) => `${u === v || u === w ? n - 1 : n}`) }];
  }),
);

/** A domino falls from the start of its arc to the end; whatever stands there falls too, and so on. */
export const timber = graphGame((graph) =>
  graph.signs.flatMap((sign, i) => {
    if (sign === '') return [];
    const [v, w] = pairOf(i);
    const signs = graph.signs.map((other, j) => (j === i ? '' : other));
    const hit = [sign === '>' ? w : v];
    for (const at of hit)
      for (const [j, other] of signs.entries()) {
        const ends = pairOf(j);
        if (other === '' || !ends.includes(at)) continue;
        signs[j] = '';
        hit.push(...ends.filter((end) => end !== at));
      }
    return [{ ...graph, signs }];
  }),
);
