// A sheet taken along: as files, on paper, in a link with its answers, and as a reference.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cell, editor, expect, link, open, test, write } from './workbench.ts';

const SHEET =
  '// About $x^2$, $\\overline{1}$ and `*`.\n\nG := {0, * | *}\n\nG mod D\n\ntree(G)\n\nexplain(G mod D)\n';

async function openRun(page: Page, site: string, sheet = SHEET): Promise<void> {
  await open(page, site, 'worksheet', 'shared', await link(sheet));
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(page.getByRole('button', { name: 'Run all' })).toBeVisible();
}

/** What an entry of the menu saves. */
async function saved(page: Page, entry: string): Promise<{ name: string; path: string }> {
  await page.locator('summary', { hasText: 'Take along' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: entry, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

test('a sheet is saved with its answers in every format', async ({ page, site }) => {
  await openRun(page, site);
  await expect(cell(page, 4).locator('figure')).toBeVisible();
  await expect(cell(page, 5)).toContainText('The simplest form of');
  const digest = createHash('sha256').update(SHEET).digest('hex');
  for (const [entry, ending, sign] of [
    ['LaTeX article', '.tex', '\\begin{tikzpicture}'],
    ['Page that stands alone (HTML)', '.html', '<svg'],
    ['Jupyter notebook', '.ipynb', '"image/svg+xml"'],
    ['Markdown', '.md', '![Game tree of'],
  ] as const) {
    const { name, path } = await saved(page, entry);
    expect(name).toBe(`a-shared-worksheet${ending}`);
    const text = readFileSync(path, 'utf8').replaceAll('\\allowbreak{}', '');
    expect(text).toContain(sign);
    expect(text).toContain(digest);
    await expect(page.getByText(`${name} saved.`)).toBeVisible();
  }
});

test('the page that stands alone does, in both colours and on paper', async ({
  page,
  site,
  context,
}) => {
  await openRun(page, site);
  await expect(cell(page, 5)).toContainText('The simplest form of');
  const { path } = await saved(page, 'Page that stands alone (HTML)');
  const alone = await context.newPage();
  const wrong: string[] = [];
  alone.on('console', (message) => wrong.push(message.text()));
  alone.on('pageerror', (error) => wrong.push(String(error)));
  const asked: string[] = [];
  alone.on('request', (request) => asked.push(request.url()));
  await alone.route('**', (route) =>
    route.fulfill({ body: readFileSync(path), contentType: 'text/html; charset=utf-8' }),
  );
  await alone.goto('http://alone.invalid/');
  await expect(alone.locator('svg')).toHaveCount(1);
  await expect(alone.locator('svg')).toBeVisible();
  await expect(alone.locator('p > math').first()).toBeVisible();
  // The bar tells a game from its conjugate, and a browser draws none by itself.
  expect(
    await alone
      .locator('menclose')
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth)),
  ).toBeGreaterThan(0);
  const colours = () =>
    alone.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector('svg')!).color,
    ]);
  await alone.emulateMedia({ colorScheme: 'light' });
  expect(await colours()).toEqual(['rgb(255, 255, 255)', 'rgb(27, 27, 31)']);
  await alone.emulateMedia({ colorScheme: 'dark' });
  expect(await colours()).toEqual(['rgb(27, 27, 31)', 'rgb(236, 236, 241)']);
  await alone.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await colours()).toEqual(['rgb(255, 255, 255)', 'rgb(27, 27, 31)']);
  expect(asked).toEqual(['http://alone.invalid/']);
  expect(wrong).toEqual([]);
});

