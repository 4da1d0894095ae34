/**
 * Whether a model is a quotient: whether different elements are told apart by the outcome of some sum.
 * For elements of equal weight that is what its classes are made for; across weights it is looked at
 * here.
 */

import type { Ticker } from '../storage/budget.ts';
import { type Model, outcomeAt, ownWeight, Products } from './model.ts';
import { type Word, wordProduct } from './sums.ts';

type Differ = (one: number, m: number, other: number, n: number) => boolean;

/** Whether two elements have different outcomes beside some element. */
function differing(model: Model, ticker: Ticker | undefined): Differ {
  const { step, residues, low, high, lowPeriod, highPeriod, words } = model;
  const products = new Products(model);
  const period = step * lowPeriod * highPeriod;
  return (one, m, other, n) =>
    words.some((_, beside) => {
      const [a, b] = [products.of(one, beside), products.of(other, beside)];
      for (let k = low - Math.max(m, n) - period; k <= high - Math.min(m, n) + period; k++) {
        if ((k - (residues[beside] as number)) % step !== 0) continue;
        ticker?.tick();
        if (outcomeAt(model, a, m + k) !== outcomeAt(model, b, n + k)) return true;
      }
      return false;
    });
}

/**
 * For each class the least number modulo which its weights matter, 0 where all weights differ. Outcomes
 * that repeat throughout do so with a period of both ends, so that one of these is looked at.
 */
export function weightModuli(model: Model, ticker?: Ticker): number[] {
  const { step, residues, lowPeriod } = model;
  const differ = differing(model, ticker);
  return residues.map((weight, at) => {
    for (let modulus = step; modulus <= lowPeriod; modulus += step) {
      if (lowPeriod % modulus === 0 && !differ(at, weight, at, weight + modulus)) return modulus;
    }
    return 0;
  });
}

/**
 * Whether different elements differ beside some element, and units have no finite order. Multiplying by a
 * unit moves a pair along, and beyond high − low and twice all periods a difference only repeats.
 */
export function isReducedAcrossWeights(model: Model, ticker?: Ticker): boolean {
  const { step, residues, low, high, lowPeriod, highPeriod, words } = model;
  const moduli = weightModuli(model, ticker);
  const isAsSaid = moduli.every((modulus, at) => modulus === (model.moduli?.[at] ?? 0));
  if (!isAsSaid || moduli[0] !== 0) return false;
  const differ = differing(model, ticker);
  const most = high - low + 2 * step * lowPeriod * highPeriod;
  const isSame = (one: number, m: number, other: number, n: number): boolean =>
    one === other && ownWeight(model, one, m) === ownWeight(model, other, n);
  return words.every((_, one) =>
    words.every((_, other) => {
      const m = residues[one] as number;
      const first = (residues[other] as number) - step * Math.ceil((most + step) / step);
      for (let n = first; n <= m + most + step; n += step) {
        if (!isSame(one, m, other, n) && !differ(one, m, other, n)) return false;
      }
      return true;
    }),
  );
}

/**
 * Words beside which different classes have different outcomes, by Moore's refinement: as many as it
 * takes. `isReduced` tells whether they tell all classes apart.
 */
export function separatingWords(model: Model): Word[] {
  const { outcomes, letters, times, words } = model;
  // For each test, who wins each class beside it, at all weights that are kept.
  const tests: Word[] = [[]];
  const columns: string[][] = [outcomes.map((row) => row.join())];
  let blocks = numbered(columns[0] ?? []);
  for (let i = 0; i < tests.length; i++) {
    for (const [place, letter] of letters.entries()) {
      const step = times[place] as Int32Array;
      const column = words.map((_, at) => columns[i]?.[step[at] as number] ?? '');
      const finer = numbered(column.map((each, at) => `${blocks[at]} ${each}`));
      if (Math.max(...finer) === Math.max(...blocks)) continue;
      blocks = finer;
      tests.push(wordProduct(tests[i] ?? [], [letter]));
      columns.push(column);
    }
  }
  return tests;
}

/** Whether different classes have different outcomes beside some class. */
export function isReduced(model: Model): boolean {
  const products = new Products(model);
  const tests = separatingWords(model).map((word) =>
    word.reduce((at, kind) => products.of(at, model.classes[kind] as number), 0),
  );
  const rows = model.words.map((_, at) =>
    tests.map((test) => model.outcomes[products.of(at, test)]?.join()).join(';'),
  );
  return new Set(rows).size === rows.length;
}

/** Texts as numbers, equal ones alike. */
function numbered(texts: readonly string[]): number[] {
  const known = new Map<string, number>();
  return texts.map((text) => {
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  });
}
