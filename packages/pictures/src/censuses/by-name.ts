/** The tables by their names. */

import type { Arena } from '@proviso/engine';
import type { Census } from '@proviso/engine/census';
import type { Table } from '../tables/table.ts';
import { invertibleOnlyInB, invertibleOnlyInE, rankTwoCounts } from './blocking.ts';
import { classTable, coverTable, orderTable } from './census.ts';
import { dayTwoGrid, equalDayTwoTable, invertibleDayTwoTable } from './dead-ending.ts';
import type { CensusTableName, PaperTableName } from './names.ts';

/** The tables of one census. */
export const CENSUS_TABLES: Readonly<
  Record<Exclude<CensusTableName, 'summary'>, (arena: Arena, census: Census) => Table>
> = { classes: classTable, order: orderTable, covers: coverTable };

/** The tables of the papers. */
export const PAPER_TABLES: Readonly<Record<PaperTableName, (arena: Arena) => Table>> = {
  'dwyer:1': equalDayTwoTable,
  'dwyer:2': invertibleDayTwoTable,
  'dwyer:3': dayTwoGrid,
  'davies-milley:1': invertibleOnlyInB,
  'davies-milley:2': invertibleOnlyInE,
  'davies-milley:3': rankTwoCounts,
};
