/** [Dwyer–Milley–Willette, sections 4 and 5]: which day-2 games are invertible. */

import {
  canonicalForm,
  conjugate,
  E,
  equal,
  type FormId,
  geq,
  isInvertible,
  isPFree,
  Left,
  misereOutcome,
  Right,
  rank,
  strongOutcome,
  sum,
  ZERO,
} from '@proviso/engine';
import { census, countCensus } from '@proviso/engine/census';
import { dayTwoGrid, invertibleDayTwoTable } from '@proviso/pictures/censuses';
import type { Entry } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { sameCells, shown } from '../../tables.ts';
import { bornOnDayTwo } from './day-two.ts';
import {
  TABLE_THREE,
  TABLE_THREE_ACROSS,
  TABLE_THREE_DOWN,
  TABLE_TWO_AS_PRINTED,
  TABLE_TWO_CORRECTED,
} from './published.ts';

const invertibleCode = 'packages/engine/src/inverses/invertible.ts#isInvertible';
const freeCode = 'packages/engine/src/inverses/p-free.ts#isPFree';
const tablesFile = 'packages/pictures/src/censuses/dead-ending.ts';

/** G + Ḡ ≡ 0 modulo E, tested as it is written; and the engine says the same. */
function inverts(fixture: Fixture, g: FormId): boolean {
  const answer = equal(fixture.arena, sum(fixture.arena, g, conjugate(fixture.arena, g)), ZERO, E);
  holds(isInvertible(fixture.arena, g, E) === answer, () => `the inverse of ${fixture.text(g)}`);
  return answer;
}

/** The reduced dead-ending games born by day 2. */
function reducedGames(fixture: Fixture): FormId[] {
  return fixture.dayTwoIn(E).filter((g) => canonicalForm(fixture.arena, g, E) === g);
}

/** * is an option of a side. */
function hasStar(fixture: Fixture, g: FormId): boolean {
  const star = fixture.game('*');
  return (
    fixture.arena.options(g, Left).includes(star) || fixture.arena.options(g, Right).includes(star)
  );
}

