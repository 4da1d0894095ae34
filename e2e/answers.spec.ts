// What answers are to those who look closer: tables in another order, long forms unfolded, plots, the
// steps of a reduction; and addresses and titles that tell one game from another.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cell, expect, link, open, test, universeRow } from './workbench.ts';

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('a table without heads is sorted by the letters of its columns', async ({ page, site }) => {
    const sheet = 'table([3, 1, 2], n -> n * n)\n';
    await open(page, site, 'worksheet', 'shared', await link(sheet));
    await page.getByRole('button', { name: 'Run cell 1' }).click();
    const column = cell(page, 1).locator('tbody td:nth-child(2)');
    await expect(column).toHaveText(['9', '1', '4']);
    await page.getByRole('button', { name: /^Sort by column B/ }).click();
    await expect(column).toHaveText(['1', '4', '9']);
  });

  test('a table is sorted, its head stays, a long form unfolds, and numbers are plotted', async ({
    page,
    site,
  }) => {
    const sheet = [
      'table(1..300, "n", n -> n, "rest", n -> (7 * n) rem 300, "form", n -> {0,*|nimheap(n rem 5)})',
      'domineering(2, 5) mod M',
      '[(n * n) rem 17 for n in 1..40]',
    ];
    await open(page, site, 'worksheet', 'shared', await link(`${sheet.join('\n\n')}\n`));
    await page.getByRole('button', { name: 'Run all' }).click();
    await expect(cell(page, 3).getByRole('listitem')).toHaveCount(40);

    const table = cell(page, 1).getByRole('table');
    const rows = table.getByRole('row');
    const column = (place: number) =>
      table.locator(`tbody tr td:nth-child(${place})`).allTextContents();
    const byRest = table.getByRole('columnheader', { name: /^Sort by rest/ });
    const sort = byRest.getByRole('button');
    await expect(rows).toHaveCount(21);
    await sort.press('Enter');
    await expect(byRest).toHaveAttribute('aria-sort', 'ascending');
    // 7 and 300 have no common factor: each rest comes once, and 7 · 43 = 301.
    expect((await column(2)).slice(0, 3)).toEqual(['0', '1', '2']);
    expect((await column(1)).slice(0, 3)).toEqual(['300', '43', '86']);
    await sort.click();
    await expect(byRest).toHaveAttribute('aria-sort', 'descending');
    expect((await column(2))[0]).toBe('299');
    await sort.click();
    await expect(byRest).toHaveAttribute('aria-sort', 'none');
    expect((await column(1)).slice(0, 3)).toEqual(['1', '2', '3']);
    await page.getByRole('button', { name: 'Show all 300 rows: the answer of cell 1' }).click();
    await expect(rows).toHaveCount(301);
    const room = cell(page, 1).getByRole('region', { name: 'Table' });
    await room.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    const tops = await room.evaluate((one) => [
      one.getBoundingClientRect().top,
      one.querySelector('th')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(tops[1]).toBeCloseTo(tops[0] ?? 0, 0);
    // A form is in one piece: no cell of the third column is higher than one of numbers.
    const heights = await table
      .locator('tbody tr:first-child td')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(new Set(heights.map(Math.round)).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );

    // The long form: a sign is pressed by key, and the focus goes on from there.
    const form = cell(page, 2).locator('.long-form');
    const signs = form.getByRole('button', { name: /^Unfold part/ });
    await expect(signs.first()).toBeVisible();
    const before = await signs.count();
    const text = () => form.locator('.formula:not(.on-paper)').textContent();
    const short = (await text())?.length ?? 0;
    await signs.first().press('Enter');
    await expect(form.locator('.opened')).toBeFocused();
    expect((await text())?.length).toBeGreaterThan(short);
    await form.getByRole('button', { name: /^Fold/ }).click();
    await expect(signs).toHaveCount(before);
    await form.getByRole('button', { name: /^Unfold all/ }).click();
    await expect(signs).toHaveCount(0);
    const whole = ((await text()) ?? '').replaceAll('■', '#').replaceAll('·', '.');
    await cell(page, 2).getByText('Copy', { exact: true }).click();
    await page.getByRole('button', { name: 'Copy text of the answer of cell 2' }).click();
    await expect(page.getByText('text copied')).toBeVisible();
    // Bars are drawn as lines, and take no sign.
    expect((await copied(page)).replace(/-(?=\d)/g, '').replaceAll('+', '±')).toBe(whole);

    // Nothing is plotted before it is asked for.
    await expect(page.locator('.plot svg')).toHaveCount(0);
    await cell(page, 3).getByLabel('Plot: the answer of cell 3').click();
    const plot = cell(page, 3).getByRole('img', { name: 'Plot of value against place' });
    await expect(plot.locator('circle')).toHaveCount(40);
    await cell(page, 3).getByLabel('Copy picture: the plot of the answer of cell 3').click();
    await page
      .getByRole('button', { name: 'Copy TikZ of the plot of the answer of cell 3' })
      .click();
    await expect(page.getByText('TikZ copied')).toBeVisible();
    expect(await copied(page)).toContain('\\begin{tikzpicture}');
    await cell(page, 1).getByLabel('Plot: the answer of cell 1').click();
    const scattered = cell(page, 1).getByRole('img', { name: 'Plot of rest against n' });
    await expect(scattered.locator('circle')).toHaveCount(300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });
});

test('games have addresses, titles and a way back, and their reductions are told and taken along', async ({
  page,
  site,
}) => {
  await open(page, site);
  const box = page.getByLabel('Type another game');
  await expect(page.getByText('step 1 of 1')).toBeVisible();
  await expect(page).toHaveTitle('Proviso: misère games, with reasons');
  await box.fill('{*|0} + *');
  await box.press('Enter');
  await expect(page).toHaveTitle('{*|0} + * · Start · Proviso');
  await box.fill('* + *');
  await page.getByRole('button', { name: /zero as soon as/ }).click();
  await expect(page).toHaveTitle('{-1|1} · Start · Proviso');
  await page.goBack();
  await expect(box).toHaveValue('* + *');
  await page.goBack();
  await expect(box).toHaveValue('{*|0} + *');
  await expect(page).toHaveTitle('{*|0} + * · Start · Proviso');
  await page.goBack();
  await expect(box).toHaveValue('{0,*|*}');
  await page.goForward();

  // A link to it says nothing of steps until it is asked.
  const shared = page.url();
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
  await expect(page.getByText(/^step 1 of/)).toHaveCount(0);
  await page.locator('summary', { hasText: 'How it came about' }).press('Enter');
  await expect(page.getByText(/^step 1 of/)).toBeVisible();

  await page.getByRole('link', { name: 'All about this game' }).click();
  await expect(page).toHaveTitle('{*|0} + * · Game · Proviso');
  await expect(page.locator('.step-said')).toContainText(/Lemma 5\.1[2-6]/);
  await page.getByText('Copy reduction').click();
  for (const label of ['text', 'LaTeX', 'Markdown', 'JSON']) {
    await page.getByRole('button', { name: `Copy ${label}`, exact: true }).click();
    await expect(page.getByText(`${label} copied`)).toBeVisible();
  }
  expect(JSON.parse(await copied(page))).toMatchObject({ universe: 'D' });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save certificate 1' }).click();
  const file = JSON.parse(await readFile((await (await saved).path()) ?? '', 'utf8'));
  expect(file).toHaveProperty('format');

  await open(page, site, 'game', '*', 'vs', '0');
  await expect(page).toHaveTitle('* beside 0 · Game · Proviso');
  await open(page, site, 'game', '*', 'vs', '0', 'mod', 'E');
  await expect(page).toHaveTitle('* beside 0 mod E · Game · Proviso');
  await open(page, site, 'board', 'nim', '3 2');
  await expect(page).toHaveTitle('Nim 3 2 · Board · Proviso');
  const board = page.getByRole('navigation', { name: 'Mode' });
  for (const mode of ['Play', 'Analyse']) {
    await board.getByRole('link', { name: mode }).click();
    await expect(page).toHaveTitle(`Nim 3 2 · ${mode} · Board · Proviso`);
  }
  await page.goBack();
  await expect(page).toHaveTitle('Nim 3 2 · Play · Board · Proviso');
  await page.goBack();
  await expect(page).toHaveTitle('Nim 3 2 · Board · Proviso');
  await page.goForward();
  await expect(page).toHaveTitle('Nim 3 2 · Play · Board · Proviso');
  await open(page, site, 'worksheet', 'example', 'first-steps');
  await expect(page).toHaveTitle('First steps · Worksheet · Proviso');
});
