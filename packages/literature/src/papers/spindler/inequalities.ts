/** Spindler, section 4.2.2: the inequality test, dominated and reversible options. */

import {
  bypassReversible,
  deleteOptions,
  dominatedOptions,
  equalFor,
  type GameId,
  minus,
  onlyFor,
  reversibleOptions,
} from '@proviso/engine/multiplayer';
import { given } from '../../cases.ts';
import type { Entry } from '../../entry.ts';
import { agrees, holds } from '../../lab.ts';
import { comparablePairs, equalPairs, one } from './constructions.ts';
import { onGames, type Pair } from './laws.ts';
import { room, Table } from './table.ts';

/** The game with more options for Left. */
function withLeftOptions(table: Table, game: GameId, more: readonly GameId[]): GameId {
  return table.store.partizan(
    table.all.map((player) => [
      ...table.store.options(game, player),
      ...(player === 0 ? more : []),
    ]),
  );
}

/** Definition 4.8 beside 0 and the games 1_C: Left wins H + X where Left wins G + X. */
function noWorse(table: Table, g: GameId, h: GameId): boolean {
  const contexts = [table.store.zero, ...table.all.map((player) => one(table, player))];
  return contexts.every((x) => {
    const [besideG, besideH] = [table.plus(g, x), table.plus(h, x)];
    return table.all.every((i) => {
      const seat = (table.players - i) % table.players;
      return !table.wins(besideG, seat, i) || table.wins(besideH, seat, i);
    });
  });
}

/** One move each, Center1 first and Left last, then a last game (the proof of Proposition 4.38). */
function line(table: Table, last: GameId): GameId {
  const movers = [0, ...[...table.others].reverse()];
  return movers.reduce<GameId>((game, player) => onlyFor(table.store, player, [game]), last);
}

