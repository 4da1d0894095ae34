/**
 * The tables of the catalogue: what each lists, and why nothing is missing. A table has a name that stands
 * before the number in its labels: the universe and the day, as in `E.2`; `3d` are the dicots of day 3,
 * and `Ends` the Left dead ends, modulo M.
 */

import { NotationError, USUAL_UNIVERSES, type UsualKey } from '@proviso/engine';

export interface CatalogueTable {
  /** As in `E.2`. */
  readonly name: string;
  /** The universe modulo which classes are taken. */
  readonly universe: UsualKey;
  readonly day: number;
  readonly scope: TableScope;
  /** What is listed, in a few words. */
  readonly words: string;
  /** Why the table is complete. */
  readonly complete: string;
}

/** Which forms of the day are listed: all members of the universe, the dicots, or the Left dead ends. */
export type TableScope = 'members' | 'dicots' | 'ends';

const LISTED_DAYS = [0, 1, 2];
const ENDS_DAYS = [0, 1, 2, 3, 4, 5];

const byMembers = USUAL_UNIVERSES.flatMap(({ key, label, play }) =>
  LISTED_DAYS.map(
    (day): CatalogueTable => ({
      ...{ name: `${key}.${day}`, universe: key, day, scope: 'members' },
      words:
        play === 'normal'
          ? `the values of normal play born by day ${day}`
          : `the classes modulo ${label} of its games born by day ${day}`,
      complete: `All forms of rank at most ${day} that lie in it are listed and reduced; two are equal exactly when their simplest forms are identical (Siegel, Theorem 5.18).`,
    }),
  ),
);

const byDicots = (['D', 'E'] as const).map(
  (universe): CatalogueTable => ({
    ...{ name: universe === 'D' ? 'D.3' : 'E.3d', universe, day: 3, scope: 'dicots' },
    words: `the classes modulo ${universe} of the dicots born by day 3`,
    complete:
      'Equal options are exchanged and dominated ones left out without changing the class (Siegel, section 5), so all pairs of antichains of the classes of day-2 dicots are reduced; the forms they stand for are counted and add up to 1,046,530.',
  }),
);

const byEnds = ENDS_DAYS.map(
  (day): CatalogueTable => ({
    ...{ name: `Ends.${day}`, universe: 'M', day, scope: 'ends' },
    words: `the values of Left dead ends born by day ${day}`,
    complete:
      'The options of a Left dead end in simplest form are an antichain of values of the day before, and each antichain gives a value of its own (Siegel, section 3).',
  }),
);

/** All tables, in the order in which a label is looked for. */
export const CATALOGUE_TABLES: readonly CatalogueTable[] = [...byMembers, ...byDicots, ...byEnds];

/**
 * The tables that are delivered as files: a table begins with those of the days before, which are left out
 * unless their order is worth having beside that of a larger one.
 */
export const DELIVERED_TABLES: readonly CatalogueTable[] = CATALOGUE_TABLES.filter(
  ({ day, scope }) => day >= (scope === 'ends' ? 4 : 2),
);

/** The smallest table that is delivered and begins with this one: there the order says more. */
export function fullestTable(table: CatalogueTable): CatalogueTable {
  const begins = ({ universe, scope, day }: CatalogueTable): boolean =>
    universe === table.universe &&
    (scope === 'ends') === (table.scope === 'ends') &&
    day >= table.day;
  return DELIVERED_TABLES.find(begins) ?? table;
}

/** The table of that name, in letters large or small. */
export function tableNamed(name: string): CatalogueTable {
  const same = (table: CatalogueTable) => table.name.toLowerCase() === name.toLowerCase();
  const found = CATALOGUE_TABLES.find(same);
  if (found !== undefined) return found;
  throw new NotationError(`no table is called ${JSON.stringify(name)}; ${THE_TABLES}`);
}

/** What there is to choose from. */
export const THE_TABLES = `the tables are ${USUAL_UNIVERSES.map(({ key }) => `${key}.0`).join(
  ', ',
)} with 1 and 2 for 0, D.3, E.3d and Ends.0 to Ends.${ENDS_DAYS.at(-1)}`;
