/**
 * Whether a model is a quotient: whether different elements are told apart by the outcome of some sum.
 * For elements of equal weight that is what its classes are made for; across weights it is looked at
 * here.
 */

import type { Ticker } from '../storage/budget.ts';
import { type Model, outcomeAt, Products } from './model.ts';

/**
 * Whether elements of different weights differ beside some element. Multiplying by a unit moves a pair
 * along, and beyond high − low and twice all periods a difference only repeats.
 */
export function isReducedAcrossWeights(model: Model, ticker?: Ticker): boolean {
  const { step, residues, low, high, lowPeriod, highPeriod, words } = model;
  const products = new Products(model);
  const period = step * lowPeriod * highPeriod;
  const most = high - low + 2 * period;
  const differ = (one: number, m: number, other: number, n: number): boolean =>
    words.some((_, beside) => {
      const [a, b] = [products.of(one, beside), products.of(other, beside)];
      for (let k = low - Math.max(m, n) - period; k <= high - Math.min(m, n) + period; k++) {
        if ((k - (residues[beside] as number)) % step !== 0) continue;
        ticker?.tick();
        if (outcomeAt(model, a, m + k) !== outcomeAt(model, b, n + k)) return true;
      }
      return false;
    });
  return words.every((_, one) =>
    words.every((_, other) => {
      const m = residues[one] as number;
      for (let n = (residues[other] as number) - step; n >= m - most - step; n -= step) {
        if (n !== m && !differ(one, m, other, n)) return false;
      }
      for (let n = residues[other] as number; n <= m + most + step; n += step) {
        if ((n !== m || one !== other) && !differ(one, m, other, n)) return false;
      }
      return true;
    }),
  );
}
