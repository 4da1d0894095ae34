// Answers of a worksheet: their spoken names, how old ones look, and what long ones do meanwhile.

import { cell, editor, expect, link, open, test, write } from './workbench.ts';

test('every button of a cell says which cell it belongs to', async ({ page, site }) => {
  const sheet = 'outcome(*)\n\n{0|*}\n{*|0}\n\ntree(*2)\n';
  await open(page, site, 'worksheet', 'shared', await link(sheet));
  await page.getByRole('button', { name: 'Run cell 2' }).click();
  await page.getByRole('button', { name: 'Run cell 3' }).click();
  await expect(cell(page, 3).locator('figure')).toBeVisible();
  const named = (name: string) => page.getByLabel(name, { exact: true });
  await named('Tree: answer 2 of cell 2').click();
  await named('Copy: answer 1 of cell 2').click();
  await page.getByRole('button', { name: 'Copy LaTeX of answer 1 of cell 2' }).click();
  await expect(page.getByText('LaTeX copied')).toBeVisible();
  await expect(named('Copy picture: the answer of cell 3')).toBeVisible();
  const names = await page
    .locator('.cell :is(button, summary)')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
  const vague = names.filter((name) => !/\d/.test(name ?? ''));
  expect(vague).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('an answer to an earlier question is dimmed, and cannot be used', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'shared', await link('G := {0|*}\n\nG\n\nrank(*3)\n'));
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 3).locator('.value')).toHaveText('3');
  const look = (place: number) =>
    cell(page, place)
      .locator('.answers > div')
      .evaluate((one) => ({
        dim: Number(getComputedStyle(one).opacity) < 0.5,
        inert: one.hasAttribute('inert'),
      }));
  await write(editor(page, 1), 'G := *');
  await expect(cell(page, 2)).toContainText('A cell above has changed');
  expect(await look(2)).toEqual({ dim: true, inert: true });
  await write(editor(page, 2), 'G + G');
  await expect(cell(page, 2)).toContainText('To the text as it was');
  expect(await look(2)).toEqual({ dim: true, inert: true });
  await editor(page, 2).press('Shift+Enter');
  await expect(cell(page, 2).locator('.old')).toHaveCount(0);
  expect(await look(2)).toEqual({ dim: false, inert: false });
});

test('typing over a cell that begins with a word of the language is quiet', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link('use D\n\nassert 1 > 0 mod E\n'));
  for (const place of [1, 2]) {
    await editor(page, place).press('ControlOrMeta+a');
    await page.keyboard.press('r');
    await page.keyboard.type('ank(');
    // The bracket was closed by itself; what is typed over a selection goes through the same hands.
    await expect(editor(page, place)).toHaveText('rank()');
    await write(editor(page, place), 'use E');
    await editor(page, place).press('ControlOrMeta+a');
    await page.keyboard.press('(');
    await expect(editor(page, place)).toHaveText('(use E)');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(editor(page, place)).toHaveText('use E');
  }
  // The page's messages are looked at in the end: see workbench.ts.
});

/** Long in different ways: loops over lists, comprehensions, forms of a census again and again, boards. */
const LONG = [
  ['map(n -> rank(n), 1..1000000)', /element [\d,]+ of 1,000,000/],
  ['[rank(nimheap(n)) for n in 1..1000000 if n > 3]', /element [\d,]+ of 1,000,000/],
  ['count(map(n -> rank(n), 1..1000000))', /element [\d,]+ of 1,000,000/],
  ['map(n -> census(3, D), 1..1000)', /[\d,]+ forms/],
  ['outcome(domineering(13, 13))', /[\d,]+ positions/],
] as const;

test('what takes long tells how far it is, and stops at once', async ({ page, site }) => {
  const cells = ['G := {0|*}', 'rank(G)', ...LONG.map(([long]) => long), 'rank(G) + 1'];
  await open(page, site, 'worksheet', 'shared', await link(`${cells.join('\n\n')}\n`));
  await page.getByRole('button', { name: 'Run cell 2' }).click();
  await expect(cell(page, 2).locator('.value')).toHaveText('2');
  for (const [i, [, far]] of LONG.entries()) {
    const place = i + 3;
    await page.getByRole('button', { name: `Run cell ${place}` }).click();
    await expect(cell(page, place)).toContainText(far);
    if (i === 0)
      await expect(cell(page, place)).toContainText(/computing .* · \d+ s · .*Stop or Esc ends it/);
    if (i % 2 === 0) await page.getByRole('button', { name: `Stop cell ${place}` }).click();
    else await page.keyboard.press('Escape');
    await expect(cell(page, place)).toContainText('Stopped');
  }
  await expect(cell(page, 2).locator('.value')).toHaveText('2');
  await page.getByRole('button', { name: `Run cell ${cells.length}` }).click();
  await expect(cell(page, cells.length).locator('.value')).toHaveText('3');
});

test('a reload in the middle of a computation leaves the sheet as it is', async ({
  page,
  site,
}) => {
  const sheet = `G := {0|*}\n\nrank(G)\n\nrank(*)\n`;
  await open(page, site, 'worksheet', 'shared', await link(sheet));
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 3).locator('.value')).toHaveText('1');
  await write(editor(page, 3), LONG[0][0]);
  await editor(page, 3).press('Shift+Enter');
  await expect(cell(page, 3)).toContainText(/computing .* · \d+ s/);
  await page.reload();
  await expect(editor(page, 3)).toHaveText(LONG[0][0]);
  await expect(editor(page, 1)).toHaveText('G := {0|*}');
  await expect(cell(page, 2).locator('.value')).toHaveText('2');
  await expect(page.getByRole('button', { name: 'Run all' })).toBeVisible();
  await page.getByRole('button', { name: 'Run cell 2' }).click();
  await expect(cell(page, 2).locator('.value')).toHaveText('2');
});
