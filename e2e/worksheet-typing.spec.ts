// While one types: answers that take milliseconds, and numbers bound to sliders.

import { cell, editor, expect, link, open, test, write } from './workbench.ts';

test('what takes milliseconds is answered while one types, and is no answer of the sheet', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link('G := *3\n\nrank(G)\n\nrank(G + 1)\n'));
  const preview = cell(page, 2).locator('.preview:not(.gone)');
  // Nothing has run: what is typed here would need the cell above.
  await write(editor(page, 2), 'rank(G + G)');
  await page.waitForTimeout(600);
  await expect(preview).toHaveCount(0);
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 2).locator('.value')).toHaveText('6');
  await write(editor(page, 2), 'G := *7; rank(G)');
  await expect(preview).toContainText('7');
  // The run's answer stays, as that to the text before, and nothing is left for other cells.
  await expect(cell(page, 2).locator('.value')).toHaveText('6');
  await expect(cell(page, 2)).toContainText('To the text as it was');
  await write(editor(page, 3), 'rank(G) + 10');
  await page.waitForTimeout(600);
  await expect(cell(page, 3).locator('.preview:not(.gone)')).toHaveCount(0);
  await write(editor(page, 2), 'rank(G) + 100');
  await expect(preview).toContainText('103');
  await write(editor(page, 2), 'rank(G');
  await expect(preview).toHaveCount(0);
  await write(editor(page, 2), 'outcome(domineering(12, 12))');
  await page.waitForTimeout(600);
  await expect(preview).toHaveCount(0);
  await write(editor(page, 2), 'rank(G) + 200');
  await expect(preview).toContainText('203');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(cell(page, 2).locator('.value')).toHaveText('203');
  await expect(cell(page, 2).locator('.preview')).toHaveCount(0);
});

test('a slider changes its number, and what was answered below runs again', async ({
  page,
  site,
}) => {
  const sheet = 'n := 2 // slider 1..9\n\nrank(nim(n)) + 10\n\nrank(*5)\n\nn + 20\n';
  await open(page, site, 'worksheet', 'shared', await link(sheet));
  const slider = page.getByRole('slider', { name: 'n in cell 1' });
  await expect(slider).toHaveValue('2');
  await page.getByRole('button', { name: 'Run cell 2' }).click();
  await expect(cell(page, 2).locator('.value')).toHaveText('12');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(editor(page, 1)).toHaveText('n := 3 // slider 1..9');
  await expect(cell(page, 2).locator('.value')).toHaveText('13');
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  await expect(cell(page, 2).locator('.value')).toHaveText('18');
  await expect(cell(page, 2).locator('.old')).toHaveCount(0);
  // What nobody asked has no answer.
  await expect(cell(page, 4).locator('.value')).toHaveCount(0);
  await expect(page.getByText('kept in this browser')).toBeVisible();
  // Each change is a step that the key takes back, and does again.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page, 1)).toHaveText('n := 7 // slider 1..9');
  await expect(cell(page, 2).locator('.value')).toHaveText('17');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(cell(page, 2).locator('.value')).toHaveText('18');
  await page.waitForTimeout(600);
  await page.reload();
  await expect(page.getByRole('slider', { name: 'n in cell 1' })).toHaveValue('8');
});
