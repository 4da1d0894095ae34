// A universe of the reader's own: typed beside a game and a board, held by the address, and in a worksheet.

import { cell, expect, link, open, test } from './workbench.ts';

const row = (page: import('@playwright/test').Page) =>
  page.locator('table.universes tbody tr').nth(7);

test('a game modulo a universe that is typed, and a link that holds it', async ({ page, site }) => {
  await open(page, site, 'game', '{0,*|*}');
  await page.getByLabel('Another universe').fill('D({.|0,*})');
  await expect(page).toHaveURL(/mod\/D\(/);
  await expect(row(page)).toContainText('D({.|0,*})');
  await expect(row(page)).toContainText('neither');
  await page.reload();
  await expect(page.getByLabel('Another universe')).toHaveValue('D({.|0,*})');
  await expect(row(page)).toContainText('neither');
  // What is half typed says so in its row, and the rest of the table stays.
  await page.getByLabel('Another universe').fill('D({.|0');
  await expect(row(page).locator('.problem')).toBeVisible();
  await page.getByLabel('Another universe').fill('');
  await expect(page.locator('table.universes tbody tr')).toHaveCount(7);
});

test('what is no universe says so, and the answer modulo the last one goes', async ({
  page,
  site,
}) => {
  const rows = page.locator('table.universes tbody tr');
  const box = page.getByLabel('Another universe');
  for (const place of [
    ['game', '{.|*}'],
    ['board', 'clobber', 'xo'],
  ]) {
    await open(page, site, ...place);
    for (const [before, junk] of [
      ['D(1)', 'junk'],
      ['D(#)', '3'],
      ['D(1)', 'B + 1'],
    ] as const) {
      await box.fill(before);
      await expect(rows).toHaveCount(8);
      await box.fill(junk);
      await box.press('Enter');
      await expect(rows).toHaveCount(7);
      const said = page.locator('.own-universe .problem');
      await expect(said).toContainText(`${junk} is no universe. Write D and the games`);
      await expect(page.locator('main .problem')).toHaveCount(1);
      // It still does when the box is left.
      await box.blur();
      await expect(box).toHaveValue(junk);
      await expect(said).toBeVisible();
    }
  }
  // One of the table is gone to.
  await open(page, site, 'game', '{.|*}');
  await box.fill('D(1)');
  await expect(rows).toHaveCount(8);
  await box.fill('E');
  await box.press('Enter');
  await expect(page).toHaveURL(/mod\/E$/);
  await expect(rows).toHaveCount(7);
  await expect(page.locator('main .problem')).toHaveCount(0);
});

test('what is not decided says so, of a game and of two', async ({ page, site }) => {
  test.setTimeout(150_000);
  await open(page, site, 'game', '{-1,*|.}', 'vs', '{.|0}', 'mod', 'D({.|{1,*|-1},*2})');
  // Many copies of an end are tried first.
  await expect(row(page)).toContainText('Not decided', { timeout: 50_000 });
  await expect(page.getByRole('group', { name: 'G and H modulo each universe' })).toContainText(
    'D({.|{1,*|-1},*2})',
  );
});

test('a board and its sensible moves modulo a universe that is typed', async ({ page, site }) => {
  await open(page, site, 'board', 'clobber', 'xoxo');
  await page.getByLabel('Another universe').fill('D({.|0,*})');
  await expect(page.getByText(/of 6 moves survive modulo D\(\{\.\|0,\*\}\)/)).toBeVisible();
  await expect(row(page)).toContainText('D({.|0,*})');
  await page.reload();
  await expect(page.getByLabel('Sensible moves modulo')).toHaveValue('D({.|0,*})');
});

test('a worksheet asks modulo any universe', async ({ page, site }) => {
  const sheet = '{.|*} == 0 mod D({.|*})\n\nleftstrong({-1,*|.}, D({.|{1,*|-1},*2}))\n';
  await open(page, site, 'worksheet', 'shared', await link(sheet));
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 1).locator('.value')).toHaveText('true');
  await expect(cell(page, 2)).toContainText('Not decided: Left wins beside up to 4 ends');
});
