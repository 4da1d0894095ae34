/**
 * An axis: the round numbers at which it is marked (1, 2 or 5 times a power of ten),
 * or names, and how far along it a value lies.
 */

import type { Words } from '../scene.ts';
import { plainWords } from '../words.ts';

export interface Tick {
  readonly value: number;
  readonly words: Words;
}

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly Tick[];
}

/** How far along the axis a value lies, from 0 to 1. */
export function alongAxis({ from, to }: Axis, value: number): number {
  return (value - from) / (to - from);
}

/** An axis of whole numbers with about so many ticks, the first and the last around all values. */
export function numberAxis(values: readonly number[], wanted: number): Axis {
  const least = values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = values.reduce((a, b) => Math.max(a, b), -Infinity);
  // A scale that begins near zero begins at it.
  const low = least > 0 && least <= (most - least) / 2 ? 0 : least;
  const step = roundStep((most - low) / wanted);
  const first = Math.floor(low / step);
  // Above the numbers below zero the ceiling is -0.
  const last = Math.max(first + 1, Math.ceil(most / step)) + 0;
  const ticks = Array.from({ length: last - first + 1 }, (_, i): Tick => {
    const value = (first + i) * step;
    return { value, words: numberWords(value) };
  });
  return { from: first * step, to: last * step, ticks };
}

/** An axis of names, each at its place from 0 on. */
export function namedAxis(names: readonly string[]): Axis {
  const ticks = names.map((name, value) => ({ value, words: plainWords(name) }));
  return { from: -0.5, to: names.length - 0.5, ticks };
}

/** The least of 1, 2, 5, 10, 20, … that is not below a length. */
function roundStep(length: number): number {
  if (length <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(length));
  const factor = [1, 2, 5, 10].find((each) => each * power >= length) ?? 10;
  return factor * power;
}

/** Larger numbers are written with a power of ten. */
const MOST_DIGITS = 6;

/** A number in words for those who point at it: exact as far as it is known, and never `5e+28`. */
export function numberText(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : numberWords(value).text;
}

function numberWords(value: number): Words {
  const digits = value.toFixed(0);
  const sign = value < 0 ? '-' : '';
  const amount = digits.replace('-', '');
  if (value === 0) return plainWords('0');
  if (amount.length <= MOST_DIGITS) return { text: sign + amount, latex: `$${sign}${amount}$` };
  const [mantissa = '', power = ''] = Math.abs(value).toExponential().split('e+');
  const short = String(Number(Number(mantissa).toFixed(3)));
  const raised = power.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(+digit));
  return {
    text: `${sign}${short}·10${raised}`,
    latex: `$${sign}${short}\\cdot 10^{${power}}$`,
  };
}
