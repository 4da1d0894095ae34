// A shard's result as it is kept and sent: checked, in one form, with its digest. Problems may be other
// people's code, and results come over wires, so nothing is taken on trust.

import { ValueError } from '@proviso/engine';
import * as v from 'valibot';
import { canonicalJson } from './canonical-json.ts';
import { sha256 } from './digest.ts';
import type { Find, ShardResult } from './problem.ts';

/** What a shard gave. Plain data: it may be sent to other threads and written into files. */
export interface ShardRecord {
  readonly shard: number;
  /** The sha256 of the result's canonical JSON. */
  readonly digest: string;
  /** Counts in decimal. */
  readonly result: ShardResult;
  /** How long it took where it was computed; no part of the result. */
  readonly milliseconds?: number;
}

const count = v.union([
  v.pipe(v.number('must be a whole number'), v.safeInteger('must be a whole number')),
  v.pipe(v.string(), v.regex(/^(0|-?[1-9]\d*)$/, 'must be a whole number in decimal')),
]);

const find = v.strictObject({
  key: v.string('must be a text'),
  text: v.string('must be a text'),
  data: v.unknown(),
  certificates: v.optional(v.array(v.unknown())),
});

const shardResult = v.strictObject({ counts: v.record(v.string(), count), finds: v.array(find) });

/** The record of a result; an error where the result is none. */
export function shardRecord(
  shard: number,
  result: ShardResult,
  milliseconds?: number,
): ShardRecord {
  const normal = normalResult(shard, result);
  const digest = resultDigest(normal);
  return { shard, digest, result: normal, ...(milliseconds === undefined ? {} : { milliseconds }) };
}

/** A record that came from elsewhere, if its digest is that of its result in the one form that is kept. */
export function intact(record: ShardRecord): ShardRecord {
  const { shard, digest, result } = record;
  if (shardRecord(shard, result).digest === digest) return record;
  throw new ValueError(`the result of shard ${shard} does not fit its digest`);
}

/** The digest of a result in its normal form. */
export function resultDigest({ counts, finds }: ShardResult): string {
  return sha256(canonicalJson({ counts, finds: finds.map((one) => ({ ...one })) }));
}

/** The result with counts in decimal and finds by key. */
function normalResult(shard: number, result: ShardResult): ShardResult {
  const parsed = v.safeParse(shardResult, result);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const where = v.getDotPath(issue) ?? 'it';
    throw new ValueError(
      `shard ${shard} gave no result that can be kept: ${where}: ${issue.message}; ` +
        'a result is { counts, finds } as the README of @proviso/search says',
    );
  }
  // Valibot leaves out what is called like a part of every object.
  const lost = Object.keys(result.counts).find(
    (name) => !Object.hasOwn(parsed.output.counts, name),
  );
  if (lost !== undefined) {
    throw new ValueError(`shard ${shard} has a count called ${lost}; give it another name`);
  }
  const counts = Object.fromEntries(
    Object.entries(parsed.output.counts).map(([name, number]) => [name, String(number)]),
  );
  const finds = [...(parsed.output.finds as Find[])].sort(byKey);
  const twice = finds.find(({ key }, i) => finds[i + 1]?.key === key);
  if (twice !== undefined) {
    throw new ValueError(
      `shard ${shard} found ${JSON.stringify(twice.key)} twice; the finds of a shard need different keys`,
    );
  }
  return { counts, finds };
}

/** The order of finds: by UTF-16 units, the same everywhere. */
export function byKey(a: Find, b: Find): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}
