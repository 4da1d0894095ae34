/**
 * Which forms belong to the classes of a table: how many, the smallest, and all where they are few.
 */

import {
  type Arena,
  D,
  type FormId,
  geq,
  simplestForm,
  type Universe,
  ZERO,
} from '@proviso/engine';
import { born } from '@proviso/engine/census';
import { inCatalogueOrder, type TableContents } from './contents.ts';

/** The forms of a class. */
export interface Members {
  readonly count: number;
  readonly smallest: FormId;
  /** All of them, smallest first; unsaid where they were counted in bulk. */
  readonly forms?: readonly FormId[];
}

/** The members of every class of a table, by simplest form. */
export function membersOf(arena: Arena, contents: TableContents): ReadonlyMap<FormId, Members> {
  const { table, universe, forms } = contents;
  if (table.scope === 'ends') {
    return new Map(forms.map((end) => [end, { count: 1, smallest: end }]));
  }
  return table.scope === 'dicots'
    ? dicotsOfDayThree(arena, universe)
    : written(arena, born(arena, table.day, universe), universe);
}

function written(
  arena: Arena,
  forms: readonly FormId[],
  universe: Universe,
): ReadonlyMap<FormId, Members> {
  const classes = new Map<FormId, FormId[]>();
  for (const form of inCatalogueOrder(arena, forms)) {
    const simplest = simplestForm(arena, form, universe);
    const members = classes.get(simplest) ?? [];
    members.push(form);
    classes.set(simplest, members);
  }
  return new Map(
    [...classes].map(([simplest, members]) => [
      simplest,
      { count: members.length, smallest: members[0] ?? simplest, forms: members },
    ]),
  );
}

/** The options of one player, after equal ones were exchanged and dominated ones left out. */
interface Side {
  readonly options: readonly FormId[];
  /** How many sets of forms come down to these options. */
  count: number;
}

/**
 * The 1,046,530 dicots of rank at most 3: each comes down to one of few pairs of antichains of the
 * smallest representatives of day 2, which are reduced, and stand for as many forms as sets come down to
 * either side. Leaving options out makes a form smaller, and so does exchanging one for the smallest of its
 * class, which among these ten dicots has least rank and fewest edges at once: so the smallest member is
 * among those pairs.
 */
function dicotsOfDayThree(arena: Arena, universe: Universe): ReadonlyMap<FormId, Members> {
  const dicots = born(arena, 2, D);
  const representatives = written(arena, dicots, universe);
  const values = dicots.map((form) => {
    const value = simplestForm(arena, form, universe);
    return { value, form: representatives.get(value)?.smallest ?? form };
  });
  const sidesBy = (beats: (a: FormId, b: FormId) => boolean): Side[] => {
    const sides = new Map<string, Side>();
    for (let set = 1; set < 1 << values.length; set++) {
      const chosen = values.filter((_, i) => (set >> i) & 1);
      const kept = chosen.filter(
        (one) =>
          !chosen.some((other) => other.value !== one.value && beats(other.value, one.value)),
      );
      const options = [...new Set(kept.map(({ form }) => form))];
      const key = options.toSorted((a, b) => a - b).join(' ');
      const side = sides.get(key) ?? { options, count: 0 };
      side.count++;
      sides.set(key, side);
    }
    return [...sides.values()];
  };
  const lefts = sidesBy((a, b) => geq(arena, a, b, universe));
  const rights = sidesBy((a, b) => geq(arena, b, a, universe));
  const counts = new Map<FormId, number>([[ZERO, 1]]);
  const found = new Map<FormId, FormId[]>([[ZERO, [ZERO]]]);
  for (const left of lefts) {
    for (const right of rights) {
      const form = arena.intern(left.options, right.options);
      const simplest = simplestForm(arena, form, universe);
      counts.set(simplest, (counts.get(simplest) ?? 0) + left.count * right.count);
      found.set(simplest, [...(found.get(simplest) ?? []), form]);
    }
  }
  return new Map(
    [...found].map(([simplest, forms]) => {
      const [smallest = simplest] = inCatalogueOrder(arena, forms);
      return [simplest, { count: counts.get(simplest) ?? 0, smallest }];
    }),
  );
}
