/**
 * U. Larsson, R. Milley, R. Nowakowski, G. Renault and C. Santos, Recursive
 * comparison tests for dicot and dead-ending games under misère play, Integers
 * 21B (2021), A16 — item by item.
 */

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
  perfectMurder,
  Right,
  rank,
  strongOutcome,
  sum,
  type Universe,
  winsMovingFirst,
  ZERO,
} from '@proviso/engine';
import { deadEnds } from '@proviso/engine/ends';
import { boardForm, domineering, readBoard } from '@proviso/engine/rulesets';
import type { Entry, Finding, Paper } from '../entry.ts';
import { agrees, holds, type Lab } from '../lab.ts';
import { byMaintenance, comparesBy } from '../recursive-comparison.ts';

const compareCode = 'packages/engine/src/order/compare.ts#geq';

/** Every pair of the games of rank at most 2 in a universe, thinned in the quick run. */
function* pairs(lab: Lab, universe: Universe): Generator<readonly [FormId, FormId]> {
  const games = lab.dayTwoIn(universe);
  for (const g of lab.some(games, 3)) for (const h of games) yield [g, h];
}

/** Theorems 2 and 5: ≥ is an outcome condition and the maintenance property. */
function comparisonTest(
  lab: Lab,
  universe: Universe,
  proviso: (g: FormId, h: FormId) => boolean,
): Finding {
  const games = lab.dayTwoIn(universe);
  return {
    cases: comparesBy(lab, universe, byMaintenance(lab, proviso), games),
    summary: `pairs of games of rank at most 2 in ${universe.name}`,
  };
}

const introduction: Entry[] = [
  {
    item: 'Footnote 6',
    says: 'The hand-tying principle: more Left options and fewer Right options, none of them emptied, are no worse for Left.',
    code: [compareCode],
    standing: 'exhaustive',
    run(lab) {
      const { arena } = lab;
      let cases = 0;
      const tied = (fewer: readonly FormId[], more: readonly FormId[]): boolean =>
        (fewer.length > 0 || more.length === 0) && fewer.every((x) => more.includes(x));
      for (const g of lab.some(lab.dayTwo, 3)) {
        for (const h of lab.dayTwo) {
          if (!tied(arena.options(h, Left), arena.options(g, Left))) continue;
          if (!tied(arena.options(g, Right), arena.options(h, Right))) continue;
          holds(geq(arena, g, h, M), () => `${lab.text(g)} ≥ ${lab.text(h)} by hand-tying`);
          cases++;
        }
      }
      return { cases, summary: 'pairs of forms of rank at most 2 to which it applies, modulo M' };
    },
  },
  {
    item: 'Section 1, the Domineering inequality in normal play',
    says: 'The 2×1 and 2×2 boards together are at least the 2×3 board in normal play.',
    code: ['packages/engine/src/rulesets/domineering.ts#domineering'],
    standing: 'exact',
    run(lab) {
      const [left, right] = dominoBoards(lab);
      const difference = sum(lab.arena, left, conjugate(lab.arena, right));
      holds(
        outcomeAtLeast(normalOutcome(lab.arena, difference), 'P'),
        () => 'Left loses moving second',
      );
      return { cases: 1, summary: 'the difference played out' };
    },
  },
];

/** The two sides of Example 7. */
function dominoBoards(lab: Lab): readonly [FormId, FormId] {
  const board = (rows: number, columns: number): FormId =>
    boardForm(lab.arena, readBoard(domineering, [rows, columns]));
  return [sum(lab.arena, board(2, 1), board(2, 2)), board(2, 3)];
}

