/**
 * The simplest form modulo a universe [Siegel, Definitions 5.11–5.19]: the
 * unique augmented form equal to G that has no dominated and no reversible
 * option and no tombstone that could be erased. Bottom-up, so that options are
 * simplest already and equality of options is identity. Normal play is a
 * universe like any other: there the result is the canonical form.
 */

import type { Arena, FormId, Tombstones } from '../forms/arena.ts';
import { canonicalOptions } from '../forms/canonical-order.ts';
import type { FormMap } from '../forms/columns.ts';
import { isEnd } from '../forms/ends.ts';
import { numberForm } from '../forms/numbers.ts';
import { type Both, Left, of, opponent, Right, SIDES, type Side } from '../forms/side.ts';
import { image, transform } from '../forms/transform.ts';
import { type Order, orderModulo } from '../order/compare.ts';
import { MemoBy } from '../storage/memo.ts';
import type { Universe } from '../universes/universe.ts';

const simplest = new MemoBy<string, FormMap>('simplest forms modulo');

/** One step of a reduction, for those who want to see how a form came about. */
export type ReductionStep =
  | {
      readonly kind: 'dominated';
      readonly side: Side;
      readonly option: FormId;
      readonly by: FormId;
    }
  | {
      readonly kind: 'bypassed';
      readonly side: Side;
      readonly option: FormId;
      readonly through: FormId;
    }
  | {
      readonly kind: 'tombstone';
      readonly side: Side;
      readonly option: FormId;
      readonly through: FormId;
    }
  | { readonly kind: 'erased'; readonly side: Side };

/** Told of every step, with the form as it stands after it. */
export type OnStep = (
  step: ReductionStep,
  left: readonly FormId[],
  right: readonly FormId[],
) => void;

/**
 * The U-simplest form of G.
 *
 * @example
 * const arena = new Arena();
 * const star = nimHeap(arena, 1);
 * const g = arena.intern([ZERO, star], [star]);
 * formToText(arena, simplestForm(arena, g, D)) // → {0, # | *}
 */
export function simplestForm(arena: Arena, g: FormId, universe: Universe): FormId {
  const memo = simplestForms(arena, universe);
  const order = orderModulo(arena, universe);
  return transform(arena, memo, g, (id) => {
    const simplest = (side: Side): FormId[] =>
      arena.options(id, side).map((option) => image(memo, option));
    const form = reduce(arena, order, simplest(Left), simplest(Right), arena.tombstones(id));
    if (memo.get(form) === undefined) memo.set(form, form);
    return form;
  });
}

/** What is known of simplest forms modulo a universe. */
function simplestForms(arena: Arena, universe: Universe): FormMap {
  return arena.ownBy(simplest, universe.key, () => arena.formMap());
}

/**
 * The simplest form of the game with these options, which must be simplest
 * themselves. This is how a position is evaluated from its options.
 */
export function simplestFromOptions(
  arena: Arena,
  left: readonly FormId[],
  right: readonly FormId[],
  universe: Universe,
): FormId {
  const form = reduce(arena, orderModulo(arena, universe), left, right, 0);
  const memo = simplestForms(arena, universe);
  if (memo.get(form) === undefined) memo.set(form, form);
  return form;
}

/** Reduces one form whose options are simplest. */
export function reduce(
  arena: Arena,
  order: Order,
  left: readonly FormId[],
  right: readonly FormId[],
  tombstones: Tombstones,
  onStep?: OnStep,
): FormId {
  if (onStep === undefined) {
    const number = order.stops?.numberBetween(left, right);
    if (number !== undefined) return numberForm(arena, number);
  }
  return new Reduction(arena, order, left, right, tombstones, onStep).run();
}

class Reduction {
  private readonly arena: Arena;
  private readonly order: Order;
  private readonly onStep: OnStep | undefined;
  /** The options of Left and of Right that are still there. */
  private readonly options: Both<FormId[]>;
  private tombstones: number;

  constructor(
    arena: Arena,
    order: Order,
    left: readonly FormId[],
    right: readonly FormId[],
    tombstones: Tombstones,
    onStep: OnStep | undefined,
  ) {
    this.arena = arena;
    this.order = order;
    // Steps that are looked at must not depend on ids, so the order is the caller's.
    const once = onStep === undefined ? sortedOnce : eachOnce;
    this.options = { left: once(left), right: once(right) };
    this.tombstones = tombstones;
    this.onStep = onStep;
  }

  run(): FormId {
    for (const side of SIDES) this.removeDominated(side);
    // Every later form is equal to this one, so what is ≥ or ≤ it stays so.
    const value = this.intern(this.tombstones);
    let changed = false;
    for (const side of SIDES) {
      if (this.bypassReversible(side, value)) {
        this.removeDominated(side);
        changed = true;
      }
    }
    if (!changed && this.tombstones === 0) return value;
    for (const side of SIDES) this.eraseTombstone(side);
    return this.intern(this.tombstones);
  }

