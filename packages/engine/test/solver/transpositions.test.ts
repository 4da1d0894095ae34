// The table of winners against a plain map: whatever is found in it is true, however small it is.

import { describe, expect, test } from 'vitest';
import { Transpositions } from '../../src/solver/transpositions.ts';
import { UNDECIDED, type Verdict } from '../../src/solver/verdict.ts';
import { BudgetError } from '../../src/storage/budget.ts';
import { randomStream } from '../../src/storage/random.ts';

/** Keys that differ in few bits, with what is true of each: some are told twice. */
function entries(count: number, words: number): [Int32Array, Verdict, work: number][] {
  const random = randomStream(7);
  return Array.from({ length: count }, (_, i) => {
    const key = Int32Array.from({ length: words }, (__, word) => ((i >> (4 * word)) & 15) << word);
    const verdict = (((key.join().length + i) & 1) + 1) as Verdict;
    return [key, verdict, 1 + random.below(1000)];
  });
}

describe.each([1, 3, 4])('keys of %i words', (words) => {
  const told = entries(words === 1 ? 16 : 4096, words);
  const truth = new Map(told.map(([key, verdict]) => [key.join(), verdict]));

  test('a table that may grow forgets little', () => {
    const table = new Transpositions(words);
    for (const [key, verdict, work] of told) table.set(key, 0, verdict, work);
    const found = told.filter(([key]) => table.get(key, 0) !== UNDECIDED);
    for (const [key] of found) expect(table.get(key, 0)).toBe(truth.get(key.join()));
    expect(found.length).toBeGreaterThan(0.9 * told.length);
  });

  test('a small table forgets, and what it remembers is true', () => {
    const table = new Transpositions(words, { maxBytes: 4096 });
    for (const [key, verdict, work] of told) table.set(key, 0, verdict, work);
    const found = told.filter(([key]) => table.get(key, 0) !== UNDECIDED);
    for (const [key] of found) expect(table.get(key, 0)).toBe(truth.get(key.join()));
    expect(found.length).toBeGreaterThan(0);
    expect(table.bytes).toBeLessThanOrEqual(4096);
    expect(table.fill).toBeLessThanOrEqual(1);
  });
});

test('what took most work is kept longest', () => {
  const table = new Transpositions(1, { maxBytes: 0 });
  table.set(Int32Array.of(1), 0, 1, 1_000_000);
  for (let i = 2; i < 40; i++) table.set(Int32Array.of(i), 0, 2, 1);
  expect(table.get(Int32Array.of(1), 0)).toBe(1);
  // Not for ever, though: each time it is spared its claim grows weaker.
  for (let i = 40; i < 400; i++) table.set(Int32Array.of(i), 0, 2, 1);
  expect(table.get(Int32Array.of(1), 0)).toBe(UNDECIDED);
});

test('a table that is refused memory stays as it is and goes on', () => {
  let asked = 0;
  const beforeGrowth = () => {
    asked++;
    throw new BudgetError('bytes', 'no more');
  };
  const table = new Transpositions(1, { beforeGrowth });
  const before = table.bytes;
  for (let i = 1; i < 10_000; i++) table.set(Int32Array.of(i), 0, 1, 1);
  expect([table.bytes, asked]).toEqual([before, 1]);
  expect(table.get(Int32Array.of(9_999), 0)).toBe(1);
});

test('a table that was refused memory once grows when it is told to ask again', () => {
  let refuses = true;
  const beforeGrowth = () => {
    if (refuses) throw new BudgetError('bytes', 'no more');
  };
  const table = new Transpositions(1, { beforeGrowth });
  const small = table.bytes;
  const fill = (from: number) => {
    for (let i = from; i < from + 10_000; i++) table.set(Int32Array.of(i), 0, 1, 1);
  };
  fill(1);
  refuses = false;
  fill(20_000);
  expect(table.bytes).toBe(small);
  table.tryAgain();
  fill(40_000);
  expect(table.bytes).toBeGreaterThan(small);
});

test('thinned, a table keeps as many as it is told, those that took most work first', () => {
  const table = new Transpositions(1);
  for (let i = 1; i <= 1000; i++) table.set(Int32Array.of(i), 0, 1, i <= 100 ? 500 : 3);
  const told = table.size;
  table.thin(400.5);
  expect(table.size).toBe(400);
  let most = 0;
  table.forEach((key) => {
    if (key <= 100) most++;
  });
  expect(most).toBe(100);
  table.thin(50);
  expect(table.size).toBe(50);
  expect(told).toBeGreaterThan(900);
});
