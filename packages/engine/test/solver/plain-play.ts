// Plain play knows moves and nothing else: no components, no symmetries, no conjugates, no order.

import { opponent, type Side } from '../../src/index.ts';
import type { Ruleset } from '../../src/rulesets/index.ts';
import type { Convention } from '../../src/solver/convention.ts';

/** Whether a player who moves first wins, by trying all moves; what was found is kept by text. */
export function plainPlay(ruleset: Ruleset, convention: Convention) {
  const known = new Map<string, boolean>();
  const wins = (position: unknown, mover: Side): boolean => {
    const key = `${mover} ${ruleset.print!(position)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
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
