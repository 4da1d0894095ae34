// The first minute.

import { expect, open, test, universeRow, workersHeld } from './workbench.ts';

test('one game is on the screen, with its tree, its table and the step to the tombstone', async ({
  page,
  site,
}) => {
  await open(page, site);
  await expect(page.getByLabel('Type another game')).toHaveValue('{0,*|*}');
  await expect(
    page.getByRole('group', { name: /Game tree of {0, \* \| \*}/ }).first(),
  ).toBeVisible();
  const names = await page.locator('table.universes tbody th').allTextContents();
  expect(names).toEqual(['M', 'B', 'E', 'D(10)', 'D(1)', 'D', 'Normal']);
  // [Siegel, section 7]: among dicots the option * is a tombstone, in the full universe it is not.
  await expect(universeRow(page, 'D')).toContainText('■');
  await expect(universeRow(page, 'M')).not.toContainText('■');
  await expect(page.getByText(/reversible through the Left end/)).toBeVisible();
  await expect(page.getByText('step 1 of 1')).toBeVisible();
});

test('the first answer is there before the worker, which has no other', async ({ page, site }) => {
  const start = await workersHeld(page);
  await open(page, site);
  await expect(universeRow(page, 'D')).toContainText('■');
  await expect(page.getByText('step 1 of 1')).toHaveCount(0);
  // Under another address nothing is known, and what stands there has the name of the first game.
  await page.getByLabel('Type another game').fill('{0, * | *}');
  await expect(page.locator('.previous-name').first()).toContainText('{0,*|*}');
  await expect(universeRow(page, 'D')).toContainText('■');
  await page.goBack();
  await expect(page.locator('.previous-name')).toHaveCount(0);
  await expect(universeRow(page, 'D')).toContainText('■');
  start();
  await expect(page.getByText('step 1 of 1')).toBeVisible();
  await expect(page.getByText(/came with another answer/)).toHaveCount(0);
});

test('another game can be typed; what is no game leaves the last answer standing', async ({
  page,
  site,
}) => {
  await open(page, site);
  await expect(universeRow(page, 'Normal').locator('td').first()).not.toHaveText('…');
  const box = page.getByLabel('Type another game');
  // [Larsson et al., section 2]: * + * is 0 among dicots, and not among dead-ending games.
  await box.fill('* + *');
  await expect(universeRow(page, 'D').locator('td').first()).toHaveText('0');
  await expect(universeRow(page, 'E').locator('td').first()).not.toHaveText('0');
  await box.fill('* + * +');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(universeRow(page, 'D').locator('td').first()).toHaveText('0');
});

test('the game is in the address: a reload, a link and the way back keep it', async ({
  page,
  site,
}) => {
  await open(page, site);
  const box = page.getByLabel('Type another game');
  await box.fill('{*|0} + *');
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
  await page.reload();
  await expect(box).toHaveValue('{*|0} + *');
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: 'All about this game' }).click();
  await expect(page.getByLabel(/A game G/)).toHaveValue('{*|0} + *');
  await page.goBack();
  await expect(box).toHaveValue('{*|0} + *');
  // The first game needs no address, and a link to the start leads to it.
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(box).toHaveValue('{0,*|*}');
  await page.getByRole('button', { name: /zero among dicots only/ }).click();
  await expect(page).toHaveURL(/#\/start\//);
  await page.getByRole('button', { name: /a tombstone among dicots/ }).click();
  await expect(page).toHaveURL(/#\/$/);
});

test('three things to try lead somewhere, and back', async ({ page, site }) => {
  await open(page, site);
  for (const [name, heading] of [
    ['Open a worksheet', 'First steps'],
    ['Compare two games', 'Game'],
    ['Draw a board', 'Board'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Misère games, with reasons');
  }
});

test('the colours can be chosen, and are remembered', async ({ page, site }) => {
  await open(page, site);
  await page.getByRole('button', { name: /colours/ }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass('dark');
});

test('nothing jumps while the first view fills', async ({ page, site }) => {
  await page.addInitScript(`
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  await open(page, site);
  await expect(page.getByText('step 1 of 1')).toBeVisible();
  await expect(page.locator('math').first()).toBeVisible();
  // The bound that browsers' makers call good is 0.1.
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  expect(shifted).toBeLessThan(0.05);
});

test('the table shows its forms on tablets too', async ({ page, site }) => {
  await open(page, site);
  const form = universeRow(page, 'E').locator('td.form');
  await expect(form).not.toHaveText('');
  for (const width of [737, 820, 960, 1057, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    // A form of a few signs and its column's head.
    await expect.poll(async () => (await form.boundingBox())?.width).toBeGreaterThan(100);
  }
});
