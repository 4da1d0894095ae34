/** [Spindler, sections 2.1 and 2.2.1]: impartial games of three players, and outcomes of sums. */

import {
  allowedMultiples,
  allowedSums,
  canMakeLose,
  type GameId,
  hasPlayer,
  isUndetermined,
  type PlayerSet,
  strategy,
  wrap,
} from '@proviso/engine/multiplayer';
import { given } from '../../cases.ts';
import type { Entry } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { undeterminedGames } from './constructions.ts';
import { onGames, onRandomGames, onSmallGames, product, singly, tuples } from './laws.ts';
import { definition, outcomesAsPrinted, PlayersSetup, sourcePath } from './players-setup.ts';
import {
  OUTCOMES,
  TABLE_1,
  TABLE_2,
  TABLE_3,
  TABLE_7,
  TABLE_8,
  TABLE_9,
} from './printed-tables.ts';
import { isWithin, sumLaw } from './sum-laws.ts';

const outcomeCode = sourcePath('outcome', 'outcome');
const boundsCode = sourcePath('sum-bounds', 'allowedSums');

const preliminaries: readonly Entry[] = [
  definition('Definition 2.1', 'The outcome of a game for three players.', outcomeCode),
  {
    item: 'Proposition 2.2',
    says: 'In {0, *2} Next can only make sure to win with Previous, but Next and Other can make Previous lose.',
    code: [sourcePath('coalition', 'canMakeLose')],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      const { store } = setup;
      const game = setup.read('{0, *2}');
      agrees('o({0, *2})', setup.outcome(game), 'N');
      const winning = strategy(store, game, 0).keeping(game, 0);
      agrees('Next must move to', winning.map((option) => setup.text(option)).join(), '0');
      // At 0 the player to move is Other, who loses; Next and Previous win.
      agrees('o(0)', setup.outcome(store.zero), 'OP');
      const [NO, P] = [0b011, 0b100];
      agrees('Next and Other against Previous', canMakeLose(store, game, NO, P).holds, true);
      for (const alone of [0b001, 0b010]) {
        agrees('one player alone', canMakeLose(store, game, alone, P).holds, false);
      }
      return { cases: 5, summary: 'the game and the coalitions against Previous' };
    },
  },
  {
    item: 'Proposition 2.3',
    says: 'o(G) is a proper subset of NOP.',
    code: [outcomeCode],
    standing: 'sampled',
    run: onRandomGames('impartial', 400, (setup, g) => setup.o(g) !== 7, [3]),
  },
  {
    item: 'Proposition 2.4',
    says: 'Braces turn the outcome: N, O, P of G are O, P, N of {G}.',
    code: [sourcePath('named', 'wrap')],
    standing: 'sampled',
    run: onRandomGames(
      'impartial',
      400,
      (setup, g) =>
        [0, 1, 2].every(
          (i) => setup.wins(g, i) === setup.wins(wrap(setup.store, g, 1), (i + 1) % 3),
        ),
      [3],
    ),
  },
  {
    item: 'Proposition 2.5',
    says: 'All seven proper subsets of NOP are outcomes.',
    code: [outcomeCode],
    standing: 'exact',
    run: outcomesAsPrinted(3, [
      ['0', 'OP'],
      ['*', 'NP'],
      ['{*}', 'NO'],
      ['*2', 'N'],
      ['{*2}', 'O'],
      ['{{*2}}', 'P'],
      ['{*2, {*2}}', '-'],
    ]),
  },
  definition('Definition 2.6', 'Undetermined games.', sourcePath('undetermined', 'isUndetermined')),
  {
    item: 'Proposition 2.7',
    says: 'A game with an undetermined option and no option that lets P win is undetermined.',
    code: [sourcePath('undetermined', 'isUndetermined')],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) =>
        singly([...undeterminedGames(setup, fixture, 200), ...setup.impartial(fixture, 400)]),
      (setup, g) => {
        const outcomes = setup.store.options(g).map((option) => setup.o(option));
        return given(outcomes.includes(0) && outcomes.every((set) => (set & 4) === 0), () =>
          isUndetermined(setup.store, g),
        );
      },
      [3],
      'random games, and games made with such options',
    ),
  },
];

