/**
 * Who wins a board, by search through its components: a player to move wins when
 * some option leaves the opponent without a win. Moves are tried only until one
 * wins, no form is built, and the search keeps a stack of its own.
 */

import type { Arena } from '../forms/arena.ts';
import { Left, opponent, Right, type Side } from '../forms/side.ts';
import { type Outcome, outcomeFrom } from '../play/outcome.ts';
import { MemoBy } from '../storage/memo.ts';
import type { Board } from './board.ts';
import { classesIn } from './classes.ts';
import { type Components, componentsIn } from './components.ts';
import { type CountedMap, type CountedMaps, countedMap } from './counted-map.ts';
import { EndlessPlayError, MAX_LINE, refuseLongLine } from './endless-play.ts';
import type { PositionId } from './multisets.ts';
import { summandsOf } from './sums.ts';

const winsByTurn = new MemoBy<Components, CountedMaps<Turn, boolean>>('who wins');

/** Who wins when no move is left: under misère play the player to move, under normal play the other. */
export type Convention = 'misere' | 'normal';

/** A position with a player to move, as one number. */
type Turn = number;

interface Frame {
  readonly turn: Turn;
  readonly options: readonly Turn[];
  next: number;
}

/**
 * The outcome of a board.
 *
 * @example
 * boardOutcome(new Arena(), readBoard(domineering, [2, 2])) // → P
 */
export function boardOutcome(
  arena: Arena,
  board: Board,
  convention: Convention = 'misere',
): Outcome {
  const wins = (side: Side): boolean => boardIsWon(arena, board, side, convention);
  return outcomeFrom(wins(Left), wins(Right));
}

/**
 * Whether a player wins a board, moving first.
 *
 * @example
 * boardIsWon(new Arena(), readBoard(domineering, [2, 1]), Left, 'normal') // → true
 */
export function boardIsWon(
  arena: Arena,
  board: Board,
  mover: Side,
  convention: Convention = 'misere',
): boolean {
  // A sum may grow without any position coming back: its components show it.
  if (summandsOf(board).some(({ ruleset }) => ruleset.mayNotEnd)) classesIn(arena).place(board);
  const components = componentsIn(arena);
  const root = components.place(board);
  const memo = countedMap(arena, winsByTurn, components, convention);
  return winsMoving(arena, components, memo, turnOf(root, mover), convention);
}

function turnOf(position: PositionId, side: Side): Turn {
  return position * 2 + side;
}

function winsMoving(
  arena: Arena,
  components: Components,
  memo: CountedMap<Turn, boolean>,
  root: Turn,
  convention: Convention,
): boolean {
  const open = (turn: Turn): Frame => {
    const side = (turn & 1) as Side;
    const options = components
      .options((turn >> 1) as PositionId, side)
      .map((option) => turnOf(option, opponent(side)));
    return { turn, options, next: 0 };
  };
  if (memo.has(root)) return memo.get(root) === true;
  const stack: Frame[] = [open(root)];
  const underway = new Set<Turn>([root]);
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    arena.tick();
    const answer = step(frame, memo, convention);
    if (typeof answer === 'boolean') {
      arena.countPosition();
      memo.set(frame.turn, answer);
      underway.delete(frame.turn);
      stack.pop();
    } else {
      if (underway.has(answer)) throw new EndlessPlayError(components, circle(stack, answer));
      if (stack.length > MAX_LINE) {
        refuseLongLine(components, (root >> 1) as PositionId, (answer >> 1) as PositionId);
      }
      underway.add(answer);
      stack.push(open(answer));
    }
  }
  return memo.get(root) === true;
}

/** What leads from a turn back to itself, its position first. */
function circle(line: readonly Frame[], back: Turn): PositionId[] {
  const from = line.findIndex(({ turn }) => turn === back);
  return line.slice(from).map(({ turn }) => (turn >> 1) as PositionId);
}

/** Whether the player to move wins, or the option to be looked at first. */
function step(
  frame: Frame,
  memo: CountedMap<Turn, boolean>,
  convention: Convention,
): boolean | Turn {
  const { options } = frame;
  if (options.length === 0) return convention === 'misere';
  for (; frame.next < options.length; frame.next++) {
    const option = options[frame.next] ?? 0;
    const opponentWins = memo.get(option);
    if (opponentWins === undefined) return option;
    if (!opponentWins) return true;
  }
  return false;
}
