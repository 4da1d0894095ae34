/**
 * D(A) for any finite set A of games without tombstones: the least universe that contains them. Its
 * Left ends are the sums of finitely many (generating-ends.ts). Where these are dead, the test sets of
 * [Siegel, section 4] decide what is strong (universes/closure.ts); else a table that holds for all
 * numbers of ends does (strength-table.ts). Where no table can be closed, ends that beat a game are
 * tried and what larger universes know is asked, and what is left is a `NotDecidedError`.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { exportForms, importForms } from '../forms/dag.ts';
import { isEnd, isEndLike } from '../forms/ends.ts';
import { isBlocking, isDeadEnd, isOrdinary } from '../forms/kinds.ts';
import { rank } from '../forms/measures.ts';
import { integer } from '../forms/named.ts';
import { formToText, type PrintStyle } from '../forms/print.ts';
import { Left, opponent, SIDES, type Side, sideName } from '../forms/side.ts';
import { copies, sum } from '../forms/sum.ts';
import { subpositions } from '../forms/transform.ts';
import { winsMovingFirst } from '../play/misere.ts';
import { winsFirstAgainstPassing } from '../play/passing.ts';
import { NotDecidedError, ValueError } from '../storage/errors.ts';
import { MemoBy } from '../storage/memo.ts';
import { closure } from '../universes/closure.ts';
import type { Universe } from '../universes/universe.ts';
import { closingMoves } from './components.ts';
import { leftEndsOf, SumsOfEnds, testEnds, withoutImplied } from './generating-ends.ts';
import { type Counts, StrengthTable } from './strength-table.ts';

const endsByKey = new MemoBy<string, Ends>('ends of a universe');
const membersByKey = new MemoBy<string, Map<FormId, boolean>>('members of a universe');

/** Deeper games are refused as generators. */
const MAX_GENERATOR_RANK = 500;

/** A Left end with the summands of a sum that it equals, or is at least, modulo M. */
export interface SumReason {
  readonly end: FormId;
  readonly sum: readonly FormId[];
}

/** D(A) with ends that are not dead. */
export interface FoldedUniverse extends Universe {
  finiteGenerators(arena: Arena): readonly FormId[];
  /** The ends that strength is tested with; 0 is always meant too. */
  testEnds(arena: Arena): readonly FormId[];
  /** The universe's other generating ends, each with a sum of test ends that it is at least. */
  untestedEnds(arena: Arena): readonly SumReason[];
  /** The ends in a member, as Left ends, each with a sum of generating ends that it equals. */
  endsIn(arena: Arena, member: FormId): readonly SumReason[];
  /** The table of the strong test of one side. */
  strengthTable(arena: Arena, side: Side): StrengthTable;
}

/** Whether strength modulo a universe is shown by a folded table. */
export function isFolded(universe: Universe): universe is FoldedUniverse {
  return 'strengthTable' in universe;
}

/**
 * The least universe that contains some games.
 *
 * @example
 * const arena = new Arena();
 * const star = nimHeap(arena, 1);
 * const g = arena.intern([], [ZERO, star]);
 * leastUniverse(arena, [g]).name // → D({. | 0, *})
 * leastUniverse(arena, [integer(arena, 1)]).name // → D(-1)
 */
export function leastUniverse(arena: Arena, games: readonly FormId[]): Universe {
  for (const game of games) requireGenerator(arena, game);
  const given = games.every((game) => isDeadEnd(arena, game, Left));
  const ends = given ? [...games] : leftEndsOf(arena, games);
  const generators = given ? ends : withoutImplied(arena, ends);
  if (ends.every((end) => isDeadEnd(arena, end, Left))) return closure(arena, generators);
  return foldedUniverse(arena, generators);
}

function requireGenerator(arena: Arena, id: FormId): void {
  if (!isOrdinary(arena, id)) {
    const text = formToText(arena, id, { maxLength: 60 });
    throw new ValueError(
      `${text} has a tombstone, and no universe contains it; name a game without tombstones`,
    );
  }
  if (rank(arena, id) > MAX_GENERATOR_RANK) {
    throw new ValueError(`generators are refused above rank ${MAX_GENERATOR_RANK}`);
  }
}

/** D(A) by Left ends none of which implies another. */
function foldedUniverse(arena: Arena, generators: readonly FormId[]): FoldedUniverse {
  const dag = exportForms(arena, generators);
  const key = `D${JSON.stringify(dag.forms)}${JSON.stringify(dag.roots)}`;
  const write = (style: PrintStyle): string => {
    const ends = generators.map((end) => formToText(arena, end, { style, naming: 'integers' }));
    return `${style === 'latex' ? '\\mathcal{D}' : 'D'}(${ends.join(', ')})`;
  };
  const written = { ascii: write('ascii'), unicode: write('unicode'), latex: write('latex') };
  const endsIn = (target: Arena): Ends =>
    target.ownBy(endsByKey, key, () => new Ends(target, importForms(target, dag), written.ascii));
  const withIntegers = leftEndsOf(arena, generators).includes(integer(arena, -1));
  return {
    name: written.ascii,
    key,
    write: (style) => written[style],
    words: 'the least universe that contains its generators',
    contains: (target, id) => contains(target, key, id, endsIn(target)),
    isStrong: (target, id, side) => endsIn(target).isStrong(id, side),
    includes: withIntegers ? 'D(-1)' : 'D',
    isDeadEnding: false,
    beatingEnds: (target, g) => endsIn(target).beatingEnds(g),
    finiteGenerators: (target) => endsIn(target).generators,
    testEnds: (target) => endsIn(target).tests,
    untestedEnds: (target) => endsIn(target).untested,
    endsIn: (target, member) => endsIn(target).endsIn(member),
    strengthTable: (target, side) => endsIn(target).table(side),
  };
}

