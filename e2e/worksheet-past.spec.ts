// What a sheet was: earlier texts by day and time, whatever the clock does, and the way back to them.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { told, violations } from './axe.ts';
import { cell, editor, expect, link, open, test, write } from './workbench.ts';

/** The revision of the only sheet, and how many earlier texts it has, read without the page's code. */
function keptIn(page: Page): Promise<{ readonly text: string; readonly versions: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('proviso');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const reading = request.result.transaction(['sheets', 'versions']);
          const all = reading.objectStore('sheets').getAll();
          const count = reading.objectStore('versions').count();
          reading.oncomplete = () => {
            request.result.close();
            resolve({ text: all.result[0]?.text ?? '', versions: count.result });
          };
        };
      }),
  );
}

test('a sheet goes back to what it was on another day, though the clock jumped, and forth again', async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime(new Date('2026-05-17T10:00:00'));
  await open(page, site, 'worksheet', 'shared', await link('// Words\n\nrank(*)\n'));
  const days = [
    '2026-05-17T10:00:00',
    '2026-05-18T09:30:00',
    '2026-05-17T08:15:00',
    '2027-05-17T12:00:00',
  ];
  for (const [i, day] of days.entries()) {
    await page.clock.setFixedTime(new Date(day));
    await write(editor(page, 2), `rank(*${i + 1})`);
    await expect
      .poll(() => keptIn(page))
      .toEqual({
        text: `// Words\n\nrank(*${i + 1})\n`,
        versions: i,
      });
  }
  await page.reload();
  await expect(editor(page, 2)).toHaveText('rank(*4)');

  await page.getByRole('button', { name: 'History' }).click();
  const past = page.getByRole('region', { name: 'Earlier texts of this sheet' });
  // In the order in which they were written, whatever the clock said.
  await expect(past.getByRole('heading', { level: 3 })).toHaveText([
    'May 17, 2026',
    'May 18, 2026',
    'May 17, 2026',
  ]);
  await past.getByRole('button', { name: '10:00' }).click();
  await expect(past.getByText('2 cells, 1 not in the sheet now.')).toBeVisible();
  await expect(past.getByText('rank(*1)')).toBeVisible();
  expect(told(await violations(page))).toEqual([]);
  await past.getByRole('button', { name: 'Restore this' }).click();
  await expect(editor(page, 2)).toHaveText('rank(*1)');
  await expect(page.getByText('The sheet is as it was May 17, 2026, 10:00.')).toBeVisible();
  // What it was until now is among them, however soon that was.
  await expect(past.getByRole('button', { name: '12:00' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the restoration' }).click();
  await expect(editor(page, 2)).toHaveText('rank(*4)');
  await page.getByRole('button', { name: 'Redo the restoration' }).click();
  await expect(editor(page, 2)).toHaveText('rank(*1)');
  await past.press('Escape');
  await expect(past).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'History' })).toBeFocused();
  await expect.poll(async () => (await keptIn(page)).text).toContain('rank(*1)');
  await page.reload();
  await expect(editor(page, 2)).toHaveText('rank(*1)');
});

test('answers that came with a link stay when its sheet is changed, marked as they were; damaged ones are none', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link('rank(*2)\n\nrank(*3)\n'));
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 2).locator('.value')).toHaveText('3');
  await page.getByText('Take along', { exact: true }).click();
  await page.getByRole('button', { name: 'Link with the answers' }).click();
  await expect(page.getByText('The link is copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(copied);
  await expect(cell(page, 1)).toContainText('Came with the sheet');
  await page.getByRole('button', { name: '+ Add a cell' }).click();
  await write(editor(page, 3), 'rank(*4)');
  await expect(page.getByText('This is your own sheet now')).toBeVisible();
  const answers = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const request = indexedDB.open('proviso');
          request.onsuccess = () => {
            const all = request.result.transaction('answers').objectStore('answers').getAll();
            all.onsuccess = () => {
              request.result.close();
              resolve(all.result[0]?.cells.length ?? 0);
            };
          };
        }),
    );
  await expect.poll(answers).toBe(2);
  await page.reload();
  await expect(cell(page, 1).locator('.value')).toHaveText('2');
  await expect(cell(page, 2)).toContainText('Came with the sheet');

  // Somebody or something damages what is kept of the first.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('proviso');
        request.onsuccess = () => {
          const store = request.result.transaction('answers', 'readwrite').objectStore('answers');
          const cursor = store.openCursor();
          cursor.onsuccess = () => {
            if (cursor.result === null) return;
            const { value } = cursor.result;
            value.cells[0].list[0].ran.shown = { kind: 'list', items: null };
            cursor.result.update(value).onsuccess = () => {
              request.result.close();
              resolve();
            };
          };
        };
      }),
  );
  await page.reload();
  await expect(cell(page, 2).locator('.value')).toHaveText('3');
  await expect(cell(page, 1).locator('.value')).toHaveCount(0);
});

/** A database as an earlier version of the page left it. */
interface Old {
  readonly name: string;
  readonly version: number;
  readonly stores: Readonly<
    Record<
      string,
      {
        readonly keyPath: string | null;
        readonly autoIncrement: boolean;
        readonly indexes: readonly { readonly name: string; readonly keyPath: string }[];
        readonly entries: readonly (readonly [string | number, object])[];
      }
    >
  >;
}

for (const version of [1]) {
  test(`a database of version ${version} is opened with all that is in it`, async ({
    page,
    site,
  }) => {
    const file = new URL(`../test/compatibility/sheets/database-${version}.json`, import.meta.url);
    const old: Old = JSON.parse(await readFile(file, 'utf8'));
    // A day after it was made: what was removed then can still be put back.
    await page.clock.setFixedTime(new Date('2026-11-17T18:00:00Z'));
    await page.route('**/blank.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>blank</title>' }),
    );
    await page.goto(`${site}blank.html`);
    await page.evaluate(
      ({ name, version: made, stores }) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open(name, made);
          request.onupgradeneeded = () => {
            for (const [store, { keyPath, autoIncrement, indexes, entries }] of Object.entries(
              stores,
            )) {
              const into = request.result.createObjectStore(store, { keyPath, autoIncrement });
              for (const index of indexes) into.createIndex(index.name, index.keyPath);
              for (const [key, value] of entries) {
                if (keyPath === null) into.put(value, key);
                else into.put(value);
              }
            }
          };
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            request.result.close();
            resolve();
          };
        }),
      old,
    );
    await open(page, site, 'worksheet');
    await page.getByText('Your sheets', { exact: true }).click();
    const body = page.locator('.sheet-menu[open]');
    await expect(body.getByText('Deleted sheets (1)')).toBeVisible();
    await body.getByRole('link', { name: 'Worksheet', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'A sheet of old' })).toBeVisible();
    // All of its answers, and what was removed and put aside.
    await expect(page.locator('.cell .value')).toHaveCount(7);
    await expect(page.getByText('Removed: outcome(G)')).toBeVisible();
    await page.getByRole('button', { name: 'History' }).click();
    const past = page.getByRole('region', { name: 'Earlier texts of this sheet' });
    await expect(past.getByText('9 cells, 1 not in the sheet now.')).toBeVisible();
    await past.getByRole('button', { name: 'Restore this' }).click();
    await expect(editor(page, 9)).toHaveText('outcome(G)');
  });
}
