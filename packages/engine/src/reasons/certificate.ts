/**
 * Certificates for G ≥ H modulo a universe [Siegel, Theorem 5.5]: for each pair
 * visited, how every threat is met — a Right option of G, a Left option of H —
 * and why the proviso holds. Pairs are shared, and a pair of identical games
 * needs no entry, so a certificate is a directed acyclic graph no larger than
 * the comparisons it records. Every reply leads to a pair with fewer moves
 * left, so the graph cannot go in circles.
 */

import { isFolded } from '../closures/least-universe.ts';
import { type StrengthSheet, strengthSheet } from '../closures/strength-sheet.ts';
import type { Arena, FormId } from '../forms/arena.ts';
import { canonicalOptions } from '../forms/canonical-order.ts';
import { isEndLike } from '../forms/ends.ts';
import { type Both, Left, of, opponent, Right, type Side } from '../forms/side.ts';
import { type Order, orderModulo } from '../order/compare.ts';
import { InvariantError } from '../storage/errors.ts';
import type { Universe } from '../universes/universe.ts';
import { type StrategyMove, StrategyTable, type StrongReason } from './strong.ts';

/**
 * How a threat is met. `meet`: by an option of the other game that is as good;
 * `revert`: by a move back from the threat that restores the inequality.
 */
export interface Reply {
  readonly threat: FormId;
  readonly kind: 'meet' | 'revert';
  readonly reply: FormId;
}

/** G ≥ H for one pair, given other pairs. */
export interface PairReason {
  readonly g: FormId;
  readonly h: FormId;
  /** One for every Right option of G. */
  readonly right: readonly Reply[];
  /** One for every Left option of H. */
  readonly left: readonly Reply[];
  /** Why G is Left strong; present where H is Left end-like. */
  readonly leftStrong?: StrongReason;
  /** Why H is Right strong; present where G is Right end-like. */
  readonly rightStrong?: StrongReason;
}

/** A checkable reason for G ≥ H. */
export interface Certificate {
  readonly universe: Universe;
  readonly g: FormId;
  readonly h: FormId;
  /** The pairs the claim rests on, itself first; none where G and H are identical. */
  readonly pairs: readonly PairReason[];
  /** The winning moves behind the strong reasons. */
  readonly strategies: Both<readonly StrategyMove[]>;
  /** The tables behind the strong reasons modulo D(A) whose ends are not all dead. */
  readonly tables?: Both<StrengthSheet>;
}

/** The pair a reply leads to, on which the reply rests. */
export function pairAfter(
  pair: { readonly g: FormId; readonly h: FormId },
  side: Side,
  { threat, kind, reply }: Reply,
): readonly [g: FormId, h: FormId] {
  const [mine, other] =
    kind === 'meet' ? [threat, reply] : [reply, side === Right ? pair.h : pair.g];
  return side === Right ? [mine, other] : [other, mine];
}

/**
 * The certificate for G ≥ H, or `undefined` where that is not so.
 *
 * @example
 * const arena = new Arena();
 * const star = nimHeap(arena, 1);
 * const g = arena.intern([ZERO, star], [star]);
 * certify(arena, g, ZERO, D)?.pairs.length // → 1
 * certify(arena, g, ZERO, M) // → undefined
 */
export function certify(
  arena: Arena,
  g: FormId,
  h: FormId,
  universe: Universe,
): Certificate | undefined {
  const order = orderModulo(arena, universe);
  return order.geq(g, h) ? new Certifier(arena, order).certificate(g, h) : undefined;
}

class Certifier {
  private readonly arena: Arena;
  private readonly order: Order;
  private readonly pairs: PairReason[] = [];
  private readonly entered = new Set<string>();
  private readonly waiting: (readonly [FormId, FormId])[] = [];
  private readonly strategies: Both<StrategyTable>;

  constructor(arena: Arena, order: Order) {
    this.arena = arena;
    this.order = order;
    this.strategies = {
      left: new StrategyTable(arena, Left),
      right: new StrategyTable(arena, Right),
    };
  }

  certificate(g: FormId, h: FormId): Certificate {
    this.require(g, h);
    for (let pair = this.waiting.pop(); pair !== undefined; pair = this.waiting.pop()) {
      this.arena.tick();
      this.pairs.push(this.reason(...pair));
    }
    return {
      universe: this.order.universe,
      g,
      h,
      pairs: this.pairs,
      strategies: { left: this.strategies.left.moves, right: this.strategies.right.moves },
      ...this.tables(),
    };
  }

  private tables(): Pick<Certificate, 'tables'> {
    const { universe } = this.order;
    const { left, right } = this.strategies;
    if (!isFolded(universe) || left.byTable.size + right.byTable.size === 0) return {};
    const sheet = (side: Side): StrengthSheet => {
      const games = [...of(this.strategies, side).byTable];
      return strengthSheet(this.arena, universe.showingTable(this.arena, side, games), games);
    };
    return { tables: { left: sheet(Left), right: sheet(Right) } };
  }

  private require(g: FormId, h: FormId): void {
    if (this.isSettled(g, h)) return;
    this.entered.add(`${g} ${h}`);
    this.waiting.push([g, h]);
  }

  /** Whether a pair needs no further work. */
  private isSettled(g: FormId, h: FormId): boolean {
    return g === h || this.entered.has(`${g} ${h}`);
  }

  private reason(g: FormId, h: FormId): PairReason {
    const { arena, strategies } = this;
    const { universe } = this.order;
    return {
      g,
      h,
      right: this.replies(g, h, Right),
      left: this.replies(g, h, Left),
      ...(isEndLike(arena, h, Left) && { leftStrong: strategies.left.reason(g, universe) }),
      ...(isEndLike(arena, g, Right) && { rightStrong: strategies.right.reason(h, universe) }),
    };
  }

  /** A reply to each threat of `side`: Right threatens in G, Left in H. */
  private replies(g: FormId, h: FormId, side: Side): Reply[] {
    const { arena } = this;
    const [threatened, other] = side === Right ? [g, h] : [h, g];
    const meets = canonicalOptions(arena, other, side);
    return canonicalOptions(arena, threatened, side).map((threat) => {
      const possible: Reply[] = [
        ...meets.map((reply): Reply => ({ threat, kind: 'meet', reply })),
        ...canonicalOptions(arena, threat, opponent(side)).map(
          (reply): Reply => ({ threat, kind: 'revert', reply }),
        ),
      ];
      const pairOf = (reply: Reply) => pairAfter({ g, h }, side, reply);
      // A reply that costs no new pair is the shortest reason.
      const chosen =
        possible.find((reply) => this.isSettled(...pairOf(reply))) ??
        possible.find((reply) => this.order.geq(...pairOf(reply)));
      if (chosen === undefined) throw new InvariantError('a threat is not met, though G ≥ H');
      this.require(...pairOf(chosen));
      return chosen;
    });
  }
}
