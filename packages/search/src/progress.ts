// How far a search is, without promises: only shards with a result count as done, the rate is that of this run
// alone (what an earlier run did says nothing about today's machines) and of the later half of its results (a worker
// may have died, and shards may grow), and the time left is told only once there is something to go by.

/** How many results a run through a queue needs before the time left is told: its threads are not known. */
const FEWEST_QUEUED = 8;

/** A silence below this is never worth a word, in seconds. */
const SHORT_SILENCE = 10;

/** What is known of a search that is running or has run; times in milliseconds. */
export interface ProgressFacts {
  readonly shards: number;
  readonly done: number;
  readonly failed: number;
  /** How many of those that are done this run recorded. */
  readonly recorded: number;
  /** When the later half of them began: the time of the result before, or of the beginning of the run. */
  readonly since: number;
  /** When the last of them came; null before the first. */
  readonly last: number | null;
  readonly now: number;
  /** 0 where they are those of a queue's workers. */
  readonly threads: number;
}

export interface ShardProgress {
  /** Shards that wait or are running. */
  readonly pending: number;
  /** Of 100, rounded down: 100 means that every shard has a result. */
  readonly percent: number;
  /** Shards a second of late; undefined before the first, and where the clock was set back. */
  readonly rate: number | undefined;
  /** Seconds, if the rest goes like that; undefined where it is not known yet, or not any more. */
  readonly secondsLeft: number | undefined;
  /** Seconds since the last result, where that is so long that the rate says nothing any more. */
  readonly silence: number | undefined;
}

/** How many results are the later half of so many. */
export function laterHalf(recorded: number): number {
  return Math.ceil(recorded / 2);
}

export function shardProgress(facts: ProgressFacts): ShardProgress {
  const { shards, done, failed, recorded, since, last, now, threads } = facts;
  const pending = Math.max(0, shards - done - failed);
  const seconds = (now - since) / 1000;
  // A result of the future means that the clock was set back, and that no time of this run can be told.
  const isTold = last !== null && now >= last && seconds > 0;
  const rate = isTold ? laterHalf(recorded) / seconds : undefined;
  // The first round also pays for starting the threads, and short shards come in first.
  const fewest = threads === 0 ? FEWEST_QUEUED : 2 * threads;
  const known = rate !== undefined && recorded >= fewest;
  const left = known ? pending / rate : undefined;
  const quiet = isTold ? (now - last) / 1000 : 0;
  // All should have come by now, or nothing came for as long as the later half took.
  const isSilent =
    left !== undefined &&
    pending > 0 &&
    quiet > SHORT_SILENCE &&
    quiet > Math.min(left, seconds / 2);
  return {
    pending,
    percent: Math.floor((100 * done) / shards),
    rate,
    secondsLeft: isSilent ? undefined : left,
    silence: isSilent ? quiet : undefined,
  };
}
