/**
 * [Dwyer–Milley–Willette, Tables 1–3], recomputed: the day-2 games equal to others modulo E, the
 * invertible reduced ones, and the grid of all of them with its marks. (In print
 * Tables 1 and 2 lost some bars; Table 3 is right.)
 */

import {
  type Arena,
  conjugate,
  E,
  equal,
  type FormId,
  integer,
  isInvertible,
  nimHeap,
  rank,
  ZERO,
} from '@proviso/engine';
import { born, classesOf, isReduced } from '@proviso/engine/census';
import {
  formCell,
  formsCell,
  optionsCell,
  type Table,
  type TableCell,
  wordCell,
} from '../tables/table.ts';

/** Table 1: each class modulo E with more than one form of rank at most 2, the reduced form first. */
export function equalDayTwoTable(arena: Arena): Table {
  const rows: TableCell[][] = [];
  for (const members of classesOf(arena, born(arena, 2, E), E)) {
    if (members.length === 1) continue;
    const reduced = members.find((form) => isReduced(arena, form, E)) ?? ZERO;
    const others = members.filter((form) => form !== reduced);
    rows.push([formCell(arena, reduced, 'bold'), formsCell(arena, others)]);
  }
  return {
    caption: 'Reduced day-2 dead-ending games (bold) and the day-2 games equal to them modulo E',
    columns: [wordCell('reduced'), wordCell('equal to it')],
    rowHeadings: false,
    rows,
  };
}

/** Table 2: the invertible reduced games born on day 2, and {1̄ | 1}, which is 0. */
export function invertibleDayTwoTable(arena: Arena): Table {
  const zeroForm = arena.intern([integer(arena, -1)], [integer(arena, 1)]);
  const invertible = born(arena, 2, E).filter(
    (form) => rank(arena, form) === 2 && isReduced(arena, form, E) && isInvertible(arena, form, E),
  );
  const columns = 4;
  const cells = [zeroForm, ...invertible].map((form) => formCell(arena, form));
  const height = Math.ceil(cells.length / columns);
  return {
    caption: 'The invertible reduced day-2 dead-ending games, and {1̄ | 1}, which equals 0',
    columns: Array.from({ length: columns }, () => wordCell('')),
    rowHeadings: false,
    rows: Array.from({ length: height }, (_, row) =>
      Array.from({ length: columns }, (_, column) => cells[column * height + row] ?? wordCell('')),
    ),
  };
}

/**
 * Table 3: all games born by day 2 by their options, Left's down and Right's
 * across. ✓ invertible, × not, 0 equal to 0, a circle for reduced forms; what is
 * not dead-ending is outside.
 */
export function dayTwoGrid(arena: Arena): Table {
  const { lefts, rights } = dayTwoOptions(arena);
  return {
    caption: 'All dead-ending games born by day 2: ✓ invertible, × not, ( ) in reduced form',
    columns: [wordCell(''), ...rights.map((options) => optionsCell(arena, options))],
    rowHeadings: true,
    rows: lefts.map((left) => [
      optionsCell(arena, left),
      ...rights.map((right) => gridCell(arena, arena.intern(left, right))),
    ]),
  };
}

function gridCell(arena: Arena, form: FormId): TableCell {
  if (!E.contains(arena, form)) return wordCell('', 'outside');
  if (form !== ZERO && equal(arena, form, ZERO, E)) return wordCell('0');
  const answer = isInvertible(arena, form, E) ? '✓' : '×';
  return wordCell(answer, isReduced(arena, form, E) ? 'circled' : undefined);
}

/** The heads of the grid: the sets of Left options down, and those of Right options across. */
export function dayTwoOptions(arena: Arena): { lefts: FormId[][]; rights: FormId[][] } {
  const rights = optionSets(arena);
  const order = rights.at(-1) ?? [];
  const lefts = rights.map((options) => {
    const mirrored = new Set(options.map((option) => conjugate(arena, option)));
    return order.filter((option) => mirrored.has(option));
  });
  return { lefts, rights };
}

/** The sets of Right options in the order of the paper: by size, 0 before 1, 1̄ and *. */
function optionSets(arena: Arena): FormId[][] {
  const dayOne = [ZERO, integer(arena, 1), integer(arena, -1), nimHeap(arena, 1)];
  const sets: FormId[][] = [];
  for (let size = 0; size <= dayOne.length; size++) choose([], 0, size);
  return sets;

  function choose(chosen: readonly FormId[], from: number, size: number): void {
    if (size === 0) sets.push([...chosen]);
    for (let i = from; size > 0 && i < dayOne.length; i++) {
      choose([...chosen, dayOne[i] ?? ZERO], i + 1, size - 1);
    }
  }
}
