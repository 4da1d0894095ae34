// Terms of the glossary in what the engine says: which words of a sentence are marked. Each term is
// marked where it is used first, so that an explanation does not become a row of marks.

import type { Phrase, Sentence } from '../protocol/answers.ts';

/** Words, or words that stand for a term. */
export type MarkedPart = string | { readonly term: string; readonly words: string };

/** How sentences say a term, as a regular expression; what is longer stands first. */
export const SPOKEN_TERMS: readonly (readonly [words: string, term: string])[] = [
  ['reversible through the (?:Left|Right) end', 'atomic reversible'],
  ['(?:Left|Right) end-like|end-like', 'end-like'],
  ['(?:Left|Right) strong|strong test', 'strong'],
  ['(?:Left|Right) end(?![-\\w])', 'end'],
  ['simplest form', 'simplest form'],
  ['test ends', 'test set'],
  ['tells them apart', 'distinguishing game'],
  ['misère play', 'misère play'],
  ['normal play', 'normal play'],
  ['P-position', 'P-position'],
  ['subpositions?', 'subposition'],
  ['dominated', 'dominated'],
  ['reversible', 'reversible'],
  ['conjugate', 'conjugate'],
  ['invertible|inverse', 'invertible'],
  ['incomparable', 'incomparable'],
  ['universe', 'universe'],
  ['modulo', 'modulo'],
  ['■', 'tombstone'],
];

const MARKS = new RegExp(
  SPOKEN_TERMS.map(([words]) => `(?<![\\p{L}-])(${words})(?!\\p{L})`).join('|'),
  'gu',
);

/** The terms of a sentence, in order and each once, with the words for it. */
function termsIn(text: string): { term: string; words: string; index: number }[] {
  const found = [...text.matchAll(MARKS)].flatMap((match) => {
    const place = match.slice(1).findIndex((group) => group !== undefined);
    const term = SPOKEN_TERMS[place]?.[1];
    return term === undefined ? [] : [{ term, words: match[0], index: match.index }];
  });
  return found.filter(({ term }, i) => found.findIndex((one) => one.term === term) === i);
}

/** A text with those of the terms marked that are asked for; `left` loses each that is marked. */
export function marked(text: string, left: Set<string>): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const { term, words, index } of termsIn(text)) {
    if (!left.delete(term)) continue;
    if (index > from) parts.push(text.slice(from, index));
    parts.push({ term, words });
    from = index + words.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** The terms of some phrases. */
export function termsOf(says: readonly Phrase[]): Set<string> {
  const words = says.filter((part): part is string => typeof part === 'string');
  return new Set(words.flatMap((part) => termsIn(part).map(({ term }) => term)));
}

/** For each sentence of an explanation the terms that are used there first, read from the top. */
export function firstUses(root: Sentence): ReadonlyMap<Sentence, ReadonlySet<string>> {
  const uses = new Map<Sentence, ReadonlySet<string>>();
  const seen = new Set<string>();
  const read = (sentence: Sentence): void => {
    const fresh = [...termsOf(sentence.says)].filter((term) => !seen.has(term));
    for (const term of fresh) seen.add(term);
    uses.set(sentence, new Set(fresh));
    for (const reason of sentence.because) read(reason);
  };
  read(root);
  return uses;
}
