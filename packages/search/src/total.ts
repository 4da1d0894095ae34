// Merging: counts are added, finds are put in order, each key once. The same for any order of records,
// and for records that come twice.

import type { Find, Total } from './problem.ts';
import { byKey, type ShardRecord } from './shard-record.ts';

/** What some shards come to, of all that there are. */
export function totalOf(shards: number, records: Iterable<ShardRecord>): Total {
  const seen = new Set<number>();
  const counts = new Map<string, bigint>();
  const finds = new Map<string, { shard: number; find: Find }>();
  for (const { shard, result } of records) {
    if (seen.has(shard)) continue;
    seen.add(shard);
    for (const [name, number] of Object.entries(result.counts)) {
      counts.set(name, (counts.get(name) ?? 0n) + BigInt(number));
    }
    for (const find of result.finds) {
      const known = finds.get(find.key);
      // Where two shards found the same, the first one tells it, whichever came in first.
      if (known === undefined || shard < known.shard) finds.set(find.key, { shard, find });
    }
  }
  const names = [...counts.keys()].sort();
  return {
    shards,
    done: seen.size,
    counts: Object.fromEntries(names.map((name) => [name, String(counts.get(name))])),
    finds: [...finds.values()].map(({ find }) => find).sort(byKey),
  };
}
