// What the catalogue says of one code: heaps are taken in until Φ is proved to repeat, or time is up.

import { BudgetError, LimitError, NotDecidedError } from '@proviso/engine';
import { HeapSearch, type QuotientOfHeaps, quotientStructure } from '@proviso/engine/quotients';
import { octal, partizanOctal } from '@proviso/engine/rulesets';
import type { CatalogueEntry } from './tables.ts';

/** More heaps are not tried. */
const MOST_HEAPS = 400;
/** Quotients with more elements are not looked for. */
const MOST_ELEMENTS = 1_000;

/** The entry of a code, or of two, that so many seconds of the processor give. */
export function entryOf(codes: readonly string[], seconds: number): CatalogueEntry {
  const [left = '', right] = codes;
  const ruleset = right === undefined ? octal(left) : partizanOctal(left, right);
  const end = processorSeconds() + seconds;
  const budget = { shouldStop: () => processorSeconds() > end };
  const search = new HeapSearch(ruleset, { limits: { elements: MOST_ELEMENTS } }, budget);
  const open = advance(search);
  return { ...entryOfQuotient(codes, search.quotient()), ...(open && { open }) };
}

/** Why it does not know all heaps. */
function advance(search: HeapSearch): 'time' | 'bounds' | undefined {
  try {
    while (search.forAll === undefined) {
      if (search.heaps >= MOST_HEAPS) return 'time';
      search.advance(search.heaps + 1);
    }
    return undefined;
  } catch (error) {
    if (error instanceof BudgetError || error instanceof LimitError) return 'time';
    if (error instanceof NotDecidedError) return 'bounds';
    throw error;
  }
}

export function entryOfQuotient(
  codes: readonly string[],
  found: QuotientOfHeaps,
): Omit<CatalogueEntry, 'open'> {
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

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