/** Whether all ends among the subpositions are, modulo M, sums of the universe's ends. */
function contains(arena: Arena, key: string, root: FormId, ends: Ends): boolean {
  if (!isOrdinary(arena, root)) return false;
  const known = arena.ownBy(membersByKey, key, () => new Map());
  const decided = known.get(root);
  if (decided !== undefined) return decided;
  for (const id of subpositions(arena, root)) {
    if (known.has(id)) continue;
    const belongs = SIDES.every(
      (side) =>
        arena.options(id, side).every((option) => known.get(option) === true) &&
        (!isEnd(arena, id, side) || ends.includes(side === Left ? id : conjugate(arena, id))),
    );
    known.set(id, belongs);
  }
  return known.get(root) === true;
}

/** Where no table helps, so many copies of the test ends are tried. */
const TRIED_COPIES = 4;

/** Sums of two ends or more are not tried where they are more than so many. */
const MOST_SUMS = 400;

/** The ends of one universe in one arena. */
class Ends {
  readonly generators: readonly FormId[];
  readonly tests: readonly FormId[];
  private readonly arena: Arena;
  /** All Left ends among the followers, 0 left out. */
  private readonly all: readonly FormId[];
  private readonly universe: string;
  private readonly sums: SumsOfEnds;
  private readonly tables: (StrengthTable | undefined)[] = [];
  /** Tables for play with closing moves only, where those with all moves have no bound. */
  private readonly closing: (StrengthTable | undefined)[] = [];

  constructor(arena: Arena, generators: readonly FormId[], universe: string) {
    const all = leftEndsOf(arena, generators);
    this.arena = arena;
    this.all = all;
    this.universe = universe;
    this.generators = generators;
    this.tests = testEnds(arena, all);
    this.sums = new SumsOfEnds(arena, all);
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

  isStrong(g: FormId, side: Side): boolean {
    const { arena } = this;
    if (isEndLike(arena, g, side)) return true;
    if (!winsMovingFirst(arena, g, side)) return false;
    if (this.tests.length === 0 || this.isStrongModuloB(g, side)) return true;
    if (this.beatenByFew(g, side) !== undefined) return false;
    const lost = this.beatenByTable(g, side);
    if (!(lost instanceof NotDecidedError)) return lost === undefined;
    if (this.isStrongByClosing(g, side)) return true;
    if (this.beatenByTrial(g, side, TRIED_COPIES) !== undefined) return false;
    throw lost;
  }

  /** A Left end of the universe that beats G, if G is not Left strong. */
  beatingEnds(g: FormId): FormId[] {
    const { arena } = this;
    if (isEndLike(arena, g, Left)) return [];
    if (!winsMovingFirst(arena, g, Left)) return [ZERO];
    if (this.tests.length === 0) return [];
    const few = this.beatenByFew(g, Left);
    if (few !== undefined) return [few];
    const lost = this.beatenByTable(g, Left);
    if (lost === undefined) return [];
    const end =
      lost instanceof NotDecidedError
        ? this.beatenByTrial(g, Left, TRIED_COPIES)
        : this.endOf(lost);
    return end === undefined ? [] : [end];
  }

  /** Single ends are tried in any case; pairs only before a table is begun, which costs more. */
  private beatenByFew(g: FormId, side: Side): FormId | undefined {
    return this.beatenByTrial(g, side, this.table(side).isReadyFor(g) ? 1 : 2);
  }

  /** What the table says, or why there is none. */
  private beatenByTable(g: FormId, side: Side): Counts | undefined | NotDecidedError {
    const table = this.table(side);
    if (!table.isBounded) return this.notDecided(side);
    try {
      return table.beatenBy(g);
    } catch (error) {
      if (error instanceof NotDecidedError) return error;
      throw error;
    }
  }

  /** Whether the side wins although it keeps to moves that close what the opponent opened. */
  private isStrongByClosing(g: FormId, side: Side): boolean {
    if (this.table(side).isBounded) return false;
    this.closing[side] ??= new StrengthTable(this.arena, this.tests, side, closingMoves);
    const table = this.closing[side];
    if (!table.isBounded) return false;
    try {
      return table.beatenBy(g) === undefined;
    } catch (error) {
      if (error instanceof NotDecidedError) return false;
      throw error;
    }
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
    const isBeatenBy = (end: FormId): boolean => {
      const mine = side === Left ? end : conjugate(arena, end);
      return !winsMovingFirst(arena, sum(arena, g, mine), side);
    };
    let sums: FormId[] = [ZERO];
    for (let n = 1; n <= Math.min(most, this.copiesTried); n++) {
      sums = [...new Set(sums.flatMap((rest) => tests.map((end) => sum(arena, rest, end))))];
      const found = sums.find(isBeatenBy);
      if (found !== undefined) return found;
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
      `not decided: ${mine} wins beside up to ${this.copiesTried} ends of ${this.universe}, but ${theirs} can open them faster than ${mine} closes them, so that no table holds for all numbers of them`,
    );
  }
}
