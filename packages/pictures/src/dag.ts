/**
 * The DAG of a form: every distinct subposition once. Left's moves leave a node
 * to the left and are solid, Right's to the right and are dashed. Subpositions
 * with a short text carry it; the others are dots with a letter, and a key
 * below says what the letters stand for.
 */

import { type Arena, type FormId, Left, rank, SIDES, type Side } from '@proviso/engine';
import { CanonicalOrder } from '@proviso/engine/forms';
import { type KeyEntry, keyBelow } from './key.ts';
import { layered } from './layered.ts';
import { PictureTooLargeError } from './limits.ts';
import {
  DOT_RADIUS,
  framed,
  type Item,
  label,
  type Point,
  type Scene,
  STONE_SIZE,
  textWidth,
  type Words,
} from './scene.ts';
import { counted, formTitle, formWords, nodeGame, variable } from './words.ts';

export interface DagOptions {
  /** Forms with more distinct subpositions are refused. */
  readonly maxNodes?: number;
}

/** More lines than this are a black spot. */
const MOST_MOVES = 10_000;
const LONGEST_TEXT = 10;
/** Longer keys are left out: the picture says the same. */
const LONGEST_KEY = 24;
const LONGEST_KEY_TEXT = 60;

/** How a subposition is shown. */
interface Node {
  readonly id: FormId;
  readonly words: Words;
  /** A dot beside its name, because its own text is too long. */
  readonly dot: boolean;
}

/** The picture of a form with equal subpositions shared. */
export function dagPicture(arena: Arena, root: FormId, options: DagOptions = {}): Scene {
  const maxNodes = options.maxNodes ?? 2_000;
  const order = new CanonicalOrder(arena, [root]);
  const forms = order.forms.toReversed();
  PictureTooLargeError.unless('the form', forms.length, 'distinct subposition', maxNodes);
  const index = new Map(forms.map((id, i) => [id, i]));
  const nodes = named(arena, forms);
  const moves = forms.flatMap((id, from) =>
    SIDES.flatMap((side) =>
      order.options(id, side).map((option) => ({ from, to: index.get(option) ?? 0, side })),
    ),
  );
  PictureTooLargeError.unless('the form', moves.length, 'move', MOST_MOVES);
  const height = rank(arena, root);
  const places = layered(
    nodes.map((node) => ({
      width: 2 * halfWidth(arena, node),
      level: height - rank(arena, node.id),
    })),
    moves.map(({ from, to, side }) => [from, to, side === Left ? -1 : 1] as const),
  );
  const levelsBetween = (from: number, to: number): number =>
    rank(arena, forms[from] ?? root) - rank(arena, forms[to] ?? root) - 1;
  const items: Item[] = moves.flatMap(({ from, to, side }): Item[] => {
    const start = places[from];
    const end = places[to];
    if (start === undefined || end === undefined) return [];
    const kind = side === Left ? 'left' : 'right';
    return [
      {
        item: 'line',
        kind,
        from: start,
        to: end,
        bends: [bowed(start, end, levelsBetween(from, to), side)],
      },
    ];
  });
  for (const [i, node] of nodes.entries()) {
    const at = places[i];
    if (at !== undefined) items.push(...nodeItems(arena, node, at));
  }
  return framed(
    `Subpositions of ${formTitle(arena, root)}`,
    `${counted(forms.length, 'distinct subposition')} and ${counted(moves.length, 'move')}. Left's moves are solid and leave to the left, Right's are dashed and leave to the right.`,
    [...items, ...keyBelow(items, key(arena, order, nodes))],
  );
}

/** How far a move bows to its player's side, and for every level it passes. */
const BOW = 8;
const BOW_PER_LEVEL = 18;

/** The middle of a move, bowed to its side: two moves between the same nodes part. */
function bowed(from: Point, to: Point, passed: number, side: Side): Point {
  const bow = BOW + BOW_PER_LEVEL * passed;
  return { x: (from.x + to.x) / 2 + (side === Left ? -bow : bow), y: (from.y + to.y) / 2 };
}

/** The root without a short text is G; the others are numbered. */
function named(arena: Arena, forms: readonly FormId[]): Node[] {
  let numbered = 0;
  return forms.map((id, i): Node => {
    const words = formWords(arena, id, LONGEST_TEXT);
    if (words !== undefined) return { id, words, dot: false };
    const name = i === 0 ? { text: 'G', latex: '$G$' } : variable('G', ++numbered);
    return { id, words: name, dot: true };
  });
}

/** Room for the name, a dot beside it and the tombstones. */
function halfWidth(arena: Arena, { id, words, dot }: Node): number {
  if (!dot) return textWidth(words.text) / 2 + 4;
  const stones = arena.tombstones(id) === 0 ? 0 : STONE_SIZE + 4;
  return DOT_RADIUS + 4 + textWidth(words.text) + stones;
}

function nodeItems(arena: Arena, { id, words, dot }: Node, at: Point): Item[] {
  const is = nodeGame(arena, id);
  const width = textWidth(words.text);
  const items: Item[] = dot
    ? [
        { item: 'dot', at, ...is },
        label({ x: at.x + DOT_RADIUS + 3 + width / 2, y: at.y - 7 }, words, {
          plate: true,
          hint: is.hint,
        }),
      ]
    : [label(at, words, { plate: true, ...is })];
  // A text says itself that there is a tombstone.
  for (const side of dot ? SIDES : []) {
    if (!arena.hasTombstone(id, side)) continue;
    const isLeft = side === Left;
    const dx = DOT_RADIUS + (isLeft ? 2 : 5 + width) + STONE_SIZE / 2;
    items.push({
      item: 'tombstone',
      at: { x: at.x + (isLeft ? -dx : dx), y: at.y },
      side: isLeft ? 'left' : 'right',
    });
  }
  return items;
}

/** What the names stand for, written with the names; nothing if that gets long. */
function key(arena: Arena, order: CanonicalOrder, nodes: readonly Node[]): KeyEntry[] {
  const names = new Map(nodes.map(({ id, words }) => [id, words]));
  const entries = nodes.flatMap(({ id, words, dot }): KeyEntry[] => {
    if (!dot) return [];
    const sides = SIDES.map((side) => {
      const options = order.options(id, side).flatMap((option) => names.get(option) ?? []);
      const stone = { text: '■', latex: '$\\blacksquare$' };
      const parts = arena.hasTombstone(id, side) ? [...options, stone] : options;
      return parts.length === 0 ? [{ text: '·', latex: '$\\cdot$' }] : parts;
    });
    const list = (way: 'text' | 'latex') =>
      sides.map((parts) => parts.map((part) => part[way]).join(', '));
    const meaning = {
      text: `{${list('text').join(' | ')}}`,
      latex: `\\{${list('latex').join(' $\\mid$ ')}\\}`,
    };
    return [{ name: words, meaning }];
  });
  const legible =
    entries.length <= LONGEST_KEY &&
    entries.every(({ meaning }) => meaning.text.length <= LONGEST_KEY_TEXT);
  return legible ? entries : [];
}
