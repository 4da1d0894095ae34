/**
 * Opponents. A perfect one plays a winning move where there is one. Where every move loses it sets the
 * hardest task: the move after which the smallest share of the replies wins, and among these the one
 * after which there are most replies to choose from. A fallible one errs with a given probability: it
 * then plays a move that loses, if there is one. Between equals the seed decides, by lot for each turn,
 * so that the same turn with the same seed is played alike wherever it is solved within the budget.
 *
 * Where a board is too large to be solved within the budget, both guess (`guess.ts`); where it is known
 * to be lost and the tasks are too many to be counted, the move is drawn by lot.
 */

import type { Arena } from '../forms/arena.ts';
import type { Board } from '../rulesets/board.ts';
import type { Convention } from '../rulesets/outcome.ts';
import type { Budget } from '../storage/budget.ts';
import { ValueError } from '../storage/errors.ts';
import { guess } from './guess.ts';
import { type Judge, judgeIn, winningMoves, within } from './judge.ts';
import { shuffled, streamAt } from './shuffled.ts';
import { movesOf, type Turn, turnAfter } from './turn.ts';

export interface Opponent {
  /** The probability of an error at each move; 0, the default, for a perfect opponent. */
  readonly errs?: number;
  /** A whole number; 1 unless told. */
  readonly seed?: number;
}

/** A move, and what is known of it. */
export type Choice =
  | { readonly kind: 'winning'; readonly after: Board }
  /** Every move loses; the hardest task where they were counted, and else a move drawn by lot. */
  | { readonly kind: 'losing'; readonly after: Board; readonly task?: Task }
  /** A fallible opponent gave away a won game. */
  | { readonly kind: 'mistake'; readonly after: Board }
  /** Too large to be solved: the best it saw, looking `depth` moves deep. */
  | { readonly kind: 'guess'; readonly after: Board; readonly depth: number };

/** What the other player has to find. */
export interface Task {
  readonly winning: number;
  readonly replies: number;
}

export interface Thinking {
  readonly convention: Convention;
  /** What solving may use; beyond it, moves are guessed. */
  readonly budget?: Budget;
  /** How many positions a guess may generate. */
  readonly guessPositions?: number;
}

/**
 * The move of an opponent; `undefined` where there is none.
 *
 * @example
 * const turn = { board: readBoard(nim, [3, 1]), mover: Left };
 * const choice = chooseMove(new Arena(), turn, {}, { convention: 'misere' });
 * choice && [choice.kind, positionToText(choice.after)] // → ["winning", "1"]
 */
export function chooseMove(
  arena: Arena,
  turn: Turn,
  { errs = 0, seed = 1 }: Opponent,
  thinking: Thinking,
): Choice | undefined {
  if (!(errs >= 0 && errs <= 1)) {
    throw new ValueError(`${errs} is no probability; take a number from 0 to 1`);
  }
  const stream = streamAt(turn, seed);
  const budget = thinking.budget ?? {};
  const judge = judgeIn(arena, thinking.convention);
  const moves = shuffled(movesOf(turn), stream);
  if (moves.length === 0) return undefined;
  const erring = stream.below(1_000_000) < errs * 1_000_000;
  const solved = within(arena, budget, () => {
    const wins = (after: Board) => !judge.moverWins(turnAfter(turn, after));
    if (!judge.moverWins(turn)) return { kind: 'losing' } as const;
    const losing = erring ? moves.find((after) => !wins(after)) : undefined;
    if (losing !== undefined) return { kind: 'mistake', after: losing } as const;
    const after = moves.find(wins);
    return after && ({ kind: 'winning', after } as const);
  });
  if (solved?.kind === 'losing') {
    const hardest = within(arena, budget, () => hardestTask(judge, turn, moves));
    return hardest ?? { kind: 'losing', after: moves[0] as Board };
  }
  return solved ?? guessedMove(arena, turn, thinking, seed);
}

/** Of moves that all lose, the one that leaves the smallest share of winning replies. */
function hardestTask(judge: Judge, turn: Turn, moves: readonly Board[]): Choice | undefined {
  let best: (Choice & { kind: 'losing' }) | undefined;
  for (const after of moves) {
    const next = turnAfter(turn, after);
    const task = {
      winning: winningMoves(judge, next).length,
      replies: movesOf(next).length,
    };
    if (best === undefined || isHarder(task, best.task)) best = { kind: 'losing', after, task };
  }
  return best;
}

/** A player who has no move has won already, or lost: there is nothing to find. */
function isHarder(a: Task, b: Task | undefined): boolean {
  if (b === undefined || b.replies === 0) return a.replies > 0;
  if (a.replies === 0) return false;
  const difference = a.winning * b.replies - b.winning * a.replies;
  return difference === 0 ? a.replies > b.replies : difference < 0;
}

/** A move where solving was too much. What a short search has seen to its end is no guess. */
export function guessedMove(
  arena: Arena,
  turn: Turn,
  { convention, budget, guessPositions }: Thinking,
  seed = 1,
): Choice | undefined {
  const found = arena.under(budget?.shouldStop ? { shouldStop: budget.shouldStop } : {}, () =>
    guess(turn, {
      convention,
      stream: streamAt(turn, seed),
      ticker: arena,
      ...(guessPositions !== undefined && { positions: guessPositions }),
    }),
  );
  if (found === undefined) return undefined;
  const { after, depth, seen } = found;
  if (seen === 'wins') return { kind: 'winning', after };
  return seen === 'loses' ? { kind: 'losing', after } : { kind: 'guess', after, depth };
}
