// Cells that move: by mouse, finger and key; and every change of them undone and done again.

import type { Locator, Page } from '@playwright/test';
import { cell, editor, expect, fingers, link, open, test } from './workbench.ts';

const SHEET = 'rank(*)\n\nrank(*2)\n\nrank(*3)\n\nrank(*4)\n';

async function texts(page: Page): Promise<string[]> {
  const boxes: Locator = page.getByRole('textbox', { name: /^Cell \d+$/ });
  return boxes.allInnerTexts();
}

const order = (page: Page) =>
  expect.poll(async () =>
    (await texts(page)).map((text) => Number(/\*(\d?)/.exec(text)?.[1] || 1)).join(''),
  );

/** The middle of the handle of a cell, in the window. */
async function handle(page: Page, place: number) {
  const box = await page.getByRole('button', { name: `Move ${place}`, exact: true }).boundingBox();
  if (box === null) throw new Error('a handle is missing');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a cell is dragged by its handle, and given up with Esc', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'shared', await link(SHEET));
  await order(page).toBe('1234');
  const from = await handle(page, 1);
  const to = await handle(page, 3);
  const drag = async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 20);
    await page.mouse.move(to.x, to.y + 4, { steps: 4 });
  };
  await drag();
  await expect(page.locator('.drop-line')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('.drop-line')).toBeHidden();
  await order(page).toBe('1234');
  await drag();
  await page.mouse.up();
  await order(page).toBe('2314');
  await expect(page.getByRole('status').first()).toContainText('Cell 1 is now cell 3 of 4.');
  await expect(page.getByText('Kept in this browser.')).toHaveCount(0);
  await page.reload();
  await order(page).toBe('2314');
});

test('keys move a cell, in its editor and on its handle, and the focus goes along', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link(SHEET));
  await editor(page, 1).press('Alt+ArrowDown');
  await order(page).toBe('2134');
  await expect(editor(page, 2)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await order(page).toBe('2314');
  await page.getByRole('button', { name: 'Move 4', exact: true }).press('ArrowUp');
  await order(page).toBe('2341');
  await expect(page.getByRole('button', { name: 'Move 3', exact: true })).toBeFocused();
  // At the end there is nowhere to go.
  await editor(page, 4).press('Alt+ArrowDown');
  await order(page).toBe('2341');
});

test('everything done to the cells is undone and done again', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'shared', await link(SHEET));
  await page.getByRole('button', { name: 'Move 1', exact: true }).press('ArrowDown');
  await order(page).toBe('2134');
  await page.getByRole('button', { name: 'Add a cell below 4' }).click();
  await expect(editor(page, 5)).toBeFocused();
  await page.keyboard.type('rank(*5)');
  await page.getByRole('button', { name: 'Remove 1' }).click();
  await order(page).toBe('1345');
  await page.keyboard.press('ControlOrMeta+z');
  await order(page).toBe('21345');
  await page.keyboard.press('ControlOrMeta+z');
  await order(page).toBe('2134');
  await page.getByRole('button', { name: 'Undo the move' }).click();
  await order(page).toBe('1234');
  await expect(page.getByRole('button', { name: /Undo/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo the move' }).click();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await order(page).toBe('21345');
  await page.keyboard.press('ControlOrMeta+y');
  await order(page).toBe('1345');
  await expect(page.getByRole('button', { name: /Redo/ })).toHaveCount(0);
});

test('what was written in a cell that is undone away comes back after a reload', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link(SHEET));
  await page.getByRole('button', { name: 'Add a cell below 4' }).click();
  await page.keyboard.type('rank(*7)');
  await page.getByRole('button', { name: 'Undo the addition' }).click();
  await order(page).toBe('1234');
  await expect(page.getByText('Undone: the addition.')).toBeVisible();
  await page.waitForTimeout(600);
  await page.reload();
  await expect(page.getByText('Removed: rank(*7)')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await order(page).toBe('12347');
});

test('a cell that goes above what it needs says that its answer is old', async ({ page, site }) => {
  const sheet = 'G := *2\n\nrank(G)\n\nrank(*4)\n';
  await open(page, site, 'worksheet', 'shared', await link(sheet));
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 3).locator('.value')).toHaveText('4');
  await editor(page, 2).press('Alt+ArrowUp');
  await expect(cell(page, 1)).toContainText('A cell above has changed');
  await page.getByRole('button', { name: 'Undo the move' }).click();
  await expect(cell(page, 2).locator('.old')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 1000 } });

  test('a finger on the handle drags, and the page stays', async ({ page, site }) => {
    await open(page, site, 'worksheet', 'shared', await link(SHEET));
    await order(page).toBe('1234');
    const from = await handle(page, 1);
    const to = await handle(page, 2);
    const finger = await fingers(page);
    const before = await page.evaluate(() => scrollY);
    await finger.down([from.x, from.y]);
    for (let part = 1; part <= 8; part++) {
      await finger.move([from.x, from.y + ((to.y + 4 - from.y) * part) / 8]);
    }
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await finger.up();
    await order(page).toBe('2134');
  });

  test('a cell shows its buttons when it is touched, and the others only their handles', async ({
    page,
    site,
  }) => {
    await open(page, site, 'worksheet', 'shared', await link(`// Some words.\n\n${SHEET}`));
    const words = page.getByRole('region', { name: 'Prose 1' });
    const edit = page.getByRole('button', { name: 'Edit prose 1' });
    const handles = page.locator('.handle');
    await expect(handles).toHaveCount(5);
    for (const one of await handles.all()) await expect(one).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove 2' })).toBeHidden();
    await expect(edit).toBeHidden();
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    await words.getByText('Some words.').tap();
    await expect(edit).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove 2' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(tall);
    await edit.tap();
    await expect(page.getByRole('textbox', { name: 'Prose 1' })).toBeFocused();
    await cell(page, 3).locator('.handle').tap();
    await expect(page.getByRole('button', { name: 'Remove 3' })).toBeVisible();
  });
});
