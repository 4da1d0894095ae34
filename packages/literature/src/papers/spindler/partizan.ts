/** Spindler, section 4.1: partizan games of N players, their outcomes and their order. */

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
import { agrees, holds, type Lab } from '../../lab.ts';
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
import { definition, room, Table } from './table.ts';

const compareCode = room('compare', 'compareFor');
const equalCode = room('compare', 'equal');

/** An impartial game for each of the 2^N − 1 proper subsets (Proposition 3.2). */
function gameForEach(table: Table): Map<PlayerSet, GameId> {
  const { store, players } = table;
  const found = new Map<PlayerSet, GameId>([[0, undeterminedGame(store)]]);
  for (let losers = 1; losers < 2 ** (players - 1); losers++) {
    const options = table.others
      .filter((loser) => ((losers >> (loser - 1)) & 1) === 1)
      .map((loser) => table.copies(loser - 1, nimHeap(store, 1)));
    let game = store.impartial(options);
    for (let turn = 0; turn < players; turn++) {
      if (!found.has(table.o(game))) found.set(table.o(game), game);
      game = store.impartial([game]);
    }
  }
  return found;
}

/** Proposition 4.3: a game for every tuple of outcomes, or for every n-th of them. */
function attained(players: number, every: number): number {
  const table = new Table(players);
  const { store } = table;
  const games = [...gameForEach(table)].map(([set, game]) => {
    return { set, option: wrap(store, game, players - 1) };
  });
  const total = games.length ** players;
  let cases = 0;
  for (let number = 0; number < total; number += every) {
    const tuple = table.all.map((place) => {
      const digit = Math.floor(number / games.length ** place) % games.length;
      return games[digit] ?? { set: 0, option: store.zero };
    });
    const game = store.partizan(tuple.map(({ option }) => [option]));
    // Where all parts agree the game is impartial, and one set stands for all.
    const sets = outcome(store, game);
    const found = table.all.map((place) => sets[sets.length === 1 ? 0 : place]);
    agrees('o(G)', found.join(), tuple.map(({ set }) => set).join());
    cases++;
  }
  return cases;
}

const outcomesAndSums: readonly Entry[] = [
  {
    item: 'Definition 4.1',
    says: 'The restrictions of a game; [1_L]_L = * and [1_L]_C = 0.',
    code: [room('named', 'restriction')],
    standing: 'exact',
    run() {
      const table = new Table();
      const one = integer(table.store, 1, 0);
      agrees('[1_L]_L', table.text(restriction(table.store, one, 0)), '*');
      agrees('[1_L]_C', table.text(restriction(table.store, one, 1)), '0');
      return { cases: 2, summary: 'the two examples' };
    },
  },
  {
    item: 'Definition 4.2',
    says: 'The outcome of a game is the tuple of the outcomes of its restrictions.',
    code: [room('outcome', 'outcome')],
    standing: 'sampled',
    run: onRandomGames('partizan', 200, (table, g) =>
      table.all.every((i) => table.o(g, i) === table.o(restriction(table.store, g, i))),
    ),
  },
  {
    item: 'Section 4.1.1, the examples of outcomes',
    says: '(N, P, O): only Left can secure the win, whoever starts; and NP for everyone with four players.',
    code: [room('outcome', 'outcome')],
    standing: 'examples',
    run() {
      const table = new Table();
      // The proof of Proposition 4.3 with *2, {{*2}} and {*2}.
      const game = table.read('{{{*2}} | {{{{*2}}}} | {{{*2}}}}');
      agrees('o(G)', table.outcome(game), '(N, P, O)');
      const four = new Table(4);
      agrees('o(*2)', four.outcome(four.nim(2)), 'NP');
      return { cases: 2, summary: 'a game for each' };
    },
  },
  {
    item: 'Proposition 4.3',
    says: 'If N > 2, all (2^N − 1)^N outcomes occur: 343 for N = 3 and 50,625 for N = 4.',
    code: [room('outcome', 'outcome'), room('named', 'wrap')],
    standing: 'exhaustive',
    run(lab) {
      const three = attained(3, 1);
      agrees('N = 3', three, 343);
      const four = attained(4, lab.quick ? 50 : 1);
      if (!lab.quick) agrees('N = 4', four, 50_625);
      return { cases: three + four, summary: 'a constructed game for each tuple, N = 3 and 4' };
    },
  },
  definition('Definition 4.4', 'The disjunctive sum.', room('sum', 'add')),
  {
    item: 'Definition 4.5',
    says: 'Conjugates G† and the sum G⁻ of the first N − 1; 1_C1 = 1_L† and the N-th conjugate is G.',
    code: [room('named', 'conjugate'), room('named', 'minus')],
    standing: 'sampled',
    run(lab) {
      let cases = 0;
      for (const players of [3, 4]) {
        const table = new Table(players);
        const { store } = table;
        agrees('1_L†', table.text(conjugate(store, one(table, 0))), '1[1]');
        agrees('1_R', conjugate(store, one(table, 0), players - 1), one(table, players - 1));
        for (const game of table.partizan(lab, 100)) {
          agrees('the N-th conjugate', conjugate(store, game, players), game);
          const turned = conjugate(store, game);
          for (const i of table.all) {
            agrees('the outcome turns', table.o(turned, (i + 1) % players), table.o(game, i));
            cases++;
          }
        }
      }
      const four = new Table(4);
      const [left, first, second, right] = [0, 1, 2, 3].map((i) => one(four, i)) as Quadruple;
      agrees('1_C2⁻', minus(four.store, second), four.sum(right, left, first));
      return { cases, summary: 'the examples, and random games, N = 3 and 4' };
    },
  },
  {
    item: 'Proposition 4.6',
    says: 'N is not in the outcome of G + G⁻, whoever starts.',
    code: [room('named', 'minus')],
    standing: 'sampled',
    run: onGames(
      (table, lab) => singly(table.lowPartizan(lab, 100)),
      (table, g) => {
        const sum = table.plus(g, minus(table.store, g));
        return table.all.every((i) => !table.wins(sum, 0, i));
      },
      [2, 3, 4],
      'random games of rank at most 2',
    ),
  },
  {
    item: 'Proposition 4.7',
    says: 'No game is absorbing among partizan games: Left wins G + k·1_L for large k.',
    code: [room('named', 'integer')],
    standing: 'sampled',
    run: onRandomGames('partizan', 100, (table, g) => {
      const moves = table.copies(table.store.height(g) + 1, integer(table.store, 1, 0));
      const sum = table.plus(g, moves);
      return table.all.every((i) => table.wins(sum, (table.players - i) % table.players, i));
    }),
  },
];

