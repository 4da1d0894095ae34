/**
 * The compact notation for Left dead ends ([Siegel, section 3], "The semilattice of
 * Left dead-ends"): a digit is a barred integer, juxtaposition lists Right
 * options — GHJ is {· | G, H, J} — parentheses group, and G# ("G sharp") is
 * {· | G}. So `2(10)#` is {· | 2̄, {· | {· | 1̄, 0}}} and `9#` is the integer
 * −10. A single atom is itself, not a list of one: `2` is 2̄ and `(2)` is 2̄.
 * Notation is for forms; nothing is simplified.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { CanonicalOrder } from '../forms/canonical-order.ts';
import { isDeadEnd } from '../forms/kinds.ts';
import { rank } from '../forms/measures.ts';
import { integer, integerValue } from '../forms/named.ts';
import type { PrintStyle } from '../forms/print.ts';
import { Left, Right } from '../forms/side.ts';
import { NotationError, ValueError } from '../storage/errors.ts';

/** Deeper parentheses are refused before the stack ends. */
const MAX_NESTING = 500;
/** Longer texts are refused: the text of a form can be exponentially longer than the form. */
const MAX_LENGTH = 100_000;
/** The largest integer that is one digit. */
const LARGEST_DIGIT = 9;
/** A combining macron, which may stand over a digit: every digit is barred anyway. */
const MACRON = '\u0304';

/**
 * The Left dead end that a text in compact notation names.
 *
 * @example
 * const arena = new Arena();
 * formToText(arena, parseEnd(arena, '2(10)#')) // → {. | -2, {. | {. | 0, -1}}}
 * parseEnd(arena, '1)') // throws unexpected
 */
export function parseEnd(arena: Arena, text: string): FormId {
  const reader = new Reader(arena, text);
  const end = reader.list(0);
  if (reader.at < text.length) reader.fail(`unexpected “${text[reader.at]}”`);
  return end;
}

class Reader {
  at = 0;
  private readonly arena: Arena;
  private readonly text: string;

  constructor(arena: Arena, text: string) {
    this.arena = arena;
    this.text = text;
    this.skipSpace();
  }

  /** One atom, which is itself, or several, which are the options of a new end. */
  list(depth: number): FormId {
    if (depth > MAX_NESTING) this.fail(`parentheses nest more than ${MAX_NESTING} deep`);
    const atoms: FormId[] = [];
    for (let atom = this.atom(depth); atom !== undefined; atom = this.atom(depth)) {
      this.arena.tick();
      atoms.push(atom);
    }
    const [first] = atoms;
    if (first === undefined) this.fail('expected a digit or “(”');
    return atoms.length === 1 ? first : this.arena.intern([], atoms);
  }

  /** A digit or a group with the sharps after it; `undefined` where neither starts. */
  private atom(depth: number): FormId | undefined {
    const sign = this.text[this.at];
    let end: FormId;
    if (sign !== undefined && sign >= '0' && sign <= '9') {
      this.take();
      if (this.text[this.at] === MACRON) this.take();
      end = integer(this.arena, -Number(sign));
    } else if (sign === '(') {
      const opened = this.at;
      this.take();
      end = this.list(depth + 1);
      if (this.text[this.at] !== ')') this.fail('this “(” is not closed', opened);
      this.take();
    } else {
      return undefined;
    }
    while (this.text[this.at] === '#' || this.text[this.at] === '♯') {
      this.take();
      end = this.arena.intern([], [end]);
    }
    return end;
  }

  private take(): void {
    this.at++;
    this.skipSpace();
  }

  private skipSpace(): void {
    while (/^\s$/.test(this.text[this.at] ?? '')) this.at++;
  }

  fail(reason: string, position = this.at): never {
    throw new NotationError(
      `${reason} at ${position + 1} in the compact notation “${this.text.slice(0, 60)}”`,
      position,
    );
  }
}

const SIGNS: Readonly<
  Record<PrintStyle, { readonly digit: (n: number) => string; readonly sharp: string }>
> = {
  ascii: { digit: (n) => String(n), sharp: '#' },
  unicode: { digit: (n) => (n === 0 ? '0' : `${n}${MACRON}`), sharp: '♯' },
  latex: { digit: (n) => (n === 0 ? '0' : `\\overline{${n}}`), sharp: '_{\\sharp}' },
};

/**
 * A Left dead end in compact notation, options of higher rank first as in
 * [Siegel, Figure 1]; `undefined` where the text would be too long or too deep.
 *
 * @example
 * const arena = new Arena();
 * endToText(arena, perfectMurder(arena, 3)) // → (10)0
 */
export function endToText(
  arena: Arena,
  end: FormId,
  style: PrintStyle = 'ascii',
): string | undefined {
  if (!isDeadEnd(arena, end, Left)) throw new ValueError('only Left dead ends have this notation');
  const order = new CanonicalOrder(arena, [end]);
  const texts = new Map<FormId, string>();
  const { digit, sharp } = SIGNS[style];
  // Smaller forms come first, so that options are written already: no recursion.
  for (const id of order.forms) {
    const written = write(id);
    if (written === undefined) return undefined;
    texts.set(id, written);
  }
  return texts.get(end);

  function write(id: FormId): string | undefined {
    const n = integerValue(arena, id);
    if (n !== undefined && -n <= LARGEST_DIGIT) return digit(-n);
    const options = [...order.options(id, Right)].reverse();
    const [only] = options;
    const atoms = options.map(atom);
    const text = options.length === 1 && only !== undefined ? atom(only) + sharp : atoms.join('');
    return text.length > MAX_LENGTH || rank(arena, id) > MAX_NESTING ? undefined : text;
  }

  /** As an atom: a digit and what ends in a sharp stand alone, a list needs parentheses. */
  function atom(id: FormId): string {
    const text = texts.get(id) ?? '';
    const isList = arena.options(id, Right).length > 1;
    return isList ? `(${text})` : text;
  }
}
