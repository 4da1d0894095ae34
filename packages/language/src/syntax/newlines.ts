// Line ends as tokens. A line end closes the statement unless a bracket is
// open; a blank line closes it always. The grammar cannot know how many
// brackets are open, so a context tracker counts them and this tokenizer says
// which of the two kinds of line end it saw.

import { ContextTracker, ExternalTokenizer, type InputStream, type Stack } from '@lezer/lr';
import {
  CloseBrace,
  CloseBracket,
  CloseParen,
  newline,
  OpenBrace,
  OpenBracket,
  OpenModulo,
  OpenParen,
  softNewline,
} from '../generated/parser.terms.ts';
import { SPACE } from './lexemes.ts';

/** How many brackets are open at a point of the parse. */
export const bracketDepth = new ContextTracker<number>({
  start: 0,
  shift(depth, term) {
    switch (term) {
      case OpenParen:
      case OpenBracket:
      case OpenBrace:
      case OpenModulo:
        return depth + 1;
      case CloseParen:
      case CloseBracket:
      case CloseBrace:
        return Math.max(0, depth - 1);
      default:
        return depth;
    }
  },
  hash: (depth) => depth,
});

const LF = 10;
const CR = 13;
const BLANK = new RegExp(`[${SPACE}]`);

/** Moves past one line end; false when the input does not stand at one. */
function skipLineEnd(input: InputStream): boolean {
  const first = input.next;
  if (first !== LF && first !== CR) return false;
  const second = input.advance();
  if (first === CR && second === LF) input.advance();
  return true;
}

function isBlank(code: number): boolean {
  return code >= 0 && BLANK.test(String.fromCharCode(code));
}

/** Reads a line end as `newline` where it closes the statement, else as a blank. */
export function readNewline(input: InputStream, stack: Stack): void {
  if (!skipLineEnd(input)) return;
  let ahead = 0;
  while (isBlank(input.peek(ahead))) ahead++;
  const next = input.peek(ahead);
  const blankLineFollows = next === LF || next === CR;
  input.acceptToken(stack.context === 0 || blankLineFollows ? newline : softNewline);
}

export const newlines = new ExternalTokenizer(readNewline, { contextual: true });
