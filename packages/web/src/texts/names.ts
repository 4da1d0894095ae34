// What rulesets, squares, terms, examples and tables are called in the language of the page. In English they say
// it themselves; another language names them one by one, and whatever it does not know stays English.

import { signal } from '@preact/signals';

export interface RulesetWords {
  readonly title: string;
  readonly rules: string;
  readonly notation: string;
  /** What the boxes of its parameters are headed. */
  readonly parameters?: readonly string[];
  /** Why its positions lie in their universe, as the second half of a sentence. */
  readonly because: string;
}

/** By the names of the rulesets in the language. */
export type RulesetNames = Readonly<Record<string, RulesetWords>>;

export interface TermWords {
  readonly term: string;
  readonly meaning: string;
}

/** By the terms of the glossary. */
export type TermNames = Readonly<Record<string, TermWords>>;

/** By the names of the sheets: the title, and what it is about. */
export type ExampleNames = Readonly<Record<string, readonly [title: string, about: string]>>;

export interface Names {
  /** The language, as in `<html lang>`. */
  readonly lang: string;
  readonly rulesets: RulesetNames;
  /** What stands on the squares of boards, by what the rulesets call it. */
  readonly squares: Readonly<Record<string, string>>;
  /** By the folders of the examples. */
  readonly themes: Readonly<Record<string, string>>;
  readonly examples: ExampleNames;
  /** Heads of the tables that functions make. */
  readonly heads: Readonly<Record<string, string>>;
  /** The glossary; loaded when the first term is asked about. */
  readonly terms: () => Promise<TermNames>;
}

/** English: nothing is called otherwise. */
export const ENGLISH_NAMES: Names = {
  lang: 'en',
  rulesets: {},
  squares: {},
  themes: {},
  examples: {},
  heads: {},
  terms: async () => ({}),
};

/** The names that are shown. */
export const names = signal<Names>(ENGLISH_NAMES);

/** An entry of a record that anybody's text may be looked up in. */
export function named<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
