// Runs a slice into a folder. Each finished shard is a file at once, so a job that is killed, preempted
// or put back into the queue goes on where it was; at the end they become one file.

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { MismatchError } from '../errors.ts';
import { requireSame, type SearchIdentity } from '../identity.ts';
import type { ShardRecord } from '../shard-record.ts';
import {
  checkSlice,
  isPartName,
  partFile,
  partsFolder,
  type SliceNumber,
  shardsOf,
  sliceFile,
} from './slice.ts';
import {
  type FailedShard,
  readSliceFile,
  type SliceContent,
  writeSliceFile,
} from './slice-file.ts';

export interface SliceRun {
  readonly slice: SliceNumber;
  /** Where the files go. */
  readonly folder: string;
  readonly identity: SearchIdentity;
  /** How a command line names the problem. */
  readonly naming: readonly string[];
  /** How many shards are run at the same time. */
  readonly threads: number;
  run(shard: number): Promise<ShardRecord>;
  /** Hears of each shard that is settled. */
  onShard?(settled: number, of: number): void;
}

export interface SliceReport {
  readonly file: string;
  readonly shards: number;
  /** How many of them had been computed before. */
  readonly before: number;
  readonly failed: readonly FailedShard[];
}

/** Runs what is missing of a slice, and writes its file; shards that throw are told in it. */
export async function runSlice(job: SliceRun): Promise<SliceReport> {
  const { slice, folder, identity, naming } = job;
  checkSlice(slice);
  const shards = shardsOf(slice, identity.shards);
  const file = sliceFile(folder, slice);
  const known = knownRecords(job);
  const before = known.size;
  const missing = shards.filter((shard) => !known.has(shard));
  const failed: FailedShard[] = [];
  const runNext = async (): Promise<void> => {
    for (let shard = missing.shift(); shard !== undefined; shard = missing.shift()) {
      const record = await attempt(job, shard);
      if ('error' in record) failed.push(record);
      else {
        writeSliceFile(partFile(folder, slice, shard), {
          identity,
          naming,
          records: [record],
          failed: [],
        });
        known.set(shard, record);
      }
      job.onShard?.(known.size + failed.length, shards.length);
    }
  };
  await Promise.all(Array.from({ length: job.threads }, runNext));
  failed.sort((a, b) => a.shard - b.shard);
  const records = [...known.values()].sort((a, b) => a.shard - b.shard);
  writeSliceFile(file, { identity, naming, records, failed });
  rmSync(partsFolder(folder, slice), { recursive: true, force: true });
  return { file, shards: shards.length, before, failed };
}

/** What a shard gave, or what it threw. */
async function attempt(job: SliceRun, shard: number): Promise<ShardRecord | FailedShard> {
  try {
    return await job.run(shard);
  } catch (error) {
    // A search that cannot be run at all is no matter of one shard.
    if (error instanceof MismatchError) throw error;
    return { shard, error: error instanceof Error ? error.message : String(error) };
  }
}

/** What an earlier run of the slice has left. A broken file is run again; one of another search is refused. */
function knownRecords({ slice, folder, identity }: SliceRun): Map<number, ShardRecord> {
  const known = new Map<number, ShardRecord>();
  for (const file of filesOf(folder, slice)) {
    let content: SliceContent;
    try {
      content = readSliceFile(file);
    } catch {
      continue;
    }
    requireSame(content.identity, identity, file);
    for (const record of content.records) known.set(record.shard, record);
  }
  return known;
}

function filesOf(folder: string, slice: SliceNumber): string[] {
  const parts = partsFolder(folder, slice);
  const whole = sliceFile(folder, slice);
  return [
    ...(existsSync(whole) ? [whole] : []),
    ...(existsSync(parts)
      ? readdirSync(parts)
          .filter(isPartName)
          .map((name) => `${parts}/${name}`)
      : []),
  ];
}
