// Whatever stands in the address bar, the page says what is wrong with it and where to go from there.

import { expect, open, test, universeRow } from './workbench.ts';

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
