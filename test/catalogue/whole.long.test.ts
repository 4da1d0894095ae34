// The whole catalogue, twice: the tables too large for every run.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildBoards,
  buildTable,
  DELIVERED_TABLES,
  LISTED_RULESETS,
  parseLabel,
} from '@proviso/catalogue';
import { Arena } from '@proviso/engine';
import { expect, it } from 'vitest';
import { boardsDigest, codesDigest } from '../../packages/cli/src/catalogue/digest.ts';
import { boardsOfClass } from '../../packages/web/src/worker/boards-of-class.ts';
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

it('the boards are those of the published digest, twice the same; the page finds them too', () => {
  const [one = [], two] = [1, 2].map(() =>
    LISTED_RULESETS.flatMap((entry) => buildBoards(new Arena(), entry)),
  );
  expect(JSON.stringify(two)).toBe(JSON.stringify(one));
  const page = readFileSync(join(root, 'docs/catalogue.md'), 'utf8');
  expect(page).toContain(`| boards | search | \`${boardsDigest(one)}\` |`);
  const found: string[][] = [];
  boardsOfClass('E.2.15', ({ boards }) => found.push(boards.map(({ board }) => board)));
  const [least, ...others] = found.at(-1) ?? [];
  expect(others.length).toBe(4);
  const sizes = one.filter(({ labels }) => labels['E'] === 'E.2.15').map(({ size }) => size);
  expect(one.find(({ board }) => board === least)?.size).toBe(Math.min(...sizes));
});
