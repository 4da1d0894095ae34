/** [Spindler, sections 3.1 to 3.3]: impartial games of N players. */

import {
  absorbingConstruction,
  absorbingGame,
  allowedMultiples,
  ContextTable,
  type GameId,
  hasPlayer,
  isUndetermined,
  normalPlay,
  nthOptions,
  revertible,
  undeterminedDepth,
  undeterminedGame,
} from '@proviso/engine/multiplayer';
import { given, together } from '../../cases.ts';
import type { Entry } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { deeplyUndetermined, undeterminedGames } from './constructions.ts';
import { type One, onGames, onSmallGames, product, singly, tuples } from './laws.ts';
import { definition, PlayersSetup, sourcePath } from './players-setup.ts';
import { isWithin, sumLaw } from './sum-laws.ts';

const outcomeCode = sourcePath('outcome', 'outcome');
const boundsCode = sourcePath('sum-bounds', 'allowedSums');

const outcomes: readonly Entry[] = [
  definition('Definition 3.1', 'The outcome of a game for N players.', outcomeCode),
  {
    item: 'Proposition 3.2',
    says: 'Outcomes are proper subsets, braces turn them, an undetermined option spreads, and for N > 2 all 2^N − 1 proper subsets occur.',
    code: [outcomeCode, sourcePath('undetermined', 'undeterminedGame')],
    standing: 'exact',
    erratum: {
      printed: 'for N = 6, {*, 3·*, 4·*} has outcome {O1, O2, O4}',
      computed: '{{*, 3·*, 4·*}} has it',
      argument:
        'The game itself was just given the outcome N, O1, O3; turning it takes one more pair of braces.',
    },
    run(fixture) {
      let cases = 0;
      for (const players of [3, 4, 5, 6, 7].slice(0, fixture.quick ? 3 : 5)) {
        const setup = new PlayersSetup(players);
        const found = new Set([setup.o(undeterminedGame(setup.store))]);
        // Next chooses who loses: {m·*, …} lets every other player win.
        for (let choices = 1; choices < 2 ** (players - 1); choices++) {
          const options = setup.others
            .filter((m) => ((choices >> (m - 1)) & 1) === 1)
            .map((m) => setup.copies(m - 1, setup.nim(1)));
          let game = setup.store.impartial(options);
          for (let turn = 0; turn < players; turn++) {
            found.add(setup.o(game));
            game = setup.store.impartial([game]);
          }
        }
        agrees(`outcomes for N = ${players}`, found.size, 2 ** players - 1);
        cases += found.size;
      }
      const six = new PlayersSetup(6);
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
    run: (fixture) =>
      sumLaw(
        (setup) => tuples(setup.small, 2),
        ([g = 0, h = 0], sum) => given(!hasPlayer(h, 0), () => isWithin(sum, g)),
        fixture.quick ? [2, 3] : [2, 3, 4, 5],
        'all pairs of games of rank at most 3',
      )(fixture),
  },
  {
    item: 'Theorem 3.4',
    says: 'If N > km and O_m is in none of the outcomes of k games, then O_km is not in that of their sum.',
    code: [boundsCode],
    standing: 'exhaustive',
    run(fixture) {
      // k games at a time, for every m ≥ 1 with km < N.
      const parts = [
        [2, 1, 3],
        [2, 1, 4],
        [2, 2, 5],
        [3, 1, 4],
        [3, 1, 5],
        [3, 2, 7],
      ] as const;
      const findings = parts.map(([k, m, players]) =>
        sumLaw(
          (setup) => tuples(k === 3 && fixture.quick ? setup.small.slice(0, 6) : setup.small, k),
          (summands, sum) =>
            given(!summands.some((set) => hasPlayer(set, m)), () => !hasPlayer(sum, k * m)),
          [players],
          '',
        )(fixture),
      );
      return together(findings, 'games of rank at most 3, k = 2 and 3 at a time, N up to 7');
    },
  },
  {
    item: 'Proposition 3.5',
    says: 'N is not in o(N·G).',
    code: [sourcePath('sum-bounds', 'allowedMultiples')],
    standing: 'exhaustive',
    run: onSmallGames(
      (setup, g) => {
        const { players } = setup;
        const sum = setup.o(setup.copies(players, g));
        const allowed = allowedMultiples(setup.o(g), players, players);
        return (
          !hasPlayer(sum, 0) && allowed.includes(sum) && allowed.every((set) => !hasPlayer(set, 0))
        );
      },
      1,
      [2, 3, 4],
    ),
  },
  definition(
    'Definition 3.6',
    'Revertible games for N players.',
    sourcePath('revertible', 'revertible'),
  ),
  {
    item: 'Theorem 3.7',
    says: 'If H is revertible to G, then o(H + X) ⊆ o(G + X) for all X.',
    code: [sourcePath('revertible', 'revertible')],
    standing: 'sampled',
    run(fixture) {
      let cases = 0;
      for (const players of [2, 3, 4, 5]) {
        const setup = new PlayersSetup(players);
        const { store } = setup;
        for (const game of fixture.some(setup.small, 5)) {
          let back = game;
          for (let move = 1; move < players; move++) back = store.impartial([back]);
          const larger = store.impartial([...store.options(game), back]);
          const accounts = revertible(store, larger, game, { blends: 200 });
          holds(accounts !== undefined, () => `${setup.text(larger)} does not revert`);
          const play = new ContextTable(store, [game, larger], normalPlay(players), true);
          for (const context of [...setup.small, ...setup.impartial(fixture, 40)]) {
            const [large, small] = [
              play.outcome(game, context, 0),
              play.outcome(larger, context, 0),
            ];
            holds(
              (small & ~large) === 0,
              () => `${setup.text(game)} beside ${setup.text(context)}`,
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
    code: [sourcePath('compare', 'equal')],
    standing: 'examples',
    run() {
      for (const players of [3, 4]) {
        const setup = new PlayersSetup(players);
        const { store } = setup;
        const absorbing = absorbingGame(store);
        const other = store.impartial([absorbing]);
        const [g, h] = [absorbing, other].map((option) => store.impartial([option, setup.nim(2)]));
        if (g === undefined || h === undefined) continue;
        agrees(`N = ${players}`, setup.equal(g, h), 'proved');
      }
      return { cases: 2, summary: 'one absorbing option replaced by another' };
    },
  },
  {
    item: 'Proposition 3.9',
    says: 'If N > 2, then N·* ≠ 0, by the context {{(N−1)·*, 0}}.',
    code: [sourcePath('compare', 'equal')],
    standing: 'exact',
    erratum: {
      printed: 'G = {(N−1)·*, 0}',
      computed: 'G = {{(N−1)·*, 0}}',
      argument:
        'The proof has O1 make the only decision, so Next must have a single move before it.',
    },
    run(fixture) {
      const counts = [3, 4, 5, 6].slice(0, fixture.quick ? 2 : 4);
      for (const players of counts) {
        const setup = new PlayersSetup(players);
        const row = setup.copies(players, setup.nim(1));
        const context = setup.read(`{{${players - 1}·*, 0}}`);
        agrees('all but O2', setup.o(context), setup.allBut(2, 2));
        agrees('O1 in the sum', setup.wins(setup.plus(row, context), 1), false);
        setup.refuted(row, setup.store.zero);
      }
      return { cases: counts.length, summary: `N from 3 to ${counts.at(-1)}` };
    },
  },
];

const absorbing: readonly Entry[] = [
  {
    item: 'Proposition 3.10',
    says: 'Sums of undetermined games are undetermined.',
    code: [sourcePath('undetermined', 'isUndetermined')],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => setup.pairs(undeterminedGames(setup, fixture, 60)),
      (setup, g, h) =>
        given(setup.o(g) === 0 && setup.o(h) === 0, () => {
          const sum = setup.plus(g, h);
          return isUndetermined(setup.store, sum) && setup.o(sum) === 0;
        }),
      [3, 4, 5],
      'undetermined games made at random',
    ),
  },
  definition(
    'Definition 3.11',
    'k-undetermined games.',
    sourcePath('undetermined', 'undeterminedDepth'),
  ),
  {
    item: 'Proposition 3.12',
    says: 'A sum of a k- and an m-undetermined game is (k + m)-undetermined.',
    code: [sourcePath('undetermined', 'undeterminedDepth')],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => setup.pairs(undeterminedGames(setup, fixture, 60)),
      (setup, g, h) => {
        const [k, m] = [undeterminedDepth(setup.store, g), undeterminedDepth(setup.store, h)];
        return given(k > 0 && m > 0, () => {
          const sum = setup.plus(g, h);
          return (
            undeterminedDepth(setup.store, sum) >= k + m && pathOfUndetermined(setup, sum, k + m)
          );
        });
      },
      [3, 4],
      'undetermined games made at random',
    ),
  },
  {
    item: 'Lemma 3.13',
    says: 'If N > 2 and G is (N−2)-undetermined, then P is not in o(G + H).',
    code: [sourcePath('undetermined', 'undeterminedDepth')],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => {
        const contexts = [...setup.small, ...setup.impartial(fixture, 30)];
        return product(deeplyUndetermined(setup, fixture, 20), contexts);
      },
      (setup, g, h) =>
        given(pathOfUndetermined(setup, g, setup.players - 2), () => {
          const depth = undeterminedDepth(setup.store, g);
          return depth >= setup.players - 2 && !setup.wins(setup.plus(g, h), setup.players - 1);
        }),
      [3, 4, 5],
      '(N−2)-undetermined games made at random, beside random games',
    ),
  },
  {
    item: 'Theorem 3.14',
    says: 'If N > 2 and G has options, all (N−2)-undetermined, then G is absorbing.',
    code: [sourcePath('undetermined', 'absorbingConstruction')],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => {
        const options = deeplyUndetermined(setup, fixture, 20);
        const games = options.map((option, place) =>
          setup.store.impartial([option, options[(place * 7 + 3) % options.length] ?? option]),
        );
        return product(games, [...setup.small, ...setup.impartial(fixture, 30)]);
      },
      (setup, g, h) =>
        given(
          setup.store
            .options(g)
            .every((option) => pathOfUndetermined(setup, option, setup.players - 2)),
          () => absorbingConstruction(setup.store, g) && setup.o(setup.plus(g, h)) === 0,
        ),
      [3, 4, 5],
      'games with (N−2)-undetermined options made at random, beside random games',
    ),
  },
  {
    item: 'Proposition 3.15',
    says: 'If N > 2 and G is (N−2)-undetermined, then all (N−2)nd options of N·G are undetermined.',
    code: [sourcePath('subpositions', 'nthOptions')],
    standing: 'sampled',
    run: onGames(
      multiplied,
      (setup, g) =>
        given(pathOfUndetermined(setup, g, setup.players - 2), () => {
          const sum = setup.copies(setup.players, g);
          const later = laterOptions(setup, sum, setup.players - 2);
          const found = nthOptions(setup.store, sum, 0, setup.players - 2);
          return (
            [...later].sort().join() === [...found].sort().join() &&
            found.every((option) => isUndetermined(setup.store, option))
          );
        }),
      [3, 4],
      '(N−2)-undetermined games made at random, all options',
    ),
  },
  {
    item: 'Corollary 3.16',
    says: 'If N > 2 and G is (N−2)-undetermined, then N·G is absorbing.',
    code: [sourcePath('undetermined', 'absorbingConstruction')],
    standing: 'sampled',
    run: onGames(
      multiplied,
      (setup, g) =>
        given(pathOfUndetermined(setup, g, setup.players - 2), () =>
          isAbsorbing(setup, setup.copies(setup.players, g)),
        ),
      [3, 4],
      '(N−2)-undetermined games made at random, N times, beside those of rank at most 3',
    ),
  },
  {
    item: 'Corollary 3.17',
    says: 'If N > 2 and G is undetermined, then (N² − 2N)·G is absorbing.',
    code: [sourcePath('undetermined', 'absorbingConstruction')],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => [
        ...multiplied(setup, fixture),
        ...singly(['*2 + *3', '*3 + *3'].map((text) => setup.read(text))),
      ],
      (setup, g) => given(setup.o(g) === 0, () => isAbsorbing(setup, setup.copies(3, g))),
      [3],
      'undetermined games made at random and two Nim positions, N² − 2N = 3 times',
    ),
  },
];

/** Games of which N copies are not too large. */
function multiplied(setup: PlayersSetup, fixture: Fixture): One[] {
  const count = setup.players === 3 ? 200 : 1;
  return singly(
    deeplyUndetermined(setup, fixture, count).filter(
      (game) => setup.store.height(game) <= setup.players + 2,
    ),
  );
}

/** Definition 3.11 read off the page: a path of k undetermined positions starts at G. */
function pathOfUndetermined(setup: PlayersSetup, game: GameId, k: number): boolean {
  if (setup.o(game) !== 0) return false;
  return (
    k <= 1 || setup.store.options(game).some((option) => pathOfUndetermined(setup, option, k - 1))
  );
}

/** What the game can be after some moves. */
function laterOptions(setup: PlayersSetup, game: GameId, moves: number): Set<GameId> {
  let found = new Set([game]);
  for (let move = 0; move < moves; move++) {
    found = new Set([...found].flatMap((each) => setup.store.options(each)));
  }
  return found;
}

/** Absorbing by the theorem, and undetermined beside every game of rank at most 3. */
function isAbsorbing(setup: PlayersSetup, game: GameId): boolean {
  const play = new ContextTable(setup.store, [game], normalPlay(setup.players), true);
  return (
    absorbingConstruction(setup.store, game) &&
    setup.small.every((context) => play.outcome(game, context, 0) === 0)
  );
}

export const nPlayers: readonly Entry[] = [...outcomes, ...absorbing];
