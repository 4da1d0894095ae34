// All small positions of the games on grids, and the naive form of each.
import type { G } from '../oracle/game.ts';
import * as naive from './naive-grids.ts';
import { boards, words } from './words.ts';

interface Small {
  readonly texts: readonly string[];
  readonly form: (text: string) => G;
}

/** By the name of the ruleset. */
export const gridPositions: Readonly<Record<string, Small>> = {
  col: {
    // On the last board Right moves to 0 or to −2, which is in no D(1̄0).
    texts: [boards('.xo', 2, 3), boards('.#', 2, 4), words('.x#', 5), 'x.x|...|xxx'].flat(),
    form: naive.col,
  },
  snort: {
    texts: [boards('.xo', 2, 3), boards('.#', 2, 4), words('.o#', 5)].flat(),
    form: naive.snort,
  },
  nogo: {
    texts: [boards('.xo', 2, 3), boards('.x#', 2, 2), words('.xo', 6), 'o.o.|#xo#|o.o#|#xo#|o.o#']
      .flat()
      .filter(naive.isNogo),
    form: naive.nogo,
  },
};
