/**
 * The game tree of a form, drawn as the papers draw it: Left's moves lean left,
 * Right's lean right, a tombstone hangs on its side, named games (0, 1̄, *)
 * carry their names. Equal subpositions stand again; `dagPicture` shares them.
 * Large trees stop at named games, then at a depth, and say what was folded.
 */

import {
  type Arena,
  edges,
  type FormId,
  heapSize,
  integerValue,
  Left,
  Right,
  SIDES,
  type Side,
} from '@proviso/engine';
import { framed, type Item, type Scene, textWidth, type Words } from './scene.ts';
import { formWords, plainWords } from './words.ts';

export interface TreeOptions {
  /** Trees with more nodes are folded. */
  readonly maxNodes?: number;
}

interface TreeNode {
  /** What is written at the node; a dot where there is nothing. */
  readonly words: Words | undefined;
  readonly tombstone: Side | undefined;
  readonly children: readonly { readonly side: Side; readonly node: TreeNode }[];
}

const LEVEL = 46;
const GAP = 14;
/** How far a lone child stands to its side. */
const LEAN = 17;

/** The picture of a game tree. */
export function treePicture(arena: Arena, id: FormId, options: TreeOptions = {}): Scene {
  const maxNodes = options.maxNodes ?? 160;
  const tree = fittingTree(arena, id, maxNodes);
  const items: Item[] = [];
  place(layOut(tree), 0, 0, items);
  const text = formWords(arena, id, 60).text;
  return framed(
    `Game tree of ${text}`,
    `${describe(arena, id)} Left's moves are solid and lean left, Right's are dashed and lean right.`,
    items,
  );
}

function describe(arena: Arena, id: FormId): string {
  const count = (side: Side): string => {
    const n = arena.options(id, side).length;
    const stone = arena.hasTombstone(id, side) ? ' and a tombstone' : '';
    return `${n} ${side === Left ? 'Left' : 'Right'} option${n === 1 ? '' : 's'}${stone}`;
  };
  return `The root has ${count(Left)}, ${count(Right)}; the whole tree has ${edges(arena, id)} edges.`;
}

/** The fullest tree that fits: whole, then stopped at names, then cut at a depth. */
function fittingTree(arena: Arena, id: FormId, maxNodes: number): TreeNode {
  for (const stopAtNames of [false, true]) {
    const whole = grow(arena, id, Number.POSITIVE_INFINITY, stopAtNames, maxNodes);
    if (whole !== undefined) return whole;
  }
  let best = leaf(plainWords('…'));
  for (let depth = 1; depth < 40; depth++) {
    const cut = grow(arena, id, depth, true, maxNodes);
    if (cut === undefined) break;
    best = cut;
  }
  return best;
}

function leaf(words: Words): TreeNode {
  return { words, tombstone: undefined, children: [] };
}

/** The tree to a depth, or `undefined` when it has more nodes than allowed. */
function grow(
  arena: Arena,
  root: FormId,
  depth: number,
  stopAtNames: boolean,
  maxNodes: number,
): TreeNode | undefined {
  let nodes = 0;
  const build = (id: FormId, left: number): TreeNode | undefined => {
    if (++nodes > maxNodes) return undefined;
    const named = isNamed(arena, id);
    const words = named ? formWords(arena, id, 40) : undefined;
    if (words !== undefined && (stopAtNames || id === 0)) return leaf(words);
    if (left === 0) return leaf(plainWords(`… ${edges(arena, id)} edges`));
    const children: { side: Side; node: TreeNode }[] = [];
    for (const side of SIDES) {
      const add = (node: TreeNode): number => children.push({ side, node });
      const stone: TreeNode = { words: undefined, tombstone: side, children: [] };
      if (side === Left && arena.hasTombstone(id, side)) add(stone);
      for (const option of arena.options(id, side)) {
        const node = build(option, left - 1);
        if (node === undefined) return undefined;
        add(node);
      }
      if (side === Right && arena.hasTombstone(id, side)) add(stone);
    }
    return { words, tombstone: undefined, children };
  };
  return build(root, depth);
}

function isNamed(arena: Arena, id: FormId): boolean {
  return integerValue(arena, id) !== undefined || heapSize(arena, id) !== undefined;
}

/** A subtree with places for its children and its outline at every level below. */
interface LaidOut {
  readonly node: TreeNode;
  readonly children: readonly { readonly side: Side; readonly x: number; readonly laid: LaidOut }[];
  /** Leftmost and rightmost points at each level, the root at 0 and x = 0. */
  readonly outline: readonly { readonly left: number; readonly right: number }[];
}

function layOut(node: TreeNode): LaidOut {
  const children = node.children.map(({ side, node: child }) => ({ side, laid: layOut(child) }));
  const places: number[] = [];
  let outline: { left: number; right: number }[] = [];
  for (const { laid } of children) {
    const x = places.length === 0 ? 0 : clearance(outline, laid.outline);
    places.push(x);
    outline = merged(outline, laid.outline, x);
  }
  const root = rootPlace(node, places);
  const half = node.words === undefined ? 4 : textWidth(node.words.text) / 2;
  return {
    node,
    children: children.map(({ side, laid }, i) => ({ side, laid, x: (places[i] ?? 0) - root })),
    outline: [
      { left: -half, right: half },
      ...outline.map((level) => ({ left: level.left - root, right: level.right - root })),
    ],
  };
}

/** Between the last Left child and the first Right one, so that moves lean the right way. */
function rootPlace(node: TreeNode, places: readonly number[]): number {
  const leftPlaces = places.filter((_, i) => node.children[i]?.side === Left);
  const rightPlaces = places.filter((_, i) => node.children[i]?.side === Right);
  const lastLeft = leftPlaces.at(-1);
  const firstRight = rightPlaces[0];
  if (lastLeft !== undefined && firstRight !== undefined) return (lastLeft + firstRight) / 2;
  if (lastLeft !== undefined) return lastLeft + LEAN;
  return firstRight === undefined ? 0 : firstRight - LEAN;
}

type Outline = readonly { readonly left: number; readonly right: number }[];

/** How far right the next subtree must stand to clear what is there. */
function clearance(there: Outline, next: Outline): number {
  let x = 0;
  for (const [level, { left }] of next.entries()) {
    const edge = there[level];
    if (edge !== undefined) x = Math.max(x, edge.right - left + GAP);
  }
  return x;
}

function merged(there: Outline, next: Outline, x: number): { left: number; right: number }[] {
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

function place(laid: LaidOut, x: number, y: number, items: Item[]): void {
  for (const child of laid.children) {
    const to = { x: x + child.x, y: y + LEVEL };
    items.push({
      item: 'line',
      kind: child.side === Left ? 'left' : 'right',
      from: { x, y },
      to,
    });
    place(child.laid, to.x, to.y, items);
  }
  const { words, tombstone } = laid.node;
  if (tombstone !== undefined) {
    items.push({ item: 'tombstone', at: { x, y }, side: tombstone === Left ? 'left' : 'right' });
  } else if (words !== undefined) {
    items.push({ item: 'label', at: { x, y }, words, width: textWidth(words.text), plate: true });
  } else {
    items.push({ item: 'dot', at: { x, y } });
  }
}
