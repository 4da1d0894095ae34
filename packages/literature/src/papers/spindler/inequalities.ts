/** [Spindler, section 4.2.2]: the inequality test, dominated and reversible options. */

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
import { agrees, holds } from '../../fixture.ts';
import { comparablePairs, equalPairs, one } from './constructions.ts';
import { onGames, type Pair } from './laws.ts';
import { PlayersSetup, sourcePath } from './players-setup.ts';

/** The game with more options for Left. */
function withLeftOptions(setup: PlayersSetup, game: GameId, more: readonly GameId[]): GameId {
  return setup.store.partizan(
    setup.all.map((player) => [
      ...setup.store.options(game, player),
      ...(player === 0 ? more : []),
    ]),
  );
}

/** Definition 4.8 beside 0 and the games 1_C: Left wins H + X where Left wins G + X. */
function noWorse(setup: PlayersSetup, g: GameId, h: GameId): boolean {
  const contexts = [setup.store.zero, ...setup.all.map((player) => one(setup, player))];
  return contexts.every((x) => {
    const [besideG, besideH] = [setup.plus(g, x), setup.plus(h, x)];
    return setup.all.every((i) => {
      const seat = (setup.players - i) % setup.players;
      return !setup.wins(besideG, seat, i) || setup.wins(besideH, seat, i);
    });
  });
}

/** One move each, Center1 first and Left last, then a last game (the proof of Proposition 4.38). */
function line(setup: PlayersSetup, last: GameId): GameId {
  const movers = [0, ...[...setup.others].reverse()];
  return movers.reduce<GameId>((game, player) => onlyFor(setup.store, player, [game]), last);
}

export const inequalities: readonly Entry[] = [
  {
    item: 'Theorem 4.35',
    says: 'If every G^L has an H^L ≥ it and every H^C a G^C ≤ it, for Left, then G ≤ H for Left (Inequality Test).',
    code: [sourcePath('inequality-test', 'inequalityTable'), sourcePath('compare', 'compareFor')],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => [
        ...comparablePairs(setup, fixture, 60),
        ...setup.pairs(setup.partizan(fixture, 60), 2),
      ],
      (setup, g, h) => {
        const { store } = setup;
        const left = store
          .options(g, 0)
          .every((a) => store.options(h, 0).some((b) => setup.below(a, b)));
        const rest = setup.others.every((i) =>
          store.options(h, i).every((b) => store.options(g, i).some((a) => setup.below(a, b))),
        );
        return given(left && rest, () => setup.below(g, h) && noWorse(setup, g, h));
      },
      [2, 3, 4],
      'random pairs, and pairs of which one has more options',
    ),
  },
  {
    item: 'Proposition 4.36',
    says: 'Replacing options by equal ones gives an equal game.',
    code: [sourcePath('compare', 'equal')],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => {
        const { store } = setup;
        const rest = setup.lowPartizan(fixture, 30, 9);
        return equalPairs(setup, fixture, 20).flatMap(([g, h], place) =>
          setup.all.map((i): Pair => {
            const other = rest[place % rest.length] ?? g;
            return [onlyFor(store, i, [g, other]), onlyFor(store, i, [h, other])];
          }),
        );
      },
      (setup, g, h) => setup.equal(g, h) === 'proved',
      [3, 4],
      'one of two options of each player replaced by an equal game (Theorem 4.45)',
    ),
  },
  {
    item: 'Theorem 4.37',
    says: 'Deleting a dominated Left option gives a game equal for Left.',
    code: [sourcePath('simplify', 'dominatedOptions')],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) =>
        setup.partizan(fixture, 60).map((g, place): Pair => {
          // J ≤ J + 1_L for Left.
          const j = setup.lowPartizan(fixture, 10, place + 1)[0] ?? g;
          return [withLeftOptions(setup, g, [j, setup.plus(j, one(setup, 0))]), j];
        }),
      (setup, g, j) => {
        const { store } = setup;
        const dominated = dominatedOptions(store, g, 0);
        return (
          dominated.some(({ option }) => option === j) &&
          dominated.every(({ option, by }) => {
            const simpler = deleteOptions(store, g, 0, [option]);
            return (
              setup.below(option, by) &&
              !store.options(simpler, 0).includes(option) &&
              equalFor(store, g, simpler, 0).verdict === 'proved' &&
              noWorse(setup, g, simpler)
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
    code: [sourcePath('simplify', 'deleteOptions')],
    standing: 'exact',
    run() {
      for (const players of [3, 4, 5]) {
        const setup = new PlayersSetup(players);
        const [worse, better] = [line(setup, one(setup, 1)), line(setup, one(setup, 0))];
        agrees('J1 ≤ J2', setup.below(worse, better), true);
        const game = onlyFor(setup.store, 0, [worse, better]);
        const simpler = deleteOptions(setup.store, game, 0, [worse]);
        agrees('equal for Left', equalFor(setup.store, game, simpler, 0).verdict, 'proved');
        const full = setup.allBut(1, 1);
        agrees('o(H) when Left starts', setup.o(simpler, 0), full);
        agrees('o(G) when Left starts', setup.o(game, 0), full & ~0b100);
      }
      return { cases: 3, summary: 'N from 3 to 5' };
    },
  },
  {
    item: 'Theorem 4.39',
    says: 'Bypassing a reversible Left option gives a game equal for Left.',
    code: [sourcePath('simplify', 'bypassReversible')],
    standing: 'sampled',
    erratum: {
      printed: 'the cases 2 ≤ i ≤ N − 1',
      computed: '2 ≤ i ≤ N',
      argument: 'Left may move last, N-th; the argument covers that case unchanged.',
    },
    run: onGames(
      (setup, fixture) =>
        setup.partizan(fixture, 60).map((g): Pair => {
          // After a move of each other player it is G + (1_L)⁻, which is at most G for Left.
          const through = setup.plus(g, minus(setup.store, one(setup, 0)));
          const option = [...setup.others]
            .reverse()
            .reduce<GameId>((game, player) => onlyFor(setup.store, player, [game]), through);
          return [withLeftOptions(setup, g, [option]), option];
        }),
      (setup, g, made) => {
        const { store } = setup;
        const found = reversibleOptions(store, g, 0);
        return (
          found.some(({ option }) => option === made) &&
          found.every((reversible) => {
            const simpler = bypassReversible(store, g, 0, reversible);
            return (
              equalFor(store, g, simpler, 0).verdict === 'proved' && noWorse(setup, g, simpler)
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
    code: [sourcePath('simplify', 'bypassReversible')],
    standing: 'exact',
    run() {
      for (const players of [3, 4, 5]) {
        const setup = new PlayersSetup(players);
        const { store } = setup;
        const rest = setup.sum(...setup.others.slice(1).map((i) => one(setup, i)));
        const game = onlyFor(store, 0, [onlyFor(store, 1, [store.zero, rest])]);
        const [reversible] = reversibleOptions(store, game, 0);
        holds(reversible !== undefined, () => 'the option is not reversible');
        if (reversible === undefined) continue;
        agrees('bypassed', bypassReversible(store, game, 0, reversible), store.zero);
        agrees('o(0)', setup.o(store.zero, 0), setup.allBut(0, 0));
        agrees('o(G) when Left starts', setup.o(game, 0), setup.allBut(0, 0) & ~0b100);
      }
      return { cases: 3, summary: 'N from 3 to 5' };
    },
  },
];
