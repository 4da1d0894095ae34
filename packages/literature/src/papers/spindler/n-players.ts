/** Spindler, sections 3.1 to 3.3: impartial games of N players. */

import {
  absorbingConstruction,
  absorbingGame,
  ContextTable,
  copies,
  isUndetermined,
  normalPlay,
  nthOptions,
  undeterminedDepth,
  undeterminedGame,
} from '@proviso/engine/multiplayer';
import type { Entry } from '../../entry.ts';
import { agrees, holds } from '../../lab.ts';
import { definition, onRandomGames, onSmallGames, room, Table } from './table.ts';

const outcomeCode = room('outcome', 'outcome');
const boundsCode = room('sum-bounds', 'allowedSums');

const outcomes: readonly Entry[] = [
  definition('Definition 3.1', 'The outcome of a game for N players.', outcomeCode),
  {
    item: 'Proposition 3.2',
    says: 'Outcomes are proper subsets, braces turn them, an undetermined option spreads, and for N > 2 all 2^N − 1 proper subsets occur.',
    code: [outcomeCode, room('undetermined', 'undeterminedGame')],
    standing: 'exact',
    erratum: {
      printed: 'for N = 6, {*, 3·*, 4·*} has outcome {O1, O2, O4}',
      computed: '{{*, 3·*, 4·*}} has it',
      argument:
        'The game itself was just given the outcome N, O1, O3; turning it takes one more pair of braces.',
    },
    run(lab) {
      let cases = 0;
      for (const players of [3, 4, 5, 6, 7].slice(0, lab.quick ? 3 : 5)) {
        const table = new Table(players);
        const found = new Set([table.o(undeterminedGame(table.store))]);
        // Next chooses who loses: {m·*, …} lets every other player win.
        for (let choices = 1; choices < 2 ** (players - 1); choices++) {
          const options = table.others
            .filter((m) => ((choices >> (m - 1)) & 1) === 1)
            .map((m) => table.copies(m - 1, table.nim(1)));
          let game = table.store.impartial(options);
          for (let turn = 0; turn < players; turn++) {
            found.add(table.o(game));
            game = table.store.impartial([game]);
          }
        }
        agrees(`outcomes for N = ${players}`, found.size, 2 ** players - 1);
        cases += found.size;
      }
      const six = new Table(6);
      agrees('N = 6', six.outcome(six.read('{*, 3·*, 4·*}')), 'NO1O3');
      agrees('N = 6, in braces', six.outcome(six.read('{{*, 3·*, 4·*}}')), 'O1O2O4');
      return { cases, summary: 'a game for each outcome, N from 3 to 7' };
    },
  },
  {
    item: 'Theorem 3.3',
    says: 'If N is not in o(H), then o(G + H) ⊆ o(G) (Next Generation).',
    code: [boundsCode],
    standing: 'exhaustive',
    run: onSmallGames(
      (table, g = table.store.zero, h = g) =>
        table.wins(h, 0) || (table.o(table.plus(g, h)) & ~table.o(g)) === 0,
      2,
      [2, 3, 4, 5],
    ),
  },
  {
    item: 'Theorem 3.4',
    says: 'If N > km and O_m is in none of the outcomes of k games, then O_km is not in that of their sum.',
    code: [boundsCode],
    standing: 'exhaustive',
    run: onSmallGames(
      (table, ...games) => {
        const sum = table.sum(...games);
        return table.all.every(
          (m) =>
            3 * m >= table.players ||
            games.some((game) => table.wins(game, m)) ||
            !table.wins(sum, 3 * m),
        );
      },
      3,
      [4, 5, 7],
    ),
  },
  {
    item: 'Proposition 3.5',
    says: 'N is not in o(N·G).',
    code: [room('sum-bounds', 'allowedMultiples')],
    standing: 'exhaustive',
    run: onSmallGames(
      (table, g = table.store.zero) => !table.wins(table.copies(table.players, g), 0),
      1,
      [2, 3, 4],
    ),
  },
  definition('Definition 3.6', 'Revertible games for N players.', room('revertible', 'revertible')),
  {
    item: 'Theorem 3.7',
    says: 'If H is revertible to G, then o(H + X) ⊆ o(G + X) for all X.',
    code: [room('revertible', 'revertible')],
    standing: 'sampled',
    run(lab) {
      let cases = 0;
      for (const players of [2, 3, 4, 5]) {
        const table = new Table(players);
        const { store } = table;
        for (const game of lab.some(table.small, 5)) {
          let back = game;
          for (let move = 1; move < players; move++) back = store.impartial([back]);
          const larger = store.impartial([...store.options(game), back]);
          const play = new ContextTable(store, [game, larger], normalPlay(players), true);
          for (const context of [...table.small, ...table.impartial(lab, 40)]) {
            const [large, small] = [
              play.outcome(game, context, 0),
              play.outcome(larger, context, 0),
            ];
            holds(
              (small & ~large) === 0,
              () => `${table.text(game)} beside ${table.text(context)}`,
            );
            cases++;
          }
        }
      }
      return { cases, summary: 'an option that N − 1 moves turn back, N from 2 to 5' };
    },
  },
  {
    item: 'Corollary 3.8',
    says: 'Games whose options are equal one by one are equal.',
    code: [room('compare', 'equal')],
    standing: 'exact',
    run() {
      for (const players of [3, 4]) {
        const table = new Table(players);
        const { store } = table;
        const absorbing = absorbingGame(store);
        const other = store.impartial([absorbing]);
        const [g, h] = [absorbing, other].map((option) => store.impartial([option, table.nim(2)]));
        if (g === undefined || h === undefined) continue;
        agrees(`N = ${players}`, table.equal(g, h), 'proved');
      }
      return { cases: 2, summary: 'one absorbing option replaced by another' };
    },
  },
  {
    item: 'Proposition 3.9',
    says: 'If N > 2, then N·* ≠ 0, by the context {{(N−1)·*, 0}}.',
    code: [room('compare', 'equal')],
    standing: 'exact',
    erratum: {
      printed: 'G = {(N−1)·*, 0}',
      computed: 'G = {{(N−1)·*, 0}}',
      argument:
        'The proof has O1 make the only decision, so Next must have a single move before it.',
    },
    run(lab) {
      const counts = [3, 4, 5, 6].slice(0, lab.quick ? 2 : 4);
      for (const players of counts) {
        const table = new Table(players);
        const row = table.copies(players, table.nim(1));
        const context = table.read(`{{${players - 1}·*, 0}}`);
        agrees('all but O2', table.o(context), table.allBut(2, 2));
        agrees('O1 in the sum', table.wins(table.plus(row, context), 1), false);
        agrees('N·* = 0', table.equal(row, table.store.zero), 'refuted');
      }
      return { cases: counts.length, summary: `N from 3 to ${counts.at(-1)}` };
    },
  },
];

