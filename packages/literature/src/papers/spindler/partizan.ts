/** [Spindler, section 4.1]: partizan games of N players, their outcomes and their order. */

import {
  conjugate,
  equalFor,
  type GameId,
  integer,
  minus,
  nimHeap,
  outcome,
  type PlayerSet,
  restriction,
  undeterminedGame,
  wrap,
} from '@proviso/engine/multiplayer';
import { type Answer, given } from '../../cases.ts';
import type { Entry } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { equalPairs, one } from './constructions.ts';
import {
  equivalence,
  onGames,
  onRandomGames,
  type Pair,
  type Quadruple,
  singly,
  tuples,
} from './laws.ts';
import { definition, PlayersSetup, sourcePath } from './players-setup.ts';

const compareCode = sourcePath('compare', 'compareFor');
const equalCode = sourcePath('compare', 'equal');

/** An impartial game for each of the 2^N − 1 proper subsets (Proposition 3.2). */
function gameForEach(setup: PlayersSetup): Map<PlayerSet, GameId> {
  const { store, players } = setup;
  const found = new Map<PlayerSet, GameId>([[0, undeterminedGame(store)]]);
  for (let losers = 1; losers < 2 ** (players - 1); losers++) {
    const options = setup.others
      .filter((loser) => ((losers >> (loser - 1)) & 1) === 1)
      .map((loser) => setup.copies(loser - 1, nimHeap(store, 1)));
    let game = store.impartial(options);
    for (let turn = 0; turn < players; turn++) {
      if (!found.has(setup.o(game))) found.set(setup.o(game), game);
      game = store.impartial([game]);
    }
  }
  return found;
}

/** Proposition 4.3: a game for every tuple of outcomes, or for every n-th of them. */
function attained(players: number, every: number): number {
  const setup = new PlayersSetup(players);
  const { store } = setup;
  const games = [...gameForEach(setup)].map(([set, game]) => {
    return { set, option: wrap(store, game, players - 1) };
  });
  const total = games.length ** players;
  let cases = 0;
  for (let number = 0; number < total; number += every) {
    const tuple = setup.all.map((place) => {
      const digit = Math.floor(number / games.length ** place) % games.length;
      return games[digit] ?? { set: 0, option: store.zero };
    });
    const game = store.partizan(tuple.map(({ option }) => [option]));
    // Where all parts agree the game is impartial, and one set stands for all.
    const sets = outcome(store, game);
    const found = setup.all.map((place) => sets[sets.length === 1 ? 0 : place]);
    agrees('o(G)', found.join(), tuple.map(({ set }) => set).join());
    cases++;
  }
  return cases;
}

