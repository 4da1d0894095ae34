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
 * X^L ≥ Y or some Y^R ≤ X. Then every G^R ⊳ H and G ⊳ every H^L. What is found about
 * X ⊳ Y is kept like what is found about G ≥ H, because games share their options.
 *
 * Maintenance is the same in every universe and in normal play; a universe
 * differs by its strong test alone. There is no other comparison in Proviso.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { isEndLike } from '../forms/ends.ts';
import { Left, Right } from '../forms/side.ts';
import { BudgetError } from '../storage/budget.ts';
import { NotDecidedError } from '../storage/errors.ts';
import { MemoBy } from '../storage/memo.ts';
import { type AnswerRows, UNKNOWN, YES } from '../storage/pair-tables-by-row.ts';
import { isNormalPlay, type Universe } from '../universes/universe.ts';
import { Fingerprints } from './fingerprint.ts';
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

/**
 * Where three in four X ⊳ Y hold, those with fewer answers to try than this are asked again and not remembered: an
 * answer that holds is soon found, and the table stays small.
 */
const FEW_ANSWERS = 7;

/** Each step of the recursion takes two moves off; deeper games are refused before the stack ends. */
const MAX_DEPTH = 1_500;

/** The comparison modulo one universe in one arena, with its memory. */
export class Order {
  readonly universe: Universe;
  readonly counts: OrderCounts = { asked: 0, refuted: 0, computed: 0 };
  private readonly arena: Arena;
  /** The row of H has what is known of G ≥ H: most loops hold H and try one G after the other. */
  private readonly answers: AnswerRows;
  /** The row of Y has what is known of X ⊳ Y. */
  private readonly meetings: AnswerRows;
  /** What refutes most questions at once: in normal play stops, else fingerprints. */
  private readonly bounds: Fingerprints | Stops;
  /**
   * Stops, in normal play.
   * @internal
   */
  readonly stops: Stops | undefined;
  /** How many X ⊳ Y were worked out, and how many of them hold. */
  private readonly met = { asked: 0, held: 0 };
  private depth = 0;

  constructor(arena: Arena, universe: Universe) {
    this.arena = arena;
    this.universe = universe;
    this.answers = arena.answerRows();
    this.meetings = arena.answerRows();
    this.stops = isNormalPlay(universe) ? stopsIn(arena) : undefined;
    this.bounds = this.stops ?? new Fingerprints(arena, universe);
  }

  /** G ≥ H. Interrupted by a spent budget it stores nothing about the questions under way. */
  geq(g: FormId, h: FormId): boolean {
    this.arena.requireForm(g);
    this.arena.requireForm(h);
    this.depth = 0;
    return this.ask(g, h);
  }

  private ask(g: FormId, h: FormId): boolean {
    if (g === h) return true;
    this.counts.asked++;
    if (this.bounds.refute(g, h)) {
      this.counts.refuted++;
      return false;
    }
    if (this.stops?.confirm(g, h)) return true;
    const known = this.answers.get(h, g);
    if (known !== UNKNOWN) return known === YES;
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
    const { arena } = this;
    const rightEnd = arena.optionsEnd(g, Right);
    for (let i = arena.optionsStart(g, Right); i < rightEnd; i++) {
      if (!this.meets(arena.optionAt(i), h)) return false;
    }
    const leftEnd = arena.optionsEnd(h, Left);
    for (let i = arena.optionsStart(h, Left); i < leftEnd; i++) {
      if (!this.meets(g, arena.optionAt(i))) return false;
    }
    return true;
  }

  /**
   * X ⊳ Y. Fingerprints need not be asked: they refute X ⊳ Y only where they refute the G ≥ H
   * for which it is asked.
   */
  private meets(x: FormId, y: FormId): boolean {
    const { arena, met } = this;
    if (met.held * 4 > met.asked * 3 && this.answersTo(x, y) < FEW_ANSWERS) {
      return this.findsMeeting(x, y);
    }
    const known = this.meetings.get(y, x);
    if (known !== UNKNOWN) return known === YES;
    // Y among the X^L, or X among the Y^R, is the first answer to try, and the cheapest to find.
    const answer =
      arena.hasOption(x, Left, y) || arena.hasOption(y, Right, x) || this.findsMeeting(x, y);
    this.meetings.set(y, x, answer);
    met.asked++;
    if (answer) met.held++;
    return answer;
  }

  /** How many answers there are to try for X ⊳ Y. */
  private answersTo(x: FormId, y: FormId): number {
    const { arena } = this;
    const left = arena.optionsEnd(x, Left) - arena.optionsStart(x, Left);
    return left + arena.optionsEnd(y, Right) - arena.optionsStart(y, Right);
  }

  private findsMeeting(x: FormId, y: FormId): boolean {
    const { arena } = this;
    const leftEnd = arena.optionsEnd(x, Left);
    for (let i = arena.optionsStart(x, Left); i < leftEnd; i++) {
      if (this.ask(arena.optionAt(i), y)) return true;
    }
    const rightEnd = arena.optionsEnd(y, Right);
    for (let i = arena.optionsStart(y, Right); i < rightEnd; i++) {
      if (this.ask(x, arena.optionAt(i))) return true;
    }
    return false;
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
