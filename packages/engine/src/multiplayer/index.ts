/**
 * Games for three and more players (Spindler, "An extension of the normal play convention to
 * N-player combinatorial games"), for any N ≥ 2 and any play convention. This room has a store of
 * its own and imports nothing from the others.
 */

export {
  type ContextSearch,
  gamesOfRankOne,
  impartialGames,
  partizanContexts,
} from './census.ts';
export {
  type CertificateFault,
  checkCertificate,
  findCertificate,
  type SearchLimits,
} from './certificate.ts';
export {
  canMakeLose,
  coalitionsAgainst,
  type Force,
  force,
  strategy,
  stuckSoThat,
} from './coalition.ts';
export { parseCompact, printCompact } from './compact.ts';
export {
  type CompareOptions,
  type Comparison,
  compareFor,
  compareImpartial,
  type DirectedComparison,
  type Equality,
  equal,
  equalFor,
  type Proved,
  type Refuted,
  type Unknown,
  type World,
  zeroTest,
} from './compare.ts';
export {
  type ClosedSet,
  type ClosureResult,
  checkClosedSet,
  searchAllContexts,
} from './context-closure.ts';
export { ContextTable } from './contexts.ts';
export { type CountingRules, GONE, nimRules, rulesOf } from './counting.ts';
export { copyGames, exportGames, type GameDag, importGames } from './dag.ts';
export {
  describeComparison,
  describeEquality,
  describeStep,
  nameGame,
} from './describe.ts';
export { ExactTable } from './exact-table.ts';
export { heapSize, NotationError, type PrintStyle, parseGame, printGame } from './explicit.ts';
export {
  countsAt,
  type Fold,
  type FoldedTable,
  foldCount,
  foldedSize,
  foldedTable,
  placeOf,
} from './fold.ts';
export {
  type Answer,
  checkDerivation,
  derivation,
  type InequalitySetting,
  type InequalityTable,
  inequalityTable,
  type Pair,
  type Step,
} from './inequality-test.ts';
export {
  conjugate,
  freeMoves,
  integer,
  minus,
  nimHeap,
  nimPosition,
  onlyFor,
  restriction,
  wrap,
} from './named.ts';
export {
  type NimQuestion,
  NoCertificateError,
  nimCertificate,
  nimCounts,
  nimOutcome,
  nimQuotient,
  quotientOfGames,
} from './nim.ts';
export { canWin, outcome, outcomeWhen } from './outcome.ts';
export {
  heapSequence,
  isNPeriodic,
  type Periodicity,
  type Stability,
  starSequence,
} from './periodicity.ts';
export {
  allPlayers,
  type Convention,
  conventions,
  hasPlayer,
  MAX_PLAYERS,
  members,
  normalPlay,
  type PlayerSet,
  parsePlayerSet,
  partizanName,
  playerSetOf,
  printOutcome,
  printPlayerSet,
  proppPlay,
  relativeName,
  rotate,
} from './players.ts';
export {
  type Monomial,
  multiplicationTable,
  printMonomial,
  printPresentation,
  type Quotient,
  quotientOf,
  type Relation,
} from './quotient.ts';
export { type RandomSource, randomGameFrom, randomSource } from './random.ts';
export { type Account, revertible } from './revertible.ts';
export {
  bypassReversible,
  type Dominated,
  deleteOptions,
  dominatedOptions,
  type Reversible,
  redundantOptions,
  reversibleOptions,
  simplifyFor,
} from './simplify.ts';
export { type GameId, GameStore } from './store.ts';
export { StructuralOrder } from './structural-order.ts';
export { allOptions, nthOptions, subpositions } from './subpositions.ts';
export { add, addAll, copies, type Ticker } from './sum.ts';
export { allowedMultiples, allowedSums, attainableOutcomes } from './sum-bounds.ts';
export {
  type Example,
  ExampleTable,
  type SumTables,
  sumTables,
  type TableSearch,
} from './sum-tables.ts';
export {
  type Absorbing,
  absorbing,
  absorbingConstruction,
  absorbingGame,
  anyWinner,
  isUndetermined,
  undeterminedDepth,
  undeterminedGame,
} from './undetermined.ts';
export { separatingContext, type Witness } from './witness.ts';
export {
  type ComparisonWithZero,
  compareWithZero,
  isNonnegativeFor,
  isNonpositiveFor,
  type Sign,
  signFor,
} from './zero.ts';
