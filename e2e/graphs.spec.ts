// Boards that are graphs: drawn, typed and played by mouse, finger and keys.

import type { Locator, Page } from '@playwright/test';
import { serious } from './axe.ts';
import { expect, open, test, universeRow } from './workbench.ts';

const box = (page: Page) => page.getByLabel(/^Position/);
const picture = (page: Page) => page.locator('svg.graph');
const vertex = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^vertex ${name},`) });

/** A place on the picture, in parts of its width and height. */
async function place(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  await picture(page).scrollIntoViewIfNeeded();
  const frame = await picture(page).boundingBox();
  if (frame === null) throw new Error('there is no picture');
  return { x: frame.x + frame.width * x, y: frame.y + frame.height * y };
}

/** The middle of a vertex on the picture, wherever the page is scrolled to. */
async function onPicture(page: Page, name: string): Promise<{ x: number; y: number }> {
  const at = await middle(vertex(page, name));
  const corner = await place(page, 0, 0);
  return { x: Math.round(at.x - corner.x), y: Math.round(at.y - corner.y) };
}

async function middle(item: Locator): Promise<{ x: number; y: number }> {
  await item.scrollIntoViewIfNeeded();
  const frame = await item.locator('.vertex').boundingBox();
  if (frame === null) throw new Error('the vertex is not there');
  return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

async function press(page: Page, x: number, y: number): Promise<void> {
  const at = await place(page, x, y);
  await page.mouse.click(at.x, at.y);
}

test('a graph is drawn with the mouse: vertices, edges, colours, places', async ({
  page,
  site,
}) => {
  await open(page, site, 'board', 'graphcol');
  await page.getByRole('button', { name: 'Empty' }).click();
  await expect(box(page)).toHaveValue('0');
  await press(page, 0.2, 0.3);
  await expect(box(page)).toHaveValue('a');
  await press(page, 0.5, 0.3);
  await press(page, 0.8, 0.7);
  await expect(box(page)).toHaveValue('a, b, c');
  // One and then the other.
  await vertex(page, 'a').click();
  await expect(vertex(page, 'a')).toHaveAttribute('aria-pressed', 'true');
  await vertex(page, 'b').click();
  await expect(box(page)).toHaveValue('a-b, c');
  // From one to the other.
  await drag(page, await middle(vertex(page, 'b')), await middle(vertex(page, 'c')));
  await expect(box(page)).toHaveValue('a-b-c');
  // Once more parts them.
  await drag(page, await middle(vertex(page, 'a')), await middle(vertex(page, 'b')));
  await expect(box(page)).toHaveValue('a, b-c');
  // Twice on the same changes its colour.
  await vertex(page, 'a').click();
  await vertex(page, 'a').click();
  await expect(box(page)).toHaveValue('a:L, b-c');
  await page.getByRole('button', { name: 'coloured by Right' }).click();
  await expect(box(page)).toHaveValue('a:R, b-c');
  // What is dragged to an empty place moves, and nothing else does.
  const before = await onPicture(page, 'b');
  const to = await place(page, 0.4, 0.8);
  await drag(page, await middle(vertex(page, 'c')), to);
  const there = await middle(vertex(page, 'c'));
  expect(Math.hypot(there.x - to.x, there.y - to.y)).toBeLessThan(8);
  expect(await onPicture(page, 'b')).toEqual(before);
  await expect(box(page)).toHaveValue('a:R, b-c');
  await page.getByRole('button', { name: 'Remove a' }).click();
  await expect(box(page)).toHaveValue('b-c');
  await expect(vertex(page, 'c')).toHaveAccessibleName('vertex c, not coloured, joined to b');
  // Col on one edge: one colours an end, the other the other, and then nothing is left for the first.
  await expect(page.locator('.facts dd').first()).toContainText('the next player');
  // The name is canonical, what is drawn keeps its names.
  await expect(page.getByText('graphcol("a-b")')).toBeVisible();
});

test('what was drawn is undone and redone', async ({ page, site }) => {
  await open(page, site, 'board', 'graphsnort', 'a-b');
  await expect(vertex(page, 'a')).toBeVisible();
  await press(page, 0.5, 0.9);
  await expect(box(page)).toHaveValue('a-b, c');
  await page.getByRole('button', { name: 'Grid' }).click();
  await expect(page.getByRole('application')).toHaveAccessibleName(
    'The graph: 9 vertices, 12 edges',
  );
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  await undo.click();
  await expect(box(page)).toHaveValue('a-b, c');
  await undo.press('Enter');
  await expect(box(page)).toHaveValue('a-b');
  // Whoever works by key stays on a button that is of no more use.
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  await redo.click();
  await redo.press('Enter');
  await expect(page.getByRole('application')).toHaveAccessibleName(
    'The graph: 9 vertices, 12 edges',
  );
  await expect(redo).toBeDisabled();
  await expect(redo).toBeFocused();
});

test('the text and the picture are one: what is typed stays where it was drawn', async ({
  page,
  site,
}) => {
  await open(page, site, 'board', 'graphcol', 'a@0,0-b@3,1-c@1,3');
  await expect(box(page)).toHaveValue('a-b-c');
  const places = async () => [
    await onPicture(page, 'a'),
    await onPicture(page, 'b'),
    await onPicture(page, 'c'),
  ];
  const before = await places();
  await box(page).fill('a-b-c:L-a');
  await expect(vertex(page, 'c')).toHaveAccessibleName(/coloured by Left, joined to b and a/);
  expect(await places()).toEqual(before);
  // The caret is where it was, and so is the text.
  await expect(box(page)).toHaveValue('a-b-c:L-a');
  await expect(box(page)).toBeFocused();
  // A reload finds the same picture: the address holds the places.
  await expect(page).toHaveURL(/c:L@1,3|c%3AL%401%2C3/);
  await page.reload();
  await expect(vertex(page, 'c')).toBeVisible();
  expect(await places()).toEqual(before);
  // What is new stands beside what it is joined to.
  await box(page).fill('a-b-c:L-a, b-d');
  await expect(vertex(page, 'd')).toBeVisible();
  const [b, d] = [await middle(vertex(page, 'b')), await middle(vertex(page, 'd'))];
  expect(Math.hypot(b.x - d.x, b.y - d.y)).toBeLessThan(150);
});

test('a text that is no graph says where, and leaves the last graph to draw on', async ({
  page,
  site,
}) => {
  await open(page, site, 'board', 'graphcol', 'a-b');
  await expect(page.getByRole('heading', { name: 'Left can move to' })).toBeVisible();
  await box(page).fill('a-b-');
  await expect(page.getByRole('alert')).toContainText('A vertex is missing');
  await expect(page.getByText('the last board that could be read')).toBeVisible();
  await expect(page.getByText('previous: graphcol a-b').first()).toBeVisible();
  await press(page, 0.5, 0.9);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(box(page)).toHaveValue('a-b, c');
  // An address that is no graph, from the start.
  await open(page, site, 'board', 'graphcol', 'a:Q');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('"Q" is no mark of a vertex here');
  await page.getByRole('group', { name: 'Boards to try' }).getByRole('button').first().click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(vertex(page, 'a')).toBeVisible();
});

test('a graph is drawn by keys alone, and read out', async ({ page, site }) => {
  await open(page, site, 'board', 'graphcol');
  await expect(vertex(page, 'a')).toBeVisible();
  const empty = page.getByRole('button', { name: 'Empty' });
  await empty.press('Enter');
  await expect(box(page)).toHaveValue('0');
  const graph = page.getByRole('application');
  await expect(graph).toHaveAccessibleName('The graph: 0 vertices, 0 edges');
  await graph.focus();
  await page.keyboard.press('n');
  await expect(vertex(page, 'a')).toBeFocused();
  await page.keyboard.press('Shift+N');
  await expect(vertex(page, 'b')).toBeFocused();
  await expect(box(page)).toHaveValue('a-b');
  await page.keyboard.press('n');
  await expect(vertex(page, 'c')).toBeFocused();
  // Joined to a by going there.
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(vertex(page, 'a')).toBeFocused();
  await page.keyboard.press('j');
  await expect(box(page)).toHaveValue('a-b, a-c');
  await expect(page.locator('.graph-words [role=status]')).toHaveText('Joined: c and a.');
  await page.keyboard.press('c');
  await expect(vertex(page, 'a')).toHaveAccessibleName(
    'vertex a, coloured by Left, joined to b and c',
  );
  // To an edge and away with it.
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: 'edge between a and b' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(box(page)).toHaveValue('a:L-c, b');
  await expect(vertex(page, 'a')).toBeFocused();
  const before = await middle(vertex(page, 'a'));
  await page.keyboard.press('Shift+ArrowDown');
  expect((await middle(vertex(page, 'a'))).y).toBeGreaterThan(before.y + 10);
  await page.keyboard.press('Delete');
  await expect(box(page)).toHaveValue('b, c');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(box(page)).toHaveValue('a:L-b, a-c');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(box(page)).toHaveValue('a:L-c, b');
});

test('moves are shown on the picture, and played there by turns', async ({ page, site }) => {
  await open(page, site, 'board', 'graphsnort', 'a@0,0-b@2,0-c@4,0');
  await page.getByRole('button', { name: 'Left moves', exact: true }).click();
  const left = page.getByRole('button', { name: /Left can move here/ });
  await expect(left).toHaveCount(3);
  const before = await onPicture(page, 'c');
  await vertex(page, 'a').click();
  await expect(box(page)).toHaveValue('a:L-b-c');
  expect(await onPicture(page, 'c')).toEqual(before);
  // Right is next, and may not play beside Left.
  await expect(page.getByRole('button', { name: 'Right moves', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const right = page.getByRole('button', { name: /Right can move here/ });
  await expect(right).toHaveCount(1);
  await vertex(page, 'b').click();
  await expect(page.getByText('Right cannot move there.')).toBeVisible();
  await vertex(page, 'c').press('Enter');
  await expect(box(page)).toHaveValue('a:L-b-c:R');
  await expect(page.getByText('nothing: Left, to move, has won')).toBeVisible();
  // The way back leads through the moves.
  await page.goBack();
  await expect(box(page)).toHaveValue('a:L-b-c');
  expect(await onPicture(page, 'c')).toEqual(before);
  // The list of moves leads there too, with the names as they are.
  await page.getByRole('button', { name: /^Right moves to a:L-b-c:R, outcome/ }).click();
  await expect(box(page)).toHaveValue('a:L-b-c:R');
});

test('moves that were played are undone and redone, and the turn with them', async ({
  page,
  site,
}) => {
  await open(page, site, 'board', 'graphsnort', 'a-b-c-d-e');
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  const left = page.getByRole('button', { name: 'Left moves', exact: true });
  const right = page.getByRole('button', { name: 'Right moves', exact: true });
  await left.click();
  await page.getByRole('button', { name: /^vertex a,.*Left can move here/ }).click();
  await page.getByRole('button', { name: /^vertex e,.*Right can move here/ }).click();
  await expect(box(page)).toHaveValue('a:L-b-c-d-e:R');
  await expect(left).toHaveAttribute('aria-pressed', 'true');
  await undo.click();
  await expect(box(page)).toHaveValue('a:L-b-c-d-e');
  await expect(right).toHaveAttribute('aria-pressed', 'true');
  await undo.click();
  await expect(box(page)).toHaveValue('a-b-c-d-e');
  await expect(left).toHaveAttribute('aria-pressed', 'true');
  await expect(undo).toBeDisabled();
  await redo.click();
  await expect(box(page)).toHaveValue('a:L-b-c-d-e');
  await expect(right).toHaveAttribute('aria-pressed', 'true');
  await redo.click();
  await expect(box(page)).toHaveValue('a:L-b-c-d-e:R');
  await expect(left).toHaveAttribute('aria-pressed', 'true');
  await expect(redo).toBeDisabled();
  // The browser's way back is the same way.
  await open(page, site, 'board', 'graphsnort', 'p-q-r');
  await left.click();
  await page.getByRole('button', { name: /^vertex p,.*Left can move here/ }).click();
  await expect(box(page)).toHaveValue('p:L-q-r');
  await page.goBack();
  await expect(box(page)).toHaveValue('p-q-r');
  await expect(left).toHaveAttribute('aria-pressed', 'true');
  await redo.click();
  await expect(box(page)).toHaveValue('p:L-q-r');
});

test('what is said of a graph goes when it is another', async ({ page, site }) => {
  await open(page, site, 'board', 'graphcol', 'a-b, c');
  const said = page.locator('.graph-words [role=status]');
  const joinAgain = async () => {
    await vertex(page, 'b').click();
    await vertex(page, 'c').click();
    await expect(said).toHaveText('Joined: b and c.');
  };
  await joinAgain();
  await box(page).fill('a-b, c');
  await expect(said).toHaveText('');
  await joinAgain();
  await box(page).fill('a-b-');
  await expect(said).toHaveText('');
  await box(page).fill('a-b, c');
  await joinAgain();
  await page.getByRole('button', { name: 'Star' }).click();
  await expect(said).toHaveText('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said).toHaveText('Undone.');
});

test('sensible moves of a graph are counted as they are listed', async ({ page, site }) => {
  await open(page, site, 'board', 'graphcol', 'a-b-c-d, b-e', 'E');
  await expect(page.getByText(/of 10 moves survive modulo/)).toBeVisible();
  await expect(page.locator('.options > li')).toHaveCount(10);
});

test('modulo Normal, moves show who wins in normal play', async ({ page, site }) => {
  // After the only move nobody can move: who comes next wins in misère play, and loses in normal play.
  await open(page, site, 'board', 'graphcol', 'a', 'E');
  const move = (name: string) => page.getByRole('button', { name: `Left moves to a:L, ${name}` });
  await expect(move('outcome N, sensible')).toBeVisible();
  await expect(page.getByText('the misère outcome tells who wins')).toBeVisible();
  await open(page, site, 'board', 'graphcol', 'a', 'Normal');
  await expect(move('outcome P in normal play, a winning move')).toBeVisible();
  await expect(page.getByText('the normal outcome tells who wins')).toBeVisible();
});

test('edges have owners, stand on the ground, and are cut on the picture', async ({
  page,
  site,
}) => {
  await open(page, site, 'board', 'graphhackenbush', '0-L-a@0,1-R-b@3,0');
  const edge = (name: RegExp) => page.getByRole('button', { name });
  await expect(edge(/^edge between a and b, red, Right’s/)).toBeVisible();
  // A vertex that does not stand is said to be none yet, and stays to be joined.
  await page.getByRole('button', { name: 'Star' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await press(page, 0.85, 0.3);
  await expect(page.getByRole('alert')).toContainText('The vertex c is not joined to the ground');
  const c = await middle(vertex(page, 'c'));
  const ground = await page.getByRole('button', { name: /^the ground/ }).boundingBox();
  await drag(page, c, { x: c.x, y: (ground?.y ?? 0) + 6 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(box(page)).toHaveValue('0-L-a-R-b, 0-L-c');
  // What is pressed can be given to another.
  await edge(/^edge between c and the ground/).press('Enter');
  await page.getByRole('button', { name: 'green, either player’s' }).click();
  await expect(box(page)).toHaveValue('0-L-a-R-b, 0-E-c');
  // Two edges between the same, one of which is cut.
  await vertex(page, 'a').focus();
  await page.keyboard.press('j');
  await vertex(page, 'b').focus();
  await page.keyboard.press('j');
  await expect(box(page)).toHaveValue('0-L-a-R-b-L-a, 0-E-c');
  await page.getByRole('button', { name: 'Right moves', exact: true }).click();
  await edge(/^edge between a and b, red.*Right can move here/).press('Enter');
  await expect(box(page)).toHaveValue('0-L-a-L-b, 0-E-c');
  await edge(/^edge between the ground and a, blue.*Left can move here/).press('Enter');
  await expect(box(page)).toHaveValue('0-E-c');
});

test('a vertex that is moved asks nothing anew', async ({ page, site }) => {
  await open(page, site, 'board', 'graphcol', 'a@0,0-b@3,0');
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
  await page.evaluate(() => {
    const watch = window as unknown as { dimmed: number };
    watch.dimmed = 0;
    new MutationObserver(() => {
      if (document.querySelector('.previous')) watch.dimmed++;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await drag(page, await middle(vertex(page, 'a')), await place(page, 0.5, 0.85));
  await expect(page).not.toHaveURL(/a@0,0|a%400%2C0/);
  expect(await page.evaluate(() => (window as unknown as { dimmed: number }).dimmed)).toBe(0);
  // But the picture that is copied is as it was drawn.
  await page.getByText('Copy board').click();
  await page.getByRole('button', { name: 'Copy TikZ' }).click();
  await expect(page.getByText('TikZ copied')).toBeVisible();
});

test('axe finds nothing in the editor, wide and light, narrow and dark', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, site, 'board', 'graphsnort', 'a-b:L-c-a, d:R-e');
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
  await vertex(page, 'a').click();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Left moves', exact: true }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await serious(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('taps add, join and colour; a finger on a vertex drags it, elsewhere it scrolls', async ({
    page,
    site,
  }) => {
    await open(page, site, 'board', 'graphcol', 'a@0,0-b@3,0');
    await expect(vertex(page, 'a')).toBeVisible();
    await picture(page).scrollIntoViewIfNeeded();
    const tap = ({ x, y }: { x: number; y: number }) => page.touchscreen.tap(x, y);
    await tap(await place(page, 0.5, 0.85));
    await expect(box(page)).toHaveValue('a-b, c');
    await tap(await middle(vertex(page, 'a')));
    await tap(await middle(vertex(page, 'c')));
    await expect(box(page)).toHaveValue('a-b, a-c');
    await tap(await middle(vertex(page, 'b')));
    await tap(await middle(vertex(page, 'b')));
    await expect(box(page)).toHaveValue('a-b:L, a-c');
    const session = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
    const swipe = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
      await finger('touchStart', { ...from, id: 0 });
      for (let i = 1; i <= 8; i++) {
        await finger('touchMove', {
          x: from.x + (by.x * i) / 8,
          y: from.y + (by.y * i) / 8,
          id: 0,
        });
      }
      await finger('touchEnd');
    };
    const scrolled = () => page.evaluate(() => scrollY);
    const top = await scrolled();
    const from = await middle(vertex(page, 'c'));
    await swipe(from, { x: -60, y: -50 });
    const to = await middle(vertex(page, 'c'));
    expect(Math.hypot(to.x - from.x + 60, to.y - from.y + 50)).toBeLessThan(12);
    expect(await scrolled()).toBe(top);
    await swipe(await place(page, 0.9, 0.9), { x: 0, y: -120 });
    await expect.poll(scrolled).toBeGreaterThan(top + 60);
    await expect(box(page)).toHaveValue('a-b:L, a-c');
  });
});
