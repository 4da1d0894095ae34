// The glossary, from the table that help uses.

import { GLOSSARY, type Term, termAnchor } from '@proviso/language/glossary';
import { prose } from './markdown.ts';
import { withReferences } from './references-page.ts';

/** The page in Markdown. */
export function glossaryPage(): string {
  return [
    '# Glossary',
    'The words of these pages, of help and of messages. Where a paper defines a word, it is cited; other ' +
      'words are common usage or Proviso’s own. At the prompt `help dicot` prints an entry, `help terms` ' +
      'lists them.',
    ...GLOSSARY.map(entry),
    '',
  ].join('\n\n');
}

function entry({ term, meaning, item, page }: Term): string {
  const cited = item === undefined ? '' : ` *${withReferences(prose(item), '../references.md')}.*`;
  const [path, heading] = page.split('#');
  const more = `[More](../${path}.md${heading === undefined ? '' : `#${heading}`})`;
  return `### ${prose(term)} {#${termAnchor(term)}}\n\n${prose(meaning)}${cited} ${more}`;
}
