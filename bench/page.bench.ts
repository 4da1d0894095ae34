// How long a reader waits in the browser: from navigation to the first result of the default
// worksheet, to the first answer and to the last row of the first view's table, each from a cold start (a new profile,
// nothing cached), with the time of an empty page from the same server beside them; and how long a sheet of
// 300 cells takes to open, to run and to open again with its answers, with the processor time of the page's main
// thread. Medians.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { type CDPSession, chromium, type Page } from '@playwright/test';
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

const CELLS = 300;
const SHEET = deflateRawSync(
  Array.from({ length: CELLS }, (_, i) => `rank(*${i + 1})\n`).join('\n'),
).toString('base64url');

/** Processor time of the page's main thread, in milliseconds. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Waits from frame to frame until all cells are there, with their answers where those are asked for. */
const there = (page: Page, answers: number): Promise<unknown> =>
  page.waitForFunction(
    ({ cells, answers }) => {
      // Benches are typed without the DOM.
      const { document } = globalThis as unknown as { document: Found };
      return (
        document.querySelectorAll('.cell').length === cells &&
        document.querySelectorAll('.cell .value').length === answers &&
        document.querySelectorAll('.cell .editor').length > 0
      );
    },
    { cells: CELLS, answers },
  );

interface Found {
  querySelectorAll(selector: string): { readonly length: number };
}

/** A long sheet: milliseconds until it is open, has run, and is open again with its answers. */
async function longSheet(): Promise<Record<'opened' | 'ran' | 'reopened' | 'runWork', number>> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const timed = async (act: () => Promise<unknown>) => {
    const start = performance.now();
    await act();
    return performance.now() - start;
  };
  const opened = await timed(async () => {
    await page.goto(`${served.address}#/worksheet/shared/${SHEET}`, { waitUntil: 'commit' });
    await there(page, 0);
  });
  await page.getByRole('button', { name: 'Keep as mine' }).click();
  await page.waitForURL(/worksheet\/sheet/);
  const before = await worked(session);
  const ran = await timed(async () => {
    await page.getByRole('button', { name: 'Run all' }).click();
    await there(page, CELLS);
  });
  const runWork = (await worked(session)) - before;
  // Answers are kept a moment after the last one.
  await page.waitForTimeout(3_000);
  const reopened = await timed(async () => {
    await page.reload({ waitUntil: 'commit' });
    await there(page, CELLS);
  });
  await context.close();
  return { opened, ran, reopened, runWork };
}

const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] ?? NaN;

const times = {
  empty: [] as number[],
  first: [] as number[],
  sheet: [] as number[],
  table: [] as number[],
};
const long: Awaited<ReturnType<typeof longSheet>>[] = [];
for (let round = 0; round < ROUNDS; round++) {
  times.empty.push(await waited(empty.address, '#here'));
  times.first.push(await waited(served.address, 'table.universes tbody .number:not(:empty)'));
  times.sheet.push(await waited(`${served.address}#/worksheet`, '.cell-answer .value'));
  times.table.push(
    await waited(served.address, 'table.universes tbody tr:last-child .number:not(:empty)'),
  );
  long.push(await longSheet());
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
  '300 cells open': { value: median(long.map(({ opened }) => opened)), unit: 'ms' },
  '300 cells run': { value: median(long.map(({ ran }) => ran)), unit: 'ms' },
  '300 cells open again with their answers': {
    value: median(long.map(({ reopened }) => reopened)),
    unit: 'ms',
  },
  'processor time of the main thread while they run': {
    value: median(long.map(({ runWork }) => runWork)),
    unit: 'ms',
  },
});
