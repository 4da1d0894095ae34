/**
 * What a board amounts to, by the names of its components where these are short: `1̄ + *`. A component is
 * named by its simplest form modulo M, or in normal play by its canonical form; both may take its place
 * in any sum, so that who wins stays the same.
 */

import { type Arena, ZERO } from '../forms/arena.ts';
import { formToText } from '../forms/print.ts';
import type { Board } from '../rulesets/board.ts';
import { boardSimplestForm } from '../rulesets/evaluate.ts';
import type { Convention } from '../rulesets/outcome.ts';
import { summandsOf } from '../rulesets/sums.ts';
import { type Budget, BudgetError } from '../storage/budget.ts';
import { LimitError } from '../storage/errors.ts';
import { M } from '../universes/full.ts';
import { Normal } from '../universes/normal.ts';

/** Longer names are none. */
const LONGEST_NAME = 12;
const LONGEST_SUM = 40;
/** More components are not read any more. */
const MOST_COMPONENTS = 6;
/** Naming is an extra: it may take so many forms and so many looks at the budget, wherever it runs. */
const MOST_FORMS = 3_000;
const MOST_LOOKS = 200;

/** The names of a board's components, or nothing where one of them has no short name. */
export function remainsOf(
  arena: Arena,
  board: Board,
  convention: Convention,
  shouldStop: () => boolean = () => false,
): string | undefined {
  const parts = summandsOf(board).flatMap(({ ruleset, position }): Board[] =>
    (ruleset.components?.(position) ?? [position]).map((part) => ({ ruleset, position: part })),
  );
  const universe = convention === 'normal' ? Normal : M;
  const names: string[] = [];
  let looks = 0;
  const budget: Budget = {
    maxForms: MOST_FORMS,
    shouldStop: () => ++looks > MOST_LOOKS || shouldStop(),
  };
  try {
    for (const part of parts) {
      const form = arena.under(budget, () => boardSimplestForm(arena, part, universe));
      if (form === ZERO) continue;
      const name = formToText(arena, form, { style: 'unicode', naming: 'all' });
      if (name.length > LONGEST_NAME || names.length === MOST_COMPONENTS) return undefined;
      names.push(name);
    }
  } catch (error) {
    if (!(error instanceof BudgetError || error instanceof LimitError) || shouldStop()) throw error;
    return undefined;
  }
  const text = names.length === 0 ? '0' : counted(names).join(' + ');
  return text.length > LONGEST_SUM ? undefined : text;
}

/** `2·*` for two of them. */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count}·${name}`));
}
