/** Spindler, section 2.2.2: equality of impartial games, revertible and absorbing ones. */

import {
  absorbing,
  absorbingConstruction,
  absorbingGame,
  ContextTable,
  compareImpartial,
  isUndetermined,
  normalPlay,
  revertible,
  undeterminedGame,
} from '@proviso/engine/multiplayer';
import type { Entry } from '../../entry.ts';
import { agrees, holds } from '../../lab.ts';
import { definition, onRandomGames, room, Table } from './table.ts';

const equalCode = room('compare', 'equal');
const revertibleCode = room('revertible', 'revertible');
const absorbingCode = room('undetermined', 'absorbing');

const revertibleGames: readonly Entry[] = [
  definition('Definition 2.17', 'G = H over impartial contexts.', equalCode),
  definition('Definition 2.18', 'H is revertible to G.', revertibleCode),
  {
    item: 'Theorem 2.19',
    says: 'If H is revertible to G, then o(H + X) ⊆ o(G + X) for all X.',
    code: [revertibleCode, room('compare', 'compareImpartial')],
    standing: 'sampled',
    run(lab) {
      const table = new Table();
      const { store } = table;
      let cases = 0;
      for (const game of lab.some(table.small, 4)) {
        // An option that the next two players can turn back into G.
        const back = store.impartial([store.impartial([game])]);
        const larger = store.impartial([...store.options(game), back]);
        const accounts = revertible(store, larger, game, { blends: 200 });
        holds(accounts !== undefined, () => `${table.text(larger)} does not revert`);
        for (const context of table.impartial(lab, 60, cases + 1)) {
          const [small, large] = [table.plus(larger, context), table.plus(game, context)];
          holds(
            (table.o(small) & ~table.o(large)) === 0,
            () => `${table.text(game)} beside ${table.text(context)}`,
          );
          cases++;
        }
      }
      return {
        cases,
        summary: 'games of rank at most 3 with an option that reverts, random contexts',
      };
    },
  },
  {
    item: 'Corollary 2.20',
    says: 'Games whose options are equal one by one are equal.',
    code: [equalCode],
    standing: 'exact',
    run() {
      const table = new Table();
      const { store } = table;
      const [one, other] = [absorbingGame(store), table.nim(3, 3, 3)];
      agrees('two absorbing games', table.equal(one, other), 'proved');
      const options = [[], [table.nim(1)], [table.nim(2), store.zero]];
      for (const rest of options) {
        const [g, h] = [store.impartial([one, ...rest]), store.impartial([other, ...rest])];
        agrees(`${table.text(g)} = ${table.text(h)}`, table.equal(g, h), 'proved');
      }
      return { cases: options.length + 1, summary: 'one absorbing option replaced by another' };
    },
  },
  {
    item: 'Proposition 2.21',
    says: '3·* ≠ 0, by the context X = {{0, * + *}}.',
    code: [equalCode],
    standing: 'exact',
    erratum: {
      printed: 'X = {0, * + *}',
      computed: 'X = {{0, * + *}}',
      argument:
        'As printed Next, not Olly, makes the move to 0 in 0 + X, and X and 3·* + X both have outcome NP; with one more pair of braces Olly does, and wins beside 0 only.',
    },
    run() {
      const table = new Table();
      const three = table.copies(3, table.nim(1));
      const printed = table.read('{0, * + *}');
      agrees('o(X) as printed', table.outcome(printed), 'NP');
      agrees('o(3·* + X)', table.outcome(table.plus(three, printed)), 'NP');
      const context = table.read('{{0, * + *}}');
      agrees('Olly wins X', table.wins(context, 1), true);
      agrees('Olly wins 3·* + X', table.wins(table.plus(three, context), 1), false);
      agrees('3·* = 0', table.equal(three, table.store.zero), 'refuted');
      return { cases: 5, summary: 'the context as printed and as it is meant' };
    },
  },
];

