// docs/references.bib as plain BibTeX takes it: ASCII alone, titles as they are, and what old styles do not
// know in fields that they print.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** Where the command has it. */
export const TEX_BIBLIOGRAPHY = join(root, 'packages/cli/tex/references.bib');

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ '\u0300': '`', '\u0301': "'", '\u0302': '^', '\u0303': '~', '\u0308': '"' },
};

const SIGNS: Readonly<Record<string, string>> = { '–': '--', '“': '``', '”': "''", '’': "'" };

/** The text in ASCII. */
function inAscii(text: string): string {
  const ascii = text
    .normalize('NFD')
    .replace(/(\p{L})(\p{M})/gu, (_, letter, mark) => `{\\${ACCENTS[mark] ?? ''}${letter}}`)
    .replace(/[–“”’]/g, (sign) => SIGNS[sign] ?? sign);
  if (/[^\x20-\x7e]/.test(ascii)) throw new Error(`a sign that has no TeX here: ${ascii}`);
  return ascii;
}

/** The whole file. */
export function texBibliography(): string {
  const text = readFileSync(join(root, 'docs/references.bib'), 'utf8');
  const entries = [...text.matchAll(/^@(\w+)\{([^,\s]+),\n([\s\S]*?)^\}$/gm)].map(
    ([, type = '', key = '', body = '']) => entry(type, key, fieldsOf(body)),
  );
  return [
    '% The works that Proviso cites, for BibTeX. `proviso cite` prints them, with Proviso itself.',
    '@preamble{"\\providecommand{\\url}[1]{\\texttt{#1}}"}',
    '',
    ...entries,
  ].join('\n');
}

function fieldsOf(body: string): Map<string, string> {
  const fields = body.matchAll(/^ {2}(\w+) = \{(.*)\},?$/gm);
  return new Map([...fields].map(([, name = '', value = '']) => [name, value]));
}

/** What only we use. */
const OURS = new Set(['shorthand', 'keywords']);

function entry(type: string, key: string, fields: Map<string, string>): string {
  const kind = type === 'article' && !fields.has('journal') ? 'misc' : type;
  const [eid, eprint, url] = ['eid', 'eprint', 'url'].map((name) => fields.get(name));
  if (eid !== undefined) fields.set('pages', eid);
  const arxiv = eprint === undefined ? [] : [`arXiv:${eprint}`];
  const notes = [...arxiv, ...(fields.has('note') ? [fields.get('note') ?? ''] : [])];
  if (notes.length > 0) fields.set('note', notes.join('. '));
  if (url !== undefined) fields.set('howpublished', `\\url{${url}}`);
  const lines = [...fields]
    .filter(([name]) => !OURS.has(name))
    .map(
      ([name, value]) =>
        `  ${name} = {${name === 'title' ? `{${inAscii(value)}}` : inAscii(value)}}`,
    );
  return `@${kind}{${key},\n${lines.join(',\n')}\n}\n`;
}
