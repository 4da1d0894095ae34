// What the two numbers of a board are: rows and columns where it is a board of squares or a cake; in Nim,
// on a strip and wherever else a ruleset takes two numbers they are just the first and the second.

import type { RulesetEntry } from '@proviso/engine/rulesets';

export type Axes = 'rows down, columns across' | 'first number down, second across';

/** The axes of a table; `ruleset` is as the language writes it, as in `nim` or `impartial(domineering)`. */
export function axesOf(
  ruleset: string,
  rulesets: { get(name: string): RulesetEntry | undefined },
): Axes {
  const names = ruleset.match(/\w+/g) ?? [];
  const entry = names.map((name) => rulesets.get(name)).find((each) => each !== undefined);
  if (entry === undefined || hasRows(entry)) return 'rows down, columns across';
  return 'first number down, second across';
}

function hasRows({ ruleset: { boards, sizes } }: RulesetEntry): boolean {
  return boards === undefined ? sizes?.unit === 'square' : boards.strip !== true;
}
