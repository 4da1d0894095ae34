/**
 * D(A) for any finite set A of games without tombstones: the least universe that contains them. Its
 * Left ends are the sums of finitely many (generating-ends.ts). Where these are dead, the test sets of
 * [Siegel, section 4] decide what is strong (universes/closure.ts); else a table that holds for all
 * numbers of ends does (ends.ts), or the answer is a `NotDecidedError`.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { exportForms, importForms } from '../forms/dag.ts';
import { isEnd } from '../forms/ends.ts';
import { isDeadEnd, isOrdinary } from '../forms/kinds.ts';
import { rank } from '../forms/measures.ts';
import { integer } from '../forms/named.ts';
import { formToText, type PrintStyle } from '../forms/print.ts';
import { Left, SIDES, type Side } from '../forms/side.ts';
import { subpositions } from '../forms/transform.ts';
import { ValueError } from '../storage/errors.ts';
import { MemoBy } from '../storage/memo.ts';
import { closure } from '../universes/closure.ts';
import type { Universe } from '../universes/universe.ts';
import { Ends, type SumReason } from './ends.ts';
import { leftEndsOf, withoutImplied } from './generating-ends.ts';
import type { StrengthTable } from './strength-table.ts';

const endsByKey = new MemoBy<string, Ends>('ends of a universe');
const membersByKey = new MemoBy<string, Map<FormId, boolean>>('members of a universe');

/** Deeper games are refused as generators. */
const MAX_GENERATOR_RANK = 500;

/** Messages show no more of a universe's name. */
const MAX_NAME_LENGTH = 80;

/** D(A) with ends that are not dead. */
export interface FoldedUniverse extends Universe {
  finiteGenerators(arena: Arena): readonly FormId[];
  beatingEnds(arena: Arena, g: FormId): readonly FormId[];
  /** The ends that strength is tested with; 0 is always meant too. */
  testEnds(arena: Arena): readonly FormId[];
  /** The universe's other generating ends, each with a sum of test ends that it is at least. */
  untestedEnds(arena: Arena): readonly SumReason[];
  /** The ends in a member, as Left ends, each with a sum of generating ends that it equals. */
  endsIn(arena: Arena, member: FormId): readonly SumReason[];
  /** The table of the strong test of one side. */
  strengthTable(arena: Arena, side: Side): StrengthTable;
  /** One table that shows all of some games strong; where that one has no bound, of closing moves or folded. */
  showingTable(arena: Arena, side: Side, games: readonly FormId[]): StrengthTable;
  /** What shows that a strong game is so: that table, or play against passing. */
  strongBy(arena: Arena, id: FormId, side: Side): 'table' | 'passing' | undefined;
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
    target.ownBy(
      endsByKey,
      key,
      () => new Ends(target, importForms(target, dag), inMessages(written.ascii)),
    );
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
    // Where every end is at least 0, an end that is at most G shows 0 to be.
    reversers: (target) => (endsIn(target).tests.length === 0 ? [ZERO] : undefined),
    someEnds: (target, n) => endsIn(target).some(n),
    // She closes what Right opens, until he has to move in −1, and then she has no move left.
    ...(withIntegers && { filler: (target) => integer(target, -1) }),
    finiteGenerators: (target) => endsIn(target).generators,
    testEnds: (target) => endsIn(target).tests,
    untestedEnds: (target) => endsIn(target).untested,
    endsIn: (target, member) => endsIn(target).endsIn(member),
    strengthTable: (target, side) => endsIn(target).table(side),
    showingTable: (target, side, games) => endsIn(target).showing(side, games),
    strongBy: (target, id, side) => endsIn(target).strongBy(id, side),
  };
}

/** A name that may have any length, cut for a sentence. */
function inMessages(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
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
