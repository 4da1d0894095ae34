import { readFileSync } from 'node:fs';
import { Arena, E, type FormId, Right, rank, sum, ZERO } from '@proviso/engine';
import { checkText } from '@proviso/engine/check';
import {
  deadEndSum,
  deadEnds,
  deadEndValue,
  endToText,
  irreducibleFactorisations,
  isIrreducibleEnd,
  parseEnd,
} from '@proviso/engine/ends';
import { CanonicalOrder } from '@proviso/engine/forms';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/problem.ts';
import { certificateFault } from '../../src/problems/certificate-fault.ts';
import { CommonFactors } from '../../src/problems/common-factors.ts';
import { deadEndFactors } from '../../src/problems/dead-end-factors.ts';
import { resultsOf, totalOf } from './running.ts';

/** a + b = c + y, all four irreducible. */
const TWO_WAYS = {
  a: '((10)0)#(10)',
  b: '((10)#(10))((10)0)',
  c: '(10)0',
  y: '(((10)#(10))((10)0))#(((10)0)#(10))',
};

/** [Siegel, Theorem 3.1] on forms that are not reduced. */
function isAtLeast(arena: Arena, g: FormId, h: FormId): boolean {
  if (g === ZERO || h === ZERO) return g === h;
  return arena
    .options(g, Right)
    .every((option) => arena.options(h, Right).some((other) => isAtLeast(arena, option, other)));
}

describe('factors of Left dead ends', () => {
  test('no two sums of two atoms of L_4 are equal, so none has several factorisations', async () => {
    const parameters = { first: 4, second: 4 };
    const total = totalOf(await resultsOf(deadEndFactors, parameters));
    // The other way: add up all pairs, and see whether two sums meet.
    const arena = new Arena();
    const atoms = deadEnds(arena, 4).filter((end) => isIrreducibleEnd(arena, end));
    const sums = atoms.flatMap((a, i) => atoms.slice(i).map((b) => deadEndSum(arena, a, b)));
    expect(new Set(sums).size).toBe(sums.length);
    expect(total.finds).toEqual([]);
    expect(deadEndFactors.conclude(parameters, total)[0]).toContain('in one way only');
    // Beside them, the reducible ends of L_3 with each atom.
    const reducible = deadEnds(arena, 3).filter((end) => end !== ZERO && !atoms.includes(end));
    expect(total.counts['sums']).toBe(String(sums.length + reducible.length * atoms.length));
  });

  test('what is not taken apart has one factorisation', async () => {
    const total = totalOf(await resultsOf(deadEndFactors, { first: 4, second: 4 }));
    const arena = new Arena();
    const last = deadEnds(arena, 4).filter(
      (end) => isIrreducibleEnd(arena, end) && rank(arena, end) === 4,
    );
    const sums = last.flatMap((a, i) => last.slice(i).map((b) => deadEndSum(arena, a, b)));
    const apart = Number(total.counts['sums']) - Number(total.counts['taken apart']);
    expect(apart).toBeGreaterThan(0);
    expect(apart).toBeLessThanOrEqual(sums.length);
    for (const sum of sums) expect(irreducibleFactorisations(arena, sum)).toHaveLength(1);
  });

  test('a sum of two atoms of rank 5 has a second factorisation, which is found and confirmed', () => {
    const arena = new Arena();
    const end = (text: string): FormId => deadEndValue(arena, parseEnd(arena, text));
    const { a, b, c, y } = TWO_WAYS;
    const whole = deadEndSum(arena, end(a), end(b));
    expect(whole).toBe(deadEndSum(arena, end(c), end(y)));
    // The other way: on sums as they are played, by the definition of the order alone.
    const [one, other] = [sum(arena, end(a), end(b)), sum(arena, end(c), end(y))];
    expect([isAtLeast(arena, one, other), isAtLeast(arena, other, one)]).toEqual([true, true]);
    expect(isAtLeast(arena, end(a), end(b))).toBe(false);
    const ways = irreducibleFactorisations(arena, whole).map((way) =>
      way.map((part) => endToText(arena, part) ?? ''),
    );
    expect(ways.map((way) => way.toSorted())).toEqual([[c, y].toSorted(), [a, b].toSorted()]);
    const data = { sum: endToText(arena, whole) ?? '', ways };
    expect(deadEndFactors.verify?.({}, { key: '', text: '', data })).toBeNull();
  });

  test('no lemma hides it: its options have a common factor', () => {
    const arena = new Arena();
    const ends = [...deadEnds(arena, 5)];
    const order = new CanonicalOrder(arena, ends);
    ends.sort((a, b) => order.place(a) - order.place(b));
    const place = (text: string): number =>
      ends.indexOf(deadEndValue(arena, parseEnd(arena, text)));
    const common = new CommonFactors(arena, ends, deadEnds(arena, 4).length);
    const { a, b, c } = TWO_WAYS;
    expect(common.common(place(a), place(b))).toBe(1n << BigInt(place(c)));
  });

  test('the certificates in the findings say that the two sums are equal, and hold', () => {
    const file = new URL('../../../../docs/findings/two-factorisations.json', import.meta.url);
    const text = readFileSync(file, 'utf8');
    expect([...checkText(text)].map(({ verdict }) => verdict.valid)).toEqual([true, true]);
    const arena = new Arena();
    const end = (name: string): FormId => parseEnd(arena, name);
    const one = sum(arena, end(TWO_WAYS.a), end(TWO_WAYS.b));
    const other = sum(arena, end(TWO_WAYS.c), end(TWO_WAYS.y));
    const [above, below] = JSON.parse(text) as readonly Json[];
    expect(certificateFault(arena, above, 'G >= H', [one, other], E)).toBeNull();
    expect(certificateFault(arena, below, 'G >= H', [other, one], E)).toBeNull();
  });

  test('a wrong find is refused', () => {
    const arena = new Arena();
    const find = (sum: string, ways: string[][]) => ({ key: sum, text: '', data: { sum, ways } });
    const verify = (sum: string, ways: string[][]) => deadEndFactors.verify?.({}, find(sum, ways));
    expect(verify('2', [['1', '1']])).toBe('there are not two ways');
    expect(
      verify('3', [
        ['1', '2'],
        ['1', '1', '1'],
      ]),
    ).toBe('2 is itself a sum');
    expect(
      verify('3', [
        ['1', '1'],
        ['1', '1', '1'],
      ]),
    ).toBe('1 + 1 is not 3');
    // One way told twice: in another order, and with an end written in another way.
    const atoms = deadEnds(arena, 3).filter((end) => isIrreducibleEnd(arena, end));
    const [a = ZERO, b = ZERO] = atoms.filter((end) => end !== atoms[0]);
    const [one, other, whole] = [a, b, deadEndSum(arena, a, b)].map(
      (end) => endToText(arena, end) ?? '',
    ) as [string, string, string];
    const twice = [
      [one, other],
      [other, one],
    ];
    expect(verify(whole, twice)).toBe('there are not two ways');
    expect(verify('3', [[], ['1', '1', '1']])).not.toBeNull();
    const found = { ...totalOf([]), finds: [find('3', [])] };
    expect(deadEndFactors.conclude({}, found)[0]).toContain('not unique');
  });

  test('refuses levels that are not listed or the wrong way round', () => {
    expect(() => deadEndFactors.plan({ first: 4, second: 6 })).toThrow('from 1 to 5');
    expect(() => deadEndFactors.plan({ first: 5, second: 4 })).toThrow('smaller level first');
  });
});
