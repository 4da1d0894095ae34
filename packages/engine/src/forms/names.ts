/**
 * The names of forms, in three styles. All of them are read back as the form they name: integers,
 * dyadic fractions, nim-heaps *n, ups and downs with a nim-heap beside them, and the switches
 * ±x = {x | −x} of a positive number or of ups.
 */

import { heapName, type Naming, type PrintStyle } from '../notation/signs.ts';
import { type Arena, type FormId, ZERO } from './arena.ts';
import { type Dyadic, dyadicOf } from './dyadic.ts';
import { heapSize, integerValue } from './named.ts';
import { onlyOptions } from './single-options.ts';
import { type Ups, upsOf } from './ups.ts';

interface NameSigns {
  readonly plusMinus: string;
  readonly negative: (n: number) => string;
  readonly fraction: (numerator: bigint, denominator: bigint) => string;
  /** So many ups or downs, at least one. */
  readonly ups: (n: number) => string;
  readonly downs: (n: number) => string;
}

/** A combining macron over every digit. */
function barred(n: number): string {
  return [...String(n)].map((digit) => `${digit}\u0304`).join('');
}

/** One arrow, a double one, or one and how many. */
function arrows(single: string, double: string): (n: number) => string {
  return (n) => (n === 1 ? single : n === 2 ? double : `${single}${n}`);
}

const asciiUps = arrows('^', '^^');
const slashed = (numerator: bigint, denominator: bigint) => `${numerator}/${denominator}`;

const SIGNS: Readonly<Record<PrintStyle, NameSigns>> = {
  ascii: {
    plusMinus: '+-',
    negative: (n) => `-${n}`,
    fraction: slashed,
    ups: asciiUps,
    // `vv` and `v3` could be names of variables.
    downs: (n) => (n === 1 ? 'v' : `-${asciiUps(n)}`),
  },
  unicode: {
    plusMinus: '±',
    negative: barred,
    fraction: slashed,
    ups: arrows('↑', '⇑'),
    downs: arrows('↓', '⇓'),
  },
  latex: {
    plusMinus: '\\pm ',
    negative: (n) => `\\overline{${n}}`,
    fraction: (numerator, denominator) => `\\frac{${numerator}}{${denominator}}`,
    ups: arrows('\\uparrow', '\\Uparrow'),
    downs: arrows('\\downarrow', '\\Downarrow'),
  },
};

export class FormNames {
  private readonly arena: Arena;
  private readonly naming: Naming;
  private readonly signs: NameSigns;
  /** The forms that are numbers and those that are ups, where all names are asked for. */
  private readonly numbers = new Map<FormId, Dyadic>();
  private readonly ups = new Map<FormId, Ups>();

  /** `forms` are all that will be asked for, options before the forms they belong to. */
  constructor(arena: Arena, forms: readonly FormId[], naming: Naming, style: PrintStyle) {
    this.arena = arena;
    this.naming = naming;
    this.signs = SIGNS[style];
    if (naming !== 'all') return;
    for (const id of forms) {
      const number = dyadicOf(arena, id, (option) => this.numbers.get(option));
      if (number !== undefined) {
        this.numbers.set(id, number);
        continue;
      }
      const ups = upsOf(arena, id, (option) => this.ups.get(option));
      if (ups !== undefined) this.ups.set(id, ups);
    }
  }

  /** The name of a form, if it has one. */
  of(id: FormId): string | undefined {
    const { arena, signs, naming } = this;
    if (naming === 'none') return id === ZERO ? '0' : undefined;
    const n = integerValue(arena, id);
    if (n !== undefined) return n < 0 ? signs.negative(-n) : String(n);
    const heap = heapSize(arena, id);
    if (heap !== undefined) return heapName(heap);
    const switched = naming === 'all' ? this.switchOf(id) : this.integerSwitch(id);
    if (switched !== undefined) return `${signs.plusMinus}${switched}`;
    return this.fractionName(id) ?? this.upsName(id);
  }

  /** n where the form is ±n = {n | −n} for n ≥ 1. */
  private integerSwitch(id: FormId): number | undefined {
    const { arena } = this;
    const [left, right] = onlyOptions(arena, id) ?? [];
    const n = left === undefined ? undefined : integerValue(arena, left);
    const m = right === undefined ? undefined : integerValue(arena, right);
    return n !== undefined && m !== undefined && n >= 1 && m === -n ? n : undefined;
  }

  /** The name of x where the form is ±x for a positive number or for ups. */
  private switchOf(id: FormId): string | undefined {
    const [left, right] = onlyOptions(this.arena, id) ?? [];
    if (left === undefined || right === undefined) return undefined;
    const [x, y] = [this.numbers.get(left), this.numbers.get(right)];
    const numbers = x !== undefined && y !== undefined && x.numerator > 0n;
    if (numbers && x.numerator === -y.numerator && x.denominator === y.denominator) {
      return this.of(left);
    }
    const [up, down] = [this.ups.get(left), this.ups.get(right)];
    const opposite = up !== undefined && down !== undefined && up.count > 0;
    return opposite && up.count === -down.count && up.star === down.star
      ? this.of(left)
      : undefined;
  }

  private fractionName(id: FormId): string | undefined {
    const number = this.numbers.get(id);
    if (number === undefined) return undefined;
    const { numerator, denominator } = number;
    const [sign, size] = numerator < 0n ? ['-', -numerator] : ['', numerator];
    return `${sign}${this.signs.fraction(size, denominator)}`;
  }

  private upsName(id: FormId): string | undefined {
    const ups = this.ups.get(id);
    if (ups === undefined) return undefined;
    const { count, star } = ups;
    const arrow = count > 0 ? this.signs.ups(count) : this.signs.downs(-count);
    return star === 0 ? arrow : `${arrow}${heapName(star)}`;
  }
}
