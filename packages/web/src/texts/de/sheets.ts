// Die aufbewahrten Blätter, und was über das Aufbewahren gesagt wird.

import type { Texts } from '../texts.ts';

export const sheets: Texts['sheets'] = {
  keptHere: 'In diesem Browser aufbewahrt.',
};
