// Rows of answers against a plain map.

import { expect, test } from 'vitest';
import { AnswerRows, UNKNOWN, YES } from '../../src/storage/pair-tables-by-row.ts';
import { random } from '../oracle/random.ts';

test('rows keep what they are told, however they grow', () => {
  const stream = random(5);
  const rows = new AnswerRows();
  const told = new Map<string, number>();
  for (let i = 0; i < 60_000; i++) {
    // A few long rows among many short ones, and some answers told again, sometimes otherwise.
    const a = stream.chance(0.5) ? stream.below(5) : stream.below(3_000);
    const b = stream.below(stream.chance(0.1) ? 2 ** 30 : 4_000);
    const key = `${a} ${b}`;
    expect(rows.get(a, b)).toBe(told.get(key) ?? UNKNOWN);
    const answer = stream.chance(0.3);
    rows.set(a, b, answer);
    told.set(key, answer ? YES : 0);
  }
  expect(rows.size).toBe(told.size);
  for (const [key, answer] of told) {
    const [a = 0, b = 0] = key.split(' ').map(Number);
    expect(rows.get(a, b)).toBe(answer);
  }
  expect(rows.get(1_000_000, 0)).toBe(UNKNOWN);
});

test('a refusal to grow leaves the rows as they were', () => {
  let allowed = true;
  const rows = new AnswerRows(() => {
    if (!allowed) throw new RangeError('no more memory');
  });
  for (let b = 0; b < 500; b++) rows.set(3, b, b % 3 === 0);
  allowed = false;
  let refused = 0;
  for (let a = 0; a < 2_000; a++) {
    try {
      rows.set(a, 7, true);
    } catch {
      refused++;
      expect(rows.get(a, 7)).toBe(a === 3 ? 0 : UNKNOWN);
    }
  }
  expect(refused).toBeGreaterThan(1_000);
  for (let b = 0; b < 500; b++) {
    if (b !== 7) expect(rows.get(3, b)).toBe(b % 3 === 0 ? YES : 0);
  }
});
