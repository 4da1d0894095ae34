/**
 * Stops in normal play: what a game comes to when the players move in turn until it is a number. A stop
 * here also says who is to move then, for who must move in a number loses by it: x⁺ where Right is to
 * move, x⁻ < x⁺ where Left is. So G ≥ x exactly where the Right stop of G is at least x⁺, and G ≤ x where
 * its Left stop is at most x⁻; and G is a number exactly where its Left options' greatest Right stop lies
 * below its Right options' least Left stop: the simplest x in between (simplicity theorem).
 *
 * Stops only go up with the order, and so do those of G + {a | −a}, where the players may move in the
 * switch as well: they refute most questions, and answer the others where a number lies between two games.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { Left, Right } from '../forms/side.ts';
import { Memo } from '../storage/memo.ts';
import { simplestNumber } from './simplest-number.ts';

const stopsOfForms = new Memo<Stops>('stops');

/** A stop x⁺ is kept as x · UNIT + 1, x⁻ as x · UNIT − 1, and x · UNIT is a multiple of 4, so that there is room between. */
const UNIT = 2 ** 21;
/** Beyond this the numbers are not exact. NaN then stands for a stop that is not known. */
const LARGEST = 2 ** 52;

/** The switches {a | −a} that are added to a game, by a: *, ±½ and ±1. */
const SWITCHES = [0, 0.5, 1] as const;
/** Stops of a form: Left's and Right's, and both with each switch. */
const STRIDE = 2 + 2 * SWITCHES.length;

export class Stops {
  private readonly arena: Arena;
  /** For each form: its Left stop, its Right stop, then those of its sums with the switches. */
  private values: Float64Array<ArrayBuffer> = new Float64Array(64 * STRIDE);
  /** Ids below this are computed. */
  private filled = 0;

  constructor(arena: Arena) {
    this.arena = arena;
  }

  get bytes(): number {
    return this.values.byteLength;
  }

  /** `true` means that G ≥ H is false; `false` means nothing. */
  refute(g: FormId, h: FormId): boolean {
    if (g >= this.filled) this.fillTo(g);
    if (h >= this.filled) this.fillTo(h);
    const { values } = this;
    const atG = g * STRIDE;
    const atH = h * STRIDE;
    for (let i = 0; i < STRIDE; i++) {
      if ((values[atH + i] as number) > (values[atG + i] as number)) return true;
    }
    return false;
  }

  /** `true` means that G ≥ x ≥ H for some number x; `false` means nothing. */
  confirm(g: FormId, h: FormId): boolean {
    return this.rightStop(g) > this.leftStop(h);
  }

  /** The number a form is equal to, or `undefined` where it is none or not known to be one. */
  numberOf(id: FormId): number | undefined {
    const left = this.leftStop(id);
    return left < this.rightStop(id) ? (left + 1) / UNIT : undefined;
  }

  /** The number that the game with these options is equal to, or `undefined`. */
  numberBetween(left: readonly FormId[], right: readonly FormId[]): number | undefined {
    let below = -Infinity;
    let above = Infinity;
    for (const option of left) below = Math.max(below, this.rightStop(option));
    for (const option of right) above = Math.min(above, this.leftStop(option));
    return below < above ? numberBetweenStops(below, above) : undefined;
  }

  private leftStop(id: FormId): number {
    if (id >= this.filled) this.fillTo(id);
    return this.values[id * STRIDE] as number;
  }

  private rightStop(id: FormId): number {
    if (id >= this.filled) this.fillTo(id);
    return this.values[id * STRIDE + 1] as number;
  }

  private fillTo(id: FormId): void {
    const { arena } = this;
    arena.requireForm(id);
    if ((id + 1) * STRIDE > this.values.length) {
      const length = arena.capacity * STRIDE;
      arena.beforeGrowth(length * 8);
      const values = new Float64Array(length);
      values.set(this.values);
      this.values = values;
    }
    for (; this.filled <= id; this.filled++) {
      arena.tick();
      this.fill(this.filled as FormId);
    }
  }

  private fill(id: FormId): void {
    const at = id * STRIDE;
    this.settle(at, this.best(id, 1), this.least(id, 0));
    const left = this.values[at] as number;
    const right = this.values[at + 1] as number;
    // Nobody moves in a number while there is a switch; who takes the switch leaves the move to the other.
    const isNumber = left < right;
    for (let i = 0; i < SWITCHES.length; i++) {
      const taken = (SWITCHES[i] as number) * UNIT;
      const place = 2 + 2 * i;
      const movedLeft = isNumber ? -Infinity : this.best(id, place + 1);
      const movedRight = isNumber ? Infinity : this.least(id, place);
      this.settle(
        at + place,
        Math.max(right + taken, movedLeft),
        Math.min(left - taken, movedRight),
      );
    }
  }

  /** Keeps the stops that the options give; where a number lies between them, those of the number. */
  private settle(at: number, left: number, right: number): void {
    const { values } = this;
    if (left < right) {
      const number = numberBetweenStops(left, right) ?? Number.NaN;
      values[at] = number * UNIT - 1;
      values[at + 1] = number * UNIT + 1;
    } else {
      // Of two stops of which one is not known, neither is; without a number between them both are finite.
      const known = Number.isNaN(left + right) ? Number.NaN : 0;
      values[at] = left + known;
      values[at + 1] = right + known;
    }
  }

  /** The greatest stop, at a place, of the Left options; a game without any has none. */
  private best(id: FormId, place: number): number {
    const { arena, values } = this;
    let best = -Infinity;
    for (let i = arena.optionsStart(id, Left), end = arena.optionsEnd(id, Left); i < end; i++) {
      best = Math.max(best, values[arena.optionAt(i) * STRIDE + place] as number);
    }
    return best;
  }

  /** The least stop, at a place, of the Right options. */
  private least(id: FormId, place: number): number {
    const { arena, values } = this;
    let least = Infinity;
    for (let i = arena.optionsStart(id, Right), end = arena.optionsEnd(id, Right); i < end; i++) {
      least = Math.min(least, values[arena.optionAt(i) * STRIDE + place] as number);
    }
    return least;
  }
}

/** The simplest x with `below` ≤ x⁻ and x⁺ ≤ `above`; `undefined` where it cannot be kept exactly. */
function numberBetweenStops(below: number, above: number): number | undefined {
  // x lies in the closed interval [below + 1, above − 1], in units.
  const number = simplestNumber((below + 1) / UNIT, (above - 1) / UNIT);
  const units = number * UNIT;
  return Number.isInteger(units / 4) && Math.abs(units) < LARGEST ? number : undefined;
}

/** The stops of the forms of an arena. */
export function stopsIn(arena: Arena): Stops {
  return arena.own(stopsOfForms, () => arena.counted(new Stops(arena)));
}