test('on paper there is what was written and found, and nothing to press', async ({
  page,
  site,
}) => {
  await openRun(
    page,
    site,
    `${SHEET}\ntable(1..2, "rank", n -> rank(nimheap(n)))\n\nquotient(*2)\n`,
  );
  await expect(cell(page, 6).locator('table')).toBeVisible();
  await expect(cell(page, 4).locator('figure')).toBeVisible();
  await expect(cell(page, 7)).toContainText('has 6 elements');
  await page.emulateMedia({ media: 'print' });
  await expect(cell(page, 4).locator('svg')).toBeVisible();
  await expect(cell(page, 3).locator('.value')).toBeVisible();
  await expect(page.getByText('About')).toBeVisible();
  await expect(page.locator('thead').getByText('rank')).toBeVisible();
  const pressed = 'button:not(.sort, .term):visible, summary.button:visible, nav:visible';
  expect(await page.locator(pressed).count()).toBe(0);
  // Words that can be asked about are words on paper.
  await expect(cell(page, 7).locator('p.sentence', { hasText: 'with an' })).toHaveText(
    /^with an inverse: 1, a\s*$/,
    { useInnerText: true },
  );
  await expect(cell(page, 7).getByText('Open as a quotient')).toBeHidden();
});

test('a link holds the sheet with its answers, marked until they are run', async ({
  page,
  site,
}) => {
  await openRun(page, site, 'G := {0, * | *}\n\nG mod D\n\ntree(G)\n');
  await expect(cell(page, 3).locator('figure')).toBeVisible();
  await page.locator('summary', { hasText: 'Take along' }).click();
  await page.getByRole('button', { name: 'Link with the answers' }).click();
  await expect(page.getByText('It holds the worksheet and its answers')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain('#/worksheet/answered/');
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(cell(page, 2).locator('.value')).toContainText('■');
  await expect(cell(page, 3).locator('svg')).toBeVisible();
  await expect(page.getByText('Came with the sheet, and was not computed here')).toHaveCount(3);
  await expect(page.getByText('Its answers came with it')).toBeVisible();
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(
    page.getByText('3 of 3 cells with answers were run here: the same answers.'),
  ).toBeVisible();
  await expect(page.getByText('Came with the sheet')).toHaveCount(0);
});

test('an answer in a link that was tampered with is found out by running it', async ({
  page,
  site,
}) => {
  await openRun(page, site, 'outcome(*)\n');
  await expect(cell(page, 1).locator('.outcome')).toHaveText('P');
  await page.locator('summary', { hasText: 'Take along' }).click();
  await page.getByRole('button', { name: 'Link with the answers' }).click();
  await expect(page.getByText('It holds the worksheet and its answers')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  const { inflateRawSync } = await import('node:zlib');
  const held = inflateRawSync(Buffer.from(shared.split('/').at(-1) ?? '', 'base64url')).toString();
  const forged = held.replaceAll('"outcome":"P"', '"outcome":"N"').replaceAll('\\"P\\"', '\\"N\\"');
  // Answers that were found here go before those of a link.
  await page.goto('about:blank');
  await open(page, site, 'worksheet', 'answered', await link(forged));
  await expect(cell(page, 1).locator('.outcome')).toHaveText('N');
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 1).locator('.outcome')).toHaveText('P');
  await expect(page.getByText('1 came to something else')).toBeVisible();
});

