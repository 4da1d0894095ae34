// Plain play knows moves and nothing else: no components, no symmetries, no conjugates, no order.

import { expect } from 'vitest';
import { Arena, opponent, SIDES, type Side } from '../../src/index.ts';
import { type Board, boardIsWon, type Ruleset } from '../../src/rulesets/index.ts';
import type { Convention } from '../../src/solver/convention.ts';

export const conventions: readonly Convention[] = ['misere', 'normal'];

/** Plain play has looked at as many positions as it was allowed to. */
class TooMany extends Error {}

/**
 * Whether a player who moves first wins, by trying all moves; what was found is kept by text. Looks at
 * no more than so many positions in all.
 */
export function plainPlay(ruleset: Ruleset, convention: Convention, most = Infinity) {
  const known = new Map<string, boolean>();
  const wins = (position: unknown, mover: Side): boolean => {
    const key = `${mover} ${ruleset.print!(position)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= most) throw new TooMany();
    const moves = [...ruleset.moves(position, mover)];
    const won =
      moves.length === 0
        ? convention === 'misere'
        : moves.some((after) => !wins(after, opponent(mover)));
    known.set(key, won);
    return won;
  };
  return wins;
}

/** Holds the solver against plain play on some boards of a ruleset; tells on how many. */
export function holds(ruleset: Ruleset, boards: Iterable<Board>): number {
  let count = 0;
  const arena = new Arena();
  const plain = { misere: plainPlay(ruleset, 'misere'), normal: plainPlay(ruleset, 'normal') };
  for (const board of boards) {
    count++;
    for (const convention of conventions)
      for (const mover of SIDES)
        if (
          boardIsWon(arena, board, mover, convention) !== plain[convention](board.position, mover)
        )
          expect.fail(`${ruleset.print!(board.position)}, ${mover} first, ${convention}`);
  }
  return count;
}

/**
 * Holds the solver against plain play on one board; tells whether plain play could follow, looking at
 * no more than so many positions.
 */
export function holdsOn(arena: Arena, { ruleset, position }: Board, most: number): boolean {
  try {
    for (const convention of conventions) {
      const plain = plainPlay(ruleset, convention, most);
      for (const mover of SIDES) {
        const won = plain(position, mover);
        const text = `${ruleset.print!(position)}, ${mover} first, ${convention}`;
        expect(boardIsWon(arena, { ruleset, position }, mover, convention), text).toBe(won);
      }
    }
    return true;
  } catch (error) {
    if (error instanceof TooMany) return false;
    throw error;
  }
}
