// The papers: every check that runs in seconds runs in the page; an item is found, run, stopped and cited, on a
// phone, by keyboard, and in German.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pale, serious } from './axe.ts';
import { expect, open, test } from './workbench.ts';

/** What is counted outside of a browser: how many checks there are, and the cases of one paper. */
interface Sample {
  readonly runnable: number;
  readonly larsson: readonly { readonly item: string; readonly cases?: number }[];
}

const sample: Sample = JSON.parse(
  execFileSync(
    process.execPath,
    ['--conditions=@proviso/source', '--import=tsx', join(import.meta.dirname, 'papers-sample.ts')],
    { encoding: 'utf8' },
  ),
);
const RUNNABLE = sample.runnable;

const number = (count: number) => count.toLocaleString('en');

test('every check runs in the page, and every one stands', async ({ page, site }) => {
  test.setTimeout(420_000);
  await open(page, site);
  await page.getByRole('navigation').getByRole('link', { name: 'Papers' }).click();
  await expect(page).toHaveURL(/#\/papers$/);
  // Nothing is said to stand before it was run here.
  await expect(page.locator('.badge-stands')).toHaveCount(0);
  await page.getByRole('button', { name: `Run ${RUNNABLE} checks` }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const ended = page.locator('.papers-queue [role=status]');
  await expect(ended).toContainText(`Run here: ${RUNNABLE} checks stood`, { timeout: 400_000 });
  await expect(page.locator('.badge-failed')).toHaveCount(0);
  await expect(page.locator('.badge-stands')).toHaveCount(RUNNABLE);
  // The cases are those that are counted outside of a browser.
  for (const { item, cases } of sample.larsson) {
    if (cases === undefined) continue;
    const row = page.locator('[data-item^="larsson/"]').filter({
      has: page.getByRole('link', { name: item, exact: true }),
    });
    await expect(row.locator('.badge-stands')).toContainText(`stands: ${number(cases)} case`);
  }
  await page.getByLabel('Show').selectOption('ran');
  await expect(page.locator('.paper-item')).toHaveCount(RUNNABLE);
  await expect(page).toHaveURL(/#\/papers\/find\/ran$/);
});

test('an item has an address, is run, told of, and cited', async ({ page, site }) => {
  await open(page, site, 'papers', 'dwyer', 'table-1');
  await expect(page).toHaveTitle('Table 1 · Dwyer–Milley–Willette · Papers · Proviso');
  await expect(page.getByRole('heading', { name: 'Table 1' })).toBeVisible();
  await expect(page.getByText('It has not been run here.')).toBeVisible();
  await expect(page.locator('.item-erratum')).toContainText('and the like');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.locator('.item-found')).toContainText('It stands in');
  await expect(page.locator('.item-found')).toContainText(/by Proviso \d+\.\d+\.\d+, engine \w+/);
  await page.locator('.found-table summary').click();
  await expect(page.locator('.found-table tbody tr')).toHaveCount(21);
  await page.getByText('Cite', { exact: true }).click();
  await page.getByRole('button', { name: /Copy.*BibTeX/ }).click();
  const bibtex = await page.evaluate(() => navigator.clipboard.readText());
  expect(bibtex).toContain('title = {Dead-ending day-2 games under misère play}');
  // What was found stays while the page is open.
  await page.getByRole('link', { name: /^Next:/ }).click();
  await expect(page).toHaveURL(/#\/papers\/dwyer\/section-4-/);
  await page.goBack();
  await expect(page.locator('.item-found')).toContainText('It stands in');
  // Numbers may be written as the paper writes them.
  await open(page, site, 'papers', 'siegel', 'Theorem 5.5');
  await expect(page.getByRole('heading', { name: 'Theorem 5.5' })).toBeVisible();
  await expect(page.getByText('With all its games it takes')).toBeVisible();
  await page.getByRole('button', { name: 'Run thoroughly' }).click();
  await expect(page.locator('.badge-running')).toContainText(/[1-9][\d,]* tested so far/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('It has not been run here.')).toBeVisible();
  await open(page, site, 'papers', 'siegel', 'theorem-99');
  await expect(page.getByRole('alert')).toContainText('Siegel has no item theorem-99 here.');
  await open(page, site, 'papers', 'euler');
  await expect(page.getByRole('alert')).toContainText('There is no paper euler here.');
});

test('a check that fails shows the case, and one that does not load says so', async ({
  page,
  site,
  mishaps,
}) => {
  const answer = { report: { failure: '1 + 1: computed 3, printed 2', milliseconds: 40 } };
  await page.route('**/papers-worker-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `onmessage = () => postMessage(${JSON.stringify(answer)});`,
    }),
  );
  await open(page, site, 'papers', 'mesdal-ottaway', 'theorem-7');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Paper and program disagree, after 0.04 s');
  await expect(page.getByRole('alert')).toContainText('1 + 1: computed 3, printed 2');
  await expect(page.locator('.badge-failed')).toHaveText('failed here');
  await page.unroute('**/papers-worker-*.js');
  const broken = { report: { ...answer.report, failure: 'the check broke: no', broken: true } };
  await page.route('**/papers-worker-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `onmessage = () => postMessage(${JSON.stringify(broken)});`,
    }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The check came to no answer');
  await expect(page.getByRole('alert')).not.toContainText('disagree');
  await page.unroute('**/papers-worker-*.js');
  await page.route('**/papers-worker-*.js', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  mishaps.splice(0);
});

test('Escape that closes the keys stops no check, and a check that is stopped leaves what was found before', async ({
  page,
  site,
}) => {
  // It answers once.
  const answer = { report: { finding: { cases: 3, summary: 'three' }, milliseconds: 40 } };
  await page.route('**/papers-worker-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `let asked = 0; onmessage = () => asked++ || postMessage(${JSON.stringify(answer)});`,
    }),
  );
  await open(page, site, 'papers', 'mesdal-ottaway', 'theorem-7');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.locator('.item-found')).toContainText('It stands in 3 cases');
  await page.getByRole('button', { name: 'Run again' }).click();
  const running = page.locator('.badge-running');
  await expect(running).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toBeVisible();
  // Nor do the keys of the view go through it.
  await page.keyboard.press('k');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expect(page).toHaveURL(/theorem-7$/);
  await expect(running).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.item-found')).toContainText('It stands in 3 cases');
});

