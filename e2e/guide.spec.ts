// The guide inside the page: words can be asked about where they stand, steps lead to their papers, and
// the guide is searched from the palette, read offline, and its examples open as sheets.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { KEPT_FILES, keptFiles } from '../scripts/docs/kept-files.ts';
import { linkPrompts } from '../scripts/docs/prompts.ts';
import { searchSections } from '../scripts/docs/search-index.ts';
import { site as built } from '../scripts/site/build.ts';
import { type Site, serve } from '../scripts/site/server.ts';
import { told, violations } from './axe.ts';
import { cell, expect, open, test, universeRow } from './workbench.ts';

test('a word is explained by key and mouse, and a step leads to its lemma', async ({
  page,
  site,
}) => {
  await open(page, site, 'game', '{0,*|*}');
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
  const card = page.getByRole('note');
  const strong = page.getByRole('button', { name: 'strong', exact: true });

  // By key: the card comes with the focus, its links are next, Esc leads back.
  await page.getByRole('button', { name: 'member', exact: true }).focus();
  await expect(card).toContainText('G in U asks for it');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(strong).toBeFocused();
  await expect(card).toContainText('for every Left end X of U');
  await expect(strong).toHaveAccessibleDescription(/^G is Left strong modulo U if Left/);
  await page.keyboard.press('Tab');
  const definition = card.getByRole('link', { name: 'Siegel, Definition 2.3' });
  await expect(definition).toBeFocused();
  await expect(definition).toHaveAttribute('href', './guide/papers/siegel.html#definition-2-3');
  await expect(card.getByRole('link', { name: 'Guide' })).toHaveAttribute(
    'href',
    './guide/theory/universes.html',
  );
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(strong).toBeFocused();

  // By mouse: it comes when the mouse rests, and goes when it leaves.
  await page.getByRole('button', { name: 'rank', exact: true }).hover();
  await expect(card).toContainText('The length of the longest run of moves');
  await page.getByRole('heading', { name: 'In each universe' }).hover();
  await expect(card).toHaveCount(0);

  // What the engine says has terms and names the lemma; what folds has them below.
  const step = page.locator('.step-said');
  await expect(step.getByRole('link', { name: 'Siegel, Lemma 5.14' })).toHaveAttribute(
    'href',
    './guide/papers/siegel.html#lemma-5-14',
  );
  await page.getByText('Why this is allowed modulo D').click();
  const reason = page.locator('.why details.sentence').first();
  await reason.getByRole('button', { name: 'modulo', exact: true }).click();
  await expect(card).toContainText('for every X of the universe U');
  await expect(reason).toHaveAttribute('open', '');
  expect(told(await violations(page))).toEqual([]);
  await page.getByRole('heading', { name: 'In each universe' }).click();
  await expect(card).toHaveCount(0);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('a finger opens a card, all of which is on the screen, and closes it', async ({
    page,
    site,
  }) => {
    await open(page, site);
    await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
    const card = page.getByRole('note');
    for (const name of ['mod', 'invertible']) {
      const word = page.getByRole('button', { name, exact: true });
      await word.tap();
      await expect(card).toBeVisible();
      await expect(word).toHaveAttribute('aria-expanded', 'true');
      await expect(card).toBeInViewport({ ratio: 1 });
      const box = await card.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      await word.tap();
      await expect(card).toHaveCount(0);
    }
  });
});

/** The versions of the guide that are kept as a whole, whatever else is there of it. */
const keptGuides = (page: Page) =>
  page.evaluate(async () => {
    const keys = (await caches.keys()).filter((key) => key.startsWith('proviso-guide '));
    const marks = keys.map(async (key) => {
      const cache = await caches.open(key);
      const found = (await cache.keys()).find(({ url }) => url.endsWith('/guide/kept'));
      return found && (await cache.match(found))?.text();
    });
    return Promise.all(marks);
  });