/** Integers and a few random games. */
function comparedGames(table: Table, lab: Lab): GameId[] {
  return [
    table.store.zero,
    ...table.all.map((player) => integer(table.store, 1, player)),
    integer(table.store, 2, 0),
    ...table.partizan(lab, 60).slice(0, lab.quick ? 1 : 8),
  ];
}

/** A law of ≤ for Left, on triples of integers and random games. */
function onTriples(law: (table: Table, g: GameId, h: GameId, j: GameId) => Answer) {
  return onGames(
    (table, lab) => tuples(comparedGames(table, lab), 3),
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
    run: onTriples((table, g, h, j) => {
      if (!table.below(g, g)) return false;
      return given(table.below(g, h) && table.below(h, j), () => table.below(g, j));
    }),
  },
  {
    item: 'Proposition 4.10',
    says: 'If G ≤ H for Left, then G + J ≤ H + J for Left.',
    code: [compareCode],
    standing: 'sampled',
    run: onTriples((table, g, h, j) =>
      given(table.below(g, h), () => table.below(table.plus(g, j), table.plus(h, j))),
    ),
  },
  {
    item: 'Corollary 4.11',
    says: 'If G ≤ H and J ≤ K for Left, then G + J ≤ H + K for Left.',
    code: [compareCode],
    standing: 'sampled',
    run: onGames(
      (table, lab) => {
        const ordered = tuples(comparedGames(table, lab), 2).filter(
          ([g, h]) => g !== h && table.below(g, h),
        );
        return ordered.flatMap((first) =>
          ordered.map((second): Quadruple => [...first, ...second]),
        );
      },
      (table, g, h, j, k) => {
        return given(table.below(g, h) && table.below(j, k), () =>
          table.below(table.plus(g, j), table.plus(h, k)),
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
    run: onTriples((table, g, h, j) =>
      given(
        (table.strictlyBelow(g, h) && table.below(h, j)) ||
          (table.below(g, h) && table.strictlyBelow(h, j)),
        () => table.strictlyBelow(g, j),
      ),
    ),
  },
  definition('Definition 4.14', 'G and H are equal for a player.', room('compare', 'equalFor')),
  {
    item: 'Proposition 4.15',
    says: 'With two players, equality for Left is equality for Right.',
    code: [room('compare', 'equalFor')],
    standing: 'sampled',
    run: equivalence(
      (table, lab) => {
        const games = table.partizan(lab, 100);
        const low = table.lowPartizan(lab, 60);
        // With two players H + H⁻ = 0, so G and G + H + H⁻ are equal.
        const equal = low.map((g, i): Pair => {
          const h = low[(i * 3 + 1) % low.length] ?? g;
          return [g, table.sum(g, h, minus(table.store, h))];
        });
        return [...table.pairs(games), ...equal];
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
    code: [equalCode, room('compare', 'equalFor')],
    standing: 'sampled',
    run: equivalence(
      (table, lab) => [...equalPairs(table, lab, 40), ...table.pairs(table.partizan(lab, 40))],
      (table, g, h) => {
        const { store } = table;
        const everyone = table.all.every(
          (player) => equalFor(store, g, h, player).verdict === 'proved',
        );
        const same = table.equal(g, h) === 'proved';
        // Equal games have equal outcomes beside any third one.
        const contexts = [store.zero, ...table.all.map((player) => one(table, player))];
        const outcomes = contexts.map((x) =>
          [g, h].map((each) => table.outcome(table.plus(each, x))),
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
      (table, lab) => {
        const pairs = equalPairs(table, lab, 20);
        return pairs.map(
          (pair, i): Quadruple => [...pair, ...(pairs[(i * 5 + 2) % pairs.length] ?? pair)],
        );
      },
      (table, g, h, j, k) => {
        return given(
          table.equal(g, h) === 'proved' && table.equal(j, k) === 'proved',
          () => table.equal(table.plus(g, j), table.plus(h, k)) === 'proved',
        );
      },
      [3, 4],
      'equal pairs made of integers and random games (Theorem 4.45)',
    ),
  },
];

export const partizanGames: readonly Entry[] = [...outcomesAndSums, ...order];
