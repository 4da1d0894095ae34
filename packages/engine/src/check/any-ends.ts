/**
 * The ends of D(A) for any games A, as the checker knows them: the Left ends among the followers of A
 * and of its conjugates, and their sums. A file says which sum an end equals or is at least; here it is
 * compared modulo M, by [Siegel, Theorem 2.1].
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { isOrdinary } from '../forms/kinds.ts';
import { rank } from '../forms/measures.ts';
import { Left, Right, SIDES } from '../forms/side.ts';
import { sum } from '../forms/sum.ts';
import { reachable, subpositions } from '../forms/transform.ts';
import { BudgetError } from '../storage/budget.ts';
import { type PairAnswers, UNKNOWN, YES } from '../storage/pair-tables.ts';
import { demand } from './fault.ts';
import type { Reader } from './reader.ts';

/** Deeper games would be compared too deep in the call stack. */
const MAX_RANK = 1_000;

export class AnyEnds {
  /** The Left ends whose sums are the Left ends of the universe. */
  readonly generating: ReadonlySet<FormId>;
  private readonly arena: Arena;
  private readonly order: PairAnswers;
  /** The summands that the file gives for an end. */
  private readonly sums = new Map<FormId, readonly FormId[]>();

  constructor(arena: Arena, generators: readonly FormId[], listed: readonly Reader[]) {
    this.arena = arena;
    this.order = arena.pairAnswers();
    const ordinary = generators.every((id) => isOrdinary(arena, id));
    demand(ordinary, 'a generator has a tombstone');
    const followers = reachable(
      arena,
      generators.flatMap((id) => [id, conjugate(arena, id)]),
    );
    this.generating = new Set(followers.filter((id) => id !== ZERO && !arena.hasOptions(id, Left)));
    for (const entry of listed) {
      const summands = entry.formList('sum');
      const areEnds = summands.every((id) => this.generating.has(id));
      demand(areEnds, `${entry.place}: a summand is not a generating end`);
      this.sums.set(entry.form('end'), summands);
    }
  }

  /** Whether an ordinary game has no ends but those that are shown to equal sums. */
  contains(root: FormId): boolean {
    const { arena } = this;
    return (
      isOrdinary(arena, root) &&
      subpositions(arena, root).every((id) =>
        SIDES.every(
          (side) =>
            arena.hasOptions(id, side) || this.equalsSum(side === Left ? id : conjugate(arena, id)),
        ),
      )
    );
  }

  private equalsSum(end: FormId): boolean {
    const total = this.total(this.sums.get(end) ?? []);
    return this.atLeast(end, total) && this.atLeast(total, end);
  }

  private total(summands: readonly FormId[]): FormId {
    return summands.reduce((part, id) => sum(this.arena, part, id), ZERO);
  }

  /** Strength beside all sums of these is strength beside all ends: the others are at least such sums. */
  demandEnough(tests: ReadonlySet<FormId>): void {
    const isAboveTests = (end: FormId): boolean => {
      const summands = this.sums.get(end);
      return (
        summands?.every((id) => tests.has(id)) === true && this.atLeast(end, this.total(summands))
      );
    };
    const areEnough = [...this.generating].every((end) => tests.has(end) || isAboveTests(end));
    demand(areEnough, 'an end is neither tested nor at least a sum of tested ones');
  }

  private atLeast(g: FormId, h: FormId): boolean {
    requireRank(rank(this.arena, g) + rank(this.arena, h));
    return this.holds(g, h);
  }

  /** G ≥ H modulo M, for ordinary games. */
  private holds(g: FormId, h: FormId): boolean {
    const { arena, order } = this;
    if (g === h) return true;
    const known = order.get(g, h);
    if (known !== UNKNOWN) return known === YES;
    arena.tick();
    const proviso =
      (arena.hasOptions(h, Left) || !arena.hasOptions(g, Left)) &&
      (arena.hasOptions(g, Right) || !arena.hasOptions(h, Right));
    const answer =
      proviso &&
      arena
        .options(g, Right)
        .every(
          (option) =>
            arena.options(h, Right).some((meet) => this.holds(option, meet)) ||
            arena.options(option, Left).some((back) => this.holds(back, h)),
        ) &&
      arena
        .options(h, Left)
        .every(
          (option) =>
            arena.options(g, Left).some((meet) => this.holds(meet, option)) ||
            arena.options(option, Right).some((back) => this.holds(g, back)),
        );
    order.set(g, h, answer);
    return answer;
  }
}

function requireRank(both: number): void {
  if (both > MAX_RANK) {
    throw new BudgetError('depth', `ends of rank above ${MAX_RANK} are not compared here`);
  }
}
