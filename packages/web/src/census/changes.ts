// What changes from one universe to another: forms that enter or leave, classes that split, merge or
// regroup over the forms that both have, and forms whose outcome, strong outcome or invertibility differs.

import type { CensusStudy } from '../protocol/censuses.ts';
import { markOf, NONE } from './colouring.ts';

/** What becomes of a form, or of the classes of the forms that both universes have. */
export type Change = 'same' | 'split' | 'merged' | 'regrouped';
export type FormChange = Change | 'leaves' | 'enters' | 'outside';

/** Classes of two universes that share forms, directly or through each other. */
export interface Regrouping {
  readonly change: Change;
  /** Numbers of classes in the first universe and in the second. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Places of the forms of both universes that are in them. */
  readonly forms: readonly number[];
}

export interface Changes {
  /** For each place of the grid. */
  readonly forms: readonly FormChange[];
  readonly groups: readonly Regrouping[];
  /** Places of the forms of both universes of which this differs. */
  readonly outcome: readonly number[];
  readonly strong: readonly number[];
  readonly invertible: readonly number[];
}

export function changesBetween(one: CensusStudy, other: CensusStudy): Changes {
  const classesAt = one.forms.map((form, place) => ({
    from: form.class,
    to: other.forms[place]?.class,
  }));
  const groups = regroupings(classesAt);
  const forms = classesAt.map(({ from, to }): FormChange => {
    if (from === undefined) return to === undefined ? 'outside' : 'enters';
    return to === undefined ? 'leaves' : 'same';
  });
  for (const group of groups) for (const place of group.forms) forms[place] = group.change;
  const differing = (what: 'outcome' | 'strong' | 'invertible') =>
    [...classesAt.keys()].filter((place) => {
      const { from, to } = classesAt[place] ?? {};
      return (
        from !== undefined &&
        to !== undefined &&
        // What a universe does not have differs from nothing.
        markOf(one, place, what) !== NONE &&
        markOf(other, place, what) !== NONE &&
        markOf(one, place, what) !== markOf(other, place, what)
      );
    });
  return {
    forms,
    groups,
    outcome: differing('outcome'),
    strong: differing('strong'),
    invertible: differing('invertible'),
  };
}

interface ClassesAt {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

function regroupings(classesAt: readonly ClassesAt[]): Regrouping[] {
  const byFrom = new Map<number, number[]>();
  const byTo = new Map<number, number[]>();
  for (const [place, { from, to }] of classesAt.entries()) {
    if (from === undefined || to === undefined) continue;
    byFrom.set(from, [...(byFrom.get(from) ?? []), place]);
    byTo.set(to, [...(byTo.get(to) ?? []), place]);
  }
  const seen = new Set<number>();
  const groups: Regrouping[] = [];
  for (const places of byFrom.values()) {
    const [first] = places;
    if (first === undefined || seen.has(first)) continue;
    const group = new Set([first]);
    // Grows while it is gone through, until no class leads out of it.
    for (const place of group) {
      const { from = 0, to = 0 } = classesAt[place] ?? {};
      for (const next of [...(byFrom.get(from) ?? []), ...(byTo.get(to) ?? [])]) group.add(next);
    }
    for (const place of group) seen.add(place);
    const forms = [...group].sort((a, b) => a - b);
    const from = distinct(forms.map((place) => classesAt[place]?.from));
    const to = distinct(forms.map((place) => classesAt[place]?.to));
    groups.push({ change: kindOf(from.length, to.length), from, to, forms });
  }
  return groups;
}

function distinct(numbers: readonly (number | undefined)[]): number[] {
  return [...new Set(numbers.filter((number) => number !== undefined))].sort((a, b) => a - b);
}

function kindOf(before: number, after: number): Change {
  if (before === 1) return after === 1 ? 'same' : 'split';
  return after === 1 ? 'merged' : 'regrouped';
}
