/** The full misère universe M: a form is strong only when it is end-like (Siegel, section 2). */

import { isEndLike } from '../forms/ends.ts';
import { isOrdinary } from '../forms/kinds.ts';
import type { Universe } from './universe.ts';

/** All games under misère play. */
export const M: Universe = {
  name: 'M',
  key: 'M',
  class: 'full',
  contains: isOrdinary,
  isStrong: isEndLike,
};
