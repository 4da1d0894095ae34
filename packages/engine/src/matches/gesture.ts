/**
 * Moves as hands make them: on boards of squares by the squares that change (a domino by two, a stone by
 * its target), on heaps by taking counters, on graphs by a vertex or an edge. What fits none of these is
 * chosen from a list. In a sum of boards each is played in its own way.
 */

import type { Side } from '../forms/side.ts';
import type { Board } from '../rulesets/board.ts';
import { positionToText } from '../rulesets/board.ts';
import type { Graph } from '../rulesets/graphs/graph.ts';
import type { Played } from '../rulesets/ruleset.ts';
import { squareName } from '../rulesets/squares.ts';
import { summandsOf } from '../rulesets/sums.ts';

/** What a board is to the hand. */
export type Surface =
  /** Rows of squares, one character each. */
  | { readonly kind: 'squares'; readonly rows: readonly string[] }
  /** The sizes of the heaps. */
  | { readonly kind: 'heaps'; readonly heaps: readonly number[] }
  | { readonly kind: 'text' };

/** How a move is made, what it is called, and in a sum on which of the boards it is made. */
export type Gesture = OneBoardGesture & { readonly summand?: number };

type OneBoardGesture =
  /** The squares that change, counted along the rows from 0. */
  | { readonly kind: 'squares'; readonly name: string; readonly squares: readonly number[] }
  /** Counters taken from a heap, told by its place, and what is left of it. */
  | {
      readonly kind: 'heap';
      readonly name: string;
      readonly heap: number;
      readonly takes: number;
      readonly leaves: readonly number[];
    }
  /** What on a graph is played on; edges alike between the same vertices are as good as each other. */
  | { readonly kind: 'graph'; readonly name: string; readonly on: PlayedThing }
  | { readonly kind: 'named'; readonly name: string };

/** A vertex by its name, or an edge by its ends. */
export type PlayedThing =
  | { readonly vertex: string }
  | {
      readonly edge: {
        readonly from: string;
        readonly to: string;
        readonly arc: boolean;
        readonly colour: string;
      };
    };

/** What a board is to the hand. */
export function surfaceOf(board: Board): Surface {
  const { ruleset, position } = board;
  if (ruleset.boards !== undefined) {
    return { kind: 'squares', rows: positionToText(board).split('|') };
  }
  const heaps = ruleset.toSizes?.(position);
  return heaps === undefined ? { kind: 'text' } : { kind: 'heaps', heaps };
}

/** How the moves from a board are made; where one of them needs a list, all are named in one. */
export function gesturesOf(board: Board, moves: readonly Board[], mover?: Side): Gesture[] {
  if (board.ruleset.summands !== undefined) return sumGestures(summandsOf(board), moves, mover);
  const onGraph = mover === undefined ? undefined : graphGestures(board, moves, mover);
  if (onGraph !== undefined) return onGraph;
  const surface = surfaceOf(board);
  const gestures = moves.flatMap((after) => gestureOf(board, surface, after) ?? []);
  if (gestures.length === moves.length) return gestures;
  return moves.map((after) => ({ kind: 'named', name: positionToText(after) }));
}

/** The moves of a sum: each as it is made on its board. */
function sumGestures(
  summands: readonly Board[],
  moves: readonly Board[],
  mover: Side | undefined,
): Gesture[] {
  const changed = moves.map((after) => {
    const left = summandsOf(after);
    const summand = summands.findIndex((one, i) => left[i] !== one);
    return { summand, to: left[summand] };
  });
  const gestures: Gesture[] = moves.map((after) => ({
    kind: 'named',
    name: positionToText(after),
  }));
  for (const [summand, board] of summands.entries()) {
    const here = [...changed.entries()].flatMap(([move, one]) =>
      one.summand === summand && one.to !== undefined ? [{ move, to: one.to }] : [],
    );
    const made = gesturesOf(
      board,
      here.map(({ to }) => to),
      mover,
    );
    for (const [i, { move }] of here.entries()) {
      const gesture = made[i];
      if (gesture === undefined) continue;
      gestures[move] = { ...gesture, name: `${gesture.name} on board ${summand + 1}`, summand };
    }
  }
  return gestures;
}

