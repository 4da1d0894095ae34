import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { coarsestCongruence } from '../../src/quotients/congruence.ts';
import { monoidOf, multiplicationTable } from '../../src/quotients/monoid.ts';
import { printMonomial, printPresentation } from '../../src/quotients/presentation.ts';

/** Powers of one generator, where a^(index + period) = a^index. */
const cyclic = (index: number, period: number) =>
  monoidOf(1, ([count = 0]) =>
    count < index + period ? count : index + ((count - index) % period),
  );

describe('monoids with one generator', () => {
  it.each([
    [0, 1, '⟨  |  ⟩'],
    [0, 4, '⟨ a | a^4 = 1 ⟩'],
    [1, 1, '⟨ a | a^2 = a ⟩'],
    [3, 2, '⟨ a | a^5 = a^3 ⟩'],
  ])('a^(%i + %i) repeats', (index, period, presentation) => {
    const monoid = cyclic(index, period);
    expect(monoid.order).toBe(index + period);
    expect(printPresentation(monoid)).toBe(presentation);
    expect(monoid.zero).toBe(period === 1 ? index : undefined);
    const fold = (power: number) => (power < index ? power : index + ((power - index) % period));
    expect(multiplicationTable(monoid)).toEqual(
      monoid.elements.map((_, x) => monoid.elements.map((_, y) => fold(x + y))),
    );
  });
});

describe('monoids with several generators', () => {
  it('a kind that is a product of smaller ones gets no letter', () => {
    // The second kind is the square of the first, the third the identity.
    const monoid = monoidOf(3, ([a = 0, b = 0]) => (a + 2 * b) % 5);
    expect(monoid.generators).toEqual([0]);
    expect(monoid.order).toBe(5);
    expect(printMonomial(monoid, monoid.elements[monoid.elementOf([1, 1, 9])] ?? [])).toBe('a^3');
  });

  it('more than 26 letters', () => {
    // Subsets of 27 kinds would be too many; all products of two are the same.
    const monoid = monoidOf(27, (counts) =>
      counts.reduce((sum, count) => sum + count, 0) > 1 ? 99 : counts.indexOf(1),
    );
    expect(monoid.order).toBe(29);
    expect(monoid.zero).toBe(28);
    const names = monoid.elements.map((each) => printMonomial(monoid, each));
    expect(names.slice(0, 3)).toEqual(['1', 'a', 'b']);
    expect(names.slice(26)).toEqual(['z', ' x26', 'a^2']);
  });
});

describe('the coarsest congruence', () => {
  const arbitrary = fc.integer({ min: 1, max: 7 }).chain((size) =>
    fc.tuple(
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: size, maxLength: size }),
      fc.array(fc.array(fc.nat({ max: size - 1 }), { minLength: size, maxLength: size }), {
        maxLength: 2,
      }),
    ),
  );

  property.prop([arbitrary])('joins what no product tells apart', ([values, maps]) => {
    const classes = coarsestCongruence(
      Int32Array.from(values),
      maps.map((map) => Int32Array.from(map)),
    );
    // What is told apart, by the definition: values differ, or places one step later are told apart.
    const apart = values.map((one) => values.map((other) => one !== other));
    for (let round = 0; round < values.length ** 2; round++) {
      for (const map of maps) {
        apart.forEach((row, x) => {
          row.forEach((_, y) => {
            if (apart[map[x] ?? 0]?.[map[y] ?? 0]) row[y] = true;
          });
        });
      }
    }
    values.forEach((_, x) => {
      values.forEach((_, y) => {
        expect(classes[x] !== classes[y]).toBe(apart[x]?.[y]);
      });
    });
  });
});
