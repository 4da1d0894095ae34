/**
 * JSON as certificates are read from it (RFC 8259), stricter than `JSON.parse`: a name that stands
 * twice in an object is refused, because two readers could take it for two different certificates;
 * so is what is nested too deep. A text may hold several values with blanks or line breaks between.
 */

import { BudgetError } from '../storage/budget.ts';
import { repeated } from './fault.ts';

/** A text that is not what it should be, with the place. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Lists in lists beyond this are refused; a certificate in an answer needs ten. */
const MAX_DEPTH = 64;

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const BLANKS = ' \t\n\r';
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** The values of a text, one at a time, each with the line it begins on. */
export class JsonText {
  private readonly text: string;
  /** How many values, those within others counted, may be held at a time. */
  private readonly most: number;
  private at = 0;
  private held = 0;

  constructor(text: string, most: number) {
    this.text = text.startsWith('\ufeff') ? text.slice(1) : text;
    this.most = most;
  }

  *values(): Generator<{ readonly value: unknown; readonly line: number }> {
    let line = 1;
    let counted = 0;
    for (this.skipBlanks(); this.at < this.text.length; this.skipBlanks()) {
      for (; counted < this.at; counted++) if (this.text[counted] === '\n') line++;
      this.held = 0;
      const value = this.value(0);
      const next = this.text[this.at];
      if (next !== undefined && !BLANKS.includes(next)) throw this.error();
      yield { value, line };
    }
  }

  private value(depth: number): unknown {
    if (++this.held > this.most) {
      throw new BudgetError('bytes', 'the file needs more memory than allowed; allow more memory');
    }
    const sign = this.text[this.at];
    const opens = sign === '{' || sign === '[';
    if (opens && depth === MAX_DEPTH) throw this.error(`nested deeper than ${MAX_DEPTH}`);
    if (sign === '{') return this.object(depth);
    if (sign === '[') {
      const list: unknown[] = [];
      this.sequence(']', () => list.push(this.value(depth + 1)));
      return list;
    }
    return sign === '"' ? this.string() : this.scalar();
  }

  private object(depth: number): object {
    const fields: Record<string, unknown> = Object.create(null);
    this.sequence('}', () => {
      const name = this.string();
      if (name in fields) throw this.error(`the name ${repeated(name)} stands twice in an object`);
      this.skipBlanks();
      if (this.text[this.at] !== ':') throw this.error();
      this.at++;
      this.skipBlanks();
      fields[name] = this.value(depth + 1);
    });
    return fields;
  }

  /** What stands between brackets, with commas between. */
  private sequence(close: string, item: () => void): void {
    this.at++;
    this.skipBlanks();
    if (this.text[this.at] === close) {
      this.at++;
      return;
    }
    for (;;) {
      item();
      this.skipBlanks();
      const sign = this.text[this.at];
      if (sign !== ',' && sign !== close) throw this.error();
      this.at++;
      if (sign === close) return;
      this.skipBlanks();
    }
  }

  /** A text; what does not begin with a quotation mark has none at its end either. */
  private string(): string {
    const start = this.at;
    let end = start + 1;
    while (end < this.text.length && this.text[end] !== '"') end += this.text[end] === '\\' ? 2 : 1;
    this.at = end + 1;
    try {
      return JSON.parse(this.text.slice(start, this.at));
    } catch {
      throw this.error('this is not JSON', start);
    }
  }

  private scalar(): unknown {
    for (const [word, value] of WORDS) {
      if (!this.text.startsWith(word, this.at)) continue;
      this.at += word.length;
      return value;
    }
    NUMBER.lastIndex = this.at;
    const digits = NUMBER.exec(this.text)?.[0];
    if (digits === undefined) throw this.error();
    this.at += digits.length;
    return Number(digits);
  }

  private skipBlanks(): void {
    while (this.at < this.text.length && BLANKS.includes(this.text[this.at] ?? '')) this.at++;
  }

  private error(what = 'this is not JSON', at = this.at): Unreadable {
    const before = this.text.slice(0, at);
    const line = before.split('\n').length;
    const column = at - before.lastIndexOf('\n');
    return new Unreadable(`line ${line}, column ${column}: ${what}`);
  }
}
