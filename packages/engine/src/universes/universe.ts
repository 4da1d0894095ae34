/**
 * A universe is a set of games closed under options, sums, conjugates and
 * parents [Siegel, Definition 1.4]. For comparison all that matters of it is
 * the *proviso*: which games are Left and Right strong (Definition 2.3: G is
 * Left U-strong if Left, moving first, wins G + X for every Left end X of U).
 * So a universe is a small object that supplies membership and the strong test.
 * Everything else it may offer is knowledge: where it offers nothing, a default
 * is worked out from these two, or the answer is a `NotDecidedError`.
 *
 * @example
 * import type { Universe } from '@proviso/engine';
 * const dicots: Universe = {
 *   name: 'Mine',
 *   key: 'Mine',
 *   contains: (arena, id) => isOrdinary(arena, id) && subpositions(arena, id).every((g) =>
 *     g === ZERO || SIDES.every((side) => !isEnd(arena, g, side))),
 *   isStrong: winsMovingFirst,
 * };
 * const arena = new Arena();
 * const star = nimHeap(arena, 1);
 * const g = arena.intern([ZERO, star], [star]);
 * formToText(arena, simplestForm(arena, g, dicots)) // → {0, # | *}
 */

import type { Arena, FormId } from '../forms/arena.ts';
import type { PrintStyle } from '../forms/print.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { type Outcome, outcomeFrom } from '../play/outcome.ts';
import type { TestEnd } from './test-sets.ts';

/** A universe: two functions with a name, and whatever else is known of it. */
export interface Universe extends Knowledge {
  /** As it is written in the language: `M`, `D(-1)`, … */
  readonly name: string;
  /** Universes with the same key are the same; tables are kept by it. */
  readonly key: string;
  /** Whether a form lies in the universe. Forms with tombstones lie in none. */
  contains(arena: Arena, id: FormId): boolean;
  /** Whether a form — any augmented form, in the universe or not — is strong for a side. */
  isStrong(arena: Arena, id: FormId, side: Side): boolean;
}

/** The chain D ⊂ D(1̄) ⊂ E ⊂ B ⊂ M of universes whose small games serve as fingerprints. */
export type Landmark = 'D' | 'D(-1)' | 'E' | 'B' | 'M';

/** What a universe may know of itself. Nothing of it is needed; all of it must be true. */
export interface Knowledge {
  /** How it is written, where that is more than its name. */
  write?(style: PrintStyle): string;
  /** What it is, in a few words. */
  readonly words?: string;
  /** Which convention decides a game without moves; misère unless it says otherwise. */
  readonly play?: 'misère' | 'normal';

  /**
   * The largest universe of the chain that it includes: what small games and strong tests of
   * that one tell apart, it tells apart. Unsaid, single small games are asked for.
   */
  readonly includes?: Landmark;
  /** All its ends are dead ends [Siegel, Definition 1.3]. */
  readonly isDeadEnding?: boolean;

  /**
   * T_n: Left ends such that a game of rank at most n is Left strong when Left, moving first,
   * wins beside each of them [Siegel, Theorem 4.9]. Only where all ends are dead.
   */
  testSet?(arena: Arena, n: number): readonly TestEnd[];
  /** Strong is: wins moving first though the opponent may pass [Davies–Milley, Theorem 3.2]. */
  readonly strongAgainstPassing?: boolean;
  /** Left ends of the universe, one of which beats G if G is not Left strong. */
  beatingEnds?(arena: Arena, g: FormId): readonly FormId[];
  /**
   * Left ends of the universe to reverse through, by increasing rank: if any is ≤ G, then one
   * of these is, of the least rank there is. `isBelow` tells whether G ≥ an end. `undefined` where
   * they are not known after all, whatever G is.
   */
  reversers?(
    arena: Arena,
    g: FormId,
    isBelow: (end: FormId) => boolean,
  ): Iterable<FormId> | undefined;

  /** Left ends of the universe by increasing rank, to try where `reversers` are not known. */
  someEnds?(arena: Arena, n: number): Iterable<FormId>;
  /**
   * A member X that Left, moving second, wins beside ends of the universe, all of them or many: a
   * move to {X | r}, for a Left end r, may make a game strong where one to {0 | r} does not.
   */
  filler?(arena: Arena): FormId;

  /** Expansions of simplest forms have the least possible rank, so that birthdays are exact. */
  readonly birthdaysAreExact?: boolean;
  /**
   * What stands in a canonical form of the literature for a Left option that reverses through
   * this Left end, the least there is.
   */
  canonicalOption?(arena: Arena, end: FormId): FormId;
  /** A member is invertible exactly when its simplest form is P-free. */
  readonly invertibleIfPFree?: boolean;
  /** A set of options makes an end of the universe as soon as each of them alone does. */
  readonly endsByOption?: boolean;
  /** How many Left ends of the universe, 0 included, have their options among these members of it. */
  countLeftEnds?(arena: Arena, forms: readonly FormId[]): bigint;

  /** The finitely many Left dead ends that generate it as D(A). */
  finiteGenerators?(arena: Arena): readonly FormId[];
  /** Whether a Left dead end is at least some end of the universe: is it in up(A)? */
  isAboveSomeEnd?(arena: Arena, end: FormId): boolean;
  /**
   * Ends of the universe, one of which lies outside up(A) for every A with generators of rank
   * at most n, if any of its ends does.
   */
  endsBeyond?(arena: Arena, n: number): readonly FormId[];

  /**
   * Its name in certificates, for a universe that is no closure of finitely many ends; the same
   * name means the same universe. A checker has its own telling of each universe, and refuses
   * files that name another.
   */
  readonly certificateName?: string;
}

/** The strong outcome: who "wins moving first" against every end of the universe. */
export function strongOutcome(arena: Arena, id: FormId, universe: Universe): Outcome {
  return outcomeFrom(universe.isStrong(arena, id, Left), universe.isStrong(arena, id, Right));
}

/** Whether a universe is about normal play. */
export function isNormalPlay(universe: Universe): boolean {
  return universe.play === 'normal';
}

/** How a universe is written: as it says, or by its name, a single letter in script. */
export function universeText(universe: Universe, style: PrintStyle): string {
  if (universe.write !== undefined) return universe.write(style);
  if (style !== 'latex') return universe.name;
  return `\\${universe.name.length === 1 ? 'mathcal' : 'mathrm'}{${universe.name}}`;
}
