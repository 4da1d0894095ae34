// Quotients of a code for each player against play, on plain lists of heaps with moves read off the digits
// here. Codes that differ in nothing but a move to the empty heap are among them.
import { expect, it } from 'vitest';
import { checkCertificate } from '../../src/check/index.ts';
import { heapsQuotientFile, quotientOfHeaps } from '../../src/quotients/index.ts';
import { partizanOctal } from '../../src/rulesets/index.ts';
import { NotDecidedError } from '../../src/storage/errors.ts';
import { plainOutcome } from '../folds/plain.ts';
import { sums, wordOf } from './by-play.ts';

/** The largest heap, and the most of them in a sum. */
const HEAPS = 3;
const SUMMANDS = 8;

/** What a digit at each place lets a player leave of a heap: nothing, one heap, two heaps. */
function movesOf(code: string, heap: number): number[][] {
  return [...code.slice(2)].flatMap((sign, i) => {
    const digit = Number(sign);
    const rest = heap - i - 1;
    if (rest < 0) return [];
    const left: number[][] = [];
    if ((digit & 1) !== 0 && rest === 0) left.push([]);
    if ((digit & 2) !== 0 && rest > 0) left.push([rest]);
    if ((digit & 4) !== 0) for (let a = 1; 2 * a <= rest; a++) left.push([a, rest - a]);
    return left;
  });
}

/** Who wins sums of heaps, given by their counts. */
function outcomeOf(codes: readonly [string, string]): (counts: readonly number[]) => string {
  return plainOutcome({
    kinds: HEAPS,
    misere: true,
    options: (kind, side) =>
      movesOf(codes[side === 'left' ? 0 : 1], kind + 1).map((left) =>
        Array.from({ length: HEAPS }, (_, i) => left.filter((each) => each === i + 1).length),
      ),
  });
}

const ALL = sums(HEAPS, SUMMANDS);
const CODES = ['0.0', '0.1', '0.2', '0.3', '0.7', '0.02', '0.03', '0.13', '0.31'];
const PAIRS = CODES.flatMap((left) => CODES.map((right) => [left, right] as const));

it('every sum of up to eight heaps is won as play says, and the certificate is accepted', () => {
  let answered = 0;
  for (const codes of PAIRS) {
    let found: ReturnType<typeof quotientOfHeaps>;
    try {
      found = quotientOfHeaps(partizanOctal(...codes), HEAPS, { limits: { elements: 40 } });
    } catch (error) {
      if (error instanceof NotDecidedError) continue;
      throw error;
    }
    const name = codes.join(' ');
    const played = outcomeOf(codes);
    const wrong = ALL.filter(
      (counts) => found.outcomeOf(found.elementOf(wordOf(counts))) !== played(counts),
    );
    expect(wrong, name).toEqual([]);
    expect(checkCertificate(heapsQuotientFile(found, name)).valid, name).toBe(true);
    answered++;
  }
  // Those with two weights are not.
  expect(answered).toBeGreaterThan((3 * PAIRS.length) / 4);
});
