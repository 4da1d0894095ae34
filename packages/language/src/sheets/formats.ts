/** What writes a sheet: one file for each format of `format-names.ts`, and one line here. */

import type { SheetFormat } from './format-names.ts';
import { toHtmlPage } from './html.ts';
import { toLatexDocument } from './latex.ts';
import { toMarkdownFile } from './markdown.ts';
import type { MathWriter } from './mathml.ts';
import { toNotebook } from './notebook.ts';
import type { TakenSheet } from './taken.ts';

type Writer = (sheet: TakenSheet, math?: MathWriter) => string;

const WRITERS: Readonly<Record<SheetFormat, Writer>> = {
  latex: toLatexDocument,
  html: toHtmlPage,
  ipynb: toNotebook,
  markdown: toMarkdownFile,
};

/** A sheet in a format; `math` writes formulas as MathML, for pages. */
export function writeSheet(sheet: TakenSheet, format: SheetFormat, math?: MathWriter): string {
  return WRITERS[format](sheet, math);
}
