import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { exceedsSimplex, Simplex } from '../../src/folds/simplex.ts';
import { vectors } from './plain.ts';

const weightsAndTotal = fc.tuple(
  fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 }),
  fc.integer({ min: 0, max: 7 }),
);

const weightOf = (counts: readonly number[], weights: readonly number[]): number =>
  counts.reduce((sum, count, kind) => sum + count * (weights[kind] ?? 0), 0);

/** All vectors of bounded weight, the last kind counting most. */
function listed(weights: readonly number[], total: number): number[][] {
  return vectors(weights.length, total)
    .filter((counts) => weightOf(counts, weights) <= total)
    .sort((g, h) => {
      const kind = g.findLastIndex((count, each) => count !== h[each]);
      return kind < 0 ? 0 : (g[kind] ?? 0) - (h[kind] ?? 0);
    });
}

property.prop([weightsAndTotal])('vectors are numbered in order', ([weights, total]) => {
  const simplex = new Simplex(weights, total);
  const all = listed(weights, total);
  expect(simplex.size).toBe(all.length);
  const above = simplex.first();
  for (const [number, counts] of all.entries()) {
    if (number > 0) simplex.next(above);
    expect(simplex.numberOf(counts)).toBe(number);
    expect([...above]).toEqual([
      ...weights.map((_, kind) =>
        weightOf(
          counts.map((count, each) => (each < kind ? 0 : count)),
          weights,
        ),
      ),
      0,
    ]);
    for (const [kind, weight] of weights.entries()) {
      const more = counts.map((count, each) => count + (each === kind ? 1 : 0));
      if (weightOf(more, weights) > total) continue;
      expect(number + simplex.rise(above, kind, weight)).toBe(simplex.numberOf(more));
    }
  }
});

property.prop([weightsAndTotal, fc.integer({ min: 0, max: 50 })])(
  'more than allowed',
  ([weights, total], allowed) => {
    const many = listed(weights, total).length;
    expect(exceedsSimplex(weights, total, allowed)).toBe(many > allowed);
    expect(exceedsSimplex(weights, total, many)).toBe(false);
    expect(exceedsSimplex(weights, total, many - 1)).toBe(true);
  },
);

test('an endless list of weights is given up', () => {
  function* ones(): Generator<number> {
    for (;;) yield 1;
  }
  expect(exceedsSimplex(ones(), 1, 10)).toBe(true);
});
