// How far a computation is, in words.

import { expect, it } from 'vitest';
import { progressText } from '../src/parts/progress.ts';

it('counts one form, many positions and whole mebibytes', () => {
  expect(progressText({ forms: 1, positions: 93_661, bytes: 18.2 * 2 ** 20 })).toBe(
    '1 form, 93,661 positions, 19 MiB',
  );
  expect(progressText({ forms: 1_234_567, bytes: 0 })).toBe('1,234,567 forms, 0 MiB');
  expect(progressText({ forms: 2, bytes: 0, element: 7, elements: 1000 })).toBe(
    'element 7 of 1,000, 2 forms, 0 MiB',
  );
});
