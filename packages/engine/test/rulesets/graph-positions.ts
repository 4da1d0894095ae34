// All small positions of the games on graphs, and the naive form of each.
import type { G } from '../oracle/game.ts';
import * as naive from './naive-graphs.ts';
import { graphText, type Plain, plainGraphs } from './small-graphs.ts';

interface Small {
  readonly text: string;
  readonly form: () => G;
}

const played = (graphs: readonly Plain[], form: (graph: Plain) => G): Small[] =>
  graphs.map((graph) => ({ text: graphText(graph), form: () => form(graph) }));

const maps = [
  ...[1, 2, 3].flatMap((size) => plainGraphs(size, ['', 'L', 'R'], ['-'])),
  ...plainGraphs(4, [''], ['-']),
];

/** A vertex in the middle of three others, and one of Left's beside all: Right moves to 0 or to −2. */
const threeAroundOne: Plain = {
  marks: ['', '', '', '', 'L'],
  signs: ['-', '-', '', '-', '', '', '-', '-', '-', '-'],
};

/** By the name of the ruleset. */
export const graphPositions: Readonly<Record<string, readonly Small[]>> = {
  graphcol: played([...maps, threeAroundOne], naive.col),
  graphsnort: played(maps, naive.snort),
};
