/**
 * Which games occur on boards: the smallest position of a ruleset that is equal to a game modulo a
 * universe, and the smallest of each of many. Positions are equal to a game when their simplest forms
 * are identical [Siegel, Theorem 5.18]; only those that lie in the universe count. All positions are
 * tried by increasing size, so what was not found may still occur on larger boards, and never more is
 * said than up to which size there is none.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { simplestForm } from '../reduction/simplest.ts';
import { BudgetError } from '../storage/budget.ts';
import { ValueError } from '../storage/errors.ts';
import type { Universe } from '../universes/universe.ts';
import { type Board, nameOfRules } from './board.ts';
import { boardForm, boardLiesIn, boardSimplestForm } from './evaluate.ts';
import type { Ruleset } from './ruleset.ts';
import { boardsOfSize, type PositionSizes, sizesOf, unitsOf } from './sizes.ts';

/** Where to look: all positions of a ruleset by size, or boards as they are given. */
export type Candidates = Ruleset | readonly Board[];

/** A board that was found, with its size where positions have one. */
export interface FoundBoard {
  readonly board: Board;
  readonly size?: number;
}

/** What was looked at. */
export interface Searched {
  /** How many boards, one of those that are symmetric to each other. */
  readonly boards: number;
  /** All positions up to this size; unsaid where boards were given, and where not even one size is through. */
  readonly upTo?: number;
  /** What a size counts: a square, a counter. */
  readonly unit?: string;
}

/** What is reached. */
export interface Reached {
  /** The simplest form of what is wanted → the first of the smallest boards that are equal to it. */
  readonly found: ReadonlyMap<FormId, FoundBoard>;
  readonly searched: Searched;
}

/** The budget was spent before the search was through; what it had found by then holds. */
export class SearchEndedError extends BudgetError {
  override readonly name = 'SearchEndedError';
  readonly reached: Reached;

  constructor({ reason, message }: BudgetError, wanted: number, reached: Reached) {
    super(reason, `${message} (${soFar(reached.found.size, wanted, reached.searched)})`);
    this.reached = reached;
  }
}

/** How far to look. */
export interface SizeOptions {
  /** The largest size; unsaid, up to `SIZES_UNASKED` as long as there are no more than `BOARDS_UNASKED` boards. */
  readonly largest?: number;
}

/** So far is looked where no largest size is given: a few seconds of work. */
const BOARDS_UNASKED = 2_000;
const SIZES_UNASKED = 12;

/**
 * The smallest board that is equal to a game modulo a universe and lies in it.
 *
 * @example
 * const arena = new Arena();
 * const { found, searched } = realise(arena, nimHeap(arena, 2), domineering, E, { largest: 4 });
 * [found === undefined, searched.upTo] // → [true, 4]
 */
export function realise(
  arena: Arena,
  g: FormId,
  candidates: Candidates,
  universe: Universe,
  options: SizeOptions = {},
): { readonly found: FoundBoard | undefined; readonly searched: Searched } {
  const { found, searched } = reached(arena, [g], candidates, universe, options);
  return { found: found.get(simplestForm(arena, g, universe)), searched };
}

/** For each of some games the smallest board that is equal to it modulo a universe and lies in it. */
export function reached(
  arena: Arena,
  wanted: readonly FormId[],
  candidates: Candidates,
  universe: Universe,
  { largest }: SizeOptions = {},
): Reached {
  const open = new Set(wanted.map((g) => simplestForm(arena, g, universe)));
  const found = new Map<FormId, FoundBoard>();
  let searched: Searched = { boards: 0 };
  const look = (boards: Iterable<Board>, size?: number): void => {
    for (const board of boards) {
      if (open.size === 0) return;
      arena.tick();
      searched = { ...searched, boards: searched.boards + 1 };
      const value = boardSimplestForm(arena, board, universe);
      if (!open.has(value) || !liesIn(arena, board, universe)) continue;
      open.delete(value);
      found.set(value, { board, ...(size !== undefined && { size }) });
    }
  };
  const lookBySize = (ruleset: Ruleset): void => {
    const sizes = requireSizes(ruleset);
    searched = { ...searched, unit: sizes.unit };
    for (let size = 0; open.size > 0 && size <= (largest ?? SIZES_UNASKED); size++) {
      let boards: Iterable<Board> = boardsOfSize(ruleset, sizes, size);
      if (largest === undefined) {
        const few = upTo(arena, BOARDS_UNASKED - searched.boards, boards);
        if (few === undefined) break;
        boards = few;
      }
      look(boards, size);
      if (open.size > 0) searched = { ...searched, upTo: size };
    }
  };
  try {
    if (isList(candidates)) look(candidates);
    else lookBySize(candidates);
  } catch (error) {
    if (!(error instanceof BudgetError)) throw error;
    throw new SearchEndedError(error, wanted.length, { found, searched });
  }
  return { found, searched };
}

/** Up to which size all positions were looked at, in words. */
export function searchedText({ boards, upTo, unit }: Searched): string {
  if (unit === undefined) return boards === 1 ? 'the board given' : `the ${boards} boards given`;
  if (upTo === undefined) return 'no size as a whole';
  return `all positions of at most ${upTo} ${upTo === 1 ? unit : unitsOf(unit)}`;
}

function soFar(found: number, wanted: number, searched: Searched): string {
  return `so far ${found} of ${wanted} found; searched: ${searchedText(searched)}`;
}

/** Whether a board lies in a universe. What is not known of its components is asked of its form. */
function liesIn(arena: Arena, board: Board, universe: Universe): boolean {
  return boardLiesIn(arena, board, universe) || universe.contains(arena, boardForm(arena, board));
}

function isList(candidates: Candidates): candidates is readonly Board[] {
  return Array.isArray(candidates);
}

function requireSizes(ruleset: Ruleset): PositionSizes {
  const sizes = sizesOf(ruleset);
  if (sizes !== undefined) return sizes;
  throw new ValueError(
    `which positions ${nameOfRules(ruleset)} has of each size is not known; give a list of boards instead of the ruleset, as in \`[Q(n) for n in 0..9]\``,
  );
}

/** The boards, where there are no more than so many. */
function upTo(arena: Arena, most: number, boards: Iterable<Board>): Board[] | undefined {
  const few: Board[] = [];
  for (const board of boards) {
    arena.tick();
    if (few.length >= most) return undefined;
    few.push(board);
  }
  return few;
}
