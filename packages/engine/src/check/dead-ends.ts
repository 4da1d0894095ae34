/**
 * Left dead ends, worked out here a second time so that the checker need not
 * believe the engine: their absolute order (Siegel, Theorem 3.1), their simplest
 * forms (Theorem 3.7), which of them are sums of followers of A — ranks add, so
 * finitely many sums can be tried (Proposition 3.8) — and the test sets T_n(A)
 * (Definition 4.8, computed as in Corollary 4.12).
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { isDeadEnd } from '../forms/kinds.ts';
import { rank } from '../forms/measures.ts';
import { Left, Right } from '../forms/side.ts';
import { sum } from '../forms/sum.ts';
import { subpositions } from '../forms/transform.ts';
import { truncate } from '../forms/truncate.ts';
import { demand } from './fault.ts';

/** Deeper ends would be compared too deep in the call stack. */
const MAX_RANK = 1_000;

export class DeadEnds {
  private readonly arena: Arena;
  /** The non-zero followers of the generators. */
  private readonly followers: readonly FormId[];
  private readonly order = new Map<string, boolean>();
  private readonly simple = new Map<FormId, FormId>();

  constructor(arena: Arena, generators: readonly FormId[]) {
    this.arena = arena;
    const found = new Set<FormId>();
    for (const generator of generators) {
      demand(isDeadEnd(arena, generator, Left), 'a generator is not a Left dead end');
      demand(rank(arena, generator) <= MAX_RANK, `a generator has rank above ${MAX_RANK}`);
      for (const id of subpositions(arena, generator)) found.add(this.simplest(id));
    }
    found.delete(ZERO);
    this.followers = [...found];
  }

  /** G ≥ H: every G^R is at least some H^R, and 0 is comparable only to itself. */
  atLeast(g: FormId, h: FormId): boolean {
    if (g === h) return true;
    if (g === ZERO || h === ZERO) return false;
    const key = `${g} ${h}`;
    const known = this.order.get(key);
    if (known !== undefined) return known;
    const replies = this.arena.options(h, Right);
    const answer = this.arena
      .options(g, Right)
      .every((option) => replies.some((reply) => this.atLeast(option, reply)));
    this.order.set(key, answer);
    return answer;
  }

  /** The form without dominated options, everywhere. */
  simplest(end: FormId): FormId {
    for (const id of subpositions(this.arena, end)) {
      if (this.simple.has(id)) continue;
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
    demand(rank(this.arena, end) <= MAX_RANK, `an end has rank above ${MAX_RANK}`);
    return this.isSum(this.simplest(end), ZERO, 0);
  }

  /** Whether `end` equals `part` plus followers from `from` on, each as often as fits. */
  private isSum(end: FormId, part: FormId, from: number): boolean {
    const { arena } = this;
    const room = rank(arena, end) - rank(arena, part);
    if (room === 0) return this.simplest(part) === end;
    return this.followers.some(
      (follower, i) =>
        i >= from &&
        rank(arena, follower) <= room &&
        this.isSum(end, sum(arena, part, follower), i),
    );
  }

  /** T_n(A): the minimal truncations of sums of followers, in simplest form. */
  testEnds(n: number): FormId[] {
    const { arena } = this;
    if (n === 0) return [ZERO];
    let ends: FormId[] = [ZERO];
    for (let grown = true; grown; ) {
      const sums = ends.flatMap((end) =>
        this.followers.map((follower) =>
          this.simplest(truncate(arena, sum(arena, end, truncate(arena, follower, n)), n)),
        ),
      );
      const next = this.minimal([...ends, ...sums]);
      grown = next.some((end) => !ends.includes(end));
      ends = next;
    }
    return ends;
  }
}