export const invertibility: readonly Entry[] = [
  {
    item: 'Section 4, the ends are invertible',
    says: 'The four ends born on day 2 are invertible modulo E.',
    code: [invertibleCode],
    standing: 'exact',
    run(fixture) {
      for (const text of ['{1|.}', '{0,1|.}', '{.|-1}', '{.|0,-1}']) {
        agrees(text, inverts(fixture, fixture.game(text)), true);
      }
      return { cases: 4, summary: 'the four ends' };
    },
  },
  {
    item: 'Theorem 9',
    says: 'G + Ḡ ≡ 0 modulo E exactly when its strong outcome is N and every Right move has a Left answer ≥ 0.',
    code: [invertibleCode],
    standing: 'sampled',
    run(fixture) {
      const { arena } = fixture;
      const games = [...fixture.dayTwoIn(E), ...fixture.sample(E, 3, 2000)];
      for (const g of games) {
        const both = sum(arena, g, conjugate(arena, g));
        const expected =
          strongOutcome(arena, both, E) === 'N' &&
          arena
            .options(both, Right)
            .every((x) => arena.options(x, Left).some((y) => geq(arena, y, ZERO, E)));
        holds(inverts(fixture, g) === expected, () => fixture.text(g));
      }
      return {
        cases: games.length,
        summary: 'dead-ending games of rank at most 2 and random ones of rank 3',
      };
    },
  },
  {
    item: 'Section 4, the number of invertible games',
    says: '43 of the 192 reduced day-2 games are invertible, 3 of them symmetric and 20 pairs of conjugates; with 0, 1 and 1̄ there are 46.',
    code: [invertibleCode],
    standing: 'exact',
    run(fixture) {
      const invertible = reducedGames(fixture).filter((g) => inverts(fixture, g));
      const dayTwo = invertible.filter((g) => rank(fixture.arena, g) === 2);
      const symmetric = dayTwo.filter((g) => conjugate(fixture.arena, g) === g);
      agrees('invertible, born on day 2', dayTwo.length, 43);
      agrees('symmetric', symmetric.length, 3);
      agrees('pairs', (dayTwo.length - symmetric.length) / 2, 20);
      agrees('invertible, born by day 2', invertible.length, 46);
      return { cases: 4, summary: 'counted among the 196 reduced games' };
    },
  },
  {
    item: 'Table 2',
    lists: () => TABLE_TWO_AS_PRINTED.flat().map((text) => TABLE_TWO_CORRECTED.get(text) ?? text),
    says: 'The 43 invertible reduced day-2 games, and {1̄ | 1}, which equals 0.',
    code: [`${tablesFile}#invertibleDayTwoTable`],
    standing: 'exact',
    erratum: {
      printed: '{· | 1} and {1̄ | ·} in the first column',
      computed: '{1 | ·} and {· | 1̄}',
      argument:
        '{· | 1} and {1̄ | ·} are not dead-ending; the invertible ends born on day 2 are {1 | ·}, {0, 1 | ·} and their conjugates, and the other two are in the column',
    },
    run(fixture) {
      const corrected = TABLE_TWO_AS_PRINTED.map((row) =>
        row.map((text) => fixture.text(fixture.game(TABLE_TWO_CORRECTED.get(text) ?? text))),
      );
      for (const text of TABLE_TWO_CORRECTED.keys()) {
        agrees(`${text} is dead-ending`, E.contains(fixture.arena, fixture.game(text)), false);
      }
      // The engine lists the games in its own order; put them where the paper has them.
      const printed = corrected.flat();
      const computed = invertibleDayTwoTable(fixture.arena)
        .rows.flat()
        .map(({ pretty }) => pretty)
        .sort((a, b) => printed.indexOf(a) - printed.indexOf(b));
      const rows = corrected.map((row, i) => computed.slice(i * row.length, (i + 1) * row.length));
      agrees('games', computed.length, printed.length);
      return {
        cases: sameCells('Table 2', rows, corrected),
        summary: 'every cell, in the order of the paper',
        tables: [
          {
            caption: 'The invertible reduced day-2 dead-ending games, and {1̄ | 1}',
            head: ['', '', '', ''],
            rows,
          },
        ],
      };
    },
  },
  {
    item: 'Section 4, P-positions and options to *',
    says: 'A reduced day-2 game that is a P-position or has an option to * is not invertible, and the others are.',
    code: [invertibleCode],
    standing: 'exhaustive',
    run(fixture) {
      const games = reducedGames(fixture).filter((g) => rank(fixture.arena, g) === 2);
      for (const g of games) {
        const expected = misereOutcome(fixture.arena, g) !== 'P' && !hasStar(fixture, g);
        holds(inverts(fixture, g) === expected, () => fixture.text(g));
      }
      return { cases: games.length, summary: 'the 192 reduced games born on day 2' };
    },
  },
  {
    item: 'Lemma 10',
    says: 'A dead-ending game born on day 2 has outcome P exactly when Left’s options are a non-empty subset of {0, 1} and Right’s of {0, 1̄}.',
    code: ['packages/engine/src/play/misere.ts#misereOutcome'],
    standing: 'exhaustive',
    run(fixture) {
      const games = bornOnDayTwo(fixture);
      for (const g of games) {
        const left = fixture.arena.options(g, Left);
        const right = fixture.arena.options(g, Right);
        const expected =
          left.length > 0 &&
          right.length > 0 &&
          left.every((x) => x === ZERO || x === fixture.game('1')) &&
          right.every((x) => x === ZERO || x === fixture.game('-1'));
        holds((misereOutcome(fixture.arena, g) === 'P') === expected, () => fixture.text(g));
      }
      return { cases: games.length, summary: 'all 228 games born on day 2' };
    },
  },
  {
    item: 'Section 4, the previous-win day-2 games',
    says: 'The eight day-2 games of outcome P.',
    code: ['packages/engine/src/play/misere.ts#misereOutcome'],
    standing: 'exact',
    run(fixture) {
      const printed = [
        '{0|-1}',
        '{0|0,-1}',
        '{1|0}',
        '{1|-1}',
        '{1|0,-1}',
        '{0,1|0}',
        '{0,1|-1}',
        '{0,1|0,-1}',
      ];
      const names = (games: readonly FormId[]): string =>
        games
          .map((g) => fixture.text(g))
          .sort()
          .join('; ');
      const found = bornOnDayTwo(fixture).filter((g) => misereOutcome(fixture.arena, g) === 'P');
      agrees('outcome P', names(found), names(printed.map((text) => fixture.game(text))));
      return { cases: 228, summary: 'all games born on day 2' };
    },
  },
  {
    item: 'Theorem 11',
    says: 'A reduced game born by day 2 is invertible exactly when * is no option and its outcome is not P.',
    code: [invertibleCode],
    standing: 'exhaustive',
    erratum: {
      printed:
        'i.e. * is no option, and Left’s options are not all in {0, 1} or Right’s not all in {0, 1̄}',
      computed:
        'the second form needs both option sets non-empty: 0, 1, {1 | ·}, {0, 1 | ·} and their conjugates are invertible and violate it',
      argument:
        'by Lemma 10 outcome P needs non-empty sets of options; an end born by day 2 has an empty set, which is a subset of anything',
    },
    run(fixture) {
      const [one, barOne] = [fixture.game('1'), fixture.game('-1')];
      const broken: FormId[] = [];
      const games = reducedGames(fixture);
      for (const g of games) {
        const invertible = inverts(fixture, g);
        holds(
          invertible === (!hasStar(fixture, g) && misereOutcome(fixture.arena, g) !== 'P'),
          () => fixture.text(g),
        );
        const left = fixture.arena.options(g, Left);
        const right = fixture.arena.options(g, Right);
        const within =
          left.every((x) => x === ZERO || x === one) &&
          right.every((x) => x === ZERO || x === barOne);
        const asPrinted = !hasStar(fixture, g) && !within;
        if (asPrinted !== invertible) broken.push(g);
      }
      const ends = ['0', '1', '-1', '{1|.}', '{.|-1}', '{0,1|.}', '{.|0,-1}'];
      const names = (list: readonly FormId[]): string =>
        list
          .map((g) => fixture.text(g))
          .sort()
          .join('; ');
      agrees(
        'the second form fails for',
        names(broken),
        names(ends.map((text) => fixture.game(text))),
      );
      return { cases: games.length, summary: 'all 196 reduced games, both forms of the statement' };
    },
  },
];

