// Long searches: what a problem is, how its shards are run, and how what they give is kept.

export { canonicalJson } from './canonical-json.ts';
export { counted } from './counted.ts';
export { sha256 } from './digest.ts';
export { ConflictError, MismatchError, StoreError } from './errors.ts';
export { EXPORT_FORMATS, type ExportFormat, exportText } from './export.ts';
export { type Origin, requireSame, type SearchIdentity } from './identity.ts';
export {
  type Loaded,
  loadProblem,
  problemOfModule,
  shippedProblem,
  shippedVersion,
} from './load-problem.ts';
export { LocalRun, type LocalRunOptions } from './local/local-run.ts';
export type { PoolOptions } from './local/pool.ts';
export {
  shardThread,
  type ThreadAnswer,
  type ThreadJob,
  type ThreadTask,
} from './local/shard-thread.ts';
export { ShardThreads, type ShardThreadsOptions } from './local/shard-threads.ts';
export { Verification, type VerifyOptions, type VerifyReport } from './local/verify.ts';
export { missingSentence } from './missing.ts';
export { settleParameters } from './parameters.ts';
export type {
  Find,
  Json,
  Parameter,
  Parameters,
  Plan,
  Problem,
  ShardContext,
  ShardResult,
  Total,
} from './problem.ts';
export { PROBLEMS } from './problems.ts';
export { type ProgressFacts, type ShardProgress, shardProgress } from './progress.ts';
export { type ShardRecord, shardRecord } from './shard-record.ts';
export { ShardRunner } from './shard-runner.ts';
export { arrayRanges, jobScript, type SliceCommand, sliceCommand } from './slices/job-script.ts';
export { type BrokenFile, type MergeReport, mergeSlices } from './slices/merge.ts';
export { runSlice, type SliceReport, type SliceRun } from './slices/run-slice.ts';
export type { SliceNumber } from './slices/slice.ts';
export { type Run, SearchStore, type ShardFailure } from './store/search-store.ts';
export { totalOf } from './total.ts';
export { engineVersion } from './version.ts';
