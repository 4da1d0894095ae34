/**
 * Octal games, d₀.d₁d₂d₃…: a player may take k counters from a heap if dₖ
 * allows what is left of it — nothing if dₖ contains 1, one heap if it contains
 * 2, two heaps if it contains 4. Kayles is 0.77, Dawson's Kayles 0.07.
 */

import { impartial } from '../impartial-habitat.ts';
import { BoardNotationError } from '../notation-error.ts';
import type { RegisteredRuleset, Ruleset } from '../ruleset.ts';
import { type Heaps, onHeaps, replacingOneHeap } from './heaps.ts';

/** What dₖ may contain. */
const TO_NOTHING = 1;
const TO_ONE_HEAP = 2;
const TO_TWO_HEAPS = 4;

/** The codes that moves were made from. A ruleset of somebody's own may have any name, but not these moves. */
const codesOfMoves = new WeakMap<Ruleset['moves'], readonly string[]>();

/** A ruleset of which it is known that it has the moves of codes: Left's, and Right's where there are two. */
export function byCodes<R extends Pick<RegisteredRuleset<Heaps>, 'moves'>>(
  ruleset: R,
  codes: readonly string[],
): R {
  codesOfMoves.set(ruleset.moves, codes);
  return ruleset;
}

/** The codes of an octal game, of one player or of two; nothing for other rulesets, whatever their name. */
export function codesOf({ moves }: Pick<Ruleset, 'moves'>): readonly string[] | undefined {
  return codesOfMoves.get(moves);
}

/** The octal game of a code such as `0.77`. */
export function octal(code: string): RegisteredRuleset<Heaps> {
  const digits = parseCode(code);
  const ruleset: RegisteredRuleset<Heaps> = {
    name: 'octal',
    parameters: [code],
    parameterTitles: ['Code'],
    title: `the octal game ${code}`,
    rules:
      'A player takes k counters from a heap where digit k of the code allows it. The digit is the sum of 1, 2 and 4 as nothing, one heap or two heaps may be left of it.',
    ...onHeaps,
    ...impartial,
    examples: ['5', '3 2 1', '10'],
    moves: (position) => replacingOneHeap(position, (size) => leftovers(digits, size)),
  };
  return byCodes(ruleset, [code]);
}

/** What a heap may become. */
export function* leftovers(digits: readonly number[], size: number): Generator<Heaps> {
  for (const [taken, digit] of digits.entries()) {
    const rest = size - taken;
    if (rest < 0) return;
    if ((digit & TO_NOTHING) !== 0 && rest === 0) yield [];
    if ((digit & TO_ONE_HEAP) !== 0 && rest > 0) yield [rest];
    if ((digit & TO_TWO_HEAPS) === 0) continue;
    for (let a = 1; 2 * a <= rest; a++) yield [a, rest - a];
  }
}

/** The digits d₀, d₁, … of a code. */
export function parseCode(code: string): number[] {
  const cure = 'write digits 0 to 7 after the point, and 0 or 4 before it, like "0.77"';
  const bad = /[^0-7.]/u.exec(code);
  if (bad !== null) {
    const further = 'digits from 8 on are those of take-and-break codes, as in takeandbreak("0.8")';
    const isDigit = /[89A-V]/u.test(bad[0]);
    throw new BoardNotationError(`"${bad[0]}" is no octal digit`, isDigit ? further : cure, {
      text: code,
      offset: bad.index,
    });
  }
  const match = /^([04]?)\.([0-7]+)$/u.exec(code);
  if (match === null) {
    const endless = 'a move that takes nothing must leave two heaps, or play would not end';
    const isEndless = /^[1-35-7]\./u.test(code);
    throw new BoardNotationError(
      isEndless ? endless : `"${code}" is no code of an octal game`,
      isEndless ? 'write 0 or 4 before the point' : cure,
    );
  }
  const [, before = '', after = ''] = match;
  return [Number(before), ...[...after].map(Number)];
}
