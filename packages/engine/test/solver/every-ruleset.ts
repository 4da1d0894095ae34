// Every registered ruleset, with some members of its family, and the variants of each.

import {
  dicoticVariant,
  impartialVariant,
  type Ruleset,
  rulesets,
  twistedVariant,
} from '../../src/rulesets/index.ts';

/** More members of the families: with gaps, with breaking, and unlike for the two players. */
const MEMBERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  octal: [['0.137'], ['0.07'], ['0.3']],
  partizanoctal: [
    ['0.07', '0.7'],
    ['0.3', '0.07'],
  ],
  partizansubtraction: [
    ['1,2', '1,3'],
    ['2', '3'],
  ],
};

/** Every ruleset by a name of its own. */
export const everyRuleset: readonly (readonly [name: string, ruleset: Ruleset])[] = [
  ...rulesets.values(),
].flatMap(({ name, ruleset, member }) => [
  [name, ruleset as Ruleset] as const,
  ...(MEMBERS[name] ?? []).map(
    (codes) => [`${name} ${codes.join(' and ')}`, member!(...codes) as Ruleset] as const,
  ),
]);

/** The variants of every registered ruleset, where it has them. */
export const everyVariant: readonly (readonly [name: string, ruleset: Ruleset])[] = [
  ...rulesets.values(),
].flatMap(({ name, ruleset }) =>
  Object.entries({ impartialVariant, dicoticVariant, twistedVariant }).map(
    ([variant, make]) => [`${variant} of ${name}`, make(ruleset as Ruleset) as Ruleset] as const,
  ),
);
