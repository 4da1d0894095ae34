/**
 * The game tree of a game for N players: every player has a colour, a pattern
 * and a place, from player 0 at the left to player N − 1 at the right. Where a
 * position is impartial, each option stands once and its line is plain, since
 * everyone may take it.
 */

import { type GameId, type GameStore, heapSize, printGame } from '@proviso/engine/multiplayer';
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
  let nodes = 0;
  const build = (game: GameId): TreeNode => {
    if (++nodes > maxNodes) {
      throw new PictureTooLargeError(`the game tree has more than ${counted(maxNodes, 'node')}`);
    }
    const words = nameOf(store, game);
    return { ...(words && { words }), moves: movesOf(store, game, build) };
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

function movesOf(store: GameStore, game: GameId, build: (option: GameId) => TreeNode): Move[] {
  if (store.isImpartial(game)) {
    return store.options(game).map((option) => ({ kind: 'cover', lean: 0, node: build(option) }));
  }
  const players = Array.from({ length: store.players }, (_, player) => player);
  return players.flatMap((player): Move[] => {
    const lean = player === 0 ? -1 : player === store.players - 1 ? 1 : 0;
    const kind = kindOf(player, store.players);
    return store.options(game, player).map((option) => ({ kind, lean, node: build(option) }));
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
