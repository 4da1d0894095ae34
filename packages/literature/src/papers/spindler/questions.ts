/** [Spindler, section 5]: the questions, each with what was found, and the remarks around them. */

import {
  absorbing,
  attainableOutcomes,
  checkCertificate,
  conventions,
  type GameId,
  GameStore,
  isNPeriodic,
  nimQuotient,
  normalPlay,
  outcomeWhen,
  parsePlayerSet,
  printPlayerSet,
  redundantOptions,
  subpositions,
  sumTables,
} from '@proviso/engine/multiplayer';
import type { Entry, Finding, FoundTable } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { PlayersSetup, sourcePath } from './players-setup.ts';
import { TABLE_8 } from './printed-tables.ts';

/** The conventions other than the paper's and Propp's, for three players. */
const REMAINING = ['N', 'O', 'NO', 'NP'];

const SETS = [0, 1, 2, 3, 4, 5, 6];

/** The outcomes of sums that were found under a convention. */
function foundSums(name: string, rank: 3 | 4, samples: number): FoundTable {
  const convention = parsePlayerSet(name, 3);
  const { addition } = sumTables(new GameStore(3), convention, { rank, samples, seed: 1 });
  const possible = attainableOutcomes(3, convention);
  const sets = SETS.filter((set) => possible.includes(set));
  const show = (set: number): string => printPlayerSet(set, 3);
  return {
    caption: `Question 1, where {${name}} wins the empty game: outcomes found for sums`,
    head: ['+', ...sets.map(show)],
    rows: sets.map((left) => [
      show(left),
      ...sets.map((right) => {
        const found = addition.examples([left, right]).map(({ outcome }) => outcome);
        for (const sum of found) agrees('attainable', possible.includes(sum), true);
        return found.length === possible.length ? 'any' : found.map(show).join(' ');
      }),
    ]),
  };
}

/** The N tried: those for which a certificate is found quickly, or all. */
function playersOf(fixture: Fixture): number[] {
  return fixture.quick ? [3, 4, 5] : [3, 4, 5, 6, 7, 8];
}

function forCertificates(
  check: (quotient: ReturnType<typeof nimQuotient>, players: number) => void,
) {
  return (fixture: Fixture): Finding => {
    const counts = playersOf(fixture);
    for (const players of counts) {
      const quotient = nimQuotient({ players });
      agrees(`N = ${players}: the certificate`, checkCertificate(quotient.table), undefined);
      check(quotient, players);
    }
    const last = counts.at(-1);
    return { cases: counts.length, summary: `proved by certificates for N from 3 to ${last}` };
  };
}

/** {0, N·*, 2N·*} and {0, 2N·*}. */
function equalPair(setup: PlayersSetup): [GameId, GameId] {
  const { players, store } = setup;
  const row = (times: number): GameId => setup.copies(times * players, setup.nim(1));
  return [store.impartial([store.zero, row(1), row(2)]), store.impartial([store.zero, row(2)])];
}

