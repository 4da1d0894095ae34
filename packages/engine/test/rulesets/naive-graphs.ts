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
