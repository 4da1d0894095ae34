// The identity of a search that came from outside, over a wire or out of a file: taken only where it has
// the right shape. Whether it is the search that is meant, `requireSame` says.

import { ValueError } from '@proviso/engine';
import * as v from 'valibot';
import type { SearchIdentity } from './identity.ts';

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a sha256'));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const identityShape = v.strictObject({
  problem: v.string(),
  version: whole,
  origin: v.variant('kind', [
    v.strictObject({ kind: v.literal('shipped') }),
    v.strictObject({ kind: v.literal('module'), digest: hex }),
    v.strictObject({ kind: v.literal('definition'), text: v.string(), function: v.string() }),
  ]),
  parameters: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  engine: v.string(),
  shards: v.pipe(whole, v.minValue(1)),
}) satisfies v.GenericSchema<unknown, SearchIdentity>;

/** What a shard gave, as it travels; that the digest fits is seen by whoever keeps it. */
export const recordShape = v.strictObject({
  shard: whole,
  digest: hex,
  result: v.strictObject({
    counts: v.record(v.string(), v.string()),
    finds: v.array(
      v.strictObject({
        key: v.string(),
        text: v.string(),
        data: v.any(),
        certificates: v.optional(v.array(v.any())),
      }),
    ),
  }),
  milliseconds: v.optional(whole),
});

/** The value, if it has the shape; `what` says in a few words what was expected. */
export function shaped<const Shape extends v.GenericSchema>(
  shape: Shape,
  value: unknown,
  what: string,
): v.InferOutput<Shape> {
  const parsed = v.safeParse(shape, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue);
  throw new ValueError(
    `this is not ${what}: ${where === null ? '' : `${where}: `}${issue.message}`,
  );
}
