/**
 * A board as a sum of classes. Where a ruleset has its positions packed into bits and the board is small
 * enough, they are found through these, else through texts.
 */

import type { Arena } from '../forms/arena.ts';
import type { Board } from './board.ts';
import { classesIn } from './classes.ts';
import type { PositionId } from './multisets.ts';
import { classesOfPackedBoard } from './packed-classes.ts';
import { packedOf } from './packed-of.ts';
import { summandsOf } from './sums.ts';
import { classesOfWrittenBoard } from './written-classes.ts';

/** The multiset of classes of a board. Plays it through once. */
export function placeBoard(arena: Arena, board: Board): PositionId {
  const summands = summandsOf(board);
  const [only] = summands;
  if (summands.length === 1 && only !== undefined) return placeSummand(arena, only);
  const classes = classesIn(arena);
  return classes.intern(
    summands.flatMap((summand) => classes.components(placeSummand(arena, summand))),
  );
}

function placeSummand(arena: Arena, board: Board): PositionId {
  const packed = packedOf(board.ruleset);
  const bits = packed?.pack(board.position);
  if (packed === undefined || bits === undefined) return classesOfWrittenBoard(arena, board);
  return classesOfPackedBoard(arena, packed.rules, bits);
}
