// The distinguishing game, played against the program.

import type { Page } from '@playwright/test';
import { expect, open, slowly, test } from './workbench.ts';

/** Opens the play of * + * beside 0 among dead-ending games, which a game X tells apart. */
async function openPlay(page: Page, site: string): Promise<void> {
  await open(page, site, 'game', '* + *', 'vs', '0', 'mod', 'E');
  await expect(page.locator('.apart')).toBeVisible();
  await page.getByText(/against the program/).click();
}

/** What stood on the board in one frame. */
interface Frame {
  readonly story: number;
  readonly sum: string;
  readonly moves: readonly string[];
}

/** Looks at the board in every frame. */
async function watchBoard(page: Page): Promise<() => Promise<Frame[]>> {
  await page.evaluate(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const board = document.querySelector('.play-board');
      const named = (at: string) =>
        [...(board?.querySelectorAll(at) ?? [])].map((one) => one.getAttribute('aria-label') ?? '');
      if (board !== null) {
        frames.push({
          story: board.querySelectorAll('.story li').length,
          sum: named('.big .formula').join(' plus '),
          moves: named('.chips button'),
        });
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
}

/** Who the reader is, and who moves first. */
const PLAYS = [
  ['left', 'left'],
  ['left', 'right'],
  ['right', 'left'],
  ['right', 'right'],
] as const;

for (const speed of ['', ', on a slow machine'] as const) {
  test(`the moves on the screen are those of the turn${speed}`, async ({ page, site }) => {
    if (speed !== '') await slowly(page);
    await openPlay(page, site);
    const frames = await watchBoard(page);
    const verdict = page.getByText(/You win|The program wins/);
    const yours = page.getByText('Your move');
    // Every move is the first that is offered; whoever wins, no frame shows anything else.
    for (const [you, first] of speed === '' ? PLAYS : PLAYS.slice(1, 3)) {
      await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames.splice(0));
      await page.getByLabel('you are').selectOption(you);
      await page.getByLabel('first to move').selectOption(first);
      await page.getByRole('button', { name: /^Start/ }).click();
      await expect(verdict.or(yours)).toBeVisible();
      for (let i = 0; i < 10 && !(await verdict.isVisible()); i++) {
        const before = await page.locator('.story li').count();
        await page.locator('.play-board .chips button').first().click();
        await expect.poll(() => page.locator('.story li').count()).toBeGreaterThan(before);
        await expect(verdict.or(yours)).toBeVisible();
      }
      await expect(verdict).toBeVisible();
      const seen = (await frames()).slice(1);
      for (const { story } of seen) {
        const sums = seen.filter((one) => one.story === story && one.sum !== '');
        expect(new Set(sums.map(({ sum }) => sum)).size).toBeLessThanOrEqual(1);
        const moves = seen.filter((one) => one.story === story && one.moves.length > 0);
        expect(new Set(moves.map((one) => one.moves.join())).size).toBeLessThanOrEqual(1);
      }
    }
  });
}

test('who moves by key goes on by key', async ({ page, site }) => {
  await openPlay(page, site);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const next = page.getByText(/^Your move, Left|^You win|^The program wins/);
  await expect(next).toBeVisible();
  await page.locator('.play-board .chips button').first().press('Enter');
  await expect(page.locator('.story li').first()).toBeVisible();
  await expect(page.locator('.play-board p[tabindex="-1"]')).toBeFocused();
});

test('choices that change during a play count from the next one', async ({ page, site }) => {
  await openPlay(page, site);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const verdict = page.getByText(/You win|The program wins/);
  await expect(page.getByText('Your move, Left').or(verdict)).toBeVisible();
  await page.getByLabel('you are').selectOption('right');
  await expect(page.getByText('These choices count when you start again.')).toContainText(
    'you are Left',
  );
  for (let i = 0; i < 10 && !(await verdict.isVisible()); i++) {
    const before = await page.locator('.story li').count();
    await page.locator('.play-board .chips button').first().click();
    await expect.poll(() => page.locator('.story li').count()).toBeGreaterThan(before);
    await expect(verdict.or(page.getByText('Your move, Left'))).toBeVisible();
  }
  await expect(verdict).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText('These choices count')).toHaveCount(0);
  await expect(page.getByText('Your move, Right').or(verdict)).toBeVisible();
  await expect(page.locator('.story li').first()).toContainText('Left moves');
});

test('every move and every formula has a name of its own', async ({ page, site }) => {
  await open(page, site, 'game', '{-1|1}', 'vs', '{1|-1}', 'mod', 'M');
  await expect(page.locator('.apart')).toBeVisible();
  await expect(
    page.locator('.big').getByRole('math', { name: 'Left to minus 1, Right to 1' }),
  ).toBeVisible();
  await page.getByText(/against the program/).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const move = page.getByRole('button', {
    name: /^move in G to minus 1: the sum becomes minus 1 plus /,
  });
  await expect(move).toHaveCount(1);
  const names = await page
    .locator('.play-board .chips button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(names.length);
});
