// Going from node to node of a picture by keys: left and right through all of them, as one reads; up and
// down to the nearest above and below.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Nodes whose middles differ by less stand in one line. */
const LINE = 4;

/** The places of nodes in reading order: from above, and in a line from the left. */
export function readingOrder(spots: readonly Spot[]): number[] {
  const line = ({ y }: Spot) => Math.round(y / LINE);
  return spots
    .map((spot, i) => ({ spot, i }))
    .sort((a, b) => line(a.spot) - line(b.spot) || a.spot.x - b.spot.x || a.i - b.i)
    .map(({ i }) => i);
}

/** Where an arrow key leads from a node; nothing where there is nothing that way. */
export function towards(spots: readonly Spot[], from: number, key: string): number | undefined {
  const here = spots[from];
  if (here === undefined) return undefined;
  const order = readingOrder(spots);
  const at = order.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return order[at + 1];
    case 'ArrowLeft':
      return order[at - 1];
    case 'Home':
      return order[0];
    case 'End':
      return order.at(-1);
    case 'ArrowUp':
    case 'ArrowDown': {
      const sign = key === 'ArrowUp' ? -1 : 1;
      const further = order.filter((i) => sign * ((spots[i]?.y ?? here.y) - here.y) > LINE);
      return further.reduce<number | undefined>((best, i) => {
        return best === undefined || distance(here, spots[i]) < distance(here, spots[best])
          ? i
          : best;
      }, undefined);
    }
    default:
      return undefined;
  }
}

/** The next line comes first; in it whoever is least to the side. */
function distance(from: Spot, to: Spot = from): number {
  return 3 * Math.abs(to.y - from.y) + Math.abs(to.x - from.x);
}