test.describe('with the guide beside the page', () => {
  test.describe.configure({ mode: 'serial' });
  // Made when the tests begin: whoever only lists them leaves nothing behind.
  let folder = '';
  let running: Site;
  const markdown = (name: string) =>
    readFileSync(join(import.meta.dirname, `../docs/${name}.md`), 'utf8');
  const workbenchFrom = (name: string) => '../'.repeat(name.split('/').length);

  // Its index as the build makes it, of a few pages; the pages themselves as plain as can be.
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'proviso-guide-'));
    const names = ['tour', 'cookbook', 'theory/misere', 'theory/universes'];
    const pages = new Map(
      names.map((name) => [`${name}.md`, linkPrompts(markdown(name), workbenchFrom(name))]),
    );
    const sections = searchSections(pages);
    mkdirSync(join(folder, 'theory'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/app.1.js'), '');
    writeFileSync(join(folder, 'assets/style.1.css'), 'h2 { color: rgb(1, 2, 3) }');
    writeFileSync(join(folder, 'search.json'), JSON.stringify(sections));
    for (const name of names) {
      const own = sections.filter(({ page }) => page === name);
      const sheet = /href="([^"]*)" target="_self">Open as a sheet/.exec(
        pages.get(`${name}.md`) ?? '',
      );
      const headings = own.map(({ anchor, heading }) => `<h2 id="${anchor}">${heading}</h2>`);
      const link = sheet === null ? '' : `<a href="${sheet[1]}">Open as a sheet</a>`;
      writeFileSync(
        join(folder, `${name}.html`),
        `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="modulepreload" href="${workbenchFrom(name)}guide/assets/app.1.js"><link rel="stylesheet" href="${workbenchFrom(name)}guide/assets/style.1.css"><title>${name}</title>${headings.join('')}${link}`,
      );
    }
    writeFileSync(join(folder, KEPT_FILES), JSON.stringify(keptFiles(folder)));
    running = await serve(built, 0, '/any/path/', [
      { under: '/any/path/guide/', folder, inlineScripts: true },
    ]);
  });
  test.afterAll(() => {
    running.close();
    rmSync(folder, { recursive: true });
  });
  test.use({
    serviceWorkers: 'allow',
    site: async ({ page: _ }, use) => {
      await use(running.address);
    },
  });

  test('it is searched by key, read offline, and its examples open as sheets', async ({
    page,
    site,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/guide/')) asked.push(request.url());
    });
    await open(page, site);
    await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    expect(asked).toEqual([]);

    // The palette leads into the guide, and asks for its index only then.
    await page.keyboard.press('ControlOrMeta+k');
    const box = page.getByRole('dialog').getByRole('combobox');
    await expect(box).toBeFocused();
    await page.keyboard.insertText('search');
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('Guide: ');
    expect(asked).toEqual([]);
    await page.keyboard.insertText('misere rule');
    const first = page.getByRole('dialog').getByRole('option').first();
    await expect(first).toContainText('Misère play › The rule');
    await expect(first.locator('.palette-detail')).not.toHaveText('');
    // All of it is kept from here on.
    await expect.poll(() => keptGuides(page)).toEqual([keptFiles(folder).version]);

    await context.setOffline(true);
    await page.reload();
    await expect(universeRow(page, 'D')).toContainText('■');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(box).toBeFocused();
    await page.keyboard.insertText('guide who wins this board');
    await expect(first).toContainText('Cookbook › Who wins this board?');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide\/cookbook\.html#who-wins-this-board$/);
    const heading = page.getByRole('heading', { name: 'Who wins this board?' });
    // With all that the page loads, which nobody has looked at before.
    await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');

    // One press, and the example is a sheet that runs.
    await page.getByRole('link', { name: 'Open as a sheet' }).click();
    await expect(page.getByRole('heading', { name: 'Who wins this board?' })).toBeVisible();
    await page.getByRole('button', { name: 'Run all' }).click();
    await expect(cell(page, 2).locator('.cell-answer')).toBeVisible();
    await expect(page.locator('.problem')).toHaveCount(0);

    // The next guide takes the place of this one, without being asked for.
    await page.goto('about:blank');
    await context.setOffline(false);
    writeFileSync(join(folder, 'assets/style.1.css'), 'h2 { color: rgb(4, 5, 6) }');
    writeFileSync(join(folder, KEPT_FILES), JSON.stringify(keptFiles(folder)));
    await open(page, site);
    await expect.poll(() => keptGuides(page)).toEqual([keptFiles(folder).version]);

    // Of what was only visited, nothing of an older version stays.
    const visited = () =>
      page.evaluate(async () => {
        const key = (await caches.keys()).find((one) => one.endsWith(' visited'));
        const all = key === undefined ? [] : await (await caches.open(key)).keys();
        // What a page loads the browser may have at hand.
        const names = all.map(({ url }) => url.replace(/^.*\/guide\//, ''));
        return names.filter((name) => !name.startsWith('assets/')).sort();
      });
    await page.goto(`${site}guide/tour.html`);
    await expect.poll(visited).toEqual(['tour.html', 'visited']);
    const next = join(folder, 'cookbook.html');
    writeFileSync(join(folder, 'assets/app.2.js'), '');
    writeFileSync(next, readFileSync(next, 'utf8').replace('app.1.js', 'app.2.js'));
    await page.goto(`${site}guide/cookbook.html`);
    await expect.poll(visited).toEqual(['cookbook.html', 'visited']);
  });
});
