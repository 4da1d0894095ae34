// Results in a file: a line that says of which search, a line for each shard, and a last line with the
// sha256 of all before it. Every line is JSON. A finished slice is such a file, and so is each shard of
// one that is not finished.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ValueError } from '@proviso/engine';
import * as v from 'valibot';
import { canonicalJson } from '../canonical-json.ts';
import { sha256 } from '../digest.ts';
import type { SearchIdentity } from '../identity.ts';
import { identityShape, recordShape, shaped } from '../identity-shape.ts';
import type { Json } from '../problem.ts';
import { intact, type ShardRecord } from '../shard-record.ts';
import { writeWholeFile } from './whole-file.ts';

const FORMAT = 'proviso-slice';
const FORMAT_VERSION = 1;

export interface FailedShard {
  readonly shard: number;
  readonly error: string;
}

/** What a file of results holds. */
export interface SliceContent {
  readonly identity: SearchIdentity;
  /** How a command line names the problem; for the one that runs the slice again. */
  readonly naming: readonly string[];
  readonly records: readonly ShardRecord[];
  readonly failed: readonly FailedShard[];
}

const header = v.object({
  format: v.literal(FORMAT, 'another format'),
  version: v.literal(FORMAT_VERSION, 'another version of the format'),
  identity: identityShape,
  naming: v.array(v.string()),
});
const failure = v.strictObject({ shard: v.number(), error: v.string() });
const line = v.union([recordShape, failure]);
const ending = v.strictObject({ lines: v.number(), sha256: v.string() });

export function writeSliceFile(file: string, content: SliceContent): void {
  writeWholeFile(file, linesOf(content));
}

function* linesOf({ identity, naming, records, failed }: SliceContent): Generator<string> {
  const hash = createHash('sha256');
  let lines = 0;
  const told = (value: Json): string => {
    const text = `${canonicalJson(value)}\n`;
    hash.update(text);
    lines++;
    return text;
  };
  const { origin, ...rest } = identity;
  const search = { ...rest, origin: { ...origin } };
  yield told({ format: FORMAT, version: FORMAT_VERSION, identity: search, naming });
  for (const { shard, digest, result, milliseconds } of records) {
    const finds = result.finds.map((find) => ({ ...find }));
    yield told({
      shard,
      digest,
      result: { counts: result.counts, finds },
      ...(milliseconds === undefined ? {} : { milliseconds }),
    });
  }
  for (const { shard, error } of failed) yield told({ shard, error });
  yield `${canonicalJson({ lines, sha256: hash.digest('hex') })}\n`;
}

/** Reads a file of results; one that is not whole, or was changed, is an error. */
export function readSliceFile(file: string): SliceContent {
  const bytes = readFileSync(file);
  if (bytes.at(-1) !== NEWLINE) throw new ValueError('its end is missing');
  const last = bytes.lastIndexOf(NEWLINE, -2) + 1;
  const lines = [...linesIn(bytes.subarray(0, last))];
  const end = shaped(ending, parsed(bytes.toString('utf8', last)), 'the end of a slice');
  if (end.lines !== lines.length) throw new ValueError('lines are missing');
  if (end.sha256 !== sha256(bytes.subarray(0, last))) {
    throw new ValueError('it does not fit its digest');
  }
  const [first = '', ...others] = lines;
  const { identity, naming } = shaped(header, parsed(first), 'a slice of a search');
  const records: ShardRecord[] = [];
  const failed: FailedShard[] = [];
  for (const text of others) {
    const told = shaped(line, parsed(text), 'the result of a shard');
    if ('error' in told) failed.push(told);
    else records.push(intact(told as ShardRecord));
  }
  return { identity, naming, records, failed };
}

const NEWLINE = 10;

/** The lines of a file that may be longer than any text. */
function* linesIn(bytes: Buffer): Generator<string> {
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, at);
    yield bytes.toString('utf8', at, end);
    at = end + 1;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ValueError('a line is not JSON');
  }
}
