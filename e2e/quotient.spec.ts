// A quotient: asked by a code, answered heap by heap, looked at, taken along, and played.

import { readFile } from 'node:fs/promises';
import { pale, serious } from './axe.ts';
import { cell, expect, link, open, test } from './workbench.ts';

test.use({ serviceWorkers: 'block' });

test('a code is a quotient; another code is another, and the address says which', async ({
  page,
  site,
}) => {
  await open(page, site);
  await page.getByRole('navigation').getByRole('link', { name: 'Quotient' }).click();
  const size = page.locator('.quotient-facts .big');
  await expect(size).toHaveText('8 elements of all heaps of 0.75');
  await expect(page.getByText('2 from heap 8 on, proved for all heaps')).toBeVisible();
  await expect(page.locator('.presentation math').first()).toBeVisible();
  await page.getByLabel(/^A code/).fill('*2');
  await expect(page).toHaveURL(/#\/quotient\/\*2/);
  // [Plambeck–Siegel]: the misère quotient of Nim with heaps up to 3, T₂, has six elements.
  await expect(size).toHaveText('6 elements of ∗2');
  await expect(page.locator('.facts')).toContainText('tame: that of Nim with heaps up to 3');
  // A text that is nothing yet leaves the last answer, dimmed and named.
  await page.getByLabel(/^A code/).fill('*2, {');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('.answer.previous .previous-name')).toContainText('previous: *2');
  await page.goBack();
  await expect(size).toHaveText('8 elements of all heaps of 0.75');
});

test('a product is told when it is pointed to, pressed, and walked to', async ({ page, site }) => {
  await open(page, site, 'quotient', '*2');
  const grid = page.getByRole('grid');
  await expect(grid.locator('td[data-row]')).toHaveCount(36);
  const told = page.locator('.product-told');
  await grid.locator('td[data-row="2"][data-column="2"]').hover();
  await expect(told).toContainText('b · b = b^2');
  await expect(told).toContainText('P');
  await grid.locator('td[data-row="1"][data-column="2"]').click();
  await expect(told).toContainText('a · b = ab');
  await page.keyboard.press('ArrowLeft');
  await expect(told).toContainText('a · a = 1');
  await page.keyboard.press('End');
  await expect(told).toContainText('a · ab^2 = b^2');
});