export const inequalities: readonly Entry[] = [
  {
    item: 'Theorem 4.35',
    says: 'If every G^L has an H^L ≥ it and every H^C a G^C ≤ it, for Left, then G ≤ H for Left (Inequality Test).',
    code: [room('inequality-test', 'inequalityTable'), room('compare', 'compareFor')],
    standing: 'sampled',
    run: onGames(
      (table, lab) => [
        ...comparablePairs(table, lab, 60),
        ...table.pairs(table.partizan(lab, 60), 2),
      ],
      (table, g, h) => {
        const { store } = table;
        const left = store
          .options(g, 0)
          .every((a) => store.options(h, 0).some((b) => table.below(a, b)));
        const rest = table.others.every((i) =>
          store.options(h, i).every((b) => store.options(g, i).some((a) => table.below(a, b))),
        );
        return given(left && rest, () => table.below(g, h) && noWorse(table, g, h));
      },
      [2, 3, 4],
      'random pairs, and pairs of which one has more options',
    ),
  },
  {
    item: 'Proposition 4.36',
    says: 'Replacing options by equal ones gives an equal game.',
    code: [room('compare', 'equal')],
    standing: 'sampled',
    run: onGames(
      (table, lab) => {
        const { store } = table;
        const rest = table.lowPartizan(lab, 30, 9);
        return equalPairs(table, lab, 20).flatMap(([g, h], place) =>
          table.all.map((i): Pair => {
            const other = rest[place % rest.length] ?? g;
            return [onlyFor(store, i, [g, other]), onlyFor(store, i, [h, other])];
          }),
        );
      },
      (table, g, h) => table.equal(g, h) === 'proved',
      [3, 4],
      'one of two options of each player replaced by an equal game (Theorem 4.45)',
    ),
  },
  {
    item: 'Theorem 4.37',
    says: 'Deleting a dominated Left option gives a game equal for Left.',
    code: [room('simplify', 'dominatedOptions')],
    standing: 'sampled',
    run: onGames(
      (table, lab) =>
        table.partizan(lab, 60).map((g, place): Pair => {
          // J ≤ J + 1_L for Left.
          const j = table.lowPartizan(lab, 10, place + 1)[0] ?? g;
          return [withLeftOptions(table, g, [j, table.plus(j, one(table, 0))]), j];
        }),
      (table, g, j) => {
        const { store } = table;
        const dominated = dominatedOptions(store, g, 0);
        return (
          dominated.some(({ option }) => option === j) &&
          dominated.every(({ option, by }) => {
            const simpler = deleteOptions(store, g, 0, [option]);
            return (
              table.below(option, by) &&
              !store.options(simpler, 0).includes(option) &&
              equalFor(store, g, simpler, 0).verdict === 'proved' &&
              noWorse(table, g, simpler)
            );
          })
        );
      },
      [3, 4],
      'random games with the options J and J + 1_L added for Left',
    ),
  },
  {
    item: 'Proposition 4.38',
    says: 'If N > 2, deleting a dominated option need not preserve the outcome; with the games of the proof.',
    code: [room('simplify', 'deleteOptions')],
    standing: 'exact',
    run() {
      for (const players of [3, 4, 5]) {
        const table = new Table(players);
        const [worse, better] = [line(table, one(table, 1)), line(table, one(table, 0))];
        agrees('J1 ≤ J2', table.below(worse, better), true);
        const game = onlyFor(table.store, 0, [worse, better]);
        const simpler = deleteOptions(table.store, game, 0, [worse]);
        agrees('equal for Left', equalFor(table.store, game, simpler, 0).verdict, 'proved');
        const full = table.allBut(1, 1);
        agrees('o(H) when Left starts', table.o(simpler, 0), full);
        agrees('o(G) when Left starts', table.o(game, 0), full & ~0b100);
      }
      return { cases: 3, summary: 'N from 3 to 5' };
    },
  },
  {
    item: 'Theorem 4.39',
    says: 'Bypassing a reversible Left option gives a game equal for Left.',
    code: [room('simplify', 'bypassReversible')],
    standing: 'sampled',
    erratum: {
      printed: 'the cases 2 ≤ i ≤ N − 1',
      computed: '2 ≤ i ≤ N',
      argument: 'Left may move last, N-th; the argument covers that case unchanged.',
    },
    run: onGames(
      (table, lab) =>
        table.partizan(lab, 60).map((g): Pair => {
          // After a move of each other player it is G + (1_L)⁻, which is at most G for Left.
          const through = table.plus(g, minus(table.store, one(table, 0)));
          const option = [...table.others]
            .reverse()
            .reduce<GameId>((game, player) => onlyFor(table.store, player, [game]), through);
          return [withLeftOptions(table, g, [option]), option];
        }),
      (table, g, made) => {
        const { store } = table;
        const found = reversibleOptions(store, g, 0);
        return (
          found.some(({ option }) => option === made) &&
          found.every((reversible) => {
            const simpler = bypassReversible(store, g, 0, reversible);
            return (
              equalFor(store, g, simpler, 0).verdict === 'proved' && noWorse(table, g, simpler)
            );
          })
        );
      },
      [3, 4],
      'random games with an option for Left that reverses',
    ),
  },
  {
    item: 'Proposition 4.40',
    says: 'If N > 2, bypassing a reversible option need not preserve the outcome; with the game of the proof.',
    code: [room('simplify', 'bypassReversible')],
    standing: 'exact',
    run() {
      for (const players of [3, 4, 5]) {
        const table = new Table(players);
        const { store } = table;
        const rest = table.sum(...table.others.slice(1).map((i) => one(table, i)));
        const game = onlyFor(store, 0, [onlyFor(store, 1, [store.zero, rest])]);
        const [reversible] = reversibleOptions(store, game, 0);
        holds(reversible !== undefined, () => 'the option is not reversible');
        if (reversible === undefined) continue;
        agrees('bypassed', bypassReversible(store, game, 0, reversible), store.zero);
        agrees('o(0)', table.o(store.zero, 0), table.allBut(0, 0));
        agrees('o(G) when Left starts', table.o(game, 0), table.allBut(0, 0) & ~0b100);
      }
      return { cases: 3, summary: 'N from 3 to 5' };
    },
  },
];
