// The page of references, from docs/references.bib.

import { type Paper, papers } from '@proviso/literature';
import { bibliography, type Reference } from '../references/bibliography.ts';
import { prose } from './markdown.ts';

/** The page in Markdown. */
export function referencesPage(): string {
  const all = bibliography().sort((a, b) => a.shorthand.localeCompare(b.shorthand, 'en'));
  return [
    '# References',
    'The works that functions, certificates and these pages name, each under the name they use. Where a ' +
      'publication is not stated, the paper itself does not state it. As BibTeX: ' +
      '[references.bib](references.bib).',
    ...all.filter(({ background }) => !background).map(section),
    ...papers.filter(({ title }) => !all.some((each) => each.title === title)).map(uncited),
    '## Further reading {#further-reading}',
    ...all.filter(({ background }) => background).map((reference) => `- ${inFull(reference)}`),
    '',
  ].join('\n\n');
}

/** A paper that is checked item by item, and that nothing else cites. */
function uncited({ key, authors, title, reference }: Paper): string {
  return [
    `## ${prose(authors)}`,
    `${prose(title)}. ${prose(reference)}.`,
    `[Item by item](papers/${key}.md).`,
  ].join('\n\n');
}

function section(reference: Reference): string {
  const paper = papers.find(({ title }) => title === reference.title);
  return [
    `## ${prose(reference.shorthand)} {#${reference.key}}`,
    inFull(reference),
    ...(paper === undefined ? [] : [`[Item by item](papers/${paper.key}.md).`]),
  ].join('\n\n');
}

function inFull({ authors, title, fields }: Reference): string {
  const field = (name: string, text = (value: string): string => value): string[] => {
    const value = fields.get(name);
    return value === undefined ? [] : [text(value)];
  };
  const series = [...field('series'), ...(fields.has('series') ? field('volume') : [])].join(' ');
  const volume = field('volume').map((value) => value + field('number', (n) => `(${n})`).join(''));
  const journal = [...field('journal'), ...volume].join(' ');
  const where = [
    ...field('booktitle', (value) => `In: ${value}`),
    ...(series === '' ? [] : [series]),
    ...(fields.has('journal') ? [journal] : []),
    ...field('eid'),
    ...field('pages', (value) => `pages ${value}`),
    ...field('publisher'),
    ...field('year'),
  ];
  const links = [
    ...field('doi', (doi) => `[doi:${doi}](https://doi.org/${doi})`),
    ...field('eprint', (id) => `[arXiv:${id}](https://arxiv.org/abs/${id})`),
    ...field('url', (url) => `[${url.replace('https://', '')}](${url})`),
  ];
  return [
    `${prose(listed(authors))}: *${prose(title)}*.`,
    ...(where.length === 0 ? [] : [`${prose(where.join(', ')).replace(/\.$/, '')}.`]),
    ...field('note', (note) => `${prose(note)}.`),
    ...(links.length === 0 ? [] : [`${links.join(', ')}.`]),
  ].join(' ');
}

function listed(authors: readonly string[]): string {
  const last = authors.at(-1) ?? '';
  return authors.length > 1 ? `${authors.slice(0, -1).join(', ')} and ${last}` : last;
}

/** A text with the works it cites as links to their place on the page of references. */
export function withReferences(text: string, page: string): string {
  const works = bibliography().sort((a, b) => b.shorthand.length - a.shorthand.length);
  const names = works.map(({ shorthand }) => shorthand.replaceAll('.', '\\.')).join('|');
  return text.replace(new RegExp(`(?:^|(?<=; ))(${names})(?=,)`, 'g'), (shorthand) => {
    const work = works.find((each) => each.shorthand === shorthand);
    return `[${shorthand}](${page}#${work?.key})`;
  });
}
