// How far a search is, without promises: only shards with a result count as done, the rate is that of
// this run alone (what an earlier run did says nothing about today's machines), and the time left is told
// only once there is something to go by.

/** What is known of a search that is running or has run. */
export interface ProgressFacts {
  readonly shards: number;
  readonly done: number;
  readonly failed: number;
  /** How many of those that are done this run recorded, since when, and the time now, in milliseconds. */
  readonly recorded: number;
  readonly began: number;
  readonly now: number;
  readonly threads: number;
}

export interface ShardProgress {
  /** Shards that wait or are running. */
  readonly pending: number;
  /** Of 100, rounded down: 100 means that every shard has a result. */
  readonly percent: number;
  /** Shards a second in this run; undefined before the first. */
  readonly rate: number | undefined;
  /** Seconds, if the rest goes like this run so far; undefined where that is not known yet. */
  readonly secondsLeft: number | undefined;
}

export function shardProgress(facts: ProgressFacts): ShardProgress {
  const { shards, done, failed, recorded, began, now, threads } = facts;
  const pending = shards - done - failed;
  const seconds = (now - began) / 1000;
  const rate = recorded > 0 && seconds > 0 ? recorded / seconds : undefined;
  // The first round also pays for starting the threads, and short shards come in first.
  const known = rate !== undefined && recorded >= 2 * threads;
  return {
    pending,
    percent: Math.floor((100 * done) / shards),
    rate,
    secondsLeft: known ? pending / rate : undefined,
  };
}
