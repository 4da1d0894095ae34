/**
 * Games made so that the hypothesis of a statement holds for them, where random games would satisfy it
 * too seldom. The statements test the hypothesis all the same.
 */

import {
  type GameId,
  integer,
  minus,
  onlyFor,
  randomSource,
  undeterminedDepth,
  undeterminedGame,
} from '@proviso/engine/multiplayer';
import type { Fixture } from '../../fixture.ts';
import type { Pair } from './laws.ts';
import type { PlayersSetup } from './players-setup.ts';

/** 1_C for a player C. */
export const one = (setup: PlayersSetup, player: number): GameId => integer(setup.store, 1, player);

/**
 * Undetermined games: the one of Proposition 3.2(4), and games with an undetermined option and no
 * option that lets Previous win (Proposition 2.7).
 */
export function undeterminedGames(
  setup: PlayersSetup,
  fixture: Fixture,
  count: number,
  seed = 1,
): GameId[] {
  const random = randomSource(seed);
  const { store, players } = setup;
  const harmless = setup.small.filter((game) => !setup.wins(game, players - 1));
  const pool = [undeterminedGame(store)];
  const found = new Set(pool);
  for (let i = 0; found.size < fixture.sampleSize(count); i++) {
    const base = pool[random(pool.length)] ?? pool[0] ?? store.zero;
    const options = [base];
    for (let more = i % 3; more > 0; more--) {
      options.push(harmless[random(harmless.length)] ?? base);
    }
    const game = store.impartial(options);
    found.add(game);
    // Games as bases of further ones only as long as they are low: sums of them are to be built.
    if (store.height(game) <= players + 2 && !pool.includes(game)) pool.push(game);
    if (i > 100 * count) break;
  }
  return [...found];
}

/** Games that are (N−2)-undetermined: undetermined ones in as many braces as that takes. */
export function deeplyUndetermined(
  setup: PlayersSetup,
  fixture: Fixture,
  count: number,
  seed = 1,
): GameId[] {
  const { store, players } = setup;
  return undeterminedGames(setup, fixture, count, seed).map((start) => {
    let game = start;
    // Braces around an undetermined game are undetermined; a broken engine must not loop here.
    for (let i = 0; i < players && undeterminedDepth(store, game) < players - 2; i++) {
      game = store.impartial([game]);
    }
    return game;
  });
}

/** Pairs of equal games that are not isomorphic (Theorem 4.45), alone, beside and within others. */
export function equalPairs(setup: PlayersSetup, fixture: Fixture, count: number): Pair[] {
  const { store } = setup;
  const found: Pair[] = [];
  const random = setup.lowPartizan(fixture, count, 3);
  for (const player of setup.all) {
    for (const k of [2, 3]) {
      const [whole, ones] = [integer(store, k, player), setup.copies(k, one(setup, player))];
      found.push([whole, ones]);
      const other = (player + 1) % setup.players;
      found.push([onlyFor(store, other, [whole]), onlyFor(store, other, [ones])]);
      for (const [i, game] of random.entries()) {
        if (i % setup.players !== player) continue;
        found.push([setup.plus(whole, game), setup.plus(ones, game)]);
      }
    }
  }
  return found;
}

/** Games in which a player alone has options, 0 and integers first. */
export function aloneGames(
  setup: PlayersSetup,
  fixture: Fixture,
  count: number,
  player = 0,
): GameId[] {
  const { store } = setup;
  const random = setup.lowPartizan(fixture, count, 5);
  return [
    store.zero,
    ...[1, 2, 3].map((k) => integer(store, k, player)),
    ...setup.all.map((each) => onlyFor(store, player, [one(setup, each)])),
    ...random.map((game, i) => onlyFor(store, player, i % 2 === 0 ? [game] : [game, store.zero])),
  ];
}

/** Games that are bad for Left: others' integers, (1_L)⁻ and random games with enough of it. */
export function badForLeft(setup: PlayersSetup, fixture: Fixture, count: number): GameId[] {
  const { store } = setup;
  const against = minus(store, one(setup, 0));
  return [
    store.zero,
    ...setup.others.flatMap((player) => [1, 2].map((k) => integer(store, k, player))),
    ...[1, 2, 3].map((k) => setup.copies(k, against)),
    onlyFor(store, 0, [against]),
    ...setup
      .lowPartizan(fixture, count, 7)
      .flatMap((game) => [game, setup.plus(game, setup.copies(store.height(game) + 1, against))]),
  ];
}

/** G ≤ H for Left: H has more Left options, and fewer of the others. */
export function comparablePairs(setup: PlayersSetup, fixture: Fixture, count: number): Pair[] {
  const { store } = setup;
  const games = setup.partizan(fixture, count);
  return games.map((game, place): Pair => {
    const other = games[(place * 5 + 1) % games.length] ?? game;
    const player = place % setup.players;
    const more = store.partizan(
      setup.all.map((each) => [...store.options(game, each), ...(each === player ? [other] : [])]),
    );
    return player === 0 ? [game, more] : [more, game];
  });
}
