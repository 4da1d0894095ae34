// Rules of one's own: from a worksheet to a board that is played, drawn and read from its address, and
// rules that are wrong, long or endless.

import type { Page } from '@playwright/test';
import { cell, expect, link, open, test, universeRow } from './workbench.ts';

const TOADS = 'strip(["t. -> .t", "tf. -> .ft"], [".f -> f.", ".tf -> ft."])';

/** Everything that is told of a board, once all of it has arrived. */
async function told(page: Page): Promise<string[]> {
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
  const texts = await page.locator('.facts dd, .options button, .universes td').allInnerTexts();
  // A formula that is typeset by now has its own star, and may have its signs on lines of their own.
  return texts.map((text) => text.replace(/\s+/g, '').replaceAll('∗', '*'));
}

test('a board in a sheet is played on as the shipped one, by both, back and after a reload', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link(`Q := ${TOADS}\n\nQ("tt.ff")\n`));
  await page.getByRole('button', { name: 'Run all' }).click();
  await cell(page, 2).getByRole('link', { name: 'Play: the answer of cell 2' }).click();
  const position = page.getByLabel(/^Position/);
  const rules = page.getByRole('textbox', { name: 'Definition' });
  await expect(position).toHaveValue('tt.ff');
  await expect(rules).toHaveValue(TOADS);
  await expect(page.getByRole('gridcell').nth(1)).toHaveAccessibleName(/^row 1, column 2: /);
  const own = await told(page);
  // Toads jump over frogs and never over toads: one move each.
  for (const [who, to] of [
    ['Left', 't.tff'],
    ['Right', 'tft.f'],
  ] as const) {
    await page
      .getByRole('button', { name: new RegExp(`^${who} moves to ${to.replace('.', '\\.')},`) })
      .click();
    await expect(position).toHaveValue(to);
    await expect(rules).toHaveValue(TOADS);
  }
  await page.reload();
  await expect(position).toHaveValue('tft.f');
  await page.goBack();
  await expect(position).toHaveValue('t.tff');
  await page.goBack();
  await expect(position).toHaveValue('tt.ff');
  for (const column of [0, 1, 2]) await page.getByRole('gridcell').nth(column).click();
  await expect(position).not.toHaveValue(/^t/);
  await page.goBack();
  await expect(position).toHaveValue('tt.ff');
  expect(await told(page)).toEqual(own);
  await open(page, site, 'board', 'toadsandfrogs', 'tt.ff');
  await expect(rules).toHaveCount(0);
  expect(await told(page)).toEqual(own);
});

test('rules that are wrong are said at their box, and those that do not end are named', async ({
  page,
  site,
}) => {
  await open(page, site, 'board', 'own');
  const rules = page.getByRole('textbox', { name: 'Definition' });
  const position = page.getByLabel(/^Position/);
  const alert = page.getByRole('alert');
  await expect(page.getByRole('button', { name: /^Left moves to/ })).toHaveCount(3);
  await rules.fill('grid("x|. -> .|x"');
  await expect(rules).toHaveAccessibleDescription(/the \( before it is not closed/);
  await expect(rules).toHaveAttribute('aria-invalid', 'true');
  await expect(position).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByText('previous: grid(').first()).toBeVisible();
  await rules.fill('grid("x|. -> .|x", "o. -> .o")');
  await expect(alert).toHaveCount(0);
  await position.fill('ox.|...|.o');
  await expect(position).toHaveAccessibleDescription(/Row 3 has 2 squares/);
  await expect(rules).toHaveAttribute('aria-invalid', 'false');
  for (const [wrong, said] of [
    ['ruleset(n -> [n], n -> [])', 'the position 5 can come back, after one move'],
    ['ruleset(n -> [n - 9], n -> [])', 'the heap -4 is negative'],
    ['ruleset(n -> [true], n -> [])', "Left's moves from 5"],
    ['1 + 1', 'This is of type game, not a ruleset'],
  ] as const) {
    await open(page, site, 'board', 'own', wrong, '5');
    await expect(alert).toHaveCount(1);
    await expect(alert).toContainText(said);
  }
  // A heap of 5 of which Left takes one and Right two: the page goes on.
  await rules.fill('ruleset(n -> [n-1 for k in 1..n], n -> [n-2 for k in 2..n])');
  await expect(alert).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: 'Right moves to 3, outcome', exact: false }),
  ).toBeVisible();
});

test('rules that take long are stopped, by the button and by Esc, and nothing goes on unseen', async ({
  page,
  site,
}) => {
  const long = '(x := [rank(nimheap(n)) for n in 1..1000000]; ruleset(n -> [], n -> []))';
  await open(page, site, 'board', 'own', long, '5');
  await expect(page.getByText(/^Computing the rules of/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Stopped after/)).toBeVisible();
  // A worker that still computes would neither answer nor be gone.
  const free = page.workers().map((worker) => worker.evaluate(() => true).catch(() => true));
  await Promise.all(free);
  // Here the rules are read at once, and it is the board that takes long.
  await page.getByRole('textbox', { name: 'Definition' }).fill('grid(".|. -> #|#", ".. -> ##")');
  await page.getByLabel(/^Position/).fill(Array(9).fill('.'.repeat(9)).join('|'));
  await expect(page.locator('.computing')).toContainText(/Computing who wins on grid.*positions/s);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Stopped after/)).toBeVisible();
  await page.getByLabel('Rows', { exact: true }).fill('1');
  await page.getByLabel('Columns').fill('2');
  // One domino for Right, none for Left.
  await expect(page.locator('.facts dd').first()).toContainText('Left wins');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('long rules can be read, and their boards played with a finger', async ({ page, site }) => {
    const kayles = 'ruleset(n -> [[k, n-1-k] for k in 0..n-1], n -> [[k, n-2-k] for k in 0..n-2])';
    await open(page, site, 'board', 'own', kayles, '4');
    await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
    const hidden = await page
      .getByRole('textbox', { name: 'Definition' })
      .evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]);
    expect(hidden).toEqual([0, 0]);
    await page.getByRole('button', { name: /^Right moves to \[1, 1\],/ }).tap();
    await expect(page.getByLabel(/^Position/)).toHaveValue('[1, 1]');
    await expect(page.getByText('nothing: Right, to move, has won')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
