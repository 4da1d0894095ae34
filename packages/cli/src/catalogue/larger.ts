// The table in which most is said of a class.

import { type CatalogueTable, DELIVERED_TABLES } from '@proviso/catalogue';

/** The smallest table that is delivered and begins with this one: there the order says more. */
export function larger(table: CatalogueTable): CatalogueTable {
  const begins = ({ universe, scope, day }: CatalogueTable): boolean =>
    universe === table.universe &&
    (scope === 'ends') === (table.scope === 'ends') &&
    day >= table.day;
  return DELIVERED_TABLES.find(begins) ?? table;
}
