// What the glossary says of a word.

/** A word and what it means, in one or two sentences. */
export interface Term {
  readonly term: string;
  /** How else it is called or looked for, in lower case. */
  readonly aliases: readonly string[];
  readonly meaning: string;
  /** Where a paper defines it; what has none is common usage or a word of Proviso. */
  readonly item?: string;
  /** The page of the guide that treats it, `theory/misere`, or a heading there, `tour#boards`. */
  readonly page: string;
}

type Entry = readonly [term: string, aliases: readonly string[], meaning: string, item?: string];

/** The words that a page of the guide treats. */
export function treatedOn(page: string, entries: readonly Entry[]): Term[] {
  return entries.map(([term, aliases, meaning, item]) => ({
    term,
    aliases,
    meaning,
    ...(item === undefined ? {} : { item }),
    page,
  }));
}
