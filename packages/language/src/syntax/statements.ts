// Cutting a worksheet into statements before any of them is parsed, so that one
// bad statement does not take the next with it. A line end closes a statement
// unless a bracket is open, and so does a `;`; a blank line closes it always. A `;` at the end of its
// line silences the statement and stays with it.

import { blankLineAt, endsLine, lexemes } from './lexemes.ts';

/** One statement of a worksheet, as written. */
export interface StatementText {
  readonly text: string;
  /** Where it begins in the worksheet, in UTF-16 units from 0. */
  readonly from: number;
  /** The line it begins on, from 1. */
  readonly line: number;
}

/** The statements of a worksheet in order; lines without one are left out. */
export function splitStatements(worksheet: string): StatementText[] {
  const statements: StatementText[] = [];
  let open = 0;
  let line = 1;
  let begin = { from: -1, line: 1 };
  let end = 0;
  const close = (): void => {
    if (begin.from >= 0) statements.push({ text: worksheet.slice(begin.from, end), ...begin });
    begin = { from: -1, line: 1 };
    open = 0;
  };
  for (const { kind, from, to, text } of lexemes(worksheet)) {
    switch (kind) {
      case 'space':
        continue;
      case 'newline':
        line++;
        if (open === 0 || blankLineAt(worksheet, to)) close();
        continue;
      case 'open':
        open++;
        break;
      case 'close':
        open = Math.max(0, open - 1);
        break;
      case 'separator':
        if (text !== ';' || open > 0) break;
        if (endsLine(worksheet, to)) end = to;
        close();
        continue;
      default:
        break;
    }
    if (begin.from < 0) begin = { from, line };
    end = to;
  }
  close();
  return statements;
}
