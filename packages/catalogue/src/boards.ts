/**
 * The small boards of every ruleset, with the classes they belong to; and, the other way, the smallest
 * boards of each class.
 */

import {
  type Arena,
  misereOutcome,
  normalOutcome,
  type Outcome,
  simplestForm,
  USUAL_UNIVERSES,
} from '@proviso/engine';
import { formCode } from '@proviso/engine/forms';
import {
  type Board,
  boardForm,
  boardsOfSize,
  boardToText,
  type RulesetEntry,
  rulesets,
  sizesOf,
} from '@proviso/engine/rulesets';
import { labelOf } from './contents.ts';
import type { CatalogueEntry } from './entry.ts';

export interface BoardEntry {
  /** As the language writes it. */
  readonly board: string;
  readonly ruleset: string;
  /** In squares, counters, edges or vertices. */
  readonly size: number;
  readonly unit: string;
  readonly outcome: Outcome;
  readonly normalOutcome: Outcome;
  /** Its form, as one word. */
  readonly code: string;
  /** The universes, of the seven, in which it lies. */
  readonly liesIn: readonly string[];
  /** Its class modulo each universe in which it lies and that lists it. */
  readonly labels: Readonly<Record<string, string>>;
}

/** A size is taken as a whole, as long as a ruleset has no more boards than this. */
const MOST_BOARDS = 400;
const LARGEST = 10;

/** The small boards of a ruleset: all of a size, one of those that are symmetric to each other. */
export function buildBoards(arena: Arena, { name, ruleset }: RulesetEntry): BoardEntry[] {
  const sizes = sizesOf(ruleset);
  const entries: BoardEntry[] = [];
  if (sizes === undefined) return entries;
  for (let size = 0; size <= LARGEST; size++) {
    const boards = upTo(MOST_BOARDS - entries.length, boardsOfSize(ruleset, sizes, size));
    if (boards === undefined) break;
    const described = boards.map((board) => describeBoard(arena, board, name, size, sizes.unit));
    entries.push(...described.toSorted((a, b) => (a.board < b.board ? -1 : 1)));
  }
  return entries;
}

/** The rulesets whose boards are listed, in the order of the registry. */
export const LISTED_RULESETS: readonly RulesetEntry[] = [...rulesets.values()].filter(
  ({ ruleset }) => sizesOf(ruleset) !== undefined,
);

function upTo(most: number, boards: Iterable<Board>): Board[] | undefined {
  const few: Board[] = [];
  for (const board of boards) {
    if (few.length >= most) return undefined;
    few.push(board);
  }
  return few;
}

function describeBoard(
  arena: Arena,
  board: Board,
  ruleset: string,
  size: number,
  unit: string,
): BoardEntry {
  arena.tick();
  const form = boardForm(arena, board);
  const habitats = USUAL_UNIVERSES.filter((each) => each.in(arena).contains(arena, form));
  const labels = habitats.flatMap((each) => {
    const universe = each.in(arena);
    const label = labelOf(arena, simplestForm(arena, form, universe), universe);
    return label === undefined ? [] : [[each.key, label] as const];
  });
  return {
    board: boardToText(board),
    ...{ ruleset, size, unit },
    outcome: misereOutcome(arena, form),
    normalOutcome: normalOutcome(arena, form),
    code: formCode(arena, form),
    liesIn: habitats.map(({ key }) => key),
    labels: Object.fromEntries(labels),
  };
}

/** How far the boards of a ruleset were searched: all of each size, one of those that are symmetric. */
export interface SearchedRuleset {
  readonly ruleset: string;
  readonly unit: string;
  readonly upTo: number;
  readonly boards: number;
}

/** How far a search went that found these boards, in the order of the rulesets. */
export function searchedRulesets(boards: readonly BoardEntry[]): SearchedRuleset[] {
  const found = new Map<string, SearchedRuleset>();
  for (const { ruleset, unit, size } of boards) {
    const before = found.get(ruleset);
    const upTo = Math.max(size, before?.upTo ?? 0);
    found.set(ruleset, { ruleset, unit, upTo, boards: (before?.boards ?? 0) + 1 });
  }
  return [...found.values()];
}

/** So many boards are named for a class: the smallest of as many rulesets. */
const MOST_NAMED = 5;

/** The smallest boards of each class that has any, by label. */
export function smallestBoards(
  boards: readonly BoardEntry[],
): ReadonlyMap<string, readonly BoardEntry[]> {
  const byLabel = new Map<string, BoardEntry[]>();
  // Stable: boards of one size stay in the order of the registry.
  for (const board of boards.toSorted((a, b) => a.size - b.size)) {
    for (const label of Object.values(board.labels)) {
      const found = byLabel.get(label) ?? [];
      byLabel.set(label, found);
      if (found.some(({ ruleset }) => ruleset === board.ruleset)) continue;
      if (found.length < MOST_NAMED) found.push(board);
    }
  }
  return byLabel;
}

/** Names the smallest boards in the entries of the classes they belong to. */
export function withBoards(
  entries: readonly CatalogueEntry[],
  boards: readonly BoardEntry[],
): CatalogueEntry[] {
  const byLabel = smallestBoards(boards);
  return entries.map((entry) => {
    const found = byLabel.get(entry.label)?.map(({ board }) => board);
    return found === undefined ? entry : { ...entry, boards: found };
  });
}
