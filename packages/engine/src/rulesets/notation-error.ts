/**
 * What is wrong with a board as it was written: where, and what to write
 * instead. Every ruleset refuses bad input with this error and no other.
 */

import { NotationError } from '../storage/errors.ts';

/** A board that cannot be read. `line` and `column` count from 1 within the board's own text. */
export class BoardNotationError extends NotationError {
  override readonly name = 'BoardNotationError';
  readonly line: number;
  readonly column: number;

  /** `offset` counts UTF-16 units from the start of `text`; boards are one line of text. */
  constructor(problem: string, cure: string, at?: { text: string; offset: number }) {
    super(
      at === undefined ? `${problem}; ${cure}` : `${problem} ${where(at)}; ${cure}`,
      at?.offset,
    );
    this.line = 1;
    this.column = this.position + 1;
  }
}

/** Longer texts are not repeated in messages. */
const QUOTED_LENGTH = 40;

function where({ text, offset }: { text: string; offset: number }): string {
  const quoted = text.length <= QUOTED_LENGTH ? ` in "${text}"` : '';
  return `at character ${offset + 1}${quoted}`;
}

/** A whole number in bounds, or a `BoardNotationError`. */
export function requireCount(value: number, what: string, least: number, most: number): number {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new BoardNotationError(
      `${what} cannot be ${value}`,
      `write a whole number from ${least} to ${most}`,
    );
  }
  return value;
}
