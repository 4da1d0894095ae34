/** Normal play as the universe in which everything is strong: only the maintenance property is left. */

import { isOrdinary } from '../forms/kinds.ts';
import type { Universe } from './universe.ts';

/** All games under normal play. */
export const Normal: Universe = {
  name: 'Normal',
  key: 'Normal',
  words: 'normal play: whoever cannot move loses',
  play: 'normal',
  contains: isOrdinary,
  isStrong: () => true,
  // No tombstone is ever left.
  reversers: () => [],
  birthdaysAreExact: true,
  countLeftEnds: (_, forms) => 2n ** BigInt(forms.length),
  certificateName: 'Normal',
};
