// Sensible moves on a board: marked when a universe is chosen, and the others say how they fell.

import { expect, open, test } from './workbench.ts';

test('sensible moves are marked modulo a universe, and the others say how they fell', async ({
  page,
  site,
}) => {
  await open(page, site, 'board', 'domineering', '...|...|...');
  const choice = page.getByLabel('Sensible moves modulo');
  // Off at first: no move is marked.
  await expect(choice).toHaveValue('');
  const left = page.getByRole('button', { name: /^Left moves to/ });
  await expect(left).toHaveCount(6);
  await expect(page.getByRole('button', { name: /, sensible$/ })).toHaveCount(0);

  await choice.selectOption('E');
  await expect(page.getByText('4 of 12 moves survive modulo E')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Left moves to .*, sensible$/ })).toHaveCount(2);
  // By keyboard: the reason of a pale move is opened without making the move.
  const fallen = page.locator('details.fate').first();
  const reason = fallen.locator('span');
  await expect(reason).toBeHidden();
  await fallen.locator('summary').press('Enter');
  await expect(reason).toBeVisible();
  await expect(reason).toHaveText(/dominated by|reversible through/);
  await expect(page.getByLabel(/^Position/)).toHaveValue('...|...|...');

  // The choice stays when a move is made, and stands in the address.
  await page
    .getByRole('button', { name: /^Left moves to .*, sensible$/ })
    .first()
    .click();
  await expect(choice).toHaveValue('E');
  await expect(page.getByText(/moves survive modulo E/)).toBeVisible();
  await page.reload();
  await expect(choice).toHaveValue('E');
  await expect(page.getByText(/moves survive modulo E/)).toBeVisible();

  await choice.selectOption('');
  await expect(page.getByText(/moves survive modulo/)).toHaveCount(0);
  await expect(page.locator('details.fate')).toHaveCount(0);
});

test('sensible moves fit on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, site, 'board', 'hackenbush', 'bbr+b(r)(g)', 'E');
  await expect(page.getByText(/moves survive modulo E/)).toBeVisible();
  for (const summary of await page.locator('details.fate summary').all()) await summary.click();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
