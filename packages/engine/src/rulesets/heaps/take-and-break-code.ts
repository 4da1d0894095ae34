/**
 * Codes of take-and-break games as [CGSuite] writes them, d₀.d₁d₂d₃…: digit dₖ says into
 * how many heaps the rest may be broken after k counters are taken. A digit is 0 to 9 or A
 * to V and means the sum of 2ʰ over the numbers h of heaps it allows, so that the digits 0
 * to 7 are those of octal games; `&n;` is a larger number, `*` allows any number of heaps,
 * and `{0,2,5+}` lists them, the last with `+` for "or more". A mark after it, or after a
 * number of a list, is about two or more heaps: `!` no two are equal, `?` not all are
 * equal, `=` all are equal. Digits in brackets at the end are repeated for ever.
 */

import { BoardNotationError } from '../notation-error.ts';
import type { Heaps } from './heaps.ts';

/** Which sizes several heaps may have. */
type Sizes = 'any' | 'unequal' | 'not all equal' | 'equal';

/** Which numbers of heaps may be left, and with which sizes. */
interface Digit {
  readonly counts: ReadonlyMap<number, Sizes>;
  /** Of every larger number than those. */
  readonly more?: Sizes;
}

export interface TakeAndBreakCode {
  /** d₀, d₁, … up to where they begin to be repeated. */
  readonly digits: readonly Digit[];
  /** What is then repeated; nothing where the code ends. */
  readonly repeated: readonly Digit[];
}

const DIGIT = String.raw`(?:[0-9A-Va-v]|&\d+;|\*|\{[^{}]*\})[!?=]?`;
const CODE = new RegExp(`^((?:${DIGIT})*)\\.((?:${DIGIT})*)(?:\\[((?:${DIGIT})+)\\])?$`, 'u');
const SIGN = /[^0-9A-Va-v&;*{},+!?=.[\]]/u;
const CURE =
  'write a digit 0 to 9 or A to V for each number of counters to take, with !, ? or = after it if sizes matter, like "4!.0" or "0.[3]"';
const MARKS: Readonly<Record<string, Sizes>> = {
  '!': 'unequal',
  '?': 'not all equal',
  '=': 'equal',
};
/** More heaps than this are not named one by one. */
const MAX_COUNT = 52;

/** Reads a code such as `0.77`, `4!.0` or `0.[3]`. */
export function parseTakeAndBreak(code: string): TakeAndBreakCode {
  const bad = SIGN.exec(code);
  if (bad !== null) {
    const at = { text: code, offset: bad.index };
    throw new BoardNotationError(`"${bad[0]}" is no sign of a code`, CURE, at);
  }
  const match = CODE.exec(code);
  if (match === null) throw new BoardNotationError(`"${code}" is no take-and-break code`, CURE);
  const [before = [], after = [], repeated = []] = match.slice(1).map(digitsOf);
  const [first = NONE, ...adding] = before;
  if (adding.length > 0) {
    const cure = 'write one digit before the point';
    throw new BoardNotationError('several digits before the point would add counters', cure);
  }
  if (allowed(first, 0) !== undefined || allowed(first, 1) !== undefined) {
    throw new BoardNotationError(
      'a move that takes nothing must leave two heaps or more, or play would not end',
      'write 0, 4 or another such digit before the point',
    );
  }
  return { digits: [first, ...after], repeated };
}

const NONE: Digit = { counts: new Map() };

function digitsOf(text: string | undefined): Digit[] {
  return (text?.match(new RegExp(DIGIT, 'gu')) ?? []).map(parseDigit);
}

function parseDigit(text: string): Digit {
  const mark = MARKS[text.at(-1) ?? ''];
  const sign = mark === undefined ? text : text.slice(0, -1);
  const sizes = mark ?? 'any';
  if (sign === '*') return { counts: new Map(), more: sizes };
  if (sign.startsWith('{')) return parseList(sign, mark);
  const sum = sign.startsWith('&') ? Number(sign.slice(1, -1)) : Number.parseInt(sign, 32);
  // Below 2⁵³ numbers are exact.
  if (sum >= 2 ** (MAX_COUNT + 1))
    throw new BoardNotationError(`the digit ${sign} is too large`, CURE);
  const bits = [...Array(MAX_COUNT + 1).keys()].filter((h) => Math.floor(sum / 2 ** h) % 2 === 1);
  return { counts: new Map(bits.map((h) => [h, sizes])) };
}

