/**
 * Moves as a file lists them, for games whose rules the checker does not know: what is checked then is
 * that the winning moves win on the listed moves. Position i has the entry `[text, left, right]`, the
 * positions after a move of Left and of Right as numbers below i, so that play ends; null stands where
 * moves are not listed, because nothing rests on them. The last position is the start.
 */

import { Left, type Side } from '../forms/side.ts';
import { demand } from './fault.ts';
import { listOf } from './reader.ts';

type Moves = readonly number[] | null;

export class ListedMoves {
  private readonly left: Moves[] = [];
  private readonly right: Moves[] = [];

  constructor(list: readonly unknown[]) {
    demand(list.length > 0, 'file.moves: there is no position');
    for (const [i, entry] of list.entries()) {
      const place = `file.moves[${i}]`;
      const [text, left, right, ...more] = listOf(entry, place);
      demand(typeof text === 'string', `${place}: not a text`);
      demand(more.length === 0, `${place}: more than a text and two lists`);
      this.left.push(movesOf(left, i, place));
      this.right.push(movesOf(right, i, place));
    }
  }

  get start(): number {
    return this.left.length - 1;
  }

  moves(at: number, side: Side): readonly number[] {
    const moves = (side === Left ? this.left : this.right)[at] as Moves;
    demand(moves !== null, `file.moves[${at}]: moves that are needed are not listed`);
    return moves;
  }

  read(value: unknown, place: string): number {
    const known = typeof value === 'number' && this.left[value] !== undefined;
    demand(known, `${place}: not a position`);
    return value;
  }
}

/** The moves of a position, all to positions before it. */
function movesOf(value: unknown, i: number, place: string): Moves {
  if (value === null) return null;
  return listOf(value, place).map((move) => {
    const earlier = typeof move === 'number' && Number.isInteger(move) && move >= 0 && move < i;
    demand(earlier, `${place}: not an earlier position`);
    return move;
  });
}
