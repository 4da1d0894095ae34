// What goes wrong in a text somebody wrote: a code for programs, a sentence for
// people, the place, and where there is one the cure.

import { asProvisoError, type ErrorKind, ProvisoError } from '@proviso/engine';

/** A stretch of the source text, in UTF-16 units from 0. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** The value in question is not written there; it came to stand there, as elements of a list do. */
  readonly implied?: true;
}

/** A span at which a value stands that is not written there. */
export function implied({ from, to }: Span): Span {
  return { from, to, implied: true };
}

/**
 * - `syntax`: the text is not in the language
 * - `limit`: a named limit of the language (nesting, length, depth of calls), or of a picture
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

/** Stands for calls that are left out. */
const ELLIPSIS: Caller = { name: '', call: '…' };

/** Of so many parts in one another an error is said. */
const MAX_PARTS = 3;

/** The innermost call of a function somebody wrote, and where in it something is wrong. */
interface InnermostCall {
  readonly call: string;
  readonly line: number;
  readonly column: number;
  readonly problem: string;
}

/** A call on the way there. */
interface Caller {
  /** Of the function. */
  readonly name: string;
  readonly call: string;
}

export class LanguageError extends ProvisoError {
  override readonly name = 'LanguageError';
  readonly kind: ErrorKind;
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
  readonly span: Span;
  private inside?: InnermostCall;
  /** The calls from the innermost to this place that are told. */
  private callers: readonly Caller[] = [];
  /** Of how many parts in one another it has been said. */
  private parts = 0;
  /** The statement as a whole is at its end: no `try` goes on after it. */
  private ends = false;

  constructor(code: ErrorCode, source: Source, span: Span, problem: string, cure?: string) {
    super(wellFormed(inShort(cure === undefined ? problem : `${problem}; ${cure}`)));
    this.kind = KINDS[code];
    this.code = code;
    this.problem = problem;
    this.cure = cure;
    this.source = source;
    this.span = span;
    const place = source.place(span.from);
    this.line = place.line;
    this.column = place.column;
  }

  /**
   * The same error seen from a call: inside the function it has a place of its own, and the place
   * of the error is the call. Of the calls on the way the first and the last are told, and of a function
   * that calls itself the outermost.
   */
  fromCall(source: Source, span: Span, call: string, name: string): LanguageError {
    const inner = this.during(call);
    const callers = call === inner.call && this.callers.length === 0 ? [] : [...this.callers];
    if (call !== inner.call || callers.length > 0) {
      const last = callers.at(-1);
      if (last?.name === name || callers.length > 2) callers.pop();
      else if (callers.length === 2) callers.splice(1, 1, ELLIPSIS);
      callers.push({ name, call });
    }
    const by = callers.map((each) => (each === ELLIPSIS ? ', …' : `, called by \`${each.call}\``));
    const where = `in \`${inner.call}\`, at line ${inner.line}, column ${inner.column}${by.join('')}`;
    const error = this.saidOf(source, span, `${where}: ${inner.problem}`);
    error.inside = inner;
    error.callers = callers;
    return error;
  }

  /** The innermost call, which is this one if the error comes from no call further in. */
  during(call: string): InnermostCall {
    const { line, column, problem } = this;
    this.inside ??= { call, line, column, problem };
    return this.inside;
  }

  /** The same error, said of a part: `element [3] of the list, *: …`. */
  of(part: string): LanguageError {
    const { source, span, problem } = this;
    // A recursion through lists would make a message of a thousand parts.
    if (this.parts >= MAX_PARTS) return this;
    const error = this.saidOf(source, span, `${part}: ${problem}`);
    error.parts++;
    return error;
  }

  /** The same error in other words or at another place. */
  private saidOf(source: Source, span: Span, problem: string): LanguageError {
    const error = new LanguageError(this.code, source, span, problem, this.cure);
    error.cause = this.cause;
    error.parts = this.parts;
    error.ends = this.ends;
    return error;
  }

