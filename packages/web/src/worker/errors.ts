// What went wrong, in plain words.

import { BudgetError, ValueError } from '@proviso/engine';
import { explained } from '@proviso/language';
import type { Problem } from '../protocol/answers.ts';

/** What the language said of a text, with the place. */
export class ReadError extends ValueError {
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
  const { line, column } = error instanceof ReadError ? error : { line: 1, column: 1 };
  return { ...told(error), line, column };
}

function told(error: unknown): Pick<Problem, 'code' | 'message'> {
  if (error instanceof ReadError) return { code: error.code, message: error.message };
  const { code, message } = explained(error);
  // What is too deep here is too deep on the command line as well, so that is no way out.
  const isDepth = error instanceof BudgetError && error.reason === 'depth';
  return { code: isDepth ? 'limit' : code, message };
}