  private intern(tombstones: number): FormId {
    const { left, right } = this.options;
    return this.arena.intern(left, right, tombstones as Tombstones);
  }

  /** Whether `side` likes a at least as much as b. */
  private prefers(side: Side, a: FormId, b: FormId): boolean {
    return side === Left ? this.order.geq(a, b) : this.order.geq(b, a);
  }

  /** Definition 5.11(a), Lemma 5.12. */
  private removeDominated(side: Side): void {
    const options = of(this.options, side);
    for (let i = 0; i < options.length; ) {
      const option = options[i] as FormId;
      const by = this.dominator(side, option, options);
      if (by === undefined) {
        i++;
        continue;
      }
      removeAt(options, i);
      this.report({ kind: 'dominated', side, option, by });
    }
  }

  private dominator(side: Side, option: FormId, options: readonly FormId[]): FormId | undefined {
    for (let i = 0; i < options.length; i++) {
      const other = options[i] as FormId;
      if (other !== option && this.prefers(side, other, option)) return other;
    }
    return undefined;
  }

  /**
   * Definition 5.11(b): an option is reversible when the opponent's reply leaves its
   * owner no better off than the game itself. Through an end it leaves a tombstone
   * (Lemma 5.14); else it gives way to its owner's options from there, a tombstone
   * among them included (Lemma 5.13), which are then examined in turn.
   */
  private bypassReversible(side: Side, value: FormId): boolean {
    const { arena } = this;
    const options = of(this.options, side);
    // Mostly nothing is reversible, and nothing has to be written down.
    let last = options.length - 1;
    while (last >= 0 && this.reverser(side, options[last] as FormId, value) === undefined) last--;
    if (last < 0) return false;
    const pending = options.slice(0, last + 1);
    for (let option = pending.pop(); option !== undefined; option = pending.pop()) {
      const through = this.reverser(side, option, value);
      if (through === undefined) continue;
      removeAt(options, options.indexOf(option));
      if (isEnd(arena, through, side)) {
        this.tombstones |= 1 << side;
        this.report({ kind: 'tombstone', side, option, through });
        continue;
      }
      if (arena.hasTombstone(through, side)) this.tombstones |= 1 << side;
      for (const replacement of this.watched(through, side)) {
        if (options.includes(replacement)) continue;
        options.push(replacement);
        pending.push(replacement);
      }
      this.report({ kind: 'bypassed', side, option, through });
    }
    return true;
  }

  /** A reply to `option` that makes it reversible, if there is one. */
  private reverser(side: Side, option: FormId, value: FormId): FormId | undefined {
    const { arena } = this;
    const replier = opponent(side);
    if (this.onStep !== undefined) {
      return this.watched(option, replier).find((reply) => this.prefers(side, value, reply));
    }
    const end = arena.optionsEnd(option, replier);
    for (let i = arena.optionsStart(option, replier); i < end; i++) {
      const reply = arena.optionAt(i);
      if (this.prefers(side, value, reply)) return reply;
    }
    return undefined;
  }

  /** The options of a form; in canonical order where the steps are looked at, for they must not depend on ids. */
  private watched(id: FormId, side: Side): readonly FormId[] {
    return this.onStep === undefined
      ? this.arena.options(id, side)
      : canonicalOptions(this.arena, id, side);
  }

  /** Definition 5.17, Lemma 5.16: a tombstone goes where the form is strong without it. */
  private eraseTombstone(side: Side): void {
    if (((this.tombstones >> side) & 1) === 0) return;
    const bare = this.intern(this.tombstones & ~(1 << side));
    if (this.order.universe.isStrong(this.arena, bare, side)) {
      this.tombstones &= ~(1 << side);
      this.report({ kind: 'erased', side });
    }
  }

  private report(step: ReductionStep): void {
    if (this.onStep === undefined) return;
    const { left, right } = this.options;
    this.onStep(step, [...left], [...right]);
  }
}

/** A list without repeats, in the same order. */
function eachOnce(forms: readonly FormId[]): FormId[] {
  return [...new Set(forms)];
}

function removeAt(list: FormId[], place: number): void {
  for (let i = place + 1; i < list.length; i++) list[i - 1] = list[i] as FormId;
  list.pop();
}

/** Longer lists are sorted by the library. */
const SHORT = 48;

/** A list without repeats, by id, as an arena wants it. */
function sortedOnce(forms: readonly FormId[]): FormId[] {
  if (forms.length > SHORT) return [...new Set(forms)].sort((a, b) => a - b);
  const list: FormId[] = [];
  for (let i = 0; i < forms.length; i++) {
    const form = forms[i] as FormId;
    let at = list.length;
    while (at > 0 && (list[at - 1] as FormId) > form) at--;
    if (at > 0 && list[at - 1] === form) continue;
    list.push(form);
    for (let k = list.length - 1; k > at; k--) list[k] = list[k - 1] as FormId;
    list[at] = form;
  }
  return list;
}
