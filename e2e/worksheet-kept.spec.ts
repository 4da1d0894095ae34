// What a person wrote survives: a closed tab, two tabs, another sheet, an older version of the page,
// a browser that keeps nothing.

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { cell, editor, expect, link, open, test, write } from './workbench.ts';

// Who comes back has the page from the service worker.
test.use({ serviceWorkers: 'allow' });

/** Something to write that is not on the first sheet. */
const MINE = 'G := *5';

const kept = (page: Page) => page.getByText('Kept in this browser.');

/** Puts a sheet where the page of version 0.1 kept its only one, before the page is opened. */
async function withOldSheet(context: BrowserContext, text: string): Promise<void> {
  await context.addInitScript((sheet) => {
    if (localStorage.getItem('visited') === null) {
      localStorage.setItem('proviso: worksheet', sheet);
      localStorage.setItem('visited', 'yes');
    }
  }, text);
}

/** All sheets in the browser's database, read without the page's code. */
function sheetsIn(page: Page): Promise<{ readonly title: string; readonly text: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('proviso');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('sheets').objectStore('sheets').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result);
          };
        };
      }),
  );
}

test('the worksheet is kept, and its answers with it', async ({ page, site }) => {
  await open(page, site, 'worksheet');
  await expect(cell(page, 10).getByRole('row')).toHaveCount(6);
  await write(editor(page, 2), MINE);
  await editor(page, 2).press('Shift+Enter');
  await editor(page, 4).press('Shift+Enter');
  await expect(cell(page, 4).locator('.old')).toHaveCount(0);
  await expect(kept(page)).toBeVisible();
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.getByRole('link', { name: 'Worksheet', exact: true }).click();
  await expect(editor(page, 2)).toHaveText(MINE);
  await expect(cell(page, 4).locator('.value')).toHaveCount(1);
  await page.reload();
  await expect(editor(page, 2)).toHaveText(MINE);
  await expect(cell(page, 4).locator('.value')).toHaveCount(1);
  await expect(cell(page, 4).locator('.old')).toHaveCount(0);
  // Cell 6 was not run after G had changed.
  await expect(cell(page, 6)).toContainText('A cell above has changed');
  // What is still being computed when the page goes is told apart from what was never run.
  await write(editor(page, 8), 'outcome(domineering(12, 12))');
  await editor(page, 8).press('Shift+Enter');
  await expect(cell(page, 8)).toContainText(/computing outcome.* · [1-9] s/);
  await page.reload();
  await expect(cell(page, 8)).toContainText('Begun before, and not finished.');
  await write(editor(page, 8), 'rank(*3)');
  await expect(cell(page, 8)).not.toContainText('Begun before');
});

for (const [how, leave] of [
  ['a reload', (page: Page) => page.reload()],
  ['another page', (page: Page) => page.goto('about:blank')],
  ['another view', (page: Page) => page.evaluate(() => location.assign('#/'))],
] as const) {
  test(`what was typed just before ${how} is kept`, async ({ page, site }) => {
    await open(page, site, 'worksheet');
    await write(editor(page, 2), MINE);
    await leave(page);
    await open(page, site, 'worksheet');
    await expect(editor(page, 2)).toHaveText(MINE);
  });
}

test('what was typed just before the tab was closed is kept', async ({ page, site, context }) => {
  await open(page, site, 'worksheet');
  await write(editor(page, 2), MINE);
  await page.close();
  const next = await context.newPage();
  await open(next, site, 'worksheet');
  await expect(editor(next, 2)).toHaveText(MINE);
});

test('what was typed just before the tab was killed is kept', async ({ page, site, context }) => {
  await open(page, site, 'worksheet');
  await write(editor(page, 2), MINE);
  const cdp = await context.newCDPSession(page);
  // No event tells the page; the answer to this never comes.
  void cdp.send('Page.crash').catch(() => {});
  await page.waitForEvent('crash');
  const next = await context.newPage();
  await open(next, site, 'worksheet');
  await expect(editor(next, 2)).toHaveText(MINE);
});