test('whoever runs and stops a check by key goes on from there', async ({ page, site }) => {
  // It never answers.
  await page.route('**/papers-worker-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => {};' }),
  );
  await open(page, site, 'papers', 'mesdal-ottaway', 'theorem-7');
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  for (const name of ['Run', 'Run thoroughly']) {
    const run = page.getByRole('button', { name, exact: true });
    await run.press('Enter');
    await expect(page.locator('.badge-running')).toBeVisible();
    await expect(run).toBeDisabled();
    await expect(run).toBeFocused();
    await stop.press('Enter');
    await expect(stop).toHaveCount(0);
    await expect(page.locator('.papers-queue')).toBeFocused();
  }
  await open(page, site, 'papers', 'mesdal-ottaway');
  const row = page.locator('.paper-item', { hasText: 'Theorem 7' }).getByRole('button').first();
  await row.press('Enter');
  await expect(row).toBeDisabled();
  await expect(row).toBeFocused();
});

test('by keyboard: found, walked to, run, opened, and stepped through', async ({ page, site }) => {
  await open(page, site, 'papers');
  await expect(page.locator('.paper-item').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Find')).toBeFocused();
  await page.keyboard.type('hand-tying');
  await expect(page).toHaveURL(/#\/papers\/find\/all\/hand-tying$/);
  await expect(page.locator('.paper-item').first()).toContainText('hand-tying');
  // Escape empties the box, and leaves it when it is empty.
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Find')).toHaveValue('');
  await expect(page).toHaveURL(/#\/papers$/);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Find')).not.toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('hand-tying');
  await expect(page.locator('.paper-item').first()).toContainText('hand-tying');
  await page.keyboard.press('ArrowDown');
  const first = page.locator('.item-name').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.locator('.paper-item').first().locator('.badge-stands')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Find')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.item-page h1')).toBeFocused();
  await expect(page.locator('.item-found')).toBeVisible();
  const before = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(before);
  await page.keyboard.press('k');
  await expect(page).toHaveURL(before);
  // Back to the list, where the link that leads there is no more.
  await page
    .getByRole('navigation', { name: 'Where this is' })
    .getByRole('link')
    .first()
    .press('Enter');
  await expect(page.locator('.paper-item').first()).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: /^A command/ })).toBeFocused();
  await page.keyboard.type('Paper: Spindler');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Spindler');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/papers\/spindler$/);
});

test('on a phone, in light and dark, in German; nothing is too wide, and nothing jumps', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(`
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  await open(page, site, 'papers', 'larsson');
  const rows = page.locator('.paper-item');
  await expect(rows).toHaveCount(sample.larsson.length);
  // [Larsson et al., Lemma 1]: M_n and M_{n+1}, with their indices lowered.
  await expect(page.locator('[data-item="larsson/lemma-1"] sub')).toHaveText(['n', 'n+1']);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(360);
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: /^Run Definition 1 of/ }).click();
  await expect(rows.locator('.badge-stands')).toHaveCount(1);
  expect(await page.evaluate('window.shifted')).toBeLessThan(0.02);
  await rows.getByRole('link', { name: 'Definition 1', exact: true }).click();
  await expect(page.locator('.item-found')).toBeVisible();
  expect(await wide()).toBeLessThanOrEqual(360);
  expect(await serious(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  expect(await pale(page)).toEqual([]);
  await page.goBack();
  expect(await pale(page)).toEqual([]);
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('heading', { name: 'Arbeiten' })).toBeVisible();
  await expect(rows.locator('.badge-stands')).toContainText('hier ausgeführt');
  expect(await wide()).toBeLessThanOrEqual(360);
});
