// Quotients of twenty octal codes against play: outcomes of all sums of up to eight heaps, on plain lists
// of counts with moves read off the digits here.
import { expect, it } from 'vitest';
import { quotientOfHeaps } from '../../src/quotients/index.ts';
import { octal } from '../../src/rulesets/index.ts';
import { plainOutcome } from '../folds/plain.ts';

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

/** All counts of heaps 1 to n that add up to at most so many. */
function sums(kinds: number, most: number): number[][] {
  if (kinds === 0) return [[]];
  return Array.from({ length: most + 1 }, (_, count) =>
    sums(kinds - 1, most - count).map((rest) => [count, ...rest]),
  ).flat();
}

it.each(CODES.split(' '))('%s: every sum of up to eight heaps is won as play says', (code) => {
  const found = quotientOfHeaps(octal(code), HEAPS);
  const outcomeOf = plainOutcome({
    kinds: HEAPS,
    misere: true,
    options: (kind) => optionsOf(code, kind + 1),
  });
  for (const counts of sums(HEAPS, SUMMANDS)) {
    const word = counts.flatMap((count, kind) => Array<number>(count).fill(kind));
    expect(found.outcomeOf(found.elementOf(word)), word.join()).toBe(outcomeOf(counts));
  }
  // Impartial quotients have an even number of elements, but for the trivial one [Plambeck–Siegel].
  expect(found.order === 1 || found.order % 2 === 0).toBe(true);
});
