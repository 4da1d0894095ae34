/**
 * The mathematics of Proviso. `Game` is a game that can be asked; the functions
 * take an arena and form ids, for those who count nanoseconds.
 */

export { invertibleOnlyInB, invertibleOnlyInE, rankTwoCounts } from './census/blocking-tables.ts';
export { born, countBorn } from './census/born.ts';
export {
  type Census,
  type CensusCounts,
  census,
  countCensus,
  type OrderFacts,
  orderFacts,
  type Scope,
} from './census/census.ts';
export { classTable, coverTable, orderTable, summaryTable } from './census/census-tables.ts';
export { type ClassInfo, classesOf, describeClass, isReduced } from './census/classes.ts';
export {
  type DayThreeBounds,
  type DicotDayThree,
  dayThreeBounds,
  dicotDayThree,
  hasDayThreeBounds,
} from './census/day-three.ts';
export { dayThreeTable, sampleTable } from './census/day-three-tables.ts';
export {
  dayTwoGrid,
  equalDayTwoTable,
  invertibleDayTwoTable,
} from './census/dead-ending-tables.ts';
export { type RandomStream, randomForm, randomStream } from './census/random-form.ts';
export {
  type Proportion,
  proportion,
  type Sample,
  type SampleLaw,
  type SampleOptions,
  sampleBorn,
} from './census/sample.ts';
export {
  answerCell,
  formCell,
  formsCell,
  latexText,
  optionsCell,
  type Table,
  type TableCell,
  type TableMark,
  wordCell,
} from './census/table.ts';
export { TABLE_FORMATS, type TableFormat, writeTable } from './census/table-writers.ts';
export { closureMembers, endsAbove, upwardMembers } from './ends/closures.ts';
export { endToText, parseEnd } from './ends/compact-notation.ts';
export {
  endQuotient,
  type Factorisation,
  factorisations,
  irreducibleFactorisations,
  isIrreducibleEnd,
} from './ends/factors.ts';
export {
  deadEnds,
  type EndDiagram,
  endDiagram,
  joinEnds,
  meetEnds,
} from './ends/lattice.ts';
export { countDeadEnds, type SixthLevel, sixthLevelBounds } from './ends/level-counts.ts';
export { blockingPassingGame, minimalAdjoints, passingGame } from './ends/passing-games.ts';
export {
  minimalBlockingForms,
  superEnd,
  superEndByDefinition,
  superEndModuloB,
  superEndModuloM,
} from './ends/super-ends.ts';
export { adjoint, leftModifiedAdjoint } from './forms/adjoint.ts';
export { Arena, type FormId, type Tombstones, ZERO } from './forms/arena.ts';
export { CanonicalOrder } from './forms/canonical-order.ts';
export { conjugate } from './forms/conjugate.ts';
export {
  copyForms,
  DagError,
  type DagNode,
  exportForms,
  type FormDag,
  importForms,
  loadArena,
  saveArena,
} from './forms/dag.ts';
export { isEnd, isEndLike } from './forms/ends.ts';
export {
  isBlockedEnd,
  isBlocking,
  isDeadEnd,
  isDeadEnding,
  isDicot,
  isOrdinary,
} from './forms/kinds.ts';
export { edges, nodes, rank } from './forms/measures.ts';
export { heapSize, integer, integerValue, nimHeap } from './forms/named.ts';
export { formToText, type PrintOptions, type PrintStyle, textLength } from './forms/print.ts';
export { Left, opponent, Right, SIDES, type Side, sideName } from './forms/side.ts';
export { copies, sum } from './forms/sum.ts';
export { subpositions } from './forms/transform.ts';
export { truncate } from './forms/truncate.ts';
export { GameExplanation } from './games/explanation.ts';
export { ForeignGameError, Game } from './games/game.ts';
export {
  inverse,
  isInvertible,
  isInvertibleByRecursion,
} from './inverses/invertible.ts';
export { isPFree, type PFreeness, pFreeModulo, previousWinSubposition } from './inverses/p-free.ts';
export {
  compare,
  equal,
  geq,
  Order,
  type OrderCounts,
  orderModulo,
  type Relation,
} from './order/compare.ts';
export { downlinked } from './order/downlinked.ts';
export { type SeparatingDicot, separatingDicot } from './order/separating-dicot.ts';
export { misereOutcome, winningMoves, winsMovingFirst } from './play/misere.ts';
export { normalOutcome, winsMovingFirstInNormalPlay } from './play/normal.ts';
export {
  conjugateOutcome,
  OUTCOMES,
  type Outcome,
  outcomeAtLeast,
  outcomeFrom,
  winsFirst,
} from './play/outcome.ts';
export {
  passingOutcome,
  winsFirstAgainstPassing,
  winsSecondAgainstPassing,
} from './play/passing.ts';
export {
  antichainBounds,
  antichainsAtLeast,
  antichainsAtMost,
  type ChainedPoset,
  type CountBounds,
  countAntichains,
} from './posets/antichains.ts';
export { joinOf, latticeObstacle, type MissingBound, meetOf } from './posets/lattice.ts';
export {
  type Cover,
  coversOf,
  heightOf,
  heightsOf,
  maximalOf,
  minimalOf,
  type Poset,
  posetOf,
} from './posets/poset.ts';
export { type Dilworth, dilworth } from './posets/width.ts';
export {
  type Certificate,
  certify,
  type PairReason,
  type Reply,
} from './reasons/certificate.ts';
export {
  type Distinction,
  type DistinguishOptions,
  distinguish,
  type SumReport,
  tellApart,
} from './reasons/distinguish.ts';
export {
  explainAtLeast,
  explainCertificate,
  explainComparison,
  explainDistinction,
} from './reasons/explain-comparison.ts';
export { explainInvertible } from './reasons/explain-invertible.ts';
export { explainOutcome } from './reasons/explain-play.ts';
export { explainSimplest } from './reasons/explain-simplest.ts';
export type { Explanation, Inline, Sign, Token } from './reasons/explanation.ts';
export {
  type CertificateFile,
  certificateFile,
  type DistinctionFile,
  distinctionFile,
  UnnamedUniverseError,
} from './reasons/file.ts';
export {
  type RenderOptions,
  renderLatex,
  renderMarkdown,
  renderText,
  type TextOptions,
} from './reasons/render.ts';
export { type Strategy, strategy } from './reasons/strategy.ts';
export type { StrategyMove, StrongReason } from './reasons/strong.ts';
export type { SumMove } from './reasons/sum-play.ts';
export {
  certifyStep,
  type Trace,
  type TraceEntry,
  type TraceStep,
  traceSimplest,
} from './reasons/trace.ts';
export { type Birthday, birthday } from './reduction/birthday.ts';
export { canonicalForm } from './reduction/canonical.ts';
export { expansion, isExpansion } from './reduction/expansion.ts';
export {
  type ReductionStep,
  reduce,
  simplestForm,
  simplestFromOptions,
} from './reduction/simplest.ts';
export {
  type Board,
  boardToText,
  drawBoard,
  makeBoard,
  positionToText,
  readBoard,
} from './rulesets/board.ts';
export { clobber } from './rulesets/clobber.ts';
export { EndlessPlayError } from './rulesets/components.ts';
export { cram } from './rulesets/cram.ts';
export { domineering } from './rulesets/domineering.ts';
export type { Cell, Drawing, Line, Owner, Piece } from './rulesets/drawing.ts';
export {
  boardForm,
  boardLiesIn,
  boardSimplestForm,
  type EvaluationOptions,
} from './rulesets/evaluate.ts';
export { hackenbush } from './rulesets/hackenbush.ts';
export { nim } from './rulesets/nim.ts';
export { BoardNotationError } from './rulesets/notation-error.ts';
export { octal } from './rulesets/octal.ts';
export { boardOutcome, type Convention } from './rulesets/outcome.ts';
export { type RulesetEntry, rulesets } from './rulesets/registry.ts';
export type { Habitat, RegisteredRuleset, Ruleset } from './rulesets/ruleset.ts';
export type { Square, SquareBoards, Squares } from './rulesets/squares.ts';
export { toadsAndFrogs } from './rulesets/toads-and-frogs.ts';
export { type Budget, BudgetError, type BudgetReason, type Progress } from './storage/budget.ts';
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
export { blockedSuperEnd } from './universes/blocked-ends.ts';
export { B } from './universes/blocking.ts';
export {
  type Closure,
  closure,
  generatedUniverse,
  inClosure,
  inUpwardClosure,
  isClosure,
  testedUniverse,
} from './universes/closure.ts';
export { deadEndAtLeast, deadEndSum, deadEndValue } from './universes/dead-end-order.ts';
export { E } from './universes/dead-ending.ts';
export { D } from './universes/dicot.ts';
export { M } from './universes/full.ts';
export { Normal } from './universes/normal.ts';
export { perfectMurder } from './universes/perfect-murder.ts';
export { sameOrder, sameUniverse } from './universes/relations.ts';
export { isTerminable, type TestEnd, testSet } from './universes/test-sets.ts';
export {
  type CertificateName,
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
