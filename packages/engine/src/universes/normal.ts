/** Normal play as the universe in which everything is strong: only the maintenance property is left. */

import { isOrdinary } from '../forms/kinds.ts';
import type { Universe } from './universe.ts';

/** All games under normal play. */
export const Normal: Universe = {
  name: 'Normal',
  key: 'Normal',
  class: 'normal',
  contains: isOrdinary,
  isStrong: () => true,
};
