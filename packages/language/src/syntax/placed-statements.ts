// The statements of a text that is run as a whole, so that places in messages are those of the text.

import { splitStatements } from './statements.ts';

/** A statement and the line it begins on. */
export interface PlacedStatement {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** The statements of a text, each as far in on its line as it stands, so that columns are those of the text. */
export function placedStatements(text: string): PlacedStatement[] {
  const ends = text.matchAll(/[\r\n]/g);
  const nextEnd = (): number => ends.next().value?.index ?? text.length;
  /** What stands on the line before `seen`, as blanks. */
  let blanks = '';
  let seen = 0;
  let end = nextEnd();
  return splitStatements(text).map((statement) => {
    for (; end < statement.from; end = nextEnd()) {
      seen = end + 1;
      blanks = '';
    }
    // Another statement may stand before it on the line.
    blanks += text.slice(seen, statement.from).replace(/\S/g, ' ');
    seen = statement.from;
    return { text: blanks + statement.text, line: statement.line };
  });
}
