// Sets of players as bit masks, and what players are called: relative to the one who starts in impartial
// games (N, O, P), by their places in partizan ones (L, C, R). The engine, which has the same, is not loaded
// in the page.

export function has(set: number, player: number): boolean {
  return ((set >> player) & 1) === 1;
}

/** More are refused where a game is read; an address may ask for any number of them. */
const MOST_PLAYERS = 6;

export function everyone(players: number): number[] {
  return Array.from({ length: Math.min(players, MOST_PLAYERS) }, (_, player) => player);
}

export function membersOf(set: number, players: number): number[] {
  return everyone(players).filter((player) => has(set, player));
}

/** `N`, `O` or `O1`, `O2`, …, `P`. */
export function relativeLetter(player: number, players: number): string {
  if (player === 0) return 'N';
  if (player === players - 1) return 'P';
  return players === 3 ? 'O' : `O${player}`;
}

/** `L`, `C` or `C1`, `C2`, …, `R`. */
export function placeLetter(player: number, players: number): string {
  if (player === 0) return 'L';
  if (player === players - 1) return 'R';
  return players === 3 ? 'C' : `C${player}`;
}

/** How players are called. */
export type Naming = 'relative' | 'places';

export function letterOf(player: number, players: number, naming: Naming): string {
  return naming === 'relative' ? relativeLetter(player, players) : placeLetter(player, players);
}

/** Who wins where `stuck` cannot move. */
export function winnersWhenStuck(stuck: number, convention: number, players: number): number {
  return membersOf(convention, players).reduce(
    (set, seat) => set | (1 << ((stuck + seat) % players)),
    0,
  );
}

/** Whoever cannot move loses alone. */
export const spindler = (players: number): number => 2 ** players - 2;
/** Whoever moved last wins alone. */
export const propp = (players: number): number => 2 ** (players - 1);
/** Whoever cannot move wins alone. */
export const MISERE = 1;

/** Every convention with a winner and a loser, those with a name first. */
export function conventionsOf(players: number): number[] {
  const named = [...new Set([spindler(players), propp(players), MISERE])];
  if (players > MOST_PLAYERS) return named;
  const all = Array.from({ length: 2 ** players - 2 }, (_, i) => i + 1);
  return [...named, ...all.filter((one) => !named.includes(one))];
}

/** The convention of the same name for another number of players. */
export function conventionFor(convention: number, before: number, players: number): number {
  if (convention === spindler(before)) return spindler(players);
  if (convention === propp(before)) return propp(players);
  return convention === MISERE ? MISERE : spindler(players);
}