const absorbing: readonly Entry[] = [
  {
    item: 'Proposition 3.10',
    says: 'Sums of undetermined games are undetermined.',
    code: [room('undetermined', 'isUndetermined')],
    standing: 'sampled',
    run: onRandomGames(
      'impartial',
      200,
      (table, g, h) => table.o(g) !== 0 || table.o(h) !== 0 || table.o(table.plus(g, h)) === 0,
      [3, 4, 5],
    ),
  },
  definition('Definition 3.11', 'k-undetermined games.', room('undetermined', 'undeterminedDepth')),
  {
    item: 'Proposition 3.12',
    says: 'A sum of a k- and an m-undetermined game is (k + m)-undetermined.',
    code: [room('undetermined', 'undeterminedDepth')],
    standing: 'sampled',
    run: onRandomGames(
      'impartial',
      200,
      (table, g, h) => {
        const [k, m] = [undeterminedDepth(table.store, g), undeterminedDepth(table.store, h)];
        if (k === 0 || m === 0) return true;
        return undeterminedDepth(table.store, table.plus(g, h)) >= k + m;
      },
      [3, 4],
    ),
  },
  {
    item: 'Lemma 3.13',
    says: 'If N > 2 and G is (N−2)-undetermined, then P is not in o(G + H).',
    code: [room('undetermined', 'undeterminedDepth')],
    standing: 'sampled',
    run(lab) {
      let cases = 0;
      for (const players of [3, 4, 5]) {
        const table = new Table(players);
        let game = undeterminedGame(table.store);
        while (undeterminedDepth(table.store, game) < players - 2) {
          game = table.store.impartial([game]);
        }
        const play = new ContextTable(table.store, [game], normalPlay(players), true);
        for (const context of [...table.small, ...table.impartial(lab, 100)]) {
          const set = play.outcome(game, context, 0);
          holds(((set >> (players - 1)) & 1) === 0, () => table.text(context));
          cases++;
        }
      }
      return { cases, summary: 'one game for each N from 3 to 5, beside random games' };
    },
  },
  {
    item: 'Theorem 3.14',
    says: 'If N > 2 and G has options, all (N−2)-undetermined, then G is absorbing.',
    code: [room('undetermined', 'absorbingConstruction')],
    standing: 'sampled',
    run(lab) {
      let cases = 0;
      for (const players of [3, 4, 5, 6]) {
        const table = new Table(players);
        const game = absorbingGame(table.store);
        agrees('it applies', absorbingConstruction(table.store, game), true);
        const play = new ContextTable(table.store, [game], normalPlay(players), true);
        for (const context of [...table.small, ...table.impartial(lab, 100)]) {
          agrees('o(G + X)', table.name(play.outcome(game, context, 0)), '-');
          cases++;
        }
      }
      return { cases, summary: 'one game for each N from 3 to 6, beside random games' };
    },
  },
  {
    item: 'Proposition 3.15',
    says: 'If N > 2 and G is (N−2)-undetermined, then all (N−2)nd options of N·G are undetermined.',
    code: [room('subpositions', 'nthOptions')],
    standing: 'exact',
    run() {
      let cases = 0;
      for (const players of [3, 4]) {
        const { store, sum } = multiple(players);
        for (const option of nthOptions(store, sum, 0, players - 2)) {
          agrees('undetermined', isUndetermined(store, option), true);
          cases++;
        }
      }
      return { cases, summary: 'one game each for N = 3 and 4, all its options' };
    },
  },
  {
    item: 'Corollary 3.16',
    says: 'If N > 2 and G is (N−2)-undetermined, then N·G is absorbing.',
    code: [room('undetermined', 'absorbingConstruction')],
    standing: 'exact',
    run() {
      for (const players of [3, 4]) {
        const { store, sum } = multiple(players);
        agrees(`N = ${players}`, absorbingConstruction(store, sum), true);
      }
      return { cases: 2, summary: 'one game each for N = 3 and 4' };
    },
  },
  {
    item: 'Corollary 3.17',
    says: 'If N > 2 and G is undetermined, then (N² − 2N)·G is absorbing.',
    code: [room('undetermined', 'absorbingConstruction')],
    standing: 'exact',
    run() {
      const table = new Table();
      const games = ['{*2, {*2}}', '*2 + *3', '*3 + *3'].map((text) => table.read(text));
      for (const game of games) {
        agrees(table.text(game), absorbingConstruction(table.store, table.copies(3, game)), true);
      }
      return { cases: games.length, summary: 'N = 3, where N² − 2N = 3' };
    },
  },
];

/** N·G for an (N−2)-undetermined game G. */
function multiple(players: number) {
  const { store } = new Table(players);
  let game = undeterminedGame(store);
  while (undeterminedDepth(store, game) < players - 2) game = store.impartial([game]);
  return { store, sum: copies(store, players, game) };
}

export const nPlayers: readonly Entry[] = [...outcomes, ...absorbing];
