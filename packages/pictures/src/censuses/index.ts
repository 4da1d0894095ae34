/** Tables of censuses, and those of the papers, recomputed. */

export { invertibleOnlyInB, invertibleOnlyInE, rankTwoCounts } from './blocking.ts';
export { CENSUS_TABLES, PAPER_TABLES } from './by-name.ts';
export { classTable, coverTable, orderTable, summaryTable } from './census.ts';
export { dayThreeTable, sampleTable } from './day-three.ts';
export {
  dayTwoGrid,
  dayTwoOptions,
  equalDayTwoTable,
  invertibleDayTwoTable,
} from './dead-ending.ts';
export { CENSUS_TABLE_NAMES, PAPER_TABLE_NAMES } from './names.ts';
export { orderMapTable } from './order-map.ts';
export { orderPlaceTable } from './order-place.ts';
