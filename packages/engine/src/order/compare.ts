/**
 * Comparison modulo a universe ([Siegel, Theorem 5.5]; the "absolute fundamental
 * theorem" of [Larsson–Nowakowski–Santos] for augmented forms). G ≥ H when
 *
 * - *maintenance*: every G^R is at least some H^R or has a G^{RL} ≥ H; every
 *   H^L is at most some G^L or has an H^{LR} ≤ G; and
 * - the *proviso*: if H is Left end-like then G is Left strong; if G is Right
 *   end-like then H is Right strong.
 *
 * Both halves of maintenance ask the same of two games: write X ⊳ Y where some
 * X^L ≥ Y or some Y^R ≤ X. Then every G^R ⊳ H and G ⊳ every H^L. One that fails is
 * enough, so those with the fewest answers are tried first; one answer is enough, so
 * what is known of the answers is looked up before one is worked out.
 *
 * Maintenance is the same in every universe and in normal play; a universe
 * differs by its strong test alone. There is no other comparison in Proviso.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { isEndLike } from '../forms/ends.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { BudgetError } from '../storage/budget.ts';
import { NotDecidedError } from '../storage/errors.ts';
import { MemoBy } from '../storage/memo.ts';
import { type AnswerRows, type Known, NO, UNKNOWN, YES } from '../storage/pair-tables-by-row.ts';
import { isNormalPlay, type Universe } from '../universes/universe.ts';
import { Fingerprints } from './fingerprint.ts';
import { PendingPairs } from './pending-pairs.ts';
import { type Stops, stopsIn } from './stops.ts';

const orders = new MemoBy<string, Order>('order modulo');

/** How two games stand: greater, less, equal, or incomparable. */
export type Relation = '>' | '<' | '=' | '||';

/** What comparing has cost so far, in questions. */
export interface OrderCounts {
  /** Questions G ≥ H asked, those of the recursion included, identical games not. */
  asked: number;
  /** Answered no by fingerprints, in normal play by stops. */
  refuted: number;
  /** Worked out by the recursion; the rest were found in the table, or in normal play told by stops. */
  computed: number;
}

/** Each step of the recursion takes two moves off; deeper games are refused before the stack ends. */
const MAX_DEPTH = 1_500;

/** The comparison modulo one universe in one arena, with its memory. */
export class Order {
  readonly universe: Universe;
  readonly counts: OrderCounts = { asked: 0, refuted: 0, computed: 0 };
  private readonly arena: Arena;
  /** The row of H has what is known of G ≥ H: most loops hold H and try one G after the other. */
  private readonly answers: AnswerRows;
  /** What refutes most questions at once: in normal play stops, else fingerprints. */
  private readonly bounds: Fingerprints | Stops;
  /**
   * Stops, in normal play.
   * @internal
   */
  readonly stops: Stops | undefined;
  /** What the questions under way have still to work out. */
  private readonly pending = new PendingPairs();
  private depth = 0;

  constructor(arena: Arena, universe: Universe) {
    this.arena = arena;
    this.universe = universe;
    this.answers = arena.answerRows();
    this.stops = isNormalPlay(universe) ? stopsIn(arena) : undefined;
    this.bounds = this.stops ?? new Fingerprints(arena, universe);
  }

  /** G ≥ H. Interrupted by a spent budget it stores nothing about the questions under way. */
  geq(g: FormId, h: FormId): boolean {
    this.arena.requireForm(g);
    this.arena.requireForm(h);
    const known = this.lookUp(g, h);
    if (known !== UNKNOWN) return known === YES;
    const { depth, pending } = this;
    const { end } = pending;
    try {
      return this.workOut(g, h);
    } finally {
      this.depth = depth;
      pending.end = end;
    }
  }

  /** What is known of G ≥ H without any recursion. */
  private lookUp(g: FormId, h: FormId): Known {
    if (g === h) return YES;
    this.counts.asked++;
    if (this.bounds.refute(g, h)) {
      this.counts.refuted++;
      return NO;
    }
    if (this.stops?.confirm(g, h)) return YES;
    return this.answers.get(h, g);
  }

  private workOut(g: FormId, h: FormId): boolean {
    this.arena.tick();
    if (++this.depth > MAX_DEPTH) {
      throw new BudgetError(
        'depth',
        `comparison is refused for games more than about ${MAX_DEPTH} moves deep`,
      );
    }
    this.counts.computed++;
    const answer = this.provisoHolds(g, h) && this.isMaintained(g, h);
    this.depth--;
    this.answers.set(h, g, answer);
    return answer;
  }

  private provisoHolds(g: FormId, h: FormId): boolean {
    const { arena, universe } = this;
    return (
      (!isEndLike(arena, h, Left) || universe.isStrong(arena, g, Left)) &&
      (!isEndLike(arena, g, Right) || universe.isStrong(arena, h, Right))
    );
  }

