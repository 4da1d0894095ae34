// Fingers on a board: a swipe scrolls, a tap changes a square, a finger that rests and then moves
// paints, two fingers zoom.

import type { Page } from '@playwright/test';
import { expect, fingers, open, type Spot, test, universeRow } from './workbench.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

const TALL = Array.from({ length: 10 }, () => '......').join('|');

async function middle(page: Page, row: number, column: number): Promise<Spot> {
  const square = page.getByRole('gridcell', { name: `row ${row}, column ${column}: open` });
  await square.scrollIntoViewIfNeeded();
  const box = await square.boundingBox();
  if (box === null) throw new Error('the square is not there');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('a swipe scrolls and paints nothing', async ({ page, site }) => {
  await open(page, site, 'board', 'domineering', TALL);
  const [x, y] = await middle(page, 9, 3);
  const before = await scrolled(page);
  const finger = await fingers(page);
  await finger.downAndOn([x, y], [x, y - 20]);
  for (let way = 40; way <= 200; way += 20) await finger.move([x, y - way]);
  await finger.up();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 100);
  await expect(page.getByLabel(/^Position/)).toHaveValue(TALL);
});

test('a tap changes one square', async ({ page, site }) => {
  await open(page, site, 'board', 'domineering', '...|...');
  // The page is still filled until then, and what stands on it moves.
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
  const [x, y] = await middle(page, 2, 2);
  await page.touchscreen.tap(x, y);
  await expect(page.getByLabel(/^Position/)).toHaveValue('...|.#.');
});

test('a finger that rests and then moves paints, and the page stays', async ({ page, site }) => {
  await open(page, site, 'board', 'domineering', TALL);
  // Both ends of the stroke are in sight when they are measured.
  const between = page.getByRole('gridcell', { name: 'row 5, column 1: open' });
  await between.evaluate((square) => square.scrollIntoView({ block: 'center' }));
  const [x, y] = await middle(page, 2, 1);
  const [, down] = await middle(page, 8, 1);
  const before = await scrolled(page);
  const finger = await fingers(page);
  await finger.down([x, y]);
  // The square under it changes as soon as it paints.
  await expect(page.getByRole('gridcell', { name: 'row 2, column 1: covered' })).toBeVisible();
  await finger.move([x, (y + down) / 2]);
  await finger.move([x, down]);
  await finger.up();
  const rows = TALL.split('|').map((row, i) => (i >= 1 && i <= 7 ? `#${row.slice(1)}` : row));
  await expect(page.getByLabel(/^Position/)).toHaveValue(rows.join('|'));
  expect(await scrolled(page)).toBe(before);
});

test('two fingers zoom and paint nothing', async ({ page, site }) => {
  await open(page, site, 'board', 'domineering', TALL);
  const [x, y] = await middle(page, 5, 3);
  const finger = await fingers(page);
  const zoom = () => page.evaluate(() => window.visualViewport?.scale ?? 1);
  expect(await zoom()).toBe(1);
  await finger.downAndOn([x, y], [x, y], [x + 30, y + 30]);
  for (let way = 10; way <= 120; way += 10) {
    await finger.move([x - way / 2, y - way / 2], [x + 30 + way, y + 30 + way]);
  }
  await finger.up();
  await expect.poll(zoom).toBeGreaterThan(1);
  await expect(page.getByLabel(/^Position/)).toHaveValue(TALL);
});

/** One row, of which all is known at once: nothing moves while the page is filled. */
const WIDE = '.'.repeat(14);

test('squares are as large as a finger, and a wide board scrolls by itself', async ({
  page,
  site,
}) => {
  await open(page, site, 'board', 'domineering', WIDE);
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
  const boxes = await page
    .getByRole('gridcell')
    .evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .map(({ width, height }) => Math.min(width, height)),
    );
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(40);
  const along = () => page.getByRole('grid').evaluate((grid) => grid.scrollLeft);
  const before = await along();
  const finger = await fingers(page);
  const [x, y] = await middle(page, 1, 5);
  await finger.downAndOn([x, y], [x - 15, y]);
  for (let way = 30; way <= 150; way += 15) await finger.move([x - way, y]);
  await finger.up();
  await expect.poll(along).toBeGreaterThan(before + 80);
  await expect(page.getByLabel(/^Position/)).toHaveValue(WIDE);
  // A tap then hits the square that is under the finger.
  const [u, v] = await middle(page, 1, 14);
  await page.touchscreen.tap(u, v);
  await expect(page.getByLabel(/^Position/)).toHaveValue(`${WIDE.slice(0, -1)}#`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
});

/** What is pressed and smaller than the tip of a finger; links and terms in a text keep to its lines. */
const TOO_SMALL = () =>
  [...document.querySelectorAll('button, summary, select, input:not(.file), .button, nav a')]
    .filter((one) => one.checkVisibility() && !one.matches('.term, .unfold, .skip'))
    .map((one) => ({ one: one.closest('label') ?? one, box: one.getBoundingClientRect() }))
    .map(({ one, box }) => ({ one, box: one.matches('label') ? one.getBoundingClientRect() : box }))
    .filter(({ box }) => Math.min(box.width, box.height) < 40)
    .map(({ one, box }) => `${box.width} × ${box.height}: ${one.outerHTML.slice(0, 120)}`);

test('whatever is pressed is as large as a finger, on every view', async ({ page, site }) => {
  for (const [parts, last] of [
    [[], 'table.universes tbody tr:last-child td.number:not(:empty)'],
    [['game', '*+*', 'vs', '0', 'mod', 'E'], '.apart'],
    [['board', 'clobber', 'xo|ox'], '.options'],
    [['board', 'domineering', '..|..', 'analyse'], '.controls'],
    [['players', '3', 'OP', '1 2', 'play', 'yyy'], '.part-move'],
    [['census', 'E.2.18', 'class', 'B'], '.class-panel'],
    [['papers', 'siegel', 'theorem-5-5'], '.item-page'],
    [['worksheet'], '.list-value, .answers table'],
  ] as const) {
    await test.step(parts.join('/'), async () => {
      await open(page, site, ...parts);
      await expect(page.locator(last).first()).toBeVisible();
      expect.soft(await page.evaluate(TOO_SMALL)).toEqual([]);
    });
  }
  await page.getByText('Your sheets', { exact: true }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(await page.evaluate(TOO_SMALL)).toEqual([]);
});
