// Plots of what is on the page already.

import { picture } from '@proviso/language/sheets';
import { type Plot, plotPicture } from '@proviso/pictures';
import type { Picture } from '../protocol/answers.ts';

export function drawPlot(plot: Plot): Picture {
  return picture(plotPicture(plot));
}
