// What a search found, as a file: nothing in it depends on when, where, in which order or by how many
// threads it was computed, so equal searches give equal bytes.

import { canonicalJson } from './canonical-json.ts';
import { sha256 } from './digest.ts';
import type { SearchIdentity } from './identity.ts';
import type { Json } from './problem.ts';
import type { ShardRecord } from './shard-record.ts';
import { totalOf } from './total.ts';

export const EXPORT_FORMATS = ['json', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The export of a search, finished or not, from the records of its shards. */
export function exportText(
  identity: SearchIdentity,
  records: Iterable<ShardRecord>,
  format: ExportFormat,
): string {
  const kept = [...records].sort((a, b) => a.shard - b.shard);
  return format === 'json' ? jsonText(identity, kept) : csvText(identity, kept);
}

/** One member a line, a find a line: a diff of two exports shows where they differ. */
function jsonText(identity: SearchIdentity, records: readonly ShardRecord[]): string {
  const { shards, done, counts, finds } = totalOf(identity.shards, records);
  const { problem, version, origin, parameters, engine } = identity;
  const members: Record<string, Json> = {
    format: 'proviso-search-1',
    problem,
    version,
    origin: { ...origin },
    parameters,
    engine,
    shards,
    done,
    missing: missingRanges(identity.shards, records),
    digest: sha256(records.map(({ shard, digest }) => `${shard} ${digest}\n`).join('')),
    counts,
  };
  const lines = Object.entries(members).map(
    ([name, value]) => `"${name}":${canonicalJson(value)},`,
  );
  const found = finds.map((find) => canonicalJson({ ...find }));
  return `{\n${lines.join('\n')}\n"finds":[${found.map((text) => `\n${text}`).join(',')}\n]}\n`;
}

/** The shards that are missing, as `3` and `7-9`. */
function missingRanges(shards: number, records: readonly ShardRecord[]): string[] {
  const ranges: string[] = [];
  const close = (from: number, to: number) => {
    if (from < to) ranges.push(from === to - 1 ? `${from}` : `${from}-${to - 1}`);
  };
  let next = 0;
  for (const { shard } of records) {
    close(next, shard);
    next = shard + 1;
  }
  close(next, shards);
  return ranges;
}

/** The finds as a table, by RFC 4180. */
function csvText(identity: SearchIdentity, records: readonly ShardRecord[]): string {
  const { finds } = totalOf(identity.shards, records);
  const rows = finds.map(({ key, text, data }) => [key, text, canonicalJson(data)]);
  return [['key', 'text', 'data'], ...rows]
    .map((row) => `${row.map(field).join(',')}\r\n`)
    .join('');
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
