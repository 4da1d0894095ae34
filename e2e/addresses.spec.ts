// Whatever stands in the address bar, the page says what is wrong with it and where to go from there.

import { cell, expect, link, open, test, universeRow } from './workbench.ts';

test('an address of no view names those there are', async ({ page, site }) => {
  await open(page, site, 'bord', 'nim', '3 2');
  await expect(page.getByRole('alert')).toContainText('There is no view bord');
  await page.getByRole('alert').getByRole('link', { name: 'Board' }).click();
  await expect(page.getByLabel(/^Position/)).toBeVisible();
  await open(page, site, 'nosuch');
  await expect(page.getByRole('alert')).toContainText('There is no view nosuch');
  await page.getByRole('main').getByRole('link', { name: 'Game', exact: true }).click();
  await expect(page.getByLabel(/A game G/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText('There is no view nosuch');
});

test('a game that is none says where, and nothing waits for ever', async ({ page, site }) => {
  await open(page, site, 'game', '{0,|');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel(/A game G/)).toHaveValue('{0,|');
  await expect(page.locator('main')).not.toContainText('…');
  await page.getByLabel(/A game G/).fill('*');
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a universe that is none is named, and the games stay', async ({ page, site }) => {
  await open(page, site, 'game', '* + *', 'vs', '0', 'mod', 'D11');
  await expect(page.getByRole('alert').first()).toContainText('There is no universe D11');
  await expect(page.getByLabel(/A game G/)).toHaveValue('* + *');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^E: dead-ending/ })
    .click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/vs\/0\/mod\/E$/);
  await expect(page.getByLabel(/A game G/)).toHaveValue('* + *');
});

test('a word of a board’s address that says nothing is named, and the board stays', async ({
  page,
  site,
}) => {
  for (const parts of [['D11'], ['D', 'pley']]) {
    await page.goto('about:blank');
    await open(page, site, 'board', 'domineering', '..|..', ...parts);
    await expect(page.getByRole('alert').first()).toContainText(`ends in ${parts.at(-1)}`);
    await expect(page.getByLabel(/^Position/)).toHaveValue('..|..');
  }
  await page.getByRole('alert').getByRole('link', { name: 'Play' }).click();
  await expect(page).toHaveURL(/domineering\/\.\.%7C\.\.\/D\/play/);
  await open(page, site, 'board', 'domineering', '..|..', 'D11');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^E: dead-ending/ })
    .click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/moves survive modulo E/)).toBeVisible();
});

test('half an address is no reason for a blank page', async ({ page, site }) => {
  for (const rest of [
    '',
    '/',
    '//',
    'board/',
    'board//',
    'game/',
    'board/nim/',
    'board/%',
    'game/%E0%A4%A',
  ]) {
    await page.goto('about:blank');
    await page.goto(`${site}#/${rest}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main')).not.toHaveText('');
  }
});

test('a link leads to the top of a view, and the way back to the place and the answers left', async ({
  page,
  site,
}) => {
  const ranks = Array.from({ length: 15 }, (_, i) => `rank(*${i + 1})`);
  const sheet = `${[...ranks, 'domineering(2, 3)'].join('\n\n')}\n`;
  await open(page, site, 'worksheet', 'shared', await link(sheet));
  await page.getByRole('button', { name: 'Run all' }).click();
  await cell(page, 16).getByRole('link', { name: /^Play/ }).scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const left = await scrolled();
  expect(left).toBeGreaterThan(500);
  await cell(page, 16).getByRole('link', { name: /^Play/ }).press('Enter');
  await expect(page.getByLabel(/^Position/)).toHaveValue('...|...');
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Ruleset')).toBeFocused();
  await page.goBack();
  // The sheet is somebody else's and is not kept; its answers are, as long as the page is open.
  await expect(cell(page, 15).locator('.value')).toHaveText('15');
  await expect(page.getByText('Nothing in it has run')).toBeHidden();
  await expect.poll(scrolled).toBe(left);
  // On a page that is loaded again the sheet is data again, and only as long as its text.
  await page.goForward();
  await page.getByRole('heading', { name: 'What it comes to' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 100));
  await expect.poll(() => page.evaluate(() => history.state.y)).toBe(100);
  await page.reload();
  await expect.poll(scrolled).toBe(100);
});
