/** Ways of arrows between boxes: straight where nothing is in between, else bowed around it. */

import { InvariantError } from '@proviso/engine';
import type { Point } from '../scene.ts';

export interface Node extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Way {
  readonly from: Point;
  readonly bends: readonly Point[];
  readonly to: Point;
  /** Where a letter may stand. */
  readonly middle: Point;
}

/** Bows that are tried, in this order; a second arrow between the same two begins later. */
const BOWS = [0, 16, -16, 30, -30, 46, -46, 64, -64, 84, -84, 110, -110];
const LOOP = 24;
const STEPS = 24;

/** A way from one node to another, with so many between the two already. */
export function route(nodes: readonly Node[], from: number, to: number, already: number): Way {
  const [one, other] = [nodes[from], nodes[to]];
  if (one === undefined || other === undefined)
    throw new InvariantError('an arrow leads to no node');
  if (from === to) return loop(one, already);
  // The side of a bow must not depend on which of the two is named first.
  const turn = from < to ? 1 : -1;
  const tried = BOWS.slice(already === 0 ? 0 : 2 * already - 1);
  const ways = tried.map((bow) => bowed(one, other, bow * turn));
  const clear = ways.find((way) => isClear(way, nodes, from, to));
  return clear ?? ways[0] ?? bowed(one, other, 0);
}

function bowed(one: Node, other: Node, bow: number): Way {
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const length = Math.hypot(other.x - one.x, other.y - one.y) || 1;
  const across = { x: -(other.y - one.y) / length, y: (other.x - one.x) / length };
  const bend = { x: middle.x + bow * across.x, y: middle.y + bow * across.y };
  const aim = (node: Node): Point => border(node, bend);
  const [from, to] = [aim(one), aim(other)];
  const letter = { x: (from.x + 2 * bend.x + to.x) / 4, y: (from.y + 2 * bend.y + to.y) / 4 };
  return bow === 0
    ? { from, bends: [], to, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } }
    : { from, bends: [bend], to, middle: { ...(Math.abs(bow) > 10 ? bend : letter) } };
}

/** Where the line from the middle of a node towards a point leaves the node. */
function border({ x, y, width, height }: Node, towards: Point): Point {
  const [dx, dy] = [towards.x - x, towards.y - y];
  const share = Math.min(
    dx === 0 ? Infinity : width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : height / 2 / Math.abs(dy),
  );
  return share >= 1 ? { x, y } : { x: x + dx * share, y: y + dy * share };
}

/** The sides at which loops stand, one after the other. */
const SIDES: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** A loop at a side of a node, with so many there already. */
function loop({ x, y, width, height }: Node, already: number): Way {
  const out = SIDES[already % SIDES.length] ?? { x: 1, y: 0 };
  const size = LOOP + 12 * Math.floor(already / SIDES.length);
  const along = { x: -out.y, y: out.x };
  const half = Math.min(width, height) / 2 - 5;
  /** So far out of the middle of the side, and so far along it. */
  const at = (outwards: number, aside: number): Point => ({
    x: x + out.x * (width / 2 + outwards) + along.x * aside,
    y: y + out.y * (height / 2 + outwards) + along.y * aside,
  });
  return {
    from: at(0, -half),
    bends: [at(size * 0.7, -half - 5), at(size, 0), at(size * 0.7, half + 5)],
    to: at(0, half),
    middle: at(size, 0),
  };
}

/** Whether a way keeps away from all other nodes. */
function isClear({ from, bends, to }: Way, nodes: readonly Node[], one: number, other: number) {
  const points = Array.from({ length: STEPS + 1 }, (_, i) => at(i / STEPS, from, bends[0], to));
  return nodes.every(
    ({ x, y, width, height }, i) =>
      i === one ||
      i === other ||
      points.every(
        (point) => Math.abs(point.x - x) > width / 2 + 4 || Math.abs(point.y - y) > height / 2 + 4,
      ),
  );
}

/** A point of the curve through a bend. */
function at(share: number, from: Point, bend: Point | undefined, to: Point): Point {
  const rest = 1 - share;
  if (bend === undefined) {
    return { x: rest * from.x + share * to.x, y: rest * from.y + share * to.y };
  }
  // The parabola that passes the bend half way.
  const pull = {
    x: 2 * bend.x - (from.x + to.x) / 2,
    y: 2 * bend.y - (from.y + to.y) / 2,
  };
  return {
    x: rest * rest * from.x + 2 * rest * share * pull.x + share * share * to.x,
    y: rest * rest * from.y + 2 * rest * share * pull.y + share * share * to.y,
  };
}
