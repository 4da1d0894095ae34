/**
 * The blocking universe B. Left B-strong means that Left, moving first, wins
 * though Right may pass (Davies–Milley, Theorem 3.2, with Appendix A extended
 * to augmented forms).
 */

import { isBlocking } from '../forms/kinds.ts';
import { winsFirstAgainstPassing } from '../play/passing.ts';
import type { Universe } from './universe.ts';

/** Games all of whose ends are blocked. */
export const B: Universe = {
  name: 'B',
  key: 'B',
  class: 'blocking',
  contains: isBlocking,
  isStrong: winsFirstAgainstPassing,
};
