// What tests know of the problem in fixtures/twin-primes.mjs, and folders for their files.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Parameters, problemOfModule, type ShardRecord, ShardRunner } from '../src/index.ts';

export const MODULE = join(import.meta.dirname, 'fixtures/twin-primes.mjs');

export async function twinPrimes(parameters: Parameters = {}): Promise<ShardRunner> {
  const { problem, origin } = await problemOfModule(MODULE);
  return ShardRunner.begin(problem, origin, parameters);
}

/** The records of all shards. */
export async function allRecords(runner: ShardRunner): Promise<ShardRecord[]> {
  const shards = Array.from({ length: runner.identity.shards }, (_, shard) => shard);
  return Promise.all(shards.map((shard) => runner.run(shard)));
}

/** A folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-search-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
