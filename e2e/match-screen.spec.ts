// A match and the browser around it: its back button, its focus, and what of a match is on the screen.

import type { Page } from '@playwright/test';
import { expect, open, test } from './workbench.ts';

const FOUR = '....|....|....|....';
const yours = (page: Page) => page.getByText(/^Your move, /);

test('the back button leads out of a match in which the program begins', async ({ page, site }) => {
  await open(page, site);
  const start = page.url();
  await page.getByRole('link', { name: 'Play misère Domineering' }).click();
  await expect(yours(page)).toBeVisible();
  await page.getByLabel('You are').selectOption('right');
  await expect(page.getByText('Your move, Right.')).toBeVisible();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page).toHaveURL(/seed-2\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/you-right\/\d+$/);
  await expect(yours(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Your move, Left.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(start);
});

test('the board has the focus when a button is of no more use', async ({ page, site }) => {
  await open(page, site, 'board', 'domineering', FOUR, 'play', 'misere.two-people');
  await expect(page.getByText('Left to move.')).toBeVisible();
  for (const name of ['Take back', 'New game']) {
    await page.locator('[data-square="0"]').click();
    await page.locator('[data-square="4"]').click();
    await expect(page.getByText('Right to move.')).toBeVisible();
    await page.getByRole('button', { name }).press('Enter');
    await expect(page.getByText('Left to move.')).toBeVisible();
    await expect(page.locator('[data-square]:focus')).toHaveCount(1);
  }
});

test('how to move is said until the first move', async ({ page, site }) => {
  await open(page, site, 'board', 'domineering', FOUR, 'play', 'misere.two-people');
  const said = page.getByText(
    'Press two squares, or drag: Left’s dominoes stand upright. In misère play whoever cannot move wins.',
  );
  await expect(said).toBeVisible();
  await page.locator('[data-square="0"]').click();
  await page.locator('[data-square="4"]').click();
  await expect(page.getByText('Right to move.')).toBeVisible();
  await expect(page.getByText(/Press two squares/)).toHaveCount(0);
});

test('a match begins on a board of another size', async ({ page, site }) => {
  await open(page, site, 'board', 'clobber', 'xo|ox', 'play', 'misere.two-people');
  await page.getByRole('combobox', { name: 'Board', exact: true }).selectOption('4 × 4');
  await expect(page.locator('[data-square]')).toHaveCount(16);
  await expect(page.getByText('Left to move.')).toBeVisible();
});

test('the result stands on the screen of a phone, the buttons on that of a desk', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, site, 'board', 'domineering', '..|..', 'play', 'misere.two-people', '0');
  await expect(page.getByText(/^Right won/)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-square="3"]')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 850 });
  await open(page, site, 'board', 'domineering', FOUR, 'play', 'misere');
  await expect(yours(page)).toBeVisible();
  for (const name of ['Take back', 'Hint', 'New game']) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone the letters stand below their columns on a wide board', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wide = Array.from({ length: 4 }, () => '.'.repeat(10)).join('|');
  await open(page, site, 'board', 'domineering', wide, 'play', 'misere.two-people');
  const letters = page.locator('.column-names span');
  await expect(letters).toHaveText([...'abcdefghij']);
  for (const column of [0, 5, 9]) {
    const square = await page.locator(`[data-square="${column}"]`).boundingBox();
    const letter = await letters.nth(column).boundingBox();
    const middle = (box: typeof square) => (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(Math.abs(middle(square) - middle(letter))).toBeLessThan(3);
  }
  // A finger pans, and all columns can be reached.
  await expect(page.locator('[data-square="0"]')).toHaveCSS('touch-action', 'auto');
  await page.locator('[data-square="9"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-square="9"]')).toBeInViewport({ ratio: 1 });
});