test('a tab follows another', async ({ page, site, context }) => {
  const other = await context.newPage();
  await open(page, site, 'worksheet');
  await open(other, site, 'worksheet');
  await expect(editor(other, 2)).toBeVisible();
  await write(editor(page, 2), MINE);
  await expect(editor(other, 2)).toHaveText(MINE);
  await write(editor(other, 4), 'rank(G)');
  await expect(editor(page, 4)).toHaveText('rank(G)');
  await expect(editor(page, 2)).toHaveText(MINE);
});

/** Tabs that hear nothing of each other and do not look: as if both wrote in the same moment. */
const deaf = (context: BrowserContext) =>
  context.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => {};
    for (const name of ['focus', 'visibilitychange', 'pageshow']) {
      addEventListener(name, (event) => event.stopImmediatePropagation(), true);
    }
  });

test('two tabs that write at the same time merge what is in different cells, and keep two of the same', async ({
  page,
  site,
  context,
}) => {
  await deaf(context);
  const other = await context.newPage();
  await open(page, site, 'worksheet');
  await open(other, site, 'worksheet');
  await expect(editor(other, 2)).toBeVisible();
  await write(editor(page, 2), MINE);
  await expect(kept(page)).toBeVisible();
  // Another cell: both changes are in the one sheet, and whoever writes goes on writing.
  await write(editor(other, 4), 'rank(G)');
  await expect(other.getByText('in other cells: both changes are here')).toBeVisible();
  await expect(editor(other, 2)).toHaveText(MINE);
  await expect(editor(other, 4)).toBeFocused();
  await other.keyboard.insertText(' + 1');
  await expect
    .poll(async () => (await sheetsIn(other)).map(({ text }) => text.match(/rank\(G\).*/)?.[0]))
    .toEqual(['rank(G) + 1']);
  // The first tab has seen nothing of that; now it writes in the same cell.
  await write(editor(page, 4), 'rank(G) + 2');
  await expect(page.getByText('The same cell was changed in another tab')).toBeVisible();
  await expect(editor(page, 4)).toHaveText('rank(G) + 2');
  await page.reload();
  await expect(editor(page, 4)).toHaveText('rank(G) + 2');
  // Each tab comes back to its own, whichever was written in last.
  await other.reload();
  await expect(editor(other, 4)).toHaveText('rank(G) + 1');
  const texts = (await sheetsIn(page)).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).toContain(MINE);
  expect(texts.filter((text) => text.includes('rank(G) + 1'))).toHaveLength(1);
});

test('tabs with different sheets keep each its own', async ({ page, site, context }) => {
  const other = await context.newPage();
  await open(page, site, 'worksheet', 'shared', await link('rank(*)\n'));
  await open(other, site, 'worksheet', 'shared', await link('rank(*)\n'));
  for (const [tab, text] of [
    [page, 'rank(*2)'],
    [other, 'rank(*3)'],
    [page, 'rank(*4)'],
  ] as const) {
    await write(editor(tab, 1), text);
    await expect
      .poll(async () => (await sheetsIn(tab)).map((one) => one.text))
      .toContain(`${text}\n`);
  }
  await expect(editor(other, 1)).toHaveText('rank(*3)');
  await page.reload();
  await other.reload();
  await expect(editor(page, 1)).toHaveText('rank(*4)');
  await expect(editor(other, 1)).toHaveText('rank(*3)');
  expect(await sheetsIn(page)).toHaveLength(2);
});

test('a write that breaks off is told of, and what was not written survives the page', async ({
  page,
  site,
  context,
}) => {
  await open(page, site, 'worksheet', 'shared', await link('rank(*)\n'));
  await write(editor(page, 1), 'rank(*2)');
  await expect.poll(async () => (await sheetsIn(page))[0]?.text).toBe('rank(*2)\n');
  // From now on every transaction that writes a sheet is broken off in the middle.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...what) {
      const request = put.apply(this, what);
      if (this.name === 'sheets') this.transaction.abort();
      return request;
    };
  });
  await write(editor(page, 1), 'rank(*3)');
  await expect(page.getByText('could not use its storage')).toBeVisible();
  expect((await sheetsIn(page))[0]?.text).toBe('rank(*2)\n');
  const cdp = await context.newCDPSession(page);
  void cdp.send('Page.crash').catch(() => {});
  await page.waitForEvent('crash');
  const next = await context.newPage();
  await open(next, site, 'worksheet');
  await expect(editor(next, 1)).toHaveText('rank(*3)');
  await expect
    .poll(async () => (await sheetsIn(next)).map(({ text }) => text))
    .toEqual(['rank(*3)\n']);
});