/** All outcomes within a printed entry. */
function within(setup: PlayersSetup, entry: string): string[] {
  return OUTCOMES.filter((name) => isWithin(setup.set(name), setup.set(entry)));
}

/** The outcomes of sums that theorems allow, as the largest one, which has all others within. */
function largest(setup: PlayersSetup, allowed: readonly PlayerSet[]): string {
  const union = allowed.reduce((all, set) => all | set, 0);
  const printed = union === 7 ? 'NOP' : setup.name(union);
  agrees('the outcomes below', allowed.length, within(setup, printed).length);
  return printed;
}

/** The outcomes of n·G by that of G. */
function multiplesTable(
  item: string,
  count: number,
  printed: readonly string[],
  sum: string,
  caption: string,
): Entry {
  return {
    item,
    says: `The largest outcome of ${sum} by that of G.`,
    code: [sourcePath('sum-bounds', 'allowedMultiples')],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      const column = OUTCOMES.map((of) =>
        largest(setup, allowedMultiples(setup.set(of), count, 3)),
      );
      agrees(item, column.join(' '), printed.join(' '));
      const found = {
        caption: `${item}. ${caption}`,
        head: ['o(G)', `o(${sum})`],
        rows: OUTCOMES.map((of, i) => [of, column[i] ?? '']),
      };
      return { cases: 7, summary: 'all seven cells', tables: [found] };
    },
  };
}

/** Games of outcome P or undetermined: those whose outcome in two braces turns to that, and others. */
function withinPrevious(setup: PlayersSetup, fixture: Fixture): GameId[] {
  const braced = [...setup.small, ...setup.impartial(fixture, 300)].map((game) =>
    wrap(setup.store, game, 2),
  );
  return [
    ...braced.filter((game) => isWithin(setup.o(game), 4)),
    ...undeterminedGames(setup, fixture, 40),
  ];
}

