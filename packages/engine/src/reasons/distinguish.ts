/**
 * Why G ≥ H fails modulo U: a game X in U with o(G + X) ≱ o(H + X); or why G
 * and H are not equal: o(G + X) ≠ o(H + X). Of two such games the one of smaller
 * rank is the smaller, then the one with fewer edges. All games of rank at most
 * 2 are tried, then those of rank 3 by their effect; beside them stands the game
 * built in the proof of [Siegel, Theorem 5.5], made smaller by search. In normal
 * play it is the negative of H, since H − H is won by the player moving second.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import type { FormMap } from '../forms/columns.ts';
import { conjugate } from '../forms/conjugate.ts';
import { edges, rank } from '../forms/measures.ts';
import { Left, Right } from '../forms/side.ts';
import { image, transform } from '../forms/transform.ts';
import { equal, geq } from '../order/compare.ts';
import { type Outcome, winsFirst } from '../play/outcome.ts';
import { InvariantError, NotDecidedError } from '../storage/errors.ts';
import { Memo } from '../storage/memo.ts';
import type { Universe } from '../universes/universe.ts';
import { differencesModulo } from './difference.ts';
import { findOfRankThree } from './rank-three.ts';
import { shrink, smallestOf } from './shrink.ts';
import {
  type Difference,
  differ,
  FIRST,
  SECOND,
  SMALL_RANK,
  smallContexts,
} from './small-contexts.ts';
import { conventionOf, type SumMove, sumOutcome, winningSumMoves } from './sum-play.ts';

const bare = new Memo<FormMap>('without tombstones');

/** How a sum G + X is played: its outcome and the moves that win it. */
export interface SumReport {
  readonly outcome: Outcome;
  /** Left's winning first moves; empty where she loses, or wins without moving. */
  readonly left: readonly SumMove[];
  readonly right: readonly SumMove[];
}

/** A game that shows G ≱ H, or that G and H are not equal. */
export interface Distinction {
  readonly universe: Universe;
  readonly g: FormId;
  readonly h: FormId;
  /** In the universe, with o(G + X) ≱ o(H + X), or ≠ where that was the question. */
  readonly x: FormId;
  /** It was proved that no game of smaller rank, or of the same rank and fewer edges, would do. */
  readonly smallest: boolean;
  /** G + X. */
  readonly withG: SumReport;
  /** H + X. */
  readonly withH: SumReport;
}

export interface DistinguishOptions {
  /** How many smaller games may be tried once one is built. */
  readonly attempts?: number;
}

const ATTEMPTS = 1_000;

/**
 * A game in the universe that shows G ≱ H, or `undefined` where G ≥ H.
 *
 * @example
 * const arena = new Arena();
 * const star = nimHeap(arena, 1);
 * const x = distinguish(arena, star, ZERO, E)?.x ?? ZERO;
 * formToText(arena, x) // → 0
 */
export function distinguish(
  arena: Arena,
  g: FormId,
  h: FormId,
  universe: Universe,
  options: DistinguishOptions = {},
): Distinction | undefined {
  if (geq(arena, g, h, universe)) return undefined;
  return distinction(arena, g, h, universe, 'worse', options.attempts ?? ATTEMPTS);
}

/**
 * A game X in the universe with o(G + X) ≠ o(H + X), whichever is better for Left, or
 * `undefined` where G and H are equal.
 *
 * @example
 * const arena = new Arena();
 * const x = tellApart(arena, ZERO, nimHeap(arena, 1), E)?.x ?? ZERO;
 * formToText(arena, x) // → 0
 */
export function tellApart(
  arena: Arena,
  g: FormId,
  h: FormId,
  universe: Universe,
  options: DistinguishOptions = {},
): Distinction | undefined {
  if (equal(arena, g, h, universe)) return undefined;
  return distinction(arena, g, h, universe, 'apart', options.attempts ?? ATTEMPTS);
}

