/**
 * Why somebody lost: for each of a player's moves whether it kept the win, the reply that refutes it,
 * and the first move that gave a win away. Where opponents err too a win can be given away more than
 * once; after the last time a lost game stays lost. Moves that are undecided may be mistakes as well.
 */

import type { Arena } from '../forms/arena.ts';
import type { Side } from '../forms/side.ts';
import type { Board } from '../rulesets/board.ts';
import { type Judge, judgeIn, winningMove, within } from './judge.ts';
import type { Thinking } from './opponents.ts';
import type { Turn } from './turn.ts';

/** What a move did. `undecided` where the board was too large to be solved. */
export type Verdict = 'keeps the win' | 'gives the win away' | 'was lost already' | 'undecided';

export interface ReviewedMove {
  /** Which turn of the line it was played at, from 0. */
  readonly at: number;
  readonly before: Board;
  readonly after: Board;
  readonly verdict: Verdict;
  /** Where the move loses, the reply that wins; none where the opponent wins by having no move. */
  readonly refutation?: Board;
  /** Where the win was given away, a move that would have kept it. */
  readonly better?: Board;
}

export interface Review {
  /** Whose moves. */
  readonly side: Side;
  readonly moves: readonly ReviewedMove[];
  /** The first move found to give a win away; undecided ones before it may have done so too. */
  readonly firstMistake?: ReviewedMove;
  /** The last one: from then on a lost game stayed lost, unless a move after it is undecided. */
  readonly lastMistake?: ReviewedMove;
}

/** The review of a side's moves in a line of turns, each after a move from the one before. */
export function reviewOf(
  arena: Arena,
  line: readonly Turn[],
  side: Side,
  { convention, budget = {} }: Thinking,
): Review {
  const judge = judgeIn(arena, convention);
  const moves: ReviewedMove[] = [];
  for (const [at, turn] of line.entries()) {
    const next = line[at + 1];
    if (next === undefined || turn.mover !== side) continue;
    const { board: before } = turn;
    const { board: after } = next;
    const found = within(arena, budget, () => judged(judge, turn, next));
    moves.push({ at, before, after, ...(found ?? { verdict: 'undecided' as const }) });
  }
  const mistakes = moves.filter(({ verdict }) => verdict === 'gives the win away');
  const [firstMistake] = mistakes;
  const lastMistake = mistakes.at(-1);
  return {
    side,
    moves,
    ...(firstMistake && { firstMistake }),
    ...(lastMistake && { lastMistake }),
  };
}

function judged(
  judge: Judge,
  turn: Turn,
  next: Turn,
): Pick<ReviewedMove, 'verdict' | 'refutation' | 'better'> {
  if (!judge.moverWins(next)) return { verdict: 'keeps the win' };
  const refutation = winningMove(judge, next);
  const refuted = refutation === undefined ? {} : { refutation };
  const better = winningMove(judge, turn);
  if (better === undefined) return { verdict: 'was lost already', ...refuted };
  return { verdict: 'gives the win away', ...refuted, better };
}
