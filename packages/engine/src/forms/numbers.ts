/**
 * The canonical forms of numbers: integers, and m/2^k with m odd as {(m − 1)/2^k | (m + 1)/2^k}. What forms
 * are such numbers is told by `dyadic.ts`.
 */

import { ValueError } from '../storage/errors.ts';
import { Memo } from '../storage/memo.ts';
import type { Arena, FormId } from './arena.ts';
import { integer } from './named.ts';

const numbers = new Memo<Map<number, FormId>>('forms of numbers');

/** The canonical form of a dyadic fraction, given as a double. */
export function numberForm(arena: Arena, value: number): FormId {
  const known = arena.own(numbers, () => new Map());
  const found = known.get(value);
  if (found !== undefined) return found;
  if (!Number.isFinite(value)) throw new ValueError(`${value} is not a number that a game can be`);
  const form = Number.isInteger(value) ? integer(arena, value) : fractionForm(arena, value);
  known.set(value, form);
  return form;
}

/** Each of the two options has a smaller denominator, so there are at most as many calls as a double has bits. */
function fractionForm(arena: Arena, value: number): FormId {
  let unit = 0.5;
  while (!Number.isInteger(value / unit)) unit /= 2;
  return arena.intern([numberForm(arena, value - unit)], [numberForm(arena, value + unit)]);
}
