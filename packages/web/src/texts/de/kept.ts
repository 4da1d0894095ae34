// Die aufbewahrten Blätter, und was über das Aufbewahren gesagt wird.

import type { Texts } from '../texts.ts';

export const kept: Texts['kept'] = {
  keptHere: 'In diesem Browser aufbewahrt.',
};
