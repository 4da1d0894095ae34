// What rulesets of one's own are called: the variable that holds one, the first of several; without one,
// the definition with all it reads, so that a board can be typed back.

import type { Ruleset, RulesetNames } from '@proviso/engine/rulesets';
import type { Scope } from '../values/scope.ts';
import { rulesetDefinition } from './ruleset-definitions.ts';

/** The names as of now, looked up when the first is asked for. */
export function rulesetNamesIn(variables: Scope): RulesetNames {
  let names: Map<Ruleset, string | undefined> | undefined;
  return (ruleset) => {
    names ??= namesOfRulesets(variables);
    // A variant is told by the name of what it is one of.
    const { variant } = ruleset;
    if (!names.has(ruleset)) {
      names.set(ruleset, variant === undefined ? rulesetDefinition(ruleset) : undefined);
    }
    return names.get(ruleset);
  };
}

function namesOfRulesets({ values }: Scope): Map<Ruleset, string | undefined> {
  const names = new Map<Ruleset, string | undefined>();
  for (const [name, value] of values) {
    if (value.type === 'ruleset' && !names.has(value.ruleset)) names.set(value.ruleset, name);
  }
  return names;
}
