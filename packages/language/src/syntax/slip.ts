// A slip: a text that does not parse, with what is known of the place where it goes no further.

import { type Lexeme, lexemes } from './lexemes.ts';
import type { BraceReading } from './lower.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Slip {
  readonly text: string;
  /** Where the parser stopped, and what it found there. */
  readonly at: number;
  readonly found: Lexeme | undefined;
  /** What stands before, without blanks. */
  readonly before: readonly Lexeme[];
  /** Whether a game or value could stand here, or an `else`. */
  readonly operandWanted: boolean;
  readonly elseWanted: boolean;
  readonly braces: BraceReading;
  readonly vocabulary: Vocabulary;
}

/** The brackets open at an offset, outermost first. */
export function openBrackets(text: string, at: number): Lexeme[] {
  const open: Lexeme[] = [];
  for (const lexeme of lexemes(text)) {
    if (lexeme.from >= at) break;
    if (lexeme.kind === 'open') open.push(lexeme);
    if (lexeme.kind === 'close') open.pop();
  }
  return open;
}
