// Citations in texts. A comment cites in brackets, [Siegel, Theorem 5.5]; what users read says "Siegel,
// Theorem 5.5", or spells the authors out, "Davies and Milley, section 4".

const NAME = String.raw`(?<!\p{L})\p{Lu}\p{Ll}+`;
const ITEM = String.raw`(?:Theorems?|Definitions?|Lemmas?|Propositions?|Corollar(?:y|ies)|[Ss]ections?|Figures?|Tables?|[Aa]ppendix|Examples?|Observations?|chapters?|footnotes?)\b`;
const AUTHORS = String.raw`(?:(?:${NAME}, )*${NAME} and ${NAME}|${NAME}(?:–${NAME})*(?: et al\.)?)(?: \d{4})?`;

/** The text of the comments of a source, each on one line. */
export function commentsOf(source: string): string[] {
  const comments = source.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*(?:\n\s*\/\/.*)*/gm) ?? [];
  return comments.map((comment) =>
    comment
      .replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/$/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** A source without its comments. */
export function codeOf(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

/** The shorthands that a comment cites in brackets: those that are known, and whatever looks like one. */
export function citedIn(comment: string, isKnown: (shorthand: string) => boolean): string[] {
  const brackets = comment.matchAll(/\[([^[\]]+)\]/g);
  const item = new RegExp(`^(${AUTHORS}), ${ITEM}`, 'u');
  return [...brackets].flatMap(([, text = '']) => {
    const [shorthand = ''] = text.split(', ');
    if (isKnown(shorthand)) return [shorthand];
    const [, unknown] = item.exec(text) ?? [];
    return unknown === undefined ? [] : [unknown];
  });
}

/** The items that comments name before they have named any work: nobody knows where to look. */
export function itemsWithoutWork(
  comments: readonly string[],
  isKnown: (shorthand: string) => boolean,
): string[] {
  const items: string[] = [];
  const found = comments
    .join(' ')
    .matchAll(new RegExp(`\\[([^[\\]]+)\\]|(${ITEM} [\\d.]*\\d)`, 'gu'));
  for (const [, bracket, item] of found) {
    if (item !== undefined) items.push(item);
    else if (isKnown(bracket?.split(', ')[0] ?? '')) return items;
  }
  return items;
}

/** The works that a text cites by an item and without brackets, by their shorthands. */
export function namedIn(text: string): string[] {
  const bare = text.replace(/\[[^[\]]*\](?!\()/g, '');
  const found = bare.matchAll(new RegExp(`(${AUTHORS})(?:,|['’]s) ${ITEM}`, 'gu'));
  return [...found].map(([, authors = '']) => shorthandOf(authors));
}

/** "Dwyer, Milley and Willette" is Dwyer–Milley–Willette. */
function shorthandOf(authors: string): string {
  return authors.replace(/, | and /g, '–');
}

/** The ways to mention a work: its shorthand, and its authors spelled out. */
export function mentionsOf(shorthand: string): string[] {
  const names = shorthand.split('–');
  const last = names.pop() ?? '';
  return names.length === 0 ? [shorthand] : [shorthand, `${names.join(', ')} and ${last}`];
}
