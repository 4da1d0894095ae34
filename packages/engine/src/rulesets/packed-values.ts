/**
 * What packed boards are worth in normal play, straight from their regions: a region's value is worked out
 * from those of the regions that its moves leave, and nothing is kept of how it plays. In normal play
 * comparing is cheap, so that finding regions with the same options first would cost more than it saves.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { conjugate as conjugateForm } from '../forms/conjugate.ts';
import { type Order, orderModulo } from '../order/compare.ts';
import { reduce } from '../reduction/simplest.ts';
import type { PackedRules } from '../solver/packed-rules.ts';
import type { PartId } from '../solver/sums.ts';
import { MemoBy } from '../storage/memo.ts';
import { Normal } from '../universes/normal.ts';
import type { Board } from './board.ts';
import { type SimplestSum, simplestSum } from './component-sums.ts';
import { packedOf } from './packed-of.ts';
import { type Frame, PackedPlay } from './packed-play.ts';
import { summandsOf } from './sums.ts';

const valuesOfPacked = new MemoBy<PackedRules, PackedValues>('values of packed boards');

/** The canonical form of a board in normal play, where all its summands are packed. */
export function packedValue(arena: Arena, board: Board): FormId | undefined {
  const summands: { readonly rules: PackedRules; readonly bits: Int32Array }[] = [];
  // All are packed before one is worked out: with a single one that is not, all are evaluated another way.
  for (const { ruleset, position } of summandsOf(board)) {
    const packed = packedOf(ruleset);
    const bits = packed?.pack(position);
    if (packed === undefined || bits === undefined) return undefined;
    summands.push({ rules: packed.rules, bits });
  }
  return summands
    .map(({ rules, bits }) => {
      const make = (): PackedValues => new PackedValues(arena, rules);
      return arena.ownBy(valuesOfPacked, rules, make).worth(bits);
    })
    .reduce(simplestSum(arena, orderModulo(arena, Normal)), ZERO);
}

/**
 * Of a region it is known which canonical form it is worth: twice its id, or once more 1 where it is worth the
 * conjugate of that form and nobody has asked yet.
 */
class PackedValues extends PackedPlay {
  readonly #order: Order;
  readonly #add: SimplestSum;

  constructor(arena: Arena, rules: PackedRules) {
    super(arena, rules);
    this.#order = orderModulo(arena, Normal);
    this.#add = simplestSum(arena, this.#order);
  }

  worth(board: Int32Array): FormId {
    let total: FormId = ZERO;
    for (const part of this.playThrough(board)) total = this.#add(total, this.#valueOf(part));
    return total;
  }

  protected close({ part, conjugate, start, split }: Frame): void {
    const { arena } = this;
    const left = this.#options(start, split);
    const right =
      conjugate === part
        ? left.map((option) => conjugateForm(arena, option))
        : this.#options(split, this.moves.length);
    const value = reduce(arena, this.#order, left, right, 0);
    this.know(part, value * 2);
    if (conjugate !== part) this.know(conjugate, value * 2 + 1);
  }

  #valueOf(part: PartId): FormId {
    const known = this.knownOf(part);
    const form = (known >> 1) as FormId;
    if ((known & 1) === 0) return form;
    const value = conjugateForm(this.arena, form);
    this.know(part, value * 2);
    return value;
  }

  /** What the moves between two places lead to, each value once. */
  #options(start: number, end: number): FormId[] {
    const { moves } = this;
    const options: FormId[] = [];
    for (let at = start; at < end; ) {
      const last = at + moves.get(at);
      let total: FormId = ZERO;
      for (at++; at <= last; at++) {
        total = this.#add(total, this.#valueOf(moves.get(at) as PartId));
      }
      if (!options.includes(total)) options.push(total);
    }
    return options;
  }
}
