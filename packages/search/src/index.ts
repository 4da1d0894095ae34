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
