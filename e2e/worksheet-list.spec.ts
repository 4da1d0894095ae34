// The list of sheets: search, duplicate, delete with undo, all of them in one file; and the signs of
// games above the keyboard of a phone.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { cell, editor, expect, link, open, test, write } from './workbench.ts';

test('sheets are found, copied, deleted and brought back, one by one and all in one file', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet');
  await write(editor(page, 2), 'G := {1|*}');
  await expect(page.getByText('Kept in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 4)).not.toContainText('A cell above has changed');
  await expect(page.getByRole('button', { name: 'Run all' })).toBeVisible();
  const file = { name: 'kayles.pvs', mimeType: 'text/plain', buffer: Buffer.from('rank(*3)\n') };
  await page.getByLabel('Open .pvs').setInputFiles(file);
  await expect(editor(page, 1)).toHaveText('rank(*3)');

  await page.getByText('Your sheets', { exact: true }).click();
  const body = page.locator('.sheet-menu[open]');
  const kayles = body.getByRole('link', { name: 'kayles', exact: true });
  const first = body.getByRole('link', { name: 'Worksheet', exact: true });
  await expect(kayles).toBeVisible();
  await body.getByRole('searchbox').fill('{1|*}');
  await expect(kayles).toHaveCount(0);
  await expect(first).toBeVisible();
  await body.getByRole('searchbox').fill('nosuchword');
  await expect(body.getByText('No sheet has these words.')).toBeVisible();
  await body.getByRole('searchbox').fill('');

  // A row tells what is in its sheet, with its prose typeset.
  const own = page.getByRole('link', { name: 'Worksheet', exact: true });
  const row = body.getByRole('listitem').filter({ has: own });
  await expect(row).toContainText(/\d\d:\d\d · 10 cells/);
  await expect(row).toContainText('This is a worksheet.');

  // The title is changed where it stands, and the open sheet has it too.
  const rename = async (from: string, to: string, key: string) => {
    await body.getByRole('button', { name: `Rename ${from}`, exact: true }).click();
    const box = body.getByRole('textbox', { name: `Title of ${from}`, exact: true });
    await expect(box).toBeFocused();
    await box.fill(to);
    await box.press(key);
    await expect(box).toHaveCount(0);
  };
  await rename('kayles', 'nim', 'Escape');
  await expect(kayles).toBeVisible();
  await rename('kayles', 'nim', 'Enter');
  await expect(body.getByRole('link', { name: 'nim', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'nim', exact: true })).toBeVisible();
  await rename('nim', 'kayles', 'Enter');
  await expect(kayles).toBeVisible();

  await body.getByRole('button', { name: 'Duplicate kayles' }).click();
  await expect(body.getByRole('link', { name: 'kayles (copy)' })).toBeVisible();
  await body.getByRole('button', { name: 'Delete Worksheet' }).click();
  await expect(first).toHaveCount(0);
  await body.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await body.getByRole('button', { name: 'Save all' }).click();
  const archive = await readFile((await (await saved).path()) ?? '');
  expect(JSON.parse(String(archive)).sheets).toHaveLength(3);
  await body.getByRole('button', { name: 'Delete kayles (copy)' }).click();
  await body.getByRole('button', { name: 'Delete Worksheet' }).click();
  await expect(first).toHaveCount(0);
  const all = { name: 'all.json', mimeType: 'application/json', buffer: archive };
  await body.getByLabel('Load all').setInputFiles(all);
  await expect(body.getByText('2 sheets added')).toBeVisible();
  await body.getByLabel('Load all').setInputFiles(all);
  await expect(body.getByText('Nothing was added: all sheets of the file are here')).toBeVisible();
  // What is too much is said, and nothing is taken of it.
  await page.evaluate(() => {
    // Playwright hands over no file of this size: the page sees one that says so.
    Object.defineProperty(File.prototype, 'size', { get: () => 2 ** 26 + 1 });
  });
  await body.getByLabel('Load all').setInputFiles({ ...all, name: 'much.json' });
  await expect(body.getByText('much.json was not loaded: it has 65 MiB')).toBeVisible();
  await first.click();
  await expect(editor(page, 2)).toHaveText('G := {1|*}');
  // Its answers came along, and say so.
  await expect(cell(page, 4).locator('.value')).toBeVisible();
  await expect(cell(page, 4)).toContainText('Came with the sheet, and was not computed here');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('the signs of games stand above the keyboard, and the focus stays', async ({
    page,
    site,
  }) => {
    await open(page, site, 'worksheet', 'shared', await link('rank(*)\n'));
    const keys = page.getByRole('toolbar', { name: 'Signs' });
    await expect(keys).toHaveCount(0);
    await editor(page, 1).tap();
    await expect(keys).toBeVisible();
    await write(editor(page, 1), '');
    for (const name of ['open brace', 'star', 'bar', 'tombstone', 'close brace']) {
      await keys.getByRole('button', { name, exact: true }).tap();
    }
    await expect(editor(page, 1)).toHaveText('{*|■}');
    await expect(editor(page, 1)).toBeFocused();
    // The first may close a list of words.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(keys).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });
});

test('words and help are those of the players that are meant', async ({ page, site }) => {
  const sheet = 'use 3 players\n\noutcome(*)\n';
  await open(page, site, 'worksheet', 'shared', await link(sheet));
  await write(editor(page, 2), '');
  await page.keyboard.type('undet');
  await expect(page.getByRole('option', { name: /^undetermined/ })).toBeVisible();
  await write(editor(page, 1), 'use 2 players');
  await write(editor(page, 2), '');
  await page.keyboard.type('inverti');
  await expect(page.getByRole('option', { name: /^invertible/ })).toBeVisible();
});

test('every deletion of a sheet is undone in turn, and after a reload from the list', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet');
  for (const name of ['one', 'two', 'three']) {
    const file = { name: `${name}.pvs`, mimeType: 'text/plain', buffer: Buffer.from('rank(*)\n') };
    await page.getByLabel('Open .pvs').setInputFiles(file);
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await page.getByText('Your sheets', { exact: true }).click();
  const body = page.locator('.sheet-menu[open]');
  const sheet = (name: string) => body.getByRole('link', { name, exact: true });
  for (const name of ['one', 'two']) {
    await body.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(sheet(name)).toHaveCount(0);
  }
  for (const name of ['two', 'one']) {
    await body.getByRole('button', { name: `Undo deleting “${name}”` }).click();
    await expect(sheet(name)).toBeVisible();
  }
  await expect(body.getByRole('button', { name: /^Undo/ })).toHaveCount(0);

  for (const name of ['one', 'two']) {
    await body.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(sheet(name)).toHaveCount(0);
  }
  await page.reload();
  await page.getByText('Your sheets', { exact: true }).click();
  await body.getByText('Deleted sheets (2)').click();
  expect(await violations(page)).toEqual([]);
  await body.getByRole('button', { name: 'Bring back one' }).click();
  await expect(sheet('one')).toBeVisible();
  await expect(sheet('two')).toHaveCount(0);
  await expect(body.getByText('Deleted sheets (1)')).toBeVisible();
});

test('the open sheet is left when it is deleted, and undoing that leads back to it', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'new');
  await write(editor(page, 1), 'rank(*5)');
  await expect(page.getByText('Kept in this browser.')).toBeVisible();
  const file = { name: 'two.pvs', mimeType: 'text/plain', buffer: Buffer.from('rank(*2)\n') };
  await page.getByLabel('Open .pvs').setInputFiles(file);
  await expect(editor(page, 1)).toHaveText('rank(*2)');
  await write(editor(page, 1), 'rank(*3)');
  await page.getByText('Your sheets', { exact: true }).click();
  const body = page.locator('.sheet-menu[open]');
  const undo = (title: string) => body.getByRole('button', { name: `Undo deleting “${title}”` });
  // What was typed just before does not bring it back.
  await body.getByRole('button', { name: 'Delete two' }).click();
  await expect(editor(page, 1)).toHaveText('rank(*5)');
  await expect(undo('two')).toBeFocused();
  await expect(body.getByRole('link', { name: 'two', exact: true })).toHaveCount(0);
  await body.getByRole('button', { name: 'Delete Worksheet' }).click();
  await expect(page).toHaveURL(/#\/worksheet\/new$/);
  await expect(editor(page, 1)).toHaveText('');
  await expect(undo('Worksheet')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor(page, 1)).toHaveText('rank(*5)');
  await expect(undo('two')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(body).toHaveCount(0);
  await page.getByText('Your sheets', { exact: true }).click();
  await expect(body.getByText('Deleted sheets (1)')).toBeVisible();
});

test('menus stay in the window, wherever their buttons stand', async ({ page, site }) => {
  await open(page, site, 'worksheet');
  for (const [width, names] of [
    [900, ['Take along', 'Your sheets', 'Examples']],
    [768, ['Your sheets', 'Examples', 'More']],
    [360, ['Your sheets', 'Examples', 'More']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of names) {
      const button = page
        .locator('.sheet-menu > summary')
        .and(page.getByText(name, { exact: true }));
      await button.or(page.locator(`.sheet-menu > [aria-label="${name}"]`)).click();
      const body = page.locator('.sheet-menu[open] > .sheet-menu-body');
      await expect(body).toBeInViewport();
      const { x, width: wide } = (await body.boundingBox()) ?? { x: -1, width: 0 };
      expect(x, `${name} at ${width}`).toBeGreaterThanOrEqual(0);
      expect(x + wide, `${name} at ${width}`).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(body).toHaveCount(0);
    }
  }
});

test('a shared sheet that one keeps has the name of its heading', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'shared', await link('// # Stars\n\nrank(*)\n'));
  await page.getByRole('button', { name: 'Keep as mine' }).press('Enter');
  // The button has another use now, and whoever pressed it by key is still there.
  await expect(page.getByRole('button', { name: 'History' })).toBeFocused();
  await page.getByText('Your sheets', { exact: true }).click();
  await expect(page.locator('.sheet-menu').getByRole('link', { name: 'Stars' })).toBeVisible();
});

test('on a phone the head of a sheet is one row, and its menu has the rest', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [sheet, buttons] of [
    [['worksheet'], ['Run all', 'Share by link', 'Save .pvs', 'History', 'LaTeX article', 'Print']],
    [
      ['worksheet', 'example', 'first-steps'],
      ['Keep as mine', 'Link with the answers'],
    ],
  ] as const) {
    await open(page, site, ...sheet);
    await expect(page.locator('.sheet-buttons')).toBeVisible();
    const tops = await page
      .locator('.sheet-buttons > :is(button, details)')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size, sheet.join('/')).toBe(1);
    // By keys alone.
    await more(page).press('Enter');
    for (const name of buttons) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByText('Open .pvs', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(more(page)).toBeFocused();
  }
  await more(page).press('Enter');
  await page.getByRole('button', { name: 'Keep as mine' }).press('Enter');
  await more(page).press('Enter');
  await page.getByRole('button', { name: 'History' }).press('Enter');
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(more(page)).toBeFocused();
});

function more(page: Page) {
  return page.locator('[data-menu="more"] > summary');
}
