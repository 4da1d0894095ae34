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
/** How large pieces are. */
const RADIUS = SQUARE * 0.38;

/** A point, so that points can be told apart that were reached by different sums. */
function spotKey([x, y]: readonly [number, number]): string {
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}

/** A point so far before the end of a line. */
function before(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = (length - by) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

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
  const discs = new Set(pieces.map(({ x, y }) => spotKey([x + 0.5, y + 0.5])));
  for (const { from, to, owner, bends = [], arrow, name } of lines) {
    const points = [from, ...bends, to].map((point) => at(...point));
    const [start = at(...from), ...way] = points;
    const last = way.at(-2) ?? start;
    const end = way.at(-1) ?? start;
    items.push({
      item: 'line',
      kind: owner,
      from: start,
      // The head of an arrow is not hidden under a disc.
      to: arrow && discs.has(spotKey(to)) ? before(last, end, RADIUS) : end,
      ...(bends.length > 0 && { bends: way.slice(0, -1) }),
      ...(arrow && { arrow }),
      ...(name !== undefined && { name }),
      strong: true,
    });
  }
  const joints = new Map(
    lines.flatMap(({ from, to }) => [from, to]).map((end) => [spotKey(end), end]),
  );
  for (const [key, [x, y]] of joints) {
    if (y !== ground && !discs.has(key)) items.push({ item: 'dot', at: at(x, y) });
  }
  for (const { x, y, owner, symbol, name } of pieces) {
    items.push({
      item: 'disc',
      at: at(x + 0.5, y + 0.5),
      radius: RADIUS,
      fill: owner,
      ...(name !== undefined && { name }),
      // Counters that either player may take need no letter to tell whose they are.
      ...((owner !== 'either' || !/^\d+$/.test(symbol)) && { letter: symbol }),
    });
  }
  if (ground !== undefined) {
    items.push({ item: 'line', kind: 'ground', from: at(0, ground), to: at(width, ground) });
  }
  return items;
}

const OWNERS = {
  left: "Left's",
  right: "Right's",
  either: "either player's",
  nobody: "nobody's",
} as const;

function describe({ width, height, cells, lines, pieces }: Drawing): string {
  const count = (things: readonly { readonly owner: keyof typeof OWNERS }[], noun: string) =>
    (['left', 'right', 'either', 'nobody'] as const).flatMap((owner) => {
      const n = things.filter((thing) => thing.owner === owner).length;
      if (n === 0) return [];
      return [owner === 'nobody' ? counted(n, noun) : `${counted(n, noun)} of ${OWNERS[owner]}`];
    });
  const open = cells.filter(({ closed }) => !closed).length;
  const parts = [
    ...(cells.length > 0 ? [`${open} of ${counted(cells.length, 'square')} open`] : []),
    ...count(lines, 'edge'),
    ...count(
      pieces.filter(({ name }) => name === undefined),
      'piece',
    ),
    ...count(
      pieces.filter(({ name }) => name !== undefined),
      'vertex',
    ),
  ];
  return `${width} wide and ${height} high${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`;
}
