/**
 * Games that tell two games apart, built as in the proof of
 * [Siegel, Theorem 5.5]. Read everything from the point of view of one side s: "s prefers A to B"
 * is A ≥ B for Left and A ≤ B for Right. Where s does not prefer A to B there is
 * an X in U such that s, moving first, wins B + X and does not win A + X:
 *
 * - *proviso*: B is end-like for s and A not strong: an end that beats A;
 * - *maintenance*: some option b of s from B is met by nothing; then A is linked
 *   to b (Lemma 5.10) by a T for which the player to move loses both A + T (s to
 *   move) and b + T (the opponent to move), and X = T;
 * - or only the opponent, moving first, can show the difference, and Lemma 5.8
 *   turns his X into one for s.
 *
 * Lemma 5.10 as printed may leave a side of T empty and so lead out of U. Here
 * a side that nothing else fills gets one losing move: to 0, or to the adjoint
 * of an option. Small X are looked up before any are built.
 */

import { adjoint } from '../forms/adjoint.ts';
import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { canonicalOptions } from '../forms/canonical-order.ts';
import { isEndLike } from '../forms/ends.ts';
import { Left, opponent, SIDES, type Side } from '../forms/side.ts';
import { type Order, orderModulo } from '../order/compare.ts';
import { winsMovingFirst } from '../play/misere.ts';
import { BudgetError } from '../storage/budget.ts';
import { MemoBy } from '../storage/memo.ts';
import type { PairMap } from '../storage/pair-tables.ts';
import type { Universe } from '../universes/universe.ts';
import { beatingEnd } from './beating-end.ts';
import { smallestOf } from './shrink.ts';
import { type SmallContexts, smallContexts } from './small-contexts.ts';
import { winsSum } from './sum-play.ts';

const differences = new MemoBy<string, Differences>('differences modulo');

/** Each step takes a move or two off, and several calls; deeper games are refused before the stack ends. */
const MAX_DEPTH = 400;

/** What tells games apart modulo one universe in one arena. */
export class Differences {
  private readonly arena: Arena;
  private readonly universe: Universe;
  private readonly order: Order;
  private readonly small: SmallContexts | undefined;
  private readonly known: readonly PairMap[];
  private depth = 0;

  /** Without small contexts everything is built by the lemmas. */
  constructor(arena: Arena, universe: Universe, small: SmallContexts | undefined) {
    this.arena = arena;
    this.universe = universe;
    this.order = orderModulo(arena, universe);
    this.small = small;
    this.known = SIDES.map(() => arena.pairMap());
  }

  /**
   * X in the universe such that `side`, moving first, wins `better` + X and not
   * `worse` + X. Asked only where `side` does not prefer `worse` to `better`.
   */
  find(worse: FormId, better: FormId, side: Side): FormId {
    this.depth = 0;
    return this.difference(worse, better, side);
  }

  private difference(worse: FormId, better: FormId, side: Side): FormId {
    const known = this.known[side];
    const found = known?.get(worse, better) ?? -1;
    if (found >= 0) return found as FormId;
    this.arena.tick();
    if (++this.depth > MAX_DEPTH) {
      throw new BudgetError(
        'depth',
        `telling games apart is refused for games more than about ${MAX_DEPTH} moves deep`,
      );
    }
    const x =
      this.lookUp(worse, better, side) ??
      this.byProviso(worse, better, side) ??
      this.byMaintenance(worse, better, side) ??
      this.fromOpponent(worse, better, side);
    this.depth--;
    known?.set(worse, better, x);
    return x;
  }

  /** Whether `side` likes a at least as much as b. */
  private prefers(side: Side, a: FormId, b: FormId): boolean {
    return side === Left ? this.order.geq(a, b) : this.order.geq(b, a);
  }

  private lookUp(worse: FormId, better: FormId, side: Side): FormId | undefined {
    const [g, h] = side === Left ? [worse, better] : [better, worse];
    return this.small?.find(g, h, this.universe, side);
  }

  private byProviso(worse: FormId, better: FormId, side: Side): FormId | undefined {
    const { arena, universe } = this;
    if (!isEndLike(arena, better, side) || universe.isStrong(arena, worse, side)) return undefined;
    return beatingEnd(arena, worse, side, universe);
  }

  private byMaintenance(worse: FormId, better: FormId, side: Side): FormId | undefined {
    const { arena } = this;
    const unmet = canonicalOptions(arena, better, side).filter(
      (option) =>
        !arena.options(worse, side).some((meet) => this.prefers(side, meet, option)) &&
        !arena.options(option, opponent(side)).some((revert) => this.prefers(side, worse, revert)),
    );
    const links = unmet.map((option) => this.link(worse, option, side));
    return smallestOf(arena, links);
  }

  /**
   * Lemma 5.8: given Y with which the opponent, moving first, tells them apart, `side`
   * moves to Y from `better` and wins; from `worse` that loses, and every other move of
   * `side` is answered by the adjoint of where it led.
   */
  private fromOpponent(worse: FormId, better: FormId, side: Side): FormId {
    const { arena } = this;
    const y = this.difference(better, worse, opponent(side));
    const answers: FormId[] = [];
    for (const move of canonicalOptions(arena, worse, side)) {
      if (!answers.some((answer) => !winsSum(arena, move, answer, side))) {
        answers.push(adjoint(arena, move));
      }
    }
    return this.form([y], answers.length > 0 ? answers : [ZERO], side);
  }

  /**
   * Lemma 5.10: T such that `side`, moving first, loses a + T and the opponent, moving
   * first, loses b + T.
   */
  private link(a: FormId, b: FormId, side: Side): FormId {
    const mine = this.replies(b, a, opponent(side));
    const theirs = this.replies(a, b, side);
    return this.form(
      mine.length > 0 ? mine : [this.losingMove(a, side)],
      theirs.length > 0 ? theirs : [this.losingMove(b, opponent(side))],
      side,
    );
  }

  /**
   * What the opponent of `mover` needs in T, so that `mover` loses `threatened` + T
   * whatever option he takes there: an X to which `mover` has no good answer, and which
   * loses for the opponent as a move from `other` + T.
   */
  private replies(threatened: FormId, other: FormId, mover: Side): FormId[] {
    const { arena } = this;
    const replies: FormId[] = [];
    for (const move of canonicalOptions(arena, threatened, mover)) {
      if (!replies.some((reply) => !winsSum(arena, move, reply, mover))) {
        replies.push(this.difference(move, other, mover));
      }
    }
    return replies;
  }

  /**
   * An option for `side` in T that loses as a move from a + T: 0 where the opponent then
   * wins, else the adjoint of one of the opponent's options, to which he moves.
   */
  private losingMove(a: FormId, side: Side): FormId {
    const { arena } = this;
    const rival = opponent(side);
    if (winsMovingFirst(arena, a, rival)) return ZERO;
    const adjoints = arena.options(a, rival).map((option) => adjoint(arena, option));
    return smallestOf(arena, adjoints) ?? ZERO;
  }

  private form(mine: readonly FormId[], theirs: readonly FormId[], side: Side): FormId {
    return side === Left ? this.arena.intern(mine, theirs) : this.arena.intern(theirs, mine);
  }
}

/** What tells games apart in an arena modulo a universe, made when first asked for. */
export function differencesModulo(arena: Arena, universe: Universe): Differences {
  return arena.ownBy(
    differences,
    universe.key,
    () => new Differences(arena, universe, smallContexts(arena)),
  );
}
