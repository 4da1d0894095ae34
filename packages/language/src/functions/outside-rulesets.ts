// Rulesets from outside: what a program or the command brings, as values under a name of the language.

import { ValueError } from '@proviso/engine';
import {
  type Ruleset,
  type RulesetModule,
  rulesetFromModule,
  rulesets,
} from '@proviso/engine/rulesets';
import { LanguageError, Source } from '../errors.ts';
import { parse } from '../syntax/parse.ts';
import type { RulesetValue } from '../values/value.ts';
import { rulesetValue } from './boards.ts';

/** The functions `left` and `right`, with whatever else can be told, or a ruleset of the library. */
export type OutsideRuleset = AnyModule | AnyRuleset;

// biome-ignore lint/suspicious/noExplicitAny: positions are whatever the ruleset makes of them
type AnyModule = RulesetModule<any>;
// biome-ignore lint/suspicious/noExplicitAny: likewise
type AnyRuleset = Ruleset<any>;

/** The ruleset as a value, and what it is called: as it says itself, or else as asked. */
export function outsideRuleset(
  rules: OutsideRuleset,
  name: string | undefined,
): readonly [string, RulesetValue] {
  const ruleset: Ruleset = isRuleset(rules)
    ? rules
    : rulesetFromModule(rules, name === undefined ? {} : { name });
  const called = ruleset.name ?? name;
  if (called === undefined) {
    throw new ValueError('the ruleset has no name; give it one, as it is to be called');
  }
  checkName(called);
  return [called, rulesetValue(ruleset)];
}

function isRuleset(rules: OutsideRuleset): rules is AnyRuleset {
  return 'moves' in rules && typeof rules.moves === 'function';
}

/** Refuses what cannot be a name, and the names of rulesets that ship, which boards are printed by. */
function checkName(name: string): void {
  if (rulesets.has(name)) {
    throw new ValueError(`a ruleset \`${name}\` ships with Proviso; take another name`);
  }
  if (/^[\p{L}_][\p{L}\d_]*$/u.test(name) && !isReserved(name)) return;
  const shown = JSON.stringify(name.slice(0, 40));
  throw new ValueError(
    `a ruleset cannot be called ${shown}; a name is letters, digits and _, begins with no digit, and is none of the language's words`,
  );
}

function isReserved(name: string): boolean {
  try {
    parse(new Source(`${name} := 0`));
    return false;
  } catch (error) {
    if (error instanceof LanguageError) return true;
    throw error;
  }
}
