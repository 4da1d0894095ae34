// Worksheets: written, run, stopped, kept, taken along.

import { readFile } from 'node:fs/promises';
import { cell, editor, expect, held, link, open, test, write } from './workbench.ts';

const ENDLESS = 'outcome(domineering(12, 12))';

test('the first worksheet answers by itself', async ({ page, site }) => {
  await open(page, site, 'worksheet');
  await expect(cell(page, 2)).toContainText('{0,');
  await expect(cell(page, 4)).toContainText('the next player');
  await expect(cell(page, 6)).toContainText('■');
  await expect(cell(page, 10).getByRole('row')).toHaveCount(6);
});

test('a changed cell is run with Shift+Enter, and cells below say that they are old', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet');
  await expect(cell(page, 10).getByRole('row')).toHaveCount(6);
  await write(editor(page, 2), 'G := *');
  await editor(page, 2).press('Shift+Enter');
  await expect(cell(page, 4)).toContainText('A cell above has changed');
  await editor(page, 4).press('Shift+Enter');
  // In misère play * is won by the player who moves second.
  await expect(cell(page, 4)).toContainText('the previous player');
});

test('errors stand where they are, in words', async ({ page, site }) => {
  await open(page, site, 'worksheet');
  await write(editor(page, 2), 'G := {0 | * mod D');
  await editor(page, 2).press('Shift+Enter');
  await expect(cell(page, 2).getByRole('alert')).toBeVisible();
  await expect(cell(page, 2).locator('.cm-lint-marker-error')).toBeVisible();
});

test('words are completed, and explained on hover', async ({ page, site }) => {
  await open(page, site, 'worksheet');
  await expect(cell(page, 10).getByRole('row')).toHaveCount(6);
  await write(editor(page, 4), '');
  await editor(page, 4).pressSequentially('outc');
  await expect(page.getByRole('option', { name: /^outcome/ })).toBeVisible();
  // The list takes no key in its first moments, so that no line end is lost to it.
  await page.waitForTimeout(200);
  await page.keyboard.press('Enter');
  await expect(editor(page, 4)).toHaveText('outcome');
  await editor(page, 4).hover({ position: { x: 40, y: 18 } });
  await expect(page.locator('.cm-help')).toContainText('Who wins');
  // A cell that runs needs no more words, neither those that are offered nor those to come.
  for (const offered of [true, false]) {
    await write(editor(page, 4), '');
    await editor(page, 4).pressSequentially('outc');
    const list = cell(page, 4).getByRole('listbox');
    if (offered) await expect(list).toBeVisible();
    await page.keyboard.press('Shift+Enter');
    await expect(cell(page, 4).getByRole('alert')).toContainText('outc');
    await page.waitForTimeout(400);
    await expect(list).toHaveCount(0);
  }
});

test('explanations unfold, and certificates can be saved', async ({ page, site }) => {
  await open(page, site, 'worksheet');
  await write(editor(page, 4), 'explain(* + * == 0 mod D)');
  await editor(page, 4).press('Shift+Enter');
  const sentences = cell(page, 4).locator('details.sentence');
  await expect(sentences.first()).toHaveAttribute('open', '');
  await cell(page, 4).getByText('Copy', { exact: true }).click();
  const saved = page.waitForEvent('download');
  await cell(page, 4).getByRole('button', { name: 'Save certificate 1' }).click();
  const file = JSON.parse(await readFile((await (await saved).path()) ?? '', 'utf8'));
  expect(file).toHaveProperty('format');
});

test('a running cell can be stopped, and the others keep what they have', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet');
  await expect(cell(page, 10).getByRole('row')).toHaveCount(6);
  await write(editor(page, 8), ENDLESS);
  await editor(page, 8).press('Shift+Enter');
  await expect(cell(page, 8)).toContainText(/computing/);
  await cell(page, 8).getByRole('button', { name: 'Stop' }).click();
  await expect(cell(page, 8)).toContainText('Stopped');
  await expect(cell(page, 6)).toContainText('■');
  // What earlier cells defined is still known.
  await write(editor(page, 6), 'rank(G)');
  await editor(page, 6).press('Shift+Enter');
  await expect(cell(page, 6).locator('.value')).toHaveText('2');
});

test('a sheet goes out as a file and comes back', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'example', 'dicots');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save .pvs' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('dicots.pvs');
  const text = await readFile((await file.path()) ?? '', 'utf8');
  expect(text).toBe(await readFile(new URL('../examples/dicots.pvs', import.meta.url), 'utf8'));
  await open(page, site, 'worksheet');
  await page.getByLabel('Open .pvs').setInputFiles({
    name: 'mine.pvs',
    mimeType: 'text/plain',
    buffer: Buffer.from('rank(*3)\n'),
  });
  await expect(page.getByText('Nothing in it has run yet')).toBeVisible();
  await expect(editor(page, 1)).toHaveText('rank(*3)');
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 1).locator('.value')).toHaveText('3');
  await expect(page.getByText('Nothing in it has run yet')).toHaveCount(0);
});

