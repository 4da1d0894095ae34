/**
 * The tests' own N-player games: plain nested arrays, one list of options per player, and every
 * notion straight from its definition, without sharing, memory or bit tricks.
 */

import fc from 'fast-check';
import type { GameId, GameStore } from '../../src/multiplayer/games/store.ts';

/** parts[i] are the options of player i. */
export interface Plain {
  readonly parts: readonly (readonly Plain[])[];
}

export function toStore(store: GameStore, game: Plain): GameId {
  return store.partizan(game.parts.map((part) => part.map((option) => toStore(store, option))));
}

export function plainSum(left: Plain, right: Plain): Plain {
  return {
    parts: left.parts.map((part, player) => [
      ...part.map((option) => plainSum(option, right)),
      ...(right.parts[player] ?? []).map((option) => plainSum(left, option)),
    ]),
  };
}

/** Sets of players who may end up stuck, one set for every strategy of the coalition. */
function strategyResults(
  game: Plain,
  mover: number,
  coalition: ReadonlySet<number>,
): ReadonlySet<number>[] {
  const options = game.parts[mover] ?? [];
  if (options.length === 0) return [new Set([mover])];
  const next = (mover + 1) % game.parts.length;
  const results = options.map((option) => strategyResults(option, next, coalition));
  if (coalition.has(mover)) return results.flat();
  // The others choose the move, so a strategy of the coalition answers each of them.
  let combined: ReadonlySet<number>[] = [new Set()];
  for (const choices of results) {
    combined = combined.flatMap((so) => choices.map((choice) => new Set([...so, ...choice])));
  }
  return combined;
}

/** Whether some strategy of the coalition lets only players of `aim` get stuck. */
export function coalitionCan(
  game: Plain,
  mover: number,
  coalition: readonly number[],
  aim: readonly number[],
): boolean {
  const allowed = new Set(aim);
  return strategyResults(game, mover, new Set(coalition)).some((stuck) =>
    [...stuck].every((player) => allowed.has(player)),
  );
}

/** Whether a player wins by force: definition by the winners of the empty game. */
export function plainWins(
  game: Plain,
  mover: number,
  player: number,
  winnersOfZero: readonly number[],
): boolean {
  const players = game.parts.length;
  const aim = Array.from({ length: players }, (_, each) => each).filter((stuck) =>
    winnersOfZero.includes((player - stuck + players) % players),
  );
  return coalitionCan(game, mover, [player], aim);
}

/** Small partizan games. */
export function plainGames(players: number, depth: number): fc.Arbitrary<Plain> {
  const zero: Plain = { parts: Array.from({ length: players }, () => []) };
  let games: fc.Arbitrary<Plain> = fc.constant(zero);
  for (let level = 0; level < depth; level++) {
    const part = fc.array(games, { maxLength: 2 });
    games = fc.oneof(
      games,
      fc.array(part, { minLength: players, maxLength: players }).map((parts): Plain => ({ parts })),
    );
  }
  return games;
}

/** Small impartial games. */
export function plainImpartial(players: number, depth: number, most = 3): fc.Arbitrary<Plain> {
  const copy = (options: readonly Plain[]): Plain => ({
    parts: Array.from({ length: players }, () => options),
  });
  let games: fc.Arbitrary<Plain> = fc.constant(copy([]));
  for (let level = 0; level < depth; level++) {
    games = fc.oneof(games, fc.array(games, { maxLength: most }).map(copy));
  }
  return games;
}

/** All subsets of {0, …, count − 1}. */
export function subsetsOf(count: number): number[][] {
  return Array.from({ length: 2 ** count }, (_, mask) =>
    Array.from({ length: count }, (_, each) => each).filter((each) => (mask >> each) & 1),
  );
}
