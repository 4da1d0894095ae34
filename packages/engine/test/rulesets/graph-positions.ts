// All small positions of the games on graphs, and the naive form of each.
import type { G } from '../oracle/game.ts';
import { hackenbushGraph } from './naive.ts';
import * as naive from './naive-graphs.ts';
import { graphText, lists, type Plain, plainGraphs } from './small-graphs.ts';

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

/** Where Right alone has vertices, and what he removes decides how many he can still remove. */
const hisOwn: Plain[] = plainGraphs(4, ['R'], ['>', '-']);

/** An edge of Hackenbush: its ends, 0 the ground, and its colour. */
type Edge = readonly [a: number, b: number, colour: string];

/** All multisets of so many edges. */
function multisets(edges: readonly Edge[], size: number): Edge[][] {
  if (size === 0) return [[]];
  return edges.flatMap((edge, i) =>
    multisets(edges.slice(i), size - 1).map((rest) => [edge, ...rest]),
  );
}

/** Whether all edges are joined to the ground. */
function stands(edges: readonly Edge[]): boolean {
  const joined = new Set([0]);
  for (const _ of edges)
    for (const [a, b] of edges) if (joined.has(a) || joined.has(b)) joined.add(a).add(b);
  return edges.every(([a]) => joined.has(a));
}

function hackenbush(ends: readonly (readonly [number, number])[], colours: string, size: number) {
  const all = ends.flatMap(([a, b]) => [...colours].map((colour): Edge => [a, b, colour]));
  return multisets(all, size)
    .filter(stands)
    .map((edges) => ({
      text: edges.map(([a, b, colour]) => `${a}-${colour}-${b}`).join(', ') || '0',
      form: () =>
        hackenbushGraph(
          edges
            .map(([a, b, colour]) => `${a} ${b} ${{ L: 'b', R: 'r', E: 'g' }[colour]}`)
            .join(';'),
        ),
    }));
}

const triangle = [
  [0, 1],
  [0, 2],
  [1, 2],
  [1, 1],
] as const;

/** By the name of the ruleset. */
export const graphPositions: Readonly<Record<string, readonly Small[]>> = {
  graphcol: played([...maps, threeAroundOne].filter(naive.isCol), naive.col),
  graphsnort: played(maps.filter(naive.isSnort), naive.snort),
  fjords: [
    ...played(maps, naive.fjords),
    // Between one vertex of each player, everything that three others can look like.
    ...played(
      plainGraphs(3, [''], ['-']).flatMap(({ signs }) =>
        lists(['', '-'], 6).map((ends) => ({
          marks: ['', '', '', 'L', 'R'],
          signs: [...signs, ...ends.slice(0, 3), ...ends.slice(3), ''],
        })),
      ),
      naive.fjords,
    ),
  ],
  digraphplacement: [
    ...[1, 2, 3].flatMap((size) =>
      played(plainGraphs(size, ['L', 'R'], ['-', '>', '<']), naive.digraphPlacement),
    ),
    ...played(hisOwn, naive.digraphPlacement),
  ],
  arckayles: [
    ...[1, 2, 3, 4].flatMap((size) =>
      played(plainGraphs(size, [''], ['-']), naive.partizanArcKayles),
    ),
    ...played(
      plainGraphs(5, [''], ['-']).filter((_, i) => i % 7 === 0),
      naive.partizanArcKayles,
    ),
  ],
  partizanarckayles: [
    ...[1, 2, 3].flatMap((size) =>
      played(plainGraphs(size, [''], ['-L-', '-R-', '-E-']), naive.partizanArcKayles),
    ),
    ...played(plainGraphs(4, [''], ['-L-', '-R-']), naive.partizanArcKayles),
  ],
  weightedarckayles: [1, 2, 3].flatMap((size) =>
    played(plainGraphs(size, ['0', '1', '2', '3'], ['-']), naive.weightedArcKayles),
  ),
  timber: [
    ...[1, 2, 3].flatMap((size) => played(plainGraphs(size, [''], ['>', '<']), naive.timber)),
    ...played(plainGraphs(4, [''], ['>', '<']), naive.timber),
  ],
  graphhackenbush: [
    ...[0, 1, 2, 3].flatMap((size) => hackenbush(triangle, 'LRE', size)),
    ...hackenbush(triangle.slice(0, 3), 'LR', 4),
  ],
};
