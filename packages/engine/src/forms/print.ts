/**
 * Writing forms down. ASCII (`{0, # | *}`, `-1`) and Unicode (`{0, ■ | *}`, `1̄`)
 * both parse back to the same form; LaTeX follows the papers
 * (`\{ 0, \blacksquare \mid * \}`, `\overline{1}`). Integers, nim-heaps and
 * switches ±n go by their names. What is too long is abbreviated, never
 * written out first.
 */

import { BRACKETS, type Brackets, heapName, type PrintStyle } from '../notation/signs.ts';
import type { Arena, FormId } from './arena.ts';
import { CanonicalOrder } from './canonical-order.ts';
import { heapSize, integerValue } from './named.ts';
import { Left, Right, SIDES, type Side } from './side.ts';

export type { PrintStyle };

export interface PrintOptions {
  readonly style?: PrintStyle;
  /** Longer texts are abbreviated; the default fits a few screens. Infinity writes all. */
  readonly maxLength?: number;
}

interface Signs extends Brackets {
  readonly tombstone: string;
  readonly plusMinus: string;
  /** What stands for a part that is left out. */
  readonly elided: string;
  readonly negative: (n: number) => string;
}

/** A combining macron over every digit. */
function barred(n: number): string {
  return [...String(n)].map((digit) => `${digit}\u0304`).join('');
}

const SIGNS: Readonly<Record<PrintStyle, Signs>> = {
  ascii: {
    ...BRACKETS.ascii,
    tombstone: '#',
    plusMinus: '+-',
    elided: '...',
    negative: (n) => `-${n}`,
  },
  unicode: {
    ...BRACKETS.unicode,
    tombstone: '■',
    plusMinus: '±',
    elided: '…',
    negative: barred,
  },
  latex: {
    ...BRACKETS.latex,
    tombstone: '\\blacksquare',
    plusMinus: '\\pm ',
    elided: '\\ldots',
    negative: (n) => `\\overline{${n}}`,
  },
};

const DEFAULT_MAX_LENGTH = 20_000;
/** No reader follows braces further than this. */
const MAX_ABBREVIATED_DEPTH = 40;

/**
 * The text of a form.
 *
 * @example
 * const arena = new Arena();
 * const star = nimHeap(arena, 1);
 * formToText(arena, arena.intern([ZERO, star], [star])) // → {0, * | *}
 */
export function formToText(arena: Arena, root: FormId, options: PrintOptions = {}): string {
  const printer = new Printer(arena, root, SIGNS[options.style ?? 'ascii']);
  const maxLength = options.maxLength ?? DEFAULT_MAX_LENGTH;
  return printer.length() <= maxLength ? printer.text() : printer.abbreviated(maxLength);
}

/** How many characters the whole text of a form takes; Infinity where that is not a number. */
export function textLength(arena: Arena, root: FormId, style: PrintStyle = 'ascii'): number {
  return new Printer(arena, root, SIGNS[style]).length();
}

class Printer {
  private readonly arena: Arena;
  private readonly root: FormId;
  private readonly signs: Signs;
  private readonly order: CanonicalOrder;

  constructor(arena: Arena, root: FormId, signs: Signs) {
    this.arena = arena;
    this.root = root;
    this.signs = signs;
    this.order = new CanonicalOrder(arena, [root]);
  }

  length(): number {
    const { arena, order, signs } = this;
    const lengths = new Map<FormId, number>();
    for (const id of order.forms) {
      const name = this.nameOf(id);
      if (name !== undefined) {
        lengths.set(id, name.length);
        continue;
      }
      let total = signs.open.length + signs.bar.length + signs.close.length;
      for (const side of SIDES) {
        const options = order.options(id, side);
        const parts = options.length + (arena.hasTombstone(id, side) ? 1 : 0);
        total += parts === 0 ? signs.empty.length : (parts - 1) * 2;
        if (arena.hasTombstone(id, side)) total += signs.tombstone.length;
        for (const option of options) total += lengths.get(option) ?? 0;
      }
      lengths.set(id, total);
    }
    return lengths.get(this.root) ?? 0;
  }

  /** The whole text, built bottom-up so that depth does no harm. */
  text(): string {
    const texts = new Map<FormId, string>();
    for (const id of this.order.forms) {
      texts.set(id, this.nameOf(id) ?? this.braces(id, (option) => texts.get(option) ?? ''));
    }
    return texts.get(this.root) ?? '';
  }

  /** The text down to the greatest depth that fits, with signs for what is left out. */
  abbreviated(maxLength: number): string {
    let best = this.outline();
    for (let depth = 1; depth <= MAX_ABBREVIATED_DEPTH; depth++) {
      const text = this.textToDepth(this.root, depth, maxLength);
      if (text === undefined || text === best) return best;
      best = text;
    }
    return best;
  }

  /** `undefined` once the text gets longer than allowed. */
  private textToDepth(id: FormId, depth: number, maxLength: number): string | undefined {
    const name = this.nameOf(id);
    if (name !== undefined) return name;
    if (depth === 0) return `${this.signs.open}${this.signs.elided}${this.signs.close}`;
    let room = maxLength;
    let fits = true;
    const text = this.braces(id, (option) => {
      const part = fits ? this.textToDepth(option, depth - 1, room) : undefined;
      if (part === undefined) fits = false;
      room -= part?.length ?? 0;
      return part ?? '';
    });
    return fits && text.length <= maxLength ? text : undefined;
  }

  /** The shortest outline: how many options each side has. */
  private outline(): string {
    const { arena, root, signs } = this;
    const count = (side: Side): string => {
      const n = arena.optionsEnd(root, side) - arena.optionsStart(root, side);
      return n === 0 ? signs.empty : `${signs.elided} ${n} options ${signs.elided}`;
    };
    return `${signs.open}${count(Left)}${signs.bar}${count(Right)}${signs.close}`;
  }

  private braces(id: FormId, textOf: (option: FormId) => string): string {
    const { arena, order, signs } = this;
    const sideText = (side: Side): string => {
      const parts = order.options(id, side).map(textOf);
      if (arena.hasTombstone(id, side)) parts.push(signs.tombstone);
      return parts.length === 0 ? signs.empty : parts.join(', ');
    };
    return `${signs.open}${sideText(Left)}${signs.bar}${sideText(Right)}${signs.close}`;
  }

  private nameOf(id: FormId): string | undefined {
    const { arena, signs } = this;
    const n = integerValue(arena, id);
    if (n !== undefined) return n < 0 ? signs.negative(-n) : String(n);
    const heap = heapSize(arena, id);
    if (heap !== undefined) return heapName(heap);
    const switched = this.switchValue(id);
    return switched === undefined ? undefined : `${signs.plusMinus}${switched}`;
  }

  /** n where the form is ±n = {n | −n} for n ≥ 1. */
  private switchValue(id: FormId): number | undefined {
    const { arena } = this;
    if (arena.tombstones(id) !== 0) return undefined;
    const [left, ...otherLeft] = arena.options(id, Left);
    const [right, ...otherRight] = arena.options(id, Right);
    if (left === undefined || right === undefined) return undefined;
    if (otherLeft.length + otherRight.length > 0) return undefined;
    const n = integerValue(arena, left);
    const m = integerValue(arena, right);
    return n !== undefined && m !== undefined && n >= 1 && m === -n ? n : undefined;
  }
}
