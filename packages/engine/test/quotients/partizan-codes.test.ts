// Quotients of a code for each player against play, on plain lists of heaps with moves read off the digits
// here. Codes that differ in nothing but a move to the empty heap are among them.
import { expect, it } from 'vitest';
import { checkCertificate } from '../../src/check/index.ts';
import { heapsQuotientFile, quotientOfHeaps } from '../../src/quotients/index.ts';
import { partizanOctal } from '../../src/rulesets/index.ts';
import { NotDecidedError } from '../../src/storage/errors.ts';

/** The largest heap, and the most of them in a sum. */
const HEAPS = 3;
const SUMMANDS = 4;

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

/** L, N, P or R, by trying everything. */
function outcome(codes: readonly [string, string], heaps: readonly number[]): string {
  const known = new Map<string, boolean>();
  const wins = (at: readonly number[], mover: 0 | 1): boolean => {
    const key = `${mover}${[...at].sort().join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const options = at.flatMap((heap, i) =>
      movesOf(codes[mover], heap).map((left) => [...at.slice(0, i), ...at.slice(i + 1), ...left]),
    );
    const answer =
      options.length === 0 || options.some((option) => !wins(option, mover === 0 ? 1 : 0));
    known.set(key, answer);
    return answer;
  };
  const [left, right] = [wins(heaps, 0), wins(heaps, 1)];
  return left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
}

function sums(least: number, most: number): number[][] {
  const rest = Array.from({ length: HEAPS - least + 1 }, (_, i) => least + i);
  return [[], ...(most === 0 ? [] : rest.flatMap((h) => sums(h, most - 1).map((s) => [h, ...s])))];
}

const ALL = sums(1, SUMMANDS);
const CODES = ['0.0', '0.1', '0.2', '0.3', '0.7', '0.02', '0.03', '0.13', '0.31'];
const PAIRS = CODES.flatMap((left) => CODES.map((right) => [left, right] as const));

it('every sum of a few heaps is won as play says, and the certificate is accepted', () => {
  let answered = 0;
  for (const codes of PAIRS) {
    let found: ReturnType<typeof quotientOfHeaps>;
    try {
      found = quotientOfHeaps(partizanOctal(...codes), HEAPS, { limits: { elements: 40 } });
    } catch (error) {
      if (error instanceof NotDecidedError) continue;
      throw error;
    }
    for (const heaps of ALL) {
      const element = found.elementOf(heaps.map((heap) => heap - 1));
      expect(found.outcomeOf(element), `${codes.join(' ')}: ${heaps.join('+')}`).toBe(
        outcome(codes, heaps),
      );
    }
    const name = codes.join(' ');
    expect(checkCertificate(heapsQuotientFile(found, name)).valid, name).toBe(true);
    answered++;
  }
  // Those with two weights are not.
  expect(answered).toBeGreaterThan((3 * PAIRS.length) / 4);
});
