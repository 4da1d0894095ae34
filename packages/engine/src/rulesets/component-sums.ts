/**
 * Simplest forms of classes as sums of those of their components. Modulo U
 * the simplest forms of members of U may be added in place of the games
 * [Siegel, Theorems 5.22 and 5.23], so for a position that lies in U it is
 * enough to evaluate each component once and to add, simplifying as one goes.
 * Outside U this is wrong, and classes are evaluated from their options.
 */

import { type Arena, type FormId, type Tombstones, ZERO } from '../forms/arena.ts';
import { numberForm } from '../forms/numbers.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { sumBuiltBy } from '../forms/sum.ts';
import { type Order, orderModulo } from '../order/compare.ts';
import { reduce } from '../reduction/simplest.ts';
import { MemoBy } from '../storage/memo.ts';
import type { PairMap } from '../storage/pair-tables.ts';
import type { Universe } from '../universes/universe.ts';
import type { Classes } from './classes.ts';
import type { ComponentId, PositionId } from './multisets.ts';
import { positionForms } from './position-forms.ts';

const simplestSums = new MemoBy<string, PairMap>('simplest sums modulo');

/** The simplest form of a position whose components lie in the universe. */
export function simplestBySums(
  arena: Arena,
  classes: Classes,
  root: PositionId,
  universe: Universe,
): FormId {
  const order = orderModulo(arena, universe);
  const values = positionForms(arena, classes, `sums modulo ${universe.key}`);
  const add = simplestSum(arena, order);
  const valueAt = (position: PositionId): FormId => {
    if (values.has(position)) return values.get(position);
    // The values of its components are known.
    let total: FormId = ZERO;
    for (let i = 0, count = classes.count(position); i < count; i++) {
      arena.tick();
      total = add(total, values.get(classes.single(classes.component(position, i))));
    }
    values.set(position, total);
    return total;
  };
  const images = (component: ComponentId, side: Side): FormId[] => {
    const forms: FormId[] = [];
    const end = classes.optionsEnd(component, side);
    for (let i = classes.optionsStart(component, side); i < end; i++) {
      forms.push(valueAt(classes.optionAt(i)));
    }
    return forms;
  };
  for (const component of classes.classesWithin(root)) {
    const alone = classes.single(component);
    if (values.has(alone)) continue;
    const left = images(component, Left);
    const right = images(component, Right);
    values.set(alone, reduce(arena, order, left, right, 0));
  }
  return valueAt(root);
}

/** The simplest form of the sum of two simplest forms of members of a universe. */
export type SimplestSum = (g: FormId, h: FormId) => FormId;

/** How simplest forms are added modulo a universe. */
export function simplestSum(arena: Arena, order: Order): SimplestSum {
  const memo = arena.ownBy(simplestSums, order.universe.key, () => arena.pairMap());
  const build = (left: FormId[], right: FormId[], tombstones: Tombstones): FormId =>
    reduce(arena, order, left, right, tombstones);
  const { stops } = order;
  if (stops === undefined) {
    const builder = { build };
    return (g, h) => sumBuiltBy(arena, memo, g, h, builder);
  }
  const builder = { build, rests: (id: FormId) => stops.numberOf(id) !== undefined };
  return (g, h) => {
    if (g === ZERO) return h;
    if (h === ZERO) return g;
    const x = stops.numberOf(g);
    const y = stops.numberOf(h);
    if (x !== undefined && y !== undefined) return numberForm(arena, x + y);
    return sumBuiltBy(arena, memo, g, h, builder);
  };
}
