// Simplest forms: the dicots born by day 3, a million forms, to their 1268 classes modulo D and 7541
// modulo M; and 10,000 random dead-ending games of rank 3, each asked whether it is invertible and
// whether it is P-free modulo E, which must agree. (The script published with Dwyer, Milley and
// Willette's paper needs more than five minutes for ten games of the latter kind.)

import {
  Arena,
  D,
  E,
  type FormId,
  isDeadEnding,
  isDicot,
  isInvertible,
  M,
  orderModulo,
  pFreeModulo,
  simplestForm,
  type Universe,
} from '@proviso/engine';
import { dayTwo, subsets } from './lib/day2.ts';
import { measure } from './lib/measure.ts';
import { type Fact, report } from './lib/report.ts';

interface Reduced {
  readonly arena: Arena;
  readonly classes: number;
}

function dayThreeDicots(universe: Universe): Reduced {
  const arena = new Arena();
  const sets = subsets(dayTwo(arena).filter((id) => isDicot(arena, id)));
  const classes = new Set<FormId>();
  for (const left of sets) {
    for (const right of sets) {
      if ((left.length === 0) !== (right.length === 0)) continue;
      classes.add(simplestForm(arena, arena.intern(left, right), universe));
    }
  }
  return { arena, classes: classes.size };
}

const GAMES = 10_000;

/** Options drawn from the 232 dead-ending games of rank at most 2, one to four on each side. */
function randomDayThree(): Arena {
  const arena = new Arena();
  const below = dayTwo(arena).filter((id) => isDeadEnding(arena, id));
  let state = 20_260_000;
  const next = (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) % bound;
  };
  const pick = (): FormId[] =>
    Array.from({ length: 1 + next(4) }, () => below[next(below.length)]).filter(
      (id) => id !== undefined,
    );
  let invertible = 0;
  for (let i = 0; i < GAMES; i++) {
    const g = arena.intern(pick(), pick());
    const answer = isInvertible(arena, g, E);
    if (answer !== pFreeModulo(arena, g, E).free) throw new Error('invertible is not P-free');
    if (answer) invertible++;
  }
  console.log(
    `${invertible} of ${GAMES} random dead-ending games of rank 3 are invertible modulo E`,
  );
  return arena;
}

const facts: Record<string, Fact> = {};
const note = (name: string, arena: Arena, universe: Universe): void => {
  const { counts } = orderModulo(arena, universe);
  facts[`${name}: forms`] = { value: arena.size, unit: 'forms' };
  facts[`${name}: questions`] = { value: counts.asked, unit: '≥' };
  facts[`${name}: computed`] = { value: counts.computed, unit: '≥' };
  facts[`${name}: memory`] = { value: arena.bytes / 2 ** 20, unit: 'MiB' };
};
for (const [universe, published] of [
  [D, 1268],
  [M, 7541],
] as const) {
  const { arena, classes } = dayThreeDicots(universe);
  facts[`day-3 dicots mod ${universe.name}`] = {
    value: classes,
    unit: 'classes',
    atLeast: published,
    atMost: published,
  };
  note(`day-3 dicots mod ${universe.name}`, arena, universe);
}
note('random day-3 games', randomDayThree(), E);

report(
  'reduction',
  await measure(
    {
      'day-3 dicots mod D': { operations: 1023 ** 2 + 1, run: () => dayThreeDicots(D) },
      'day-3 dicots mod M': { operations: 1023 ** 2 + 1, run: () => dayThreeDicots(M) },
      'invertible and P-free, rank 3 mod E': { operations: GAMES, run: randomDayThree },
    },
    { calls: 1, milliseconds: 0 },
  ),
  facts,
);
