/** [Davies–Milley, section 4]: what is invertible modulo B. */

import {
  type Arena,
  B,
  conjugate,
  D,
  E,
  equal,
  expansion,
  type FormId,
  geq,
  inverse,
  isInvertible,
  isInvertibleByRecursion,
  isPFree,
  M,
  misereOutcome,
  nimHeap,
  pFreeModulo,
  Right,
  rank,
  simplestForm,
  subpositions,
  sum,
  type Universe,
  ZERO,
} from '@proviso/engine';
import { blockingPassingGame } from '@proviso/engine/ends';
import { invertibleOnlyInB, invertibleOnlyInE, rankTwoCounts } from '@proviso/pictures/censuses';
import type { Table } from '@proviso/pictures/tables';
import { type Entry, type Finding, Mismatch } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { sameCells, shown } from '../../tables.ts';
import { INVERTIBLE_ONLY_IN_B, INVERTIBLE_ONLY_IN_E, RANK_TWO_COUNTS } from './published.ts';
import { winsWith } from './strong.ts';

const file = 'packages/engine/src/inverses/invertible.ts';
const freeCode = 'packages/engine/src/inverses/p-free.ts#pFreeModulo';
const tablesFile = 'packages/pictures/src/censuses/blocking.ts';

/** G + Ḡ ≡ 0, tested as it is written. */
function conjugateInverts(fixture: Fixture, g: FormId, universe: Universe): boolean {
  return equal(fixture.arena, sum(fixture.arena, g, conjugate(fixture.arena, g)), ZERO, universe);
}

/** Blocking forms of rank at most 2, and random ones of rank 3. */
function blockingForms(fixture: Fixture, count: number): FormId[] {
  return [...fixture.dayTwoIn(B), ...fixture.sample(B, 3, count)];
}

