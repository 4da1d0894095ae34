/**
 * General statements about games of N players, tested on all small games, on random ones, or on games
 * made so that the hypothesis holds. A statement is one for each N, and must apply for each.
 */

import type { GameId } from '@proviso/engine/multiplayer';
import { type Answer, Cases } from '../../cases.ts';
import type { Finding } from '../../entry.ts';
import type { Fixture } from '../../fixture.ts';
import { PlayersSetup } from './players-setup.ts';

/** What a statement says of one or more games. */
export type Law<Games extends GameId[]> = (setup: PlayersSetup, ...games: Games) => Answer;

type Many = readonly GameId[];
export type One = [GameId];
export type Pair = [GameId, GameId];
export type Triple = [GameId, GameId, GameId];
export type Quadruple = [GameId, GameId, GameId, GameId];

/** A statement about the games that `make` lists for each N. */
export function onGames<Games extends GameId[]>(
  make: (setup: PlayersSetup, fixture: Fixture) => readonly Games[],
  law: Law<Games>,
  counts: readonly number[],
  summary: string,
): (fixture: Fixture) => Finding {
  return (fixture) => {
    const cases = new Cases();
    for (const players of counts) {
      const setup = new PlayersSetup(players);
      const group = `N = ${players}`;
      cases.group(group);
      for (const games of make(setup, fixture)) {
        const say = (): string =>
          `fails for ${games.map((game) => setup.text(game)).join(' and ')}`;
        cases.try(law(setup, ...games), say, group);
      }
    }
    return cases.finding(`${summary}, ${playersText(counts)}`);
  };
}

/** About impartial games: the 16 of rank at most 3, one, two or three at a time. */
export function onSmallGames(law: Law<One>, arity: 1, counts?: readonly number[]): Check;
export function onSmallGames(law: Law<Pair>, arity: 2, counts?: readonly number[]): Check;
export function onSmallGames(
  law: (setup: PlayersSetup, ...games: GameId[]) => Answer,
  arity: 1 | 2,
  counts: readonly number[] = [3, 4, 5],
): Check {
  return (fixture) =>
    onGames(
      (setup) => tuples(setup.small, arity),
      law,
      fixture.quick ? counts.slice(0, 2) : counts,
      `all games of rank at most 3, ${arity === 1 ? 'one by one' : 'two at a time'}`,
    )(fixture);
}

type Check = (fixture: Fixture) => Finding;

/** About seeded random games, one or two at a time. */
export function onRandomGames(
  kind: 'impartial' | 'partizan',
  count: number,
  law: Law<Pair>,
  counts: readonly number[] = [3, 4],
): Check {
  return onGames(
    (setup, fixture) =>
      setup.pairs(
        kind === 'impartial' ? setup.impartial(fixture, count) : setup.partizan(fixture, count),
      ),
    law,
    counts,
    `random ${kind} games`,
  );
}

/** An equivalence: it must be seen to hold and to fail, for each N. */
export function equivalence<Games extends GameId[]>(
  make: (setup: PlayersSetup, fixture: Fixture) => readonly Games[],
  sides: (setup: PlayersSetup, ...games: Games) => readonly [boolean, boolean],
  counts: readonly number[],
  summary: string,
): Check {
  return (fixture) => {
    const cases = new Cases();
    for (const players of counts) {
      const setup = new PlayersSetup(players);
      const group = (side: boolean): string => `N = ${players}, ${side ? 'both' : 'neither'}`;
      for (const side of [true, false]) cases.group(group(side));
      for (const games of make(setup, fixture)) {
        const [left, right] = sides(setup, ...games);
        const say = (): string =>
          `fails for ${games.map((game) => setup.text(game)).join(' and ')}`;
        cases.try(left === right, say, group(left));
      }
    }
    return cases.finding(`${summary}, ${playersText(counts)}`);
  };
}

/** All tuples of games. */
export function tuples(games: Many, arity: 2): Pair[];
export function tuples(games: Many, arity: 3): Triple[];
export function tuples(games: Many, arity: number): GameId[][];
export function tuples(games: Many, arity: number): GameId[][] {
  let found: GameId[][] = [[]];
  for (let place = 0; place < arity; place++) {
    found = found.flatMap((tuple) => games.map((game) => [...tuple, game]));
  }
  return found;
}

/** Each game of one list with each of another. */
export function product(first: Many, second: Many): Pair[] {
  return first.flatMap((g) => second.map((h): Pair => [g, h]));
}

/** The games as the only members of tuples. */
export function singly(games: Many): One[] {
  return games.map((game): One => [game]);
}

function playersText(counts: readonly number[]): string {
  return counts.length === 1
    ? `N = ${counts[0]}`
    : `N = ${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`;
}