export const summary: readonly Entry[] = [
  {
    item: 'Section 5, summary',
    says: '228 day-2 games, 4 of them equal to 0; 192 reduced, 43 of them invertible; 196 and 46 with 0, 1, 1̄ and *.',
    code: ['packages/engine/src/census/census.ts#census'],
    standing: 'exact',
    run(fixture) {
      const { arena } = fixture;
      const games = bornOnDayTwo(fixture);
      const reduced = reducedGames(fixture);
      const dayTwo = reduced.filter((g) => rank(arena, g) === 2);
      agrees('day-2 games', games.length, 228);
      agrees('equal to 0', games.filter((g) => equal(arena, g, ZERO, E)).length, 4);
      agrees('reduced, born on day 2', dayTwo.length, 192);
      agrees('of them invertible', dayTwo.filter((g) => isInvertible(arena, g, E)).length, 43);
      agrees('reduced, born by day 2', reduced.length, 196);
      agrees('of them invertible', reduced.filter((g) => isInvertible(arena, g, E)).length, 46);
      const { classes, invertibleClasses } = countCensus(census(arena, E, 2));
      agrees('the census', `${classes} ${invertibleClasses}`, '196 46');
      return { cases: 6, summary: 'the six numbers' };
    },
  },
  {
    item: 'Section 5, random day-3 games',
    says: 'The pattern of Conjecture 12 continues on random day-3 games.',
    code: [freeCode],
    standing: 'sampled',
    run(fixture) {
      const games = fixture.sample(E, 3, 5000).map((g) => canonicalForm(fixture.arena, g, E));
      for (const g of games)
        holds(inverts(fixture, g) === isPFree(fixture.arena, g), () => fixture.text(g));
      return {
        cases: games.length,
        summary: 'reduced forms of random dead-ending games of rank 3',
      };
    },
  },
  {
    item: 'Conjecture 12',
    says: 'A dead-ending game is invertible exactly when none of its followers has outcome P (proved by Milley and Renault).',
    code: [freeCode, invertibleCode],
    standing: 'exhaustive',
    erratum: {
      printed: 'for every dead-ending game',
      computed:
        'for reduced forms; 13 of the 232 forms born by day 2 are invertible and have * as an option',
      argument:
        'the option to * reverses through an end and is gone from the reduced form: {1̄ | 0, *} equals {1̄ | 0, 1}',
    },
    run(fixture) {
      const games = fixture.dayTwoIn(E);
      const reduced = reducedGames(fixture);
      for (const g of reduced)
        holds(inverts(fixture, g) === isPFree(fixture.arena, g), () => fixture.text(g));
      const broken = games.filter((g) => inverts(fixture, g) !== isPFree(fixture.arena, g));
      agrees('forms that break it as printed', broken.length, 13);
      holds(
        broken.every((g) => hasStar(fixture, g) && inverts(fixture, g)),
        () => 'one of them has no option to *',
      );
      const [example, other] = ['{-1|0,*}', '{-1|0,1}'].map((text) => fixture.game(text)) as [
        FormId,
        FormId,
      ];
      agrees(
        '{1̄ | 0, *} ≡ {1̄ | 0, 1}',
        broken.includes(example) && equal(fixture.arena, example, other, E),
        true,
      );
      return {
        cases: games.length,
        summary: 'the 196 reduced games, and all 232 forms for the statement as printed',
      };
    },
  },
  {
    item: 'Table 3',
    says: 'All dead-ending games born by day 2: invertible or not, equal to 0, reduced.',
    code: [`${tablesFile}#dayTwoGrid`],
    standing: 'exact',
    run(fixture) {
      const table = shown(dayTwoGrid(fixture.arena));
      const printed = TABLE_THREE.map((row, i) => [TABLE_THREE_DOWN[i] ?? '', ...row]);
      const cells =
        sameCells('Table 3, headings', [table.head], [['', ...TABLE_THREE_ACROSS]]) +
        sameCells('Table 3', table.rows, printed);
      return { cases: cells, summary: 'every cell, mark and heading', tables: [table] };
    },
  },
];
