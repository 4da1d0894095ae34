/** Manuscripts in LaTeX whose answers come from Proviso: what stands in them, and the answers for TeX. */

export { type Printed, printAnswer } from './answers.ts';
export {
  type Asked,
  answerDigest,
  askedKey,
  type Cache,
  cacheDigest,
  type KeptAnswer,
  readCache,
  writeCache,
} from './cache.ts';
export {
  type AnswerKind,
  ASKING,
  type Definitions,
  type Inclusion,
  type Obstacle,
  type Part,
  type Place,
  type Question,
} from './parts.ts';
export { definitionsKey, inParentheses, questionKey, statementOf } from './questions.ts';
export { scanLatex } from './scan.ts';
