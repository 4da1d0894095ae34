// The statements of a text, as the evaluating thread is asked for them.

import { splitStatements } from '@proviso/language';
import type { Statement } from './protocol.ts';

/** The statements of a text, each as far in on its line as it stands, so that columns are those of the text. */
export function statementsOf(text: string): Statement[] {
  return splitStatements(text).map((statement): Statement => {
    const lineStart = Math.max(
      text.lastIndexOf('\n', statement.from - 1),
      text.lastIndexOf('\r', statement.from - 1),
    );
    // Another statement may stand before it on the line.
    const blanks = text.slice(lineStart + 1, statement.from).replace(/\S/g, ' ');
    return { text: blanks + statement.text, line: statement.line };
  });
}
