/**
 * Why an answer is what it is: certificates, distinguishing games, explanations in
 * words, strategies, and the steps of a reduction.
 */

export { type SeparatingDicot, separatingDicot } from '../order/separating-dicot.ts';
export { reduce } from '../reduction/simplest.ts';
export { type Certificate, certify, type PairReason, type Reply } from './certificate.ts';
export { referenceKey } from './citing.ts';
export {
  type Distinction,
  type DistinguishOptions,
  distinguish,
  type SumReport,
  tellApart,
} from './distinguish.ts';
export { explainAtLeast, explainComparison } from './explain-comparison.ts';
export { explainInvertible } from './explain-invertible.ts';
export { explainOutcome } from './explain-play.ts';
export { explainSimplest } from './explain-simplest.ts';
export type { Explanation, Inline, Sign, Token } from './explanation.ts';
export {
  type CertificateFile,
  certificateFile,
  type DistinctionFile,
  distinctionFile,
  UnnamedUniverseError,
} from './file.ts';
export { type ReasonFile, reasonFiles } from './reason-files.ts';
export {
  type RenderOptions,
  renderLatex,
  renderMarkdown,
  renderText,
  type TextOptions,
} from './render.ts';
export { type Strategy, strategy } from './strategy.ts';
export type { StrategyMove, StrongReason } from './strong.ts';
export type { SumMove } from './sum-play.ts';
export { type Trace, type TraceEntry, type TraceStep, traceSimplest } from './trace.ts';
