// A light scanner that knows strings, comments, brackets and line ends and
// nothing else. It serves what must happen before parsing (cutting a worksheet
// into statements, refusing what is nested too deeply) and after a failed parse
// (naming what was found). It accepts any text whatever.

export type LexemeKind =
  | 'space'
  | 'newline'
  | 'open'
  | 'close'
  | 'separator'
  | 'string'
  | 'word'
  | 'number'
  | 'sign';

/** Blanks other than line ends, as in the grammar's `space`. */
export const SPACE = ' \\t\\v\\f\\u00a0\\ufeff\\u2000-\\u200a\\u202f\\u205f\\u3000';
const LETTER =
  'A-Za-z_\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u0370-\\u052f';

const KINDS: readonly [LexemeKind, string][] = [
  ['space', `[${SPACE}]+|//[^\\n\\r]*`],
  ['newline', '\\r\\n?|\\n'],
  ['open', '[([{]'],
  ['close', '[)\\]}]'],
  ['separator', '[,;]|\\|+'],
  // Runs of signs at once: sign by sign a text of megabytes would go too deep for the machine.
  ['string', '"(?:[^"\\\\\\n\\r]+|\\\\[^\\n\\r])*"?'],
  ['word', `[${LETTER}][${LETTER}0-9]*`],
  ['number', '[0-9](?:[0-9\\u0304\\u0305]+|/[0-9])*'],
  ['sign', ':=|->|\\.\\.|[<>=!]=|<>|&&|[^]'],
];

const LEXEME = new RegExp(KINDS.map(([, pattern]) => `(${pattern})`).join('|'), 'uy');
const BLANK_LINE_AHEAD = new RegExp(`[${SPACE}]*[\\n\\r]`, 'y');

export interface Lexeme {
  readonly kind: LexemeKind;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The lexeme that begins at an offset; `undefined` at the end of the text. */
export function lexemeAt(text: string, from: number): Lexeme | undefined {
  LEXEME.lastIndex = from;
  const match = LEXEME.exec(text);
  if (match === null) return undefined;
  const group = match.findIndex((part, i) => i > 0 && part !== undefined);
  const kind = KINDS[group - 1]?.[0] ?? 'sign';
  return { kind, from, to: from + match[0].length, text: match[0] };
}

/** The lexemes of a text from an offset on, blanks included. */
export function* lexemes(text: string, from = 0): Generator<Lexeme> {
  for (;;) {
    const lexeme = lexemeAt(text, from);
    if (lexeme === undefined) return;
    yield lexeme;
    from = lexeme.to;
  }
}

/** Whether the line that begins at an offset is blank, and not the last. */
export function blankLineAt(text: string, from: number): boolean {
  BLANK_LINE_AHEAD.lastIndex = from;
  return BLANK_LINE_AHEAD.test(text);
}

/** Whether nothing but blanks and a comment stands on its line from an offset on. */
export function endsLine(text: string, from: number): boolean {
  for (const { kind } of lexemes(text, from)) {
    if (kind !== 'space') return kind === 'newline';
  }
  return true;
}

/** The lexemes before an offset that are no blanks. */
export function lexemesBefore(text: string, at: number): Lexeme[] {
  const kept: Lexeme[] = [];
  for (const lexeme of lexemes(text)) {
    if (lexeme.from >= at) break;
    if (lexeme.kind !== 'space' && lexeme.kind !== 'newline') kept.push(lexeme);
  }
  return kept;
}

/** A text on one line: comments and line ends become blanks, and texts between quotes stay. */
export function oneLine(text: string): string {
  let line = '';
  for (const { kind, text: part } of lexemes(text)) {
    if (kind !== 'space' && kind !== 'newline') line += part;
    else if (!line.endsWith(' ')) line += ' ';
  }
  return line.trim();
}
