import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { foldCount } from '../../src/folds/fold.ts';
import { smallestFold } from '../../src/folds/sequence.ts';

property.prop([fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 1, maxLength: 9 }), fc.nat()])(
  'the smallest fold gives the sequence, and no smaller one does',
  (sequence, pick) => {
    const start = pick % sequence.length;
    const long: number[] = [...sequence];
    while (long.length < 60) long.push(long[long.length - (sequence.length - start)] ?? -1);
    const fits = (index: number, period: number): boolean =>
      long.every((value, k) => k < index || k + period >= 60 || value === long[k + period]);
    const { index, period, values } = smallestFold(sequence, start);
    expect(values).toHaveLength(index + period);
    long.forEach((value, k) => {
      expect(values[foldCount(k, { index, period })]).toBe(value);
    });
    for (let shorter = 1; shorter < period; shorter++) expect(fits(20, shorter)).toBe(false);
    if (index > 0) expect(fits(index - 1, period)).toBe(false);
  },
);
