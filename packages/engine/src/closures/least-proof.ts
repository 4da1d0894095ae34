/**
 * A set of winning states from which no single one can be taken (winning-states.ts): what a certificate holds. For the
 * tested side one move is kept in each state, for the opponent all. A state that its moves can do without is
 * struck; what is then no longer led to goes too.
 */

import type { WinningStates } from './winning-states.ts';

/** Held states, with those to start from, no single one of which can be left out; several at once sometimes can. */
export function leastProof(states: WinningStates, starts: readonly number[]): Set<number> {
  const moves = new Map<number, readonly (readonly number[])[]>();
  const movesFrom = (state: number): readonly (readonly number[])[] => {
    const known = moves.get(state) ?? states.movesFrom(state);
    moves.set(state, known);
    return known;
  };
  const isMine = (state: number): boolean => states.at(state).turn === 0;
  let isIn = (state: number): boolean => states.isHeld(state);
  for (;;) {
    const kept = led(starts, (state) =>
      isMine(state)
        ? (movesFrom(state).find((move) => move.every(isIn)) ?? [])
        : movesFrom(state).flat(),
    );
    if (!strike(kept, isMine, movesFrom)) return kept;
    isIn = (state) => kept.has(state);
  }
}

/** All that some states lead to. */
function led(starts: readonly number[], next: (state: number) => readonly number[]): Set<number> {
  const found = new Set(starts);
  for (const state of found) for (const result of next(state)) found.add(result);
  return found;
}

/** Strikes states that each user has another move for; false where there is none. */
function strike(
  kept: Set<number>,
  isMine: (state: number) => boolean,
  movesFrom: (state: number) => readonly (readonly number[])[],
): boolean {
  const users = new Map<number, Set<number>>();
  for (const state of kept) {
    if (!isMine(state)) continue;
    for (const result of movesFrom(state).flat()) {
      users.set(result, (users.get(result) ?? new Set()).add(state));
    }
  }
  const before = kept.size;
  for (const state of [...kept]) {
    if (isMine(state)) continue;
    const canDoWithout = (user: number): boolean =>
      movesFrom(user).some((move) => move.every((result) => result !== state && kept.has(result)));
    if ([...(users.get(state) ?? [])].every(canDoWithout)) kept.delete(state);
  }
  return kept.size < before;
}
