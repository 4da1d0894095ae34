/**
 * The coarsest congruence of a finite monoid that keeps given values apart: the partition into
 * values, refined until multiplication by every generator respects it.
 */

import type { Ticker } from '../storage/budget.ts';
import { PairMap } from '../storage/pair-tables.ts';

/**
 * The class of each element. `values` tells elements apart; `successors` says for each generator
 * where multiplication by it leads.
 */
export function coarsestCongruence(
  values: Int32Array,
  successors: readonly Int32Array[],
  budget?: Ticker,
): Int32Array {
  let classes = renumber(values);
  let count = -1;
  for (;;) {
    const largest = classes.reduce((most, each) => Math.max(most, each), 0);
    if (largest === count) return classes;
    count = largest;
    let refined = classes;
    for (const successor of successors) refined = refine(refined, classes, successor, budget);
    classes = refined;
  }
}

/** Tells apart what `classes` tells apart one step later. */
function refine(
  refined: Int32Array,
  classes: Int32Array,
  successor: Int32Array,
  budget?: Ticker,
): Int32Array {
  const pairs = new PairMap();
  let next = 0;
  const finer = new Int32Array(refined.length);
  for (let place = 0; place < refined.length; place++) {
    budget?.tick();
    const own = refined[place] as number;
    const other = classes[successor[place] as number] as number;
    let known = pairs.get(own, other);
    if (known < 0) {
      known = next++;
      pairs.set(own, other, known);
    }
    finer[place] = known;
  }
  return finer;
}

function renumber(values: Int32Array): Int32Array {
  const numbers = new Map<number, number>();
  return values.map((value) => {
    const known = numbers.get(value) ?? numbers.size;
    numbers.set(value, known);
    return known;
  });
}
