/** Spindler, section 4.2.1: comparison with 0. */

import {
  compareWithZero,
  equalFor,
  type GameId,
  integer,
  isNonnegativeFor,
  isNonpositiveFor,
  minus,
  onlyFor,
} from '@proviso/engine/multiplayer';
import type { Entry } from '../../entry.ts';
import { agrees, holds } from '../../lab.ts';
import { onRandomGames, room, Table } from './table.ts';

const zeroCode = room('zero', 'compareWithZero');

/** 1_C for a player C. */
const one = (table: Table, player: number): GameId => integer(table.store, 1, player);

/** A law about H, J and 0 for Left: undefined where the hypothesis fails. */
function withZero(law: (table: Table, h: GameId, j: GameId, zero: GameId) => boolean | undefined) {
  return onRandomGames('partizan', 80, (table, h, j) => law(table, h, j, table.store.zero) ?? true);
}

const preordered: readonly Entry[] = [
  {
    item: 'Lemma 4.19',
    says: 'If H + J ≤ 0 ≤ H for Left, then J ≤ 0 for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: withZero((table, h, j, zero) =>
      table.below(table.plus(h, j), zero) && table.below(zero, h)
        ? table.below(j, zero)
        : undefined,
    ),
  },
  {
    item: 'Proposition 4.20',
    says: 'If H + J ≤ 0 < H for Left, then J < 0 for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: withZero((table, _, j, zero) => {
      const h = one(table, 0);
      return table.below(table.plus(h, j), zero) ? table.strictlyBelow(j, zero) : undefined;
    }),
  },
  {
    item: 'Proposition 4.21',
    says: 'If H + J < 0 ≤ H for Left, then J < 0 for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: withZero((table, _, j, zero) => {
      const h = one(table, 0);
      return table.strictlyBelow(table.plus(h, j), zero) ? table.strictlyBelow(j, zero) : undefined;
    }),
  },
  {
    item: 'Lemma 4.22',
    says: 'If N > 2 and a player other than Left or Right has an option in G, then not 0 ≤ G for Left; with the context of the proof.',
    code: [zeroCode],
    standing: 'sampled',
    run(lab) {
      let cases = 0;
      for (const players of [3, 4]) {
        const table = new Table(players);
        const { store } = table;
        for (const game of table.partizan(lab, 60)) {
          const i = table.others.find(
            (each) => each < players - 1 && store.optionCount(game, each) > 0,
          );
          if (i === undefined) continue;
          const y = table.copies(store.height(game) + 1, minus(store, one(table, 0)));
          const x = store.partizan(
            table.all.map((each) => (each === i ? [store.zero] : each === i + 1 ? [y] : [])),
          );
          separates(table, game, x, i);
          cases++;
        }
      }
      return { cases, summary: 'the context X of the proof beside random games, by play' };
    },
  },
  {
    item: 'Lemma 4.23',
    says: 'If N > 2 and Right has an option in G, then not 0 ≤ G for Left; with the context of the proof.',
    code: [zeroCode],
    standing: 'sampled',
    run(lab) {
      let cases = 0;
      for (const players of [3, 4]) {
        const table = new Table(players);
        const { store } = table;
        const right = players - 1;
        for (const game of table.partizan(lab, 60)) {
          if (store.optionCount(game, right) === 0) continue;
          const y = table.copies(store.height(game) + 1, minus(store, one(table, 0)));
          const x = store.partizan(
            table.all.map((each) => (each === 1 ? [y] : each === right ? [one(table, 0)] : [])),
          );
          separates(table, game, x, right);
          cases++;
        }
      }
      return { cases, summary: 'the context X of the proof beside random games, by play' };
    },
  },
];

/** Left wins X and not G + X when `mover` starts. */
function separates(table: Table, game: GameId, x: GameId, mover: number): void {
  const seat = (table.players - mover) % table.players;
  agrees('Left wins X', table.wins(x, seat, mover), true);
  holds(!table.wins(table.plus(game, x), seat, mover), () => table.text(game));
}

