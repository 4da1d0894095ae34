/** The formats a sheet can be taken along in: one file each, and one line here. */

import { toHtmlPage } from './html.ts';
import { toLatexDocument } from './latex.ts';
import { toMarkdownFile } from './markdown.ts';
import type { MathWriter } from './mathml.ts';
import { toNotebook } from './notebook.ts';
import type { TakenSheet } from './taken.ts';

interface Format {
  /** What people call it. */
  readonly title: string;
  readonly ending: string;
  readonly type: string;
  readonly write: (sheet: TakenSheet, math?: MathWriter) => string;
}

const FORMATS = {
  latex: { title: 'LaTeX', ending: '.tex', type: 'text/x-tex', write: toLatexDocument },
  html: { title: 'HTML', ending: '.html', type: 'text/html', write: toHtmlPage },
  ipynb: {
    title: 'Jupyter notebook',
    ending: '.ipynb',
    type: 'application/x-ipynb+json',
    write: toNotebook,
  },
  markdown: { title: 'Markdown', ending: '.md', type: 'text/markdown', write: toMarkdownFile },
} as const satisfies Record<string, Format>;

export type SheetFormat = keyof typeof FORMATS;

/** The names of the formats. */
export const SHEET_FORMATS = Object.keys(FORMATS) as [SheetFormat, ...SheetFormat[]];

/** What people call a format, and how files of it end. */
export function sheetFormat(format: SheetFormat): Omit<Format, 'write'> {
  return FORMATS[format];
}

/** A sheet in a format; `math` writes formulas as MathML, for pages. */
export function writeSheet(sheet: TakenSheet, format: SheetFormat, math?: MathWriter): string {
  const { write }: Format = FORMATS[format];
  return write(sheet, math);
}
