// Interning a million distinct forms, and the outcomes of all sums of two forms of rank at most 2,
// in the arena and in the same store with a Map and string keys.

import { Arena, isDicot, misereOutcome, sum } from '@proviso/engine';
import { dayTwo, subsets } from './lib/day2.ts';
import { MapArena, type MapForm } from './lib/map-arena.ts';
import { measure } from './lib/measure.ts';
import { report } from './lib/report.ts';

/** The ten dicots of rank at most 2 have 1,024² pairs of subsets: a million forms. */
function internInArena(): Arena {
  const arena = new Arena();
  const sets = subsets(dayTwo(arena).filter((id) => isDicot(arena, id)));
  for (const left of sets) for (const right of sets) arena.intern(left, right);
  return arena;
}

function internInMap(): MapArena {
  const arena = new MapArena();
  const zero = arena.intern([], []);
  const star = arena.intern([zero], [zero]);
  const some = subsets([zero, star]).filter((set) => set.length > 0);
  const dicots = new Set([
    zero,
    ...some.flatMap((left) => some.map((right) => arena.intern(left, right))),
  ]);
  const sets = subsets([...dicots]);
  for (const left of sets) for (const right of sets) arena.intern(left, right);
  return arena;
}

function outcomesInArena(): number {
  const arena = new Arena();
  const forms = dayTwo(arena);
  let wins = 0;
  for (const g of forms) {
    for (const h of forms) if (misereOutcome(arena, sum(arena, g, h)) === 'L') wins++;
  }
  return wins;
}

function outcomesInMap(): number {
  const arena = new MapArena();
  const zero = arena.intern([], []);
  const over = (options: readonly MapForm[]): MapForm[] => {
    const sets = subsets(options);
    return [...new Set(sets.flatMap((left) => sets.map((right) => arena.intern(left, right))))];
  };
  const forms = over(over([zero]));
  let wins = 0;
  for (const g of forms) {
    for (const h of forms) if (arena.outcome(arena.sum(g, h)) === 1) wins++;
  }
  return wins;
}

if (outcomesInArena() !== outcomesInMap()) throw new Error('the two stores disagree');

const arena = internInArena();
const perForm = (arena.bytes - 4 * arena.optionCount) / arena.size;
const measurements = await measure(
  {
    'intern, arena': { operations: arena.size, run: internInArena },
    'intern, Map': { operations: arena.size, run: internInMap },
    'outcome of a sum, arena': { operations: 256 * 256, run: outcomesInArena },
    'outcome of a sum, Map': { operations: 256 * 256, run: outcomesInMap },
  },
  { calls: 3, milliseconds: 0 },
);
const speed = (task: string): number =>
  measurements.find((measurement) => measurement.task === task)?.opsPerSecond ?? Number.NaN;

report('forms', measurements, {
  'interning, times as fast as a Map': {
    value: speed('intern, arena') / speed('intern, Map'),
    unit: '×',
    atLeast: 2,
  },
  'sums, times as fast as a Map': {
    value: speed('outcome of a sum, arena') / speed('outcome of a sum, Map'),
    unit: '×',
    atLeast: 2,
  },
  'forms interned': { value: arena.size, unit: 'forms' },
  'beyond 4 bytes an option': { value: perForm, unit: 'bytes a form', atMost: 64 },
});
