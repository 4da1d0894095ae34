/**
 * Codes of turning games as [CGSuite] writes them: how many coins a player may turn,
 * `2`, `1-3` or `2+`, and which. `C` means that they are neighbours, `C(5)` that they lie
 * within 5 neighbouring places, `E` that they are equally spaced, `S` that they lie
 * symmetrically, `F` that the first coin of the strip is among them. A comma
 * separates alternatives.
 */

import { BoardNotationError } from '../notation-error.ts';

interface Turns {
  readonly least: number;
  readonly most: number;
  /** The number of neighbouring places that hold all coins. */
  readonly span: number;
  /** Neighbours are equally spaced, and what is equally spaced is symmetric. */
  readonly shape: 'C' | 'E' | 'S' | undefined;
  readonly first: boolean;
}

export type TurningCode = readonly Turns[];

const CURE =
  'write how many coins are turned, and C, C(n), E, S or F after it, like "1-3" or "2+C"';

export function parseTurning(code: string): TurningCode {
  return code.split(',').map((text) => {
    const match = /^\s*(\d{1,4})(?:-(\d{1,4})|(\+))?((?:C\(\d{1,4}\)|[CESF])*)\s*$/iu.exec(text);
    if (match === null) throw new BoardNotationError(`"${text}" is no turning code`, CURE);
    const [, low = '', high = low, plus, marks = ''] = match;
    const [least, most] = [Number(low), plus === undefined ? Number(high) : Infinity];
    if (least < 1 || most < least) {
      throw new BoardNotationError(`"${text}" turns no coins`, CURE);
    }
    const spans = [...marks.matchAll(/C\((\d+)\)/giu)].map(([, span]) => Number(span));
    const letters = marks.replace(/C\(\d+\)/giu, '').toUpperCase();
    return {
      least,
      most,
      span: Math.min(Infinity, ...spans),
      shape: (['C', 'E', 'S'] as const).find((letter) => letters.includes(letter)),
      first: letters.includes('F'),
    };
  });
}

/** The places of the coins that may be turned together, counted from 1, if `last` is the last. */
export function* turned(code: TurningCode, last: number): Generator<readonly number[]> {
  for (const { least, most, span, shape, first } of code) {
    const lowest = Math.max(1, last - span + 1);
    for (let count = least; count <= Math.min(most, last - lowest + 1); count++) {
      for (const places of SHAPES[shape ?? 'any'](count, lowest, last)) {
        if (!first || places[0] === 1) yield places;
      }
    }
  }
}

type Shape = (count: number, lowest: number, last: number) => Iterable<readonly number[]>;

const SHAPES: Readonly<Record<'C' | 'E' | 'S' | 'any', Shape>> = {
  C: (count, _lowest, last) => [spaced(count, 1, last)],
  *E(count, lowest, last) {
    const widest = count === 1 ? 1 : Math.floor((last - lowest) / (count - 1));
    for (let step = 1; step <= widest; step++) yield spaced(count, step, last);
  },
  *S(count, lowest, last) {
    if (count === 1) yield [last];
    else for (let first = lowest; first < last; first++) yield* symmetric(count, first, last);
  },
  *any(count, lowest, last) {
    for (const others of choices(count - 1, lowest, last - 1)) yield [...others, last];
  },
};

function spaced(count: number, step: number, last: number): number[] {
  return Array.from({ length: count }, (_, i) => last - step * (count - 1 - i));
}

/** The symmetric sets of places with these ends. */
function* symmetric(count: number, first: number, last: number): Generator<readonly number[]> {
  const middle = (first + last) / 2;
  const odd = count % 2 === 1;
  if (odd && !Number.isInteger(middle)) return;
  const pairs = Math.floor(count / 2) - 1;
  for (const inner of choices(pairs, first + 1, Math.ceil(middle) - 1)) {
    const mirrored = inner.map((place) => first + last - place).reverse();
    yield [first, ...inner, ...(odd ? [middle] : []), ...mirrored, last];
  }
}

/** The rising lists of so many different numbers in a range. */
function* choices(count: number, from: number, to: number): Generator<readonly number[]> {
  if (to - from + 1 < count) return;
  const chosen = Array.from({ length: count }, (_, i) => from + i);
  for (let at = count; at >= 0; ) {
    yield [...chosen];
    at = count - 1;
    while (at >= 0 && (chosen[at] ?? 0) >= to - (count - 1 - at)) at--;
    if (at < 0) return;
    const next = (chosen[at] ?? 0) + 1;
    for (let i = at; i < count; i++) chosen[i] = next + i - at;
  }
}