/** The moves on a graph, in the same order. */
function graphGestures(
  { ruleset, position }: Board,
  moves: readonly Board[],
  mover: Side,
): Gesture[] | undefined {
  const plays = ruleset.plays?.(position, mover) as readonly Played<Graph>[] | undefined;
  if (plays === undefined) return undefined;
  const played = new Map(plays.map(({ on, to }) => [JSON.stringify(to), on]));
  const gestures = moves.flatMap((after): Gesture[] => {
    const on = played.get(JSON.stringify(after.position));
    return on === undefined ? [] : [onThing(position as Graph, on)];
  });
  return gestures.length === moves.length ? gestures : undefined;
}

function onThing({ vertices, edges }: Graph, on: Played<Graph>['on']): Gesture {
  const nameAt = (place: number) => vertices[place]?.name ?? '';
  if ('vertex' in on) {
    const name = nameAt(on.vertex);
    return { kind: 'graph', name, on: { vertex: name } };
  }
  const { from = 0, to = 0, arc = false, colour = '' } = edges[on.edge] ?? {};
  const edge = { from: nameAt(from), to: nameAt(to), arc, colour };
  const line = colour === '' ? '-' : `-${colour}-`;
  return { kind: 'graph', name: `${edge.from}${line}${arc ? '>' : ''}${edge.to}`, on: { edge } };
}

function gestureOf(board: Board, surface: Surface, after: Board): Gesture | undefined {
  if (surface.kind === 'squares') return onSquares(surface.rows, positionToText(after).split('|'));
  if (surface.kind === 'text') return undefined;
  const left = after.ruleset.toSizes?.(after.position);
  if (left === undefined) return undefined;
  // Heaps that are components have no order of their own.
  const inOrder = board.ruleset.components === undefined;
  return inOrder ? onHeapsInOrder(surface.heaps, left) : onHeaps(surface.heaps, left);
}

function onSquares(before: readonly string[], after: readonly string[]): Gesture | undefined {
  const columns = before[0]?.length ?? 0;
  if (after.length !== before.length) return undefined;
  const squares: number[] = [];
  for (const [r, row] of before.entries()) {
    const changed = after[r] ?? '';
    if (changed.length !== columns) return undefined;
    for (let c = 0; c < columns; c++) {
      if (row.charAt(c) !== changed.charAt(c)) squares.push(r * columns + c);
    }
  }
  if (squares.length === 0) return undefined;
  // A piece is named by where it stood before where it went.
  const isLeft = (at: number) => after[Math.floor(at / columns)]?.charAt(at % columns) === EMPTY;
  const inOrder = [...squares.filter(isLeft), ...squares.filter((at) => !isLeft(at))];
  return { kind: 'squares', squares, name: inOrder.map((at) => squareName(at, columns)).join(' ') };
}

/** How rulesets write a square that a piece has left. */
const EMPTY = '.';

/** One heap gives way to what is left of it: the others are the same before and after. */
function onHeaps(before: readonly number[], after: readonly number[]): Gesture | undefined {
  const left = [...after];
  const gone: number[] = [];
  for (const [i, size] of before.entries()) {
    const at = left.indexOf(size);
    if (at >= 0) left.splice(at, 1);
    else gone.push(i);
  }
  const [heap, another] = gone;
  if (heap === undefined || another !== undefined) return undefined;
  return taking(heap, before[heap] ?? 0, left);
}

function onHeapsInOrder(before: readonly number[], after: readonly number[]): Gesture | undefined {
  if (before.length !== after.length) return undefined;
  const changed = [...before.keys()].filter((i) => before[i] !== after[i]);
  const [heap, another] = changed;
  if (heap === undefined) return undefined;
  const taken = (before[heap] ?? 0) - (after[heap] ?? 0);
  if (another === undefined) return taking(heap, before[heap] ?? 0, [after[heap] ?? 0]);
  const each = changed.length === 2 ? 'both' : 'each';
  return { kind: 'named', name: `take ${taken} from ${each}` };
}

function taking(heap: number, size: number, left: readonly number[]): Gesture | undefined {
  const leaves = left.filter((part) => part > 0).sort((a, b) => b - a);
  const takes = size - leaves.reduce((sum, part) => sum + part, 0);
  if (takes < 0) return undefined;
  const parts = leaves.length > 1 ? `, leave ${leaves.join(' and ')}` : '';
  const name =
    takes === 0
      ? `break ${size} into ${leaves.join(' and ')}`
      : `take ${takes} from ${size}${parts}`;
  return { kind: 'heap', name, heap, takes, leaves };
}
