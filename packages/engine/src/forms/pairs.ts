/**
 * Operations on two forms that recur to smaller pairs, evaluated with a stack
 * of their own, so that depth costs memory and not the call stack.
 */

import type { PairMap } from '../storage/pair-tables.ts';
import type { Arena, FormId } from './arena.ts';

/** Not known yet. */
export const PENDING = -1;

/**
 * The value of an operation at (a, b). `attempt` computes it from smaller pairs,
 * which it gets from `ask`; where `ask` answers `PENDING` it must return `PENDING`
 * and is tried again once the smaller pairs are known.
 */
export function evaluatePair(
  arena: Arena,
  memo: PairMap,
  a: number,
  b: number,
  attempt: (a: number, b: number, ask: (a: number, b: number) => number) => number,
): FormId {
  const known = memo.get(a, b);
  if (known !== PENDING) return known as FormId;
  const stack: number[] = [a, b];
  const ask = (x: number, y: number): number => {
    const value = memo.get(x, y);
    if (value === PENDING) stack.push(x, y);
    return value;
  };
  while (stack.length > 0) {
    arena.tick();
    const height = stack.length;
    const y = stack[height - 1] ?? 0;
    const x = stack[height - 2] ?? 0;
    const value = memo.get(x, y) === PENDING ? attempt(x, y, ask) : PENDING;
    if (stack.length > height) continue;
    if (value !== PENDING) memo.set(x, y, value);
    stack.length = height - 2;
  }
  return memo.get(a, b) as FormId;
}
