/**
 * The ends of D(A) in one arena, and what they decide: which ends belong, and which games are strong
 * beside all of them. A table says so for all numbers of ends (strength-table.ts); where none can be
 * closed, ends that beat a game are tried and what larger universes know is asked, then a table with all
 * components folded, and what is left is a `NotDecidedError`.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { isEnd, isEndLike } from '../forms/ends.ts';
import { isBlocking } from '../forms/kinds.ts';
import { nodes, rank } from '../forms/measures.ts';
import { Left, opponent, SIDES, type Side, sideName } from '../forms/side.ts';
import { copies, sum } from '../forms/sum.ts';
import { subpositions } from '../forms/transform.ts';
import { winsMovingFirst } from '../play/misere.ts';
import { winsFirstAgainstPassing } from '../play/passing.ts';
import { InvariantError, NotDecidedError } from '../storage/errors.ts';
import { winsBeside } from './beside.ts';
import { allMoves, closingMoves } from './components.ts';
import { leftEndsOf, SumsOfEnds, testEndsApart } from './generating-ends.ts';
import type { Counts } from './strength-proofs.ts';
import { StrengthTable } from './strength-table.ts';

/** A Left end with the summands of a sum that it equals, or is at least, modulo M. */
export interface SumReason {
  readonly end: FormId;
  readonly sum: readonly FormId[];
}

/** So many copies of the test ends are tried before anything is asked of all numbers. */
const FEW_COPIES = 2;

/** Where no table helps, so many are. */
const TRIED_COPIES = 4;

/** And so many of a single one. */
const MANY_COPIES = 8;
/** As long as there are at most so many positions to play out. */
const MOST_POSITIONS = 20_000;

/** So many ends are tried before any are compared. */
const FEW_ENDS = 8;

/** Sums of two ends or more are not tried where they are more than so many. */
const MOST_SUMS = 400;

/** The ends of one universe in one arena. */
export class Ends {
  readonly generators: readonly FormId[];
  private readonly arena: Arena;
  /** All Left ends among the followers, 0 left out. */
  private readonly all: readonly FormId[];
  private readonly universe: string;
  private readonly sums: SumsOfEnds;
  private tested: readonly FormId[] | undefined;
  private readonly tables: (StrengthTable | undefined)[] = [];
  /** Tables for play with closing moves only, where those with all moves have no bound. */
  private readonly closing: (StrengthTable | undefined)[] = [];
  /** Tables with the numbers of all components folded. */
  private readonly folding: (StrengthTable | undefined)[] = [];

  constructor(arena: Arena, generators: readonly FormId[], universe: string) {
    const all = leftEndsOf(arena, generators);
    this.arena = arena;
    this.all = all;
    this.universe = universe;
    this.generators = generators;
    this.sums = new SumsOfEnds(arena, all);
  }

  /** The ends that strength is tested with. To find them ends are compared, which a weak game may not need. */
  get tests(): readonly FormId[] {
    this.tested ??= testEndsApart(this.arena, this.all);
    return this.tested;
  }

  includes(end: FormId): boolean {
    return this.sums.equalTo(end) !== undefined;
  }

  /** The ends that strength need not be tested with, each with a sum of test ends that it is at least. */
  get untested(): SumReason[] {
    const { arena, tests } = this;
    const sums = new SumsOfEnds(arena, tests);
    return this.all
      .filter((end) => !tests.includes(end))
      .map((end) => ({ end, sum: sums.below(end) ?? [] }));
  }

  /** The ends in a member, as Left ends, each with a sum of the universe's ends that it equals. */
  endsIn(member: FormId): SumReason[] {
    const { arena } = this;
    const ends = subpositions(arena, member).flatMap((id) =>
      SIDES.filter((side) => id !== ZERO && isEnd(arena, id, side)).map((side) =>
        side === Left ? id : conjugate(arena, id),
      ),
    );
    return [...new Set(ends)].map((end) => ({ end, sum: this.sums.equalTo(end) ?? [] }));
  }

