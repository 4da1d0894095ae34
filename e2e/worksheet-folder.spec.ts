// Sheets in a folder on disk: written there, taken from there, and asked about where both were changed.
// The folder is one of the browser's own file system, which a page may use without a dialog.

import type { Page } from '@playwright/test';
import { told, violations } from './axe.ts';
import { editor, expect, link, open, test, write } from './workbench.ts';

/** The files of the folder, read without the page's code. */
function files(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('papers', { create: true });
    const found: Record<string, string> = {};
    for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) {
      if (!name.endsWith('.pvs')) continue;
      found[name] = await (await (await folder.getFileHandle(name)).getFile()).text();
    }
    return found;
  });
}

/** Writes a file as an editor would. */
function put(page: Page, name: string, text: string): Promise<void> {
  return page.evaluate(
    async ([file, words]) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('papers', { create: true });
      const writing = await (await folder.getFileHandle(file, { create: true })).createWritable();
      await writing.write(words);
      await writing.close();
    },
    [name, text] as const,
  );
}

/** The reader comes back to the page. */
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));

test('sheets are kept in a folder, and what is changed there is taken in', async ({
  page,
  site,
  context,
}) => {
  await context.addInitScript(() => {
    const choose = async () => {
      const root = await navigator.storage.getDirectory();
      return root.getDirectoryHandle('papers', { create: true });
    };
    Object.assign(window, { showDirectoryPicker: choose });
    // A browser that was closed in between wants to be asked again.
    if (sessionStorage.getItem('asks') !== null) {
      let allowed = 'prompt';
      Object.assign(FileSystemHandle.prototype, {
        queryPermission: async () => allowed,
        requestPermission: async () => {
          allowed = 'granted';
          return allowed;
        },
      });
    }
  });
  await open(page, site, 'worksheet', 'shared', await link('rank(*)\n'));
  await put(page, 'from git.pvs', 'rank(*9)\n');
  await write(editor(page, 1), 'rank(*2)');
  await expect(page.getByText('This is your own sheet now')).toBeVisible();
  const menu = page.getByText('Your sheets', { exact: true });
  await menu.click();
  const body = page.locator('.sheet-menu[open]');
  await body.getByRole('button', { name: 'Keep in a folder…' }).click();
  await expect(body.getByText('Every sheet is kept in the folder “papers”')).toBeVisible();
  await expect
    .poll(() => files(page))
    .toEqual({ 'from git.pvs': 'rank(*9)\n', 'worksheet.pvs': 'rank(*2)\n' });
  expect(told(await violations(page))).toEqual([]);
  await page.keyboard.press('Escape');

  await write(editor(page, 1), 'rank(*3)');
  await expect.poll(async () => (await files(page))['worksheet.pvs']).toBe('rank(*3)\n');
  await put(page, 'worksheet.pvs', 'rank(*4)\n');
  await comeBack(page);
  await expect(editor(page, 1)).toHaveText('rank(*4)');

  // A file that is no worksheet is named, and nothing is written over it.
  const large = ' '.repeat(2 ** 20 + 1);
  await put(page, 'worksheet.pvs', large);
  await comeBack(page);
  const unread = page.getByText('Not read in the folder');
  await expect(unread).toContainText('worksheet.pvs');
  expect((await files(page))['worksheet.pvs']).toBe(large);
  await put(page, 'worksheet.pvs', 'rank(*4)\n');
  await comeBack(page);
  await expect(unread).toHaveCount(0);

  // Both are changed before either side has seen the other.
  await page.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('proviso folder', () => {
          held();
          return new Promise<void>((release) => Object.assign(window, { release }));
        });
      }),
  );
  await write(editor(page, 1), 'rank(*5)');
  await put(page, 'worksheet.pvs', 'rank(*6)\n');
  await expect(page.getByText('Kept in this browser.')).toBeVisible();
  await page.evaluate(() => (window as unknown as { release: () => void }).release());
  await comeBack(page);
  const notice = page.getByText('“Worksheet” was changed here, and its file worksheet.pvs');
  await expect(notice).toBeVisible();
  expect((await files(page))['worksheet.pvs']).toBe('rank(*6)\n');
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(notice).toHaveCount(0);
  await comeBack(page);
  await expect
    .poll(() => files(page))
    .toEqual({
      'from git.pvs': 'rank(*9)\n',
      'worksheet.pvs': 'rank(*5)\n',
      'worksheet-from-the-folder.pvs': 'rank(*6)\n',
    });
  await expect(editor(page, 1)).toHaveText('rank(*5)');

  // On the next visit one press is enough.
  await page.evaluate(() => sessionStorage.setItem('asks', 'yes'));
  await page.reload();
  await expect(page.getByText('kept in the folder “papers” when you allow it again')).toBeVisible();
  await put(page, 'from git.pvs', 'rank(*8)\n');
  await page.getByRole('button', { name: 'Allow it' }).click();
  await menu.click();
  await expect(body.getByText('Every sheet is kept in the folder “papers”')).toBeVisible();
  await body.getByRole('link', { name: 'from git' }).click();
  await expect(editor(page, 1)).toHaveText('rank(*8)');
  await menu.click();
  await body.getByRole('button', { name: 'Stop keeping there' }).click();
  await expect(body.getByRole('button', { name: 'Keep in a folder…' })).toBeVisible();
  expect(Object.keys(await files(page))).toHaveLength(3);
});

test('a browser without folders says why there is none', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showDirectoryPicker', { value: undefined });
  });
  await open(page, site, 'worksheet', 'shared', await link('rank(*)\n'));
  await expect(editor(page, 1)).toBeVisible();
  await page.getByText('Your sheets', { exact: true }).click();
  const body = page.locator('.sheet-menu[open]');
  await expect(body.getByText('This browser cannot keep sheets in a folder')).toBeVisible();
  await expect(body.getByRole('button', { name: 'Keep in a folder…' })).toHaveCount(0);
});
