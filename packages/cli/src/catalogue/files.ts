// The files of the catalogue: JSON lines, CSV and SQLite with their schema, licence and citation. The
// same catalogue gives the same bytes.

import { createHash } from 'node:crypto';
import {
  BOARD_SCHEMA,
  type BoardEntry,
  CATALOGUE_TABLES,
  type CatalogueEntry,
  ENTRY_SCHEMA,
  searchedRulesets,
} from '@proviso/catalogue';
import { wordCell, writeTable } from '@proviso/pictures/tables';
import { version } from '../version.ts';
import type { Catalogue } from './builder.ts';
import { boardsDigest, codesDigest } from './digest.ts';
import { LICENCE, readme } from './words.ts';

export interface NamedFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

const lines = (items: readonly unknown[]): string =>
  items.map((item) => `${JSON.stringify(item)}\n`).join('');

/** All files but the database and the sums. */
export function textFiles(catalogue: Catalogue): NamedFile[] {
  const entries = [...catalogue.tables.values()].flat();
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  return [
    { name: 'classes.jsonl', content: lines(entries) },
    { name: 'boards.jsonl', content: lines(catalogue.boards) },
    { name: 'classes.csv', content: csv(entries, CLASS_COLUMNS) },
    { name: 'boards.csv', content: csv(catalogue.boards, BOARD_COLUMNS) },
    { name: 'tables.json', content: json(tablesOf(catalogue)) },
    { name: 'rulesets.json', content: json(searchedBoards(catalogue.boards)) },
    { name: 'classes.schema.json', content: json(ENTRY_SCHEMA) },
    { name: 'boards.schema.json', content: json(BOARD_SCHEMA) },
    { name: 'CITATION.cff', content: citation() },
    { name: 'LICENSE', content: LICENCE },
    { name: 'README.md', content: readme(catalogue) },
  ];
}

/** `sha256sum -c SHA256SUMS` checks them. */
export function sumsFile(files: readonly NamedFile[]): NamedFile {
  const line = ({ name, content }: NamedFile): string =>
    `${createHash('sha256').update(content).digest('hex')}  ${name}\n`;
  return { name: 'SHA256SUMS', content: files.map(line).join('') };
}

/** What each table lists, why nothing is missing, and its digest. */
function tablesOf({ tables }: Catalogue) {
  return CATALOGUE_TABLES.filter(({ name }) => tables.has(name)).map((table) => {
    const entries = tables.get(table.name) ?? [];
    const digest = createHash('sha256').update(lines(entries)).digest('hex');
    return {
      ...table,
      ...{ classes: entries.length, codesSha256: codesDigest(entries), sha256: digest },
      again: `proviso catalogue build ${table.name}`,
    };
  });
}

/** How far the boards of each ruleset were searched, with a digest of those that there are. */
export function searchedBoards(boards: readonly BoardEntry[]) {
  return searchedRulesets(boards).map((searched) => ({
    ...searched,
    sha256: boardsDigest(boards.filter(({ ruleset }) => ruleset === searched.ruleset)),
  }));
}

type Fields = Readonly<Record<string, unknown>>;

const CLASS_COLUMNS: readonly (keyof CatalogueEntry)[] = [
  ...(['label', 'table', 'number', 'universe', 'simplest', 'latex', 'code', 'rank'] as const),
  ...(['edges', 'nodes', 'outcome', 'strongOutcome', 'pFree', 'forms', 'smallest'] as const),
  ...(['members', 'canonical'] as const),
  ...(['liesIn', 'conjugate', 'inverse', 'above', 'below', 'compact', 'factors'] as const),
  ...(['boards', 'papers'] as const),
];

const BOARD_COLUMNS = [
  ...['board', 'ruleset', 'size', 'unit', 'outcome', 'normalOutcome', 'code', 'liesIn', 'labels'],
];

/** Columns of texts that may have blanks and commas in them. */
const TEXTS = ['members', 'boards'];

/** Lists stand in one cell: labels with blanks between them, forms, boards and factorisations with `; `. */
function csv(rows: readonly object[], columns: readonly string[]): string {
  const cell = (value: unknown, column: string): string | number => {
    if (value === undefined || value === null) return '';
    if (TEXTS.includes(column)) return (value as string[]).join('; ');
    if (column === 'factors') return (value as string[][]).map((each) => each.join(' ')).join('; ');
    if (Array.isArray(value)) return value.join(' ');
    if (typeof value === 'object') return Object.values(value).join(' ');
    return typeof value === 'number' ? value : String(value);
  };
  return writeTable(
    {
      caption: '',
      columns: columns.map((column) => wordCell(column)),
      rows: rows.map((row) =>
        columns.map((column) => wordCell(cell((row as Fields)[column], column))),
      ),
      rowHeadings: false,
    },
    'csv',
  );
}

function citation(): string {
  return [
    'cff-version: 1.2.0',
    'message: If you use the catalogue, please cite it as below, with the labels of the classes.',
    'type: dataset',
    'title: The Proviso catalogue of misère games',
    'authors:',
    '  - name: The Proviso authors',
    `version: ${version()}`,
    'license: MIT',
    '',
  ].join('\n');
}
