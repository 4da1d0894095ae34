// Matches on the board: a game won by hints, one lost by a mistake that is named, moves taken back, and
// an address that holds it all.

import type { Locator, Page } from '@playwright/test';
import { expect, open, slowly, test } from './workbench.ts';

const FOUR = '....|....|....|....';

const square = (page: Page, name: string): Locator =>
  page.locator(`[data-square="${place(name)}"]`);

/** `b3` on a board of four columns. */
function place(name: string): number {
  return (Number(name.slice(1)) - 1) * 4 + name.charCodeAt(0) - 'a'.charCodeAt(0);
}

const yours = (page: Page) => page.getByText('Your move, Left.');
const over = (page: Page) => page.getByText(/^You won|^The program won/);
const moves = (page: Page) => page.getByRole('button', { name: /^move \d+, / });

/** Waits until it is your move again, or over. */
async function answered(page: Page, before: number): Promise<void> {
  await expect(async () => {
    const count = await moves(page).count();
    expect(count > before + 1 || (await over(page).isVisible())).toBe(true);
  }).toPass();
  await expect(yours(page).or(over(page))).toBeVisible();
}

/** Plays what a hint says, by its squares. */
async function playHint(page: Page): Promise<void> {
  const before = await moves(page).count();
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByText(/^A winning move: /);
  await expect(hint).toBeVisible();
  const names = /: (\w+) (\w+)\./.exec((await hint.textContent()) ?? '');
  for (const name of names?.slice(1) ?? []) await square(page, name).click();
  await answered(page, before);
}

test('from the first view one press leads to a board, and hints to a win', async ({
  page,
  site,
}) => {
  await open(page, site);
  await page.getByRole('link', { name: 'Play misère Domineering' }).click();
  await expect(yours(page)).toBeVisible();
  // Nothing is said of who wins before somebody asks.
  await expect(page.getByText(/winning move/)).toHaveCount(0);
  for (let i = 0; i < 8 && !(await over(page).isVisible()); i++) {
    await playHint(page);
    if (!(await over(page).isVisible())) {
      await expect(
        page.getByText(/^The program played .+: every move of mine loses/),
      ).toBeVisible();
    }
  }
  await expect(
    page.getByText('You won: you have no move left, and in misère play that wins.'),
  ).toBeVisible();
  await expect(page.getByText(/first mistake/)).toHaveCount(0);
});

test('a game lost by one mistake names it, and it can be taken back', async ({ page, site }) => {
  await open(page, site, 'board', 'nim', '2', 'play', 'misere');
  await page.getByRole('button', { name: 'heap of 2: take 2' }).click();
  await expect(page.getByText(/^The program won/)).toBeVisible();
  await expect(
    page.getByText(
      /^Your first mistake was move 1, take 2 from 2: .*take 1 from 2 would have kept/,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(yours(page)).toBeVisible();
  await expect(page.getByText(/first mistake/)).toHaveCount(0);
  await page.getByRole('button', { name: 'heap of 2: take 1' }).click();
  await expect(page.getByText(/^You won/)).toBeVisible();
  // Both lines stand in the list.
  await expect(page.getByRole('list', { name: 'Tried instead' })).toContainText('take 1 from 2');
});

test('the address holds the match', async ({ page, site, context }) => {
  await open(page, site, 'board', 'domineering', FOUR, 'play', 'misere');
  await expect(yours(page)).toBeVisible();
  await square(page, 'a1').click();
  await square(page, 'a2').click();
  await answered(page, 0);
  const reason = await page.getByText(/^The program played/).textContent();
  const shared = page.url();
  const other = await context.newPage();
  await other.goto(shared);
  await expect(moves(other)).toHaveCount(2);
  await expect(
    other.getByRole('gridcell', { name: 'row 2, column 1: covered by Left' }),
  ).toBeVisible();
  await expect(other.getByText(reason ?? '-')).toBeVisible();
  // One key back, one key on.
  await other.keyboard.press('ArrowLeft');
  await expect(other.getByText('The program is to move.')).toBeVisible();
  await other.keyboard.press('ArrowLeft');
  await expect(other.getByRole('gridcell', { name: /covered/ })).toHaveCount(0);
  await other.keyboard.press('ArrowRight');
  await other.keyboard.press('ArrowRight');
  await expect(other.getByText(reason ?? '-')).toBeVisible();
});

test('a whole match by keys alone', async ({ page, site }) => {
  await open(page, site, 'board', 'domineering', '..|..', 'play', 'misere');
  await expect(yours(page)).toBeVisible();
  await page.getByRole('gridcell', { name: /^row 1, column 1: open/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'row 1, column 2: open, chosen' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The program won/)).toBeVisible();
  await expect(
    page.getByText('You made no mistake: the game was lost from the start.'),
  ).toBeVisible();
});

/** What stood on the page in one frame. */
interface Frame {
  /** How many moves lead to the one that is marked in the list. */
  readonly at: number;
  readonly covered: number;
  /** The move that the program is said to have played, and the one that is marked. */
  readonly said: string;
  readonly marked: string;
}

for (const speed of ['', ', on a slow machine'] as const) {
  test(`in no frame stands an answer beside another position${speed}`, async ({ page, site }) => {
    if (speed !== '') await slowly(page);
    await open(page, site, 'board', 'domineering', FOUR, 'play', 'misere');
    await expect(yours(page)).toBeVisible();
    await page.evaluate(() => {
      const frames: Frame[] = [];
      Object.assign(window, { frames });
      const look = () => {
        const marked = document.querySelector('.move-list [aria-current]');
        frames.push({
          at: Number(/^move (\d+)/.exec(marked?.getAttribute('aria-label') ?? '')?.[1] ?? 0),
          covered: document.querySelectorAll('.play-square.closed').length,
          said: document.querySelector('.reason strong')?.textContent ?? '',
          marked: /: (.*)$/.exec(marked?.getAttribute('aria-label') ?? '')?.[1] ?? '',
        });
        requestAnimationFrame(look);
      };
      look();
    });
    for (const [a, b] of [
      ['a1', 'a2'],
      ['d1', 'd2'],
    ] as const) {
      const before = await moves(page).count();
      await square(page, a).click();
      await square(page, b).click();
      await answered(page, before);
    }
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) {
      await page.locator('h1').click();
      await page.keyboard.press(key);
    }
    await expect(page.getByRole('gridcell', { name: /covered/ })).toHaveCount(2);
    const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
    expect(frames.some(({ said }) => said !== '')).toBe(true);
    for (const { at, covered, said, marked } of frames) {
      expect(covered).toBe(2 * at);
      // A move of which the name is not known yet is told by nobody.
      if (said !== '') expect(said).toBe(marked);
    }
  });
}
