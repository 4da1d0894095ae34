/**
 * Classes of forms modulo a universe: forms are equal when their simplest forms
 * are identical [Siegel, Theorem 5.18], so classes are found without comparing
 * any two forms. Each class is described by what one wants to know of it.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { listed } from '../forms/asked-of.ts';
import { isInvertible } from '../inverses/invertible.ts';
import { previousWinSubposition } from '../inverses/p-free.ts';
import { misereOutcome } from '../play/misere.ts';
import { normalOutcome } from '../play/normal.ts';
import type { Outcome } from '../play/outcome.ts';
import { canonicalForm } from '../reduction/canonical.ts';
import { simplestForm } from '../reduction/simplest.ts';
import { InvariantError, NotDecidedError } from '../storage/errors.ts';
import { isNormalPlay, strongOutcome, type Universe } from '../universes/universe.ts';

/** What is known of a class of forms. */
export interface ClassInfo {
  /** The simplest form of all its members, perhaps with tombstones. */
  readonly simplest: FormId;
  /** The members, smallest first (by rank, then number of options, then the options). */
  readonly members: readonly FormId[];
  /** The first of them. */
  readonly smallest: FormId;
  /** The member in reduced form (`isReduced`), if there is one among those given. */
  readonly reduced: FormId | undefined;
  readonly outcome: Outcome;
  /** `undefined` where it is not decided. */
  readonly strongOutcome: Outcome | undefined;
  /** `undefined` where no member of the universe is known to be equal, which leaves it open. */
  readonly invertible: boolean | undefined;
  /** Whether the simplest form is P-free: modulo B and E the same as invertible. */
  readonly pFree: boolean;
}

/**
 * The classes of some forms modulo a universe. Members stay in the order given,
 * and classes come in the order of their first members; with `born`, smallest
 * forms first.
 *
 * @example
 * const arena = new Arena();
 * classesOf(arena, born(arena, 2, D), D).length // → 9
 */
export function classesOf(arena: Arena, forms: readonly FormId[], universe: Universe): FormId[][] {
  const { classes, undecided } = decidedClasses(arena, forms, universe);
  const [first] = undecided;
  if (first === undefined) return classes;
  const named = listed(arena, [...undecided.keys()].slice(0, MOST_NAMED));
  const most = undecided.size > MOST_NAMED ? `, the first of them ${named}` : `: ${named}`;
  throw new NotDecidedError(
    `${first[1].message}; this was asked of ${listed(arena, [first[0]])}; of ${forms.length} forms ${undecided.size} are not decided${most}; the others are in ${classes.length} classes`,
    { cause: first[1] },
  );
}

/** Classes of those forms whose simplest forms are decided; the others, each with the reason, may belong to any. */
export interface DecidedClasses {
  readonly classes: FormId[][];
  readonly undecided: ReadonlyMap<FormId, NotDecidedError>;
}

/** The classes of some forms modulo a universe, as far as they are decided. */
export function decidedClasses(
  arena: Arena,
  forms: readonly FormId[],
  universe: Universe,
): DecidedClasses {
  const classes = new Map<FormId, FormId[]>();
  const undecided = new Map<FormId, NotDecidedError>();
  for (const form of forms) {
    arena.tick();
    try {
      const simplest = simplestForm(arena, form, universe);
      const members = classes.get(simplest);
      if (members === undefined) classes.set(simplest, [form]);
      else members.push(form);
    } catch (error) {
      if (!(error instanceof NotDecidedError)) throw error;
      undecided.set(form, error);
    }
  }
  return { classes: [...classes.values()], undecided };
}

/** So many undecided forms are named. */
const MOST_NAMED = 8;

/** What is known of a class, given its members, smallest first. */
export function describeClass(
  arena: Arena,
  members: readonly FormId[],
  universe: Universe,
): ClassInfo {
  const [smallest] = members;
  if (smallest === undefined) throw new InvariantError('a class has members');
  const simplest = simplestForm(arena, smallest, universe);
  const outcome = isNormalPlay(universe) ? normalOutcome : misereOutcome;
  return {
    simplest,
    members,
    smallest,
    reduced: members.find((member) => isReduced(arena, member, universe)),
    outcome: outcome(arena, smallest),
    strongOutcome: ifDecided(() => strongOutcome(arena, smallest, universe)),
    invertible: invertibleIfDecided(arena, members, universe),
    pFree: previousWinSubposition(arena, simplest) === undefined,
  };
}

/**
 * Whether a form is in reduced form: modulo D and E the canonical form of the
 * literature [Dwyer–Milley–Willette, Theorem 5], where it is a member; else its
 * own simplest form.
 */
export function isReduced(arena: Arena, form: FormId, universe: Universe): boolean {
  if (universe.canonicalOption !== undefined && universe.contains(arena, form)) {
    return canonicalForm(arena, form, universe) === form;
  }
  return simplestForm(arena, form, universe) === form;
}

function invertibleIfDecided(
  arena: Arena,
  members: readonly FormId[],
  universe: Universe,
): boolean | undefined {
  // A member that lies in the universe spares the search for one that does.
  const [smallest] = members;
  const member = members.find((form) => universe.contains(arena, form)) ?? smallest;
  if (member === undefined) return undefined;
  return ifDecided(() => isInvertible(arena, member, universe));
}

function ifDecided<T>(question: () => T): T | undefined {
  try {
    return question();
  } catch (error) {
    if (error instanceof NotDecidedError) return undefined;
    throw error;
  }
}
