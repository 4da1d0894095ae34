/**
 * [Davies–Milley, the tables at the end of section 4], recomputed: how the
 * invertible forms of rank at most 2 differ between B and E, up to conjugation, and how many forms
 * there are of each kind. Counts are over the forms that lie in the universe.
 */

import {
  type Arena,
  B,
  conjugate,
  E,
  type FormId,
  isInvertible,
  Left,
  simplestForm,
  type Universe,
} from '@proviso/engine';
import { born, census, countCensus } from '@proviso/engine/census';
import { formCell, type Table, wordCell } from '../tables/table.ts';

/** Invertible members of one universe, of rank at most 2, that are none of another. */
function invertibleOnlyIn(arena: Arena, u: Universe, v: Universe): FormId[] {
  const invertible = (form: FormId, universe: Universe): boolean =>
    universe.contains(arena, form) && isInvertible(arena, form, universe);
  return born(arena, 2, u).filter((form) => invertible(form, u) && !invertible(form, v));
}

/** One of each pair of conjugates: the one with fewer Left options, or the first listed. */
function upToConjugation(arena: Arena, forms: readonly FormId[]): FormId[] {
  const leftOptions = (form: FormId): number => arena.options(form, Left).length;
  const place = new Map(forms.map((form, i) => [form, i]));
  return forms.filter((form, i) => {
    const mirror = conjugate(arena, form);
    const difference = leftOptions(form) - leftOptions(mirror);
    return difference < 0 || (difference === 0 && i <= (place.get(mirror) ?? i));
  });
}

function differenceTable(arena: Arena, u: Universe, v: Universe): Table {
  const forms = upToConjugation(arena, invertibleOnlyIn(arena, u, v));
  return {
    caption: `Invertible forms of ${u.name} of rank at most 2 that are no invertible forms of ${v.name}, up to conjugation`,
    columns: ['form', 'B-simplest form', 'E-simplest form'].map((heading) => wordCell(heading)),
    rowHeadings: false,
    rows: forms.map((form) => [
      formCell(arena, form),
      formCell(arena, simplestForm(arena, form, B)),
      formCell(arena, simplestForm(arena, form, E)),
    ]),
  };
}

/** The first table: invertible in B, not invertible dead-ending forms. */
export function invertibleOnlyInB(arena: Arena): Table {
  return differenceTable(arena, B, E);
}

/** The second table: invertible in E, not in B. */
export function invertibleOnlyInE(arena: Arena): Table {
  return differenceTable(arena, E, B);
}

/** The third table: numbers of forms, invertible forms and simplest forms of rank at most 2. */
export function rankTwoCounts(arena: Arena, universes: readonly Universe[] = [B, E]): Table {
  const counts = universes.map((universe) => countCensus(census(arena, universe, 2)));
  const row = (name: string, values: readonly number[]) => [
    wordCell(name),
    ...values.map((value) => wordCell(value)),
  ];
  return {
    caption: 'Forms of rank at most 2',
    columns: [wordCell('number of'), ...universes.map(({ name }) => wordCell(name))],
    rowHeadings: true,
    rows: [
      row(
        'forms',
        counts.map((count) => count.forms),
      ),
      row(
        'invertible forms',
        counts.map((count) => count.invertibleForms),
      ),
      row(
        'simplest forms',
        counts.map((count) => count.classes),
      ),
      row(
        'invertible, simplest forms',
        counts.map((count) => count.invertibleClasses),
      ),
    ],
  };
}
