// Play in a sum G + X, move by move. The worker keeps nothing: a position is told by its two games
// and by who is to move.

import {
  type Arena,
  type FormId,
  isEndLike,
  Left,
  opponent,
  Right,
  type Side,
  sum,
  winsMovingFirst,
  winsMovingFirstInNormalPlay,
} from '@proviso/engine';
import { written } from '@proviso/language/sheets';
import type { Convention, SideName, SumMove, SumPosition } from '../protocol/answers.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { pageSession } from './page-session.ts';
import { readGame } from './read-game.ts';

/** What a player can do in G + X, and whether the game is over. */
export function sumPosition(
  first: string,
  context: string,
  mover: SideName,
  convention: Convention,
): SumPosition {
  const session = pageSession();
  const g = readGame(session, first);
  const x = readGame(session, context);
  const { arena } = session;
  return arena.under(PAGE_BUDGET, () => {
    const side = mover === 'left' ? Left : Right;
    const moves = [
      ...arena.options(g, side).map((to) => move(arena, 'game', to, x, side, convention)),
      ...arena.options(x, side).map((to) => move(arena, 'context', g, to, side, convention)),
    ];
    // A tombstone on every summand ends the game as well [Siegel, Definition 5.3].
    const ended = convention === 'misère' && [g, x].every((id) => isEndLike(arena, id, side));
    return {
      g: written(arena, g),
      x: written(arena, x),
      over: ended || moves.length === 0,
      moves,
    };
  });
}

function move(
  arena: Arena,
  where: SumMove['in'],
  g: FormId,
  x: FormId,
  side: Side,
  convention: Convention,
): SumMove {
  const wins = convention === 'misère' ? winsMovingFirst : winsMovingFirstInNormalPlay;
  return {
    in: where,
    g: written(arena, g),
    x: written(arena, x),
    wins: !wins(arena, sum(arena, g, x), opponent(side)),
  };
}
