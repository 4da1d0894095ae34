// What the catalogue says of one code: heaps are taken in until Φ is proved to repeat, or until the search has
// made so many steps. Steps are counted and not timed, so that every machine finds the same.

import { BudgetError, LimitError, NotDecidedError } from '@proviso/engine';
import { HeapSearch, type QuotientOfHeaps, quotientStructure } from '@proviso/engine/quotients';
import { octal, partizanOctal } from '@proviso/engine/rulesets';
import type { Ticker } from '../../packages/engine/src/storage/budget.ts';
import type { CatalogueEntry, WhyOpen } from './tables.ts';

/** More heaps are not tried. */
export const MOST_HEAPS = 400;
/** Quotients with more elements are not looked for. */
export const MOST_ELEMENTS = 1_000;

/** The entry of a code, or of two, that so many steps give. */
export function entryOf(codes: readonly string[], steps: number): CatalogueEntry {
  const [left = '', right] = codes;
  const ruleset = right === undefined ? octal(left) : partizanOctal(left, right);
  const search = new HeapSearch(
    ruleset,
    { limits: { elements: MOST_ELEMENTS } },
    stepCounter(steps),
  );
  const open = advance(search);
  return { ...entryOfQuotient(codes, search.quotient()), ...(open && { open, steps }) };
}

/** Why it does not know all heaps. */
export function advance(
  search: Pick<HeapSearch, 'heaps' | 'forAll' | 'advance'>,
): WhyOpen | undefined {
  try {
    while (search.forAll === undefined) {
      if (search.heaps >= MOST_HEAPS) return 'limits';
      search.advance(search.heaps + 1);
    }
    return undefined;
  } catch (error) {
    if (error instanceof BudgetError) return 'steps';
    if (error instanceof LimitError) return 'limits';
    if (error instanceof NotDecidedError) return 'bounds';
    throw error;
  }
}

export function entryOfQuotient(
  codes: readonly string[],
  found: QuotientOfHeaps,
): Omit<CatalogueEntry, 'open' | 'steps'> {
  const { heaps, forAll, model, monoid } = found;
  const letters = model.letters.map((kind) => kind + 1);
  const proved = forAll === undefined ? {} : { from: forAll.from, period: forAll.period };
  if (found.order === Infinity) {
    return { codes, heaps, order: 'infinite', classes: monoid.order, letters, ...proved };
  }
  const portions: Record<string, number> = {};
  for (const at of monoid.elements.keys()) {
    const outcome = found.outcomeOf({ class: at, weight: 0 });
    portions[outcome] = (portions[outcome] ?? 0) + 1;
  }
  const { tame } = quotientStructure(found);
  const named = tame === undefined ? {} : { tame };
  return { codes, heaps, order: found.order, portions, ...named, letters, ...proved };
}

/** Ends a search after so many steps. */
function stepCounter(most: number): Ticker {
  let left = most;
  return {
    tick(steps = 1) {
      left -= steps;
      if (left < 0) throw new BudgetError('stopped', 'the steps of the search are used up');
    },
  };
}
