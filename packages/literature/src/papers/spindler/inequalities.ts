/** Spindler, section 4.2.2: the inequality test, dominated and reversible options. */

import {
  bypassReversible,
  deleteOptions,
  dominatedOptions,
  equalFor,
  type GameId,
  integer,
  onlyFor,
  reversibleOptions,
} from '@proviso/engine/multiplayer';
import type { Entry } from '../../entry.ts';
import { agrees, holds } from '../../lab.ts';
import { onRandomGames, room, Table } from './table.ts';

/** 1_C for a player C. */
const one = (table: Table, player: number): GameId => integer(table.store, 1, player);

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
    run: onRandomGames(
      'partizan',
      60,
      (table, g, h) => {
        const { store } = table;
        const left = store
          .options(g, 0)
          .every((a) => store.options(h, 0).some((b) => table.below(a, b)));
        const rest = table.others.every((i) =>
          store.options(h, i).every((b) => store.options(g, i).some((a) => table.below(a, b))),
        );
        return !left || !rest || table.below(g, h);
      },
      [2, 3, 4],
    ),
  },
  {
    item: 'Proposition 4.36',
    says: 'Replacing options by equal ones gives an equal game.',
    code: [room('compare', 'equal')],
    standing: 'exact',
    run() {
      let cases = 0;
      for (const players of [3, 4]) {
        const table = new Table(players);
        for (const i of table.all) {
          for (const j of table.all) {
            const g = onlyFor(table.store, i, [integer(table.store, 3, j)]);
            const h = onlyFor(table.store, i, [table.copies(3, one(table, j))]);
            agrees(`${table.text(g)}`, table.equal(g, h), 'proved');
            cases++;
          }
        }
      }
      return { cases, summary: 'k replaced by k·1, for all pairs of players' };
    },
  },
  {
    item: 'Theorem 4.37',
    says: 'Deleting a dominated Left option gives a game equal for Left.',
    code: [room('simplify', 'dominatedOptions')],
    standing: 'sampled',
    run: onRandomGames('partizan', 60, ({ store }, g) =>
      dominatedOptions(store, g, 0).every(({ option }) => {
        const simpler = deleteOptions(store, g, 0, [option]);
        return equalFor(store, g, simpler, 0).verdict === 'proved';
      }),
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
    run: onRandomGames('partizan', 60, ({ store }, g) =>
      reversibleOptions(store, g, 0).every((reversible) => {
        const simpler = bypassReversible(store, g, 0, reversible);
        return equalFor(store, g, simpler, 0).verdict === 'proved';
      }),
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
