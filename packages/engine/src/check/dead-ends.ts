/**
 * Left dead ends, worked out here a second time so that the checker need not
 * believe the engine: their absolute order [Siegel, Theorem 3.1], their simplest
 * forms (Theorem 3.7), which of them are sums of followers of A — ranks add, so
 * finitely many sums can be tried (Proposition 3.8) — and the test sets T_n(A)
 * (Definition 4.8, computed as in Corollary 4.12).
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import type { FormMap } from '../forms/columns.ts';
import { isDeadEnd } from '../forms/kinds.ts';
import { rank } from '../forms/measures.ts';
import { Left, Right } from '../forms/side.ts';
import { sum } from '../forms/sum.ts';
import { subpositions } from '../forms/transform.ts';
import { truncate } from '../forms/truncate.ts';
import { BudgetError } from '../storage/budget.ts';
import { type PairAnswers, UNKNOWN, YES } from '../storage/pair-tables.ts';
import { demand } from './fault.ts';

/** Deeper ends would be compared too deep in the call stack. */
const MAX_RANK = 1_000;

export class DeadEnds {
  private readonly arena: Arena;
  /** The non-zero followers of the generators. */
  private readonly followers: readonly FormId[];
  private readonly order: PairAnswers;
  private readonly sums: PairAnswers;
  private readonly simple: FormMap;

  constructor(arena: Arena, generators: readonly FormId[]) {
    this.arena = arena;
    this.order = arena.pairAnswers();
    this.sums = arena.pairAnswers();
    this.simple = arena.formMap();
    const found = new Set<FormId>();
    for (const generator of generators) {
      demand(isDeadEnd(arena, generator, Left), 'a generator is not a Left dead end');
      requireRank(rank(arena, generator));
      for (const id of subpositions(arena, generator)) found.add(this.simplest(id));
    }
    found.delete(ZERO);
    this.followers = [...found];
  }

  /** G ≥ H: every G^R is at least some H^R, and 0 is comparable only to itself. */
  atLeast(g: FormId, h: FormId): boolean {
    if (g === h) return true;
    if (g === ZERO || h === ZERO) return false;
    this.arena.tick();
    const known = this.order.get(g, h);
    if (known !== UNKNOWN) return known === YES;
    const replies = this.arena.options(h, Right);
    const answer = this.arena
      .options(g, Right)
      .every((option) => replies.some((reply) => this.atLeast(option, reply)));
    this.order.set(g, h, answer);
    return answer;
  }

  /** The form without dominated options, everywhere. */
  simplest(end: FormId): FormId {
    const known = this.simple.get(end);
    if (known !== undefined) return known;
    for (const id of subpositions(this.arena, end)) {
      if (this.simple.get(id) !== undefined) continue;
      const options = this.arena
        .options(id, Right)
        .map((option) => this.simple.get(option) ?? ZERO);
      this.simple.set(id, this.arena.intern([], this.minimal(options)));
    }
    return this.simple.get(end) ?? ZERO;
  }

  /** Those that are at least no other one. */
  private minimal(ends: readonly FormId[]): FormId[] {
    const distinct = [...new Set(ends)];
    return distinct.filter(
      (end) => !distinct.some((other) => other !== end && this.atLeast(end, other)),
    );
  }

  /** Whether a Left dead end equals a sum of followers. */
  inClosure(end: FormId): boolean {
    requireRank(rank(this.arena, end));
    return this.isSum(this.simplest(end), ZERO);
  }

  /** Whether `end` equals `part` plus some followers, both in simplest form. */
  private isSum(end: FormId, part: FormId): boolean {
    const { arena } = this;
    const room = rank(arena, end) - rank(arena, part);
    if (room === 0) return part === end;
    const known = this.sums.get(end, part);
    if (known !== UNKNOWN) return known === YES;
    const answer = this.followers.some(
      (follower) =>
        rank(arena, follower) <= room && this.isSum(end, this.simplest(sum(arena, part, follower))),
    );
    this.sums.set(end, part, answer);
    return answer;
  }

  /** T_n(A): the minimal truncations of sums of followers, in simplest form. */
  testEnds(n: number): readonly FormId[] {
    const { arena } = this;
    if (n === 0) return [ZERO];
    requireRank(n);
    let ends: ReadonlySet<FormId> = new Set([ZERO]);
    for (;;) {
      const more = new Set(ends);
      for (const end of ends) {
        for (const follower of this.followers) {
          const longer = sum(arena, end, truncate(arena, follower, n));
          more.add(this.simplest(truncate(arena, longer, n)));
        }
      }
      const next = this.minimal([...more]);
      if (next.every((end) => ends.has(end))) return next;
      ends = new Set(next);
    }
  }
}

function requireRank(n: number): void {
  if (n <= MAX_RANK) return;
  throw new BudgetError('depth', `dead ends of rank above ${MAX_RANK} are not compared here`);
}
