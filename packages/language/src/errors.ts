// What goes wrong in a text somebody wrote: a code for programs, a sentence for
// people, the place, and where there is one the cure.

/** A stretch of the source text, in UTF-16 units from 0. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * - `syntax`: the text is not in the language
 * - `limit`: a named limit of the language (nesting, length, depth of calls)
 * - `name`: an unknown or reserved name
 * - `type`: a value of the wrong kind
 * - `value`: a value of the right kind for which there is no answer
 * - `assert`: an assertion that does not hold
 * - `budget`: the statement asked for more than it may use
 * - `internal`: Proviso itself is at fault
 */
export type ErrorCode =
  | 'syntax'
  | 'limit'
  | 'name'
  | 'type'
  | 'value'
  | 'assert'
  | 'budget'
  | 'internal';

export class LanguageError extends Error {
  readonly code: ErrorCode;
  /** What is wrong, without the cure. */
  readonly problem: string;
  /** What to write instead, where that is known. */
  readonly cure: string | undefined;
  /** From 1. */
  readonly line: number;
  /** In UTF-16 units from 1. */
  readonly column: number;
  readonly source: Source;

  constructor(code: ErrorCode, source: Source, span: Span, problem: string, cure?: string) {
    super(cure === undefined ? problem : `${problem}; ${cure}`);
    this.name = 'LanguageError';
    this.code = code;
    this.problem = problem;
    this.cure = cure;
    this.source = source;
    const place = source.place(span.from);
    this.line = place.line;
    this.column = place.column;
  }
}

/** A text to be read, and which line of its worksheet it begins on. */
export class Source {
  readonly text: string;
  readonly firstLine: number;

  constructor(text: string, firstLine = 1) {
    this.text = text;
    this.firstLine = firstLine;
  }

  /** Line and column of an offset. */
  place(offset: number): { line: number; column: number } {
    let line = this.firstLine;
    let lineStart = 0;
    for (const end of this.text.slice(0, offset).matchAll(/\r\n?|\n/g)) {
      line++;
      lineStart = end.index + end[0].length;
    }
    return { line, column: Math.min(offset, this.text.length) - lineStart + 1 };
  }

  /** The text of a span, shortened for a message. */
  quote(span: Span, limit = 60): string {
    const text = this.text.slice(span.from, span.to).replace(/\s+/g, ' ');
    return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
  }

  error(code: ErrorCode, span: Span, problem: string, cure?: string): LanguageError {
    return new LanguageError(code, this, span, problem, cure);
  }
}

/** What the host says when memory runs out. */
const OUT_OF_MEMORY =
  /^(Array buffer allocation failed|Invalid (typed )?array( buffer)? length|Invalid string length|(Map|Set) maximum size)/;

/** What to tell the reader where the host ran out of stack or memory. */
export function exhaustion(error: unknown): { code: ErrorCode; problem: string } | undefined {
  if (!(error instanceof RangeError)) return undefined;
  if (/call stack/.test(error.message)) {
    return { code: 'limit', problem: 'this goes too deep for the machine' };
  }
  if (!OUT_OF_MEMORY.test(error.message)) return undefined;
  return { code: 'budget', problem: 'the machine has no memory left for this' };
}
