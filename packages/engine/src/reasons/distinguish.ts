/**
 * Why G ≥ H fails modulo U: a game X in U with o(G + X) ≱ o(H + X). The
 * smallest among many small games where one will do; else the game built in
 * the proof of Siegel's Theorem 5.5, made smaller by search. In normal play it
 * is the negative of H, since H − H is won by the player moving second.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { edges } from '../forms/measures.ts';
import { Left, Right } from '../forms/side.ts';
import { image, transform } from '../forms/transform.ts';
import { geq } from '../order/compare.ts';
import { type Outcome, outcomeAtLeast } from '../play/outcome.ts';
import { isNormalPlay, type Universe } from '../universes/universe.ts';
import { differencesModulo } from './difference.ts';
import { shrink } from './shrink.ts';
import { smallContexts } from './small-contexts.ts';
import { conventionOf, type SumMove, sumOutcome, winningSumMoves } from './sum-play.ts';

/** How a sum G + X is played: its outcome and the moves that win it. */
export interface SumReport {
  readonly outcome: Outcome;
  /** Left's winning first moves; empty where she loses, or wins without moving. */
  readonly left: readonly SumMove[];
  readonly right: readonly SumMove[];
}

/** A game that shows G ≱ H. */
export interface Distinction {
  readonly universe: Universe;
  readonly g: FormId;
  readonly h: FormId;
  /** In the universe, with o(G + X) ≱ o(H + X). */
  readonly x: FormId;
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
  const x = distinguishingGame(arena, g, h, universe, options.attempts ?? ATTEMPTS);
  return {
    universe,
    g,
    h,
    x,
    withG: sumReport(arena, g, x, universe),
    withH: sumReport(arena, h, x, universe),
  };
}

function distinguishingGame(
  arena: Arena,
  g: FormId,
  h: FormId,
  universe: Universe,
  attempts: number,
): FormId {
  if (isNormalPlay(universe)) {
    return shrunk(arena, g, h, universe, conjugate(arena, withoutTombstones(arena, h)), attempts);
  }
  const small = smallContexts(arena).find(g, h, universe, 'either');
  if (small !== undefined) return small;
  const differences = differencesModulo(arena, universe);
  const first = shrunk(arena, g, h, universe, differences.find(g, h, Left), attempts);
  const second = shrunk(arena, g, h, universe, differences.find(h, g, Right), attempts);
  return edges(arena, second) < edges(arena, first) ? second : first;
}

function shrunk(
  arena: Arena,
  g: FormId,
  h: FormId,
  universe: Universe,
  x: FormId,
  attempts: number,
): FormId {
  const convention = conventionOf(universe);
  const keeps = (candidate: FormId): boolean =>
    universe.contains(arena, candidate) &&
    !outcomeAtLeast(
      sumOutcome(arena, g, candidate, convention),
      sumOutcome(arena, h, candidate, convention),
    );
  return shrink(arena, x, keeps, attempts);
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
  const memo = arena.own('without tombstones', () => arena.formMap());
  return transform(arena, memo, g, (id) =>
    arena.intern(
      arena.options(id, Left).map((option) => image(memo, option)),
      arena.options(id, Right).map((option) => image(memo, option)),
    ),
  );
}
