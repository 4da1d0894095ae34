/** The monoid of a `proviso-quotient` file: classes, weights and outcomes. */

import type { Ticker } from '../storage/budget.ts';
import { demand } from './fault.ts';
import { readNumber, readWord } from './quotient-moves.ts';
import { listOf, type Reader } from './reader.ts';

const LARGEST = 10_000;
/** Who wins when moving first: Left 1, Right 2. */
const LETTERS = ['P', 'L', 'R', 'N'];

export class QuotientTable {
  readonly letters: readonly number[];
  readonly words: readonly (readonly number[])[];
  readonly classes: readonly number[];
  readonly weights: readonly number[];
  readonly step: number;
  readonly low: number;
  readonly high: number;
  readonly lowPeriod: number;
  readonly highPeriod: number;
  readonly residues: readonly number[];
  /** Modulo what the weights of each class matter, 0 where all differ. */
  private readonly moduli: readonly number[];
  /** times[letter][class]. */
  private readonly times: readonly (readonly number[])[];
  private readonly outcomes: readonly (readonly number[])[];
  private readonly rows: number[][] = [];

  constructor(fields: Reader, kinds: number, ticker: Ticker) {
    const numbers = (field: string, least: number, most: number): number[] =>
      listOf(fields.value(field), `file.${field}`).map((each) =>
        readNumber(each, least, most, `file.${field}`),
      );
    const number = (field: string, least: number): number =>
      readNumber(fields.value(field), least, LARGEST, `file.${field}`);
    this.words = fields.lists('words').map((word) => readWord(word, kinds, 'file.words'));
    const order = this.words.length;
    demand(order > 0, 'file.words: there is no element');
    this.letters = numbers('letters', 0, kinds - 1);
    this.times = fields.lists('times').map((row) => {
      demand(row.length === order, 'file.times: not a number for each class');
      return readWord(row, order, 'file.times');
    });
    demand(this.times.length === this.letters.length, 'file.times: not a row for each letter');
    this.classes = numbers('classes', 0, order - 1);
    demand(this.classes.length === kinds, 'file.classes: not one for each game');
    const weighed = fields.has('weights');
    this.weights = weighed ? numbers('weights', -LARGEST, LARGEST) : this.classes.map(() => 0);
    demand(this.weights.length === kinds, 'file.weights: not one for each game');
    this.step = weighed ? number('step', 1) : 0;
    this.low = weighed ? number('low', -LARGEST) : 0;
    this.high = weighed ? number('high', this.low) : 0;
    this.lowPeriod = weighed ? number('lowPeriod', 1) : 1;
    this.highPeriod = weighed ? number('highPeriod', 1) : 1;
    this.moduli = fields.has('moduli')
      ? numbers('moduli', 0, LARGEST)
      : Array<number>(order).fill(0);
    demand(this.moduli.length === order, 'file.moduli: not one for each class');
    const even = this.moduli.every((each) => (this.step === 0 ? each : each % this.step) === 0);
    demand(even, 'file.moduli: one is no multiple of the step');
    const least = this.classes.every((at, kind) => {
      const [modulus, weight] = [this.moduli[at] ?? 0, this.weights[kind] ?? 0];
      return modulus === 0 || (weight >= 0 && weight < modulus);
    });
    demand(least, 'file.weights: one is not the least of its element');
    demand(this.moduli[0] === 0, 'file.moduli: class 0 has one, so that units have a finite order');
    const width = this.high - this.low + 1;
    for (const period of [this.lowPeriod, this.highPeriod]) {
      const fits = period <= width && (this.step === 0 || period % this.step === 0);
      demand(fits, 'a period does not fit between low and high, or is no multiple of the step');
    }
    this.outcomes = listOf(fields.value('outcomes'), 'file.outcomes').map((text) => {
      const isRow = typeof text === 'string' && text.length === width && /^[PLRN]+$/u.test(text);
      demand(isRow, 'file.outcomes: not a letter for each weight');
      return [...text].map((letter) => LETTERS.indexOf(letter));
    });
    demand(this.outcomes.length === order, 'file.outcomes: not one for each class');
    this.demandMonoid(ticker);
    this.residues = this.words.map((word) =>
      this.step === 0 ? 0 : modulo(this.weightOf(word), this.step),
    );
    if (weighed) this.demandUnits(fields, kinds);
  }

  /** The product of two classes. */
  product(one: number, other: number): number {
    return this.row(other)[one] ?? 0;
  }

  classOf(word: readonly number[]): number {
    return word.reduce((at, kind) => this.product(at, this.classes[kind] ?? 0), 0);
  }

  weightOf(word: readonly number[]): number {
    return word.reduce((sum, kind) => sum + (this.weights[kind] ?? 0), 0);
  }

  /** Whether an element with this class and weight occurs. */
  occurs(at: number, weight: number): boolean {
    return this.step === 0 || modulo(weight, this.step) === this.residues[at];
  }

  outcome(at: number, weight: number): number {
    return this.outcomes[at]?.[folded(weight, this.low, this.high, this) - this.low] ?? 0;
  }

