/**
 * Checks the pairs of a certificate against [Siegel, Theorem 5.5], each on its
 * own: every threat has a reply that leads to identical games or to a pair of
 * the file, and the proviso has its reason. A reply takes moves away, so the
 * pairs cannot rest on each other in a circle.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { isEndLike } from '../forms/ends.ts';
import { rank } from '../forms/measures.ts';
import { type Both, Left, of, opponent, Right, type Side } from '../forms/side.ts';
import { demand, repeated } from './fault.ts';
import type { Reader } from './reader.ts';
import type { Strategies } from './strategies.ts';
import type { StrengthTable } from './strength-table.ts';
import type { CheckedUniverse } from './universe.ts';

export class Pairs {
  /** How many threats and reasons were looked at. */
  operations = 0;
  private readonly arena: Arena;
  private readonly universe: CheckedUniverse;
  private readonly strategies: Both<Strategies>;
  /** Of Left and of Right, where the universe has tables. */
  private readonly tables: readonly StrengthTable[];
  private readonly listed = new Set<string>();
  private readonly testEnds = new Map<number, ReadonlySet<FormId>>();

  /** Reads and checks all pairs of a file. */
  constructor(
    arena: Arena,
    universe: CheckedUniverse,
    strategies: Both<Strategies>,
    tables: readonly StrengthTable[],
    pairs: readonly Reader[],
  ) {
    this.arena = arena;
    this.universe = universe;
    this.strategies = strategies;
    this.tables = tables;
    for (const pair of pairs) this.listed.add(`${pair.form('g')} ${pair.form('h')}`);
    for (const pair of pairs) this.checkPair(pair);
  }

  /** Whether G ≥ H is shown: the games are identical or a pair of the file. */
  shows(g: FormId, h: FormId): boolean {
    this.operations++;
    this.arena.tick();
    return g === h || this.listed.has(`${g} ${h}`);
  }

  private checkPair(pair: Reader): void {
    const { arena } = this;
    const g = pair.form('g');
    const h = pair.form('h');
    this.checkReplies(pair.objects('right'), g, h, Right, pair.place);
    this.checkReplies(pair.objects('left'), h, g, Left, pair.place);
    if (isEndLike(arena, h, Left)) this.checkStrong(pair.object('leftStrong'), g, Left);
    if (isEndLike(arena, g, Right)) this.checkStrong(pair.object('rightStrong'), h, Right);
  }

  /** Right threatens in G, Left in H; `other` is the other game. */
  private checkReplies(
    replies: readonly Reader[],
    threatened: FormId,
    other: FormId,
    side: Side,
    place: string,
  ): void {
    const unmet = new Set(this.arena.options(threatened, side));
    for (const reply of replies) {
      const threat = reply.form('threat');
      const isThreat = unmet.delete(threat);
      demand(isThreat, `${reply.place}: not a threat, or one that was met before`);
      this.checkReply(reply, threat, other, side);
    }
    demand(unmet.size === 0, `${place}: a threat is not met`);
  }

  private checkReply(reply: Reader, threat: FormId, other: FormId, side: Side): void {
    const { arena } = this;
    const meets = reply.has('meet');
    const answer = reply.form(meets ? 'meet' : 'revert');
    const from = meets ? other : threat;
    demand(
      arena.hasOption(from, meets ? side : opponent(side), answer),
      `${reply.place}: the reply is not a move there is`,
    );
    const [mine, theirs] = meets ? [threat, answer] : [answer, other];
    demand(
      side === Right ? this.shows(mine, theirs) : this.shows(theirs, mine),
      `${reply.place}: the reply rests on a pair that is not in the file`,
    );
  }

  private checkStrong(reason: Reader, id: FormId, side: Side): void {
    const { arena, universe } = this;
    const { place } = reason;
    this.operations++;
    const by = reason.value('by');
    if (by === 'end-like') {
      demand(isEndLike(arena, id, side), `${place}: the game is not end-like`);
      return;
    }
    const isReason = universe.strongBy.some((known) => known === by);
    demand(isReason, `${place}.by is ${repeated(by)}: not a reason in this universe`);
    if (by === 'passing') {
      demand(this.wins(id, undefined, side), `${place}: no strategy against passing`);
    }
    if (by === 'table') {
      demand(this.tables[side]?.wins(id) === true, `${place}: the table does not show it`);
    }
    if (by === 'tests') this.checkTests(reason, id, side);
  }

  /** The list must be complete: the test ends for the rank of the game, all of them. */
  private checkTests(reason: Reader, id: FormId, side: Side): void {
    const ends = new Set(reason.formList('ends'));
    for (const end of this.testEndsFor(rank(this.arena, id))) {
      const mine = side === Left ? end : conjugate(this.arena, end);
      demand(ends.has(mine), `${reason.place}: a test end is missing`);
      demand(this.wins(id, mine, side), `${reason.place}: no strategy against a test end`);
    }
  }

  private testEndsFor(n: number): ReadonlySet<FormId> {
    let ends = this.testEnds.get(n);
    if (ends === undefined) {
      ends = new Set(this.universe.testEnds(n));
      this.testEnds.set(n, ends);
    }
    return ends;
  }

  private wins(id: FormId, end: FormId | undefined, side: Side): boolean {
    return of(this.strategies, side).wins(id, end);
  }
}