  /** Every G^R ⊳ H, and G ⊳ every H^L. */
  private isMaintained(g: FormId, h: FormId): boolean {
    const { arena, pending } = this;
    const start = pending.end;
    const rightEnd = arena.optionsEnd(g, Right);
    const ofH = this.optionCount(h, Right);
    for (let i = arena.optionsStart(g, Right); i < rightEnd; i++) {
      const x = arena.optionAt(i);
      pending.push(x, h, ofH + this.optionCount(x, Left));
    }
    const leftEnd = arena.optionsEnd(h, Left);
    const ofG = this.optionCount(g, Left);
    for (let i = arena.optionsStart(h, Left); i < leftEnd; i++) {
      const y = arena.optionAt(i);
      pending.push(g, y, ofG + this.optionCount(y, Right));
    }
    const end = pending.end;
    let holds = true;
    for (let at = start; holds && at < end; at++) {
      pending.bringLeast(at, end);
      holds = this.meets(pending.first(at), pending.second(at));
    }
    pending.end = start;
    return holds;
  }

  /** X ⊳ Y: an answer that is known, else one that is worked out, those with the fewest threats first. */
  private meets(x: FormId, y: FormId): boolean {
    const { pending } = this;
    const start = pending.end;
    let holds = this.isKnownToMeet(x, y);
    const end = pending.end;
    for (let at = start; !holds && at < end; at++) {
      pending.bringLeast(at, end);
      holds = this.workOut(pending.first(at), pending.second(at));
    }
    pending.end = start;
    return holds;
  }

  /** Whether an answer is known to hold; those of which nothing is known are put down as pending. */
  private isKnownToMeet(x: FormId, y: FormId): boolean {
    const { arena, pending } = this;
    const leftEnd = arena.optionsEnd(x, Left);
    const ofY = this.optionCount(y, Left);
    for (let i = arena.optionsStart(x, Left); i < leftEnd; i++) {
      const option = arena.optionAt(i);
      const known = this.lookUp(option, y);
      if (known === YES) return true;
      if (known === UNKNOWN) pending.push(option, y, ofY + this.optionCount(option, Right));
    }
    const rightEnd = arena.optionsEnd(y, Right);
    const ofX = this.optionCount(x, Right);
    for (let i = arena.optionsStart(y, Right); i < rightEnd; i++) {
      const option = arena.optionAt(i);
      const known = this.lookUp(x, option);
      if (known === YES) return true;
      if (known === UNKNOWN) pending.push(x, option, ofX + this.optionCount(option, Left));
    }
    return false;
  }

  private optionCount(id: FormId, side: Side): number {
    return this.arena.optionsEnd(id, side) - this.arena.optionsStart(id, side);
  }
}

/** The comparison of an arena modulo a universe, made when first asked for. */
export function orderModulo(arena: Arena, universe: Universe): Order {
  return arena.ownBy(orders, universe.key, () => new Order(arena, universe));
}

/**
 * G ≥ H modulo a universe.
 *
 * @example
 * const arena = new Arena();
 * const star = nimHeap(arena, 1);
 * const g = arena.intern([ZERO, star], [star]);
 * geq(arena, g, ZERO, D) // → true
 * geq(arena, g, ZERO, M) // → false
 */
export function geq(arena: Arena, g: FormId, h: FormId, universe: Universe): boolean {
  return orderModulo(arena, universe).geq(g, h);
}

/** G ≡ H modulo a universe. */
export function equal(arena: Arena, g: FormId, h: FormId, universe: Universe): boolean {
  const order = orderModulo(arena, universe);
  return bothHold(
    () => order.geq(g, h),
    () => order.geq(h, g),
  );
}

/** G > H modulo a universe. */
export function greater(arena: Arena, g: FormId, h: FormId, universe: Universe): boolean {
  const order = orderModulo(arena, universe);
  return bothHold(
    () => !order.geq(h, g),
    () => order.geq(g, h),
  );
}

/** Neither G ≥ H nor H ≥ G modulo a universe. */
export function incomparable(arena: Arena, g: FormId, h: FormId, universe: Universe): boolean {
  const order = orderModulo(arena, universe);
  return bothHold(
    () => !order.geq(g, h),
    () => !order.geq(h, g),
  );
}

/** Whether both are so; the second may say no where the first is not decided. */
function bothHold(one: () => boolean, other: () => boolean): boolean {
  try {
    if (!one()) return false;
  } catch (error) {
    if (error instanceof NotDecidedError && !other()) return false;
    throw error;
  }
  return other();
}

/** How G stands to H modulo a universe. */
export function compare(arena: Arena, g: FormId, h: FormId, universe: Universe): Relation {
  const order = orderModulo(arena, universe);
  if (order.geq(g, h)) return order.geq(h, g) ? '=' : '>';
  return order.geq(h, g) ? '<' : '||';
}