const outcomesAndSums: readonly Entry[] = [
  {
    item: 'Definition 4.1',
    says: 'The restrictions of a game; [1_L]_L = * and [1_L]_C = 0.',
    code: [sourcePath('named', 'restriction')],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      const one = integer(setup.store, 1, 0);
      agrees('[1_L]_L', setup.text(restriction(setup.store, one, 0)), '*');
      agrees('[1_L]_C', setup.text(restriction(setup.store, one, 1)), '0');
      return { cases: 2, summary: 'the two examples' };
    },
  },
  {
    item: 'Definition 4.2',
    says: 'The outcome of a game is the tuple of the outcomes of its restrictions.',
    code: [sourcePath('outcome', 'outcome')],
    standing: 'sampled',
    run: onRandomGames('partizan', 200, (setup, g) =>
      setup.all.every((i) => setup.o(g, i) === setup.o(restriction(setup.store, g, i))),
    ),
  },
  {
    item: 'Section 4.1.1, the examples of outcomes',
    says: '(N, P, O): only Left can secure the win, whoever starts; and NP for everyone with four players.',
    code: [sourcePath('outcome', 'outcome')],
    standing: 'examples',
    run() {
      const setup = new PlayersSetup();
      // The proof of Proposition 4.3 with *2, {{*2}} and {*2}.
      const game = setup.read('{{{*2}} | {{{{*2}}}} | {{{*2}}}}');
      agrees('o(G)', setup.outcome(game), '(N, P, O)');
      const four = new PlayersSetup(4);
      agrees('o(*2)', four.outcome(four.nim(2)), 'NP');
      return { cases: 2, summary: 'a game for each' };
    },
  },
  {
    item: 'Proposition 4.3',
    says: 'If N > 2, all (2^N − 1)^N outcomes occur: 343 for N = 3 and 50,625 for N = 4.',
    code: [sourcePath('outcome', 'outcome'), sourcePath('named', 'wrap')],
    standing: 'exhaustive',
    run(fixture) {
      const three = attained(3, 1);
      agrees('N = 3', three, 343);
      const four = attained(4, fixture.quick ? 50 : 1);
      if (!fixture.quick) agrees('N = 4', four, 50_625);
      return { cases: three + four, summary: 'a constructed game for each tuple, N = 3 and 4' };
    },
  },
  definition('Definition 4.4', 'The disjunctive sum.', sourcePath('sum', 'add')),
  {
    item: 'Definition 4.5',
    says: 'Conjugates G† and the sum G⁻ of the first N − 1; 1_C1 = 1_L† and the N-th conjugate is G.',
    code: [sourcePath('named', 'conjugate'), sourcePath('named', 'minus')],
    standing: 'sampled',
    run(fixture) {
      let cases = 0;
      for (const players of [3, 4]) {
        const setup = new PlayersSetup(players);
        const { store } = setup;
        agrees('1_L†', setup.text(conjugate(store, one(setup, 0))), '1[1]');
        agrees('1_R', conjugate(store, one(setup, 0), players - 1), one(setup, players - 1));
        for (const game of setup.partizan(fixture, 100)) {
          agrees('the N-th conjugate', conjugate(store, game, players), game);
          const turned = conjugate(store, game);
          for (const i of setup.all) {
            agrees('the outcome turns', setup.o(turned, (i + 1) % players), setup.o(game, i));
            cases++;
          }
        }
      }
      const four = new PlayersSetup(4);
      const [left, first, second, right] = [0, 1, 2, 3].map((i) => one(four, i)) as Quadruple;
      agrees('1_C2⁻', minus(four.store, second), four.sum(right, left, first));
      return { cases, summary: 'the examples, and random games, N = 3 and 4' };
    },
  },
  {
    item: 'Proposition 4.6',
    says: 'N is not in the outcome of G + G⁻, whoever starts.',
    code: [sourcePath('named', 'minus')],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => singly(setup.lowPartizan(fixture, 100)),
      (setup, g) => {
        const sum = setup.plus(g, minus(setup.store, g));
        return setup.all.every((i) => !setup.wins(sum, 0, i));
      },
      [2, 3, 4],
      'random games of rank at most 2',
    ),
  },
  {
    item: 'Proposition 4.7',
    says: 'No game is absorbing among partizan games: Left wins G + k·1_L for large k.',
    code: [sourcePath('named', 'integer')],
    standing: 'sampled',
    run: onRandomGames('partizan', 100, (setup, g) => {
      const moves = setup.copies(setup.store.height(g) + 1, integer(setup.store, 1, 0));
      const sum = setup.plus(g, moves);
      return setup.all.every((i) => setup.wins(sum, (setup.players - i) % setup.players, i));
    }),
  },
];

/** Integers and a few random games. */
function comparedGames(setup: PlayersSetup, fixture: Fixture): GameId[] {
  return [
    setup.store.zero,
    ...setup.all.map((player) => integer(setup.store, 1, player)),
    integer(setup.store, 2, 0),
    ...setup.partizan(fixture, 60).slice(0, fixture.quick ? 1 : 8),
  ];
}

/** A law of ≤ for Left, on triples of integers and random games. */
function onTriples(law: (setup: PlayersSetup, g: GameId, h: GameId, j: GameId) => Answer) {
  return onGames(
    (setup, fixture) => tuples(comparedGames(setup, fixture), 3),
    law,
    [3, 4],
    'integers and random games, three at a time',
  );
}

