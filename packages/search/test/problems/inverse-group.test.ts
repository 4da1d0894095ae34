import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Find } from '../../src/problem.ts';
import { inverseGroup } from '../../src/problems/inverse-group.ts';
import { abelianGroup, elementaryDivisors } from '../../src/problems/smith-normal-form.ts';
import { resultsOf, totalOf } from './running.ts';

describe('Smith normal form', () => {
  test('of matrices with known divisors', () => {
    expect(
      elementaryDivisors([
        [2, 4, 4],
        [-6, 6, 12],
        [10, 4, 16],
      ]),
    ).toEqual([2n, 2n, 156n]);
    expect(
      elementaryDivisors([
        [2, 0],
        [0, 3],
      ]),
    ).toEqual([1n, 6n]);
    expect(elementaryDivisors([[0, 0]])).toEqual([]);
    expect(
      abelianGroup(3, [
        [2, 0, 0],
        [0, 4, 0],
      ]),
    ).toEqual({ rank: 1, torsion: [2n, 4n] });
  });

  const entry = fc.integer({ min: -9, max: 9 });
  const square = fc.array(fc.array(entry, { minLength: 3, maxLength: 3 }), {
    minLength: 3,
    maxLength: 3,
  });

  property.prop([square])(
    'their product is the determinant, the first the greatest common divisor',
    (m) => {
      const [a, b, c] = m as [number[], number[], number[]];
      const minor = (i: number, j: number) => b[i]! * c[j]! - b[j]! * c[i]!;
      const determinant = a[0]! * minor(1, 2) - a[1]! * minor(0, 2) + a[2]! * minor(0, 1);
      const divisors = elementaryDivisors(m);
      const product = divisors.reduce((p, d) => p * d, 1n);
      expect(divisors.length === 3 ? product : 0n).toBe(BigInt(Math.abs(determinant)));
      const gcd = (x: number, y: number): number => (y === 0 ? Math.abs(x) : gcd(y, x % y));
      expect(divisors[0] ?? 0n).toBe(BigInt(m.flat().reduce(gcd, 0)));
      for (const [i, d] of divisors.entries()) expect((divisors[i + 1] ?? d) % d).toBe(0n);
    },
  );
});

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k;
}

describe('the group of the invertible classes of rank at most 2', () => {
  test.each(['E', 'B'])(
    'words of two letters modulo %s: a class is its own inverse where it is its own conjugate',
    async (universe) => {
      const parameters = { universe, length: 2 };
      const total = totalOf(await resultsOf(inverseGroup, parameters));
      // One of each class and its conjugate, and the self-conjugate ones: 46 and 52 classes with 0.
      const { generators, words } = total.counts;
      const n = Number(generators);
      // n words of one letter; a generator with itself, or with a later one or its conjugate.
      expect(Number(words)).toBe(n + n + n * (n - 1));
      const classes = universe === 'E' ? 46 : 52;
      expect(2 * n - total.finds.length + 1).toBe(classes);
      for (const find of total.finds) {
        expect(await inverseGroup.verify?.(parameters, find)).toBeNull();
        const { exponents } = find.data as { readonly exponents: number[] };
        expect(exponents.filter((count) => count !== 0)).toEqual([2]);
      }
      const torsion = total.finds.map(() => 'Z/2').join(' + ');
      expect(inverseGroup.conclude(parameters, total)[1]).toContain(`+ ${torsion};`);
    },
  );

  test('the longest words are counted without being listed, and longer ones refused', async () => {
    // n generators: choose k of them, the signs of all but the first, and how often each stands.
    const { counts } = totalOf(await resultsOf(inverseGroup, { universe: 'B', length: 1 }));
    const n = Number(counts['generators']);
    let words = 0;
    for (let length = 1; length <= 9; length++) {
      for (let k = 1; k <= length; k++) {
        words += choose(n, k) * 2 ** (k - 1) * choose(length - 1, k - 1);
      }
    }
    const { shards } = await inverseGroup.plan({ universe: 'B', length: 9 });
    expect(shards).toBe(Math.ceil(words / 5_000));
    expect(() => inverseGroup.plan({ universe: 'B', length: 10 })).toThrow('from 1 to 9');
  });

  test('a false relation is refused', async () => {
    const parameters = { universe: 'E', length: 2 };
    const results = await resultsOf(inverseGroup, parameters);
    const [one, other] = results.flatMap(({ finds }) => finds) as [Find, Find];
    expect(await inverseGroup.verify?.(parameters, { ...one, data: other.data })).not.toBeNull();
    expect(await inverseGroup.verify?.(parameters, { ...one, certificates: [] })).not.toBeNull();
  });
});
