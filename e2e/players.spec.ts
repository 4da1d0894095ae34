// Games of several players: outcomes with their reasons, sums, the quotient, comparison and play. What the
// stories expect of games is from Spindler's paper.

import { pale, serious } from './axe.ts';
import { expect, open, test } from './workbench.ts';

test('a game has an outcome and its reasons; another number of players or convention is another', async ({
  page,
  site,
}) => {
  await open(page, site);
  await page.getByRole('navigation').getByRole('link', { name: 'Players' }).click();
  await expect(page.locator('.starters li')).toContainText('N can force a win.');
  // [Spindler, Proposition 2.2].
  await page.getByRole('link', { name: '{0, *2}', exact: true }).click();
  await expect(page).toHaveURL(/#\/players\/3\/OP\/%7B0%2C%20\*2%7D$/);
  await expect(page).toHaveTitle(/^\{0, \*2\} · 3 players · Players/);
  await expect(page.locator('.fates > li').nth(2)).toContainText('N and O together can stop P.');
  await page.getByLabel('All of the plan: P', { exact: true }).click();
  await expect(page.locator('.plan-body:visible')).toContainText(
    /N moves to .2, O moves to 0\. P cannot move, and N and O win\./,
  );
  // [Spindler, Proposition 2.5]: it is undetermined.
  const box = page.getByLabel(/^A game such as/);
  await box.fill('{*2, {*2}}');
  await expect(page.locator('.starters')).toContainText('Nobody can force a win');
  await expect(page.locator('.starters .seats')).toHaveAttribute('aria-label', 'nobody');
  await box.fill('{*2, {');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('.answer.previous .previous-name')).toContainText('{*2, {*2}}');
  // One free move for Left: whoever is stuck first loses alone.
  await box.fill('1[0]');
  const sets = page.locator('.starters .seats');
  await expect(sets).toHaveCount(3);
  await expect(sets.nth(0)).toHaveAttribute('aria-label', 'L, R');
  await box.fill('2');
  await expect(sets).toHaveAttribute('aria-label', 'N');
  await page
    .getByLabel('where a player cannot move')
    .selectOption({ label: 'that player wins alone' });
  await expect(page).toHaveURL(/#\/players\/3\/N\/2$/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/players\/3\/OP\/2$/);
  await page.getByLabel('players', { exact: true }).selectOption('4');
  await expect(page).toHaveURL(/#\/players\/4\/O1O2P\/2$/);
  // More positions than anybody waits for: it says what it does, and ends.
  await box.fill('40 40 40 40 40');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Stopped after/)).toBeVisible();
});

test('sums: the table of the paper, walked by keys, with games that show a cell', async ({
  page,
  site,
}) => {
  await open(page, site, 'players', '3', 'OP', '1 2 3', 'sums');
  const grid = page.getByRole('grid', { name: /^outcomes of sums/ });
  const first = grid.locator('td[data-row="0"][data-column="0"]');
  await expect(first).toContainText('1/1');
  // [Spindler, Table 1]: the row of N, in the order ∅, N, O, P, NO, PN, OP.
  const row = grid.locator('tbody tr').nth(1).locator('td .seats');
  for (const [i, set] of ['N', 'N, O', 'N', 'N', 'N, O, P', 'N, O', 'N'].entries()) {
    await expect(row.nth(i)).toHaveAttribute('aria-label', set);
  }
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.product-told').first().locator('li')).toHaveCount(4);
  await expect(page.locator('.product-told').first()).toContainText('G = ');
});

