// Quotients of twenty octal codes against play: outcomes of all sums of up to eight heaps, on plain lists
// of counts with moves read off the digits here.
import { expect, it } from 'vitest';
import { quotientOfHeaps } from '../../src/quotients/index.ts';
import { octal } from '../../src/rulesets/index.ts';
import { plainOutcome } from '../folds/plain.ts';
import { rowOf, sums, wordOf } from './by-play.ts';

const CODES =
  '0.07 0.12 0.15 0.16 0.17 0.26 0.31 0.35 0.37 0.45 0.51 0.53 0.57 0.71 0.75 0.77 0.123 0.144 0.312 4.7';
/** The largest heap, and the most of them in a sum. */
const HEAPS = 5;
const SUMMANDS = 8;

/** What a heap can become: digit d of the code, at place k, takes k and leaves none, one or two heaps. */
function optionsOf(code: string, heap: number): number[][] {
  const digits = code.replace('.', '').split('').map(Number);
  return digits.flatMap((digit, taken) => {
    const rest = heap - taken;
    if (rest < 0) return [];
    const left: number[][] = [];
    if ((digit & 1) !== 0 && rest === 0) left.push([]);
    if ((digit & 2) !== 0 && rest > 0 && taken > 0) left.push([rest]);
    if ((digit & 4) !== 0) for (let a = 1; 2 * a <= rest; a++) left.push([a, rest - a]);
    return left.map((heaps) =>
      Array.from({ length: HEAPS }, (_, i) => heaps.filter((each) => each === i + 1).length),
    );
  });
}

/** Sums that are compared, beside all of up to eight heaps. */
const COMPARED = sums(HEAPS, 2);

it.each(CODES.split(' '))(
  '%s: sums of up to eight heaps are won, and are the same, as play says',
  (code) => {
    const found = quotientOfHeaps(octal(code), HEAPS);
    const outcomeOf = plainOutcome({
      kinds: HEAPS,
      misere: true,
      options: (kind) => optionsOf(code, kind + 1),
    });
    const all = sums(HEAPS, SUMMANDS);
    for (const counts of all) {
      const word = wordOf(counts);
      expect(found.outcomeOf(found.elementOf(word)), word.join()).toBe(outcomeOf(counts));
    }
    // Two sums are one element exactly if no sum of up to eight heaps tells them apart.
    const rows = COMPARED.map((counts) => rowOf(outcomeOf, counts, all));
    const elements = COMPARED.map((counts) => found.elementOf(wordOf(counts)).class);
    for (const [i, row] of rows.entries()) {
      expect(rows.map((each) => each === row)).toEqual(
        elements.map((each) => each === elements[i]),
      );
    }
    // Impartial quotients have an even number of elements, but for the trivial one [Plambeck–Siegel].
    expect(found.order === 1 || found.order % 2 === 0).toBe(true);
  },
);