const universesAndOrder: Entry[] = [
  {
    item: 'Definition 1',
    says: 'A universe is closed under options, sums and conjugates.',
    code: [
      'packages/engine/src/forms/kinds.ts#isDicot',
      'packages/engine/src/forms/kinds.ts#isDeadEnding',
    ],
    standing: 'exhaustive',
    run(lab) {
      let cases = 0;
      for (const universe of [D, E]) {
        const games = lab.dayTwoIn(universe);
        for (const [g, h] of pairs(lab, universe)) {
          holds(
            universe.contains(lab.arena, sum(lab.arena, g, h)),
            () => `a sum leaves ${universe.name}`,
          );
          cases++;
        }
        for (const g of games) {
          holds(
            universe.contains(lab.arena, conjugate(lab.arena, g)),
            () => `a conjugate leaves ${universe.name}`,
          );
          const options = [...lab.arena.options(g, Left), ...lab.arena.options(g, Right)];
          holds(
            options.every((x) => universe.contains(lab.arena, x)),
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
    run(lab) {
      const is = (text: string, universe: Universe): boolean =>
        equal(lab.arena, lab.game(text), ZERO, universe);
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
    run(lab) {
      let cases = 0;
      const contexts = lab.dayTwoIn(E);
      const games = lab.sample(E, 3, 60);
      for (const g of games) {
        for (const h of lab.some(lab.dayTwoIn(E), 8)) {
          if (!geq(lab.arena, g, h, E)) continue;
          for (const x of contexts) {
            const withG = misereOutcome(lab.arena, sum(lab.arena, g, x));
            const withH = misereOutcome(lab.arena, sum(lab.arena, h, x));
            holds(
              outcomeAtLeast(withG, withH),
              () => `${lab.text(g)}, ${lab.text(h)} with ${lab.text(x)}`,
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
    run(lab) {
      let cases = 0;
      for (const universe of lab.six) {
        for (const g of lab.some(lab.dayTwo, 5)) {
          for (const h of lab.dayTwo) {
            if (!geq(lab.arena, g, h, universe)) continue;
            const difference = sum(lab.arena, g, conjugate(lab.arena, h));
            holds(
              !['N', 'R'].includes(normalOutcome(lab.arena, difference)),
              () => `${lab.text(g)} ≥ ${lab.text(h)} mod ${universe.name}, not in normal play`,
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
    run: (lab) =>
      comparisonTest(lab, D, (g, h) =>
        outcomeAtLeast(misereOutcome(lab.arena, g), misereOutcome(lab.arena, h)),
      ),
  },
];

const deadEnding: Entry[] = [
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
    run(lab) {
      const g = lab.game('{0,*|0}');
      agrees('Left E-strong', E.isStrong(lab.arena, g, Left), true);
      for (const x of deadEnds(lab.arena, 4)) {
        holds(
          winsMovingFirst(lab.arena, sum(lab.arena, g, x), Left),
          () => `Left loses with ${lab.text(x)}`,
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
    standing: 'exact',
    run(lab) {
      const printed = ['0', '{.|0}', '{.|0,{.|0}}', '{.|0,{.|0,{.|0}}}', '{.|0,{.|0,{.|0,{.|0}}}}'];
      for (const [n, text] of printed.entries()) {
        agrees(`M_${n}`, lab.text(perfectMurder(lab.arena, n)), lab.text(lab.game(text)));
      }
      return { cases: printed.length, summary: 'the five trees' };
    },
  },
  {
    item: 'Lemma 1',
    says: 'M_n ≥ M_{n+1} modulo E for n > 0.',
    code: [compareCode],
    standing: 'exhaustive',
    run(lab) {
      const most = 40;
      for (let n = 1; n <= most; n++) {
        holds(
          geq(lab.arena, perfectMurder(lab.arena, n), perfectMurder(lab.arena, n + 1), E),
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
    run(lab) {
      let cases = 0;
      for (const x of deadEnds(lab.arena, 4)) {
        for (let n = Math.max(1, rank(lab.arena, x)); x !== ZERO && n <= 8; n++) {
          holds(
            geq(lab.arena, x, perfectMurder(lab.arena, n), E),
            () => `${lab.text(x)} and M_${n}`,
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
    run(lab) {
      const ends = deadEnds(lab.arena, 4);
      const games = [...lab.dayTwoIn(E), ...lab.sample(E, 3, 400)];
      for (const g of games) {
        const k = rank(lab.arena, g);
        const wins = (x: FormId): boolean => winsMovingFirst(lab.arena, sum(lab.arena, g, x), Left);
        const byMurder = wins(ZERO) && (k === 0 || wins(perfectMurder(lab.arena, k - 1)));
        holds(byMurder === ends.every(wins), () => `${lab.text(g)} against all ends of rank 4`);
        holds(
          byMurder === E.isStrong(lab.arena, g, Left),
          () => `${lab.text(g)} and the engine's bit`,
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
    run(lab) {
      const ends = deadEnds(lab.arena, 4).filter((x) => x !== ZERO);
      for (const x of ends) agrees(lab.text(x), strongOutcome(lab.arena, x, E), 'L');
      return { cases: ends.length, summary: 'the non-zero Left dead ends of rank at most 4' };
    },
  },
  {
    item: 'Theorem 5',
    says: 'Comparison in E: strong outcomes and the maintenance property.',
    code: ['packages/engine/src/universes/dead-ending.ts#E', compareCode],
    standing: 'exhaustive',
    run: (lab) =>
      comparisonTest(lab, E, (g, h) =>
        outcomeAtLeast(strongOutcome(lab.arena, g, E), strongOutcome(lab.arena, h, E)),
      ),
  },
  {
    item: 'Example 6',
    says: '{1̄ | 1} has strong outcome N and equals 0 modulo E.',
    code: [compareCode],
    standing: 'exact',
    run(lab) {
      const g = lab.game('{-1|1}');
      agrees('strong outcome', strongOutcome(lab.arena, g, E), 'N');
      agrees('≡ 0 mod E', equal(lab.arena, g, ZERO, E), true);
      return { cases: 2, summary: 'strong outcome and equality' };
    },
  },
  {
    item: 'Example 7',
    says: 'The Domineering inequality holds modulo E; both sides have strong outcome P.',
    code: ['packages/engine/src/rulesets/domineering.ts#domineering', compareCode],
    standing: 'exact',
    run(lab) {
      const [left, right] = dominoBoards(lab);
      agrees('strong outcome of the left side', strongOutcome(lab.arena, left, E), 'P');
      agrees('strong outcome of the right side', strongOutcome(lab.arena, right, E), 'P');
      agrees('2×1 + 2×2 ≥ 2×3 mod E', geq(lab.arena, left, right, E), true);
      return { cases: 3, summary: 'from the boards themselves' };
    },
  },
];

export const larsson: Paper = {
  key: 'larsson',
  authors: 'U. Larsson, R. Milley, R. Nowakowski, G. Renault, C. Santos',
  title: 'Recursive comparison tests for dicot and dead-ending games under misère play',
  reference: 'Integers 21B (2021), Paper No. A16',
  items: [
    'Definition 1',
    'Theorem 1',
    'Corollary 1',
    'Theorem 2',
    'Definition 2',
    'Definition 3',
    'Figure 1',
    'Lemma 1',
    'Lemma 2',
    'Theorem 3',
    'Definition 4',
    'Observation 4',
    'Theorem 5',
    'Example 6',
    'Example 7',
  ],
  entries: [...introduction, ...universesAndOrder, ...deadEnding],
};