const absorbingGames: readonly Entry[] = [
  definition(
    'Definition 2.22',
    'Absorbing games: every sum with them is undetermined.',
    absorbingCode,
  ),
  {
    item: 'Proposition 2.23',
    says: 'Absorbing games are equal.',
    code: [equalCode],
    standing: 'exact',
    run() {
      const table = new Table();
      const games = [
        absorbingGame(table.store),
        table.nim(3, 3, 3),
        table.nim(2, 2, 2, 2),
        table.nim(3, 4, 5),
      ];
      for (const [g, h] of table.pairs(games)) agrees('G = H', table.equal(g, h), 'proved');
      return { cases: games.length * 3, summary: 'four absorbing games, two at a time' };
    },
  },
  {
    item: 'Proposition 2.24',
    says: 'If G is absorbing, then G + H = G.',
    code: [equalCode, absorbingCode],
    standing: 'exhaustive',
    run() {
      const table = new Table();
      const game = absorbingGame(table.store);
      const sums = table.small.map((other) => table.plus(game, other));
      const play = new ContextTable(table.store, [game, ...sums], normalPlay(3), true);
      for (const sum of sums) {
        for (const context of table.small) {
          agrees('o(G + H + X)', play.outcome(sum, context, 0), play.outcome(game, context, 0));
        }
      }
      return { cases: sums.length ** 2, summary: 'H and contexts of rank at most 3, by play' };
    },
  },
  {
    item: 'Theorem 2.25',
    says: 'A game with options, all of them undetermined, is absorbing.',
    code: [room('undetermined', 'absorbingConstruction')],
    standing: 'sampled',
    run(lab) {
      const table = new Table();
      const { store } = table;
      const undetermined = table.impartial(lab, 300).filter((game) => table.o(game) === 0);
      const games = undetermined.slice(0, 20).map((game) => store.impartial([game]));
      const contexts = [...table.small, ...table.impartial(lab, 100, 2)];
      const play = new ContextTable(store, games, normalPlay(3), true);
      let cases = 0;
      for (const game of games) {
        agrees('Theorem 2.25 applies', absorbingConstruction(store, game), true);
        for (const context of contexts) {
          agrees('o(G + X)', table.name(play.outcome(game, context, 0)), '-');
          cases++;
        }
      }
      return { cases, summary: 'random undetermined games in braces, beside random games' };
    },
  },
  {
    item: 'Corollary 2.26',
    says: 'An absorbing game exists: {{*2, {*2}}}.',
    code: [room('undetermined', 'absorbingGame')],
    standing: 'exact',
    run() {
      const table = new Table();
      const game = table.read('{{*2, {*2}}}');
      agrees('{{*2, {*2}}}', absorbing(table.store, game).verdict, 'proved');
      agrees('the one that is used', table.text(absorbingGame(table.store)), table.text(game));
      return { cases: 2, summary: 'the game given' };
    },
  },
  {
    item: 'Proposition 2.27',
    says: 'All options of a sum of three undetermined games are undetermined.',
    code: [room('undetermined', 'isUndetermined')],
    standing: 'sampled',
    run(lab) {
      const table = new Table();
      const games = lab
        .some(table.small, 2)
        .flatMap((a) => table.small.map((b) => table.store.impartial([a, b])))
        .filter((game) => table.o(game) === 0);
      let cases = 0;
      for (const [g, h] of table.pairs(games.slice(0, 12), 2)) {
        const sum = table.sum(g, h, undeterminedGame(table.store));
        for (const option of table.store.options(sum)) {
          holds(isUndetermined(table.store, option), () => table.text(option));
          cases++;
        }
      }
      return { cases, summary: 'the options of sums of undetermined games of rank at most 4' };
    },
  },
  {
    item: 'Corollary 2.28',
    says: 'If G is undetermined, then 3·G is absorbing.',
    code: [room('undetermined', 'absorbingConstruction')],
    standing: 'sampled',
    run: onRandomGames(
      'impartial',
      100,
      (table, g) =>
        table.o(g) !== 0 ||
        table.store.height(g) > 4 ||
        absorbingConstruction(table.store, table.copies(3, g)),
      [3],
    ),
  },
  {
    item: 'Section 2.2.2, the inclusion of Theorem 2.19 is all there is',
    says: '3·* is revertible to 0 and o(3·* + X) ⊆ o(X) for all X, but not the reverse.',
    code: [revertibleCode, room('compare', 'compareImpartial')],
    standing: 'exact',
    run() {
      const table = new Table();
      const { store } = table;
      const three = table.copies(3, table.nim(1));
      agrees('revertible', revertible(store, three, store.zero) !== undefined, true);
      agrees('⊆', compareImpartial(store, three, store.zero).verdict, 'proved');
      agrees('⊇', compareImpartial(store, store.zero, three).verdict, 'refuted');
      return { cases: 3, summary: 'both inclusions decided over all impartial contexts' };
    },
  },
];

export const equalityOfImpartial: readonly Entry[] = [...revertibleGames, ...absorbingGames];
