/**
 * Players, sets of players and conventions.
 *
 * Players of an impartial position are named relative to the one about to move: N (Next) is
 * O_0, then O_1, …, O_{N−2}, and P (Previous) is O_{N−1} [Spindler, section 3.1]. A set of
 * players is a bit mask, bit i for O_i, so that an outcome is one integer. Players of a partizan
 * game are numbered 0 (Left) to N−1 (Right) and move cyclically.
 *
 * A convention is the set of players, relative to the one who cannot move, that win the empty
 * game. The paper's normal play is "everyone but N"; Propp's is {P}; for two players these two
 * are the same ordinary normal play, and {N} is misère play.
 */

import { NotationError, ValueError } from '../../storage/errors.ts';

/** Bit i is player O_i, relative to whoever is about to move. */
export type PlayerSet = number;

/** The players that win when the one numbered 0 cannot move. */
export type Convention = PlayerSet;

/** Sets of players are 32-bit masks with room for a shift. */
export const MAX_PLAYERS = 30;

export function checkPlayers(players: number): void {
  if (!Number.isInteger(players) || players < 2 || players > MAX_PLAYERS) {
    throw new ValueError(`the number of players must be from 2 to ${MAX_PLAYERS}, not ${players}`);
  }
}

export function allPlayers(players: number): PlayerSet {
  return 2 ** players - 1;
}

/** The paper's convention (section 1): whoever cannot move is the unique loser. */
export function normalPlay(players: number): Convention {
  return allPlayers(players) - 1;
}

/** Propp's convention [Propp]: the previous player is the unique winner. */
export function proppPlay(players: number): Convention {
  return 2 ** (players - 1);
}

/** Every convention in which somebody wins the empty game and somebody loses it. */
export function conventions(players: number): Convention[] {
  return Array.from({ length: allPlayers(players) - 1 }, (_, index) => index + 1);
}

export function hasPlayer(set: PlayerSet, player: number): boolean {
  return ((set >> player) & 1) === 1;
}

export function isSubset(small: PlayerSet, large: PlayerSet): boolean {
  return (small & ~large) === 0;
}

/** The members of a set in increasing order. */
export function members(set: PlayerSet): number[] {
  const found: number[] = [];
  for (let rest = set, player = 0; rest !== 0; rest >>>= 1, player++) {
    if ((rest & 1) === 1) found.push(player);
  }
  return found;
}

export function playerSetOf(players: Iterable<number>): PlayerSet {
  let set = 0;
  for (const player of players) set |= 1 << player;
  return set;
}

/** A set numbered relative to player `from`, renumbered absolutely: O_i becomes player from + i. */
export function rotate(set: PlayerSet, from: number, players: number): PlayerSet {
  const shift = ((from % players) + players) % players;
  return ((set << shift) | (set >>> (players - shift))) & allPlayers(players);
}

/** `N`, `O` or `O1`, `O2`, …, `P`. */
export function relativeName(player: number, players: number): string {
  if (player === 0) return 'N';
  if (player === players - 1) return 'P';
  return players === 3 ? 'O' : `O${player}`;
}

/** The paper's names of the players of a partizan game (section 4.1). */
export function partizanName(player: number, players: number): string {
  if (player === 0) return 'Left';
  if (player === players - 1) return 'Right';
  return players === 3 ? 'Center' : `Center${player}`;
}

/** A set as the language writes it: `NO`, `O1O2`, and `-` for nobody. */
export function printPlayerSet(set: PlayerSet, players: number): string {
  if (set === 0) return '-';
  return members(set)
    .map((player) => relativeName(player, players))
    .join('');
}

/** An outcome: one set for an impartial game, `(NO, P, -)` for a partizan one. */
export function printOutcome(outcome: readonly PlayerSet[], players: number): string {
  const sets = outcome.map((set) => printPlayerSet(set, players));
  return sets.length === 1 ? sets.join('') : `(${sets.join(', ')})`;
}

/**
 * Read a set of players: names in any order, with or without braces, commas and spaces; `-`, `∅`
 * or `{}` for nobody. With three players `O` and `O1` are the same.
 */
export function parsePlayerSet(text: string, players: number): PlayerSet {
  const body = text.replace(/[{},\s]/g, '');
  if (body === '' || body === '-' || body === '∅') return 0;
  let set = 0;
  let rest = body;
  while (rest !== '') {
    const name = /^(?:N|P|O\d*)/.exec(rest)?.[0];
    const player = name === undefined ? -1 : playerNamed(name, players);
    if (name === undefined || player < 0) {
      const names = Array.from({ length: players }, (_, each) => relativeName(each, players));
      throw new NotationError(
        `"${rest}" is not a player: with ${players} players they are ${names.join(', ')}`,
      );
    }
    set |= 1 << player;
    rest = rest.slice(name.length);
  }
  return set;
}

function playerNamed(name: string, players: number): number {
  if (name === 'N') return 0;
  if (name === 'P') return players - 1;
  if (name === 'O') return players === 3 ? 1 : -1;
  const index = Number(name.slice(1));
  return index < players ? index : -1;
}
