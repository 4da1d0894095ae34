/** All papers, in the order in which they are listed. */

import type { Paper } from './entry.ts';
import { daviesMilley } from './papers/davies-milley/index.ts';
import { dwyer } from './papers/dwyer/index.ts';
import { larsson } from './papers/larsson/index.ts';
import { mesdalOttaway } from './papers/mesdal-ottaway.ts';
import { siegel } from './papers/siegel/index.ts';
import { spindler } from './papers/spindler/index.ts';

export const papers: readonly Paper[] = [
  siegel,
  daviesMilley,
  dwyer,
  larsson,
  spindler,
  mesdalOttaway,
];