test('a sum is put together, looked up and played', async ({ page, site }) => {
  await open(page, site, 'quotient', '0.77', '5');
  await page.getByRole('button', { name: /^heap 2 is / }).click();
  await page.getByRole('button', { name: /^heap 2 is / }).click();
  await expect(page.getByLabel(/^heaps, such as/)).toHaveValue('2 2');
  await expect(page).toHaveURL(/misere\/2%202$/);
  // Two rows of two in misère Kayles: whatever the first does, the second mirrors until a single pin is left.
  await expect(page.locator('.sum-is')).toContainText('P');
  await page.getByLabel(/^heaps, such as/).fill('2 9');
  await expect(page.locator('#sum-said')).toContainText('“9” is no heap from 1 to 5');
  await page.getByLabel(/^heaps, such as/).fill('3 2');
  await page.getByRole('link', { name: 'Play it, moving first' }).click();
  await expect(page).toHaveURL(/#\/board\/octal\/0\.77\/3%202\/play\/misere/);
  await expect(page.locator('.board')).toContainText('Kayles');
  // Where all heaps are known, the sum may be one that no board takes.
  await open(page, site, 'quotient', '0.75', '22', 'misere', '10001 1');
  await expect(page.locator('#sum-said')).toContainText('heaps are played up to 10,000');
  await expect(page.getByRole('link', { name: /^Play it/ })).toHaveCount(0);
  await page.getByLabel(/^heaps, such as/).fill('10000 1');
  await expect(page.getByRole('link', { name: /^Play it/ })).toHaveCount(2);
});

test('the games that it is of are typeset', async ({ page, site }) => {
  await open(page, site, 'quotient', '{*|0}');
  await expect(page.locator('.quotient-facts .big math')).toHaveText('↓');
  await expect(page.locator('.phi-name math')).toHaveText(['∗', '↓']);
});

test('it is taken along: certificate, CSV, LaTeX, pictures', async ({ page, site }) => {
  await open(page, site, 'quotient', '0.75', '22');
  const menu = page.locator('.quotient-study > section details.menu').first();
  await menu.getByText('Copy', { exact: true }).click();
  const saved = page.waitForEvent('download');
  await menu.getByRole('button', { name: 'Save certificate' }).click();
  const file = JSON.parse(await readFile((await (await saved).path()) ?? '', 'utf8'));
  expect(file).toMatchObject({ format: 'proviso-quotient', codes: ['0.75'], heaps: 22 });
  const table = page.waitForEvent('download');
  await menu.getByRole('button', { name: 'Save CSV' }).click();
  const csv = await readFile((await (await table).path()) ?? '', 'utf8');
  expect(csv.trim().split('\n')).toHaveLength(1 + 64);
  for (const name of ['LaTeX', 'JSON', 'TikZ: cayley', 'TikZ: phi', 'TikZ: table']) {
    await expect(menu.getByRole('button', { name: `Save ${name}`, exact: true })).toHaveCount(1);
  }
});

test('a long one says how far it is, and what was found when it was stopped stays', async ({
  page,
  site,
}) => {
  // Dawson's Kayles: twenty heaps take a moment, thirty longer than any story.
  await open(page, site, 'quotient', '0.07', '40');
  const size = page.locator('.quotient-facts .big');
  const known = 'elements of the heaps up to';
  await expect(size).toContainText(known, { timeout: 30_000 });
  await expect(page.locator('.elapsed')).toContainText(/heap \d+ of 40/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('What was found of')).toBeVisible();
  await expect(page.getByText(/So far with heaps up to \d+; 40 were asked for/)).toBeVisible();
  await expect(size).toContainText(known);
});

test('an infinite one has its outcomes over the weights', async ({ page, site }) => {
  await open(page, site, 'quotient', '1, -1');
  await expect(page.locator('.quotient-facts .big')).toContainText('infinite: the integers');
  await expect(page.getByRole('heading', { name: 'Outcomes over the weights' })).toBeVisible();
  await page.getByRole('button', { name: /^1 is / }).click();
  await expect(page.locator('.sum-is')).toContainText('R');
});

test('an answer of a worksheet leads there', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'shared', await link('quotient(octal("0.75"), 22)\n'));
  await page.getByRole('button', { name: 'Run cell 1' }).click();
  const opened = cell(page, 1).getByRole('link', { name: /Open as a quotient/ });
  await opened.click();
  await expect(page).toHaveURL(/#\/quotient\/0\.75\/22$/);
  await expect(page.locator('.quotient-facts .big')).toHaveText('8 elements of all heaps of 0.75');
});

test('everyone can use it, in light and dark, and on a phone; in German too', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, site, 'quotient', '0.75', '22', 'misere', '5 2');
  await expect(page.locator('.quotient-pictures figure')).toHaveCount(2);
  expect(await serious(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  expect(await pale(page)).toEqual([]);
  await page.getByLabel('Language').selectOption('de');
  await expect(page.locator('.quotient-facts .big')).toHaveText('8 Elemente aller Haufen von 0.75');
});

test('whoever clears the sum by key goes on in its box', async ({ page, site }) => {
  await open(page, site, 'quotient', '0.75');
  await page.getByRole('button', { name: /^heap 2 is/ }).click();
  const box = page.locator('#sum');
  await expect(box).toHaveValue('2');
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
});

test('a number of heaps is emptied and typed anew, here and for several players', async ({
  page,
  site,
}) => {
  for (const [parts, name, typed, answer] of [
    [['quotient', '0.77', '8'], /^heaps up to/, '5', /heaps up to 5/],
    [['players', '3', 'OP', '1', 'quotient', '2'], 'largest heap', '1', /^3 elements/],
  ] as const) {
    await open(page, site, ...parts);
    const box = page.getByLabel(name);
    await expect(page.locator('.big').first()).toContainText('elements');
    await box.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    // Whatever is drawn meanwhile.
    await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')));
    await expect(box).toHaveValue('');
    await page.keyboard.type(typed);
    await expect(box).toHaveValue(typed);
    await expect(page.locator('.big').first()).toContainText(answer);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await box.blur();
    await expect(box).toHaveValue(typed);
  }
});
