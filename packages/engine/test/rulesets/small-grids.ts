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
    texts: [boards('.xo', 2, 3), boards('.#', 2, 4), words('.x#', 5), 'x.x|...|#x#']
      .flat()
      .filter(naive.isCol),
    form: naive.col,
  },
  snort: {
    texts: [boards('.xo', 2, 3), boards('.#', 2, 4), words('.o#', 5)].flat().filter(naive.isSnort),
    form: naive.snort,
  },
  nogo: {
    texts: [boards('.xo', 2, 3), boards('.x#', 2, 2), words('.xo', 6), 'o.o.|#xo#|o.o#|#xo#|o.o#']
      .flat()
      .filter(naive.isNogo),
    form: naive.nogo,
  },
  konane: {
    texts: [boards('.xo', 2, 3), words('.xo', 6), boards('.x#', 3, 2)].flat(),
    form: naive.konane,
  },
  amazons: {
    texts: [
      boards('.xo', 2, 2),
      boards('.x#', 2, 3),
      words('.xo', 4),
      words('.x#', 5),
      '....xoo',
    ].flat(),
    form: naive.amazons,
  },
  fission: {
    texts: [boards('.x', 3, 3), words('.x#', 5), boards('.x#', 3, 2)].flat(),
    form: naive.fission,
  },
  quelhas: {
    texts: [boards('.#', 2, 4), boards('.#', 3, 3), boards('.#', 1, 6)].flat(),
    form: naive.quelhas,
  },
  anticlobber: {
    texts: [boards('.xo', 2, 3), words('.xo#', 4)].flat(),
    form: naive.antiClobber,
  },
  cannibalclobber: {
    texts: [boards('.xo', 2, 3), words('.xo', 5)].flat(),
    form: naive.cannibalClobber,
  },
  kings: { texts: [boards('.xo', 2, 3), words('.xo', 4)].flat(), form: naive.kings },
  knights: { texts: [boards('.xo', 2, 3), boards('xo', 3, 3)].flat(), form: naive.knights },
  rooks: { texts: [boards('.xo', 2, 3), words('.xo', 5)].flat(), form: naive.rooks },
};
