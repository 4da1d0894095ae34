/**
 * Forms in an arena beyond what the root offers: kinds, measures of texts, canonical
 * order, words in LaTeX, and forms as data that can be stored and copied, or as one word.
 */

export { leftModifiedAdjoint } from './adjoint.ts';
export { CanonicalOrder } from './canonical-order.ts';
export { CodeError, formCode, formOfCode } from './code.ts';
export {
  copyForms,
  DagError,
  type DagNode,
  exportForms,
  type FormDag,
  importForms,
  loadArena,
  saveArena,
} from './dag.ts';
export { type Dyadic, dyadicValue } from './dyadic.ts';
export { isBlockedEnd, isDeadEnd } from './kinds.ts';
export { latexEscaped } from './latex-escapes.ts';
export { heapSize, integerValue } from './named.ts';
export { ordinalSum } from './ordinal-sum.ts';
export { textLength } from './print.ts';
export { truncate } from './truncate.ts';