test('a file that is opened leaves the sheet before among the others', async ({ page, site }) => {
  await open(page, site, 'worksheet');
  await write(editor(page, 2), MINE);
  await page.getByLabel('Open .pvs').setInputFiles({
    name: 'mine.pvs',
    mimeType: 'text/plain',
    buffer: Buffer.from('rank(*3)\n'),
  });
  await expect(editor(page, 1)).toHaveText('rank(*3)');
  await page.reload();
  await expect(editor(page, 1)).toHaveText('rank(*3)');
  await page.getByText('Your sheets', { exact: true }).press('Enter');
  await page.locator('.sheet-menu').getByRole('link', { name: 'Worksheet', exact: true }).click();
  await expect(editor(page, 2)).toHaveText(MINE);
  await page.goBack();
  await expect(editor(page, 1)).toHaveText('rank(*3)');
});

test('an example and a shared sheet become one’s own when they are changed', async ({
  page,
  site,
}) => {
  const text = await readFile(new URL('../examples/first-steps.pvs', import.meta.url), 'utf8');
  for (const parts of [
    ['example', 'first-steps'],
    ['shared', await link(text)],
  ]) {
    await open(page, site, 'worksheet', ...parts);
    const first = page.getByRole('textbox').first();
    // The sheet before is there until this one is.
    await expect(first).not.toHaveText(MINE);
    await write(first, MINE);
    await expect(page.getByText('This is your own sheet now')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox').first()).toHaveText(MINE);
  }
  await open(page, site, 'worksheet', 'example', 'first-steps');
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect(page.getByRole('textbox').first()).not.toHaveText(MINE);
});

test('what a click has done stays said while the sheet is being kept', async ({ page, site }) => {
  await open(page, site, 'worksheet');
  await write(editor(page, 2), MINE);
  await page.getByRole('button', { name: 'Share by link' }).click();
  await expect.poll(async () => (await sheetsIn(page))[0]?.text).toContain(MINE);
  await expect(page.getByText('The link is copied')).toBeVisible();
  // The next edit makes it old news.
  await write(editor(page, 2), 'G := *6');
  await expect(kept(page)).toBeVisible();
});

test('an added cell is a cell of its own after a reload, in the file and in the link', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link('G := *\n'));
  await page.getByRole('button', { name: '+ Add a cell' }).click();
  await write(editor(page, 2), 'rank(G)');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save .pvs' }).click();
  expect(await readFile((await (await saved).path()) ?? '', 'utf8')).toBe('G := *\n\nrank(G)\n');
  await page.reload();
  await expect(editor(page, 1)).toHaveText('G := *');
  await expect(editor(page, 2)).toHaveText('rank(G)');
  await page.getByRole('button', { name: 'Share by link' }).click();
  await expect(page.getByText('The link is copied')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page.getByText('came with a link')).toBeVisible();
  await expect(editor(page, 2)).toHaveText('rank(G)');
});

test('the sheet of an older version of the page is still there', async ({
  page,
  site,
  context,
}) => {
  await withOldSheet(context, '// Mine of old.\nrank(*7)\n');
  await open(page, site, 'worksheet');
  await expect(page.getByText('Mine of old.')).toBeVisible();
  await expect(editor(page, 2)).toHaveText('rank(*7)');
  // It waits for its reader.
  await expect(page.locator('.value')).toHaveCount(0);
  await write(editor(page, 2), 'rank(*8)');
  await page.reload();
  await expect(editor(page, 2)).toHaveText('rank(*8)');
  expect(await sheetsIn(page)).toHaveLength(1);
});

