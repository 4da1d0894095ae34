/** [Mesdal–Ottaway]: the theorem that made everybody look at universes. */

import { conjugate, equal, isInvertible, M, sum, ZERO } from '@proviso/engine';
import type { Entry, Paper } from '../entry.ts';
import { holds } from '../fixture.ts';

const entries: readonly Entry[] = [
  {
    item: 'Theorem 7',
    says: 'In full misère play no game but 0 has an inverse: G + H ≡ 0 only if G and H are 0.',
    code: [
      'packages/engine/src/inverses/invertible.ts#isInvertible',
      'packages/engine/src/universes/full.ts#M',
    ],
    standing: 'exhaustive',
    run(fixture) {
      const { arena } = fixture;
      const isZero = (g: typeof ZERO): boolean => equal(arena, g, ZERO, M);
      let cases = 0;
      for (const g of fixture.some(fixture.dayTwo, 4)) {
        for (const h of fixture.dayTwo) {
          holds(
            isZero(sum(arena, g, h)) === (g === ZERO && h === ZERO),
            () => `${fixture.text(g)} + ${fixture.text(h)}`,
          );
          cases++;
        }
      }
      for (const g of fixture.sample(M, 4, 2000)) {
        if (g === ZERO) continue;
        holds(!isZero(sum(arena, g, conjugate(arena, g))), () => fixture.text(g));
        holds(!isInvertible(arena, g, M), () => `the inverse of ${fixture.text(g)}`);
        cases++;
      }
      return {
        cases,
        summary:
          'all pairs of forms of rank at most 2; random forms of rank 4 with their conjugates',
      };
    },
  },
];

export const mesdalOttaway: Paper = {
  key: 'mesdal-ottaway',
  authors: 'G. A. Mesdal, P. Ottaway',
  title: 'Simplification of partizan games in misère play',
  reference: 'Integers 7 (2007), G06, doi:10.5281/zenodo.8337241',
  extent:
    'Theorem 7 (page 5), on which Davies–Milley, section 4, and Dwyer–Milley–Willette, section 1, rely.',
  items: ['Theorem 7'],
  entries,
};
