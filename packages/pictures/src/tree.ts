/**
 * The game tree of a form, drawn as the papers draw it: Left's moves lean left,
 * Right's lean right, a tombstone hangs on its side, named games (0, 1̄, *)
 * carry their names. Equal subpositions stand again; `dagPicture` shares them.
 * A tree with too many nodes is folded: what has a short text is written, the
 * rest says how many edges are left out.
 */

import {
  type Arena,
  edges,
  type FormId,
  Left,
  Right,
  SIDES,
  type Side,
  simplestForm,
  type Universe,
} from '@proviso/engine';
import { CanonicalOrder, heapSize, integerValue } from '@proviso/engine/forms';
import { framed, type Scene, type Words } from './scene.ts';
import { layOutTree, leafWidth, type TreeNode, treeItems } from './tree-layout.ts';
import { treeText } from './tree-text.ts';
import {
  counted,
  edgeCount,
  formTitle,
  formWords,
  type NodeGame,
  nodeGame,
  plainWords,
} from './words.ts';

export interface TreeOptions {
  /** Trees with more nodes are folded. */
  readonly maxNodes?: number;
  /** Whether a ring is drawn around what a move leads to: an option, or the tombstone of the side. */
  readonly marked?: Mark;
  /**
   * Moves that do not survive modulo this universe are pale, with everything below them: those whose
   * simplest forms are no options of the simplest form of the position they are made in.
   */
  readonly modulo?: Universe;
}

type Mark = (from: FormId, side: Side, to: FormId | 'tombstone') => boolean;
const nothing: Mark = () => false;

/** What is said of the moves of a tree. */
interface Marks {
  readonly marked: Mark;
  readonly pale: Mark;
}

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
  const { modulo } = options;
  const marks: Marks = {
    marked: options.marked ?? nothing,
    pale: modulo === undefined ? nothing : fallen(arena, modulo),
  };
  const tree = whole ? wholeTree(order, id, marks) : foldedTree(order, id, maxNodes, marks);
  const lines = treeText(tree);
  const scene = framed(
    `Game tree of ${formTitle(arena, id)}${modulo === undefined ? '' : `, with the moves that survive modulo ${modulo.name}`}`,
    `${description(arena, id)}${whole ? '' : ' The picture is folded.'} Left's moves are solid and lean left, Right's are dashed and lean right.${modulo === undefined ? '' : ` Moves that do not survive modulo ${modulo.name} are pale.`}`,
    treeItems(layOutTree(tree)),
  );
  return lines === undefined ? scene : { ...scene, lines };
}

/** Whether a move does not survive in the simplest form. */
function fallen(arena: Arena, universe: Universe): Mark {
  return (from, side, to) => {
    const simplest = simplestForm(arena, from, universe);
    if (to === 'tombstone') return !arena.hasTombstone(simplest, side);
    return !arena.options(simplest, side).includes(simplestForm(arena, to, universe));
  };
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
function wholeTree(order: CanonicalOrder, root: FormId, marks: Marks): TreeNode {
  const { arena } = order;
  const build = (id: FormId): TreeNode => {
    const words = isNamed(arena, id) ? formWords(arena, id, Infinity) : undefined;
    const is = nodeGame(arena, id);
    return {
      is,
      ...(words && { words }),
      moves: moves(order, id, marks, (option) => build(option)),
    };
  };
  return build(root);
}

/** The moves at a node, the tombstones outermost. */
function moves(
  order: CanonicalOrder,
  id: FormId,
  { marked, pale }: Marks,
  build: (option: FormId) => TreeNode,
  fan = Infinity,
): Move[] {
  return SIDES.flatMap((side): Move[] => {
    const all = order.options(id, side);
    const shown = all.length > fan + 1 ? all.slice(0, fan) : all;
    const move = (node: TreeNode, to: FormId | 'tombstone'): Move => ({
      ...leaning(side),
      node: ringed(node, marked(id, side, to)),
      ...(pale(id, side, to) && { pale: true }),
    });
    const made = shown.map((option) => move(build(option), option));
    const missing = all.length - shown.length;
    if (missing > 0) {
      const words = plainWords(`${missing} more`);
      made.push({ ...leaning(side), node: { words, muted: true, moves: [] } });
    }
    if (order.arena.hasTombstone(id, side)) {
      made.push(move({ tombstone: side === Left ? 'left' : 'right', moves: [] }, 'tombstone'));
    }
    return side === Left ? made.reverse() : made;
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
  readonly is: NodeGame;
  words?: Words;
  muted?: true;
  moves: Move[];
}

/** Opened from the root down, level by level, as long as there is room. */
function foldedTree(order: CanonicalOrder, root: FormId, maxNodes: number, marks: Marks): TreeNode {
  const top: Bud = { id: root, is: nodeGame(order.arena, root), moves: [] };
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
      const opened = moves(order, bud.id, marks, grow, fan);
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
  const is = nodeGame(arena, id);
  return words
    ? { id, is, words, moves: [] }
    : { id, is, words: edgeCount(edges(arena, id)), muted: true, moves: [] };
}

function isNamed(arena: Arena, id: FormId): boolean {
  return integerValue(arena, id) !== undefined || heapSize(arena, id) !== undefined;
}
