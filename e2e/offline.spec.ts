// After the first visit the page works without a network, and an open page works on after a release.

import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { site as built } from '../scripts/site/build.ts';
import { type Site, serve } from '../scripts/site/server.ts';
import { test as base, editor, expect, open, universeRow } from './workbench.ts';

base.use({ serviceWorkers: 'allow' });

base('everything is there after one visit', async ({ page, site, context }) => {
  await open(page, site);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await everythingWorks(page);
});

async function everythingWorks(page: Page): Promise<void> {
  await expect(universeRow(page, 'D')).toContainText('■');
  await page.getByRole('link', { name: 'Worksheet', exact: true }).click();
  await expect(editor(page, 2)).toBeVisible();
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
  await page.getByRole('link', { name: 'Game', exact: true }).click();
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
}

interface Releases {
  /** A site of its own, and how its next release replaces it. */
  readonly released: { readonly address: string; next(): void };
}

/** Gives every file whose name changes with its contents another one, as a release does. */
function release(folder: string, number: number): void {
  const assets = readdirSync(join(folder, 'assets'));
  const renamed = new Map(
    assets.map((name) => [name, name.replace(/(\.\w+)(\.map)?$/, `r${number}$1$2`)]),
  );
  const texts = ['index.html', 'service-worker.js'].map((name) => join(folder, name));
  for (const [old, name] of renamed) {
    renameSync(join(folder, 'assets', old), join(folder, 'assets', name));
    if (/\.(js|css)$/.test(name)) texts.push(join(folder, 'assets', name));
  }
  // Longer names first: one may begin with another.
  const names = [...renamed].sort(([a], [b]) => b.length - a.length);
  for (const path of texts) {
    let text = readFileSync(path, 'utf8');
    for (const [old, name] of names) text = text.replaceAll(old, name);
    if (path.endsWith('service-worker.js')) {
      text = text.replace(/(\$\{\w+\})([0-9a-f]{12})(r\d+)?/, `$1$2r${number}`);
    }
    writeFileSync(path, text);
  }
}

const test = base.extend<Releases>({
  site: async ({ released }, use) => {
    await use(released.address);
  },
  released: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'proviso-release-'));
    cpSync(process.env['PROVISO_DIST'] ?? built, folder, { recursive: true });
    const running: Site = await serve(folder, 0, '/any/path/');
    let number = 0;
    await use({ address: running.address, next: () => release(folder, ++number) });
    running.close();
    rmSync(folder, { recursive: true });
  },
});

/** As when somebody comes back to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The browser looks for a new service worker, and it has taken over. */
async function takenOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const next = () =>
      new Promise((resolve) => {
        serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    // That the first one takes over is not what is waited for.
    if (serviceWorker.controller === null) await next();
    const changed = next();
    await (await serviceWorker.ready).update();
    await changed;
  });
  // What the browser happens to have by itself is not to be relied on.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

test('an open page works on after a release, and offers the new version', async ({
  page,
  site,
  released,
  context,
}) => {
  await open(page, site);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(universeRow(page, 'D')).toContainText('■');
  const version = () => page.locator('script[type=module]').getAttribute('src');
  const first = await version();
  released.next();
  await takenOver(page);
  // Neither the worksheet nor the board nor the game was loaded before.
  await everythingWorks(page);
  expect(await version()).toBe(first);
  await open(page, site, 'board', 'nim', '4 3');
  await expect(page.getByRole('status').filter({ hasText: 'new version' })).toHaveCount(0);
  await comeBack(page);
  const offer = page.getByRole('status').filter({ hasText: 'A new version is there' });
  await expect(offer).toBeVisible();
  await expect(page.getByLabel(/^Position/)).toHaveValue('4 3');
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(version).not.toBe(first);
  await expect(page.getByLabel(/^Position/)).toHaveValue('4 3');
  await expect(offer).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await everythingWorks(page);
});

test('a page two releases old works on', async ({ page, site, released }) => {
  await open(page, site);
  await page.evaluate(() => navigator.serviceWorker.ready);
  released.next();
  await takenOver(page);
  released.next();
  await takenOver(page);
  await everythingWorks(page);
});

test.describe('where the browser keeps nothing', () => {
  test.use({ serviceWorkers: 'block' });

  test('a part that a release took away says so, and a reload brings it', async ({
    page,
    site,
    released,
    mishaps,
  }) => {
    await open(page, site, 'game', '{1|0}');
    await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
    released.next();
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('A new version is there');
    await expect(page.getByText(/are you offline/i)).toHaveCount(0);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByLabel(/^Position/)).toHaveValue('...|...');
    // The parts that are gone were asked for; of a style sheet the browser also says that the
    // answer is none.
    const gone = /404|^Refused to apply style from '[^']*\/assets\//;
    expect(mishaps.splice(0).filter((said) => !gone.test(said))).toEqual([]);
  });

  test('a part that is not here yet while offline says so, and comes when online', async ({
    page,
    site,
    context,
    mishaps,
  }) => {
    await open(page, site);
    await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('cannot be reached');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('cannot be reached');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel(/^Position/)).toHaveValue('...|...');
    const others = mishaps.splice(0).filter((said) => !said.includes('ERR_INTERNET_DISCONNECTED'));
    expect(others).toEqual([]);
  });
});