const zero: readonly Entry[] = [
  {
    item: 'Proposition 4.24',
    says: 'If only Left has options in G, then 0 ≤ G for Left.',
    code: [room('zero', 'isNonnegativeFor')],
    standing: 'sampled',
    run: onRandomGames(
      'partizan',
      100,
      (table, g, h) => table.below(table.store.zero, onlyFor(table.store, 0, [g, h])),
      [2, 3, 4],
    ),
  },
  {
    item: 'Theorem 4.25',
    says: 'If N > 2, then 0 ≤ G for Left if and only if no one else has an option in G (Nonnegativity Rule).',
    code: [room('zero', 'isNonnegativeFor')],
    standing: 'sampled',
    run: onRandomGames('partizan', 100, (table, g) =>
      table.all.every(
        (player) =>
          table.below(table.store.zero, g, player) === isNonnegativeFor(table.store, g, player),
      ),
    ),
  },
  {
    item: 'Corollary 4.26',
    says: 'If N > 2 and G ≇ 0, then 0 ≤ G for at most one player.',
    code: [room('zero', 'isNonnegativeFor')],
    standing: 'sampled',
    run: onRandomGames('partizan', 100, (table, g) => {
      const fond = table.all.filter((player) => table.below(table.store.zero, g, player));
      return g === table.store.zero || fond.length <= 1;
    }),
  },
  {
    item: 'Corollary 4.27',
    says: 'If N > 2 and G = 0, then G ≅ 0.',
    code: [room('compare', 'equal')],
    standing: 'sampled',
    run: onRandomGames(
      'partizan',
      60,
      (table, g) => g === table.store.zero || table.equal(g, table.store.zero) === 'refuted',
    ),
  },
  {
    item: 'Theorem 4.28',
    says: 'G ≤ 0 for Left if and only if N is not in the outcome when Left starts (Nonpositivity Rule).',
    code: [room('zero', 'isNonpositiveFor')],
    standing: 'sampled',
    erratum: {
      printed: 'cited as Theorem 4.2.1',
      computed: 'Theorem 4.28',
      argument:
        'Corollary 4.29 and Propositions 4.31, 4.40 and 4.42 name the Nonpositivity Rule, which is Theorem 4.28.',
    },
    run: onRandomGames(
      'partizan',
      100,
      (table, g) =>
        table.all.every((player) => {
          const rule = isNonpositiveFor(table.store, g, player);
          return (
            table.below(g, table.store.zero, player) === rule && rule === !table.wins(g, 0, player)
          );
        }),
      [2, 3, 4],
    ),
  },
  {
    item: 'Corollary 4.29',
    says: '{1_L⁻ | … |} is equal to 0 for Left.',
    code: [room('compare', 'equalFor')],
    standing: 'exact',
    run() {
      for (const players of [2, 3, 4, 5]) {
        const table = new Table(players);
        const game = onlyFor(table.store, 0, [minus(table.store, one(table, 0))]);
        const answer = equalFor(table.store, game, table.store.zero, 0);
        agrees(`N = ${players}`, answer.verdict, 'proved');
      }
      return { cases: 4, summary: 'N from 2 to 5' };
    },
  },
  {
    item: 'Proposition 4.30',
    says: 'A game comparable to 0 for everyone is in one of four cases, and all four occur.',
    code: [zeroCode],
    standing: 'sampled',
    run(lab) {
      let cases = 0;
      for (const players of [3, 4]) {
        const table = new Table(players);
        const { store } = table;
        for (const j of table.all) {
          const examples = [
            store.zero,
            table.plus(one(table, 0), minus(store, one(table, 0))),
            onlyFor(store, j, [minus(store, one(table, j))]),
            one(table, j),
          ];
          const found = examples.map((game) => compareWithZero(store, game).proposition430);
          agrees('the four examples', found.join(), '1,2,3,4');
          cases += 4;
        }
        for (const game of table.partizan(lab, 80)) {
          const { signs, proposition430 } = compareWithZero(store, game);
          holds(signs.includes('incomparable') === (proposition430 === undefined), () =>
            table.text(game),
          );
          cases++;
        }
      }
      return { cases, summary: 'the examples of the proof, and random games' };
    },
  },
  {
    item: 'Proposition 4.31',
    says: 'G + G⁻ ≤ 0 for every player.',
    code: [room('zero', 'isNonpositiveFor')],
    standing: 'sampled',
    run: withMinus((table, sum) => table.all.every((i) => table.below(sum, table.store.zero, i))),
  },
  {
    item: 'Corollary 4.32',
    says: 'If N > 2 and G ≇ 0, then G + G⁻ < 0 for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: withMinus(
      (table, sum, g) => g === table.store.zero || table.strictlyBelow(sum, table.store.zero),
    ),
  },
  {
    item: 'Corollary 4.33',
    says: 'If N > 2, G ≇ 0 and 0 ≤ G for Left, then G⁻ < 0 for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: onRandomGames(
      'partizan',
      60,
      (table, g) => {
        const game = onlyFor(table.store, 0, [g]);
        if (table.store.height(game) > 3) return true;
        return table.strictlyBelow(minus(table.store, game), table.store.zero);
      },
      [3],
    ),
  },
  {
    item: 'Proposition 4.34',
    says: 'If N > 2 and G ≇ 0, then not 0 ≤ G⁻ for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: withMinus(
      (table, _sum, g) =>
        g === table.store.zero || !isNonnegativeFor(table.store, minus(table.store, g), 0),
    ),
  },
];

/** A law about G + G⁻ for games small enough to build it. */
function withMinus(law: (table: Table, sum: GameId, g: GameId) => boolean) {
  return onRandomGames(
    'partizan',
    40,
    (table, g) => {
      if (table.store.height(g) > 2) return true;
      return law(table, table.plus(g, minus(table.store, g)), g);
    },
    [3],
  );
}

export const comparisonWithZero: readonly Entry[] = [...preordered, ...zero];
