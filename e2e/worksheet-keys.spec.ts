// Keys: running and going on, walking between cells, the page of keys and the command palette.

import { violations } from './axe.ts';
import { cell, editor, expect, link, open, test, write } from './workbench.ts';

const SHEET = 'rank(*)\n\n// A note.\n\n(rank(*2)\n+ 1)\n\nrank(*3)\n';

test('Shift+Enter runs and goes on, Ctrl+Enter runs and stays', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'shared', await link(SHEET));
  await editor(page, 1).press('ControlOrMeta+Enter');
  await expect(cell(page, 1).locator('.value')).toHaveText('1');
  await expect(editor(page, 1)).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByRole('region', { name: 'Prose 2' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(editor(page, 3)).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(cell(page, 3).locator('.value')).toHaveText('3');
  await expect(editor(page, 4)).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(cell(page, 4).locator('.value')).toHaveText('3');
  await expect(editor(page, 4)).toBeFocused();
});

test('a new sheet is written from its first cell to the next by Shift+Enter alone', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'new');
  await expect(editor(page, 1)).toBeFocused();
  // Nothing comes after nothing.
  await page.keyboard.press('Shift+Enter');
  await expect(editor(page, 1)).toBeFocused();
  await page.keyboard.insertText('G := *3');
  await page.keyboard.press('Shift+Enter');
  await expect(editor(page, 2)).toBeFocused();
  await page.keyboard.insertText('rank(G)');
  await page.keyboard.press('Shift+Enter');
  await expect(cell(page, 2).locator('.value')).toHaveText('3');
  await expect(editor(page, 3)).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(editor(page, 3)).toBeFocused();
  await expect(page.locator('.cell')).toHaveCount(3);
});

test('a new sheet is to be had right after something was typed in another', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'new');
  await expect(editor(page, 1)).toBeFocused();
  await page.keyboard.insertText('rank(*7)');
  // At once, and not when it was put into the store.
  expect(await page.evaluate(() => location.hash)).toMatch(/^#\/worksheet\/sheet\//);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: /^A command/ }).fill('new sheet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/worksheet\/new$/);
  await expect(editor(page, 1)).toHaveText('');
  await expect(editor(page, 1)).toBeFocused();
  await page.goBack();
  await expect(editor(page, 1)).toHaveText('rank(*7)');
});

test('arrows walk between cells at the edge of an editor, and within it inside', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link(SHEET));
  await editor(page, 4).press('ArrowUp');
  await expect(editor(page, 3)).toBeFocused();
  // From its last line to its first, and then out.
  await page.keyboard.press('ArrowUp');
  await expect(editor(page, 3)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const prose = page.getByRole('region', { name: 'Prose 2' });
  await expect(prose).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(editor(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(editor(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(prose).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Prose 2' })).toBeFocused();
  await page.keyboard.type(' More.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect(editor(page, 3)).toBeFocused();
  // What is offered takes the arrows while it is there.
  await write(editor(page, 3), '');
  await page.keyboard.type('outc');
  await expect(page.getByRole('option', { name: /^outcome/ }).first()).toBeVisible();
  await page.waitForTimeout(200);
  await page.keyboard.press('ArrowDown');
  await expect(editor(page, 3)).toBeFocused();
});

test('Esc leads from the editor to its cell, which is removed and brought back by key', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link(SHEET));
  await editor(page, 1).press('Escape');
  await expect(cell(page, 1)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Removed: rank(*)')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor(page, 1)).toBeFocused();
});

test('the keys that run a cell do so on the cell too', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'shared', await link(SHEET));
  await editor(page, 1).press('Escape');
  await expect(cell(page, 1)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(cell(page, 1).locator('.value')).toHaveText('1');
  await expect(cell(page, 1)).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  const prose = page.getByRole('region', { name: 'Prose 2' });
  await expect(prose).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(editor(page, 3)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cell(page, 3)).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(cell(page, 3).locator('.value')).toHaveText('3');
  await expect(editor(page, 4)).toBeFocused();
});

test('the page of keys opens with ?, and not where one writes', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'shared', await link('rank(*)\n'));
  await editor(page, 1).press('End');
  await page.keyboard.type(' // ?');
  await expect(editor(page, 1)).toHaveText('rank(*) // ?');
  // The first may close a list of words.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(cell(page, 1)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Shift\+Enter/ })).toContainText('go on');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(cell(page, 1)).toBeFocused();
});

test('while cells run, the palette offers what is typed before the next frame', async ({
  page,
  site,
}) => {
  const sheet = 'rank(*)\n\noutcome(domineering(12, 12))\n';
  await open(page, site, 'worksheet', 'shared', await link(sheet));
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 2)).toContainText('computing');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: /^A command/ })).toBeFocused();
  const views = ['Game', 'Board', 'Quotient', 'Players', 'Census', 'Papers'];
  const offered = await page.evaluate(async (names) => {
    const found: (string | null | undefined)[] = [];
    for (const name of names) {
      const box = document.querySelector<HTMLInputElement>('.palette-input');
      if (box === null) break;
      box.value = `view: ${name}`;
      box.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      found.push(document.querySelector('.palette-list [role=option]')?.textContent);
    }
    return found;
  }, views);
  expect(offered).toEqual(views.map((name) => `View: ${name}`));
});

test('the palette finds commands, views, rulesets and sheets, by the keyboard alone', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link('rank(*)\n\nrank(*2)\n'));
  await write(editor(page, 1), 'rank(*4)');
  await page.keyboard.press('ControlOrMeta+k');
  const box = page.getByRole('combobox', { name: /^A command/ });
  await expect(box).toBeFocused();
  await page.keyboard.type('move down');
  const option = page.getByRole('option', { name: /^Move this cell down/ });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  );
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(editor(page, 2)).toHaveText('rank(*4)');
  await expect(editor(page, 2)).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('run this');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2).locator('.value')).toHaveText('4');

  await page.keyboard.press('ControlOrMeta+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('latex');
  await expect(page.getByRole('option', { name: 'Take along: LaTeX article' })).toBeVisible();
  await box.fill('cite');
  await page.keyboard.press('Enter');
  const citation = page.getByRole('region', { name: 'Cite this sheet' });
  await expect(citation).toBeFocused();
  await citation.getByRole('button', { name: 'Close' }).click();
  await editor(page, 2).click();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('no such thing');
  await expect(page.getByText('Nothing is called so.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor(page, 2)).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('board: domin');
  await expect(page.getByRole('option', { name: 'Board: Domineering' }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/board\/domineering/);

  // The sheet became one's own when it was changed.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('sheet: work');
  await expect(page.getByRole('option', { name: 'Sheet: Worksheet' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(editor(page, 2)).toHaveText('rank(*4)');

  await page.getByRole('button', { name: /^Commands/ }).click();
  await expect(box).toBeFocused();
  await page.keyboard.type('view: start');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Start' })).toHaveAttribute('aria-current', 'page');
});
