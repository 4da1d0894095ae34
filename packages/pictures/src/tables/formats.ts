/**
 * The formats a table can be written in: one file each, and one line here. CSV and
 * JSON use the plain, parseable writing of a cell; the others the pretty one.
 */

import { toCsv } from './csv.ts';
import { toHtml } from './html.ts';
import { toJson } from './json.ts';
import { toLatex } from './latex.ts';
import { toMarkdown } from './markdown.ts';
import type { Table } from './table.ts';
import { toText } from './text.ts';

/** How a format writes a table (the last line is ended), and how files of it end. */
interface Format {
  readonly write: (table: Table, width?: number) => string;
  readonly ending: string;
  /** What people call it. The page offers its files, and a function of the language writes it. */
  readonly title?: string;
}

const FORMATS = {
  table: { write: toText, ending: '.txt' },
  csv: { write: toCsv, ending: '.csv', title: 'CSV' },
  json: { write: toJson, ending: '.json' },
  latex: { write: toLatex, ending: '.tex', title: 'LaTeX' },
  html: { write: toHtml, ending: '.html', title: 'HTML' },
  markdown: { write: toMarkdown, ending: '.md', title: 'Markdown' },
} as const satisfies Record<string, Format>;

export type TableFormat = keyof typeof FORMATS;

/** The names of the formats. */
export const TABLE_FORMATS = Object.keys(FORMATS) as [TableFormat, ...TableFormat[]];

/** The formats that have a title, with the ending of their files. */
export const TITLED_FORMATS = TABLE_FORMATS.flatMap((name) => {
  const { title, ending }: Format = FORMATS[name];
  return title === undefined ? [] : [{ name, title, ending }];
});

/** The format of a file by its ending, such as `.csv`. */
export function formatOfEnding(ending: string): TableFormat | undefined {
  return TABLE_FORMATS.find((name) => FORMATS[name].ending === ending);
}

/** The endings of files with tables. */
export const TABLE_ENDINGS: readonly string[] = TABLE_FORMATS.map((name) => FORMATS[name].ending);

export interface WriteOptions {
  /** How many columns a line may have, for those formats that have lines. */
  readonly width?: number | undefined;
}

/**
 * A table in a format.
 *
 * @example
 * const cell = wordCell('a, b');
 * const table = { caption: 'Two', columns: [cell], rows: [[wordCell(1)]], rowHeadings: false };
 * writeTable(table, 'csv') // → "\"a, b\"\r\n1\r\n"
 */
export function writeTable(
  table: Table,
  format: TableFormat,
  { width }: WriteOptions = {},
): string {
  const { write }: Format = FORMATS[format];
  return write(table, width);
}
