// Saying why a text does not parse: what was found, what could have stood
// there (asked of the parser's own stack), and the cure for the usual slips.

import { ExternalTokenizer, type Stack } from '@lezer/lr';
import type { LanguageError, Source } from '../errors.ts';
import * as terms from '../generated/parser.terms.ts';
import { parser } from '../generated/parser.ts';
import { cureFor } from './cures.ts';
import { type Lexeme, lexemeAt, lexemesBefore } from './lexemes.ts';
import type { BraceReading } from './lower.ts';
import { newlines, readNewline } from './newlines.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a reader calls the things that can come next, in the order they are listed. */
const NAMED_TERMS: readonly [number, string][] = [
  [terms.Star, 'a game or value'],
  [terms.EmptySide, '`.`'],
  [terms.Plus, 'an operator'],
  [terms.players, '`players`'],
  [terms.where, '`where`'],
  [terms.wins, '`wins`'],
  [terms.then, '`then`'],
  [terms._else, '`else`'],
  [terms.Comma, '`,`'],
  [terms.Bars, '`|`'],
  [terms.CloseParen, '`)`'],
  [terms.CloseBracket, '`]`'],
  [terms.CloseBrace, '`}`'],
  [terms.newline, 'the end of the statement'],
];

/** The error of a text that the strict parser refused. */
export function syntaxError(
  source: Source,
  braces: BraceReading,
  vocabulary: Vocabulary,
): LanguageError {
  const { text } = source;
  const { wanted, at } = failure(text);
  const found = lexemeAt(text, at);
  const span = { from: at, to: found?.to ?? at };
  if (found?.kind === 'string' && !closesString(found.text)) {
    return source.error('syntax', span, 'this text is not closed', 'end it with `"` on its line');
  }
  const names = NAMED_TERMS.filter(([term]) => wanted.has(term)).map(([, name]) => name);
  const expected = names.length > 0 ? `, expected ${alternatives(names)}` : '';
  const cure = cureFor({
    text,
    at,
    found,
    before: lexemesBefore(text, at),
    operandWanted: wanted.has(terms.Star),
    elseWanted: wanted.has(terms._else),
    braces,
    vocabulary,
  });
  return source.error('syntax', span, `found ${describe(found)}${expected}`, cure);
}

/** Parses again, to learn where it goes no further, and once more to ask what could stand there. */
function failure(text: string): { at: number; wanted: ReadonlySet<number> } {
  let at = 0;
  watch(text, (pos) => {
    at = Math.max(at, pos);
  });
  let wanted: ReadonlySet<number> | undefined;
  watch(text, (pos, stack) => {
    // The first look counts: later ones see the stack after vain reductions.
    if (pos !== at || wanted !== undefined) return;
    wanted = new Set(NAMED_TERMS.flatMap(([term]) => (stack.canShift(term) ? [term] : [])));
  });
  return { at, wanted: wanted ?? new Set() };
}

/** Parses a text, showing every place where a token is read and the stack there. */
function watch(text: string, see: (pos: number, stack: Stack) => void): void {
  const watching = new ExternalTokenizer(
    (input, stack) => {
      see(input.pos, stack);
      readNewline(input, stack);
    },
    { contextual: true },
  );
  try {
    parser.configure({ strict: true, tokenizers: [{ from: newlines, to: watching }] }).parse(text);
  } catch {
    // The failure is what this is about.
  }
}

function describe(found: Lexeme | undefined): string {
  if (found === undefined) return 'the end of the text';
  if (found.kind === 'newline') return 'the end of the line';
  if (found.kind === 'string') return 'a text';
  if (/^[\p{C}\p{M}]/u.test(found.text)) {
    return `the character U+${found.text.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  }
  return `\`${found.text.length <= 40 ? found.text : `${found.text.slice(0, 39)}…`}\``;
}

function closesString(text: string): boolean {
  return /^"(?:[^"\\]|\\.)*"$/.test(text);
}

function alternatives(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length <= 1 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}
