/**
 * Factors of Left dead ends: G = H + K with both parts non-zero, and the
 * *irreducible* ends, which have no such form. Birthdays add [Siegel,
 * Proposition 3.8] and dead ends cancel: H + K ≥ H + K′ gives K ≥ K′ (the
 * dead-ending universe is pocancellative [Davies et al.]), so that a
 * quotient G − H is unique where it exists.
 *
 * Quotients. Let K = G − H and g an option of the simplest form of G. Then g is
 * H^R + K or H + K^R. If some g is of the first kind, K is among the quotients
 * g − H^R. If none is, every g is H + k_g, and every other option k of K has
 * H + k ≥ some H + k_g, hence k ≥ k_g: K is {· | g − H for all g}.
 *
 * Factors. For the same reason one of H and K is a factor of any one option g
 * (possibly g itself), so the factors of G are found among those of g.
 *
 * Every factorisation returned has been added up again; only its completeness
 * rests on cancellation.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { CanonicalOrder } from '../forms/canonical-order.ts';
import { rank } from '../forms/measures.ts';
import { Right } from '../forms/side.ts';
import { BudgetError } from '../storage/budget.ts';
import { Memo } from '../storage/memo.ts';
import type { PairMap } from '../storage/pair-tables.ts';
import { deadEndSum, deadEndValue } from '../universes/dead-end-order.ts';

const quotients = new Memo<PairMap>('quotients of dead ends');
const factorSets = new Memo<Map<FormId, ReadonlySet<FormId>>>('factors of dead ends');

/** Two values that add up to a third, the one of smaller rank first. */
export type Factorisation = readonly [FormId, FormId];

/** The recursion goes as deep as the rank. */
const MAX_RANK = 500;

/** K with H + K = G for Left dead ends, in simplest form; `undefined` where there is none. */
export function endQuotient(arena: Arena, g: FormId, h: FormId): FormId | undefined {
  return quotient(arena, checkedValue(arena, g), checkedValue(arena, h));
}

function checkedValue(arena: Arena, end: FormId): FormId {
  const value = deadEndValue(arena, end);
  if (rank(arena, value) > MAX_RANK) {
    throw new BudgetError('depth', `factors are refused for ends of rank over ${MAX_RANK}`);
  }
  return value;
}

/** What the table holds where there is no quotient; ids are shifted by one. */
const NO_QUOTIENT = 0;

function quotient(arena: Arena, g: FormId, h: FormId): FormId | undefined {
  if (h === ZERO) return g;
  if (g === h) return ZERO;
  if (rank(arena, g) <= rank(arena, h)) return undefined;
  const table = arena.own(quotients, () => arena.pairMap());
  const known = table.get(g, h);
  if (known >= NO_QUOTIENT) return known === NO_QUOTIENT ? undefined : ((known - 1) as FormId);
  arena.tick();
  const found = searchQuotient(arena, g, h);
  table.set(g, h, found === undefined ? NO_QUOTIENT : found + 1);
  return found;
}

function searchQuotient(arena: Arena, g: FormId, h: FormId): FormId | undefined {
  const options = arena.options(g, Right);
  for (const option of options) {
    for (const part of arena.options(h, Right)) {
      const candidate = quotient(arena, option, part);
      if (candidate !== undefined && addsUp(arena, g, h, candidate)) return candidate;
    }
  }
  const quotients: FormId[] = [];
  for (const option of options) {
    const part = quotient(arena, option, h);
    if (part === undefined) return undefined;
    quotients.push(part);
  }
  const candidate = deadEndValue(arena, arena.intern([], quotients));
  return addsUp(arena, g, h, candidate) ? candidate : undefined;
}

function addsUp(arena: Arena, g: FormId, h: FormId, k: FormId): boolean {
  return rank(arena, h) + rank(arena, k) === rank(arena, g) && deadEndSum(arena, h, k) === g;
}

/**
 * All ways to write a Left dead end as a sum of two non-zero ones.
 *
 * @example
 * const arena = new Arena();
 * const [[h, k] = []] = factorisations(arena, parseEnd(arena, '(10)#'));
 * [h, k].map((end) => endToText(arena, end ?? ZERO)) // → ["1", "10"]
 */
export function factorisations(arena: Arena, end: FormId): Factorisation[] {
  const g = checkedValue(arena, end);
  const factors = [...properFactors(arena, g)];
  const order = new CanonicalOrder(arena, factors);
  const pairs: Factorisation[] = [];
  for (const h of factors.sort((a, b) => order.place(a) - order.place(b))) {
    const k = quotient(arena, g, h);
    if (k !== undefined && order.place(h) <= order.place(k)) pairs.push([h, k]);
  }
  return pairs;
}

/** The non-zero factors of a value other than itself; closed under G − H. */
function properFactors(arena: Arena, g: FormId): ReadonlySet<FormId> {
  const known = arena.own(factorSets, () => new Map());
  const found = known.get(g);
  if (found !== undefined) return found;
  const factors = new Set<FormId>();
  const [option] = arena.options(g, Right);
  // An end that Right can finish at once is no sum (Proposition 3.9).
  if (option !== undefined && option !== ZERO) {
    for (const h of [option, ...properFactors(arena, option)]) {
      const k = quotient(arena, g, h);
      if (k === undefined || k === ZERO) continue;
      factors.add(h);
      factors.add(k);
    }
  }
  known.set(g, factors);
  return factors;
}

/** Whether a Left dead end is not 0 and no sum of two non-zero ones. */
export function isIrreducibleEnd(arena: Arena, end: FormId): boolean {
  const g = checkedValue(arena, end);
  return g !== ZERO && properFactors(arena, g).size === 0;
}

/** All ways to write a Left dead end as a sum of irreducible ones, each sorted canonically. */
export function irreducibleFactorisations(arena: Arena, end: FormId): FormId[][] {
  const g = checkedValue(arena, end);
  const factors = [...properFactors(arena, g)].filter((h) => isIrreducibleEnd(arena, h));
  if (g === ZERO) return [[]];
  if (factors.length === 0) return [[g]];
  const order = new CanonicalOrder(arena, factors);
  const sorted = factors.sort((a, b) => order.place(a) - order.place(b));
  return split(g, 0);

  /** Sums of `sorted` from a place on. */
  function split(rest: FormId, from: number): FormId[][] {
    if (rest === ZERO) return [[]];
    const sums: FormId[][] = [];
    for (let i = from; i < sorted.length; i++) {
      const factor = sorted[i];
      if (factor === undefined) continue;
      const left = quotient(arena, rest, factor);
      if (left === undefined) continue;
      for (const sum of split(left, i)) sums.push([factor, ...sum]);
    }
    return sums;
  }
}
