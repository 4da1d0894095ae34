// Which day-2 classes a ruleset reaches: all positions by increasing size, whole sizes only, within a
// budget that is counted and not timed, so that whoever asks again gets the same answer.

import {
  Arena,
  B,
  BudgetError,
  E,
  type FormId,
  formToText,
  simplestForm,
  type Universe,
} from '@proviso/engine';
import { born, classesOf } from '@proviso/engine/census';
import {
  type Board,
  boardsOfSize,
  positionToText,
  type RulesetEntry,
  reached,
  sizesOf,
} from '@proviso/engine/rulesets';
import { membersOf } from './codes.ts';

/** The universes whose day-2 classes are searched for: 220 of them and 196. */
export type UniverseName = 'B' | 'E';

/** How much is looked at for a ruleset in a universe: whole sizes that together stay below these. */
export interface ReachBudget {
  readonly boards: number;
  /** New forms and positions, as the engine counts them. */
  readonly forms: number;
  readonly largest: number;
}

/** A class by its smallest form, with its smallest board: the parameters of its ruleset, and the position. */
export interface ReachedClass {
  readonly class: string;
  readonly size: number;
  readonly board: readonly string[];
}

/** What was looked at in a universe, and found. */
export interface ReachedIn {
  /** All positions of at most this size. */
  readonly upTo: number;
  readonly boards: number;
  readonly reached: readonly ReachedClass[];
}

export interface ReachedBy {
  readonly ruleset: string;
  /** What a size counts, one of them. */
  readonly unit: string;
  /** Of a family, which members were searched. */
  readonly codes?: string;
  readonly in: Readonly<Record<UniverseName, ReachedIn>>;
}

/** The smallest forms of the classes modulo a universe of the forms of rank at most 2. */
export function dayTwoClasses(arena: Arena, universe: Universe): FormId[] {
  return classesOf(arena, born(arena, 2, universe), universe).flatMap(([first]) => first ?? []);
}

/** What a ruleset reaches; `undefined` where it is not known which positions it has of each size. */
export function reachedBy(entry: RulesetEntry, budget: ReachBudget): ReachedBy | undefined {
  const { members, words, largest = budget.largest } = membersOf(entry);
  const here = { ...budget, largest: Math.min(largest, budget.largest) };
  const unit = sizesOf(entry.ruleset)?.unit;
  if (unit === undefined) return undefined;
  const ofSize = function* (size: number): Generator<Board> {
    for (const ruleset of members) {
      const sizes = sizesOf(ruleset);
      if (sizes !== undefined) yield* boardsOfSize(ruleset, sizes, size);
    }
  };
  return {
    ruleset: entry.name,
    unit,
    ...(words !== undefined && { codes: words }),
    in: { B: searched(B, ofSize, here), E: searched(E, ofSize, here) },
  };
}

function searched(
  universe: Universe,
  ofSize: (size: number) => Iterable<Board>,
  budget: ReachBudget,
): ReachedIn {
  const arena = new Arena();
  const classes = dayTwoClasses(arena, universe);
  const found = new Map<FormId, ReachedClass>();
  let upTo = -1;
  let looked = 0;
  const sizeBySize = () => {
    for (let size = 0; size <= budget.largest; size++) {
      const boards = atMost(budget.boards - looked, ofSize(size));
      if (boards === undefined) return;
      const open = classes.filter((each) => !found.has(each));
      const { found: here } = reached(arena, open, boards, universe);
      for (const each of open) {
        const at = here.get(simplestForm(arena, each, universe))?.board;
        if (at === undefined) continue;
        const board = [...(at.ruleset.parameters ?? []), positionToText(at)];
        found.set(each, { class: formToText(arena, each), size, board });
      }
      upTo = size;
      looked += boards.length;
    }
  };
  try {
    arena.under({ maxForms: budget.forms }, sizeBySize);
  } catch (error) {
    if (!(error instanceof BudgetError)) throw error;
  }
  return { upTo, boards: looked, reached: classes.flatMap((each) => found.get(each) ?? []) };
}

/** The boards, where there are no more than so many. */
function atMost(most: number, boards: Iterable<Board>): Board[] | undefined {
  const few: Board[] = [];
  for (const board of boards) {
    if (few.length >= most) return undefined;
    few.push(board);
  }
  return few;
}
