/**
 * Games for three and more players [Spindler], for any N ≥ 2 and any play convention. They have a
 * store of their own, and import nothing of the two-player engine but what both stand on (`storage`,
 * `notation`, `folds`, `quotients`).
 */

export type { CertificateFault } from '../folds/certificate.ts';
export type { Fold } from '../folds/fold.ts';
export type { SearchLimits } from '../folds/search.ts';
export { type CommutativeMonoid, multiplicationTable } from '../quotients/monoid.ts';
export type { Monomial } from '../quotients/monomial.ts';
export type { Relation } from '../quotients/normal-forms.ts';
export { printMonomial, printPresentation } from '../quotients/presentation.ts';
export { quotientOf } from '../quotients/quotient.ts';
export type { Ticker } from '../storage/budget.ts';
export { NotationError } from '../storage/errors.ts';
export { type RandomSource, randomSource } from '../storage/random.ts';
export {
  type ContextSearch,
  gamesOfRankOne,
  impartialGames,
  partizanContexts,
} from './games/census.ts';
export { copyGames, exportGames, type GameDag, importGames } from './games/dag.ts';
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
} from './games/named.ts';
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
  playerSetOf,
  printOutcome,
  printPlayerSet,
  proppPlay,
  relativeName,
} from './games/players.ts';
export { randomGameFrom } from './games/random.ts';
export { type GameId, GameStore } from './games/store.ts';
export { StructuralOrder } from './games/structural-order.ts';
export { nthOptions, subpositions } from './games/subpositions.ts';
export { add, addAll, copies } from './games/sum.ts';
export { parseCompact, printCompact } from './notation/compact.ts';
export {
  heapSize,
  type PrintStyle,
  parseGame,
  printGame,
} from './notation/explicit.ts';
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
} from './order/compare.ts';
export {
  type ClosedSet,
  type ClosureResult,
  checkClosedSet,
  searchAllContexts,
} from './order/context-closure.ts';
export {
  describeComparison,
  describeEquality,
  nameGame,
} from './order/describe.ts';
export {
  type Answer,
  checkDerivation,
  derivation,
  type InequalitySetting,
  type InequalityTable,
  inequalityTable,
  type Pair,
  type Step,
} from './order/inequality-test.ts';
export { type Account, revertible } from './order/revertible.ts';
export {
  bypassReversible,
  type Dominated,
  deleteOptions,
  dominatedOptions,
  type Reversible,
  redundantOptions,
  reversibleOptions,
  simplifyFor,
} from './order/simplify.ts';
export {
  type Absorbing,
  absorbing,
  absorbingConstruction,
  absorbingGame,
  anyWinner,
  isUndetermined,
  undeterminedDepth,
  undeterminedGame,
} from './order/undetermined.ts';
export { separatingContext, type Witness } from './order/witness.ts';
export {
  type ComparisonWithZero,
  compareWithZero,
  isNonnegativeFor,
  isNonpositiveFor,
  type Sign,
  signFor,
} from './order/zero.ts';
export {
  canMakeLose,
  coalitionsAgainst,
  type Force,
  force,
  strategy,
} from './play/coalition.ts';
export {
  CoalitionTable,
  fewestHelpers,
  type GivenAway,
  givenAway,
} from './play/coalition-table.ts';
export { ContextTable } from './play/contexts.ts';
export { canWin, outcome, outcomeWhen } from './play/outcome.ts';
export {
  heapSequence,
  isNPeriodic,
  type Periodicity,
  type Stability,
  starSequence,
} from './play/periodicity.ts';
export { allowedMultiples, allowedSums, attainableOutcomes } from './play/sum-bounds.ts';
export {
  type Example,
  ExampleTable,
  type SumTables,
  sumTables,
  type TableSearch,
} from './play/sum-tables.ts';
export { checkCertificate, findCertificate } from './quotients/certificate.ts';
export { type CountingRules, GONE, nimRules, rulesOf } from './quotients/counting.ts';
export { ExactTable } from './quotients/exact-table.ts';
export { type FoldedTable, foldedTable } from './quotients/folded-table.ts';
export {
  type NimQuestion,
  NoCertificateError,
  nimCertificate,
  nimOutcome,
  nimQuotient,
  type Quotient,
  quotientOfGames,
} from './quotients/nim.ts';
