/**
 * Which forms are the canonical forms of dyadic fractions: m/2^k with m odd is
 * {(m − 1)/2^k | (m + 1)/2^k}. Numbers are recognised by shape, as the integers are.
 */

import type { Arena, FormId } from './arena.ts';
import { integerValue } from './named.ts';
import { onlyOptions } from './single-options.ts';

/** numerator / denominator in lowest terms; the denominator is a power of two. */
export interface Dyadic {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Finer fractions are left to their braces: more digits are not read either. */
const FINEST = 10n ** 999n;

/** The number a form is, given those of its options; `undefined` where it is none. */
export function dyadicOf(
  arena: Arena,
  id: FormId,
  known: (option: FormId) => Dyadic | undefined,
): Dyadic | undefined {
  const n = integerValue(arena, id);
  if (n !== undefined) return { numerator: BigInt(n), denominator: 1n };
  const [left, right] = onlyOptions(arena, id) ?? [];
  const below = left === undefined ? undefined : known(left);
  const above = right === undefined ? undefined : known(right);
  if (below === undefined || above === undefined) return undefined;
  // Over twice the finer denominator both ends have even numerators; the number lies between them.
  const finer = below.denominator > above.denominator ? below.denominator : above.denominator;
  const denominator = 2n * finer;
  const over = ({ numerator, denominator: own }: Dyadic) => (numerator * denominator) / own;
  if (denominator > FINEST || over(above) - over(below) !== 2n) return undefined;
  return { numerator: over(below) + 1n, denominator };
}

/** Deeper than any fraction of so many digits. */
const DEEPEST = 4_000;

/** The number that a form is, by its shape; `undefined` where it is none. */
export function dyadicValue(arena: Arena, root: FormId): Dyadic | undefined {
  const known = new Map<FormId, Dyadic | undefined>();
  const find = (id: FormId, depth: number): Dyadic | undefined => {
    if (known.has(id) || depth > DEEPEST) return known.get(id);
    const number = dyadicOf(arena, id, (option) => find(option, depth + 1));
    known.set(id, number);
    return number;
  };
  return find(root, 0);
}
