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
import type { Entry } from '../../entry.ts';
import { agrees, holds, type Lab } from '../../lab.ts';
import { definition, onRandomGames, room, Table } from './table.ts';

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
    standing: 'exact',
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
        const one = (player: number): GameId => integer(store, 1, player);
        agrees('1_L†', table.text(conjugate(store, one(0))), '1[1]');
        agrees('1_R', conjugate(store, one(0), players - 1), one(players - 1));
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
      const one = (player: number): GameId => integer(four.store, 1, player);
      agrees('1_C2⁻', minus(four.store, one(2)), four.sum(one(3), one(0), one(1)));
      return { cases, summary: 'the examples, and random games, N = 3 and 4' };
    },
  },
  {
    item: 'Proposition 4.6',
    says: 'N is not in the outcome of G + G⁻, whoever starts.',
    code: [room('named', 'minus')],
    standing: 'sampled',
    run: onRandomGames(
      'partizan',
      30,
      (table, g) => {
        if (table.store.height(g) > 2) return true;
        const sum = table.plus(g, minus(table.store, g));
        return table.all.every((i) => !table.wins(sum, 0, i));
      },
      [2, 3, 4],
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

/** A law of ≤ for Left, on pairs of a few random games and a third one. */
function onTriples(
  law: (table: Table, g: GameId, h: GameId, j: GameId) => boolean | undefined,
): (lab: Lab) => { cases: number; summary: string } {
  return (lab) => {
    let cases = 0;
    for (const players of [3, 4]) {
      const table = new Table(players);
      const pool = [
        table.store.zero,
        ...table.all.map((player) => integer(table.store, 1, player)),
        integer(table.store, 2, 0),
        ...table.partizan(lab, 60).slice(0, lab.quick ? 3 : 8),
      ];
      for (const g of pool) {
        for (const h of pool) {
          for (const j of pool) {
            const answer = law(table, g, h, j);
            if (answer === undefined) continue;
            holds(answer, () => [g, h, j].map((game) => table.text(game)).join(', '));
            cases++;
          }
        }
      }
    }
    return { cases, summary: 'integers and random games, where the hypothesis holds, N = 3 and 4' };
  };
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
      return table.below(g, h) && table.below(h, j) ? table.below(g, j) : undefined;
    }),
  },
  {
    item: 'Proposition 4.10',
    says: 'If G ≤ H for Left, then G + J ≤ H + J for Left.',
    code: [compareCode],
    standing: 'sampled',
    run: onTriples((table, g, h, j) =>
      table.below(g, h) ? table.below(table.plus(g, j), table.plus(h, j)) : undefined,
    ),
  },
  {
    item: 'Corollary 4.11',
    says: 'If G ≤ H and J ≤ K for Left, then G + J ≤ H + K for Left.',
    code: [compareCode],
    standing: 'sampled',
    run: onTriples((table, g, h, j) => {
      const k = table.plus(j, integer(table.store, 1, 0));
      return table.below(g, h) && table.below(j, k)
        ? table.below(table.plus(g, j), table.plus(h, k))
        : undefined;
    }),
  },
  definition('Definition 4.12', 'G < H for a player.', compareCode),
  {
    item: 'Proposition 4.13',
    says: 'G < H ≤ J and G ≤ H < J for Left both give G < J for Left.',
    code: [compareCode],
    standing: 'sampled',
    run: onTriples((table, g, h, j) => {
      const strict =
        (table.strictlyBelow(g, h) && table.below(h, j)) ||
        (table.below(g, h) && table.strictlyBelow(h, j));
      return strict ? table.strictlyBelow(g, j) : undefined;
    }),
  },
  definition('Definition 4.14', 'G and H are equal for a player.', room('compare', 'equalFor')),
  {
    item: 'Proposition 4.15',
    says: 'With two players, equality for Left is equality for Right.',
    code: [room('compare', 'equalFor')],
    standing: 'sampled',
    run: onRandomGames(
      'partizan',
      150,
      ({ store }, g, h) => equalFor(store, g, h, 0).verdict === equalFor(store, g, h, 1).verdict,
      [2],
    ),
  },
  definition('Definition 4.16', 'G = H over all contexts.', equalCode),
  {
    item: 'Proposition 4.17',
    says: 'G = H exactly when they are equal for every player.',
    code: [equalCode, room('compare', 'equalFor')],
    standing: 'sampled',
    run: onRandomGames('partizan', 60, (table, g, h) => {
      const everyone = table.all.every(
        (player) => equalFor(table.store, g, h, player).verdict === 'proved',
      );
      // Equal games have equal outcomes, alone and beside a third game.
      const third = integer(table.store, 1, 1);
      const same =
        table.outcome(g) === table.outcome(h) &&
        table.outcome(table.plus(g, third)) === table.outcome(table.plus(h, third));
      return !everyone || same;
    }),
  },
  {
    item: 'Corollary 4.18',
    says: 'Sums of equal games are equal.',
    code: [equalCode],
    standing: 'exact',
    run() {
      let cases = 0;
      for (const players of [3, 4]) {
        const table = new Table(players);
        const two = (player: number): GameId => integer(table.store, 2, player);
        const ones = (player: number): GameId => table.copies(2, integer(table.store, 1, player));
        for (const i of table.all) {
          const [g, h] = [table.plus(two(0), two(i)), table.plus(ones(0), ones(i))];
          agrees(`2_L + 2_${i}`, table.equal(g, h), 'proved');
          cases++;
        }
      }
      return { cases, summary: 'sums of integers, k and k·1 being equal (Theorem 4.45)' };
    },
  },
];

export const partizanGames: readonly Entry[] = [...outcomesAndSums, ...order];
