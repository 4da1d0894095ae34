/**
 * What a table lists, in the order that its numbers are taken from. The order is fixed for ever: by the
 * rank of the simplest form, then by its tree edges, a tombstone counting one, then by its text in ASCII,
 * with names for integers, nim-heaps and switches of integers alone, character by character.
 */

import {
  type Arena,
  edges,
  type FormId,
  formToText,
  Left,
  NotationError,
  rank,
  simplestForm,
  type Universe,
  usualUniverse,
} from '@proviso/engine';
import { born, dicotDayThree } from '@proviso/engine/census';
import { deadEnds } from '@proviso/engine/ends';
import { isDeadEnd } from '@proviso/engine/forms';
import { type Label, labelText } from './label.ts';
import { CATALOGUE_TABLES, type CatalogueTable } from './tables.ts';

/** The text of a form by which it is ordered and printed, whatever names the arena prefers. */
export function catalogueText(arena: Arena, form: FormId): string {
  return formToText(arena, form, { naming: 'integers', maxLength: Infinity });
}

/** Forms in the order of the catalogue. */
export function inCatalogueOrder(arena: Arena, forms: Iterable<FormId>): FormId[] {
  const keyed = [...forms].map((form) => ({
    form,
    rank: rank(arena, form),
    edges: Number(edges(arena, form)),
    text: catalogueText(arena, form),
  }));
  keyed.sort((a, b) => a.rank - b.rank || a.edges - b.edges || (a.text < b.text ? -1 : 1));
  return keyed.map(({ form }) => form);
}

/** A table with its classes. */
export class TableContents {
  readonly table: CatalogueTable;
  readonly universe: Universe;
  /** The simplest forms; number 1 comes first. */
  readonly forms: readonly FormId[];
  private readonly numbers: ReadonlyMap<FormId, number>;

  constructor(arena: Arena, table: CatalogueTable) {
    this.table = table;
    this.universe = usualUniverse(table.universe).in(arena);
    this.forms = inCatalogueOrder(arena, listed(arena, table, this.universe));
    this.numbers = new Map(this.forms.map((form, i) => [form, i + 1]));
  }

  /** The number of a simplest form, if it is listed. */
  numberOf(simplest: FormId): number | undefined {
    return this.numbers.get(simplest);
  }

  /** The simplest form under a number. */
  at(number: number): FormId {
    const form = this.forms[number - 1];
    if (form !== undefined) return form;
    const { name } = this.table;
    throw new NotationError(`${name} has the numbers 1 to ${this.forms.length}, and not ${number}`);
  }
}

/** The simplest forms that a table lists. */
function listed(
  arena: Arena,
  { day, scope }: CatalogueTable,
  universe: Universe,
): Iterable<FormId> {
  if (scope === 'ends') return deadEnds(arena, day);
  if (scope === 'dicots') return dicotDayThree(arena, universe).classes;
  return new Set(born(arena, day, universe).map((form) => simplestForm(arena, form, universe)));
}

const known = new WeakMap<Arena, Map<string, TableContents>>();

/** The contents of a table, listed once for an arena. */
export function contentsOf(arena: Arena, table: CatalogueTable): TableContents {
  const tables = known.get(arena) ?? new Map<string, TableContents>();
  known.set(arena, tables);
  const found = tables.get(table.name) ?? new TableContents(arena, table);
  tables.set(table.name, found);
  return found;
}

/** The simplest form of the class that has a label. */
export function classLabelled(arena: Arena, { table, number }: Label): FormId {
  return contentsOf(arena, table).at(number);
}

/**
 * The label of the class of a game modulo a universe: that of the smallest day on which it is listed.
 * Nothing where no table of the universe lists it.
 *
 * @example
 * const arena = new Arena();
 * labelOf(arena, nimHeap(arena, 1), E) // → E.1.4
 */
export function labelOf(arena: Arena, g: FormId, universe: Universe): string | undefined {
  const simplest = simplestForm(arena, g, universe);
  const level = rank(arena, simplest);
  for (const table of CATALOGUE_TABLES) {
    // A simplest form has at most the rank of any member.
    if (table.day < level || usualUniverse(table.universe).in(arena).key !== universe.key) continue;
    if (table.scope === 'ends' && !isDeadEnd(arena, simplest, Left)) continue;
    const number = contentsOf(arena, table).numberOf(simplest);
    if (number !== undefined) return labelText({ table, number });
  }
  return undefined;
}
