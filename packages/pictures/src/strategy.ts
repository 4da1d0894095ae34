/**
 * A strategy on a board as a tree: every move of the loser, and after it the winner's reply. Left's moves
 * lean left, Right's right. What stands in the strategy twice is drawn once and muted after that, and a
 * large strategy is drawn from the top as far as there is room, muted where it goes on.
 */

import { Left, opponent, type Side } from '@proviso/engine';
import type { BoardStrategy } from '@proviso/engine/matches';
import {
  type Board,
  boardToText,
  positionToText,
  type RulesetNames,
} from '@proviso/engine/rulesets';
import { framed, type Scene } from './scene.ts';
import { layOutTree, type TreeNode, treeItems } from './tree-layout.ts';
import { treeText } from './tree-text.ts';
import { counted, plainWords } from './words.ts';

/** More nodes are not drawn. */
const MOST_NODES = 120;
/** Longer positions are cut. */
const LONGEST_LABEL = 24;

type Move = TreeNode['moves'][number];

/** A node that may still get its moves. */
interface Grown {
  readonly words: NonNullable<TreeNode['words']>;
  moves: Move[];
  muted?: true;
}

/** The picture of a strategy. */
export function strategyPicture(strategy: BoardStrategy, names?: RulesetNames): Scene {
  const { board, first, winner, opening, stops } = strategy;
  const tree = new Tree(strategy);
  const lines = treeText(tree.root);
  const scene = framed(
    `${sideText(winner)} wins ${boardToText(board, names)}, ${sideText(first)} moving first`,
    `A strategy of ${sideText(winner)}${opening === undefined ? '' : `, who begins with ${positionToText(opening)}`}: ${counted(stops.length, 'position')} where ${sideText(opponent(winner))} is to move, each reply that wins below each move.${tree.whole ? '' : ' The picture shows the top of it.'} Left's moves are solid and lean left, Right's are dashed and lean right.`,
    treeItems(layOutTree(tree.root)),
  );
  return lines === undefined ? scene : { ...scene, lines };
}

class Tree {
  readonly root: TreeNode;
  whole = true;
  private nodes = 1;
  private readonly strategy: BoardStrategy;
  /** The stops that are drawn. */
  private readonly drawn = new Set<number>();

  constructor(strategy: BoardStrategy) {
    this.strategy = strategy;
    const { board, opening, winner, first, stops } = strategy;
    const root = grown(board);
    this.root = root;
    const open: { readonly stop: number; readonly node: Grown }[] = [];
    if (opening !== undefined && winner === first) {
      const node = grown(opening);
      root.moves = [this.move(winner, node)];
      open.push({ stop: 0, node });
    } else if (stops.length > 0) open.push({ stop: 0, node: root });
    // From the top down, level by level.
    for (const { stop, node } of open) {
      if (this.drawn.has(stop)) {
        if ((stops[stop]?.answers.length ?? 0) > 0) node.muted = true;
        continue;
      }
      const replies = this.answer(stop, node);
      open.push(...replies);
    }
  }

  /** Draws the answers at a stop; gives the stops below that are not drawn yet. */
  private answer(at: number, node: Grown): { readonly stop: number; readonly node: Grown }[] {
    const { stops, winner } = this.strategy;
    const answers = stops[at]?.answers ?? [];
    const loser = opponent(winner);
    if (this.nodes + 2 * answers.length > MOST_NODES) {
      this.whole = false;
      node.muted = true;
      return [];
    }
    this.drawn.add(at);
    const below: { readonly stop: number; readonly node: Grown }[] = [];
    node.moves = answers.map(({ move, reply, to }): Move => {
      const moved = grown(move);
      if (reply !== undefined && to !== undefined) {
        const replied = grown(reply);
        moved.moves = [this.move(winner, replied)];
        below.push({ stop: to, node: replied });
      }
      return this.move(loser, moved);
    });
    return below;
  }

  private move(side: Side, node: TreeNode): Move {
    this.nodes++;
    return side === Left ? { kind: 'left', lean: -1, node } : { kind: 'right', lean: 1, node };
  }
}

function grown(board: Board): Grown {
  const text = positionToText(board);
  const short = text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1)}…` : text;
  return { words: plainWords(short), moves: [] };
}

function sideText(side: Side): 'Left' | 'Right' {
  return side === Left ? 'Left' : 'Right';
}
