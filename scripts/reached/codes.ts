// Which members of a family are searched. What is said here stands on the page; a family that is not
// named is searched by the member that the registry describes it by.

import type { RegisteredRuleset, RulesetEntry } from '@proviso/engine/rulesets';

interface Choice {
  /** In words, after "the codes". */
  readonly words: string;
  readonly codes: readonly (readonly string[])[];
  /** Larger positions take too long, however few they are. */
  readonly largest?: number;
}

/** The members of a ruleset, and which they are in words where it is a family. */
export interface Members {
  readonly members: readonly RegisteredRuleset[];
  readonly words?: string;
  readonly largest?: number;
}

const DIGITS = [...'01234567'];
/** The octal codes of one or two digits: 0.1 to 0.77. */
const shortOctal = DIGITS.flatMap((a) =>
  DIGITS.filter((b) => a !== '0' || b !== '0').map((b) => (b === '0' ? `0.${a}` : `0.${a}${b}`)),
);
/** The sets of numbers up to 4, as they are written. */
const smallSets = Array.from({ length: 15 }, (_, i) =>
  [1, 2, 3, 4].filter((n) => ((i + 1) >> (n - 1)) & 1).join(','),
);

const CHOICES: Readonly<Record<string, Choice>> = {
  octal: {
    words: 'all codes of one or two digits, 0.1 to 0.77',
    codes: shortOctal.map((code) => [code]),
  },
  partizanoctal: {
    words: 'all pairs of codes of one or two digits, 0.1 to 0.77',
    codes: pairs(shortOctal),
  },
  partizansubtraction: {
    words: 'all pairs of sets of numbers up to 4',
    codes: pairs(smallSets),
  },
  takeandbreak: named('4.[3]', '4!.0', '0.8', '4.F', '0.[7]', '8.[3]'),
  turning: {
    ...named('1', '1-2', '1-3', '2', '3', '1+C', '2+C', '1-3E', '1-3S', '2F'),
    largest: 8,
  },
};

function pairs(codes: readonly string[]): string[][] {
  return codes.flatMap((left) => codes.map((right) => [left, right]));
}

/** Few enough to be listed. */
function named(...codes: string[]): Choice {
  return { words: codes.join(', '), codes: codes.map((code) => [code]) };
}

/** The members of a ruleset that are searched. */
export function membersOf({ name, ruleset, member }: RulesetEntry): Members {
  if (member === undefined) return { members: [ruleset] };
  const choice: Choice = CHOICES[name] ?? {
    words: (ruleset.parameters ?? []).join(' and '),
    codes: [ruleset.parameters ?? []],
  };
  const { words, codes, largest } = choice;
  const members = codes.map((one) => member(...one));
  return { words, members, ...(largest !== undefined && { largest }) };
}
