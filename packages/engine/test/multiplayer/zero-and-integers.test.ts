import { test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { impartialGames } from '../../src/multiplayer/games/census.ts';
import { freeMoves, integer, minus, nimHeap, onlyFor } from '../../src/multiplayer/games/named.ts';
import { allPlayers, hasPlayer, playerSetOf } from '../../src/multiplayer/games/players.ts';
import { type GameId, GameStore } from '../../src/multiplayer/games/store.ts';
import { add, addAll, copies } from '../../src/multiplayer/games/sum.ts';
import { parseGame } from '../../src/multiplayer/notation/explicit.ts';
import { compareFor, equal, equalFor, zeroTest } from '../../src/multiplayer/order/compare.ts';
import {
  compareWithZero,
  isNonnegativeFor,
  isNonpositiveFor,
  signFor,
} from '../../src/multiplayer/order/zero.ts';
import { outcomeWhen } from '../../src/multiplayer/play/outcome.ts';
import { plainGames, toStore } from './oracle.ts';
import { verdictOf } from './refutes.ts';

describe.each([3, 4])('comparison with 0, %i players', (players) => {
  const store = new GameStore(players);
  const atMost = (left: GameId, right: GameId, favoured = 0): boolean =>
    compareFor(store, left, right, favoured).verdict === 'proved';

  property.prop([plainGames(players, 3)], { numRuns: 100 })(
    'Theorems 4.25 and 4.28: the rules of nonnegativity and nonpositivity',
    (g) => {
      const game = toStore(store, g);
      const onlyLeft = Array.from({ length: players - 1 }, (_, index) => index + 1).every(
        (player) => store.optionCount(game, player) === 0,
      );
      expect(atMost(store.zero, game)).toBe(onlyLeft);
      for (let player = 0; player < players; player++) {
        expect(isNonnegativeFor(store, game, player)).toBe(atMost(store.zero, game, player));
        expect(isNonpositiveFor(store, game, player)).toBe(atMost(game, store.zero, player));
      }
      expect(atMost(game, store.zero)).toBe(!hasPlayer(outcomeWhen(store, game, 0), 0));
    },
  );

  property.prop([plainGames(players, 2)], { numRuns: 60 })(
    'Corollary 4.27 and Proposition 4.30: = 0 only for 0, and the four cases',
    (g) => {
      const game = toStore(store, g);
      expect(equal(store, game, store.zero).verdict === 'proved').toBe(game === store.zero);
      const all = Array.from({ length: players }, (_, player) => player);
      const up = all.filter((player) => atMost(store.zero, game, player));
      const comparable = all.every(
        (player) => up.includes(player) || atMost(game, store.zero, player),
      );
      if (comparable && game !== store.zero) expect(up.length).toBeLessThanOrEqual(1);
    },
  );

  it('Proposition 4.30: all four cases occur', () => {
    const one = integer(store, 1, 1);
    const cases = [
      store.zero,
      add(store, one, minus(store, one)),
      onlyFor(store, 1, [minus(store, one)]),
      one,
    ];
    expect(cases.map((game) => compareWithZero(store, game).proposition430)).toEqual([1, 2, 3, 4]);
    expect(compareWithZero(store, nimHeap(store, 1)).proposition430).toBeUndefined();
    expect(signFor(store, nimHeap(store, 1), 0)).toBe('incomparable');
  });

  it('Corollary 4.29, Proposition 4.31 and Corollary 4.32', () => {
    const game = onlyFor(store, 0, [minus(store, integer(store, 1, 0))]);
    expect(verdictOf(equalFor(store, game, store.zero, 0))).toBe('proved');
    for (const text of ['1[0]', '*', `{1[1] | 0 |${' |'.repeat(players - 3)} *}`]) {
      const g = parseGame(store, text);
      const sum = add(store, g, minus(store, g));
      for (let player = 0; player < players; player++) {
        expect([atMost(sum, store.zero, player), atMost(store.zero, sum, player)]).toEqual([
          true,
          false,
        ]);
      }
    }
  });

  it('over impartial contexts too, only 0 is ≥ 0', () => {
    const context = zeroTest(store);
    const one = hasPlayer(outcomeWhen(store, context, 0), 1);
    expect(one).toBe(true);
    for (const game of impartialGames(store, 3)) {
      if (game === store.zero) continue;
      expect(hasPlayer(outcomeWhen(store, add(store, game, context), 0), 1)).toBe(false);
      expect(verdictOf(equal(store, game, store.zero))).toBe('refuted');
    }
  });
});

describe.each([3, 4])('integers, %i players', (players) => {
  const store = new GameStore(players);
  const atMost = (left: GameId, right: GameId, favoured = 0): boolean =>
    compareFor(store, left, right, favoured).verdict === 'proved';
  const strictly = (left: GameId, right: GameId): boolean =>
    atMost(left, right) && !atMost(right, left);
  const others = Array.from({ length: players - 1 }, (_, index) => index + 1);

  it('Proposition 4.41, Proposition 4.42 and Lemma 4.44', () => {
    for (let k = 0; k < 3; k++) {
      expect(strictly(freeMoves(store, k, 0), freeMoves(store, k + 1, 0))).toBe(true);
      for (const i of others) {
        expect(strictly(freeMoves(store, k + 1, i), freeMoves(store, k, i))).toBe(true);
        expect(strictly(freeMoves(store, k + 1, i), store.zero)).toBe(true);
      }
    }
  });

  it('Proposition 4.43: integers of different other players are incomparable', () => {
    for (const i of others) {
      for (const j of others) {
        if (i !== j) expect(atMost(integer(store, 2, i), integer(store, 1, j))).toBe(false);
      }
    }
  });

  it('Theorem 4.45: k_L = k·1_L', () => {
    for (let k = 0; k <= 4; k++) {
      expect(freeMoves(store, k, 0)).toBe(copies(store, k, integer(store, 1, 0)));
      expect(verdictOf(equal(store, integer(store, k, 0), freeMoves(store, k, 0)))).toBe('proved');
    }
  });

  it('Propositions 4.46 and 4.47: the outcome of a sum of integers', () => {
    const counts = Array.from({ length: players }, (_, player) => [2, 1, 3, 1][player] ?? 1);
    const sum = addAll(
      store,
      counts.map((count, player) => integer(store, count, player)),
    );
    const least = Math.min(...counts);
    for (let first = 0; first < players; first++) {
      const j = counts.findIndex((_, step) => counts[(first + step) % players] === least);
      expect(outcomeWhen(store, sum, first)).toBe(allPlayers(players) & ~playerSetOf([j]));
    }
  });

  it('Theorem 4.49: 0 < … < {3_i| } < {2_i| } < {1_i| } < 1_L', () => {
    for (const i of others) {
      const chain = [
        store.zero,
        ...[4, 3, 2, 1].map((k) => onlyFor(store, 0, [integer(store, k, i)])),
        integer(store, 1, 0),
      ];
      for (let at = 0; at + 1 < chain.length; at++) {
        expect(strictly(chain[at] ?? store.zero, chain[at + 1] ?? store.zero)).toBe(true);
      }
    }
  });
});