function distinction(
  arena: Arena,
  g: FormId,
  h: FormId,
  universe: Universe,
  difference: Difference,
  attempts: number,
): Distinction {
  const { x, smallest } = distinguishingGame(arena, g, h, universe, difference, attempts);
  return {
    universe,
    g,
    h,
    x,
    smallest,
    withG: sumReport(arena, g, x, universe),
    withH: sumReport(arena, h, x, universe),
  };
}

function distinguishingGame(
  arena: Arena,
  g: FormId,
  h: FormId,
  universe: Universe,
  difference: Difference,
  attempts: number,
): Pick<Distinction, 'x' | 'smallest'> {
  const shrunk = (x: FormId): FormId =>
    shrink(arena, x, (candidate) => tells(arena, g, h, universe, difference, candidate), attempts);
  // Where the question is open to both sides, one of the two directions fails; the other may be undecided.
  const directions = [
    [g, h],
    [h, g],
  ].slice(0, difference === 'apart' ? 2 : 1) as [FormId, FormId][];
  const refuted = directions.filter(([a, b]) => isRefuted(arena, a, b, universe));
  if (conventionOf(universe) === 'normal') {
    const built = refuted.map(([, b]) => shrunk(conjugate(arena, withoutTombstones(arena, b))));
    const x = smallestOf(arena, built) ?? ZERO;
    return { x, smallest: x === ZERO };
  }
  const small = smallContexts(arena);
  const first = small.find(g, h, universe, difference);
  if (first !== undefined && rank(arena, first) <= SMALL_RANK) return { x: first, smallest: true };
  const differences = differencesModulo(arena, universe);
  const built = refuted.flatMap(([a, b]) => [
    shrunk(differences.find(a, b, Left)),
    shrunk(differences.find(b, a, Right)),
  ]);
  const best = smallestOf(arena, first === undefined ? built : [first, ...built]);
  if (best === undefined) throw new InvariantError('a question without an answer');
  if (attempts === 0) return { x: best, smallest: false };
  const bound = rank(arena, best) === SMALL_RANK + 1 ? Number(edges(arena, best)) : Infinity;
  const { x, complete } = findOfRankThree(arena, small, [g, h], universe, difference, bound);
  if (x !== undefined) return { x, smallest: complete };
  // Of rank 4 only those with few edges have all been tried.
  const known = best === first && rank(arena, best) === SMALL_RANK + 2;
  return { x: best, smallest: complete && (bound < Infinity || known) };
}

/** Whether G ≱ H is known. */
function isRefuted(arena: Arena, g: FormId, h: FormId, universe: Universe): boolean {
  try {
    return !geq(arena, g, h, universe);
  } catch (error) {
    if (error instanceof NotDecidedError) return false;
    throw error;
  }
}

/** Whether X lies in the universe and makes the difference between G + X and H + X. */
function tells(
  arena: Arena,
  g: FormId,
  h: FormId,
  universe: Universe,
  difference: Difference,
  x: FormId,
): boolean {
  const convention = conventionOf(universe);
  const wins = (game: FormId): number => {
    const outcome = sumOutcome(arena, game, x, convention);
    return (winsFirst(outcome, Left) ? FIRST : 0) | (winsFirst(outcome, Right) ? 0 : SECOND);
  };
  return universe.contains(arena, x) && differ(wins(g), wins(h), difference);
}

function sumReport(arena: Arena, g: FormId, x: FormId, universe: Universe): SumReport {
  const convention = conventionOf(universe);
  return {
    outcome: sumOutcome(arena, g, x, convention),
    left: winningSumMoves(arena, g, x, Left, convention),
    right: winningSumMoves(arena, g, x, Right, convention),
  };
}

/** The form with its tombstones taken off everywhere: the same game in normal play. */
function withoutTombstones(arena: Arena, g: FormId): FormId {
  const memo = arena.own(bare, () => arena.formMap());
  return transform(arena, memo, g, (id) =>
    arena.intern(
      arena.options(id, Left).map((option) => image(memo, option)),
      arena.options(id, Right).map((option) => image(memo, option)),
    ),
  );
}
