/**
 * A model read from the file of a quotient, to go on from it. Nothing of a file is believed: here it is
 * seen to be a commutative monoid with words for its elements, and whoever takes it proves it anew.
 */

import { ValueError } from '../storage/errors.ts';
import { type Model, ownWeight, Products } from './model.ts';
import type { QuotientFile } from './quotient-file.ts';
import { isReduced, isReducedAcrossWeights } from './reduced.ts';
import type { Word } from './sums.ts';

/** Larger numbers are in no file of ours. */
const LARGEST = 10_000;
const LETTERS = 'PLRN';

/** The model of a file with so many kinds. */
export function modelOfFile(file: QuotientFile, kinds: number, movers: 1 | 2): Model {
  const { letters, times, words, classes, step = 0, low = 0, high = 0 } = file;
  const { weights = classes?.map?.(() => 0), units = [], lowPeriod = 1, highPeriod = 1 } = file;
  const { moduli = [] } = file;
  const order = listed(words).length;
  const below = (most: number) => (each: unknown) => isNumber(each, 0, most - 1);
  const isWord = (word: unknown): boolean => listed(word).every(below(kinds));
  demand(order > 0 && listed(words).every(isWord), 'its words');
  demand(
    listed(letters).every(below(kinds)) && new Set(letters).size === letters.length,
    'letters',
  );
  demand(
    listed(times).length === letters.length &&
      times.every((row) => listed(row).length === order && row.every(below(order))),
    'its products',
  );
  demand(listed(classes).length === kinds && classes.every(below(order)), 'its elements');
  demand(
    listed(weights).length === kinds &&
      [...weights, low, high].every((each) => isNumber(each, -LARGEST, LARGEST)) &&
      [step, lowPeriod - 1, highPeriod - 1, high - low].every((each) => isNumber(each, 0, LARGEST)),
    'its weights',
  );
  demand(listed(units).every(isWord) && units.length === (step === 0 ? 0 : 2), 'its units');
  demand(
    listed(moduli).length === (moduli.length === 0 ? 0 : order) &&
      moduli.every((each) => isNumber(each, 0, LARGEST)) &&
      weights.every((weight, kind) => ownWeight({ moduli }, classes[kind] ?? 0, weight) === weight),
    'its moduli',
  );
  const outcomes = listed(file.outcomes).map((row) => winsOf(row, movers));
  demand(
    outcomes.length === order && outcomes.every((row) => row.length === high - low + 1),
    'its outcomes',
  );
  const model: Model = {
    ...{ letters, words, classes, weights, step, units, low, high, lowPeriod, highPeriod },
    times: times.map((row) => Int32Array.from(row)),
    residues: words.map((word) => (step === 0 ? 0 : residue(word, weights, step))),
    ...(moduli.length > 0 && { moduli }),
    outcomes,
  };
  demandMonoid(model);
  demand(step === 0 ? isReduced(model) : isReducedAcrossWeights(model), 'two equal elements');
  return model;
}

/** Letters commute and lead to their own elements, words are those of their classes, units are inverse. */
function demandMonoid(model: Model): void {
  const { letters, times, words, classes, units, weights, step } = model;
  for (const one of times) {
    for (const other of times) {
      const commute = one.every((to, at) => other[to] === one[other[at] as number]);
      demand(commute, 'letters that do not commute');
    }
  }
  demand(
    letters.every((letter, place) => times[place]?.[0] === classes[letter]),
    'a letter that is another element',
  );
  const own = words.map((word) => word.reduce((at, kind) => along(model, kind, at), 0));
  demand(
    own.every((reached, at) => reached === at),
    'a word that is another element',
  );
  const products = new Products(model);
  const [up, down] = units.map((word) => ({
    class: word.reduce((at, kind) => products.of(at, classes[kind] as number), 0),
    weight: weightOf(word, weights),
  }));
  demand(up?.class === down?.class && (up?.class ?? 0) === 0, 'units that are not inverse');
  demand((up?.weight ?? 0) === step && (down?.weight ?? 0) === -step + 0, 'units of other weights');
}

function along({ letters, times }: Model, letter: number, at: number): number {
  const reached = times[letters.indexOf(letter)]?.[at];
  demand(reached !== undefined, 'a word that is not one in the letters');
  return reached as number;
}

function winsOf(row: unknown, movers: 1 | 2): Uint8Array {
  const wins = [...(typeof row === 'string' ? row : '?')].map((letter) => LETTERS.indexOf(letter));
  const known = movers === 2 ? [0, 1, 2, 3] : [0, 3];
  demand(
    wins.every((each) => known.includes(each)),
    'its outcomes',
  );
  return Uint8Array.from(wins, (each) => (movers === 2 ? each : Math.sign(each)));
}

function residue(word: Word, weights: readonly number[], step: number): number {
  return ((weightOf(word, weights) % step) + step) % step;
}

function weightOf(word: Word, weights: readonly number[]): number {
  return word.reduce((sum, kind) => sum + (weights[kind] as number), 0);
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : demand(false, 'what is no list');
}

function isNumber(value: unknown, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
}

function demand(holds: boolean, what: string): never[] {
  if (holds) return [];
  throw new ValueError(
    `the quotient to go on from is not one: it has ${what} that cannot be; begin anew, or take the file as it was written`,
  );
}