const order: readonly Entry[] = [
  definition('Definition 4.8', 'G ≤ H for a player.', compareCode),
  {
    item: 'Proposition 4.9',
    says: '≤ for Left is transitive and reflexive.',
    code: [compareCode],
    standing: 'sampled',
    run: onTriples((setup, g, h, j) => {
      if (!setup.below(g, g)) return false;
      return given(setup.below(g, h) && setup.below(h, j), () => setup.below(g, j));
    }),
  },
  {
    item: 'Proposition 4.10',
    says: 'If G ≤ H for Left, then G + J ≤ H + J for Left.',
    code: [compareCode],
    standing: 'sampled',
    run: onTriples((setup, g, h, j) =>
      given(setup.below(g, h), () => setup.below(setup.plus(g, j), setup.plus(h, j))),
    ),
  },
  {
    item: 'Corollary 4.11',
    says: 'If G ≤ H and J ≤ K for Left, then G + J ≤ H + K for Left.',
    code: [compareCode],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => {
        const ordered = tuples(comparedGames(setup, fixture), 2).filter(
          ([g, h]) => g !== h && setup.below(g, h),
        );
        return ordered.flatMap((first) =>
          ordered.map((second): Quadruple => [...first, ...second]),
        );
      },
      (setup, g, h, j, k) => {
        return given(setup.below(g, h) && setup.below(j, k), () =>
          setup.below(setup.plus(g, j), setup.plus(h, k)),
        );
      },
      [3, 4],
      'every two comparable pairs of integers and random games',
    ),
  },
  definition('Definition 4.12', 'G < H for a player.', compareCode),
  {
    item: 'Proposition 4.13',
    says: 'G < H ≤ J and G ≤ H < J for Left both give G < J for Left.',
    code: [compareCode],
    standing: 'sampled',
    run: onTriples((setup, g, h, j) =>
      given(
        (setup.strictlyBelow(g, h) && setup.below(h, j)) ||
          (setup.below(g, h) && setup.strictlyBelow(h, j)),
        () => setup.strictlyBelow(g, j),
      ),
    ),
  },
  definition(
    'Definition 4.14',
    'G and H are equal for a player.',
    sourcePath('compare', 'equalFor'),
  ),
  {
    item: 'Proposition 4.15',
    says: 'With two players, equality for Left is equality for Right.',
    code: [sourcePath('compare', 'equalFor')],
    standing: 'sampled',
    run: equivalence(
      (setup, fixture) => {
        const games = setup.partizan(fixture, 100);
        const low = setup.lowPartizan(fixture, 60);
        // With two players H + H⁻ = 0, so G and G + H + H⁻ are equal.
        const equal = low.map((g, i): Pair => {
          const h = low[(i * 3 + 1) % low.length] ?? g;
          return [g, setup.sum(g, h, minus(setup.store, h))];
        });
        return [...setup.pairs(games), ...equal];
      },
      ({ store }, g, h) => {
        const answers = [0, 1].map((player) => equalFor(store, g, h, player).verdict === 'proved');
        return answers as [boolean, boolean];
      },
      [2],
      'random pairs, and pairs G and G + H + H⁻',
    ),
  },
  definition('Definition 4.16', 'G = H over all contexts.', equalCode),
  {
    item: 'Proposition 4.17',
    says: 'G = H exactly when they are equal for every player.',
    code: [equalCode, sourcePath('compare', 'equalFor')],
    standing: 'sampled',
    run: equivalence(
      (setup, fixture) => [
        ...equalPairs(setup, fixture, 40),
        ...setup.pairs(setup.partizan(fixture, 40)),
      ],
      (setup, g, h) => {
        const { store } = setup;
        const everyone = setup.all.every(
          (player) => equalFor(store, g, h, player).verdict === 'proved',
        );
        const same = setup.equal(g, h) === 'proved';
        // Equal games have equal outcomes beside any third one.
        const contexts = [store.zero, ...setup.all.map((player) => one(setup, player))];
        const outcomes = contexts.map((x) =>
          [g, h].map((each) => setup.outcome(setup.plus(each, x))),
        );
        holds(
          !same || outcomes.every(([a, b]) => a === b),
          () => 'equal games with different outcomes',
        );
        return [same, everyone];
      },
      [3, 4],
      'random pairs, and equal ones made of integers',
    ),
  },
  {
    item: 'Corollary 4.18',
    says: 'Sums of equal games are equal.',
    code: [equalCode],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => {
        const pairs = equalPairs(setup, fixture, 20);
        return pairs.map(
          (pair, i): Quadruple => [...pair, ...(pairs[(i * 5 + 2) % pairs.length] ?? pair)],
        );
      },
      (setup, g, h, j, k) => {
        return given(
          setup.equal(g, h) === 'proved' && setup.equal(j, k) === 'proved',
          () => setup.equal(setup.plus(g, j), setup.plus(h, k)) === 'proved',
        );
      },
      [3, 4],
      'equal pairs made of integers and random games (Theorem 4.45)',
    ),
  },
];

export const partizanGames: readonly Entry[] = [...outcomesAndSums, ...order];
