// Words of the glossary in the prose of a page: the first use of each leads to its entry and says in
// a sentence what it means.

import { GLOSSARY, type Term, termAnchor } from '@proviso/language/glossary';

/** Terms that are everyday words as well, so that a use of them need not mean the term. */
const EVERYDAY = new Set([
  ...['class', 'edges', 'end', 'form', 'member', 'option', 'position', 'restriction', 'sum'],
]);
const ALSO_VERBS = new Set(['switch']);
/** What stands for an everyday word where only the term can be meant. */
const PHRASES: readonly (readonly [phrase: string, term: string])[] = [
  ['Left end', 'end'],
  ['Right end', 'end'],
  ['Left dead end', 'dead end'],
  ['Right dead end', 'dead end'],
];

/** The front matter, headings, code, HTML and links of a page are left as they are. */
const LEFT_ALONE =
  /^---\n[\s\S]*?^---$|^(`{3,})[\s\S]*?^\1$|^#+ .*$|<(figure|a)\b[\s\S]*?<\/\2>|<[^>]+>|`[^`]*`|!?\[[^\]]*\]\([^)]*\)/gm;

const TERMS: ReadonlyMap<string, Term> = new Map(
  [
    ...GLOSSARY.filter(({ term }) => !EVERYDAY.has(term) && !ALSO_VERBS.has(term)).map(
      (entry) => [entry.term, entry] as const,
    ),
    ...PHRASES.flatMap(([phrase, term]) =>
      GLOSSARY.filter((entry) => entry.term === term).map((entry) => [phrase, entry] as const),
    ),
  ].map(([phrase, entry]) => [phrase.toLowerCase(), entry]),
);

/** Longer phrases first; the program's own name, with a capital, is no term. */
const WORDS = new RegExp(
  `(?<![\\p{L}\\d-])(?!Proviso)(${[...TERMS.keys()]
    .sort((a, b) => b.length - a.length)
    .map((words) => words.replace(/[()]/g, '\\$&'))
    .join('|')})s?(?![\\p{L}\\d-])`,
  'giu',
);

/** The page with its terms linked; `glossary` is the way there from the page. */
export function linkTerms(page: string, glossary: string): string {
  const seen = new Set<Term>();
  let linked = '';
  let from = 0;
  for (const { 0: kept, index } of page.matchAll(LEFT_ALONE)) {
    linked += `${linkFirst(page.slice(from, index), glossary, seen)}${kept}`;
    from = index + kept.length;
  }
  return linked + linkFirst(page.slice(from), glossary, seen);
}

function linkFirst(prose: string, glossary: string, seen: Set<Term>): string {
  return prose.replace(WORDS, (words, phrase: string) => {
    const entry = TERMS.get(phrase.toLowerCase());
    if (entry === undefined || seen.has(entry)) return words;
    seen.add(entry);
    // In a table a bar would begin another cell. The guide's router leaves `vp-raw` to the card: a finger
    // asks for the meaning first.
    const meaning = entry.meaning
      .replaceAll('"', '”')
      .replaceAll('`', '')
      .replaceAll('|', '&#124;');
    return `[${words}](${glossary}#${termAnchor(entry.term)} "${meaning}"){.term .vp-raw data-term="${entry.term}"}`;
  });
}
