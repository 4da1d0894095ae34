// Censuses: day 2 modulo each universe, the dicots of day 3, the levels of Left dead ends, samples.
// Every task starts from an empty arena, so that nothing is known from the call before.

import { Arena, B, closure, D, E, integer, M, type Universe } from '@proviso/engine';
import {
  born,
  census,
  dayThreeBounds,
  dicotDayThree,
  orderFacts,
  sampleBorn,
} from '@proviso/engine/census';
import { deadEnds, minimalAdjoints, sixthLevelBounds } from '@proviso/engine/ends';
import { measure, type Task } from './lib/measure.ts';
import { report } from './lib/report.ts';

/** Base-2 logarithm of a large number, to the nearest tenth. */
const log2 = (n: bigint): number => {
  const digits = n.toString(2);
  return (
    digits.length - 1 + Math.log2(Number.parseInt(digits.slice(0, 40).padEnd(40, '0'), 2)) - 39
  );
};

const dayTwo = (universe: (arena: Arena) => Universe): Task => ({
  operations: 1,
  run: () => {
    const arena = new Arena();
    const taken = census(arena, universe(arena), 2);
    return orderFacts(arena, taken).width;
  },
});

const measurements = await measure(
  {
    'day 2 modulo M, with its order': dayTwo(() => M),
    'day 2 modulo B, with its order': dayTwo(() => B),
    'day 2 modulo E, with its order': dayTwo(() => E),
    'day 2 modulo D(-1), with its order': dayTwo((arena) => closure(arena, [integer(arena, -1)])),
    'classes of day-3 dicots modulo D': {
      operations: 1,
      run: () => dicotDayThree(new Arena(), D).classes.length,
    },
    'classes of day-3 dicots modulo M': {
      operations: 1,
      run: () => dicotDayThree(new Arena(), M).classes.length,
    },
    'L_5, listed': { operations: 21_278, run: () => deadEnds(new Arena(), 5).length },
    'J_5, minimal adjoints': { operations: 1, run: () => minimalAdjoints(new Arena(), 5).length },
    'sparse sample of day 3 in E': {
      operations: 200,
      run: () => sampleBorn(new Arena(), 3, E, { law: 'sparse', size: 200, seed: 1 }).reduced,
    },
  },
  { calls: 3, milliseconds: 200 },
);

const arena = new Arena();
const started = performance.now();
const level = sixthLevelBounds(arena);
const levelSeconds = (performance.now() - started) / 1000;
const bounds = dayThreeBounds(arena, E);
const dicots = new Arena();
const listed = born(dicots, 3, D).length;

report('census', measurements, {
  'log2 of the lower bound on |L_6|': { value: log2(level.lower), unit: '', atLeast: 1100 },
  'log2 of the upper bound on |L_6|': { value: log2(level.upper), unit: '', atMost: 2900 },
  'time for the bounds on |L_6|': { value: levelSeconds, unit: 's', atMost: 60 },
  'log2 of the lower bound on day 3 modulo E': { value: log2(bounds.lower), unit: '' },
  'log2 of the upper bound on day 3 modulo E': { value: log2(bounds.upper), unit: '' },
  'arena bytes per day-3 dicot': { value: dicots.bytes / listed, unit: 'bytes', atMost: 400 },
});
