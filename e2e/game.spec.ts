// A game: typed, built, reduced, compared.

import { readFile } from 'node:fs/promises';
import { expect, open, test, universeRow } from './workbench.ts';

test('an address is a game; a choice changes the address', async ({ page, site }) => {
  await open(page, site, 'game', '{-1|1}');
  // [Larsson et al., Example 6]: {1̄|1} is 0 among dead-ending games.
  await expect(universeRow(page, 'E').locator('td').first()).toHaveText('0');
  await expect(universeRow(page, 'M').locator('td').first()).not.toHaveText('0');
  await page.getByRole('button', { name: 'E', exact: true }).click();
  await expect(page).toHaveURL(/mod\/E$/);
  await expect(page.getByText(/step 1 of/)).toBeVisible();
  await page.reload();
  await expect(universeRow(page, 'E').getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});

test('a game is built by hand, and undone', async ({ page, site }) => {
  await open(page, site, 'game', '0');
  await page.getByText('Build it by hand').click();
  await page.getByRole('button', { name: 'Add a Left option to the game' }).click();
  await expect(page.getByLabel(/A game G/)).toHaveValue('1');
  await page.getByRole('button', { name: 'Right tombstone on the game' }).click();
  await expect(page.getByLabel(/A game G/)).toHaveValue('{0|#}');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel(/A game G/)).toHaveValue('1');
  await page.getByRole('button', { name: 'Add a Right option to left option 0' }).click();
  await expect(page.getByLabel(/A game G/)).toHaveValue('{-1|}');
  await expect(page.getByRole('group', { name: /Game tree of {1̄ \| ·}/ }).first()).toBeVisible();
});

test('what is built is named by the way that leads to it', async ({ page, site }) => {
  await open(page, site, 'game', '{0,*|*}');
  await page.getByText('Build it by hand').click();
  const box = page.getByLabel(/A game G/);
  const named = (name: string) =>
    page.locator('.builder').getByRole('button', { name, exact: true });
  await expect(named('Remove left option 0')).toHaveCount(1);
  await named('Remove left option 0 of right option *').click();
  await expect(box).toHaveValue('{0,*|-1}');
  await named('Remove left option 0 of left option *').click();
  await expect(box).toHaveValue('{0,-1|-1}');
});

test('a game is built by keys alone', async ({ page, site }) => {
  await open(page, site, 'game', '{0|-1}');
  await page.getByText('Build it by hand').press('Enter');
  const box = page.getByLabel(/A game G/);
  const builder = page.locator('.builder');
  const focused = builder.locator(':focus');
  // The button is of another game after each press, and stays in use.
  await builder.getByRole('button', { name: 'Left tombstone on left option 0' }).press('Enter');
  await expect(box).toHaveValue('{{#|}|-1}');
  await expect(focused).toHaveAccessibleName('Left tombstone on left option {#|}');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('{0|-1}');
  await expect(focused).toHaveAccessibleName('Left tombstone on left option 0');
  // An option that is removed takes its buttons along.
  await builder.getByRole('button', { name: 'Remove right option -1' }).press('Enter');
  await expect(box).toHaveValue('1');
  const undo = builder.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  for (const before of ['{0|-1}', '{{#|}|-1}', '{0|-1}']) {
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue(before);
    await expect(undo).toBeFocused();
  }
  await expect(undo).toBeDisabled();
});

test('the reduction goes step by step, with buttons and with keys', async ({ page, site }) => {
  await open(page, site, 'game', '{0,*|*} + *');
  const status = page.getByText(/step \d+ of \d+/);
  await expect(status).toContainText('step 1 of');
  await page.getByRole('button', { name: 'next →' }).click();
  await expect(status).toContainText('step 2 of');
  await page.getByRole('button', { name: 'next →' }).press('ArrowLeft');
  await expect(status).toContainText('step 1 of');
  await page.getByText('Why this is allowed').click();
  await expect(page.locator('.why .sentence').first()).toBeVisible();
});

test('two games are compared, with reasons', async ({ page, site }) => {
  await open(page, site, 'game', '* + *', 'vs', '0');
  // Equal among dicots; elsewhere a game tells them apart [Larsson et al., section 2].
  await expect(page.getByRole('button', { name: 'G ≡ H mod D', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /G ∥ H mod E/ })).toBeVisible();
  await page.getByRole('button', { name: /G ∥ H mod E/ }).click();
  await expect(page.locator('.apart')).toContainText('They are told apart by X');
  await page.getByText('Copy reasons').click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save certificate G ≥ H' }).click();
  const file = JSON.parse(await readFile((await (await saved).path()) ?? '', 'utf8'));
  expect(file).toHaveProperty('format');
});