test('a link that would be too long is none, and a file is offered', async ({ page, site }) => {
  // Little to compute, and much to tell.
  const lists = [3, 4, 5, 6, 7, 8, 9].map((k) => `[(${k} * n * n) rem 99991 for n in 1..1000]`);
  await openRun(page, site, lists.join('\n\n'));
  await expect(cell(page, lists.length).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Share by link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  await page.locator('summary', { hasText: 'Take along' }).click();
  await page.getByRole('button', { name: 'Link with the answers' }).click();
  await expect(page.getByText('too long for a link')).toBeVisible();
  // What is said is said of the link that was asked for last.
  await expect(page.getByText('The link is copied.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Share by link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  await expect(page.getByText('too long for a link')).toHaveCount(0);
  await page.locator('summary', { hasText: 'Take along' }).click();
  await page.getByRole('button', { name: 'Link with the answers' }).click();
  await expect(page.getByText('too long for a link')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a page' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('a-shared-worksheet.html');
  await expect(page.getByText('too long for a link')).toHaveCount(0);
});

test('a damaged link with answers says so', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'answered', await link('{"version":1}'));
  await expect(page.getByRole('alert')).toContainText('The link is damaged');
});

test('a sheet is cited with version, digest and command', async ({ page, site }) => {
  await openRun(page, site);
  await page.locator('summary', { hasText: 'Take along' }).click();
  await page.getByRole('button', { name: 'Cite this' }).click();
  const citation = page.getByRole('region', { name: 'Cite this sheet' });
  await expect(citation).toBeFocused();
  await expect(citation).toContainText(createHash('sha256').update(SHEET).digest('hex'));
  await expect(citation).toContainText(/Computed with Proviso \d+\.\d+\.\d+ on \d{4}-\d\d-\d\d/);
  await expect(citation).toContainText('proviso run a-shared-worksheet.pvs');
  await citation.locator('summary').click();
  await page.getByRole('button', { name: 'Copy BibTeX of this sheet' }).click();
  await expect(page.getByText('BibTeX copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^@misc\{proviso-/);
  // The digest is that of the text as it is.
  await write(editor(page, 2), 'G := *');
  await expect(citation).not.toContainText(createHash('sha256').update(SHEET).digest('hex'));
  // Whoever closes it by key goes on from the menu that it came from.
  const menu = page.locator('summary', { hasText: 'Take along' });
  await citation.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(citation).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await page.getByRole('button', { name: 'Cite this' }).press('Enter');
  await expect(citation).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(citation).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('a sheet that was not run says so where it is cited and in a link with its answers', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link('rank(*)\n'));
  await page.locator('summary', { hasText: 'Take along' }).click();
  await page.getByRole('button', { name: 'Link with the answers' }).click();
  await expect(page.getByText('It holds the worksheet and no answers')).toBeVisible();
  await page.locator('summary', { hasText: 'Take along' }).click();
  await page.getByRole('button', { name: 'Cite this' }).click();
  const citation = page.getByRole('region', { name: 'Cite this sheet' });
  await expect(citation).toContainText(/Written for Proviso \d+\.\d+\.\d+, not run/);
  await expect(citation).not.toContainText(/computed/i);
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(citation).toContainText(/Computed with Proviso/);
});

test('reasons and lists are copied in the formats that make sense of them', async ({
  page,
  site,
}) => {
  await openRun(page, site, 'explain(1 > 0 mod M)\n\n[0, *]\n\nnim(3)\n');
  await expect(cell(page, 3).locator('figure')).toBeVisible();
  const copied = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await page.getByLabel('Copy: the answer of cell 1', { exact: true }).click();
  expect(await copied('Copy text of the answer of cell 1')).toMatch(/\n {2}\S/);
  expect(await copied('Copy Markdown of the answer of cell 1')).toMatch(/^- /);
  await page.getByLabel('Copy: the answer of cell 2', { exact: true }).click();
  expect(await copied('Copy text of the answer of cell 2')).toBe('[0, *]');
  expect(await copied('Copy CSV of the answer of cell 2')).toBe('0\r\n*\r\n');
  expect(await copied('Copy LaTeX of the answer of cell 2')).toBe('[$0$, $*$]');
  await page.getByLabel('Copy picture: the answer of cell 3', { exact: true }).click();
  expect(await copied('Copy JSON of the answer of cell 3')).toContain('"type":"board"');
  expect(await copied('Copy TikZ of the answer of cell 3')).toContain('\\begin{tikzpicture}');
});

test('a link with forged answers leaves the page and its cells as they are', async ({
  page,
  site,
}) => {
  const deep = `${'{"kind":"list","total":1,"items":['.repeat(4000)}${']}'.repeat(4000)}`;
  const answer = (shown: string, json: string) =>
    `{"text":"1","basis":0,"list":[{"statement":"1","from":0,"ran":{"json":${JSON.stringify(json)},"shown":${shown}}}]}`;
  const list = '{"kind":"list","items":[],"total":0}';
  for (const cells of [
    answer(list, 'not json'),
    answer(list, '{"value":[null]}'),
    answer(deep, '{}'),
  ]) {
    const forged = `{"version":1,"title":"","text":"1\\n","answers":{"format":1,"engine":"e","chain":[],"cells":[${cells}]}}`;
    await page.goto('about:blank');
    await open(page, site, 'worksheet', 'answered', await link(forged));
    await expect(editor(page, 1)).toBeVisible();
    await page.getByRole('button', { name: 'Run all' }).click();
    await expect(cell(page, 1).locator('.value')).toHaveText('1');
  }
});
