/**
 * The mathematics of Proviso. `Game` is a game that can be asked; the functions
 * take an arena and form ids, for those who count nanoseconds. What only some need
 * stands under names of its own: `@proviso/engine/forms`, `/reasons`, `/rulesets`,
 * `/matches`, `/ends`, `/census`, `/posets`, `/impartial`, `/quotients`, `/check` and `/multiplayer`.
 */

export { leastUniverse } from './closures/least-universe.ts';
export { smallTestSet } from './closures/small-test-sets.ts';
export { adjoint } from './forms/adjoint.ts';
export { Arena, type FormId, type Tombstones, ZERO } from './forms/arena.ts';
export { conjugate } from './forms/conjugate.ts';
export { isEnd, isEndLike } from './forms/ends.ts';
export { isBlocking, isDeadEnding, isDicot, isOrdinary } from './forms/kinds.ts';
export { edges, nodes, rank } from './forms/measures.ts';
export { integer, nimHeap } from './forms/named.ts';
export { formToText, type Naming, type PrintOptions, type PrintStyle } from './forms/print.ts';
export { Left, opponent, Right, SIDES, type Side } from './forms/side.ts';
export { copies, sum } from './forms/sum.ts';
export { subpositions } from './forms/transform.ts';
export { GameExplanation } from './games/explanation.ts';
export { ForeignGameError, Game } from './games/game.ts';
export { inverse, isInvertible, isInvertibleByRecursion } from './inverses/invertible.ts';
export { isPFree, type PFreeness, pFreeModulo } from './inverses/p-free.ts';
export {
  compare,
  equal,
  geq,
  greater,
  incomparable,
  Order,
  type OrderCounts,
  orderModulo,
  type Relation,
} from './order/compare.ts';
export { downlinked } from './order/downlinked.ts';
export { misereOutcome, winningMoves, winsMovingFirst } from './play/misere.ts';
export { normalOutcome, winsMovingFirstInNormalPlay } from './play/normal.ts';
export { OUTCOMES, type Outcome, outcomeAtLeast } from './play/outcome.ts';
export { passingOutcome } from './play/passing.ts';
export { type OrderRelation, orderRelation } from './reasons/same-order.ts';
export { type Birthday, birthday } from './reduction/birthday.ts';
export { canonicalForm } from './reduction/canonical.ts';
export { expansion, isExpansion } from './reduction/expansion.ts';
export { type ReductionStep, simplestForm } from './reduction/simplest.ts';
export {
  type Budget,
  BudgetError,
  type BudgetReason,
  type Progress,
  type SearchProgress,
} from './storage/budget.ts';
export {
  type ErrorKind,
  InvariantError,
  LimitError,
  NotationError,
  NotDecidedError,
  ProvisoError,
  ValueError,
} from './storage/errors.ts';
export { asProvisoError } from './storage/thrown.ts';
export { B } from './universes/blocking.ts';
export { type Closure, closure, generatedUniverse, isClosure } from './universes/closure.ts';
export { E } from './universes/dead-ending.ts';
export { D } from './universes/dicot.ts';
export { M } from './universes/full.ts';
export { Normal } from './universes/normal.ts';
export { perfectMurder } from './universes/perfect-murder.ts';
export { sameOrder, sameUniverse } from './universes/relations.ts';
export type { TestEnd } from './universes/test-sets.ts';
export {
  isNormalPlay,
  type Knowledge,
  type Landmark,
  strongOutcome,
  type Universe,
  universeText,
} from './universes/universe.ts';
export {
  USUAL_UNIVERSES,
  type UsualKey,
  type UsualName,
  type UsualUniverse,
  usualUniverse,
  usualUniverses,
} from './universes/usual.ts';
