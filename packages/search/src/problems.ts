// The problems that come with this package, each loaded when it is asked for: one file of `problems/`
// and one line here.

import type { Problem } from './problem.ts';

export const PROBLEMS: Readonly<Record<string, () => Promise<Problem>>> = {
  antichains: async () => (await import('./problems/antichains.ts')).antichains,
  'dead-end-factors': async () => (await import('./problems/dead-end-factors.ts')).deadEndFactors,
  'inverse-group': async () => (await import('./problems/inverse-group.ts')).inverseGroup,
  'invertible-day-3': async () =>
    (await import('./problems/invertible-day-3.ts')).invertibleDayThree,
  'outcome-tables': async () => (await import('./problems/outcome-tables.ts')).outcomeTables,
  pocancellation: async () => (await import('./problems/pocancellation.ts')).pocancellation,
  realise: async () => (await import('./problems/realise.ts')).realiseProblem,
  'sum-tables': async () => (await import('./problems/sum-tables.ts')).sumTablesProblem,
  'day-two-zeros': async () => (await import('./problems/day-two-zeros.ts')).dayTwoZeros,
};
