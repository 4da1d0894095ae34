/**
 * The game tree of a form, drawn as the papers draw it: Left's moves lean left,
 * Right's lean right, a tombstone hangs on its side, named games (0, 1̄, *)
 * carry their names. Equal subpositions stand again; `dagPicture` shares them.
 * A tree with too many nodes is folded: what has a short text is written, the
 * rest says how many edges are left out.
 */

import { type Arena, edges, type FormId, Left, Right, SIDES, type Side } from '@proviso/engine';
import { CanonicalOrder, heapSize, integerValue } from '@proviso/engine/forms';
import { framed, type Scene, type Words } from './scene.ts';
import { layOutTree, leafWidth, type TreeNode, treeItems } from './tree-layout.ts';
import { treeText } from './tree-text.ts';
import { counted, edgeCount, formTitle, formWords, plainWords } from './words.ts';

export interface TreeOptions {
  /** Trees with more nodes are folded. */
  readonly maxNodes?: number;
  /** Whether a ring is drawn around what a move leads to: an option, or the tombstone of the side. */
  readonly marked?: Mark;
}

type Mark = (from: FormId, side: Side, to: FormId | 'tombstone') => boolean;
const nothing: Mark = () => false;

const WHOLE_TREE = 120;
/** A folded tree is to be taken in at a glance: its leaves side by side are not wider. */
const FOLDED_WIDTH = 900;
/** Longer texts are left out of a folded tree. */
const LONGEST_TEXT = 12;
/** At most so many options of a player are shown where a tree is folded. */
const WIDEST_FAN = 8;

/** The picture of a game tree. */
export function treePicture(arena: Arena, id: FormId, options: TreeOptions = {}): Scene {
  const maxNodes = options.maxNodes ?? WHOLE_TREE;
  const order = new CanonicalOrder(arena, [id]);
  const whole = edges(arena, id) < BigInt(maxNodes);
  const marked = options.marked ?? nothing;
  const tree = whole ? wholeTree(order, id, marked) : foldedTree(order, id, maxNodes, marked);
  const lines = treeText(tree);
  const scene = framed(
    `Game tree of ${formTitle(arena, id)}`,
    `${description(arena, id)}${whole ? '' : ' The picture is folded.'} Left's moves are solid and lean left, Right's are dashed and lean right.`,
    treeItems(layOutTree(tree)),
  );
  return lines === undefined ? scene : { ...scene, lines };
}

function description(arena: Arena, id: FormId): string {
  const count = (side: Side): string => {
    const n = arena.options(id, side).length;
    const stone = arena.hasTombstone(id, side) ? ' and a tombstone' : '';
    return counted(n, `${side === Left ? 'Left' : 'Right'} option`) + stone;
  };
  return `The root has ${count(Left)}, ${count(Right)}; the whole tree has ${edgeCount(edges(arena, id)).text}.`;
}

/** Left leans left, Right right. */
const leaning = (side: Side): Pick<Move, 'kind' | 'lean'> =>
  side === Left ? { kind: 'left', lean: -1 } : { kind: 'right', lean: 1 };

type Move = TreeNode['moves'][number];

/** Every node; one that has a name carries it. */
function wholeTree(order: CanonicalOrder, root: FormId, marked: Mark): TreeNode {
  const { arena } = order;
  const build = (id: FormId): TreeNode => {
    const words = isNamed(arena, id) ? formWords(arena, id, Infinity) : undefined;
    return { ...(words && { words }), moves: moves(order, id, marked, (option) => build(option)) };
  };
  return build(root);
}

/** The moves at a node, the tombstones outermost. */
function moves(
  order: CanonicalOrder,
  id: FormId,
  marked: Mark,
  build: (option: FormId) => TreeNode,
  fan = Infinity,
): Move[] {
  return SIDES.flatMap((side): Move[] => {
    const all = order.options(id, side);
    const shown = all.length > fan + 1 ? all.slice(0, fan) : all;
    const nodes = shown.map((option) => ringed(build(option), marked(id, side, option)));
    const missing = all.length - shown.length;
    if (missing > 0) {
      nodes.push({ words: plainWords(`${missing} more`), muted: true, moves: [] });
    }
    if (order.arena.hasTombstone(id, side)) {
      const stone: TreeNode = { tombstone: side === Left ? 'left' : 'right', moves: [] };
      nodes.push(ringed(stone, marked(id, side, 'tombstone')));
    }
    if (side === Left) nodes.reverse();
    return nodes.map((node) => ({ ...leaning(side), node }));
  });
}

/** The node itself, so that it can still be opened, with or without a ring. */
function ringed(node: TreeNode & { ringed?: true }, marked: boolean): TreeNode {
  if (marked) node.ringed = true;
  return node;
}

/** A node that may still be opened. */
interface Bud {
  readonly id: FormId;
  words?: Words;
  muted?: true;
  moves: Move[];
}

/** Opened from the root down, level by level, as long as there is room. */
function foldedTree(order: CanonicalOrder, root: FormId, maxNodes: number, marked: Mark): TreeNode {
  const top: Bud = { id: root, moves: [] };
  const buds: Bud[] = [top];
  let nodes = 1;
  let width = 0;
  // Whoever is opened adds to `buds`. The root is opened in any case.
  for (const bud of buds) {
    const leastFan = bud === top ? 1 : WIDEST_FAN;
    for (let fan = WIDEST_FAN; fan >= leastFan; fan--) {
      const made: Bud[] = [];
      const grow = (id: FormId): Bud => {
        const one = closed(order.arena, id);
        made.push(one);
        return one;
      };
      const opened = moves(order, bud.id, marked, grow, fan);
      const wider = opened.reduce((sum, { node }) => sum + leafWidth(node), -leafWidth(bud));
      const fits = nodes + opened.length <= maxNodes && width + wider <= FOLDED_WIDTH;
      if (!fits && !(bud === top && fan === 1)) continue;
      delete bud.words;
      delete bud.muted;
      bud.moves = opened;
      nodes += opened.length;
      width += wider;
      buds.push(...made.filter(({ muted }) => muted));
      break;
    }
  }
  return top;
}

/** A node by its text, or else by how many edges are below it. */
function closed(arena: Arena, id: FormId): Bud {
  const words = formWords(arena, id, LONGEST_TEXT);
  return words
    ? { id, words, moves: [] }
    : { id, words: edgeCount(edges(arena, id)), muted: true, moves: [] };
}

function isNamed(arena: Arena, id: FormId): boolean {
  return integerValue(arena, id) !== undefined || heapSize(arena, id) !== undefined;
}