  /** Different elements differ beside some element. */
  demandReduced(ticker: Ticker): void {
    const fault = 'two elements have the same outcome beside every element';
    if (this.step > 0) this.demandWeightsDiffer(ticker, fault);
    let classes = this.outcomes.map((row) => row.join());
    for (let count = 0; new Set(classes).size !== count; ) {
      count = new Set(classes).size;
      ticker.tick(classes.length * (1 + this.letters.length));
      const numbers = new Map([...new Set(classes)].map((each, i) => [each, i]));
      classes = classes.map((each, at) =>
        [each, ...this.times.map((row) => classes[row[at] ?? 0] ?? '')]
          .map((key) => numbers.get(key))
          .join(),
      );
    }
    demand(this.step > 0 || new Set(classes).size === this.words.length, fault);
  }

  /** Any two elements, the first brought near 0 by units, the second as far off as matters. */
  private demandWeightsDiffer(ticker: Ticker, fault: string): void {
    const { step, low, high, lowPeriod, highPeriod, residues } = this;
    const period = lowPeriod * highPeriod;
    const far = high - low + 2 * period;
    const differ = (a: number, m: number, b: number, n: number): boolean => {
      for (const beside of this.words.keys()) {
        const [one, other] = [this.product(a, beside), this.product(b, beside)];
        for (let k = low - Math.max(m, n) - period; k <= high - Math.min(m, n) + period; k++) {
          if (!this.occurs(beside, k)) continue;
          ticker.tick();
          if (this.outcome(one, m + k) !== this.outcome(other, n + k)) return true;
        }
      }
      return false;
    };
    for (const [a, m] of residues.entries()) {
      const modulus = this.moduli[a] ?? 0;
      demand(
        modulus === 0 || !differ(a, m, a, m + modulus),
        'file.moduli: weights matter that are said not to',
      );
      const isSame = (n: number): boolean => (modulus === 0 ? n === m : (n - m) % modulus === 0);
      for (const [b, residue] of residues.entries()) {
        const first = residue - step * Math.ceil((far + step) / step);
        for (let n = first; n <= m + far + step; n += step) {
          demand((a === b && isSame(n)) || differ(a, m, b, n), fault);
        }
      }
    }
  }

  /** Letters commute, and the words are those of the classes: then it is a commutative monoid. */
  private demandMonoid(ticker: Ticker): void {
    const places = new Map(this.letters.map((letter, place) => [letter, place]));
    demand(places.size === this.letters.length, 'file.letters: a letter is there twice');
    for (const one of this.times) {
      for (const other of this.times) {
        ticker.tick(one.length);
        const commute = one.every((to, at) => other[to] === one[other[at] ?? 0]);
        demand(commute, 'file.times: two letters do not commute');
      }
    }
    for (const [at, word] of this.words.entries()) {
      ticker.tick(word.length);
      let reached = 0;
      for (const letter of word) {
        const row = this.times[places.get(letter) ?? -1];
        demand(row !== undefined, 'file.words: a word is not one in the letters');
        reached = row[reached] ?? 0;
      }
      demand(reached === at, `file.words[${at}]: the word is another element`);
    }
    for (const [place, letter] of this.letters.entries()) {
      const own = this.times[place]?.[0] === this.classes[letter];
      demand(own, 'file.classes: a letter is not where it leads');
    }
  }

  /** Inverse sums of the weights step and −step. */
  private demandUnits(fields: Reader, kinds: number): void {
    const units = fields.lists('units').map((word) => readWord(word, kinds, 'file.units'));
    const weights = units.map((word) => this.weightOf(word));
    demand(weights.join() === `${this.step},${-this.step}`, 'file.units: not of the weight step');
    demand(
      units.every((word) => this.classOf(word) === 0),
      'file.units: not of class 0',
    );
    const fits = this.classes.every(
      (at, kind) => modulo(this.weights[kind] ?? 0, this.step) === this.residues[at],
    );
    demand(fits, 'file.weights: a weight is not one of its class');
    for (const [place, letter] of this.letters.entries()) {
      const leads = this.residues.every((residue, at) =>
        this.occurs(this.times[place]?.[at] ?? 0, residue + (this.weights[letter] ?? 0)),
      );
      demand(leads, 'file.times: a letter leads to a class of another weight');
    }
  }

  private row(factor: number): readonly number[] {
    const known = this.rows[factor];
    if (known !== undefined) return known;
    const places = (this.words[factor] ?? []).map((letter) => this.letters.indexOf(letter));
    const row = [...this.words.keys()].map((start) =>
      places.reduce((at, place) => this.times[place]?.[at] ?? 0, start),
    );
    this.rows[factor] = row;
    return row;
  }
}

/** A weight between two bounds, beyond which it repeats with periods. */
export function folded(
  weight: number,
  low: number,
  high: number,
  periods: { readonly lowPeriod: number; readonly highPeriod: number },
): number {
  if (weight < low) return low + modulo(weight - low, periods.lowPeriod);
  if (weight > high) return high - modulo(high - weight, periods.highPeriod);
  return weight;
}

function modulo(n: number, by: number): number {
  return ((n % by) + by) % by;
}
