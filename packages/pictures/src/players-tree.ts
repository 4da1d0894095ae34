/**
 * The game tree of a game for N players: every player has a colour, a pattern
 * and a place, from player 0 at the left to player N − 1 at the right. Where a
 * position is impartial, each option stands once and its line is plain, since
 * everyone may take it. Options stand in the structural order, so that the
 * picture is that of the game, whatever was built before it.
 */

import {
  type GameId,
  type GameStore,
  heapSize,
  printGame,
  StructuralOrder,
} from '@proviso/engine/multiplayer';
import { PictureTooLargeError } from './limits.ts';
import { framed, type PlayerKind, type Scene, type Words } from './scene.ts';
import { layOutTree, type TreeNode, treeItems } from './tree-layout.ts';
import { counted } from './words.ts';

const LONGEST_TITLE = 80;

export interface PlayersTreeOptions {
  /** Larger trees are refused. */
  readonly maxNodes?: number;
}

/** The picture of a game tree for N players. */
export function playersTreePicture(
  store: GameStore,
  root: GameId,
  { maxNodes = 200 }: PlayersTreeOptions = {},
): Scene {
  const nodes = countNodes(store, root, maxNodes);
  const order = new StructuralOrder(store, [root]);
  const build = (game: GameId): TreeNode => {
    const words = nameOf(store, game);
    return { ...(words && { words }), moves: movesOf(store, order.parts(game), build) };
  };
  const tree = build(root);
  const text = printGame(store, root);
  const shown = text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE)}…` : text;
  return framed(
    `Game tree of ${shown} for ${counted(store.players, 'player')}`,
    `${counted(nodes, 'node')}. Player 0 moves along solid lines to the left, player ${store.players - 1} to the right, the others between; plain lines are open to everyone.`,
    treeItems(layOutTree(tree)),
  );
}

type Move = TreeNode['moves'][number];

/** How many nodes the tree has. Counted before anything is put in order, which takes the whole game. */
function countNodes(store: GameStore, root: GameId, maxNodes: number): number {
  const open = [root];
  let nodes = 0;
  for (let game = open.pop(); game !== undefined; game = open.pop()) {
    if (++nodes + open.length > maxNodes) {
      throw new PictureTooLargeError(`the game tree has more than ${counted(maxNodes, 'node')}`);
    }
    const players = store.isImpartial(game) ? 1 : store.players;
    for (let player = 0; player < players; player++) open.push(...store.options(game, player));
  }
  return nodes;
}

/** The moves to one set of options that everyone has, or to one for each player. */
function movesOf(
  { players }: GameStore,
  parts: readonly (readonly GameId[])[],
  build: (option: GameId) => TreeNode,
): Move[] {
  const [shared = []] = parts;
  if (parts.length === 1) {
    return shared.map((option) => ({ kind: 'cover', lean: 0, node: build(option) }));
  }
  return parts.flatMap((options, player): Move[] => {
    const lean = player === 0 ? -1 : player === players - 1 ? 1 : 0;
    const kind = kindOf(player, players);
    return options.map((option) => ({ kind, lean, node: build(option) }));
  });
}

const KINDS: readonly PlayerKind[] = ['player1', 'player3', 'player4', 'player5'];

/** Left and Right look the same for any number of players; beyond six the patterns come again. */
function kindOf(player: number, players: number): PlayerKind {
  if (player === 0) return 'player0';
  if (player === players - 1) return 'player2';
  return KINDS[(player - 1) % KINDS.length] ?? 'player1';
}

function nameOf(store: GameStore, game: GameId): Words | undefined {
  const size = heapSize(store, game);
  if (size === undefined) return undefined;
  if (size === 0) return { text: '0', latex: '$0$' };
  return size === 1 ? { text: '*', latex: '$*$' } : { text: `*${size}`, latex: `$*${size}$` };
}
