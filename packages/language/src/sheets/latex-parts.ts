// Parts of a LaTeX document that answers and prose share.

import { withoutBars } from '@proviso/pictures';
import { withoutControls } from './latex-words.ts';

/** A text as it stands; in verbatim only its own end means anything. */
export function verbatim(text: string): string {
  const safe = withoutBars(withoutControls(text)).replaceAll('\\end{verbatim}', '\\end {verbatim}');
  return ['{\\small', '\\begin{verbatim}', safe, '\\end{verbatim}', '}'].join('\n');
}

/** So many rows stand on one page, where a table can be made to fit. */
const ONE_PAGE = 30;

/** A table, made to fit where it stands on one page; `\\fitted` is the document's. */
export function latexTable(layout: string, lines: string, rows: number): string {
  return rows <= ONE_PAGE
    ? `\\begin{center}\n\\fitted{\\begin{tabular}{${layout}}\n${lines}\n\\end{tabular}}\n\\end{center}`
    : `\\begin{longtable}{${layout}}\n${lines}\n\\end{longtable}`;
}
