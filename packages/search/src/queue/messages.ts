// What the coordinator and the workers tell each other through Redis. Whoever can write to that Redis can
// write anything, so both sides check what they read; and what is sent is data, never code.

import { ValueError } from '@proviso/engine';
import * as v from 'valibot';
import { sha256 } from '../digest.ts';
import { identityText, type SearchIdentity } from '../identity.ts';
import { identityShape, recordShape, shaped } from '../identity-shape.ts';
import { intact, type ShardRecord } from '../shard-record.ts';

/** The queue that all searches share. */
export const QUEUE = 'proviso-search';

/** Raised when messages change so that older workers would misread them. */
const PROTOCOL = 1;

/** A shard to be run. */
export interface ShardRequest {
  readonly identity: SearchIdentity;
  readonly shard: number;
}

const request = v.strictObject({
  protocol: v.literal(PROTOCOL, 'another version of the protocol'),
  identity: identityShape,
  shard: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

export function requestMessage({ identity, shard }: ShardRequest): Record<string, unknown> {
  return { protocol: PROTOCOL, identity, shard };
}

export function readRequest(message: unknown): ShardRequest {
  const { identity, shard } = shaped(request, message, 'a shard to be run');
  if (shard >= identity.shards) {
    throw new ValueError(`there is no shard ${shard}; there are 0 to ${identity.shards - 1}`);
  }
  return { identity, shard };
}

/** How large a message may be: a job of Redis is read into memory as a whole. */
export const MOST_BYTES = 32 * 2 ** 20;

export class TooLargeError extends ValueError {}

/** Refuses a result that the coordinator would not read. */
export function requireSendable(record: ShardRecord): void {
  const bytes = Buffer.byteLength(JSON.stringify(record));
  if (bytes <= MOST_BYTES) return;
  const megabytes = (size: number) => Math.round(size / 2 ** 20);
  throw new TooLargeError(
    `its result has ${megabytes(bytes)} MB, and a queue carries ${megabytes(MOST_BYTES)}; make the shards smaller, or run the search without a queue`,
  );
}

/** The result of a shard, if it is one and whole. */
export function readRecord(message: unknown, shard: number): ShardRecord {
  const record = shaped(recordShape, message, 'the result of a shard') as ShardRecord;
  if (record.shard !== shard) throw new ValueError(`it is the result of shard ${record.shard}`);
  return intact(record);
}

/** Why a worker gave a shard back. */
const refusal = v.object({ refused: v.string() });

export function refusalMessage(refused: string): { refused: string } {
  return { refused };
}

export function readRefusal(message: unknown): string | undefined {
  const parsed = v.safeParse(refusal, message);
  return parsed.success ? parsed.output.refused : undefined;
}

/** The job of a shard has one name, so that it is in the queue once, whoever adds it and how often. */
export function jobName(identity: SearchIdentity): (shard: number) => string {
  const search = sha256(identityText(identity)).slice(0, 32);
  return (shard) => `${search}-${shard}`;
}
