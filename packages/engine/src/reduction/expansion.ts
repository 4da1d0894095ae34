/**
 * Expansions [Siegel, Definition 5.20, Lemma 5.21]: a member of U whose simplest
 * form is K. Tombstones are replaced by options that reverse atomically through
 * an end of U, and so is a missing side where {· | …} alone would not lie in U.
 * By Lemma 5.21 a simplest form of a member has an expansion, so where none is
 * found there is no member of U with that simplest form.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { isEndLike } from '../forms/ends.ts';
import { type Both, Left, of, opponent, Right, SIDES, type Side } from '../forms/side.ts';
import { subpositions } from '../forms/transform.ts';
import { geq } from '../order/compare.ts';
import { NotDecidedError } from '../storage/errors.ts';
import { MemoBy } from '../storage/memo.ts';
import type { Universe } from '../universes/universe.ts';
import { listsReversers, reversingEnd } from './reversers.ts';
import { simplestForm } from './simplest.ts';

const expansions = new MemoBy<string, Map<FormId, FormId | null>>('expansions in');

/**
 * A member of U whose simplest form is K, of the least rank this construction can give; or
 * `undefined`; or, where too little is known of U, a `NotDecidedError`. Where U lacks the end
 * {· | r}, an option {filler | r} stands for a tombstone of Left's, and its mirror image for one of
 * Right's; the filler may be any member of U. Unless one is given it is 0 or, where {0 | r} leaves a
 * game that is not strong, the universe's own.
 */
export function expansion(
  arena: Arena,
  k: FormId,
  universe: Universe,
  filler?: FormId,
): FormId | undefined {
  if (filler !== undefined) arena.requireForm(filler);
  if (simplestForm(arena, k, universe) !== k) return undefined;
  const fillers = filler === undefined ? [ZERO, universe.filler?.(arena) ?? ZERO] : [filler];
  const known = arena.ownBy(expansions, `${universe.key} by ${fillers}`, () => new Map());
  for (const id of subpositions(arena, k)) {
    if (!known.has(id)) known.set(id, expandBy(arena, known, id, universe, fillers) ?? null);
  }
  const member = known.get(k) ?? undefined;
  if (member === undefined && !listsReversers(arena, universe)) {
    const why =
      universe.someEnds === undefined
        ? 'nothing is known of the ends that might make one'
        : 'other ends than those that were tried might make one';
    throw new NotDecidedError(
      `not decided: no member of ${universe.name} with this simplest form was found, and ${why}`,
    );
  }
  return member;
}

/** The first right expansion, over fillers. */
function expandBy(
  arena: Arena,
  known: ReadonlyMap<FormId, FormId | null>,
  k: FormId,
  universe: Universe,
  fillers: readonly FormId[],
): FormId | undefined {
  for (const filler of fillers) {
    const expanded = expandFromOptions(arena, known, k, universe, filler);
    if (expanded !== undefined && isRight(arena, expanded, k, universe)) return expanded;
  }
  return undefined;
}

/**
 * Whether the construction gave what it should. Where the universe lists its reversers they have
 * been chosen so that it does; ends found by search must be tried: an option that reverses through
 * one may leave a game that is not strong, as it does in M.
 */
function isRight(arena: Arena, expanded: FormId, k: FormId, universe: Universe): boolean {
  return listsReversers(arena, universe) || simplestForm(arena, expanded, universe) === k;
}

function expandFromOptions(
  arena: Arena,
  known: ReadonlyMap<FormId, FormId | null>,
  k: FormId,
  universe: Universe,
  filler: FormId,
): FormId | undefined {
  const options = { left: [] as FormId[], right: [] as FormId[] };
  for (const side of SIDES) {
    for (const option of arena.options(k, side)) {
      const expanded = known.get(option);
      if (expanded === null || expanded === undefined) return undefined;
      of(options, side).push(expanded);
    }
    if (arena.hasTombstone(k, side) && !addWitness(arena, options, k, side, universe, filler)) {
      return undefined;
    }
  }
  const marked = arena.intern(options.left, options.right);
  if (universe.contains(arena, marked)) return marked;
  // An end that the universe does not have: its owner needs an option after all.
  for (const side of SIDES) {
    if (of(options, side).length === 0 && !addWitness(arena, options, k, side, universe, filler)) {
      return undefined;
    }
  }
  const expanded = arena.intern(options.left, options.right);
  return universe.contains(arena, expanded) ? expanded : undefined;
}

/** Gives a side an option that reverses atomically; `false` where the universe has none. */
function addWitness(
  arena: Arena,
  options: Both<FormId[]>,
  k: FormId,
  side: Side,
  universe: Universe,
  filler: FormId,
): boolean {
  const witness = atomicOption(arena, k, side, universe, filler);
  if (witness !== undefined) of(options, side).push(witness);
  return witness !== undefined;
}

/** An option in U that reverses atomically: an end where U has it, else {filler | end}. */
function atomicOption(
  arena: Arena,
  k: FormId,
  side: Side,
  universe: Universe,
  filler: FormId,
): FormId | undefined {
  const end = reversingEnd(arena, k, side, universe);
  if (end === undefined) return undefined;
  const make = (own: readonly FormId[]): FormId =>
    side === Left ? arena.intern(own, [end]) : arena.intern([end], own);
  const bare = make([]);
  if (universe.contains(arena, bare)) return bare;
  return make([side === Left ? filler : conjugate(arena, filler)]);
}

/** Whether V is a U-expansion of K, by Definition 5.20. */
export function isExpansion(arena: Arena, v: FormId, k: FormId, universe: Universe): boolean {
  return universe.contains(arena, v) && expands(arena, v, k, universe, new Map());
}

function expands(
  arena: Arena,
  v: FormId,
  k: FormId,
  universe: Universe,
  known: Map<string, boolean>,
): boolean {
  const key = `${v} ${k}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  arena.tick();
  const answer = SIDES.every((side) => expandsSide(arena, v, k, side, universe, known));
  known.set(key, answer);
  return answer;
}

function expandsSide(
  arena: Arena,
  v: FormId,
  k: FormId,
  side: Side,
  universe: Universe,
  known: Map<string, boolean>,
): boolean {
  const vOptions = arena.options(v, side);
  const kOptions = arena.options(k, side);
  const matched = (x: FormId): boolean =>
    kOptions.some((option) => expands(arena, x, option, universe, known));
  if (!kOptions.every((option) => vOptions.some((x) => expands(arena, x, option, universe, known))))
    return false;
  if (!isEndLike(arena, k, side)) return vOptions.every(matched);
  const atomic = (x: FormId): boolean => isAtomicReversible(arena, v, x, side, universe);
  return (
    vOptions.every((x) => matched(x) || atomic(x)) &&
    (vOptions.length === 0 || vOptions.some(atomic))
  );
}

/** Whether an option of V reverses through an end of its owner's. */
function isAtomicReversible(
  arena: Arena,
  v: FormId,
  option: FormId,
  side: Side,
  universe: Universe,
): boolean {
  return arena
    .options(option, opponent(side))
    .some(
      (reply) =>
        !arena.hasOptions(reply, side) &&
        (side === Right ? geq(arena, reply, v, universe) : geq(arena, v, reply, universe)),
    );
}