test('the distinguishing game is played against the program', async ({ page, site }) => {
  // G = * + * and H = 0 are told apart among dead-ending games; whichever game X the program names,
  // somebody who follows its hints from a won position wins.
  await open(page, site, 'game', '* + *', 'vs', '0', 'mod', 'E');
  await expect(page.locator('.apart')).toBeVisible();
  const outcome = await page.locator('.apart .outcome').first().textContent();
  await page.getByText(/against the program/).click();
  const first = outcome === 'L' || outcome === 'N' ? 'left' : 'right';
  await page.getByLabel('you are').selectOption('left');
  await page.getByLabel('first to move').selectOption(first);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const hints = page.getByRole('button', { name: 'show which moves win' });
  const verdict = page.getByText(/You win|The program wins/);
  await expect(hints.or(verdict)).toBeVisible();
  if (await hints.isVisible()) await hints.click();
  for (let i = 0; i < 10 && !(await verdict.isVisible()); i++) {
    await page.locator('.play-board .chips button', { hasText: 'wins' }).first().click();
    await expect(verdict.or(page.getByText('Your move'))).toBeVisible();
  }
  // Left moving first or second as above wins exactly where the outcome says so.
  await expect(verdict).toContainText(outcome === 'R' ? 'The program wins' : 'You win');
});

test('pictures are taken along as SVG, PNG and TikZ', async ({ page, site }) => {
  await open(page, site, 'game');
  await page.getByText('Copy picture').first().click();
  await page.getByRole('button', { name: 'Copy TikZ' }).click();
  await expect(page.getByText('TikZ copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('tikzpicture');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save PNG' }).click();
  const bytes = await readFile((await (await saved).path()) ?? '');
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.length).toBeGreaterThan(2_000);
});

test('a long study can be stopped', async ({ page, site }) => {
  await open(page, site, 'game', 'domineering(7, 7)');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped.')).toBeVisible();
  await page.getByLabel(/A game G/).fill('*');
  await expect(universeRow(page, 'Normal').locator('td').first()).toHaveText('∗');
});

test('what is selected and copied keeps its bars, and the page stays as it was', async ({
  page,
  site,
}) => {
  await open(page, site, 'game', '{0,-1|1,*}');
  await expect(page.getByText(/step 1 of/)).toBeVisible();
  await expect(page.locator('menclose[notation="top"]').first()).toBeVisible();
  // All in one turn, in which nothing else of the page can arrive. The clipboard is that of an event of the
  // browser's own, without a key that a system might keep.
  const { copied, same } = await page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const before = main.innerHTML;
    getSelection()?.selectAllChildren(main);
    const clipboardData = new DataTransfer();
    document.body.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    const text = clipboardData.getData('text/plain').replace(/\s/g, '');
    return { copied: text, same: main.innerHTML === before };
  });
  expect(copied).toContain('D(1\u0304)');
  expect(copied).toContain('0,1\u0304∣1,∗'.replace('∣', '|'));
  expect(same).toBe(true);
  // Where there is no bar the browser copies by itself.
  const untouched = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('h1') ?? document.body);
    const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true });
    return document.body.dispatchEvent(event);
  });
  expect(untouched).toBe(true);
});

test('at both ends of a reduction, whoever presses its buttons by key stays on them', async ({
  page,
  site,
}) => {
  await open(page, site, 'game', '*2+*3');
  const status = page.getByText(/step \d+ of \d+/);
  await expect(status).toContainText('step 1 of');
  const steps = Number((await status.textContent())?.match(/step 1 of (\d+)/)?.[1]);
  expect(steps).toBeGreaterThan(1);
  const back = page.getByRole('button', { name: '← back' });
  const next = page.getByRole('button', { name: 'next →' });
  await next.focus();
  for (let step = 2; step <= steps; step++) {
    await page.keyboard.press('Enter');
    await expect(status).toContainText(`step ${step} of`);
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toContainText(`step ${steps} of`);
  await back.focus();
  for (let step = steps - 1; step >= 1; step--) {
    await page.keyboard.press('Enter');
    await expect(status).toContainText(`step ${step} of`);
  }
  await expect(back).toBeFocused();
});

test('whoever follows a node of the tree by key goes on from the game that it leads to', async ({
  page,
  site,
}) => {
  await open(page, site, 'game', '*2+*3');
  const nodes = page.locator('.picture-block a[data-text]');
  await nodes.first().waitFor();
  const below = nodes.and(page.locator('[href="#/game/*3"]')).first();
  await below.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/game\/\*3$/);
  await expect(page.locator('.picture-block a[tabindex="0"]')).toHaveAttribute('href', '#/game/*3');
  await expect(page.getByRole('main')).toBeFocused();
});
