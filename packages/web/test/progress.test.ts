// How far a computation is, in words.

import { expect, it, vi } from 'vitest';
import { progressText } from '../src/parts/progress.ts';
import type { Progress } from '../src/protocol/answers.ts';
import { runStatement } from '../src/worker/sheet-session.ts';

it('counts one form, many positions and whole mebibytes', () => {
  expect(progressText({ forms: 1, positions: 93_661, bytes: 18.2 * 2 ** 20 })).toBe(
    '1 form, 93,661 positions, 19 MiB',
  );
  expect(progressText({ forms: 1_234_567, bytes: 0 })).toBe('1,234,567 forms, 0 MiB');
  expect(progressText({ forms: 2, bytes: 0, element: 7, elements: 1000 })).toBe(
    'element 7 of 1,000, 2 forms, 0 MiB',
  );
});

it('names the statement above that is run again, and counts positions of boards', () => {
  const told: Progress[] = [];
  // A clock by which every look is late enough to tell something.
  let now = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 1_000;
    return now;
  });
  const before = 'x := [rank(nimheap(n)) for n in 1..300]';
  const after = { kept: 0, again: [before], leaves: false };
  const { json } = runStatement('outcome(domineering(5, 5))', after, (one) => told.push(one));
  expect(JSON.parse(json)).toMatchObject({ ok: true });
  clock.mockRestore();
  expect(told.some(({ again, elements }) => again === before && elements === 300)).toBe(true);
  expect(
    told.filter(({ again }) => again === undefined).some(({ positions = 0 }) => positions > 0),
  ).toBe(true);
});
