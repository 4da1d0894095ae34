// The address of a game of several players: `players/NUMBER/WINNERS/GAME/TAB/…`, where the winners are those
// of the empty game, relative to the player who cannot move. What follows belongs to the tab.

import type { PlayersSetting } from '../protocol/players.ts';
import type { Route } from '../route.ts';
import { everyone, membersOf, relativeLetter, spindler } from './sets.ts';

export const TABS = ['outcome', 'play', 'sums', 'quotient', 'compare'] as const;
export type Tab = (typeof TABS)[number];

export interface PlayersAddress extends PlayersSetting {
  readonly tab: Tab;
  /** What the tab has in the address. */
  readonly rest: readonly string[];
}

export const FIRST = { players: 3, text: '1 2 3' } as const;

export function readPlayersAddress(route: Route): PlayersAddress {
  const [, count, winners, text, tab, ...rest] = route;
  const players = count === undefined || count === '' ? FIRST.players : Number(count);
  const usual = winners === undefined || winners === '';
  return {
    players,
    convention: usual ? spindler(players) : readSet(winners, players),
    text: text ?? FIRST.text,
    tab: TABS.find((one) => one === tab) ?? 'outcome',
    rest,
  };
}

export function playersAddress({ players, convention, text, tab, rest }: PlayersAddress): string[] {
  const parts = ['players', String(players), writeSet(convention, players), text];
  if (tab === 'outcome') return parts;
  // The box of the second game may be empty: one types another into it.
  const last = tab === 'compare' ? rest.length - 1 : rest.findLastIndex((part) => part !== '');
  return [...parts, tab, ...rest.slice(0, last + 1)];
}

/** `OP`, `O1O2`. */
export function writeSet(set: number, players: number): string {
  return membersOf(set, players)
    .map((player) => relativeLetter(player, players))
    .join('');
}

/** The set that such a text is; nobody where it is none. */
function readSet(text: string, players: number): number {
  const letters = text.match(/[NP]|O\d*/gu) ?? [];
  if (letters.join('') !== text) return 0;
  const names = everyone(players).map((player) => relativeLetter(player, players));
  return letters.reduce((set, letter) => {
    const player = names.indexOf(letter);
    return player < 0 ? set : set | (1 << player);
  }, 0);
}

/** Who sits where, who begins, and what was played: `ypp/0/3.0.1/2`. */
export interface PlayAddress {
  /** For each player whether the program plays. */
  readonly program: readonly boolean[];
  readonly starter: number;
  /** The moves of the line, and how many of them are played. */
  readonly line: readonly number[];
  readonly at: number;
}

export function readPlay(rest: readonly string[], players: number): PlayAddress {
  const [seats = '', first = '', moves = '', place = ''] = rest;
  const line = /^\d+(\.\d+)*$/u.test(moves) ? moves.split('.').map(Number) : [];
  const at = /^\d+$/u.test(place) ? Math.min(Number(place), line.length) : line.length;
  const starter = /^\d$/u.test(first) && Number(first) < players ? Number(first) : 0;
  return {
    // Whoever says nothing plays first, against the program.
    program: everyone(Number.isInteger(players) ? Math.max(0, players) : 0).map((player) =>
      seats.length === players ? seats.charAt(player) === 'p' : player > 0,
    ),
    starter,
    line,
    at,
  };
}

export function writePlay({ program, starter, line, at }: PlayAddress): string[] {
  const seats = program.map((plays) => (plays ? 'p' : 'y')).join('');
  const place = at === line.length ? '' : String(at);
  return [seats, String(starter), line.join('.'), place];
}

/** A move more, after the moves that the game has: `reached` of those that are played. */
export function playOn(at: PlayAddress, reached: number, place: number): PlayAddress {
  const line = [...at.line.slice(0, Math.min(at.at, reached)), place];
  return { ...at, line, at: line.length };
}

/** Whether the program moves after so many moves. */
function programAt({ program, starter }: PlayAddress, moves: number): boolean {
  return program[(starter + moves) % program.length] === true;
}

/** Back to where somebody at the keyboard was to move, or to the beginning. */
export function stepBack(at: PlayAddress): number {
  let to = at.at - 1;
  while (to > 0 && programAt(at, to)) to--;
  return Math.max(0, to);
}

/** Forth to where somebody at the keyboard is to move, or to the end. */
export function stepForth(at: PlayAddress): number {
  let to = Math.min(at.line.length, at.at + 1);
  while (to < at.line.length && programAt(at, to)) to++;
  return to;
}
