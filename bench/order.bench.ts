// Comparison: all 65,536 questions about the 256 forms of rank at most 2 in the six universes and in
// normal play, and random pairs of rank 3 and 4. How many questions the recursion asks, how many the
// fingerprints refute, how many are computed, and nanoseconds a question.

import {
  Arena,
  type FormId,
  geq,
  M,
  orderModulo,
  type Universe,
  usualUniverses,
} from '@proviso/engine';
import { dayTwo } from './lib/day2.ts';
import { measure } from './lib/measure.ts';
import { report } from './lib/report.ts';

function universes(arena: Arena): readonly Universe[] {
  return usualUniverses(arena);
}

/** A seeded generator (mulberry32), so that every run compares the same games. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomForm(arena: Arena, below: readonly FormId[], next: () => number): FormId {
  const pick = (): FormId[] =>
    Array.from(
      { length: Math.floor(next() * 4) },
      () => below[Math.floor(next() * below.length)],
    ).filter((id) => id !== undefined);
  return arena.intern(pick(), pick());
}

interface Suite {
  readonly arena: Arena;
  readonly forms: readonly FormId[];
}

function dayTwoSuite(): Suite {
  const arena = new Arena();
  return { arena, forms: dayTwo(arena) };
}

/** 256 random forms whose options are random forms one rank lower. */
function randomSuite(rank: number): Suite {
  const next = random(rank);
  const arena = new Arena();
  let forms: FormId[] = dayTwo(arena);
  for (let r = 3; r <= rank; r++) {
    const below = forms;
    forms = Array.from({ length: 256 }, () => randomForm(arena, below, next));
  }
  return { arena, forms };
}

function askAll({ arena, forms }: Suite, universe: Universe): number {
  let yes = 0;
  for (const g of forms) for (const h of forms) if (geq(arena, g, h, universe)) yes++;
  return yes;
}

const suites = {
  'rank 2': dayTwoSuite,
  'rank 3': () => randomSuite(3),
  'rank 4': () => randomSuite(4),
};
const rows: Record<string, Record<string, number>> = {};
const tasks: Record<string, { operations: number; run: () => unknown }> = {};
for (const [name, make] of Object.entries(suites)) {
  for (const [i, { name: universe }] of universes(new Arena()).entries()) {
    const ask = (): Suite => {
      const suite = make();
      const asked = universes(suite.arena)[i];
      if (asked !== undefined) askAll(suite, asked);
      return suite;
    };
    const suite = ask();
    const asked = universes(suite.arena)[i] ?? M;
    const counts = { ...orderModulo(suite.arena, asked).counts };
    rows[`${name} mod ${universe}`] = {
      questions: suite.forms.length ** 2,
      yes: askAll(suite, asked),
      ...counts,
    };
    tasks[`${name} mod ${universe}`] = { operations: suite.forms.length ** 2, run: ask };
  }
}
console.table(rows);
const measurements = await measure(tasks, { calls: 3, milliseconds: 0 });
const facts = Object.fromEntries(
  measurements.map(({ task, opsPerSecond }) => [
    task,
    { value: 1e9 / opsPerSecond, unit: 'ns a question' },
  ]),
);
report('order', measurements, facts);
