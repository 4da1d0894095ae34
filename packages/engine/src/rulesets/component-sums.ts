/**
 * Simplest forms of classes as sums of those of their components. Modulo U
 * the simplest forms of members of U may be added in place of the games
 * [Siegel, Theorems 5.22 and 5.23], so for a position that lies in U it is
 * enough to evaluate each component once and to add, simplifying as one goes.
 * Outside U this is wrong, and classes are evaluated from their options.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { sumBuiltBy } from '../forms/sum.ts';
import { type Order, orderModulo } from '../order/compare.ts';
import { reduce } from '../reduction/simplest.ts';
import { MemoBy } from '../storage/memo.ts';
import type { PairMap } from '../storage/pair-tables.ts';
import type { Universe } from '../universes/universe.ts';
import type { Classes } from './classes.ts';
import { type CountedMaps, countedMap } from './counted-map.ts';
import type { ComponentId, PositionId } from './multisets.ts';

const simplestSums = new MemoBy<string, PairMap>('simplest sums modulo');
const componentValues = new MemoBy<Classes, CountedMaps<ComponentId, FormId>>(
  'values of components modulo',
);

/** The simplest form of a position whose components lie in the universe. */
export function simplestBySums(
  arena: Arena,
  classes: Classes,
  root: PositionId,
  universe: Universe,
): FormId {
  const order = orderModulo(arena, universe);
  const values = countedMap(arena, componentValues, classes, universe.key);
  const sumOfValues = (position: PositionId): FormId => {
    let total: FormId = ZERO;
    for (const component of classes.components(position)) {
      arena.tick();
      total = simplestSum(arena, order, total, values.get(component) ?? ZERO);
    }
    return total;
  };
  for (const component of classes.classesWithin(root)) {
    if (values.has(component)) continue;
    const images = (side: Side): FormId[] => classes.optionsOf(component, side).map(sumOfValues);
    values.set(component, reduce(arena, order, images(Left), images(Right), 0));
  }
  return sumOfValues(root);
}

/** The simplest form of the sum of two simplest forms of members of the universe. */
function simplestSum(arena: Arena, order: Order, g: FormId, h: FormId): FormId {
  const memo = arena.ownBy(simplestSums, order.universe.key, () => arena.pairMap());
  return sumBuiltBy(arena, memo, g, h, (left, right, tombstones) =>
    reduce(arena, order, left, right, tombstones),
  );
}
