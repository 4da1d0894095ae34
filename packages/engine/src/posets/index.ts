/**
 * Finite partial orders of anything: covers, heights, lattices, chains and antichains.
 */

export {
  antichainBounds,
  antichainsAtLeast,
  antichainsAtMost,
  type ChainedPoset,
  type CountBounds,
  countAntichains,
} from './antichains.ts';
export { joinOf, latticeObstacle, type MissingBound, meetOf } from './lattice.ts';
export {
  type Cover,
  coversOf,
  heightOf,
  heightsOf,
  maximalOf,
  minimalOf,
  type Poset,
  posetOf,
} from './poset.ts';
export { type Dilworth, dilworth } from './width.ts';
