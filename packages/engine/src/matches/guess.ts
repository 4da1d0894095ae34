/**
 * A move where a board is too large to be solved: a search so many moves deep, deepened as long as a
 * count of positions lasts. What is beyond its horizon it judges by how many moves each player has:
 * many are good in normal play, few in misère play. That is a guess, and it says so.
 */

import { opponent, type Side } from '../forms/side.ts';
import type { Board } from '../rulesets/board.ts';
import type { Convention } from '../rulesets/outcome.ts';
import { BudgetError, type Ticker } from '../storage/budget.ts';
import type { RandomStream } from '../storage/random.ts';
import { shuffled } from './shuffled.ts';
import { movesOf, type Turn, turnAfter, winnerAtEnd } from './turn.ts';

export interface Guess {
  readonly after: Board;
  /** How many moves deep everything was looked at, this one included; 0 where it is drawn by lot. */
  readonly depth: number;
  /** Whether the move wins or loses for certain, where that was seen within this depth. */
  readonly seen?: 'wins' | 'loses';
}

export interface GuessOptions {
  readonly convention: Convention;
  /** How many positions may be generated. */
  readonly positions?: number;
  /** Decides between moves that look equally good. */
  readonly stream: RandomStream;
  readonly ticker?: Ticker;
}

const POSITIONS = 200_000;
/** No search goes deeper: each level is a level of the stack. */
const DEEPEST = 60;
/** The score of a win; a guess is always less. */
const WIN = 1e9;

/** Thrown and caught here alone, when the positions are used up. */
class Spent extends BudgetError {
  constructor() {
    super('depth', 'the positions of a guess are used up');
  }
}

/** The move that looks best; `undefined` where there is none. */
export function guess(turn: Turn, options: GuessOptions): Guess | undefined {
  const { stream, convention, positions = POSITIONS, ticker } = options;
  const moves = shuffled(movesOf(turn, ticker), stream);
  const [first] = moves;
  if (first === undefined) return undefined;
  const search = new Search(convention, positions, ticker);
  let best: Guess = { after: first, depth: 0 };
  try {
    for (let depth = 1; depth <= DEEPEST; depth++) {
      const found = search.best(turn, moves, depth);
      best = { ...found, depth };
      if (best.seen !== undefined) break;
    }
  } catch (error) {
    if (!(error instanceof Spent)) throw error;
  }
  return best;
}

class Search {
  private readonly convention: Convention;
  private readonly ticker: Ticker | undefined;
  private left: number;

  constructor(convention: Convention, positions: number, ticker: Ticker | undefined) {
    this.convention = convention;
    this.ticker = ticker;
    this.left = positions;
  }

  /** The best of some moves, looking `depth` moves deep. */
  best(turn: Turn, moves: readonly Board[], depth: number): Pick<Guess, 'after' | 'seen'> {
    let found: Board | undefined;
    let most = -Infinity;
    for (const after of moves) {
      const score = -this.score(turnAfter(turn, after), depth - 1, -WIN, -most);
      if (score > most) [found, most] = [after, score];
      if (most === WIN) break;
    }
    const after = found ?? (moves[0] as Board);
    if (most === WIN) return { after, seen: 'wins' };
    return most === -WIN ? { after, seen: 'loses' } : { after };
  }

  /** How good a turn is for the player to move: ±WIN for certain, else a guess; cut off by alpha-beta. */
  private score(turn: Turn, depth: number, least: number, most: number): number {
    const moves = this.moves(turn.board, turn.mover);
    if (moves.length === 0) {
      return winnerAtEnd(turn.mover, this.convention) === turn.mover ? WIN : -WIN;
    }
    if (depth === 0) return this.freedom(turn.board, turn.mover, moves.length);
    let found = -WIN;
    for (const after of moves) {
      const score = -this.score(turnAfter(turn, after), depth - 1, -most, -Math.max(least, found));
      if (score > found) found = score;
      if (found >= most || found === WIN) break;
    }
    return found;
  }

  /** The moves as the ruleset gives them: telling equal ones apart would cost more than looking twice. */
  private moves({ ruleset, position }: Board, mover: Side): Board[] {
    const found: Board[] = [];
    for (const moved of ruleset.moves(position, mover)) {
      if (this.left-- <= 0) throw new Spent();
      this.ticker?.tick();
      found.push({ ruleset, position: moved });
    }
    return found;
  }

  private freedom(board: Board, mover: Side, own: number): number {
    const other = this.moves(board, opponent(mover)).length;
    return this.convention === 'misere' ? other - own : own - other;
  }
}