  /** The same error, after which the statement cannot go on whatever it says. */
  ending(): this {
    this.ends = true;
    return this;
  }

  /** Whether `try` may go on: not after a spent budget, a stop, or a fault of Proviso or the machine. */
  get recoverable(): boolean {
    return !this.ends && this.code !== 'budget' && this.code !== 'internal';
  }

  /**
   * Whether nobody foresaw it: Proviso is at fault, or the machine had no stack or memory left. Work may
   * have been broken off anywhere, and left half done what it was about.
   */
  get unforeseen(): boolean {
    if (this.code === 'internal') return true;
    for (let cause = this.cause; cause instanceof Error; cause = cause.cause) {
      if (!(cause instanceof ProvisoError)) return true;
    }
    return false;
  }

  /** Whether it says that neither a theorem nor a search knows the answer. */
  get undecided(): boolean {
    return this.cause instanceof ProvisoError && this.cause.kind === 'undecided';
  }
}

/** What went wrong in a text other than the one that is being run: it gets its place from the latter. */
export abstract class PlacelessError extends ProvisoError {
  /** The statement is at its end: no `try` goes on after it. */
  readonly ends: boolean;

  constructor(message: string, ends: boolean) {
    super(message);
    this.ends = ends;
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
    return shortened(this.text.slice(span.from, span.to), limit);
  }

  error(code: ErrorCode, span: Span, problem: string, cure?: string): LanguageError {
    return new LanguageError(code, this, span, problem, cure);
  }
}

/**
 * The code of each kind of error. Programs rely on the codes, which are older than the kinds: what is
 * not written, not answered and not decided has always been `value`.
 */
const CODES: Readonly<Record<ErrorKind, ErrorCode>> = {
  notation: 'value',
  value: 'value',
  limit: 'limit',
  undecided: 'value',
  budget: 'budget',
  invariant: 'internal',
};

const KINDS: Readonly<Record<ErrorCode, ErrorKind>> = {
  syntax: 'notation',
  limit: 'limit',
  name: 'notation',
  type: 'value',
  value: 'value',
  assert: 'value',
  budget: 'budget',
  internal: 'invariant',
};

/** Whatever was thrown, as readers are told of it: this is the one place that decides. */
export function explained(thrown: unknown): { readonly code: ErrorCode; readonly message: string } {
  const error = asProvisoError(thrown);
  const { kind, message } = error;
  return { code: error instanceof LanguageError ? error.code : CODES[kind], message };
}

/** Whatever was thrown, as an error of the language; what has no place gets this one. */
export function asLanguageError(thrown: unknown, source: Source, span: Span): LanguageError {
  if (thrown instanceof LanguageError) return thrown;
  const { code, message } = explained(thrown);
  const error = source.error(code, span, message);
  error.cause = thrown;
  if (thrown instanceof PlacelessError) return thrown.ends ? error.ending() : error;
  // The machine's own limits may be met at any place.
  return thrown instanceof ProvisoError ? error : error.ending();
}

const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The text on one line, with at most so many UTF-16 units. */
export function shortened(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= limit) return line;
  return `${line.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Longer words in a message, as names and paths may be, are cut, and longer messages as a whole. */
const LONG_WORD = /\S{400,}/g;
const LONGEST_MESSAGE = 4_000;

/** A message with what is long in it cut: a name of megabytes says no more than its beginning. */
function inShort(message: string): string {
  if (message.length < 400) return message;
  const cut = message.replace(LONG_WORD, (word) => `${word.slice(0, 100)}…${word.slice(-20)}`);
  return cut.length <= LONGEST_MESSAGE ? cut : `${cut.slice(0, LONGEST_MESSAGE)}…`;
}

/** The text with a sign for every half of a character that stands alone. */
function wellFormed(text: string): string {
  return text.replace(HALVES, '\ufffd');
}