export const inverses: readonly Entry[] = [
  {
    item: 'Section 4, invertible games',
    says: 'G is U-invertible when some H in U has G + H ≡ 0 modulo U.',
    code: [`${file}#isInvertible`],
    standing: 'definition',
  },
  {
    item: 'Section 4, no inverses in full misère play',
    says: 'G + Ḡ ≢ 0 modulo M for every non-zero G (Mesdal and Ottaway).',
    code: [`${file}#isInvertible`],
    standing: 'sampled',
    run(fixture) {
      const games = [...fixture.dayTwo, ...fixture.sample(M, 3, 5000)].filter((g) => g !== ZERO);
      for (const g of games) {
        holds(!conjugateInverts(fixture, g, M) && !isInvertible(fixture.arena, g, M), () =>
          fixture.text(g),
        );
      }
      return { cases: games.length, summary: 'forms of rank at most 2 and random ones of rank 3' };
    },
  },
  {
    item: 'Section 4, the conjugate property',
    says: 'In a parental universe an inverse of G equals its conjugate.',
    code: [`${file}#inverse`],
    standing: 'exhaustive',
    run(fixture) {
      let cases = 0;
      for (const universe of [B, E, D]) {
        const games = fixture.dayTwoIn(universe);
        for (const g of fixture.some(games, 4)) {
          const found = inverse(fixture.arena, g, universe);
          holds((found !== undefined) === conjugateInverts(fixture, g, universe), () =>
            fixture.text(g),
          );
          if (found !== undefined) {
            holds(
              equal(fixture.arena, sum(fixture.arena, g, found), ZERO, universe),
              () =>
                `${fixture.text(found)} is no inverse of ${fixture.text(g)} modulo ${universe.name}`,
            );
          }
          for (const h of games) {
            if (!equal(fixture.arena, sum(fixture.arena, g, h), ZERO, universe)) continue;
            holds(
              equal(fixture.arena, h, conjugate(fixture.arena, g), universe),
              () => `${fixture.text(g)} + ${fixture.text(h)} modulo ${universe.name}`,
            );
            cases++;
          }
        }
      }
      return { cases, summary: 'pairs of rank at most 2 with sum 0 in B, E and D' };
    },
  },
  {
    item: 'Theorem 4.1',
    says: 'G in U is invertible exactly when G + Ḡ is Left U-strong and every proper subposition of its simplest form is invertible.',
    code: [`${file}#isInvertibleByRecursion`],
    standing: 'sampled',
    run(fixture) {
      let cases = 0;
      for (const universe of [B, E, D]) {
        for (const g of [...fixture.dayTwoIn(universe), ...fixture.sample(universe, 3, 3000)]) {
          holds(
            isInvertibleByRecursion(fixture.arena, g, universe) ===
              conjugateInverts(fixture, g, universe),
            () => `${fixture.text(g)} modulo ${universe.name}`,
          );
          cases++;
        }
      }
      return { cases, summary: 'forms of rank at most 2 and random ones of rank 3 in B, E and D' };
    },
  },
  {
    item: 'Section 4, P-free games',
    says: 'Strictly P-free: no subposition has outcome P. P-free modulo U: equal to a strictly P-free member of U.',
    code: ['packages/engine/src/inverses/p-free.ts#isPFree', freeCode],
    standing: 'definition',
  },
  {
    item: 'Theorem 4.2',
    says: 'A P-free blocking game is B-invertible.',
    code: [freeCode],
    standing: 'sampled',
    run(fixture) {
      const games = blockingForms(fixture, 20_000).filter((g) => isPFree(fixture.arena, g));
      for (const g of games) {
        holds(conjugateInverts(fixture, g, B) && isInvertible(fixture.arena, g, B), () =>
          fixture.text(g),
        );
        holds(pFreeModulo(fixture.arena, g, B).free, () => `${fixture.text(g)} modulo B`);
      }
      return {
        cases: games.length,
        summary: 'P-free blocking forms of rank at most 2 and random ones of rank 3',
      };
    },
  },
  {
    item: 'Lemma 4.3',
    says: 'A blocking game of outcome P is not B-invertible: Left, moving first, loses G + Ḡ + B_n.',
    code: [`${file}#isInvertible`],
    standing: 'sampled',
    run(fixture) {
      const games = blockingForms(fixture, 10_000).filter(
        (g) => misereOutcome(fixture.arena, g) === 'P',
      );
      for (const g of games) {
        const both = sum(fixture.arena, g, conjugate(fixture.arena, g));
        const passing = blockingPassingGame(fixture.arena, 2 * rank(fixture.arena, g));
        holds(!winsWith(fixture, both, passing), () => `${fixture.text(g)} against B_n`);
        holds(!isInvertible(fixture.arena, g, B), () => `${fixture.text(g)} is invertible`);
      }
      return {
        cases: games.length,
        summary: 'blocking forms of outcome P, of rank at most 2 and random ones of rank 3',
      };
    },
  },
  {
    item: 'Section 4, * + * + B_2',
    says: '* is blocking, of outcome P, and Left, moving first, loses * + * + B_2.',
    code: ['packages/engine/src/ends/passing-games.ts#blockingPassingGame'],
    standing: 'exact',
    run(fixture) {
      const star = nimHeap(fixture.arena, 1);
      agrees('* is blocking', B.contains(fixture.arena, star), true);
      agrees('o(*)', misereOutcome(fixture.arena, star), 'P');
      const both = sum(fixture.arena, star, star);
      agrees(
        'wins * + * + B_2',
        winsWith(fixture, both, blockingPassingGame(fixture.arena, 2)),
        false,
      );
      return { cases: 3, summary: 'kind, outcome, and the sum played out' };
    },
  },
  {
    item: 'Lemma 4.4',
    says: 'If the B-simplest form of a blocking game is strictly P-free, the game is P-free modulo B.',
    code: [freeCode],
    standing: 'sampled',
    run(fixture) {
      const games = blockingForms(fixture, 10_000).filter((g) =>
        isPFree(fixture.arena, simplestForm(fixture.arena, g, B)),
      );
      for (const g of games) {
        const answer = pFreeModulo(fixture.arena, g, B);
        if (!answer.free) throw new Mismatch(`no member was found for ${fixture.text(g)}`);
        const { member } = answer;
        holds(isPFree(fixture.arena, member), () => `${fixture.text(member)} is not P-free`);
        holds(B.contains(fixture.arena, member), () => `${fixture.text(member)} is not blocking`);
        holds(
          equal(fixture.arena, g, member, B),
          () => `${fixture.text(g)} ≢ ${fixture.text(member)}`,
        );
      }
      return {
        cases: games.length,
        summary:
          'for each game a P-free blocking game equal to it; rank at most 2, and random ones of rank 3',
      };
    },
  },
  {
    item: 'Theorem 4.5',
    says: 'The invertible blocking games are those that are P-free modulo B: those with a strictly P-free B-simplest form.',
    code: [freeCode, `${file}#isInvertible`],
    standing: 'sampled',
    run(fixture) {
      const games = blockingForms(fixture, 10_000);
      for (const g of games) {
        const free = isPFree(fixture.arena, simplestForm(fixture.arena, g, B));
        holds(conjugateInverts(fixture, g, B) === free, () => fixture.text(g));
        holds(
          isInvertible(fixture.arena, g, B) === free,
          () => `the inverse of ${fixture.text(g)}`,
        );
        holds(pFreeModulo(fixture.arena, g, B).free === free, () => `${fixture.text(g)} modulo B`);
      }
      return {
        cases: games.length,
        summary: 'blocking forms of rank at most 2 and random ones of rank 3',
      };
    },
  },
  ...(
    [
      ['B', invertibleOnlyInB, INVERTIBLE_ONLY_IN_B],
      ['E', invertibleOnlyInE, INVERTIBLE_ONLY_IN_E],
    ] as const
  ).map(
    ([name, regenerate, printed]): Entry => ({
      item: `Section 4, table of the forms invertible in ${name} only`,
      says:
        name === 'B'
          ? 'Up to conjugation, the invertible forms of B of rank at most 2 that are no invertible dead-ending forms: eight, because they are not dead-ending; their simplest forms modulo B and E are the same.'
          : 'Up to conjugation, the invertible forms of E of rank at most 2 that are not invertible in B: two, with * as a subposition.',
      lists: () => printed.map(([form]) => form),
      code: [`${tablesFile}#${name === 'B' ? 'invertibleOnlyInB' : 'invertibleOnlyInE'}`],
      standing: 'exact',
      run: (fixture) => formTable(fixture, name, regenerate, printed),
    }),
  ),
  {
    item: 'Section 4, why the forms differ',
    says: 'The forms invertible in B only are not dead-ending, though G + Ḡ ≡ 0 modulo E; those invertible in E only have * as a subposition, which E reverses and B does not.',
    erratum: {
      printed: 'the eight forms of the first table are E-invertible since E ⊆ B',
      computed:
        'G + Ḡ ≡ 0 modulo E for all eight, but only {· | 1} and {· | 1, *} are E-invertible as defined, with an inverse in E',
      argument:
        'if G + H ≡ 0 with H in E, then H ≡ H + G + Ḡ ≡ Ḡ, so some K in E equals G. For the other six, the simplest form of K is a Left end, Right E-strong, and not ≥ 0, since Right can move to 0 or 1̄, where Left has no answer. No member of E is like that: take one of least rank. As a Left end it would be dead, and Right, moving first, would lose it. So it has Left options, and one of them reverses through a Left end Y ≤ K. Y is Right E-strong because K is, not ≥ 0 because K is not, and the simplest form of a follower of K, of smaller rank',
    },
    code: [`${file}#isInvertible`],
    standing: 'exact',
    run(fixture) {
      const { arena } = fixture;
      for (const [text] of INVERTIBLE_ONLY_IN_B) {
        const g = fixture.game(text);
        agrees(`${text} is dead-ending`, E.contains(arena, g), false);
        agrees(`${text} is B-invertible`, isInvertible(arena, g, B), true);
        agrees(`G + Ḡ ≡ 0 modulo E for ${text}`, conjugateInverts(fixture, g, E), true);
        const simplest = simplestForm(arena, g, E);
        const inverted = text === '{.|1}' || text === '{.|1,*}';
        agrees(`${text} ≡ 0 modulo E`, simplest === ZERO, inverted);
        agrees(
          `${text} equals a member of E`,
          expansion(arena, simplest, E) !== undefined,
          inverted,
        );
        agrees(`${text} ≥ 0 modulo E`, geq(arena, g, ZERO, E), inverted);
        agrees(`${text} is Right E-strong`, E.isStrong(arena, g, Right), true);
      }
      const star = nimHeap(arena, 1);
      for (const [text] of INVERTIBLE_ONLY_IN_E) {
        const g = fixture.game(text);
        agrees(`${text} is E-invertible`, isInvertible(arena, g, E), true);
        agrees(`${text} is B-invertible`, isInvertible(arena, g, B), false);
        agrees(`* in ${text}`, subpositions(arena, g).includes(star), true);
        agrees(`${text} is B-simplest`, simplestForm(arena, g, B) === g, true);
        agrees(`${text} is P-free modulo E`, isPFree(arena, simplestForm(arena, g, E)), true);
      }
      return { cases: 66, summary: 'the forms of both tables' };
    },
  },
  {
    item: 'Section 4, summary table',
    says: 'Of the 256 blocking and 232 dead-ending forms of rank at most 2, 72 and 60 are invertible; they have 220 and 196 simplest forms, 52 and 46 of them invertible.',
    code: [`${tablesFile}#rankTwoCounts`],
    standing: 'exact',
    run(fixture) {
      const table = shown(rankTwoCounts(fixture.arena), 'Number of forms of rank at most 2');
      return {
        cases: sameCells('summary table', table.rows, RANK_TWO_COUNTS),
        summary: 'every cell, counted over the forms that lie in the universe',
        tables: [table],
      };
    },
  },
];

/** A table of forms up to conjugation: each printed row is found, as it is printed or mirrored. */
function formTable(
  fixture: Fixture,
  name: string,
  regenerate: (arena: Arena) => Table,
  printed: readonly (readonly string[])[],
): Finding {
  const table = shown(regenerate(fixture.arena));
  // The engine may list the conjugate of the form that is printed.
  const mirrored = (row: readonly string[]): string[] =>
    row.map((text) => fixture.text(conjugate(fixture.arena, fixture.game(text))));
  const expected = printed.map((row) => row.map((text) => fixture.text(fixture.game(text))));
  const forms = new Set(expected.map(([form]) => form));
  const asPrinted = table.rows.map((row) => (forms.has(row[0]) ? [...row] : mirrored(row)));
  const place = new Map(expected.map(([form], i) => [form, i]));
  asPrinted.sort((a, b) => (place.get(a[0]) ?? -1) - (place.get(b[0]) ?? -1));
  return {
    cases: sameCells(`forms invertible in ${name} only`, asPrinted, expected),
    summary: 'every cell, in the order of the paper',
    tables: [{ ...table, rows: asPrinted }],
  };
}
