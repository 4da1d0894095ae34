// The forms that literals stand for: integers, dyadic fractions, up, down, ±.
// Fractions and ups are the usual canonical forms of normal play, taken as forms.

import { type Arena, conjugate, type FormId, integer, nimHeap, ZERO } from '@proviso/engine';

/** The form of an integer. */
export function integerForm(arena: Arena, n: bigint): FormId {
  return integer(arena, Number(n));
}

/**
 * The form of a fraction m/2^k in lowest terms, by halving the interval between
 * two integers k times: each number is {left end | right end} of the last one.
 */
export function fractionForm(arena: Arena, numerator: bigint, denominator: bigint): FormId {
  if (numerator < 0n) return conjugate(arena, fractionForm(arena, -numerator, denominator));
  const floor = numerator / denominator;
  let left = integerForm(arena, floor);
  let part = numerator % denominator;
  if (part === 0n) return left;
  let right = integerForm(arena, floor + 1n);
  let middle = arena.intern([left], [right]);
  for (let half = denominator / 2n; part !== half; half /= 2n) {
    if (part < half) right = middle;
    else {
      left = middle;
      part -= half;
    }
    middle = arena.intern([left], [right]);
  }
  return middle;
}

/** ↑ = {0 | *}. */
export function upForm(arena: Arena): FormId {
  return arena.intern([ZERO], [nimHeap(arena, 1)]);
}

/** ↓ = {* | 0}. */
export function downForm(arena: Arena): FormId {
  return conjugate(arena, upForm(arena));
}

/**
 * n·↑ + *m in canonical form: {0 | (n − 1)·↑ + *(m ⊕ 1)}, but ↑* = {0, * | 0}. For negative n its
 * conjugate; 0 ups are the heap alone.
 */
export function upsForm(arena: Arena, n: number, m: number): FormId {
  if (n < 0) return conjugate(arena, upsForm(arena, -n, m));
  // From the inside out: the innermost heap is what m becomes after n steps.
  const heap = n % 2 === 0 ? m : m ^ 1;
  let form = nimHeap(arena, heap);
  for (let i = 1; i <= n; i++) {
    const beside = (n - i) % 2 === 0 ? m : m ^ 1;
    form =
      i === 1 && beside === 1
        ? arena.intern([ZERO, nimHeap(arena, 1)], [ZERO])
        : arena.intern([ZERO], [form]);
  }
  return form;
}

/** ±{x, y, …} = {x, y, … | −x, −y, …}. */
export function plusMinusForm(arena: Arena, options: readonly FormId[]): FormId {
  return arena.intern(
    options,
    options.map((option) => conjugate(arena, option)),
  );
}