  table(side: Side): StrengthTable {
    this.tables[side] ??= new StrengthTable(this.arena, this.tests, side);
    return this.tables[side];
  }

  /** One table that shows all of these games strong; they are known to be shown so one by one. */
  showing(side: Side, games: readonly FormId[]): StrengthTable {
    const tables = [this.table(side), this.folded(side), this.counting(side)];
    const found = tables.find((table) => games.every((g) => isShownBy(table, g)));
    if (found !== undefined) return found;
    throw new NotDecidedError(
      `not decided: the games are strong modulo ${this.universe}, but no one table was found that shows it of all of them`,
    );
  }

  /** The table with open components counted exactly: of all moves where it has a bound, else of closing moves. */
  private counting(side: Side): StrengthTable {
    const table = this.table(side);
    if (table.isBounded) return table;
    this.closing[side] ??= new StrengthTable(this.arena, this.tests, side, closingMoves);
    return this.closing[side];
  }

  private folded(side: Side): StrengthTable {
    this.folding[side] ??= new StrengthTable(this.arena, this.tests, side, allMoves, 'folded');
    return this.folding[side];
  }

  /** What shows that a strong game is so. */
  strongBy(g: FormId, side: Side): 'table' | 'passing' | undefined {
    if (isShownBy(this.table(side), g)) return 'table';
    if (this.isStrongModuloB(g, side)) return 'passing';
    const tables = [this.folded(side), this.counting(side)];
    return tables.some((table) => isShownBy(table, g)) ? 'table' : undefined;
  }

  /** 0 and sums of ends by increasing rank, a few copies more than n moves can tell apart. */
  some(n: number): FormId[] {
    const { arena, sums } = this;
    const found: FormId[] = [];
    for (const summands of sums.summandsUpTo(n + 2)) {
      found.push(summands.reduce((total, end) => sum(arena, total, end), ZERO));
      if (found.length > MOST_SUMS) break;
    }
    return found.sort((a, b) => rank(arena, a) - rank(arena, b) || a - b);
  }

  isStrong(g: FormId, side: Side): boolean {
    const { arena } = this;
    if (isEndLike(arena, g, side)) return true;
    if (!winsMovingFirst(arena, g, side)) return false;
    if (this.beatenByFirst(g, side) !== undefined) return false;
    if (this.tests.length === 0 || this.isStrongModuloB(g, side)) return true;
    if (this.beatenByTrial(g, side, FEW_COPIES) !== undefined) return false;
    const lost = this.beatenByTable(g, side);
    if (!(lost instanceof NotDecidedError)) return lost === undefined;
    const byFew = this.folded(side).byFewStates(g);
    if (byFew !== undefined) return byFew === 'strong';
    if (this.isStrongByClosing(g, side)) return true;
    if (this.beatenByTrial(g, side, TRIED_COPIES) !== undefined) return false;
    const byFold = ask(this.folded(side), g);
    if (!(byFold instanceof NotDecidedError)) return byFold === undefined;
    if (this.beatenByMany(g, side) !== undefined) return false;
    throw lost;
  }

  /** A Left end of the universe that beats G, if G is not Left strong. */
  beatingEnds(g: FormId): FormId[] {
    const { arena } = this;
    if (isEndLike(arena, g, Left)) return [];
    if (!winsMovingFirst(arena, g, Left)) return [ZERO];
    if (this.tests.length === 0) return [];
    const few = this.beatenByTrial(g, Left, FEW_COPIES);
    if (few !== undefined) return [few];
    const lost = this.beatenByTable(g, Left);
    if (lost === undefined) return [];
    if (!(lost instanceof NotDecidedError)) return [this.endOf(lost)];
    const end = this.beatenByTrial(g, Left, TRIED_COPIES);
    if (end !== undefined) return [end];
    const byFold = ask(this.folded(Left), g);
    if (byFold === undefined) return [];
    if (!(byFold instanceof NotDecidedError)) return [this.endOf(byFold)];
    // An end that is not tested may be at least a sum of more test ends than were tried.
    const first = this.beatenByFirst(g, Left) ?? this.beatenByMany(g, Left);
    if (first !== undefined) return [first];
    if (this.isStrong(g, Left)) return [];
    throw new InvariantError('a game that is not strong is beaten by an end that was tried');
  }

