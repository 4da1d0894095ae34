// A page never shows an old answer under a new question. What stands on it is looked at in every
// frame: an answer that is wrong for a moment only is wrong.

import type { Page } from '@playwright/test';
import { expect, open, test, universeRow } from './workbench.ts';

/** What stood on the page in one frame: the question in its box, and the answers as current. */
interface Frame {
  readonly question: string;
  readonly answers: readonly string[];
}

/** Looks at every frame from now on; what comes back gives the frames so far. */
async function watch(page: Page, box: string, answers: string): Promise<() => Promise<Frame[]>> {
  await page.evaluate(
    ([boxAt, answersAt]) => {
      const frames: { question: string; answers: string[] }[] = [];
      Object.assign(window, { frames });
      const look = () => {
        const current = [...document.querySelectorAll(answersAt ?? '')].filter(
          (place) => place.closest('[inert]') === null && place.textContent !== '',
        );
        frames.push({
          question: document.querySelector<HTMLInputElement>(boxAt ?? '')?.value ?? '',
          answers: current.map((place) => place.textContent ?? ''),
        });
        requestAnimationFrame(look);
      };
      look();
    },
    [box, answers],
  );
  return () => page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
}

/** What was shown as the answer to a question, in any of at least five frames. */
async function shownFor(frames: () => Promise<Frame[]>, question: string): Promise<string[]> {
  const seen = async () => (await frames()).filter((frame) => frame.question === question);
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(5);
  return [...new Set((await seen()).flatMap(({ answers }) => answers))];
}

/** Menus to copy from that can be used. */
async function usableMenus(page: Page): Promise<string[]> {
  return await page
    .locator('details.menu')
    .evaluateAll((menus) =>
      menus
        .filter((menu) => menu.closest('[inert]') === null)
        .map((menu) => menu.querySelector('summary')?.textContent ?? ''),
    );
}

const LONG = 'domineering(6,6)';

