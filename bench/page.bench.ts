// How long a reader waits in the browser: from navigation to the first result of the default
// worksheet, to the first answer and to the last row of the first view's table, each from a cold start (a new profile,
// nothing cached), with the time of an empty page from the same server beside them. Medians.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildSite, site } from '../scripts/site/build.ts';
import { serve } from '../scripts/site/server.ts';
import { report } from './lib/report.ts';

const ROUNDS = 7;

const folder = mkdtempSync(join(tmpdir(), 'proviso-page-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>empty</title><p id="here">here');
buildSite();
const served = await serve(site);
const empty = await serve(folder);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

/** Milliseconds until something is to be seen at an address. */
async function waited(address: string, selector: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor();
  const time = performance.now() - start;
  await context.close();
  return time;
}

const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] ?? NaN;

const times = {
  empty: [] as number[],
  first: [] as number[],
  sheet: [] as number[],
  table: [] as number[],
};
for (let round = 0; round < ROUNDS; round++) {
  times.empty.push(await waited(empty.address, '#here'));
  times.first.push(await waited(served.address, 'table.universes tbody .number:not(:empty)'));
  times.sheet.push(await waited(`${served.address}#/worksheet`, '.answer .value'));
  times.table.push(
    await waited(served.address, 'table.universes tbody tr:last-child .number:not(:empty)'),
  );
}
await browser.close();
served.close();
empty.close();
rmSync(folder, { recursive: true, force: true });

report('page', [], {
  'an empty page': { value: median(times.empty), unit: 'ms' },
  'first answer of the first view': { value: median(times.first), unit: 'ms' },
  'first result of the default worksheet': { value: median(times.sheet), unit: 'ms' },
  'the whole table of the first view': { value: median(times.table), unit: 'ms' },
});
