/**
 * Which moves of a board are sensible modulo a universe: those whose values are options of its simplest
 * form. The others fell in the reduction, and each is told how: dominated by another option, or
 * reversible through an answer of the opponent [Siegel, Definition 5.11, Lemmas 5.12–5.14].
 *
 * Values are simplest forms, so moves with the same value are the same option and share its fate.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { inCanonicalOrder } from '../forms/canonical-order.ts';
import { type Both, Left, of, opponent, Right, SIDES, type Side } from '../forms/side.ts';
import { orderModulo } from '../order/compare.ts';
import { type ReductionStep, reduce } from '../reduction/simplest.ts';
import type { Universe } from '../universes/universe.ts';
import type { Board } from './board.ts';
import { boardMoves } from './board-moves.ts';
import { boardSimplestForm } from './evaluate.ts';

/** What becomes of a move. */
export type Fate =
  /** Its value is an option of the simplest form. */
  | { readonly kind: 'survives' }
  /**
   * An option is at least as good for the player: the value of the moves `moves`, or where there are
   * none, an option that a reversible move gave way to.
   */
  | { readonly kind: 'dominated'; readonly by: FormId; readonly moves: readonly Board[] }
  /**
   * The opponent has the answer `through`, which leaves the player no better off than before: the move
   * gives way to the player's options from there, of which `gives` are options of the simplest form.
   * `answers` are the boards with that value; none where it is itself what another answer gave way to.
   */
  | {
      readonly kind: 'reversible';
      readonly through: FormId;
      readonly answers: readonly Board[];
      readonly gives: readonly FormId[];
      /** Whether a tombstone is among what it gives way to. */
      readonly tombstone: boolean;
    }
  /** The same, where the player has no move after the answer: a tombstone takes its place. */
  | {
      readonly kind: 'tombstone';
      readonly through: FormId;
      readonly answers: readonly Board[];
      /** Whether the simplest form has none, being strong without it. */
      readonly erased: boolean;
    };

/** A move, and what becomes of it. */
export interface SensibleMove {
  readonly side: Side;
  /** The board after the move. */
  readonly after: Board;
  /** The simplest form of that board. */
  readonly value: FormId;
  readonly fate: Fate;
}

/** The moves of a board, Left's first, and the simplest form they lead to. */
export interface SensibleMoves {
  readonly simplest: FormId;
  readonly moves: readonly SensibleMove[];
}

/**
 * What becomes of each move of a board modulo a universe.
 *
 * @example
 * const { moves } = sensibleMoves(new Arena(), readBoard(domineering, [3, 3]), E);
 * [moves.filter(({ fate }) => fate.kind === 'survives').length, moves.length] // → [4, 12]
 */
export function sensibleMoves(arena: Arena, board: Board, universe: Universe): SensibleMoves {
  const valued = (after: Board) => ({ after, value: boardSimplestForm(arena, after, universe) });
  const moves: Both<{ after: Board; value: FormId }[]> = {
    left: boardMoves(board, Left, arena).map(valued),
    right: boardMoves(board, Right, arena).map(valued),
  };
  const values = (side: Side): FormId[] =>
    inCanonicalOrder(arena, new Set(of(moves, side).map(({ value }) => value)));
  const order = orderModulo(arena, universe);
  // By side, the last step that took an option away.
  const removed: Both<Map<FormId, ReductionStep>> = { left: new Map(), right: new Map() };
  const simplest = reduce(arena, order, values(Left), values(Right), 0, (step) => {
    if (step.kind !== 'erased') of(removed, step.side).set(step.option, step);
  });
  const boardsWorth = (value: FormId, among: readonly Board[]): Board[] =>
    among.filter((each) => boardSimplestForm(arena, each, universe) === value);
  const fateOf = (side: Side, after: Board, value: FormId): Fate => {
    const kept = arena.options(simplest, side);
    const step = of(removed, side).get(value);
    if (step === undefined || step.kind === 'erased' || kept.includes(value)) {
      return { kind: 'survives' };
    }
    if (step.kind === 'dominated') {
      const better = of(moves, side).filter((each) => each.value === step.by);
      return { kind: 'dominated', by: step.by, moves: better.map((each) => each.after) };
    }
    const { through } = step;
    const answers = boardsWorth(through, boardMoves(after, opponent(side), arena));
    const stays = arena.hasTombstone(simplest, side);
    if (step.kind === 'tombstone') return { kind: 'tombstone', through, answers, erased: !stays };
    const gives = arena.options(through, side).filter((option) => kept.includes(option));
    const tombstone = stays && arena.hasTombstone(through, side);
    return { kind: 'reversible', through, answers, gives, tombstone };
  };
  return {
    simplest,
    moves: SIDES.flatMap((side) =>
      of(moves, side).map(({ after, value }) => ({
        side,
        after,
        value,
        fate: fateOf(side, after, value),
      })),
    ),
  };
}
