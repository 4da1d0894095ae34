// The whole catalogue, twice: the tables too large for every run.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTable, DELIVERED_TABLES, parseLabel } from '@proviso/catalogue';
import { Arena } from '@proviso/engine';
import { expect, it } from 'vitest';
import { codesDigest } from '../../packages/cli/src/catalogue/digest.ts';
import { root } from '../../scripts/workspace.ts';

it.each(DELIVERED_TABLES)(
  '$name is built twice the same, and its covers name classes it has',
  (table) => {
    const [one, two] = [new Arena(), new Arena()].map((arena) => buildTable(arena, table));
    const digest = (entries: unknown) =>
      createHash('sha256').update(JSON.stringify(entries)).digest('hex');
    expect(digest(one)).toBe(digest(two));
    const page = readFileSync(join(root, 'docs/catalogue.md'), 'utf8');
    expect(page).toContain(`| ${table.name} | theorem | \`${codesDigest(one ?? [])}\` |`);
    const labels = new Set(one?.map(({ label }) => label));
    for (const { above = [], below = [] } of one ?? []) {
      for (const label of [...above, ...below]) {
        expect([label, labels.has(label)]).toEqual([label, true]);
        expect(parseLabel(label).number).toBeGreaterThan(0);
      }
    }
  },
);