export const questions: readonly Entry[] = [
  {
    item: 'Question 1',
    says: 'Investigate the sum table for the remaining four conventions.',
    code: [sourcePath('sum-tables', 'sumTables'), sourcePath('sum-bounds', 'attainableOutcomes')],
    standing: 'sampled',
    run(fixture) {
      const tables = REMAINING.map((name) =>
        foundSums(name, fixture.quick ? 3 : 4, fixture.quick ? 200 : 5000),
      );
      const cells = tables.reduce((sum, { rows }) => sum + rows.length ** 2, 0);
      return {
        cases: cells,
        summary: `lower bounds: games of rank at most ${fixture.quick ? 3 : 4} exhausted, larger ones sampled; open from above`,
        tables,
      };
    },
  },
  {
    item: 'Section 5, perhaps 3·* = 6·*',
    says: 'Perhaps 3·* = 6·* for three players.',
    code: [sourcePath('compare', 'equal')],
    standing: 'exact',
    erratum: {
      printed: 'perhaps 3·* = 6·*',
      computed: '3·* ≠ 6·*',
      argument:
        'A context is constructed beside which somebody wins with 3·* and not with 6·*; both sums are played out.',
    },
    run() {
      const setup = new PlayersSetup();
      const [three, six] = [3, 6].map((count) => setup.copies(count, setup.nim(1)));
      if (three === undefined || six === undefined) return { cases: 0, summary: '' };
      const context = setup.refuted(three, six);
      return { cases: 2, summary: `refuted, beside ${setup.text(context)}` };
    },
  },
  {
    item: 'Question 2',
    says: 'For N > 2, are there equal impartial games that are not isomorphic and have no absorbing subposition?',
    code: [sourcePath('simplify', 'redundantOptions'), sourcePath('compare', 'equal')],
    standing: 'exhaustive',
    run(fixture) {
      const counts = fixture.quick ? [3] : [3, 4, 5];
      for (const players of counts) {
        const setup = new PlayersSetup(players);
        const [g, h] = equalPair(setup);
        holds(g !== h, () => 'the games are isomorphic');
        agrees(`N = ${players}: {0, N·*, 2N·*} = {0, 2N·*}`, setup.equal(g, h), 'proved');
        // N·* is the one redundant option: without it {0, N·*, 2N·*} is {0, 2N·*}.
        const redundant = redundantOptions(setup.store, g, 0);
        agrees('redundant', redundant.join(), setup.copies(players, setup.nim(1)));
        agrees('redundant in {0, 2N·*}', redundantOptions(setup.store, h, 0).length, 0);
        for (const position of subpositions(setup.store, [g, h])) {
          const { verdict } = absorbing(setup.store, position);
          agrees(`${setup.text(position)} is absorbing`, verdict, 'refuted');
        }
      }
      return {
        cases: counts.length,
        summary: 'yes, proved: {0, N·*, 2N·*} = {0, 2N·*} because 2N·* ≤ N·* ≤ 0 for everyone',
      };
    },
  },
  {
    item: 'Question 3',
    says: 'Is there a game with outcome N such that P is in o(3·G)?',
    code: [sourcePath('sum-tables', 'sumTables')],
    standing: 'exhaustive',
    run(fixture) {
      const rank = fixture.quick ? 3 : 4;
      const setup = new PlayersSetup();
      const { store } = setup;
      const search = { rank, samples: 200, seed: 1 } as const;
      const { multiple } = sumTables(store, normalPlay(3), search);
      const examples = multiple.examples([1]);
      // Every example is played out; and none is missing that all games of rank at most 3 give.
      for (const { outcome, games } of examples) {
        const [game = store.zero] = games;
        agrees(`o(${setup.text(game)})`, setup.outcome(game), 'N');
        agrees(`o(3·${setup.text(game)})`, setup.o(setup.copies(3, game)), outcome);
      }
      const found = new Set(examples.map(({ outcome }) => outcome));
      const next = setup.small.filter((game) => setup.outcome(game) === 'N');
      for (const game of next) {
        const sum = setup.o(setup.copies(3, game));
        holds(found.has(sum), () => `3·${setup.text(game)} is not among the examples`);
      }
      // The cases of Table 8, which are all that it has an example of.
      const printed = TABLE_8.filter(([of, , game]) => of === 'N' && game !== '?');
      const names = [...found].map((set) => setup.name(set));
      for (const name of names) {
        holds(
          printed.some(([, sum]) => sum === name),
          () => `a game with ${name}: Question 3 is answered`,
        );
      }
      return {
        cases: rank === 3 ? setup.small.length : 65_536,
        summary: `open: none of rank at most ${rank}, where 3·G has outcomes ${names.join(', ')}`,
      };
    },
  },
  {
    item: 'Question 4',
    says: 'Are all Nim positions N-periodic, N > 2?',
    code: [sourcePath('certificate', 'checkCertificate')],
    standing: 'exhaustive',
    run: forCertificates(({ table }, players) => {
      const [stars] = table.folds;
      agrees('index and period', `${stars?.index} ${stars?.period}`, `0 ${players}`);
    }),
  },
  {
    item: 'Section 5, the remark after Question 4',
    says: 'Where Other is the only winner of 0, a Nim position is not 3-periodic.',
    code: [sourcePath('periodicity', 'isNPeriodic')],
    standing: 'exact',
    erratum: {
      printed: 'o(2·*3) = O, but o(3·* + 2·*3) = ∅',
      computed: 'o(2·*2) = O, but o(3·* + 2·*2) = ∅; o(2·*3) = ∅',
      argument:
        'Both positions are played out; 2·*3 is 3-periodic under that convention, and 2·*2 is not.',
    },
    run() {
      const setup = new PlayersSetup();
      const convention = setup.set('O');
      const o = (...sizes: number[]): string =>
        setup.name(outcomeWhen(setup.store, setup.nim(...sizes), 0, convention));
      agrees('o(2·*2)', o(2, 2), 'O');
      agrees('o(3·* + 2·*2)', o(1, 1, 1, 2, 2), '-');
      agrees('o(2·*3)', o(3, 3), '-');
      agrees('2·*2', isNPeriodic(setup.store, setup.nim(2, 2), convention), false);
      agrees('2·*3', isNPeriodic(setup.store, setup.nim(3, 3), convention), true);
      return { cases: 5, summary: 'outcomes by play, periods exactly' };
    },
  },
  {
    item: 'Question 5',
    says: 'If N > 2, do N·*2 and 2·*N have the absorbing property in the Nim quotient?',
    code: [sourcePath('nim', 'nimQuotient')],
    standing: 'exhaustive',
    run: forCertificates(({ table, elementOf, zero }, players) => {
      const element = (size: number, count: number): number =>
        elementOf(table.folds.map((_, kind) => (kind === size - 1 ? count : 0)));
      agrees('N·*2', element(2, players), zero);
      agrees('2·*N', element(players, 2), zero);
    }),
  },
  {
    item: 'Section 5, after Question 5',
    says: 'If so, then 2(N−1)·*2 and N·*N are absorbing for all impartial games.',
    code: [sourcePath('undetermined', 'absorbing')],
    standing: 'examples',
    run() {
      const setup = new PlayersSetup();
      for (const [count, size] of [
        [4, 2],
        [3, 3],
      ] as const) {
        const game = setup.copies(count, setup.nim(size));
        agrees(`${count}·*${size}`, absorbing(setup.store, game).verdict, 'proved');
      }
      for (const [count, size] of [
        [3, 2],
        [2, 3],
      ] as const) {
        const game = setup.copies(count, setup.nim(size));
        agrees(`${count}·*${size}`, absorbing(setup.store, game).verdict, 'refuted');
      }
      return { cases: 4, summary: 'N = 3, where fewer heaps are absorbing in the quotient only' };
    },
  },
  {
    item: 'Section 5, the other conventions',
    says: 'There are six non-trivial conventions for three players; the Nim quotient of each.',
    code: [sourcePath('players', 'conventions'), sourcePath('nim', 'nimQuotient')],
    standing: 'exact',
    run() {
      const all = conventions(3);
      agrees('conventions', all.length, 6);
      const rows = all.map((convention) => {
        const quotient = nimQuotient({ players: 3, convention });
        agrees('the certificate', checkCertificate(quotient.table), undefined);
        return [`{${printPlayerSet(convention, 3)}}`, String(quotient.order)];
      });
      const caption = 'The order of the Nim quotient by who wins the empty game';
      const tables = [{ caption, head: ['winners', 'order'], rows }];
      return { cases: 6, summary: 'certified for all heaps', tables };
    },
  },
];
