/**
 * Seeded random games. The same seed gives the same game on every machine and
 * in every arena.
 *
 * The law of `randomForm` at rank 0 is the form 0. At rank n each player gets 0,
 * 1, 2, 3 or 4 options with probabilities 1/8, 3/8, 1/4, 1/8, 1/8; each option is
 * drawn, independently, by the law at a rank that is equally likely to be any of
 * 0 … n − 1, and repeated options count once. What does not lie in the universe
 * is drawn again: the law is that of the unrestricted form given that it lies in
 * the universe, with options that do. Since forms on which both can move always
 * do, at least 49 of 64 draws succeed. The rank is at most n, not always n.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { ValueError } from '../storage/errors.ts';
import { type RandomStream, randomStream } from '../storage/random.ts';
import type { Universe } from '../universes/universe.ts';

/** How likely it is, in eighths, that a player has 0, 1, 2, … options. */
const OPTION_COUNTS = [0, 1, 1, 1, 2, 2, 3, 4] as const;
/** Each rank may quadruple the number of draws on either side. */
const MAX_RANK = 12;

/** A random form of rank at most n in a universe; see above for the law. */
export function randomForm(arena: Arena, n: number, universe: Universe, seed: number): FormId {
  if (!(Number.isInteger(n) && n >= 0 && n <= MAX_RANK)) {
    throw new ValueError(`random forms have a rank from 0 to ${MAX_RANK}, not ${n}`);
  }
  return drawForm(arena, n, universe, randomStream(seed));
}

/** The next random form of a stream. */
export function drawForm(
  arena: Arena,
  n: number,
  universe: Universe,
  stream: RandomStream,
): FormId {
  if (n === 0) return ZERO;
  for (;;) {
    arena.tick();
    const form = arena.intern(drawSide(), drawSide());
    if (universe.contains(arena, form)) return form;
  }

  function drawSide(): FormId[] {
    const count = OPTION_COUNTS[stream.below(OPTION_COUNTS.length)] ?? 0;
    return Array.from({ length: count }, () => drawForm(arena, stream.below(n), universe, stream));
  }
}
