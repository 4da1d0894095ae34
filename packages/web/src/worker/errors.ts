// What went wrong, in plain words.

import { BudgetError, NotationError, NotDecidedError } from '@proviso/engine';
import type { Problem } from '../protocol/answers.ts';

/** A failure the page brought about itself, in words for the reader. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** What the language said of a text, with the place. */
export class ReadError extends Error {
  override readonly name = 'ReadError';
  readonly code: string;
  readonly line: number;
  readonly column: number;

  constructor({ code, message, line, column }: Problem) {
    super(message);
    this.code = code;
    this.line = line;
    this.column = column;
  }
}

/** Whatever was thrown, as a problem to show. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ReadError) {
    const { code, message, line, column } = error;
    return { code, message, line, column };
  }
  const message = error instanceof Error ? error.message : String(error);
  const plain = (code: string, words: string): Problem => {
    return { code, message: words, line: 1, column: 1 };
  };
  // What is too deep here is too deep on the command line as well.
  if (error instanceof BudgetError)
    return plain(error.reason === 'depth' ? 'limit' : 'budget', message);
  if (error instanceof NotationError || error instanceof Refused) return plain('value', message);
  if (error instanceof NotDecidedError) return plain('undecided', message);
  if (error instanceof RangeError) return plain('limit', 'this goes too deep for a browser');
  return plain('internal', `Proviso itself is at fault: ${message}`);
}