test('a browser without a database is told of, and the page works on', async ({ page, site }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  });
  await open(page, site, 'worksheet');
  await expect(page.getByText('does not let the page keep anything')).toBeVisible();
  await write(editor(page, 2), MINE);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.getByRole('link', { name: 'Worksheet', exact: true }).click();
  await expect(editor(page, 2)).toHaveText(MINE);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect(await readFile((await (await saved).path()) ?? '', 'utf8')).toContain(MINE);
});

test('a full browser is told of, and what does not fit now is kept when it does', async ({
  page,
  site,
  context,
}) => {
  const cdp = await context.newCDPSession(page);
  const { origin } = new URL(site);
  // Chromium lends a database what was free when it last asked, for half a minute: only what is more
  // than there ever was is sure to be refused.
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
  await open(page, site, 'worksheet');
  await expect(editor(page, 2)).toBeVisible();
  // Nothing that can be packed into less.
  const long = randomBytes(1_500_000).toString('base64');
  await write(editor(page, 2), `${MINE} // ${long}`);
  await expect(page.getByText('storage is full')).toBeVisible();
  await cdp.send('Storage.overrideQuotaForOrigin', { origin });
  await write(editor(page, 4), 'rank(G)');
  await expect(page.getByText('storage is full')).toBeHidden();
  expect((await sheetsIn(page))[0]?.text).toContain(MINE);
});

test('a database of a newer version is left alone, and told of', async ({ page, site }) => {
  await open(page, site);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('proviso', 99);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  await open(page, site, 'worksheet');
  await expect(page.getByText('A newer version of this page')).toBeVisible();
  await write(editor(page, 2), MINE);
  await editor(page, 2).press('Shift+Enter');
  await expect(cell(page, 2).locator('.value')).toHaveCount(1);
});

test('a newer version that opens in another tab takes over, and this one says so', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet');
  await write(editor(page, 2), MINE);
  await expect(kept(page)).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('proviso', 99);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  await expect(page.getByText('A newer version of this page')).toBeVisible();
  await expect(editor(page, 2)).toHaveText(MINE);
});

test('a removal can be undone after a reload', async ({ page, site }) => {
  const sheet = 'rank(*)\n\n// A note\n\nrank(*2)\n\nrank(*3)\n';
  await open(page, site, 'worksheet', 'shared', await link(sheet));
  await page.getByRole('button', { name: 'Remove 3' }).click();
  await page.getByRole('button', { name: 'Remove 2' }).click();
  await expect(page.getByText('Removed: // A note')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Removed: // A note')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).not.toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Prose 2' })).toHaveText(/A note/);
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor(page, 3)).toHaveText('rank(*2)');
  await expect(editor(page, 4)).toHaveText('rank(*3)');
  await page.reload();
  await expect(editor(page, 4)).toHaveText('rank(*3)');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('an address without a sheet says so and offers those there are', async ({ page, site }) => {
  await open(page, site, 'worksheet');
  await write(editor(page, 2), 'G := {0|0}');
  await expect(page.getByText('Kept in this browser.')).toBeVisible();
  await open(page, site, 'worksheet', 'nosuch');
  await expect(page.getByRole('alert')).toContainText(
    'no worksheet at the address “worksheet/nosuch”',
  );
  await expect(page.getByRole('link', { name: 'New sheet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'First steps' })).toBeVisible();
  await page.getByRole('link', { name: 'Worksheet', exact: true }).last().click();
  await expect(editor(page, 2)).toHaveText('G := {0|0}');
});

test('a file that is no text is refused, and the sheet stays', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'shared', await link('rank(*3)\n'));
  await page.getByLabel('Open .pvs').setInputFiles({
    name: 'photo.pvs',
    mimeType: 'text/plain',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00]),
  });
  await expect(page.getByText('photo.pvs was not opened: it is not a text file')).toBeVisible();
  await expect(editor(page, 1)).toHaveText('rank(*3)');
  await page.getByText('Your sheets', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'photo' })).toHaveCount(0);
});
