/** Quotients of two players' games, an entry of their own: `@proviso/engine/quotients`. */

export { type QuotientComponent, quotientComponents } from './components.ts';
export {
  quotientPresentation,
  type WeightedRelation,
  weightedRelations,
} from './infinite-presentation.ts';
export type { Model as QuotientModel } from './model.ts';
export { type CommutativeMonoid, multiplicationTable } from './monoid.ts';
export { type QuotientOfGames, type QuotientQuestion, quotientOfGames } from './of-games.ts';
export {
  type FoundBefore,
  HeapSearch,
  type HeapsQuestion,
  type QuotientOfHeaps,
  quotientOfHeaps,
} from './of-heaps.ts';
export { type HeapPeriod, neededHeaps, provedPeriod, seenPeriod } from './periodicity.ts';
export { monoidLatex, printMonomial, printPower, printPresentation } from './presentation.ts';
export {
  type CodesQuotientFile,
  type GamesQuotientFile,
  gamesQuotientFile,
  heapsQuotientFile,
  type ListedQuotientFile,
  type QuotientFile,
} from './quotient-file.ts';
export { type QuotientReport, quotientReport } from './report.ts';
export { QUOTIENT_LIMITS, type QuotientLimits } from './search/quotient-search.ts';
export {
  elementAtLeast,
  inverseIn,
  type Powers,
  powersOf,
  type QuotientStructure,
  quotientAtLeast,
  quotientStructure,
} from './structure.ts';
export type { Kinds, Word } from './sums.ts';
export type { QuotientElement, QuotientOutcome, TwoPlayerQuotient } from './two-players.ts';