  /** One of the first ends, tested or not, beside which the side, moving first, does not win. */
  private beatenByFirst(g: FormId, side: Side): FormId | undefined {
    return this.all.slice(0, FEW_ENDS).find((end) => !winsBeside(this.arena, g, end, side));
  }

  /** What the table says, or why there is none. */
  private beatenByTable(g: FormId, side: Side): Counts | undefined | NotDecidedError {
    const table = this.table(side);
    return table.isBounded ? ask(table, g) : this.notDecided(side);
  }

  /** Whether the side wins although it keeps to moves that close what the opponent opened. */
  private isStrongByClosing(g: FormId, side: Side): boolean {
    return !this.table(side).isBounded && isShownBy(this.counting(side), g);
  }

  /** All ends are blocked, and what is strong modulo B is strong modulo every universe in it. */
  private isStrongModuloB(g: FormId, side: Side): boolean {
    const { arena } = this;
    return (
      this.generators.every((end) => isBlocking(arena, end)) &&
      winsFirstAgainstPassing(arena, g, side)
    );
  }

  /** Sums of up to so many test ends are tried: single ones always. */
  private get copiesTried(): number {
    let copies = 1;
    let sums = this.tests.length;
    for (; copies < TRIED_COPIES; copies++) {
      sums = (sums * (this.tests.length + copies)) / (copies + 1);
      if (sums > MOST_SUMS) break;
    }
    return copies;
  }

  /** A sum of up to so many test ends beside which the side, moving first, does not win. */
  private beatenByTrial(g: FormId, side: Side, most: number): FormId | undefined {
    const { arena, tests } = this;
    const isBeatenBy = (end: FormId): boolean => !winsBeside(arena, g, end, side);
    let sums: FormId[] = [ZERO];
    for (let n = 1; n <= Math.min(most, this.copiesTried); n++) {
      sums = [...new Set(sums.flatMap((rest) => tests.map((end) => sum(arena, rest, end))))];
      const found = sums.find(isBeatenBy);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The same with many copies of one end, where nothing else decides and these do not take long. */
  private beatenByMany(g: FormId, side: Side): FormId | undefined {
    const { arena, tests } = this;
    for (const end of tests.slice(0, FEW_ENDS)) {
      const kinds = nodes(arena, end);
      let positions = nodes(arena, g);
      for (let n = 1; n <= MANY_COPIES; n++) {
        // So many multisets of n subpositions are there, each beside a subposition of G.
        positions *= (kinds + n - 1) / n;
        if (positions > MOST_POSITIONS) break;
        if (n <= this.copiesTried) continue;
        const multiple = copies(arena, n, end);
        if (!winsBeside(arena, g, multiple, side)) return multiple;
      }
    }
    return undefined;
  }

  private endOf(counts: Counts): FormId {
    return counts.reduce(
      (total, { end, copies: n }) => sum(this.arena, total, copies(this.arena, n, end)),
      ZERO,
    );
  }

  private notDecided(side: Side): NotDecidedError {
    const [mine, theirs] = [sideName(side), sideName(opponent(side))];
    return new NotDecidedError(
      `not decided: ${mine} wins beside up to ${this.copiesTried} ends of ${this.universe}, but not every move of ${mine}'s closes what ${theirs} opens, and no table closed, with open components counted exactly or folded as far as was tried`,
    );
  }
}

/** What a table says of a game: a sum that beats it, none, or why it does not say. */
function ask(table: StrengthTable, g: FormId): Counts | undefined | NotDecidedError {
  try {
    return table.beatenBy(g);
  } catch (error) {
    if (error instanceof NotDecidedError) return error;
    throw error;
  }
}

/** Whether a table says that a game is strong. */
function isShownBy(table: StrengthTable, g: FormId): boolean {
  return table.isBounded && ask(table, g) === undefined;
}
