/** The dicot universe D: its only end is 0, so strong means "wins moving first" (Theorem 2.2). */

import { isDicot } from '../forms/kinds.ts';
import { winsMovingFirst } from '../play/misere.ts';
import type { Universe } from './universe.ts';

/** Games in which, everywhere, both players can move or neither can. */
export const D: Universe = {
  name: 'D',
  key: 'D',
  class: 'dicot',
  contains: isDicot,
  isStrong: winsMovingFirst,
};
