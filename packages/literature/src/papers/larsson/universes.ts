/** [Larsson et al., sections 1 to 3.2]: universes, their order, and comparison of dicots. */

import {
  conjugate,
  D,
  E,
  equal,
  type FormId,
  geq,
  Left,
  M,
  misereOutcome,
  normalOutcome,
  outcomeAtLeast,
  Right,
  sum,
  type Universe,
  ZERO,
} from '@proviso/engine';
import type { Entry } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { comparisonTest } from './comparison-test.ts';
import { dominoBoards } from './domineering.ts';

const compareCode = 'packages/engine/src/order/compare.ts#geq';

/** Every pair of the games of rank at most 2 in a universe, thinned in the quick run. */
function* pairs(fixture: Fixture, universe: Universe): Generator<readonly [FormId, FormId]> {
  const games = fixture.dayTwoIn(universe);
  for (const g of fixture.some(games, 3)) for (const h of games) yield [g, h];
}

export const introduction: readonly Entry[] = [
  {
    item: 'Footnote 6',
    says: 'The hand-tying principle: more Left options and fewer Right options, none of them emptied, are no worse for Left.',
    code: [compareCode],
    standing: 'exhaustive',
    run(fixture) {
      const { arena } = fixture;
      let cases = 0;
      const tied = (fewer: readonly FormId[], more: readonly FormId[]): boolean =>
        (fewer.length > 0 || more.length === 0) && fewer.every((x) => more.includes(x));
      for (const g of fixture.some(fixture.dayTwo, 3)) {
        for (const h of fixture.dayTwo) {
          if (!tied(arena.options(h, Left), arena.options(g, Left))) continue;
          if (!tied(arena.options(g, Right), arena.options(h, Right))) continue;
          holds(geq(arena, g, h, M), () => `${fixture.text(g)} ≥ ${fixture.text(h)} by hand-tying`);
          cases++;
        }
      }
      return { cases, summary: 'pairs of forms of rank at most 2 to which it applies, modulo M' };
    },
  },
  {
    item: 'Section 1, the Domineering inequality in normal play',
    says: 'The 2×1 and 2×2 boards together are at least the 2×3 board in normal play.',
    code: ['packages/engine/src/rulesets/grids/domineering.ts#domineering'],
    standing: 'exact',
    run(fixture) {
      const [left, right] = dominoBoards(fixture);
      const difference = sum(fixture.arena, left, conjugate(fixture.arena, right));
      holds(
        outcomeAtLeast(normalOutcome(fixture.arena, difference), 'P'),
        () => 'Left loses moving second',
      );
      return { cases: 1, summary: 'the difference played out' };
    },
  },
];

export const universesAndOrder: readonly Entry[] = [
  {
    item: 'Definition 1',
    says: 'A universe is closed under options, sums and conjugates.',
    code: [
      'packages/engine/src/forms/kinds.ts#isDicot',
      'packages/engine/src/forms/kinds.ts#isDeadEnding',
    ],
    standing: 'exhaustive',
    run(fixture) {
      let cases = 0;
      for (const universe of [D, E]) {
        const games = fixture.dayTwoIn(universe);
        for (const [g, h] of pairs(fixture, universe)) {
          holds(
            universe.contains(fixture.arena, sum(fixture.arena, g, h)),
            () => `a sum leaves ${universe.name}`,
          );
          cases++;
        }
        for (const g of games) {
          holds(
            universe.contains(fixture.arena, conjugate(fixture.arena, g)),
            () => `a conjugate leaves ${universe.name}`,
          );
          const options = [...fixture.arena.options(g, Left), ...fixture.arena.options(g, Right)];
          holds(
            options.every((x) => universe.contains(fixture.arena, x)),
            () => `an option leaves ${universe.name}`,
          );
        }
      }
      return {
        cases,
        summary: 'sums of games of rank at most 2 in D and E, their conjugates and options',
      };
    },
  },
  {
    item: 'Section 2.2, the star and the integers',
    says: '* + * ≡ 0 modulo D but not modulo E; 1 + 1̄ ≡ 0 modulo E but not modulo M.',
    code: [compareCode],
    standing: 'exact',
    run(fixture) {
      const is = (text: string, universe: Universe): boolean =>
        equal(fixture.arena, fixture.game(text), ZERO, universe);
      agrees('* + * ≡ 0 mod D', is('* + *', D), true);
      agrees('* + * ≡ 0 mod E', is('* + *', E), false);
      agrees('1 + 1̄ ≡ 0 mod E', is('1 + 1̄', E), true);
      agrees('1 + 1̄ ≡ 0 mod M', is('1 + 1̄', M), false);
      return { cases: 4, summary: 'the four comparisons' };
    },
  },
  {
    item: 'Theorem 1',
    says: 'G ≥ H modulo an absolute universe exactly when the proviso and the maintenance property hold.',
    code: [compareCode],
    standing: 'sampled',
    run(fixture) {
      let cases = 0;
      const contexts = fixture.dayTwoIn(E);
      const games = fixture.sample(E, 3, 60);
      for (const g of games) {
        for (const h of fixture.some(fixture.dayTwoIn(E), 8)) {
          if (!geq(fixture.arena, g, h, E)) continue;
          for (const x of contexts) {
            const withG = misereOutcome(fixture.arena, sum(fixture.arena, g, x));
            const withH = misereOutcome(fixture.arena, sum(fixture.arena, h, x));
            holds(
              outcomeAtLeast(withG, withH),
              () => `${fixture.text(g)}, ${fixture.text(h)} with ${fixture.text(x)}`,
            );
            cases++;
          }
        }
      }
      return {
        cases,
        summary: 'outcomes o(G + X) ≥ o(H + X) for G of rank 3, H and X of rank 2 in E with G ≥ H',
      };
    },
  },
  {
    item: 'Corollary 1',
    says: 'G ≥ H modulo a universe implies G ≥ H in normal play.',
    code: ['packages/engine/src/order/fingerprint.ts', compareCode],
    standing: 'exhaustive',
    run(fixture) {
      let cases = 0;
      for (const universe of fixture.six) {
        for (const g of fixture.some(fixture.dayTwo, 5)) {
          for (const h of fixture.dayTwo) {
            if (!geq(fixture.arena, g, h, universe)) continue;
            const difference = sum(fixture.arena, g, conjugate(fixture.arena, h));
            holds(
              !['N', 'R'].includes(normalOutcome(fixture.arena, difference)),
              () =>
                `${fixture.text(g)} ≥ ${fixture.text(h)} mod ${universe.name}, not in normal play`,
            );
            cases++;
          }
        }
      }
      return {
        cases,
        summary: 'comparable pairs of rank at most 2 in the six universes, played out',
      };
    },
  },
  {
    item: 'Theorem 2',
    says: 'Comparison in D: outcomes and the maintenance property.',
    code: ['packages/engine/src/universes/dicot.ts#D', compareCode],
    standing: 'exhaustive',
    run: (fixture) =>
      comparisonTest(fixture, D, (g, h) =>
        outcomeAtLeast(misereOutcome(fixture.arena, g), misereOutcome(fixture.arena, h)),
      ),
  },
];
