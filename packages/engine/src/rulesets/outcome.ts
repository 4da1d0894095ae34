/**
 * Who wins a board, by search through its components; no form is built. Where a ruleset has its
 * positions packed into bits and the board is small enough, the search goes through these.
 */

import type { Arena } from '../forms/arena.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { type Outcome, outcomeFrom } from '../play/outcome.ts';
import type { Convention } from '../solver/convention.ts';
import { PackedParts } from '../solver/packed-parts.ts';
import type { PackedRules } from '../solver/packed-rules.ts';
import { Search } from '../solver/search.ts';
import { type Parts, SumSpace } from '../solver/sum-space.ts';
import type { SumId } from '../solver/sums.ts';
import { Transpositions } from '../solver/transpositions.ts';
import { MemoBy } from '../storage/memo.ts';
import type { Board } from './board.ts';
import { boardPartsIn } from './board-parts.ts';
import { beforePositionsGrow } from './multisets.ts';
import { packedOf } from './packed-of.ts';
import { placeBoard } from './place-board.ts';
import type { PackedRuleset } from './ruleset.ts';
import { summandsOf } from './sums.ts';

export type { Convention };

const winners = new MemoBy<Convention, Transpositions>('who wins');
const packedParts = new MemoBy<PackedRules, Map<Convention, PackedParts>>('parts of packed boards');

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
  if (summandsOf(board).some(({ ruleset }) => ruleset.mayNotEnd)) placeBoard(arena, board);
  const { parts, sum, table } = placed(arena, board, mover, convention);
  const search = new Search(new SumSpace(parts, convention), table);
  arena.search = search;
  try {
    return search.moverWins(Int32Array.of(sum));
  } finally {
    arena.search = undefined;
  }
}

interface Placed {
  readonly parts: Parts;
  readonly sum: SumId;
  /** Who wins sums of these parts, as far as it is known. */
  readonly table: Transpositions;
}

/** A board as the player to move sees it, in the store of its parts. */
function placed(arena: Arena, board: Board, mover: Side, convention: Convention): Placed {
  const packed = packedOf(board.ruleset);
  const bits = packed?.pack(board.position);
  if (packed === undefined || bits === undefined) {
    const parts = boardPartsIn(arena);
    const table = arena.ownBy(winners, convention, () => newTable(arena));
    return { parts, sum: parts.place(board, mover), table };
  }
  const parts = packedPartsIn(arena, packed, convention);
  return { parts, sum: parts.place(bits, mover === Right), table: parts.table };
}

/** The parts of packed boards, and what is known of the winners of their sums. */
export function packedPartsIn(
  arena: Arena,
  { rules }: PackedRuleset,
  convention: Convention,
): PackedParts {
  const stores = arena.ownBy(packedParts, rules, () => new Map());
  let parts = stores.get(convention);
  if (parts === undefined) {
    parts = new PackedParts(rules, newTable(arena), {
      beforeGrowth: (bytes) => beforePositionsGrow(arena, parts?.bytes ?? 0, bytes),
      count: () => arena.countPosition(),
    });
    stores.set(convention, arena.counted(parts));
  }
  return parts;
}

function newTable(arena: Arena): Transpositions {
  return arena.counted(
    new Transpositions(1, { beforeGrowth: (bytes) => arena.beforeGrowth(bytes) }),
  );
}
