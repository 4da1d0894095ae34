/**
 * The dicot universe D: its only end is 0, so strong means "wins moving first" [Siegel, Theorem 2.2].
 */

import { ZERO } from '../forms/arena.ts';
import { isDicot } from '../forms/kinds.ts';
import { winsMovingFirst } from '../play/misere.ts';
import type { Universe } from './universe.ts';

/** Games in which, everywhere, both players can move or neither can. */
export const D: Universe = {
  name: 'D',
  key: 'D',
  words: 'dicots: in every position both players can move, or neither',
  contains: isDicot,
  isStrong: winsMovingFirst,
  includes: 'D',
  isDeadEnding: true,
  testSet: () => [{ end: ZERO, member: ZERO }],
  reversers: () => [ZERO],
  birthdaysAreExact: true,
  // * [Dorbec et al.]
  canonicalOption: (arena) => arena.intern([ZERO], [ZERO]),
  countLeftEnds: () => 1n,
  finiteGenerators: () => [],
  isAboveSomeEnd: (_, end) => end === ZERO,
  endsBeyond: () => [],
  endsByOption: true,
  certificateName: 'D',
};
