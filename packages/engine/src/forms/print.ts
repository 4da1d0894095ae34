/**
 * Writing forms down. ASCII (`{0, # | *}`, `-1`) and Unicode (`{0, ■ | *}`, `1̄`)
 * both parse back to the same form; LaTeX follows the papers
 * (`\{ 0, \blacksquare \mid * \}`, `\overline{1}`). Which forms go by their
 * names is asked for, or else the arena's choice. What is too long is
 * abbreviated, never written out first.
 */

import { BRACKETS, type Brackets, type Naming, type PrintStyle } from '../notation/signs.ts';
import type { Arena, FormId } from './arena.ts';
import { CanonicalOrder } from './canonical-order.ts';
import { FormNames } from './names.ts';
import { Left, Right, SIDES, type Side } from './side.ts';

export type { Naming, PrintStyle };

export interface PrintOptions {
  readonly style?: PrintStyle;
  /** Longer texts are abbreviated; the default fits a few screens. Infinity writes all. */
  readonly maxLength?: number;
  /** Which forms go by their names; the default is the arena's. */
  readonly naming?: Naming;
}

interface Signs extends Brackets {
  readonly tombstone: string;
  /** What stands for a part that is left out. */
  readonly elided: string;
}

const SIGNS: Readonly<Record<PrintStyle, Signs>> = {
  ascii: { ...BRACKETS.ascii, tombstone: '#', elided: '...' },
  unicode: { ...BRACKETS.unicode, tombstone: '■', elided: '…' },
  latex: { ...BRACKETS.latex, tombstone: '\\blacksquare', elided: '\\ldots' },
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
  const printer = new Printer(arena, root, options);
  const maxLength = options.maxLength ?? DEFAULT_MAX_LENGTH;
  return printer.length() <= maxLength ? printer.text() : printer.abbreviated(maxLength);
}

/** How many characters the whole text of a form takes; Infinity where that is not a number. */
export function textLength(arena: Arena, root: FormId, style: PrintStyle = 'ascii'): number {
  return new Printer(arena, root, { style }).length();
}

class Printer {
  private readonly arena: Arena;
  private readonly root: FormId;
  private readonly signs: Signs;
  private readonly order: CanonicalOrder;
  private readonly names: FormNames;

  constructor(arena: Arena, root: FormId, options: PrintOptions) {
    const { style = 'ascii', naming = arena.naming } = options;
    this.arena = arena;
    this.root = root;
    this.signs = SIGNS[style];
    this.order = new CanonicalOrder(arena, [root]);
    this.names = new FormNames(arena, this.order.forms, naming, style);
  }

  length(): number {
    const { arena, order, signs } = this;
    const lengths = new Map<FormId, number>();
    for (const id of order.forms) {
      const name = this.names.of(id);
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
      texts.set(id, this.names.of(id) ?? this.braces(id, (option) => texts.get(option) ?? ''));
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
    const name = this.names.of(id);
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
}
