/**
 * Ends: Left dead ends with their lattice, factors and notation, closures, test sets,
 * and the games that stand for a player who passes.
 */

export { winsFirstAgainstPassing, winsSecondAgainstPassing } from '../play/passing.ts';
export { inClosure, inUpwardClosure } from '../universes/closure.ts';
export { deadEndAtLeast, deadEndSum, deadEndValue } from '../universes/dead-end-order.ts';
export { isTerminable, testSet } from '../universes/test-sets.ts';
export { closureMembers, endsAbove, upwardMembers } from './closures.ts';
export { endToText, parseEnd } from './compact-notation.ts';
export {
  endQuotient,
  type Factorisation,
  factorisations,
  irreducibleFactorisations,
  isIrreducibleEnd,
} from './factors.ts';
export { deadEnds, type EndDiagram, endDiagram, joinEnds, meetEnds } from './lattice.ts';
export { countDeadEnds, type SixthLevel, sixthLevelBounds } from './level-counts.ts';
export { blockingPassingGame, minimalAdjoints, passingGame } from './passing-games.ts';
export {
  minimalBlockingForms,
  superEnd,
  superEndByDefinition,
  superEndModuloB,
  superEndModuloM,
} from './super-ends.ts';
