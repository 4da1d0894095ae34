/**
 * All forms of a rank, their classes, their order and their tables; random forms and
 * samples.
 */

export { type RandomStream, randomStream } from '../storage/random.ts';
export { invertibleOnlyInB, invertibleOnlyInE, rankTwoCounts } from './blocking-tables.ts';
export { born, countBorn } from './born.ts';
export {
  type Census,
  type CensusCounts,
  census,
  countCensus,
  type OrderFacts,
  orderFacts,
  type Scope,
} from './census.ts';
export { classTable, coverTable, orderTable, summaryTable } from './census-tables.ts';
export { type ClassInfo, classesOf } from './classes.ts';
export {
  type DayThreeBounds,
  type DicotDayThree,
  dayThreeBounds,
  dicotDayThree,
  hasDayThreeBounds,
} from './day-three.ts';
export { dayThreeTable, sampleTable } from './day-three-tables.ts';
export { dayTwoGrid, equalDayTwoTable, invertibleDayTwoTable } from './dead-ending-tables.ts';
export { randomForm } from './random-form.ts';
export {
  type Proportion,
  type Sample,
  type SampleLaw,
  type SampleOptions,
  sampleBorn,
} from './sample.ts';
export {
  formCell,
  formsCell,
  latexText,
  type Table,
  type TableCell,
  type TableMark,
  wordCell,
} from './table.ts';
export { TABLE_FORMATS, type TableFormat, writeTable } from './table-writers.ts';
