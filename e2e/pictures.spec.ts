// Pictures: looked at closely, in the whole window, and as a way to the games that stand in them.

import type { Locator, Page } from '@playwright/test';
import { cell, expect, fingers, link, open, test } from './workbench.ts';

const scaleOf = (drawing: Locator) =>
  drawing.evaluate((one) => {
    const svg = one.querySelector('svg');
    const width = Number(svg?.getAttribute('width'));
    return one.getBoundingClientRect().width / width;
  });

const fits = async (page: Page) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

test('a picture is zoomed, dragged, fitted and seen in the whole window, and its nodes lead to games', async ({
  page,
  site,
}) => {
  await open(page, site, 'game', '{0,*|{*|1}}');
  const figure = page.locator('.picture-block figure');
  const drawing = figure.locator('.frame:not(.full) .drawing');
  const canvas = figure.locator('.frame:not(.full) .canvas');
  await expect(drawing.locator('a').first()).toBeVisible();
  const before = await scaleOf(drawing);
  const zoomIn = figure.getByRole('button', { name: 'Zoom in', exact: true });
  for (let i = 0; i < 7; i++) await zoomIn.click();
  expect((await scaleOf(drawing)) / before).toBeCloseTo(1.25 ** 7, 1);
  await expect(figure.getByRole('status').filter({ hasText: /^\d+ %$/ })).toBeVisible();

  // Dragged by one of its nodes: it moves, and the node is not opened.
  const address = page.url();
  const scrolled = () => canvas.evaluate((one) => one.scrollLeft);
  const start = await scrolled();
  const box = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y - 10, { steps: 4 });
  await page.mouse.up();
  expect(await scrolled()).toBe(start + 40);
  expect(page.url()).toBe(address);
  await canvas.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(start + 40);

  // The wheel with Ctrl keeps what is under the pointer; without it the page scrolls.
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await scaleOf(drawing)) / before).toBeGreaterThan(1.25 ** 7 + 0.3);
  await figure.getByRole('button', { name: 'Fit', exact: true }).click();
  await expect(figure.getByRole('button', { name: 'Fit', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const over = await canvas.evaluate((one) => [
    one.scrollWidth - one.clientWidth,
    one.scrollHeight - one.clientHeight,
  ]);
  expect(Math.max(...over)).toBeLessThanOrEqual(1);

  // In the whole window, by key, and back to where one was.
  const opens = figure.getByRole('button', { name: 'Full screen', exact: true });
  await opens.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Game tree of/ });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('.drawing a').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opens).toBeFocused();

  // One node is reached by Tab, the others by arrows; each says its game, and Enter opens it.
  await canvas.focus();
  await page.keyboard.press('Tab');
  const root = drawing.getByRole('link', {
    name: /^Left to 0 or star, Right to open Left to star/,
  });
  await expect(root).toBeFocused();
  await expect(figure.locator('.node-tip')).toContainText('{0, * | {* | 1}}');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(drawing.locator('a:focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(root).toBeFocused();
  const option = drawing.getByRole('link', { name: 'Left to star, Right to 1: open as a game' });
  await option.hover();
  await expect(figure.locator('.node-tip')).toHaveText('{* | 1}');
  await option.press('Enter');
  await expect(page.getByLabel(/A game G/)).toHaveValue('{* | 1}');
  await page.goBack();
  await expect(page.getByLabel(/A game G/)).toHaveValue('{0,*|{*|1}}');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('letters of a wide tree can be read, two fingers zoom, and pictures are made when they come near', async ({
    page,
    site,
  }) => {
    const cells = ['tree(domineering(2, 4))', ...Array.from({ length: 30 }, (_, i) => `${i}`)];
    const sheet = `${[...cells, 'tree({*|1})', 'hasse(born(2, D), D)'].join('\n\n')}\n`;
    await open(page, site, 'worksheet', 'shared', await link(sheet));
    await page.getByRole('button', { name: 'Run all' }).click();
    const drawing = cell(page, 1).locator('.drawing');
    await expect(drawing.locator('a').first()).toBeVisible();
    // Fourteen points are eleven pixels or more.
    expect((await scaleOf(drawing)) * 14).toBeGreaterThanOrEqual(10.99);
    await fits(page);
    const canvas = cell(page, 1).locator('.canvas');
    await canvas.scrollIntoViewIfNeeded();
    const box = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const before = await scaleOf(drawing);
    const hand = await fingers(page);
    await hand.down([x - 20, y], [x + 20, y]);
    for (const apart of [25, 30, 35, 40]) await hand.move([x - apart, y], [x + apart, y]);
    await hand.up();
    await expect.poll(async () => (await scaleOf(drawing)) / before).toBeCloseTo(2, 1);
    await fits(page);

    // Far below nothing is drawn yet, and its room is kept.
    const far = cell(page, 32).locator('.drawing');
    await expect(far).toBeAttached();
    await expect(far.locator('svg')).toHaveCount(0);
    const kept = (await far.boundingBox())?.height ?? 0;
    expect(kept).toBeGreaterThan(40);
    await far.scrollIntoViewIfNeeded();
    await expect(far.locator('svg')).toBeVisible();
    expect((await far.boundingBox())?.height).toBeCloseTo(kept, 0);
    // A finger on a node of the order opens the game.
    const order = cell(page, 33).locator('.drawing');
    await order.getByRole('link', { name: 'star 2: open as a game' }).tap();
    await expect(page.getByLabel(/A game G/)).toHaveValue('*2');
  });
});
