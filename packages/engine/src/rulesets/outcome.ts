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
import { classesIn } from './classes.ts';
import type { PackedRuleset, Ruleset } from './ruleset.ts';
import { summandsOf } from './sums.ts';

export type { Convention };

const winners = new MemoBy<Parts, Map<Convention, Transpositions>>('who wins');
const packedParts = new MemoBy<PackedRules, PackedParts>('parts of packed boards');

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
  const { parts, sum } = placed(arena, board, mover);
  const search = new Search(new SumSpace(parts, convention), tableOf(arena, parts, convention));
  arena.search = search;
  try {
    return search.moverWins(Int32Array.of(sum));
  } finally {
    arena.search = undefined;
  }
}

/** A board as the player to move sees it, in the store of its parts. */
function placed(arena: Arena, board: Board, mover: Side): { parts: Parts; sum: SumId } {
  const packed = packedOf(board.ruleset);
  const bits = packed?.pack(board.position);
  if (packed === undefined || bits === undefined) {
    const parts = boardPartsIn(arena);
    return { parts, sum: parts.place(board, mover) };
  }
  const parts = packedPartsIn(arena, packed.rules);
  return { parts, sum: parts.place(bits, mover === Right) };
}

/** The packed rules of a ruleset, where they are of its own moves. */
export function packedOf({ packed, moves }: Ruleset): PackedRuleset | undefined {
  return packed?.of().moves === moves ? packed : undefined;
}

function packedPartsIn(arena: Arena, rules: PackedRules): PackedParts {
  return arena.ownBy(packedParts, rules, () => {
    const beforeGrowth = (bytes: number): void => arena.beforeGrowth(bytes);
    const count = (): void => arena.countPosition();
    return arena.counted(new PackedParts(rules, { beforeGrowth, count }));
  });
}

/** The parts of packed boards, and what is known of the winners of their sums. */
export function packedSearch(
  arena: Arena,
  { rules }: PackedRuleset,
  convention: Convention,
): { parts: PackedParts; table: Transpositions } {
  const parts = packedPartsIn(arena, rules);
  return { parts, table: tableOf(arena, parts, convention) };
}

/** What is known of the winners of sums of these parts. */
function tableOf(arena: Arena, parts: Parts, convention: Convention): Transpositions {
  const tables = arena.ownBy(winners, parts, () => new Map());
  let table = tables.get(convention);
  if (table === undefined) {
    table = new Transpositions(1, { beforeGrowth: (bytes) => arena.beforeGrowth(bytes) });
    tables.set(convention, arena.counted(table));
  }
  return table;
}
