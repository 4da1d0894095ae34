// Sequences that Proviso computed and that we have not found in print, as drafts for the OEIS: names, terms and
// what is known of them.

import { type Arena, type FormId, rank, simplestForm, usualUniverse, ZERO } from '@proviso/engine';
import { born, dicotDayThree } from '@proviso/engine/census';
import { countDeadEnds, deadEndAtLeast, deadEndSum, deadEnds } from '@proviso/engine/ends';
import { endsNextBelow } from '../../packages/catalogue/src/end-covers.ts';

export interface DraftSequence {
  /** The name of its files. */
  readonly file: string;
  readonly name: string;
  readonly offset: number;
  readonly terms: (arena: Arena) => number[];
  readonly comments: readonly string[];
  readonly example: string;
  readonly keywords: string;
}

const ENDS =
  'A Left dead end is a game in which Left never has a move: 0, or the set of its Right options, which are Left dead ends. Two are compared in the universe of all misère games; G >= H exactly when both are 0, or neither is and each option of G is >= some option of H.';

const DAYS = [0, 1, 2, 3, 4, 5];
const MOST_EDGES = 16;

export const SEQUENCES: readonly DraftSequence[] = [
  {
    file: 'left-dead-ends-by-edges',
    name: 'Number of Left dead ends, up to equality in misère play, whose simplest form is a rooted tree with n edges.',
    offset: 0,
    terms: byEdges,
    comments: [
      ENDS,
      'Also the number of hereditary antichains with n edges: rooted trees in which the subtrees at each node form an antichain of this order. Each is an identity tree, so a(n) <= A004111(n+1).',
    ],
    example:
      'The two of 3 edges are the path, which is -3, and the root with the branches 0 and -1, which is {. | 0, -1}.',
    keywords: 'nonn',
  },
  {
    file: 'left-dead-end-atoms',
    name: 'Number of Left dead ends born by day n that are not 0 and not a sum of two others that are not 0.',
    offset: 0,
    terms: (arena) => DAYS.map((day) => countDeadEnds(arena, day) - 1 - sumsWithin(arena, day)),
    comments: [
      ENDS,
      'The ranks of the parts of a sum of Left dead ends add up, so every Left dead end is a sum of such atoms; not always in one way only.',
      'The number of all Left dead ends born by day n is 1, 2, 4, 10, 52, 21278, ... (Siegel, section 3).',
    ],
    example:
      'Born by day 2 are 0, -1, -2 = (-1) + (-1) and {. | 0, -1}; -1 and the last are atoms: a(2) = 2.',
    keywords: 'nonn,more,hard',
  },
  {
    file: 'left-dead-end-covers',
    name: 'Number of covers in the order of the Left dead ends born by day n.',
    offset: 0,
    terms: (arena) =>
      DAYS.map((day) =>
        endsNextBelow(arena, day, [...deadEnds(arena, day)]).reduce(
          (sum, { length }) => sum + length,
          0,
        ),
      ),
    comments: [
      ENDS,
      'The ends other than 0 are ordered as the nonempty up-sets of the ends of the day before, by inclusion the other way round; 0 is comparable with no other.',
    ],
    example: 'Of 0, -1, -2 and {. | 0, -1} the last is covered by -1 and by -2: a(2) = 2.',
    keywords: 'nonn,more,hard',
  },
  {
    file: 'dicots-modulo-dead-ending',
    name: 'Number of dicot games born by day n, up to equality modulo the dead-ending universe in misère play.',
    offset: 0,
    terms: dicotsModuloE,
    comments: [
      'In a dicot, in every position both players can move or neither. Two games are equal modulo a universe when no game of the universe, added to both, tells them apart in misère play.',
      'The number of dicot forms born by day n is 1, 2, 10, 1046530, ...',
    ],
    example: 'Born by day 1 are 0 and *, which are different: a(1) = 2.',
    keywords: 'nonn,more,hard',
  },
];

/** Hereditary antichains by their edges, made from smaller ones. */
function byEdges(arena: Arena): number[] {
  const levels: FormId[][] = [[ZERO]];
  for (let n = 1; n <= MOST_EDGES; n++) {
    const smaller = levels.flatMap((level, edges) =>
      level.map((end) => ({ end, cost: edges + 1 })),
    );
    const found: FormId[] = [];
    const comparable = (a: FormId, b: FormId) =>
      deadEndAtLeast(arena, a, b) || deadEndAtLeast(arena, b, a);
    const choose = (from: number, left: number, chosen: readonly FormId[]): void => {
      if (left === 0) found.push(arena.intern([], chosen));
      for (let i = from; i < smaller.length; i++) {
        const { end, cost } = smaller[i] ?? { end: ZERO, cost: Infinity };
        if (cost > left) break;
        if (chosen.some((other) => comparable(other, end))) continue;
        choose(i + 1, left - cost, [...chosen, end]);
      }
    };
    choose(0, n, []);
    levels.push(found);
  }
  return levels.map(({ length }) => length);
}

/** How many different sums of two ends other than 0 are born by a day. */
function sumsWithin(arena: Arena, day: number): number {
  const parts = day < 2 ? [] : [...deadEnds(arena, day - 1)].filter((end) => end !== ZERO);
  const sums = new Set<FormId>();
  for (const g of parts) {
    for (const h of parts) {
      if (rank(arena, g) + rank(arena, h) <= day) sums.add(deadEndSum(arena, g, h));
    }
  }
  return sums.size;
}

function dicotsModuloE(arena: Arena): number[] {
  const [dicots, universe] = [usualUniverse('D').in(arena), usualUniverse('E').in(arena)];
  const listed = [0, 1, 2].map(
    (day) =>
      new Set(born(arena, day, dicots).map((form) => simplestForm(arena, form, universe))).size,
  );
  return [...listed, dicotDayThree(arena, universe).classes.length];
}
