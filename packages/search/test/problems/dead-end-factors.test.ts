import { Arena, rank, ZERO } from '@proviso/engine';
import {
  deadEndSum,
  deadEnds,
  endToText,
  irreducibleFactorisations,
  isIrreducibleEnd,
} from '@proviso/engine/ends';
import { describe, expect, test } from 'vitest';
import { deadEndFactors } from '../../src/problems/dead-end-factors.ts';
import { resultsOf, totalOf } from './running.ts';

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
