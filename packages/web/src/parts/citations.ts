// Citations lead to the entry of the paper: [Siegel, Theorem 5.5 with Lemmas 5.8 and 5.10] has three
// links, each to its place among the papers' pages in the guide.

/** Words, or words that lead somewhere. */
export type CitationPart = string | { readonly text: string; readonly href: string };

/** The papers that are treated item by item, by the names under which they are cited. */
const PAPERS: Readonly<Record<string, string>> = {
  Siegel: 'siegel',
  'Davies–Milley': 'davies-milley',
  'Davies and Milley': 'davies-milley',
  'Dwyer–Milley–Willette': 'dwyer',
  'Dwyer, Milley and Willette': 'dwyer',
  'Larsson et al.': 'larsson',
  Spindler: 'spindler',
  'Mesdal–Ottaway': 'mesdal-ottaway',
  'Mesdal and Ottaway': 'mesdal-ottaway',
};

const KIND =
  '(?:Theorem|Definition|Lemma|Proposition|Corollary|Figure|Table|Example|Observation|Problem|Question|Conjecture)';
const KINDS = `(?:${KIND}s?|Corollaries|[Ss]ections?)`;
const NUMBER = '(?:[A-Z]\\.)?\\d+(?:\\.\\d+)*';
const NAMES = Object.keys(PAPERS)
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|');

/** Works of several authors that are cited and not treated item by item. */
const OTHERS = '\\p{Lu}\\p{Ll}+(?:–\\p{Lu}\\p{Ll}+)+';

/** A paper with its first item, or a further item of the paper that was named last. */
const CITED = new RegExp(
  `(?<![\\p{L}–])(?<paper>${NAMES}|${OTHERS})(?:, |['’]s )(?<first>${KINDS}) (?<number>${NUMBER})|(?<kind>${KINDS}) (?<item>${NUMBER})|(?<=(?:,|and|to) )(?<more>${NUMBER})(?![\\d.]*\\w)`,
  'gu',
);

/** A text with what it cites as links. */
export function citationParts(text: string): CitationPart[] {
  const parts: CitationPart[] = [];
  let from = 0;
  let paper: string | undefined;
  let kind: string | undefined;
  for (const { 0: words, index, groups = {} } of text.matchAll(CITED)) {
    paper = groups['paper'] ?? paper;
    kind = groups['first'] ?? groups['kind'] ?? kind;
    const number = groups['number'] ?? groups['item'] ?? groups['more'];
    if (paper === undefined || kind === undefined || number === undefined) continue;
    if (groups['more'] !== undefined && !isRun(text.slice(from, index))) continue;
    if (index > from) parts.push(text.slice(from, index));
    parts.push({ text: words, href: itemAddress(paper, kind, number) });
    from = index + words.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** Between two numbers of one list: "5.8 and 5.10", "1 to 3". */
function isRun(between: string): boolean {
  return /^(?:,| and| to|, and) $/.test(between);
}

/** The place of an item; sections have none of their own, and lead to the paper. */
function itemAddress(name: string, kind: string, number: string): string {
  const paper = PAPERS[name];
  if (paper === undefined)
    return `./guide/references.html#${name.toLowerCase().replaceAll('–', '-')}`;
  const page = `./guide/papers/${paper}.html`;
  const one = kind.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');
  return one === 'section' ? page : `${page}#${one}-${number.toLowerCase().replaceAll('.', '-')}`;
}
