// The catalogue as static pages: one for each class, at an address that is its label, and one for each table.
// They need no script and nothing from elsewhere.

import { CATALOGUE_TABLES, type CatalogueEntry, type CatalogueTable } from '@proviso/catalogue';
import { Arena } from '@proviso/engine';
import { formOfCode } from '@proviso/engine/forms';
import { dagPicture, escapeXml, toSvg } from '@proviso/pictures';
import { version } from '../version.ts';
import type { Catalogue } from './builder.ts';
import { codesDigest } from './digest.ts';
import type { NamedFile } from './files.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 52rem; margin: 1.5rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
code { overflow-wrap: anywhere; }
table { border-collapse: collapse; }
th, td { padding: 0.2rem 0.8rem 0.2rem 0; text-align: left; vertical-align: top; }
th { font-weight: 600; }
tbody th { white-space: nowrap; }
svg { max-width: 100%; height: auto; }
`;

/** Tables larger than this have no pages of their own classes: L_5 alone would be 21,278. */
const MOST_PAGES = 10_000;

/** All pages; a class that several tables list has the page of the first of them. */
export function* pageFiles({ tables }: Catalogue): Generator<NamedFile> {
  const shown = CATALOGUE_TABLES.filter(({ name }) => tables.has(name));
  const pages = pagesOf(shown, tables);
  const classes = new Set<string>();
  yield { name: 'index.html', content: indexPage(shown, tables) };
  for (const table of shown) {
    const entries = tables.get(table.name) ?? [];
    const linked = entries.length <= MOST_PAGES;
    yield { name: `${table.name}.html`, content: tablePage(table, entries, linked) };
    if (!linked) continue;
    const arena = new Arena();
    for (const entry of entries) {
      if (classes.has(entry.label)) continue;
      classes.add(entry.label);
      yield { name: `${entry.label}.html`, content: classPage(arena, table, entry, pages) };
    }
  }
}

/** The labels that have pages. */
function pagesOf(
  shown: readonly CatalogueTable[],
  tables: Catalogue['tables'],
): ReadonlySet<string> {
  const large = ({ name }: CatalogueTable) => (tables.get(name)?.length ?? 0) > MOST_PAGES;
  const listed = shown
    .filter((table) => !large(table))
    .flatMap(({ name }) => tables.get(name) ?? []);
  return new Set(listed.map(({ label }) => label));
}

function page(title: string, body: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(title)} · The Proviso catalogue</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function indexPage(shown: readonly CatalogueTable[], tables: Catalogue['tables']): string {
  return page('Tables', [
    '<main>',
    '<h1>The Proviso catalogue</h1>',
    `<p>Classes of combinatorial games under labels that never change, version ${version()}.</p>`,
    '<table>',
    '<thead><tr><th>table</th><th>classes</th><th>listed are</th></tr></thead>',
    '<tbody>',
    ...shown.map(
      ({ name, words }) =>
        `<tr><th scope="row">${linkTo(name)}</th><td>${tables.get(name)?.length ?? 0}</td><td>${escapeXml(words)}</td></tr>`,
    ),
    '</tbody>',
    '</table>',
    '</main>',
  ]);
}

function tablePage(
  { name, words, complete }: CatalogueTable,
  entries: readonly CatalogueEntry[],
  linked: boolean,
): string {
  return page(name, [
    '<nav><a href="index.html">All tables</a></nav>',
    '<main>',
    `<h1>${name}: ${escapeXml(words)}</h1>`,
    `<p>${escapeXml(complete)}</p>`,
    `<p>SHA-256 of the codes, sorted, a line each: ${code(codesDigest(entries))}. Listed again: ${code(`proviso catalogue build ${name}`)}</p>`,
    '<table>',
    '<thead><tr><th>label</th><th>simplest form</th><th>outcome</th><th>strong</th><th>forms</th></tr></thead>',
    '<tbody>',
    ...entries.map(
      ({ label, simplest, outcome, strongOutcome, forms }) =>
        `<tr><th scope="row">${linked ? linkTo(label) : label}</th><td>${code(simplest)}</td><td>${outcome}</td><td>${strongOutcome ?? ''}</td><td>${forms}</td></tr>`,
    ),
    '</tbody>',
    '</table>',
    '</main>',
  ]);
}

function classPage(
  arena: Arena,
  table: CatalogueTable,
  entry: CatalogueEntry,
  pages: ReadonlySet<string>,
): string {
  const { label, simplest } = entry;
  const picture = toSvg(dagPicture(arena, formOfCode(arena, entry.code)));
  const cited = `${label} in the Proviso catalogue, version ${version()}`;
  return page(`${label}: ${simplest}`, [
    `<nav><a href="index.html">All tables</a> · ${linkTo(table.name)}</nav>`,
    '<main>',
    `<h1>${label}</h1>`,
    `<p>${code(simplest)}, number ${entry.number} of ${escapeXml(table.words)}.</p>`,
    '<table>',
    '<tbody>',
    ...factsOf(entry, pages).map(
      ([name, html]) => `<tr><th scope="row">${name}</th><td>${html}</td></tr>`,
    ),
    '</tbody>',
    '</table>',
    '<h2>Picture</h2>',
    '<p>Each subposition once; Left’s moves are solid, Right’s dashed.</p>',
    picture.replace(/^<\?xml[^>]*>\s*/, ''),
    '<h2>Cite this class</h2>',
    `<p>${escapeXml(cited)}</p>`,
    `<pre>${bibtex(entry).map(escapeXml).join('\n')}</pre>`,
    `<p>Certificate, to be checked: ${code(`proviso catalogue certificate ${label} | proviso check`)}. Computed again: ${code(`proviso eval 'class("${label}")'`)}, ${code(`proviso catalogue ${label}`)}. Why: ${code(`proviso explain '${entry.smallest} mod ${languageName(entry.universe)}'`)}</p>`,
    '</main>',
  ]);
}

/** An entry for a bibliography, line by line. */
function bibtex({ label, latex }: CatalogueEntry): string[] {
  return [
    `@misc{proviso-${label.replaceAll('.', '-')},`,
    '  author = {{The Proviso authors}},',
    `  title = {Class ${label}: $${latex}$},`,
    `  howpublished = {The Proviso catalogue, version ${version()}}`,
    '}',
  ];
}

/** The facts of an entry, each with its name; texts are ready for the page. */
function factsOf(entry: CatalogueEntry, pages: ReadonlySet<string>): [string, string][] {
  const link = (label: string): string => (pages.has(label) ? linkTo(label) : label);
  const labels = (items: readonly string[] | undefined): string | undefined =>
    items === undefined ? undefined : items.length === 0 ? 'none' : items.map(link).join(' ');
  const codes = (items: readonly string[] | undefined): string | undefined =>
    items?.map(code).join(', ');
  const facts: [string, string | undefined][] = [
    ['simplest form', code(entry.simplest)],
    ['in LaTeX', code(entry.latex)],
    ['as one word', code(entry.code)],
    ['outcome', entry.outcome],
    ['strong outcome', entry.strongOutcome],
    ['rank, edges, subpositions', `${entry.rank}, ${entry.edges}, ${entry.nodes}`],
    ['forms', String(entry.forms)],
    ['the smallest', code(entry.smallest)],
    ['all of them', codes(entry.members)],
    ['canonical form', entry.canonical === undefined ? undefined : code(entry.canonical)],
    ['the smallest lies in', entry.liesIn.join(', ')],
    ['conjugate', entry.conjugate === null ? 'not listed' : link(entry.conjugate)],
    [
      'inverse',
      entry.inverse === undefined
        ? undefined
        : entry.inverse === null
          ? 'none'
          : link(entry.inverse),
    ],
    ['P-free', entry.pFree === undefined ? undefined : entry.pFree ? 'yes' : 'no'],
    ['next above in the table', labels(entry.above)],
    ['next below in the table', labels(entry.below)],
    ['compact notation', entry.compact === undefined ? undefined : code(entry.compact)],
    ['factors', entry.factors?.map((each) => each.map(code).join(' + ')).join(', ')],
    ['smallest boards', codes(entry.boards)],
    ['in the papers', entry.papers?.join(', ')],
  ];
  return facts.flatMap(([name, html]) => (html === undefined ? [] : [[name, html]]));
}

function linkTo(name: string): string {
  return `<a href="${name}.html">${name}</a>`;
}

function code(text: string): string {
  return `<code>${escapeXml(text)}</code>`;
}

/** A universe as the language has it. */
function languageName(key: string): string {
  return key === 'D10' ? 'D({.|0,-1})' : key === 'D1' ? 'D(-1)' : key;
}
