// Hundreds of cells: what a statement costs does not grow with them.

import type { Page } from '@playwright/test';
import { cell, editor, expect, link, open, test, write } from './workbench.ts';

const CELLS = 300;
const SHEET = Array.from({ length: CELLS }, (_, i) => `rank(*${i + 1})\n`).join('\n');

/** Waits in the page itself, from frame to frame: what looks from outside takes longer than the page. */
const arrives = (page: Page, text: string | undefined) =>
  page.evaluate(
    ({ count, text }) =>
      new Promise<number>((done) => {
        const since = performance.now();
        const look = () => {
          const cells = document.querySelectorAll('.cell');
          const value = cells[count - 1]?.querySelector('.value')?.textContent;
          const there = cells.length === count && (text === undefined || value === text);
          if (there) done(performance.now() - since);
          else requestAnimationFrame(look);
        };
        look();
      }),
    { count: CELLS, text },
  );

test('300 cells run, and a statement draws its own cell and no other', async ({
  page,
  site,
  context,
}, info) => {
  test.setTimeout(240_000);
  const opening = Date.now();
  await open(page, site, 'worksheet', 'shared', await link(SHEET));
  await arrives(page, undefined);
  const opened = Date.now() - opening;
  // An editor is made for what is near the window, not for all of the sheet.
  expect(await page.locator('.editor').count()).toBeLessThan(CELLS / 4);

  // What is left behind stands still again.
  for (const place of [60, 120, 180, 240, CELLS]) {
    await cell(page, place).scrollIntoViewIfNeeded();
    await expect(cell(page, place).locator('.editor')).toBeVisible();
  }
  for (const place of [60, 120, 180]) {
    await expect(cell(page, place).locator('.editor')).toHaveCount(0);
  }
  // What was written in stays an editor, with the way back.
  await write(editor(page, CELLS), 'rank(*9)');
  await cell(page, 1).scrollIntoViewIfNeeded();
  await expect(cell(page, 1).locator('.editor')).toBeVisible();
  await expect(cell(page, CELLS - 1).locator('.editor')).toHaveCount(0);
  await editor(page, 1).focus();
  await editor(page, CELLS).press('ControlOrMeta+z');
  await expect(editor(page, CELLS)).toHaveText(`rank(*${CELLS})`);

  // What takes as long on this machine, at this time.
  const unit = await page.evaluate(() => {
    const since = performance.now();
    let sum = 0;
    for (let i = 0; i < 1e8; i++) sum = (sum * 31 + i) | 0;
    return performance.now() - since + (sum === 0.5 ? 1 : 0);
  });

  // The browser counts how often each function is called; the one that draws a cell is found by a
  // word that only it writes.
  const cdp = await context.newCDPSession(page);
  await cdp.send('Debugger.enable');
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const running = Date.now();
  await page.getByRole('button', { name: 'Run all' }).click();
  await arrives(page, String(CELLS));
  const ran = Date.now() - running;
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  const view = result.find(({ url }) => /worksheet-view-.*\.js$/.test(url));
  if (view === undefined) throw new Error('the worksheet was not found in what ran');
  const { scriptSource } = await cdp.send('Debugger.getScriptSource', { scriptId: view.scriptId });
  const at = scriptSource.indexOf('aria-busy');
  expect(at).toBeGreaterThan(0);
  const around = view.functions
    .flatMap(({ ranges }) => ranges.slice(0, 1))
    .filter(({ startOffset, endOffset }) => startOffset <= at && at < endOffset)
    .sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
  const drawn = around[0]?.count ?? Number.NaN;
  info.annotations.push({
    type: '300 cells',
    description: `opened in ${opened} ms, run in ${ran} ms, ${drawn} drawings of cells`,
  });
  const times = (ms: number) => `${ms} ms (${(ms / unit).toFixed(1)} loops of 10⁸)`;
  console.log(
    `300 cells: opened in ${times(opened)}, run in ${times(ran)}, ${drawn} drawings of cells`,
  );
  // It waits, it runs, it has an answer, it is done: four, and one to spare; quick ones are drawn at once.
  expect(drawn).toBeGreaterThanOrEqual(CELLS);
  expect(drawn).toBeLessThanOrEqual(5 * CELLS);
});
