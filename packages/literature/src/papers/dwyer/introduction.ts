/** [Dwyer–Milley–Willette, section 1]: misère play, in full and restricted. */

import {
  compare,
  conjugate,
  D,
  equal,
  type FormId,
  isDeadEnding,
  Left,
  M,
  misereOutcome,
  normalOutcome,
  OUTCOMES,
  Right,
  rank,
  sum,
  winsMovingFirst,
  ZERO,
} from '@proviso/engine';
import { born } from '@proviso/engine/census';
import type { Entry } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';

const compareCode = 'packages/engine/src/order/compare.ts#geq';

/** The same options for both players, throughout. */
function isImpartial(fixture: Fixture, g: FormId): boolean {
  const left = fixture.arena.options(g, Left);
  const right = fixture.arena.options(g, Right);
  return left.join() === right.join() && left.every((x) => isImpartial(fixture, x));
}

export const introduction: readonly Entry[] = [
  {
    item: 'Section 1.1, ends and dead-ending games',
    says: 'A dead Left end has only Left ends among its followers; a game is dead-ending when all its ends are dead.',
    code: [
      'packages/engine/src/forms/kinds.ts#isDeadEnd',
      'packages/engine/src/forms/kinds.ts#isDeadEnding',
    ],
    standing: 'definition',
  },
  {
    item: 'Figure 1',
    says: 'A game tree that is dead-ending and one that is not.',
    code: ['packages/engine/src/forms/kinds.ts#isDeadEnding'],
    standing: 'not-runnable',
    reason:
      'The two trees are drawn and named nowhere in the text; they illustrate the definition.',
  },
  {
    item: 'Section 1.1, outcome, sum, conjugate, birthday',
    says: 'The outcome under optimal misère play, the disjunctive sum, the mirror image, the depth of the tree.',
    code: [
      'packages/engine/src/play/misere.ts#misereOutcome',
      'packages/engine/src/forms/sum.ts#sum',
      'packages/engine/src/forms/conjugate.ts#conjugate',
      'packages/engine/src/forms/measures.ts#rank',
    ],
    standing: 'definition',
  },
  {
    item: 'Section 1.1, the day-1 games',
    says: 'The games born on day 1 are 1 = {0 | ·}, 1̄ = {· | 0} and * = {0 | 0}.',
    code: ['packages/engine/src/census/born.ts#born'],
    standing: 'exact',
    run(fixture) {
      const dayOne = fixture.dayTwo
        .filter((g) => rank(fixture.arena, g) === 1)
        .map((g) => fixture.text(g));
      agrees('born on day 1', dayOne.sort().join('; '), ['1', '1̄', '*'].sort().join('; '));
      const listed = born(fixture.arena, 1, M).map((g) => fixture.text(g));
      agrees('born by day 1', listed.sort().join('; '), ['0', '1', '1̄', '*'].sort().join('; '));
      for (const [name, form] of [
        ['1', '{0|.}'],
        ['-1', '{.|0}'],
        ['*', '{0|0}'],
      ] as const) {
        agrees(name, fixture.game(name), fixture.game(form));
      }
      return { cases: 7, summary: 'the three games and their forms' };
    },
  },
  {
    item: 'Section 1.2, no game but 0 equals 0',
    says: 'In general misère play only the game with no moves equals 0, and no non-zero game and its conjugate sum to 0.',
    code: [compareCode],
    standing: 'sampled',
    run(fixture) {
      const games = [
        ...fixture.dayTwo,
        ...fixture.sample(M, 3, 10_000),
        ...fixture.sample(M, 4, 2000),
      ].filter((g) => g !== ZERO);
      for (const g of games) {
        holds(!equal(fixture.arena, g, ZERO, M), () => `${fixture.text(g)} ≡ 0`);
        const both = sum(fixture.arena, g, conjugate(fixture.arena, g));
        holds(!equal(fixture.arena, both, ZERO, M), () => `${fixture.text(g)} and its conjugate`);
      }
      return {
        cases: games.length,
        summary: 'forms of rank at most 2 and random ones of rank 3 and 4',
      };
    },
  },
  {
    item: 'Section 1.2, outcomes of sums',
    says: 'In normal play L + L is always L; in misère play it can be any of the four outcomes.',
    code: [
      'packages/engine/src/play/misere.ts#misereOutcome',
      'packages/engine/src/play/normal.ts#normalOutcome',
    ],
    standing: 'exhaustive',
    run(fixture) {
      const { arena } = fixture;
      const normal = fixture.dayTwo.filter((g) => normalOutcome(arena, g) === 'L');
      const misere = fixture.dayTwo.filter((g) => misereOutcome(arena, g) === 'L');
      const found = new Set<string>();
      let cases = 0;
      for (const g of fixture.some(normal, 3)) {
        for (const h of normal) {
          holds(
            normalOutcome(arena, sum(arena, g, h)) === 'L',
            () => `${fixture.text(g)} + ${fixture.text(h)}`,
          );
          cases++;
        }
      }
      for (const g of misere) {
        for (const h of misere) {
          found.add(misereOutcome(arena, sum(arena, g, h)));
          cases++;
        }
      }
      agrees('outcomes of L + L', [...found].sort().join(), [...OUTCOMES].sort().join());
      return {
        cases,
        summary: 'pairs of games of rank at most 2 of outcome L, under both conventions',
      };
    },
  },
  {
    item: 'Section 1.2, 0 and 1',
    says: '0 and 1 are incomparable: Left, moving first, wins 0 and loses 1, loses 0 + * and wins 1 + *.',
    code: [compareCode],
    standing: 'exact',
    run(fixture) {
      const first = (text: string): boolean =>
        winsMovingFirst(fixture.arena, fixture.game(text), Left);
      agrees('0', first('0'), true);
      agrees('1', first('1'), false);
      agrees('0 + *', first('0 + *'), false);
      agrees('1 + *', first('1 + *'), true);
      agrees('0 and 1 modulo M', compare(fixture.arena, ZERO, fixture.game('1'), M), '||');
      return { cases: 5, summary: 'the four sums and the comparison' };
    },
  },
  {
    item: 'Section 1.2, universes',
    says: 'A universe is closed under sums, conjugates and followers; G ≥ H modulo U when o(G + X) ≥ o(H + X) for all X in U.',
    code: ['packages/engine/src/universes/universe.ts#Universe', compareCode],
    standing: 'definition',
  },
  {
    item: 'Section 1.2, I ⊂ D ⊂ E',
    says: 'Impartial games are dicots, and dicots are dead-ending.',
    code: ['packages/engine/src/forms/kinds.ts#isDicot'],
    standing: 'sampled',
    run(fixture) {
      const impartial = fixture.dayTwo.filter((g) => isImpartial(fixture, g));
      for (const g of impartial)
        holds(D.contains(fixture.arena, g), () => `${fixture.text(g)} is no dicot`);
      const dicots = [...fixture.dayTwoIn(D), ...fixture.sample(D, 4, 2000)];
      for (const g of dicots)
        holds(isDeadEnding(fixture.arena, g), () => `${fixture.text(g)} is not dead-ending`);
      return {
        cases: impartial.length + dicots.length,
        summary: 'impartial games and dicots of rank at most 2, random dicots of rank 4',
      };
    },
  },
];
