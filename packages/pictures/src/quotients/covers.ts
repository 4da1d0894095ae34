/** Lines of Hasse diagrams whose elements are boxes. */

import type { Item, Point } from '../scene.ts';

/** How large a box is. */
interface Measures {
  readonly width: number;
  readonly height: number;
}

/** Between a line and the boxes that it passes. */
const PADDING = 8;

/** A line from the foot of one box to the head of another, around those between. */
export function coverItems(
  boxes: readonly Measures[],
  places: readonly Point[],
  upper: number,
  lower: number,
): Item[] {
  const [above, to, box] = [places[upper], places[lower], boxes[upper]];
  if (above === undefined || to === undefined || box === undefined) return [];
  const from = { x: above.x, y: above.y + box.height };
  const bends = boxes.flatMap(({ width, height }, i): Point[] => {
    const at = places[i];
    if (at === undefined || at.y <= from.y || at.y >= to.y) return [];
    const passes = (y: number): number =>
      from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
    const ways = [passes(at.y), passes(at.y + height)];
    const room = width / 2 + PADDING;
    if (Math.min(...ways) >= at.x + room || Math.max(...ways) <= at.x - room) return [];
    const beside = at.x + (passes(at.y + height / 2) < at.x ? -room : room);
    return [
      { x: beside, y: at.y },
      { x: beside, y: at.y + height },
    ];
  });
  bends.sort((a, b) => a.y - b.y);
  return [{ item: 'line', kind: 'cover', from, to, ...(bends.length > 0 && { bends }) }];
}
