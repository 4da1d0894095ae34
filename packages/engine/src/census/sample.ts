/**
 * Sampled proportions, for days that cannot be listed: how many forms born by
 * day 3 are reduced, invertible, of each outcome — estimated from random forms,
 * with error bars. Two laws:
 *
 * - `uniform`: every form of rank at most n on which both can move is equally
 *   likely — each form born by day n − 1 is an option of a player with
 *   probability 1/2, independently, but no player is left without options. (The
 *   ends left out are fewer than one in 2^40 for E and B at day 3.)
 * - `sparse`: each player has 1, 2, 3 or 4 draws, equally likely, from the forms
 *   born by day n − 1, each draw uniform; repeats count once.
 *
 * A proportion says something about its law and nothing about another: almost
 * all forms have hundreds of options, and games people play have few. Error bars
 * are Wilson's score intervals at 95%.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { isInvertible } from '../inverses/invertible.ts';
import { previousWinSubposition } from '../inverses/p-free.ts';
import { misereOutcome } from '../play/misere.ts';
import type { Outcome } from '../play/outcome.ts';
import { simplestForm } from '../reduction/simplest.ts';
import { ValueError } from '../storage/errors.ts';
import { type RandomStream, randomStream } from '../storage/random.ts';
import type { Universe } from '../universes/universe.ts';
import { born } from './born.ts';
import { tally } from './census.ts';
import { isReduced } from './classes.ts';

export type SampleLaw = 'uniform' | 'sparse';

/** A proportion of a sample with its 95% interval. */
export interface Proportion {
  readonly count: number;
  readonly of: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Sample {
  readonly universe: Universe;
  readonly rank: number;
  readonly law: SampleLaw;
  readonly seed: number;
  readonly size: number;
  /** Forms in reduced form (`isReduced`). */
  readonly reduced: Proportion;
  /** Forms invertible modulo the universe. */
  readonly invertible: Proportion;
  readonly outcomes: Readonly<Record<Outcome, Proportion>>;
}

export interface SampleOptions {
  readonly law: SampleLaw;
  readonly size: number;
  readonly seed: number;
}

/** The largest number of draws a player has under the sparse law. */
const SPARSE_DRAWS = 4;
/** The 97.5% quantile of the normal distribution. */
const QUANTILE = 1.959963984540054;

/** Proportions of the forms of rank at most n in a universe, from a seeded sample. */
export function sampleBorn(
  arena: Arena,
  rank: number,
  universe: Universe,
  { law, size, seed }: SampleOptions,
): Sample {
  if (rank < 1) throw new ValueError('there is one form of rank 0; nothing is sampled');
  if (!(Number.isInteger(size) && size > 0)) throw new ValueError('a sample has at least one form');
  const options = born(arena, rank - 1, universe);
  const stream = randomStream(seed);
  let reduced = 0;
  let invertible = 0;
  const outcomes: Outcome[] = [];
  for (let i = 0; i < size; i++) {
    const draw = law === 'uniform' ? drawHalf : drawFew;
    const form = arena.intern(draw(options, stream), draw(options, stream));
    outcomes.push(misereOutcome(arena, form));
    if (isReduced(arena, form, universe)) reduced++;
    if (isInvertibleMember(arena, form, universe)) invertible++;
  }
  const counts = tally(outcomes);
  const part = (count: number): Proportion => proportion(count, size);
  return {
    universe,
    rank,
    law,
    seed,
    size,
    reduced: part(reduced),
    invertible: part(invertible),
    outcomes: { L: part(counts.L), N: part(counts.N), P: part(counts.P), R: part(counts.R) },
  };
}

/** Where P-free decides, as modulo B and E [Davies–Milley, Theorem 4.5], it costs much less than a sum. */
function isInvertibleMember(arena: Arena, form: FormId, universe: Universe): boolean {
  if (universe.invertibleIfPFree === true) {
    return previousWinSubposition(arena, simplestForm(arena, form, universe)) === undefined;
  }
  return isInvertible(arena, form, universe);
}

/** Each form with probability 1/2, drawn again while there is none. */
function drawHalf(forms: readonly FormId[], stream: RandomStream): FormId[] {
  for (;;) {
    const side = forms.filter(() => stream.below(2) === 1);
    if (side.length > 0) return side;
  }
}

function drawFew(forms: readonly FormId[], stream: RandomStream): FormId[] {
  const side: FormId[] = [];
  for (let draws = stream.below(SPARSE_DRAWS) + 1; draws > 0; draws--) {
    const form = forms[stream.below(forms.length)];
    if (form !== undefined) side.push(form);
  }
  return side;
}

/** A count out of a sample with Wilson's score interval at 95%. */
export function proportion(count: number, of: number): Proportion {
  const value = count / of;
  const z2 = QUANTILE * QUANTILE;
  const centre = (value + z2 / (2 * of)) / (1 + z2 / of);
  const spread =
    (QUANTILE / (1 + z2 / of)) * Math.sqrt((value * (1 - value)) / of + z2 / (4 * of * of));
  return {
    count,
    of,
    value,
    low: Math.max(0, centre - spread),
    high: Math.min(1, centre + spread),
  };
}