const sums: readonly Entry[] = [
  {
    item: 'Theorem 2.8',
    says: 'If N is not in o(H), then o(G + H) ⊆ o(G) (Next Generation).',
    code: [boundsCode],
    standing: 'exhaustive',
    run: sumLaw(
      (setup) => tuples(setup.small, 2),
      ([g = 0, h = 0], sum) => given(!hasPlayer(h, 0), () => isWithin(sum, g)),
      [3],
      'all pairs of games of rank at most 3',
    ),
  },
  {
    item: 'Corollary 2.9',
    says: 'Sums of undetermined games are undetermined.',
    code: [boundsCode],
    standing: 'sampled',
    run: sumLaw(
      (setup, fixture) => setup.pairs(undeterminedGames(setup, fixture, 100)),
      (summands, sum) =>
        given(
          summands.every((set) => set === 0),
          () => sum === 0,
        ),
      [3],
      'undetermined games made at random',
    ),
  },
  {
    item: 'Theorem 2.10',
    says: 'If O is neither in o(G) nor in o(H), then P is not in o(G + H) (Other Procreation).',
    code: [boundsCode],
    standing: 'exhaustive',
    run: sumLaw(
      (setup) => tuples(setup.small, 2),
      (summands, sum) =>
        given(!summands.some((set) => hasPlayer(set, 1)), () => !hasPlayer(sum, 2)),
      [3],
      'all pairs of games of rank at most 3',
    ),
  },
  {
    item: 'Corollary 2.11',
    says: 'If o(G) and o(H) lie within P, then G + H is undetermined.',
    code: [boundsCode],
    standing: 'sampled',
    run: sumLaw(
      (setup, fixture) => setup.pairs(withinPrevious(setup, fixture)),
      (summands, sum) =>
        given(
          summands.every((set) => isWithin(set, 4)),
          () => sum === 0,
        ),
      [3],
      'games in two braces and undetermined ones, made at random',
    ),
  },
  {
    item: 'Corollary 2.12',
    says: 'If G is undetermined, then P is not in o(G + H).',
    code: [boundsCode],
    standing: 'sampled',
    run: sumLaw(
      (setup, fixture) => product(undeterminedGames(setup, fixture, 50), setup.small),
      ([g], sum) => given(g === 0, () => !hasPlayer(sum, 2)),
      [3],
      'undetermined games made at random beside those of rank at most 3',
    ),
  },
  {
    item: 'Theorem 2.13',
    says: 'Every outcome of G + H that Theorems 2.8 and 2.10 allow occurs.',
    code: [boundsCode],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      let cases = 0;
      for (const [i, left] of OUTCOMES.entries()) {
        for (const right of OUTCOMES.slice(i)) {
          for (const sum of allowedSums([setup.set(left), setup.set(right)], 3)) {
            const claim = [left, right, setup.name(sum)].join();
            holds(
              TABLE_9.some(({ outcomes }) => outcomes.join() === claim),
              () => `no row of Table 9 shows ${claim}`,
            );
            cases++;
          }
        }
      }
      agrees('the rows of Table 9', cases, TABLE_9.length);
      return {
        cases,
        summary: 'each allowed outcome has its row in Table 9, which is checked there',
      };
    },
  },
  {
    item: 'Table 1',
    says: 'The largest outcome of a sum by the outcomes of the summands.',
    code: [boundsCode],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      const rows = OUTCOMES.map((left) =>
        OUTCOMES.map((right) =>
          largest(setup, allowedSums([setup.set(left), setup.set(right)], 3)),
        ),
      );
      agrees('Table 1', rows.join(' / '), TABLE_1.join(' / '));
      const found = {
        caption: 'Table 1. The three-player pairwise addition setup: any subset but NOP occurs',
        head: ['+', ...OUTCOMES],
        rows: rows.map((row, i) => [OUTCOMES[i] ?? '', ...row]),
      };
      return { cases: 49, summary: 'all 49 cells', tables: [found] };
    },
  },
  {
    item: 'Theorem 2.14',
    says: 'Every outcome of G + G that Theorems 2.8 and 2.10 allow occurs.',
    code: [sourcePath('sum-bounds', 'allowedMultiples')],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      const allowed = OUTCOMES.flatMap((of) =>
        allowedMultiples(setup.set(of), 2, 3).map((sum) => `${of} ${setup.name(sum)}`),
      );
      agrees('the number of cases', allowed.length, 23);
      const shown = TABLE_7.map(([of, sum]) => `${of} ${sum}`);
      agrees('the cases of Table 7', [...shown].sort().join(), [...allowed].sort().join());
      return { cases: 23, summary: 'each of the 23 cases has its game in Table 7' };
    },
  },
  multiplesTable('Table 2', 2, TABLE_2, 'G + G', 'The three-player doubling table'),
  {
    item: 'Proposition 2.15',
    says: 'N is not in o(G + G + G).',
    code: [sourcePath('sum-bounds', 'allowedMultiples')],
    standing: 'exhaustive',
    run: onSmallGames(
      (setup, g) => {
        const sum = setup.o(setup.copies(3, g));
        const allowed = allowedMultiples(setup.o(g), 3, 3);
        return (
          !hasPlayer(sum, 0) && allowed.includes(sum) && allowed.every((set) => !hasPlayer(set, 0))
        );
      },
      1,
      [3],
    ),
  },
  multiplesTable('Table 3', 3, TABLE_3, 'G + G + G', 'The three-player trebling table'),
  {
    item: 'Proposition 2.16',
    says: 'All cases of Table 3 occur, except perhaps P in o(3·G) where o(G) = N.',
    code: [sourcePath('sum-bounds', 'allowedMultiples')],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      const allowed = OUTCOMES.flatMap((of) =>
        allowedMultiples(setup.set(of), 3, 3).map((sum) => `${of} ${setup.name(sum)}`),
      );
      const shown = TABLE_8.map(([of, sum]) => `${of} ${sum}`);
      agrees('the cases of Table 8', [...shown].sort().join(), [...allowed].sort().join());
      const open = TABLE_8.filter(([, , game]) => game === '?').map(([of, sum]) => `${of} ${sum}`);
      agrees('the cases without a game', open.join(), 'N P,N OP');
      return { cases: shown.length, summary: 'each case but the two of Question 3 is in Table 8' };
    },
  },
];

export const outcomesOfSums: readonly Entry[] = [...preliminaries, ...sums];
