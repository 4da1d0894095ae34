/**
 * Trees in the plane: subtrees stand as close as their outlines allow, and each
 * move leans to its player's side. Wide fans get more height, so that lines
 * stay clear of the labels they pass.
 */

import {
  DOT_RADIUS,
  type Item,
  type LineKind,
  label,
  type Point,
  STONE_SIZE,
  textWidth,
  type Words,
} from './scene.ts';
import type { NodeGame } from './words.ts';

export interface TreeNode {
  /** What is written at the node; a dot where there is nothing. */
  readonly words?: Words;
  readonly muted?: true;
  /** Which game it is. */
  readonly is?: NodeGame;
  /** A ring around it. */
  readonly ringed?: true;
  readonly tombstone?: 'left' | 'right';
  /** From left to right; those that lean left come first. */
  readonly moves: readonly {
    readonly kind: LineKind;
    /** −1: stands to the left of its parent, 1: to the right, 0: anywhere between. */
    readonly lean: -1 | 0 | 1;
    /** Drawn in the background, with everything below it. */
    readonly pale?: true;
    readonly node: TreeNode;
  }[];
}

const LEVEL = 44;
/** A line falls at least so much for its length across. */
const SLOPE = 0.3;
const STEEPEST_LEVEL = 140;
const GAP = 14;
/** How far a ring stands off. */
const RING = 6;
/** How far a child stands to its side at least. */
const LEAN = 15;

/** A subtree with places for its children and its outline at every level below. */
export interface LaidOut {
  readonly node: TreeNode;
  /** The children, x relative to this node. */
  readonly children: readonly { readonly x: number; readonly laid: LaidOut }[];
  readonly outline: Outline;
}

/** Leftmost and rightmost points at each level, the root at level 0 and x = 0. */
type Outline = readonly { readonly left: number; readonly right: number }[];

/** Places for a tree. */
export function layOutTree(node: TreeNode): LaidOut {
  const children = node.moves.map((move) => layOutTree(move.node));
  const places: number[] = [];
  let outline: Outline = [];
  for (const laid of children) {
    const x = places.length === 0 ? 0 : clearance(outline, laid.outline);
    places.push(x);
    outline = merged(outline, laid.outline, x);
  }
  const root = rootPlace(node, places);
  const half = halfWidth(node);
  return {
    node,
    children: children.map((laid, i) => ({ laid, x: (places[i] ?? 0) - root })),
    outline: [
      { left: -half, right: half },
      ...outline.map(({ left, right }) => ({ left: left - root, right: right - root })),
    ],
  };
}

/** The room a node takes beside others. */
export function leafWidth(node: TreeNode): number {
  return 2 * halfWidth(node) + GAP;
}

function halfWidth({ words, tombstone }: TreeNode): number {
  if (tombstone !== undefined) return STONE_SIZE / 2;
  return words === undefined ? DOT_RADIUS : textWidth(words.text) / 2;
}

/** Between the last child that leans left and the first that leans right. */
function rootPlace({ moves }: TreeNode, places: readonly number[]): number {
  const lastLeft = places.findLast((_, i) => moves[i]?.lean === -1);
  const firstRight = places.find((_, i) => moves[i]?.lean === 1);
  if (lastLeft !== undefined && firstRight !== undefined) return (lastLeft + firstRight) / 2;
  if (lastLeft !== undefined) return lastLeft + LEAN;
  if (firstRight !== undefined) return firstRight - LEAN;
  return ((places[0] ?? 0) + (places.at(-1) ?? 0)) / 2;
}

/** How far right the next subtree must stand to clear what is there. */
function clearance(there: Outline, next: Outline): number {
  let x = 2 * LEAN;
  for (const [level, { left }] of next.entries()) {
    const edge = there[level];
    if (edge !== undefined) x = Math.max(x, edge.right - left + GAP);
  }
  return x;
}

function merged(there: Outline, next: Outline, x: number): Outline {
  const levels = Math.max(there.length, next.length);
  return Array.from({ length: levels }, (_, level) => {
    const a = there[level];
    const b = next[level];
    return {
      left: Math.min(a?.left ?? Infinity, b === undefined ? Infinity : b.left + x),
      right: Math.max(a?.right ?? -Infinity, b === undefined ? -Infinity : b.right + x),
    };
  });
}

/** The tree as items, its root at the origin. */
export function treeItems(root: LaidOut): Item[] {
  const heights = levelHeights(root);
  const items: Item[] = [];
  const place = (
    { node, children }: LaidOut,
    x: number,
    y: number,
    level: number,
    pale: boolean,
  ): void => {
    const below = y + (heights[level] ?? LEVEL);
    for (const [i, child] of children.entries()) {
      const to = { x: x + child.x, y: below };
      const move = node.moves[i];
      const paler = pale || move?.pale === true;
      const kind = move?.kind ?? 'left';
      items.push({ item: 'line', kind, from: { x, y }, to, ...(paler && { pale: true }) });
      place(child.laid, to.x, to.y, level + 1, paler);
    }
    items.push(sign(node, { x, y }, pale));
    if (node.ringed) items.push({ item: 'ring', at: { x, y }, radius: halfWidth(node) + RING });
  };
  place(root, 0, 0, 0, false);
  return items;
}

function sign({ words, tombstone, muted, is }: TreeNode, at: Point, pale: boolean): Item {
  const paler = pale ? { pale } : {};
  if (tombstone !== undefined) return { item: 'tombstone', at, side: tombstone, ...paler };
  if (words === undefined) return { item: 'dot', at, ...is, ...paler };
  return label(at, words, { plate: true, ...is, ...((muted || pale) && { tone: 'muted' }) });
}

/** The height of each level, from its widest step. */
function levelHeights(root: LaidOut): number[] {
  const heights: number[] = [];
  const visit = ({ children }: LaidOut, level: number): void => {
    for (const { x, laid } of children) {
      const wanted = Math.min(STEEPEST_LEVEL, SLOPE * Math.abs(x));
      heights[level] = Math.max(heights[level] ?? LEVEL, wanted);
      visit(laid, level + 1);
    }
  };
  visit(root, 0);
  return heights;
}
