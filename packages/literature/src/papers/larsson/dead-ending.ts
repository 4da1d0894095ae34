/** [Larsson et al., section 3.3]: strong outcomes, perfect murders, and comparison of dead-ending games. */

import {
  E,
  equal,
  type FormId,
  geq,
  Left,
  outcomeAtLeast,
  perfectMurder,
  rank,
  strongOutcome,
  sum,
  winsMovingFirst,
  ZERO,
} from '@proviso/engine';
import { deadEnds } from '@proviso/engine/ends';
import type { Entry } from '../../entry.ts';
import { agrees, holds } from '../../fixture.ts';
import { comparisonTest } from './comparison-test.ts';
import { dominoBoards } from './domineering.ts';

const compareCode = 'packages/engine/src/order/compare.ts#geq';

export const deadEnding: readonly Entry[] = [
  {
    item: 'Definition 2',
    says: 'The strong Left outcome is the worst o_L(G + X) over Left ends X; the strong Right outcome mirrors it.',
    code: ['packages/engine/src/universes/universe.ts#strongOutcome'],
    standing: 'definition',
  },
  {
    item: 'Section 3.3, the strong outcome of {0, * | 0}',
    says: 'The strong Left outcome of {0, * | 0} is L.',
    code: ['packages/engine/src/universes/dead-ending.ts#E'],
    standing: 'exact',
    run(fixture) {
      const g = fixture.game('{0,*|0}');
      agrees('Left E-strong', E.isStrong(fixture.arena, g, Left), true);
      for (const x of deadEnds(fixture.arena, 4)) {
        holds(
          winsMovingFirst(fixture.arena, sum(fixture.arena, g, x), Left),
          () => `Left loses with ${fixture.text(x)}`,
        );
      }
      return { cases: 52, summary: 'played with every Left dead end of rank at most 4' };
    },
  },
  {
    item: 'Definition 3',
    says: 'The perfect murders: M_0 = 0, M_n = {· | 0, M_{n−1}}.',
    code: ['packages/engine/src/universes/perfect-murder.ts#perfectMurder'],
    standing: 'definition',
  },
  {
    item: 'Figure 1',
    says: 'The perfect murders of rank 0 to 4.',
    code: ['packages/engine/src/universes/perfect-murder.ts#perfectMurder'],
    drawings: () => [1, 2, 3, 4].map((n) => `tree(murder(${n}))`),
    standing: 'exact',
    run(fixture) {
      const printed = ['0', '{.|0}', '{.|0,{.|0}}', '{.|0,{.|0,{.|0}}}', '{.|0,{.|0,{.|0,{.|0}}}}'];
      for (const [n, text] of printed.entries()) {
        agrees(
          `M_${n}`,
          fixture.text(perfectMurder(fixture.arena, n)),
          fixture.text(fixture.game(text)),
        );
      }
      return { cases: printed.length, summary: 'the five trees' };
    },
  },
  {
    item: 'Lemma 1',
    says: 'M_n ≥ M_{n+1} modulo E for n > 0.',
    code: [compareCode],
    standing: 'exhaustive',
    run(fixture) {
      const most = 40;
      for (let n = 1; n <= most; n++) {
        holds(
          geq(
            fixture.arena,
            perfectMurder(fixture.arena, n),
            perfectMurder(fixture.arena, n + 1),
            E,
          ),
          () => `M_${n} against M_${n + 1}`,
        );
      }
      return { cases: most, summary: `n up to ${most}` };
    },
  },
  {
    item: 'Lemma 2',
    says: 'A Left end of rank k > 0 is at least M_n modulo E for n ≥ k.',
    code: [compareCode],
    standing: 'exhaustive',
    run(fixture) {
      let cases = 0;
      for (const x of deadEnds(fixture.arena, 4)) {
        for (let n = Math.max(1, rank(fixture.arena, x)); x !== ZERO && n <= 8; n++) {
          holds(
            geq(fixture.arena, x, perfectMurder(fixture.arena, n), E),
            () => `${fixture.text(x)} and M_${n}`,
          );
          cases++;
        }
      }
      return { cases, summary: 'Left dead ends of rank at most 4, n up to 8' };
    },
  },
  {
    item: 'Theorem 3',
    says: 'The strong outcome of a game of rank k needs 0 and M_{k−1} only.',
    code: ['packages/engine/src/universes/dead-ending.ts#E'],
    standing: 'exhaustive',
    erratum: {
      printed: 'M_{k−1} for every rank k',
      computed: 'M_{k−1} for k ≥ 1; at k = 0 there is nothing to test',
      argument: 'the only game of rank 0 is 0, a Left end, which is Left strong',
    },
    run(fixture) {
      const ends = deadEnds(fixture.arena, 4);
      const games = [...fixture.dayTwoIn(E), ...fixture.sample(E, 3, 400)];
      for (const g of games) {
        const k = rank(fixture.arena, g);
        const wins = (x: FormId): boolean =>
          winsMovingFirst(fixture.arena, sum(fixture.arena, g, x), Left);
        const byMurder = wins(ZERO) && (k === 0 || wins(perfectMurder(fixture.arena, k - 1)));
        holds(byMurder === ends.every(wins), () => `${fixture.text(g)} against all ends of rank 4`);
        holds(
          byMurder === E.isStrong(fixture.arena, g, Left),
          () => `${fixture.text(g)} and the engine's bit`,
        );
      }
      return {
        cases: games.length,
        summary:
          'dead-ending games of rank at most 2, and random ones of rank 3, against all 52 ends of rank at most 4',
      };
    },
  },
  {
    item: 'Definition 4',
    says: 'The strong outcome is the class of the pair of strong Left and Right outcomes.',
    code: ['packages/engine/src/universes/universe.ts#strongOutcome'],
    standing: 'definition',
  },
  {
    item: 'Observation 4',
    says: 'A non-zero dead Left end has strong outcome L.',
    code: ['packages/engine/src/universes/universe.ts#strongOutcome'],
    standing: 'exhaustive',
    run(fixture) {
      const ends = deadEnds(fixture.arena, 4).filter((x) => x !== ZERO);
      for (const x of ends) agrees(fixture.text(x), strongOutcome(fixture.arena, x, E), 'L');
      return { cases: ends.length, summary: 'the non-zero Left dead ends of rank at most 4' };
    },
  },
  {
    item: 'Theorem 5',
    says: 'Comparison in E: strong outcomes and the maintenance property.',
    code: ['packages/engine/src/universes/dead-ending.ts#E', compareCode],
    standing: 'exhaustive',
    run: (fixture) =>
      comparisonTest(fixture, E, (g, h) =>
        outcomeAtLeast(strongOutcome(fixture.arena, g, E), strongOutcome(fixture.arena, h, E)),
      ),
  },
  {
    item: 'Example 6',
    says: '{1̄ | 1} has strong outcome N and equals 0 modulo E.',
    code: [compareCode],
    standing: 'exact',
    run(fixture) {
      const g = fixture.game('{-1|1}');
      agrees('strong outcome', strongOutcome(fixture.arena, g, E), 'N');
      agrees('≡ 0 mod E', equal(fixture.arena, g, ZERO, E), true);
      return { cases: 2, summary: 'strong outcome and equality' };
    },
  },
  {
    item: 'Example 7',
    says: 'The Domineering inequality holds modulo E; both sides have strong outcome P.',
    code: ['packages/engine/src/rulesets/grids/domineering.ts#domineering', compareCode],
    standing: 'exact',
    run(fixture) {
      const [left, right] = dominoBoards(fixture);
      agrees('strong outcome of the left side', strongOutcome(fixture.arena, left, E), 'P');
      agrees('strong outcome of the right side', strongOutcome(fixture.arena, right, E), 'P');
      agrees('2×1 + 2×2 ≥ 2×3 mod E', geq(fixture.arena, left, right, E), true);
      return { cases: 3, summary: 'from the boards themselves' };
    },
  },
];
