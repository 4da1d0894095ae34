/**
 * Why a game is strong for a side — the proviso's half of a certificate — in a
 * form that can be checked move by move:
 *
 * - it is end-like for that side [Siegel, after Definition 5.4];
 * - the side, moving first, wins against every end of a complete list of tests:
 *   {0} modulo D, {0, M_n} modulo E, T_n(A) modulo D(A), n the rank of the game
 *   (Theorem 4.9);
 * - modulo B, the side, moving first, wins though the opponent may pass
 *   [Davies–Milley, Theorem 3.2]; so modulo any universe of blocking games;
 * - modulo D(A) for other games, a table that holds for all sums of ends says so
 *   (closures/strength-table.ts);
 * - in normal play there is nothing to show;
 * - a universe that offers none of this is taken at its word: its own test says so.
 *
 * The winning moves of all reasons of a certificate stand in one table for each
 * side, so that positions met twice are written once.
 */

import { isFolded } from '../closures/least-universe.ts';
import type { Arena, FormId } from '../forms/arena.ts';
import { canonicalOptions } from '../forms/canonical-order.ts';
import { conjugate } from '../forms/conjugate.ts';
import { isEndLike } from '../forms/ends.ts';
import { rank } from '../forms/measures.ts';
import { Left, opponent, type Side } from '../forms/side.ts';
import { winsSecondAgainstPassing } from '../play/passing.ts';
import { InvariantError } from '../storage/errors.ts';
import { isNormalPlay, type Universe } from '../universes/universe.ts';
import { winsSum } from './sum-play.ts';

/** Why a game is strong. */
export type StrongReason =
  | { readonly by: 'end-like' }
  | { readonly by: 'tests'; readonly ends: readonly FormId[] }
  | { readonly by: 'passing' }
  | { readonly by: 'table'; readonly ends: readonly FormId[] }
  | { readonly by: 'own test' }
  | { readonly by: 'normal play' };

/** With the side to move at `at` — beside `end`, or with an opponent who may pass — move here. */
export interface StrategyMove {
  readonly at: FormId;
  /** Absent where the opponent may pass instead. */
  readonly end?: FormId;
  readonly move: FormId;
}

/** The complete list of ends that decides whether games of rank n are strong for a side. */
function testEnds(
  arena: Arena,
  universe: Universe,
  n: number,
  side: Side,
): readonly FormId[] | undefined {
  const ends = universe.testSet?.(arena, n).map(({ end }) => end);
  return side === Left ? ends : ends?.map((end) => conjugate(arena, end));
}

/** The winning moves of one side, gathered over several reasons. */
export class StrategyTable {
  readonly moves: StrategyMove[] = [];
  /** The games that are strong by the universe's table. */
  readonly byTable = new Set<FormId>();
  private readonly arena: Arena;
  private readonly side: Side;
  private readonly seen = new Set<string>();

  constructor(arena: Arena, side: Side) {
    this.arena = arena;
    this.side = side;
  }

  /** Why a game that is strong modulo the universe is so; its moves are entered. */
  reason(g: FormId, universe: Universe): StrongReason {
    const { arena, side } = this;
    if (isNormalPlay(universe)) return { by: 'normal play' };
    if (isEndLike(arena, g, side)) return { by: 'end-like' };
    const by = isFolded(universe) ? universe.strongBy(arena, g, side) : undefined;
    if (universe.strongAgainstPassing === true || by === 'passing') {
      this.enter(g, undefined);
      return { by: 'passing' };
    }
    if (isFolded(universe) && by === 'table') {
      this.byTable.add(g);
      const tests = universe.testEnds(arena);
      return {
        by: 'table',
        ends: side === Left ? tests : tests.map((end) => conjugate(arena, end)),
      };
    }
    const ends = testEnds(arena, universe, rank(arena, g), side);
    if (ends === undefined) return { by: 'own test' };
    for (const end of ends) this.enter(g, end);
    return { by: 'tests', ends };
  }

  /** Enters a winning move at every position that can be met. */
  private enter(g: FormId, end: FormId | undefined): void {
    const stack: { at: FormId; end: FormId | undefined }[] = [{ at: g, end }];
    for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
      const key = `${place.at} ${place.end}`;
      if (this.seen.has(key) || isEndLike(this.arena, place.at, this.side)) continue;
      this.seen.add(key);
      this.arena.tick();
      const move = this.winningMove(place.at, place.end);
      this.moves.push(
        place.end === undefined ? { at: place.at, move } : { at: place.at, end: place.end, move },
      );
      stack.push(...this.afterReplies(move, place.end));
    }
  }

  private winningMove(at: FormId, end: FormId | undefined): FormId {
    const { arena, side } = this;
    const move = canonicalOptions(arena, at, side).find((option) =>
      end === undefined
        ? winsSecondAgainstPassing(arena, option, side)
        : !winsSum(arena, option, end, opponent(side)),
    );
    if (move === undefined) throw new InvariantError('the game is not strong');
    return move;
  }

  /** Where the side is to move again after each reply of the opponent. */
  private afterReplies(
    move: FormId,
    end: FormId | undefined,
  ): { at: FormId; end: FormId | undefined }[] {
    const { arena } = this;
    const rival = opponent(this.side);
    const inGame = canonicalOptions(arena, move, rival).map((at) => ({ at, end }));
    const elsewhere =
      end === undefined
        ? [{ at: move, end }]
        : canonicalOptions(arena, end, rival).map((next) => ({ at: move, end: next }));
    return [...inGame, ...elsewhere];
  }
}