/** `{0,2!,5+}`; `whole` is the mark after the braces. */
function parseList(text: string, whole: Sizes | undefined): Digit {
  const cure = 'write numbers of heaps split by commas, like "{2,4}" or "{2+}="';
  const [, inside = '', plus] = /^\{([^+]*)(\+?)\}$/u.exec(text) ?? [];
  const counts = inside.split(',').map((item): [number, Sizes] => {
    const [, count, mark] = /^(\d{1,2})([!?=]?)$/u.exec(item) ?? [];
    if (count === undefined || Number(count) > MAX_COUNT || (mark !== '' && whole !== undefined)) {
      throw new BoardNotationError(`"${text}" is no list of numbers of heaps`, cure);
    }
    return [Number(count), MARKS[mark ?? ''] ?? whole ?? 'any'];
  });
  const last = counts.at(-1);
  const rising = counts.every(([count], i) => i === 0 || count > (counts[i - 1]?.[0] ?? 0));
  if (!rising) throw new BoardNotationError(`"${text}" does not rise`, cure);
  return { counts: new Map(counts), ...(plus && last !== undefined ? { more: last[1] } : {}) };
}

/** With which sizes so many heaps may be left, if at all. */
function allowed({ counts, more }: Digit, heaps: number): Sizes | undefined {
  return counts.get(heaps) ?? (heaps > Math.max(-1, ...counts.keys()) ? more : undefined);
}

/** What a heap may become. */
export function* remainders(code: TakeAndBreakCode, size: number): Generator<Heaps> {
  const { digits, repeated } = code;
  const most = repeated.length > 0 ? size : Math.min(size, digits.length - 1);
  for (let taken = 0; taken <= most; taken++) {
    const digit = digits[taken] ?? repeated[(taken - digits.length) % repeated.length] ?? NONE;
    const rest = size - taken;
    const largest = digit.more === undefined ? Math.max(-1, ...digit.counts.keys()) : rest;
    for (let heaps = 0; heaps <= Math.min(largest, rest); heaps++) {
      const sizes = allowed(digit, heaps);
      if (sizes !== undefined) yield* broken(rest, heaps, sizes);
    }
  }
}

/** The ways to break a heap into so many. */
function* broken(rest: number, heaps: number, sizes: Sizes): Generator<Heaps> {
  if (heaps === 0) {
    if (rest === 0) yield [];
  } else if (heaps === 1) {
    yield [rest];
  } else if (sizes === 'equal') {
    if (rest % heaps === 0) yield new Array(heaps).fill(rest / heaps);
  } else {
    for (const parts of partitions(rest, heaps, sizes === 'unequal' ? 1 : 0)) {
      if (sizes !== 'not all equal' || parts[0] !== parts[heaps - 1]) yield [...parts];
    }
  }
}

/** The rising lists of so many numbers from 1 on with a sum, neighbours at least `gap` apart. */
function* partitions(sum: number, count: number, gap: number): Generator<readonly number[]> {
  const parts: number[] = [];
  /** Sets all from one place on as small as they can be; the last takes what is left. */
  const fits = (from: number, least: number): boolean => {
    let left = sum;
    for (let i = 0; i < from; i++) left -= parts[i] ?? 0;
    for (let i = from; i < count - 1; i++) {
      parts[i] = least + gap * (i - from);
      left -= parts[i] ?? 0;
    }
    parts[count - 1] = left;
    return left >= (parts[count - 2] ?? 0) + gap;
  };
  if (!fits(0, 1)) return;
  for (let at = count - 2; at >= 0; ) {
    yield parts;
    at = count - 2;
    while (at >= 0 && !fits(at, (parts[at] ?? 0) + 1)) at--;
  }
}
