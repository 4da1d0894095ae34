// All small positions of each ruleset, as text, and the naive form of each.
import type { G } from '../oracle/game.ts';
import { graphPositions } from './graph-positions.ts';
import * as naive from './naive.ts';
import * as heaps from './naive-heaps-and-strips.ts';
import { gridPositions } from './small-grids.ts';
import { boards, words } from './words.ts';

/** Partitions of numbers up to n, as heap lists; the empty position is 0. */
export function heapLists(n: number, largest = n): string[] {
  const lists = ['0'];
  for (let heap = 1; heap <= Math.min(n, largest); heap++)
    for (const rest of heapLists(n - heap, heap))
      lists.push(rest === '0' ? `${heap}` : `${heap} ${rest}`);
  return lists;
}

/** An edge of a coloured tree: which earlier point it stands on (0 is the ground), and its colour. */
type Edge = readonly [below: number, colour: string];

/** All trees with so many edges, as "point below" lists with colours. */
function trees(edges: number): Edge[][] {
  if (edges === 0) return [[]];
  return trees(edges - 1).flatMap((tree) =>
    [...Array(edges).keys()].flatMap((below) =>
      [...'brg'].map((colour): Edge[] => [...tree, [below, colour]]),
    ),
  );
}

/** A tree in the ruleset's notation, with every branch in parentheses. */
function treeText(tree: readonly Edge[]): string {
  const above = (point: number): string[] =>
    tree.flatMap(([below, colour], i) =>
      below === point
        ? [
            colour +
              above(i + 1)
                .map((branch) => `(${branch})`)
                .join(''),
          ]
        : [],
    );
  return above(0).join('+') || '0';
}

const treeGraph = (tree: readonly Edge[]): string =>
  tree.map(([below, colour], i) => `${below} ${i + 1} ${colour}`).join(';');

export interface SmallPosition {
  readonly text: string;
  readonly form: () => G;
}

const played = (texts: readonly string[], form: (text: string) => G): SmallPosition[] =>
  texts.map((text) => ({ text, form: () => form(text) }));

const heapsPlayed = (n: number, form: (text: string) => G): SmallPosition[] =>
  played(heapLists(n), (text) => form(text === '0' ? '' : text));

const cakes = words('12345678', 2)
  .filter((sides) => Number(sides[0]) * Number(sides[1]) <= 8)
  .map((sides) => [...sides].join('x'));
const smallCakes = [...cakes, ...cakes.map((cake) => `${cake} 1x1`), '2x2 1x3', '3x1 2x2 1x2'];

/** By the name of the ruleset. */
export const smallPositions: Readonly<Record<string, readonly SmallPosition[]>> = {
  domineering: played(
    [boards('.#', 2, 4), boards('.#', 3, 3), boards('.#', 1, 6), boards('.#', 4, 2)].flat(),
    naive.domineering,
  ),
  cram: played([boards('.#', 2, 4), boards('.#', 3, 3)].flat(), naive.cram),
  clobber: played(
    [boards('.xo', 2, 3), boards('.xo', 1, 6), boards('.xo', 4, 1)].flat(),
    naive.clobber,
  ),
  toadsandfrogs: played(
    [1, 2, 3, 4, 5, 6].flatMap((n) => words('t.f', n)),
    naive.toadsAndFrogs,
  ),
  hackenbush: [0, 1, 2, 3, 4]
    .flatMap(trees)
    .map((tree) => ({ text: treeText(tree), form: () => naive.hackenbushGraph(treeGraph(tree)) })),
  nim: played(heapLists(7), (text) => naive.nim(text === '0' ? '' : text)),
  octal: played(heapLists(7), (text) => naive.kayles(text === '0' ? '' : text)),
  partizanoctal: played(heapLists(7), (text) => naive.partizanKayles(text === '0' ? '' : text)),
  partizansubtraction: heapsPlayed(7, heaps.subtraction([1, 3], [2, 3])),
  takeandbreak: heapsPlayed(
    6,
    // Lasker's Nim: take some and leave one heap or none, or take nothing and break in two.
    heaps.takeAndBreak((taken, left) => (taken === 0 ? left.length === 2 : left.length <= 1)),
  ),
  turning: played(
    [1, 2, 3, 4, 5].flatMap((n) => words('th', n)),
    heaps.turning((places) => places.length <= 3),
  ),
  grundysgame: heapsPlayed(9, heaps.grundysGame),
  wythoff: played(
    words('01234', 2).map((pair) => [...pair].join(' ')),
    heaps.wythoff,
  ),
  shove: played(
    [1, 2, 3, 4, 5].flatMap((n) => words('.lr', n)),
    heaps.shove,
  ),
  push: played(
    [1, 2, 3, 4, 5].flatMap((n) => words('.lr', n)),
    heaps.push,
  ),
  topplingdominoes: played(
    [1, 2, 3, 4].flatMap((n) => words('.lre', n)),
    heaps.topplingDominoes,
  ),
  elephantsandrhinos: played(
    [1, 2, 3, 4, 5, 6].flatMap((n) => words('.tf', n)),
    heaps.elephantsAndRhinos,
  ),
  cutcake: played(smallCakes, heaps.cutcake),
  maundycake: played([...smallCakes, '3x4', '4x3', '3x6'], heaps.maundyCake),
  ...Object.fromEntries(
    Object.entries(gridPositions).map(([name, { texts, form }]) => [name, played(texts, form)]),
  ),
  ...graphPositions,
};
