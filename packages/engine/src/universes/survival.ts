/**
 * Play against a Left dead end: does Left, moving first, win G + X? Left can
 * only move in G; Right moves in G or in X. For Right the same is asked of the
 * conjugate of X, so one function serves both sides.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { isEndLike } from '../forms/ends.ts';
import { rank } from '../forms/measures.ts';
import { opponent, Right, type Side } from '../forms/side.ts';
import { BudgetError } from '../storage/budget.ts';
import { MemoBy } from '../storage/memo.ts';
import { type PairAnswers, UNKNOWN, YES } from '../storage/pair-tables.ts';

const survivals = new MemoBy<Side, PairAnswers>('survival');

/** Deeper games would overflow the call stack and are refused first. */
const MAX_RANK = 2_000;

/**
 * Whether `side`, moving first, wins G + X (for Right: G + X̄), X a Left dead end.
 */
export function survives(arena: Arena, g: FormId, x: FormId, side: Side): boolean {
  if (isEndLike(arena, g, side)) return true;
  if (rank(arena, g) > MAX_RANK) {
    throw new BudgetError(
      'depth',
      `the strong test is refused for games more than ${MAX_RANK} moves deep`,
    );
  }
  const table = arena.ownBy(survivals, side, () => arena.pairAnswers());
  return movesAndWins(arena, table, g, x, side);
}

function movesAndWins(arena: Arena, table: PairAnswers, g: FormId, x: FormId, side: Side): boolean {
  if (isEndLike(arena, g, side)) return true;
  const known = table.get(g, x);
  if (known !== UNKNOWN) return known === YES;
  arena.tick();
  let answer = false;
  const end = arena.optionsEnd(g, side);
  for (let i = arena.optionsStart(g, side); i < end && !answer; i++) {
    answer = withstands(arena, table, arena.optionAt(i), x, side);
  }
  table.set(g, x, answer);
  return answer;
}

/** Whether `side` wins G + X when the opponent moves. */
function withstands(arena: Arena, table: PairAnswers, g: FormId, x: FormId, side: Side): boolean {
  const mover = opponent(side);
  if (x === ZERO && isEndLike(arena, g, mover)) return false;
  // X is a Left dead end whichever side is tested: its moves are its Right options.
  const end = arena.optionsEnd(x, Right);
  for (let i = arena.optionsStart(x, Right); i < end; i++) {
    if (!movesAndWins(arena, table, g, arena.optionAt(i), side)) return false;
  }
  const gEnd = arena.optionsEnd(g, mover);
  for (let i = arena.optionsStart(g, mover); i < gEnd; i++) {
    if (!movesAndWins(arena, table, arena.optionAt(i), x, side)) return false;
  }
  return true;
}
