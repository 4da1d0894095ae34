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
import type { Lab } from '../../lab.ts';
import type { Pair } from './laws.ts';
import type { Table } from './table.ts';

/** 1_C for a player C. */
export const one = (table: Table, player: number): GameId => integer(table.store, 1, player);

/**
 * Undetermined games: the one of Proposition 3.2(4), and games with an undetermined option and no
 * option that lets Previous win (Proposition 2.7).
 */
export function undeterminedGames(table: Table, lab: Lab, count: number, seed = 1): GameId[] {
  const random = randomSource(seed);
  const { store, players } = table;
  const harmless = table.small.filter((game) => !table.wins(game, players - 1));
  const pool = [undeterminedGame(store)];
  const found = new Set(pool);
  for (let i = 0; found.size < lab.sampleSize(count); i++) {
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
export function deeplyUndetermined(table: Table, lab: Lab, count: number, seed = 1): GameId[] {
  const { store, players } = table;
  return undeterminedGames(table, lab, count, seed).map((start) => {
    let game = start;
    // Braces around an undetermined game are undetermined; a broken engine must not loop here.
    for (let i = 0; i < players && undeterminedDepth(store, game) < players - 2; i++) {
      game = store.impartial([game]);
    }
    return game;
  });
}

/** Pairs of equal games that are not isomorphic (Theorem 4.45), alone, beside and within others. */
export function equalPairs(table: Table, lab: Lab, count: number): Pair[] {
  const { store } = table;
  const found: Pair[] = [];
  const random = table.lowPartizan(lab, count, 3);
  for (const player of table.all) {
    for (const k of [2, 3]) {
      const [whole, ones] = [integer(store, k, player), table.copies(k, one(table, player))];
      found.push([whole, ones]);
      const other = (player + 1) % table.players;
      found.push([onlyFor(store, other, [whole]), onlyFor(store, other, [ones])]);
      for (const [i, game] of random.entries()) {
        if (i % table.players !== player) continue;
        found.push([table.plus(whole, game), table.plus(ones, game)]);
      }
    }
  }
  return found;
}

/** Games in which a player alone has options, 0 and integers first. */
export function aloneGames(table: Table, lab: Lab, count: number, player = 0): GameId[] {
  const { store } = table;
  const random = table.lowPartizan(lab, count, 5);
  return [
    store.zero,
    ...[1, 2, 3].map((k) => integer(store, k, player)),
    ...table.all.map((each) => onlyFor(store, player, [one(table, each)])),
    ...random.map((game, i) => onlyFor(store, player, i % 2 === 0 ? [game] : [game, store.zero])),
  ];
}

/** Games that are bad for Left: others' integers, (1_L)⁻ and random games with enough of it. */
export function badForLeft(table: Table, lab: Lab, count: number): GameId[] {
  const { store } = table;
  const against = minus(store, one(table, 0));
  return [
    store.zero,
    ...table.others.flatMap((player) => [1, 2].map((k) => integer(store, k, player))),
    ...[1, 2, 3].map((k) => table.copies(k, against)),
    onlyFor(store, 0, [against]),
    ...table
      .lowPartizan(lab, count, 7)
      .flatMap((game) => [game, table.plus(game, table.copies(store.height(game) + 1, against))]),
  ];
}

/** G ≤ H for Left: H has more Left options, and fewer of the others. */
export function comparablePairs(table: Table, lab: Lab, count: number): Pair[] {
  const { store } = table;
  const games = table.partizan(lab, count);
  return games.map((game, place): Pair => {
    const other = games[(place * 5 + 1) % games.length] ?? game;
    const player = place % table.players;
    const more = store.partizan(
      table.all.map((each) => [...store.options(game, each), ...(each === player ? [other] : [])]),
    );
    return player === 0 ? [game, more] : [more, game];
  });
}
