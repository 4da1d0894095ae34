/**
 * Sets of options for one side of a game, grown by cost: for each effect that a
 * set can have, the union of the effects of its members, one of the cheapest. A
 * cost is a number of edges, those of the options and those that lead to them,
 * so the sets come in the order in which Dijkstra's algorithm settles them.
 */

import type { FormId } from '../forms/arena.ts';
import type { Ticker } from '../storage/budget.ts';

/** Options of one side and what they do. */
export interface OptionSet {
  readonly options: readonly FormId[];
  /** 1 at every place that one of the options decides, 0 elsewhere. */
  readonly effect: Uint8Array;
}

/** One option, with its cost. */
export interface SingleOption {
  readonly form: FormId;
  readonly effect: Uint8Array;
  readonly cost: number;
}

/** Sets by their cost. */
export type SetsByCost = readonly (readonly OptionSet[])[];

export interface GrownSets {
  readonly byCost: SetsByCost;
  /** Every effect that costs less than the bound is among them. */
  readonly complete: boolean;
}

/**
 * A cheapest non-empty set for each effect that costs less than `bound`. The single options are given
 * cheapest first, and at most so many unions are formed.
 */
export function cheapestSets(
  singles: readonly SingleOption[],
  bound: number,
  unions: number,
  ticker: Ticker,
): GrownSets {
  const steps = [...firstOfEachEffect(singles).values()];
  const waiting: OptionSet[][] = [];
  const wait = (cost: number, set: OptionSet): void => {
    const level = waiting[cost] ?? [];
    level.push(set);
    waiting[cost] = level;
  };
  for (const { form, effect, cost } of steps) wait(cost, { options: [form], effect });
  const settled = new Set<string>();
  const byCost: OptionSet[][] = [];
  let left = unions;
  for (let cost = 0; cost < Math.min(waiting.length, bound); cost++) {
    const level: OptionSet[] = [];
    for (const set of waiting[cost] ?? []) {
      if (settled.has(textOf(set.effect))) continue;
      settled.add(textOf(set.effect));
      level.push(set);
      for (const step of steps) {
        if (cost + step.cost >= bound) break;
        ticker.tick();
        if (--left < 0) break;
        const effect = union(set.effect, step.effect);
        if (settled.has(textOf(effect))) continue;
        wait(cost + step.cost, { options: [...set.options, step.form], effect });
      }
    }
    byCost.push(level);
  }
  return { byCost, complete: left >= 0 };
}

function firstOfEachEffect(singles: readonly SingleOption[]): Map<string, SingleOption> {
  const first = new Map<string, SingleOption>();
  for (const single of singles) {
    const key = textOf(single.effect);
    if (!first.has(key)) first.set(key, single);
  }
  return first;
}

function textOf(effect: Uint8Array): string {
  return effect.join('');
}

function union(a: Uint8Array, b: Uint8Array): Uint8Array {
  return a.map((value, i) => value | (b[i] ?? 0));
}