test('a cell does not know what stands below it', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'shared', await link('G := *\n\noutcome(G)\n\nG := 1\n'));
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 3).locator('.value')).toHaveText('1');
  await page.getByRole('button', { name: 'Run cell 2' }).click();
  await expect(page.getByRole('button', { name: 'Run cell 2' })).toBeVisible();
  // In misère play * is won by the player who moves second, and 1 by Right.
  await expect(cell(page, 2).locator('.value')).toContainText('the previous player');
  await expect(cell(page, 2).locator('.old')).toHaveCount(0);
});

test('prose is written after its mark, when it is new and when it is edited', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet');
  await page.getByRole('button', { name: 'Add prose below 2' }).click();
  const prose = page.getByRole('textbox', { name: 'Prose 3' });
  await expect(prose).toBeFocused();
  await page.keyboard.type('My note');
  await expect(prose).toHaveText('// My note');
  await page.keyboard.press('Shift+Enter');
  await page.getByRole('button', { name: 'Edit prose 3' }).click();
  await expect(prose).toBeFocused();
  await page.keyboard.type(' goes on');
  await expect(prose).toHaveText('// My note goes on');
});

test('Esc stops what is running, and Shift+Enter in it goes on without asking twice', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link(`${ENDLESS}\n\nrank(*3)\n`));
  await editor(page, 1).press('ControlOrMeta+Enter');
  await expect(cell(page, 1)).toContainText(/computing/);
  await editor(page, 1).press('ControlOrMeta+Enter');
  await expect(page.getByText('This cell is being computed already')).toBeVisible();
  await expect(cell(page, 1)).not.toContainText('runs again after that');
  await editor(page, 1).press('Shift+Enter');
  await expect(editor(page, 2)).toBeFocused();
  // Another text is another question: it waits for its turn, and says so.
  await write(editor(page, 1), 'rank(*2)');
  await editor(page, 1).press('Shift+Enter');
  await expect(cell(page, 1)).toContainText('runs again after that');
  await page.keyboard.press('Escape');
  await expect(cell(page, 1)).not.toContainText('computing');
});

test('while cells run, no answer stands under another text for a single frame', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link(`rank(*)\n\n${ENDLESS}\n`));
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 1).locator('.value')).toHaveText('1');
  await expect(cell(page, 2)).toContainText(/computing/);
  await page.evaluate(() => {
    const [first] = document.querySelectorAll('.cell');
    const seen = { dimmed: 0, undimmed: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const text = first?.querySelector('.editor')?.shadowRoot?.querySelector('.cm-line');
      if (text?.textContent !== 'rank(*)') {
        seen[first?.querySelector('.old') ? 'dimmed' : 'undimmed']++;
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await editor(page, 1).press('ControlOrMeta+End');
  // There and back again: each time the answer is another's, and then its own.
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('1');
    await page.keyboard.press('Backspace');
  }
  await page.keyboard.press('1');
  await expect.poll(() => page.evaluate('seen.dimmed')).toBeGreaterThan(3);
  expect(await page.evaluate('seen.undimmed')).toBe(0);
});

test('a removed cell comes back, with the keyboard and by its button, several deep', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link('rank(*)\n\nrank(*2)\n\nrank(*3)\n'));
  await page.getByRole('button', { name: 'Remove 2' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove 2' }).click();
  await expect(editor(page, 2)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(editor(page, 2)).toHaveText('rank(*3)');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page, 2)).toHaveText('rank(*2)');
  await expect(editor(page, 3)).toHaveText('rank(*3)');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('in an editor the same keys take back what was typed, and no removal', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link('rank(*)\n\nrank(*2)\n'));
  await page.getByRole('button', { name: 'Remove 1' }).click();
  await editor(page, 1).press('End');
  await page.keyboard.type(' + 1');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page, 1)).toHaveText('rank(*2)');
  await expect(editor(page, 2)).toHaveCount(0);
});

test('no button covers what is written: a double click on any line selects in it', async ({
  page,
  site,
}) => {
  await open(
    page,
    site,
    'worksheet',
    'shared',
    await link('rank(*)\n\nrank(*2)\n\n// words\n\nrank(*3)\n'),
  );
  for (const place of [1, 2, 4]) {
    const box = await editor(page, place).boundingBox();
    if (box === null) throw new Error('an editor is missing');
    for (let x = 20; x < Math.min(box.width, 400); x += 20) {
      await page.mouse.dblclick(box.x + x, box.y + 12);
    }
  }
  for (const [place, text] of [
    [1, 'rank(*)'],
    [2, 'rank(*2)'],
    [4, 'rank(*3)'],
  ] as const) {
    await expect(editor(page, place)).toHaveText(text);
  }
});

