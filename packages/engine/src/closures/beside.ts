/**
 * Play in a sum G + X that is not built: does a side, moving first, win it? X is written as the tested side
 * Left would see it, so that one function serves both sides. An answer is looked for no further than it is
 * needed, and the positions are pairs: few of those that the built sum has.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { isEndLike } from '../forms/ends.ts';
import { rank } from '../forms/measures.ts';
import { Left, opponent, Right, type Side } from '../forms/side.ts';
import { sum } from '../forms/sum.ts';
import { winsMovingFirst } from '../play/misere.ts';
import { MemoBy } from '../storage/memo.ts';
import { type PairAnswers, UNKNOWN, YES } from '../storage/pair-tables.ts';

const plays = new MemoBy<Side, PairAnswers>('play beside ends');

/** Deeper sums are built, and played out without the call stack. */
const MAX_RANK = 1_000;

/** Whether `side`, moving first, wins G + X (for Right: G + X̄). */
export function winsBeside(arena: Arena, g: FormId, x: FormId, side: Side): boolean {
  if (rank(arena, g) + rank(arena, x) > MAX_RANK) {
    const mine = side === Left ? x : conjugate(arena, x);
    return winsMovingFirst(arena, sum(arena, g, mine), side);
  }
  const table = arena.ownBy(plays, side, () => arena.pairAnswers());
  return new Beside(arena, table, side).movesAndWins(g, x);
}

class Beside {
  private readonly arena: Arena;
  private readonly table: PairAnswers;
  private readonly side: Side;

  constructor(arena: Arena, table: PairAnswers, side: Side) {
    this.arena = arena;
    this.table = table;
    this.side = side;
  }

  movesAndWins(g: FormId, x: FormId): boolean {
    const { arena, table, side } = this;
    if (isEndLike(arena, g, side) && !arena.hasOptions(x, Left)) return true;
    const known = table.get(g, x);
    if (known !== UNKNOWN) return known === YES;
    arena.tick();
    const answer =
      arena.options(x, Left).some((option) => this.withstands(g, option)) ||
      arena.options(g, side).some((option) => this.withstands(option, x));
    table.set(g, x, answer);
    return answer;
  }

  /** Whether the side wins when the opponent is to move. */
  private withstands(g: FormId, x: FormId): boolean {
    const { arena } = this;
    const mover = opponent(this.side);
    if (isEndLike(arena, g, mover) && !arena.hasOptions(x, Right)) return false;
    return (
      arena.options(x, Right).every((option) => this.movesAndWins(g, option)) &&
      arena.options(g, mover).every((option) => this.movesAndWins(option, x))
    );
  }
}
