/**
 * How many antichains do the classes of day 2 have? Their square bounds the classes of day 3 from
 * above (`engine/census`), and the antichains of the invertible ones are the sides of the invertible
 * classes of day 3. Counted exactly where `states` steps of the count by chains are enough, else
 * between the proved bounds of `engine/posets`. The shards are the orders: all classes, and the
 * invertible ones alone.
 */

import { Arena, type Universe } from '@proviso/engine';
import { census } from '@proviso/engine/census';
import { antichainBounds, countAntichains, type Poset, posetOf } from '@proviso/engine/posets';
import type { Parameters, Plan, Problem, Total } from '../problem.ts';
import { at } from './at.ts';
import { integerOf, universeOf } from './parameters.ts';

const UNIVERSES = ['D', 'E', 'B'];
const ORDERS = ['all', 'invertible'] as const;

export const antichains: Problem = {
  name: 'antichains',
  version: 1,
  summary: 'How many antichains do the classes of day 2 have, all and the invertible ones?',
  parameters: [
    { name: 'universe', summary: 'the universe', default: 'B', values: UNIVERSES },
    { name: 'states', summary: 'steps after which a count gives way to bounds', default: 20_000 },
  ],
  plan,
  conclude,
};

function plan(parameters: Parameters): Plan {
  const universe = universeOf(parameters, UNIVERSES);
  const states = integerOf(parameters, 'states', 1, 2 ** 31 - 1);
  return {
    shards: ORDERS.length,
    run(index, { budget }) {
      const arena = new Arena();
      return arena.under(budget, () => {
        const name = at(ORDERS, index);
        const order = orderOf(arena, universe, name);
        const tick = (): void => arena.tick();
        const exact = countAntichains(order, states, tick);
        const { lower, upper } =
          exact === undefined
            ? antichainBounds(order, states, tick)
            : { lower: exact, upper: exact };
        const counts = {
          [`${name}: classes`]: order.size,
          [`${name}: at least`]: String(lower),
          [`${name}: at most`]: String(upper),
        };
        return { counts, finds: [] };
      });
    },
  };
}

function orderOf(arena: Arena, universe: Universe, name: (typeof ORDERS)[number]): Poset {
  const { classes, order } = census(arena, universe, 2);
  const places = classes.flatMap(({ invertible }, i) => (name === 'all' || invertible ? [i] : []));
  return posetOf(places, (a, b) => order.atLeast(a, b));
}

function conclude({ universe }: Parameters, { counts }: Total): string[] {
  return ORDERS.map((name) => {
    const size = counts[`${name}: classes`];
    const least = counts[`${name}: at least`] ?? '';
    const most = counts[`${name}: at most`] ?? '';
    if (size === undefined) return `The shard of the order "${name}" is missing.`;
    const what = `the ${size} ${name === 'all' ? '' : 'invertible '}classes of day 2 modulo ${universe} have`;
    return least === most
      ? `Exactly ${least}: so many antichains ${what}.`
      : `Between ${least} and ${most}: so many antichains ${what}.`;
  });
}
