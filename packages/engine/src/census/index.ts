/**
 * All forms of a rank, their classes and their order; random forms and samples.
 */

export { type RandomStream, randomStream } from '../storage/random.ts';
export { born, countBorn } from './born.ts';
export {
  type Census,
  type CensusCounts,
  census,
  countCensus,
  decidedCensus,
  type OrderFacts,
  orderFacts,
  type Scope,
} from './census.ts';
export { type ClassInfo, classesOf, isReduced } from './classes.ts';
export {
  type DayThreeBounds,
  type DicotDayThree,
  dayThreeBounds,
  dicotDayThree,
  hasDayThreeBounds,
} from './day-three.ts';
export { type OrderClass, orderMap } from './order-map.ts';
export {
  chosenEnds,
  type OrderPlace,
  type OrderStanding,
  orderPlace,
} from './order-place.ts';
export { randomForm } from './random-form.ts';
export {
  type Proportion,
  type Sample,
  type SampleLaw,
  type SampleOptions,
  sampleBorn,
} from './sample.ts';
