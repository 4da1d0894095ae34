// A column of several words that could not grow: what it says later is right all the same.

import { afterEach, expect, it, vi } from 'vitest';
import type { FormId } from '../../src/forms/arena.ts';
import { WideColumn } from '../../src/forms/columns.ts';
import { Arena } from '../../src/index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Makes the n-th array of integers from now on one too many. */
function noRoomAfter(most: number): void {
  let made = 0;
  const construct = (target: typeof Int32Array, given: [number]) => {
    if (++made > most) throw new RangeError('Array buffer allocation failed');
    return new target(...given);
  };
  vi.stubGlobal('Int32Array', new Proxy(Int32Array, { construct }));
}

it.each([0, 1])('where there was room for %i of its two arrays', (most) => {
  const arena = new Arena();
  // 200 forms, each with the last one as its option.
  let last = 0 as FormId;
  for (let i = 0; i < 200; i++) last = arena.intern([last], []);
  const column = new WideColumn(arena, {
    name: 'ids',
    words: 2,
    fill: (_, __, id, words) => words.set([0, id]),
  });
  const [zero, masks] = [0 as FormId, Int32Array.of(-1, -1)];
  noRoomAfter(most);
  expect(() => column.exceeds(last, zero, masks)).toThrow(RangeError);
  vi.unstubAllGlobals();
  expect(column.exceeds(last, zero, masks)).toBe(true);
  expect(column.exceeds(zero, last, masks)).toBe(false);
});
