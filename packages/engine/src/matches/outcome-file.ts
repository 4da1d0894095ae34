/**
 * Who wins a board, as a file that somebody who does not trust this program can check: format
 * `proviso-outcome`. It holds winning moves of each player, one for every position that he may come to
 * when he keeps to them. Of a few games the checkers know the rules themselves; of others the file lists
 * the moves as far as they are needed.
 */

import type { Arena } from '../forms/arena.ts';
import { Left, opponent, Right, SIDES, type Side } from '../forms/side.ts';
import { type Outcome, outcomeFrom, winsFirst } from '../play/outcome.ts';
import { type Board, boardToText, positionToText, type RulesetNames } from '../rulesets/board.ts';
import type { Convention } from '../rulesets/outcome.ts';
import { rulesets } from '../rulesets/registry.ts';
import { InvariantError } from '../storage/errors.ts';
import { type Judge, judgeIn, winningMoves } from './judge.ts';
import { ListedPositions } from './listed-positions.ts';
import { movesOf, turnAfter } from './turn.ts';

/** The rulesets whose rules the checkers know. */
const KNOWN = ['domineering', 'cram', 'clobber', 'col', 'snort', 'nogo', 'nim'];

/** A position where a player is to move, and the position after the winning move. */
export type WinningMove<P> = readonly [at: P, move: P];

interface Strategies<P> {
  readonly left: readonly WinningMove<P>[];
  readonly right: readonly WinningMove<P>[];
}

interface Head {
  readonly format: 'proviso-outcome';
  readonly version: 1;
  readonly play: Convention;
  readonly outcome: Outcome;
}

/** A board of a game that the checkers know; positions are texts. */
export interface KnownOutcomeFile extends Head {
  readonly ruleset: string;
  readonly position: string;
  readonly strategies: Strategies<string>;
}

/** A board with its moves; positions are numbers of the list, and the last is the start. */
export interface ListedOutcomeFile extends Head {
  /** As the language writes it. */
  readonly board: string;
  /** The text of a position, and where Left and Right can move to; null where it is not needed. */
  readonly moves: readonly (readonly [
    text: string,
    left: readonly number[] | null,
    right: readonly number[] | null,
  ])[];
  readonly strategies: Strategies<number>;
}

export type OutcomeFile = KnownOutcomeFile | ListedOutcomeFile;

/**
 * The certificate of a board's outcome.
 *
 * @example
 * import { checkCertificate } from '@proviso/engine/check';
 * const file = outcomeFile(new Arena(), readBoard(domineering, [3, 3]));
 * [file.outcome, checkCertificate(file).valid] // → ["P", true]
 */
export function outcomeFile(
  arena: Arena,
  board: Board,
  convention: Convention = 'misere',
  names?: RulesetNames,
): OutcomeFile {
  const judge = judgeIn(arena, convention);
  const [left, right] = SIDES.map((mover) => judge.moverWins({ board, mover }));
  const outcome = outcomeFrom(left ?? false, right ?? false);
  const head = { format: 'proviso-outcome', version: 1, play: convention, outcome } as const;
  const listed = new ListedPositions(board);
  const lefts = new Winning(arena, judge, Left, listed);
  const rights = new Winning(arena, judge, Right, listed);
  for (const winning of [lefts, rights]) winning.start(board, outcome);
  const ruleset = knownName(board);
  if (ruleset !== undefined) {
    const strategies = { left: lefts.moves, right: rights.moves };
    return { ...head, ruleset, position: positionToText(board), strategies };
  }
  const { moves, numberOf } = listed.numbered();
  const numbers = ({ moves }: Winning): WinningMove<number>[] =>
    moves.map(([at, to]) => [numberOf(at), numberOf(to)]);
  const strategies = { left: numbers(lefts), right: numbers(rights) };
  return { ...head, board: boardToText(board, names), moves, strategies };
}

/** The name under which the checkers know the rules of a board. */
function knownName({ ruleset }: Board): string | undefined {
  return KNOWN.find((name) => rulesets.get(name)?.ruleset.moves === ruleset.moves);
}

/** The winning moves of one player. */
class Winning {
  readonly moves: WinningMove<string>[] = [];
  private readonly arena: Arena;
  private readonly judge: Judge;
  private readonly side: Side;
  private readonly listed: ListedPositions;
  /** Where the player is to move and wins. */
  private readonly known = new Set<string>();
  /** Where the player has moved to. */
  private readonly reached = new Set<string>();
  private readonly waiting: Board[] = [];

  constructor(arena: Arena, judge: Judge, side: Side, listed: ListedPositions) {
    this.arena = arena;
    this.judge = judge;
    this.side = side;
    this.listed = listed;
  }

  /** Finds the moves that show what the player wins of an outcome. */
  start(board: Board, outcome: Outcome): void {
    if (winsFirst(outcome, this.side)) this.await(board);
    if (!winsFirst(outcome, opponent(this.side))) this.moved(board);
    for (let at = this.waiting.pop(); at !== undefined; at = this.waiting.pop()) this.answer(at);
  }

  /** The player may have to move here. */
  private await(board: Board): void {
    const text = positionToText(board);
    if (this.known.has(text)) return;
    this.arena.countPosition();
    this.known.add(text);
    this.waiting.push(board);
  }

  private answer(board: Board): void {
    const turn = { board, mover: this.side };
    const moves = movesOf(turn, this.arena);
    this.listed.list(board, this.side, moves);
    if (moves.length === 0) return;
    const best = this.best(winningMoves(this.judge, turn).map((next) => next.board));
    this.moves.push([positionToText(board), positionToText(best)]);
    this.moved(best);
  }

  /** Of the moves that win one that was made elsewhere, or after which fewest positions are new. */
  private best(winning: readonly Board[]): Board {
    let best: Board | undefined;
    let fewest = Infinity;
    for (const board of winning) {
      if (this.reached.has(positionToText(board))) return board;
      const count = this.replies(board).filter((b) => !this.known.has(positionToText(b))).length;
      if (count < fewest) [best, fewest] = [board, count];
    }
    if (best === undefined) throw new InvariantError('a won board without a winning move');
    return best;
  }

  /** The opponent is to move here. */
  private moved(board: Board): void {
    const text = positionToText(board);
    if (this.reached.has(text)) return;
    this.reached.add(text);
    const replies = this.replies(board);
    this.listed.list(board, opponent(this.side), replies);
    for (const reply of replies) this.await(reply);
  }

  private replies(board: Board): Board[] {
    return movesOf(turnAfter({ board, mover: this.side }, board), this.arena);
  }
}