test('a comparison never shows the claim or the proof of another', async ({ page, site }) => {
  await open(page, site, 'game', '*+*', 'vs', '0');
  await expect(page.getByText('G = H: equal in every sum modulo D')).toBeVisible();
  await expect(page.locator('.comparison-reasons .sentence').first()).toBeVisible();
  const frames = await watch(
    page,
    '#second-game',
    '.comparison-reasons strong, .comparison-reasons .sentence',
  );
  const box = page.getByLabel('Compare with a second game H');
  await box.fill(LONG);
  expect(await shownFor(frames, LONG)).toEqual([]);
  await expect(page.getByText(`Computing the order of *+* and ${LONG}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(page.getByText('previous: *+* and 0 modulo D')).toBeVisible();
  expect(await shownFor(frames, LONG)).toEqual([]);
  expect(await usableMenus(page)).not.toContain('Copy reasons');
  // A newer question does not wait for the one that nobody asks any more. * + * is a next-player
  // win and * a previous-player win in misère play: neither is at least the other.
  await box.fill('*');
  await expect(page.getByText('G ∥ H: incomparable modulo D')).toBeVisible();
  await expect(page.locator('.apart')).toBeVisible();
  const claims = await shownFor(frames, '*');
  expect(claims.filter((claim) => claim.includes('equal in every sum'))).toEqual([]);
});

test('nothing waits for a computation that it does not need', async ({ page, site }) => {
  await open(page, site, 'game', '{0,*|*}');
  await expect(page.getByText('step 1 of 1')).toBeVisible();
  await page.getByLabel('Compare with a second game H').fill(LONG);
  const computing = page.getByText('Computing the order of');
  await expect(computing).toBeVisible();
  await page.getByRole('button', { name: 'M', exact: true }).click();
  await expect(page.getByText('is its own simplest form modulo M')).toBeVisible();
  await expect(computing).toBeVisible();
});

test('a study that is stopped names what it was of; the last one is named and not copied', async ({
  page,
  site,
}) => {
  await open(page, site, 'game', '*');
  await expect(universeRow(page, 'Normal').locator('td').first()).toHaveText('∗');
  const frames = await watch(page, '#game', '.facts dd, .universes td.form, .trace, .big');
  const long = 'domineering(7,7)';
  await page.getByLabel(/A game G/).fill(long);
  expect(await shownFor(frames, long)).toEqual([]);
  await expect(page.getByText(`Computing the forms of ${long}`)).toBeVisible();
  expect(await usableMenus(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Stopped after/)).toHaveText(
    new RegExp(`Nothing was found of ${long.replace(/[()]/g, '\\$&')}`),
  );
  await expect(page.getByText('previous: *', { exact: true }).first()).toBeVisible();
  expect(await usableMenus(page)).toEqual([]);
  expect(await shownFor(frames, long)).toEqual([]);
  await page.getByLabel(/A game G/).fill('* + *');
  await expect(universeRow(page, 'D').locator('td').first()).toHaveText('0');
  expect(await usableMenus(page)).toContain('Copy table');
});

test('what arrives in pieces stays with its question after a stop', async ({ page, site }) => {
  // The outcome of this board is told at once; its forms take long.
  await open(page, site, 'board', 'domineering', '.....|.....|.....|.....|.....');
  const facts = page.locator('.facts dd').first();
  await expect(facts).toContainText('wins');
  // How far it is: of the table, and in what the engine counts.
  await expect(page.locator('.computing')).toContainText(
    /\d of 7 universes · [\d,]+ forms?, ([\d,]+ positions?, )?\d+ MiB/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByText(/What was found of/)).toBeVisible();
  await expect(facts).toContainText('wins');
  // Nothing looks as if it were still to come.
  await expect(universeRow(page, 'Normal')).toContainText('not computed');
  await expect(page.locator('main')).not.toContainText('…');
  await expect(page.locator('.previous')).toHaveCount(0);
  await page.getByRole('button', { name: 'Compute again' }).click();
  await expect(page.getByText(/^Computing who wins on/)).toBeVisible();
});

test('a board never shows the verdict or the moves of another', async ({ page, site }) => {
  await open(page, site, 'board');
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
  const frames = await watch(
    page,
    '#position',
    '.board-facts .facts dd, .universes td.form, .options button, .moves p',
  );
  await page.getByLabel('Rows', { exact: true }).fill('9');
  await page.getByLabel('Columns').fill('9');
  const nine = Array(9).fill('.'.repeat(9)).join('|');
  expect(await shownFor(frames, nine)).toEqual([]);
  await expect(page.getByText(/^Computing who wins on domineering \.{9}/)).toBeVisible();
  await expect(page.getByText('previous: domineering').first()).toBeVisible();
  expect(await shownFor(frames, nine)).toEqual([]);
  expect(await usableMenus(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/Nothing was found of/)).toBeVisible();
  expect(await shownFor(frames, nine)).toEqual([]);
  await page.getByLabel('Rows', { exact: true }).fill('1');
  await page.getByLabel('Columns').fill('2');
  // One domino for Right, none for Left.
  await expect(page.locator('.facts dd').first()).toContainText('Left wins');
});

test('the first view never shows another game’s table', async ({ page, site }) => {
  await open(page, site);
  await expect(page.getByText('step 1 of 1')).toBeVisible();
  const frames = await watch(page, '#first-game', '.live-tree h2, .universes td.form, .trace');
  const long = 'domineering(7,7)';
  await page.getByLabel('Type another game').fill(long);
  expect(await shownFor(frames, long)).toEqual([]);
  await expect(page.getByText(`Computing the forms of ${long}`)).toBeVisible();
  await expect(page.getByText('previous: {0,*|*}').first()).toBeVisible();
  expect(await shownFor(frames, long)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Stopped after/)).toBeVisible();
  await page.getByRole('button', { name: /zero among dicots only/ }).click();
  await expect(universeRow(page, 'D').locator('td').first()).toHaveText('0');
  await expect(page.locator('.previous')).toHaveCount(0);
});

test('a text that is no game leaves the last answer standing, under its own name', async ({
  page,
  site,
}) => {
  await open(page, site, 'game', '*');
  await expect(universeRow(page, 'Normal').locator('td').first()).toHaveText('∗');
  await page.getByLabel(/A game G/).fill('* +');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('previous: *', { exact: true }).first()).toBeVisible();
  expect(await usableMenus(page)).toEqual([]);
});

test('a worker that cannot be loaded is reported, and the next question is answered', async ({
  page,
  site,
  mishaps,
}) => {
  await page.context().route(/assets\/worker-/, (route) => route.abort());
  await open(page, site, 'game', '*');
  await expect(page.getByRole('alert').first()).toContainText('could not be loaded');
  await page.context().unroute(/assets\/worker-/);
  await page.getByLabel(/A game G/).fill('* + *');
  await expect(universeRow(page, 'D').locator('td').first()).toHaveText('0');
  // The browser says so as well.
  mishaps.splice(0, mishaps.length);
});