test('the quotient of Nim, and a comparison with its reason', async ({ page, site }) => {
  // [Spindler, Theorem 2.46].
  await open(page, site, 'players', '3', 'OP', '3 * *', 'quotient');
  await expect(page.locator('.players .big')).toHaveText('16 elements');
  await expect(page.getByRole('grid').locator('td[data-row]')).toHaveCount(256);
  await page.getByLabel('of', { exact: true }).selectOption({ label: 'Nim with heaps up to' });
  await page.getByLabel('largest heap').fill('1');
  await expect(page).toHaveURL(/quotient\/1$/);
  await expect(page.locator('.players .big')).toHaveText('3 elements');
  // [Spindler, Proposition 2.21]: 3·* is not 0.
  await page.getByRole('link', { name: 'Compare' }).click();
  const relation = page.locator('.compared tbody tr').first();
  await expect(relation).toContainText('everybody, beside impartial games');
  await expect(relation.locator('td').nth(1)).toHaveText('proved');
  await expect(relation.locator('td').nth(2)).toHaveText('refuted');
  // What tells them apart is looked at elsewhere, where the link is no more.
  await page.locator('.why-compared summary').filter({ hasText: 'refuted' }).first().press('Enter');
  await page
    .getByRole('link', { name: /^Look at/ })
    .first()
    .press('Enter');
  await expect(page.locator('.starters')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await page.getByLabel('Another game H').fill('3 * * ');
  await expect(relation.locator('.relation-sign')).toContainText('=');
  await expect(page).toHaveURL(/compare\/3%20\*%20\*%20$/);
});

test('a game is played by keys alone: hint, move, the program, back and forth, the end', async ({
  page,
  site,
}) => {
  await open(page, site, 'players', '3', 'OP', '{0, *2}', 'play', 'yyy');
  const board = page.getByRole('group', { name: 'moves' });
  await expect(page.locator('.whose')).toHaveText('N is to move.');
  await page.getByRole('button', { name: 'Hint' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.hint')).toHaveText('N wins by force with the moves marked ✓.');
  const zero = board.getByRole('button', { name: 'move to 0 in part 1, advised' });
  await zero.focus();
  await page.keyboard.press('ArrowRight');
  await expect(board.getByRole('button', { name: 'move to *2 in part 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  // Whoever moved by key goes on from the board.
  await expect(page.locator('.players-played li')).toHaveCount(1);
  await expect(board.locator('[data-place]:focus')).toHaveCount(1);
  // Other can make Previous lose now, as in Proposition 2.2.
  await expect(page.locator('.gave-away')).toHaveText(' ✗ gives a forced win away');
  await page.getByRole('button', { name: 'Hint' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.whose')).toHaveText('N is to move.');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.players-played li')).toHaveCount(1);
  await board.getByRole('button', { name: /^move to 0/ }).press('Enter');
  await expect(page.locator('.verdict')).toHaveText('P cannot move: N and O win.');
  await expect(page.locator('.players-says')).toContainText('P could never force a win');
  await expect(page).toHaveURL(/play\/yyy\/0\/1\.0$/);
  // A button that is of no more use leaves whoever pressed it on the board.
  for (const name of ['New game', 'Take back']) {
    await page.getByRole('button', { name }).press('Enter');
    await expect(page.locator('.whose')).toHaveText('N is to move.');
    await expect(board.locator('[data-place]:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('.players-played li')).toHaveCount(1);
  }
});

test('an address with a move that is not there says so, and play goes on', async ({
  page,
  site,
}) => {
  await open(page, site, 'players', '3', 'OP', '1 2', 'play', 'yyy', '0', '99.0');
  await expect(page.getByRole('alert')).toContainText('moves that this game does not have');
  await page.getByRole('button', { name: 'take 2 from heap 2, leaving 0' }).click();
  await expect(page).toHaveURL(/play\/yyy\/0\/1$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await open(page, site, 'players', '3', 'OP', '1', 'play', 'ppp', '0', '99');
  await expect(page).toHaveURL(/play\/ppp\/0\/0$/);
  await expect(page.locator('.verdict')).toBeVisible();
});

test('more players than are told of are refused in words, and the second game can be typed anew', async ({
  page,
  site,
}) => {
  for (const many of ['7', '40', '1e9']) {
    await page.goto('about:blank');
    await open(page, site, 'players', many, 'OP', '1 2 3');
    await expect(page.getByRole('alert')).toContainText('There are 2 to 6 players here, and not');
  }
  await page.getByLabel('players', { exact: true }).selectOption('3');
  await expect(page.locator('.starters li')).toContainText('N can force a win.');
  await open(page, site, 'players', '3', 'OP', '3 * *', 'compare');
  const other = page.getByLabel('Another game H');
  await other.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('alert')).toContainText('Write a game such as');
  await expect(other).toHaveValue('');
  await page.keyboard.type('3 * *');
  await expect(page.locator('.relation-sign').first()).toContainText('=');
  // What is wrong is said at its own box.
  const game = page.getByLabel(/^A game such as/);
  await game.fill('{0, ');
  await expect(game).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(other).toHaveAttribute('aria-invalid', 'false');
  await game.fill('*2');
  await other.fill('{0, ');
  await expect(other).toHaveAttribute('aria-invalid', 'true');
  await expect(game).toHaveAttribute('aria-invalid', 'false');
});

test('on a phone one plays heaps against the program; light and dark, in German too', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, site, 'players', '3', 'OP', '1 2', 'play');
  const take = page.getByRole('button', { name: 'take 2 from heap 2, leaving 0' });
  const box = await take.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  await take.click();
  // The program takes the last one for O, and P, the program too, is stuck.
  await expect(page.locator('.verdict')).toHaveText('P cannot move: N and O win.');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.whose')).toHaveText('N is to move.');
  await page.getByRole('button', { name: 'Forth again' }).click();
  await expect(page.locator('.verdict')).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  expect(await serious(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  expect(await pale(page)).toEqual([]);
  await open(page, site, 'players', '3', 'OP', '1 2 3', 'sums');
  await expect(page.locator('.set-table').first()).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('heading', { name: 'Summen unparteiischer Spiele' })).toBeVisible();
});
