/**
 * Boards, from the neutral description that every ruleset gives of its
 * positions: squares, pieces with their letters, coloured edges, the ground.
 */

import { ValueError } from '@proviso/engine';
import {
  type Board,
  boardToText,
  type Drawing,
  drawBoard,
  type RulesetNames,
} from '@proviso/engine/rulesets';
import { boardText } from './board-text.ts';
import { framed, type Item, type Point, type Scene } from './scene.ts';
import { counted } from './words.ts';

/** The side of a square. */
const SQUARE = 28;

/** The ruleset does not say how its positions look. */
export class NoDrawingError extends ValueError {
  override readonly name = 'NoDrawingError';
}

/** The picture of a board; `names` tells what rulesets of one's own are called. */
export function boardPicture(board: Board, names?: RulesetNames): Scene {
  const drawing = drawBoard(board);
  if (drawing === undefined) {
    throw new NoDrawingError(`${titleOf(board)} does not say how its positions look`);
  }
  const title = `${titleOf(board)}: ${boardToText(board, names)}`;
  const scene = framed(title, describe(drawing), drawingItems(drawing));
  const lines = boardText(drawing);
  return lines === undefined ? scene : { ...scene, lines };
}

function titleOf({ ruleset }: Board): string {
  return ruleset.title ?? ruleset.name ?? 'This ruleset';
}

/** The items of a drawing. */
export function drawingItems({ width, cells, lines, pieces, ground }: Drawing): Item[] {
  const at = (x: number, y: number): Point => ({ x: x * SQUARE, y: y * SQUARE });
  const items: Item[] = cells.map(({ x, y, closed }) => ({
    item: 'rectangle',
    at: at(x, y),
    width: SQUARE,
    height: SQUARE,
    fill: closed ? 'shaded' : 'cell',
  }));
  for (const { from, to, owner } of lines) {
    items.push({ item: 'line', kind: owner, from: at(...from), to: at(...to), strong: true });
  }
  const joints = new Map(lines.flatMap(({ from, to }) => [from, to]).map((end) => [`${end}`, end]));
  for (const [x, y] of joints.values()) if (y !== ground) items.push({ item: 'dot', at: at(x, y) });
  for (const { x, y, owner, symbol } of pieces) {
    items.push({
      item: 'disc',
      at: at(x + 0.5, y + 0.5),
      radius: SQUARE * 0.38,
      fill: owner,
      // Counters that either player may take need no letter to tell whose they are.
      ...((owner !== 'either' || !/^\d+$/.test(symbol)) && { letter: symbol }),
    });
  }
  if (ground !== undefined) {
    items.push({ item: 'line', kind: 'ground', from: at(0, ground), to: at(width, ground) });
  }
  return items;
}

const OWNERS = { left: "Left's", right: "Right's", either: "either player's" } as const;

function describe({ width, height, cells, lines, pieces }: Drawing): string {
  const count = (things: readonly { readonly owner: keyof typeof OWNERS }[], noun: string) =>
    (['left', 'right', 'either'] as const).flatMap((owner) => {
      const n = things.filter((thing) => thing.owner === owner).length;
      return n === 0 ? [] : [`${counted(n, noun)} of ${OWNERS[owner]}`];
    });
  const open = cells.filter(({ closed }) => !closed).length;
  const parts = [
    ...(cells.length > 0 ? [`${open} of ${counted(cells.length, 'square')} open`] : []),
    ...count(lines, 'edge'),
    ...count(pieces, 'piece'),
  ];
  return `${width} wide and ${height} high${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`;
}