test('an editor stays the same when a cell above it comes or goes, and is never called by two numbers', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link('rank(*)\n\nrank(*2)\n\nrank(*3)\n'));
  await editor(page, 3).evaluate((element) => element.setAttribute('data-same', 'yes'));
  const differing = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const check = () => {
      for (const cell of document.querySelectorAll('section.cell')) {
        const host = cell.querySelector('.editor')?.shadowRoot;
        const name = host?.querySelector('[role=textbox]')?.getAttribute('aria-label');
        const number = cell.getAttribute('aria-label');
        if (name && name !== number) seen.push(`${number}: ${name}`);
      }
    };
    const options = { subtree: true, childList: true, attributeFilter: ['aria-label'] };
    new MutationObserver(check).observe(document.body, options);
    return seen;
  });
  await page.getByRole('button', { name: 'Add a cell below 1' }).click();
  await expect(editor(page, 4)).toHaveAttribute('data-same', 'yes');
  await page.getByRole('button', { name: 'Remove 1' }).click();
  await expect(editor(page, 3)).toHaveAttribute('data-same', 'yes');
  expect(await differing.jsonValue()).toEqual([]);
});

test('a cell with a blank line in it becomes two when it is run', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'shared', await link('rank(*)\n'));
  await write(editor(page, 1), 'G := *4\n\n// Its rank.\nrank(G)');
  await editor(page, 1).press('Shift+Enter');
  await expect(cell(page, 1).locator('.value')).toHaveCount(1);
  await expect(page.getByText('Its rank.')).toBeVisible();
  await expect(cell(page, 3).locator('.value')).toHaveText('4');
  await expect(editor(page, 4)).toBeFocused();
  // So it does when all is run, from within it.
  await write(editor(page, 4), 'rank(G + 1)\n\nrank(G + 2)');
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 5).locator('.value')).toHaveText('6');
  await expect(cell(page, 4).locator('.value')).toHaveText('5');
});

test('a menu closes when something is chosen, with Esc and by a click elsewhere', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet');
  const menu = page.getByText('Examples', { exact: true });
  const choice = page.getByRole('link', { name: 'Dicots' });
  await menu.press('Enter');
  await expect(choice).toBeVisible();
  await choice.press('Escape');
  await expect(choice).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(choice).toBeHidden();
  await menu.click();
  await choice.click();
  await expect(page.getByRole('heading', { name: 'Dicots' })).toBeVisible();
  await expect(choice).toBeHidden();
});

test('a sheet is shared by link, and does not run by itself', async ({ page, site }) => {
  await open(page, site, 'worksheet');
  await write(editor(page, 2), 'G := {1 | *}');
  await page.getByRole('button', { name: 'Share by link' }).click();
  await expect(page.getByText('The link is copied')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(editor(page, 2)).toHaveText('G := {1 | *}');
  await expect(page.getByText('Nothing in it has run')).toBeVisible();
  await expect(page.locator('.value')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 4).locator('.value')).toHaveCount(1);
});

test('a damaged link says so', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'shared', `${(await link('outcome(*)')).slice(0, 5)}!`);
  await expect(page.getByRole('alert')).toContainText('The link is damaged');
});

test('nothing is written into a sheet that is left, while the next is on its way', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'new');
  await write(editor(page, 1), 'rank(*2)');
  await expect(page.getByText('Kept in this browser.')).toBeVisible();
  const arrive = await held(page, /\/dicots-[^/]*\.js$/);
  await page.getByText('Examples', { exact: true }).click();
  await page.getByRole('link', { name: 'Dicots', exact: true }).click();
  await expect(page.getByRole('status').first()).toContainText('Opening');
  await editor(page, 1).evaluate((box) => (box as HTMLElement).focus());
  await page.keyboard.type('7');
  const shown = await editor(page, 1).innerText();
  arrive();
  await expect(page.getByRole('heading', { name: 'Dicots' })).toBeVisible();
  await page.goBack();
  await expect(editor(page, 1)).toHaveText(shown);
  await editor(page, 1).press('End');
  await page.keyboard.type('3');
  await expect(editor(page, 1)).toHaveText(`${shown}3`);
});

test('the examples run, and every claim in them holds', async ({ page, site }) => {
  await open(page, site, 'worksheet');
  await page.getByText('Examples', { exact: true }).click();
  await page.getByRole('link', { name: 'First steps' }).click();
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect(page.getByText('Who wins G in misère play')).toBeVisible();
  const text = await readFile(new URL('../examples/first-steps.pvs', import.meta.url), 'utf8');
  const claims = text.match(/^assert /gm)?.length ?? 0;
  await expect(page.getByText('holds', { exact: true })).toHaveCount(claims);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
