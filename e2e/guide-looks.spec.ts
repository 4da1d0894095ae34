// The guide as VitePress makes it: axe finds nothing on its first page and on one of the others, in light
// and dark, also when one has gone from one to the other.

import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { site as built } from '../scripts/site/build.ts';
import { type Site, serve } from '../scripts/site/server.ts';
import { root } from '../scripts/workspace.ts';
import { told, violations } from './axe.ts';
import { expect, test } from './workbench.ts';

const folder = join(root, '.cache/guide-sample');
let running: Site;

test.use({
  serviceWorkers: 'block',
  site: async ({ page: _ }, use) => {
    await use(running.address);
  },
});

test.beforeAll(async () => {
  test.setTimeout(300_000);
  rmSync(folder, { recursive: true, force: true });
  execFileSync(
    'npx',
    ['tsx', '--conditions=@proviso/source', join(import.meta.dirname, 'guide-sample.ts'), folder],
    { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  running = await serve(built, 0, '/', [
    { under: '/guide/', folder: join(folder, 'site'), inlineScripts: true },
  ]);
});
test.afterAll(() => {
  running.close();
  rmSync(folder, { recursive: true, force: true });
});

test('axe finds nothing in the guide', async ({ page, site }) => {
  await page.goto(`${site}guide/`);
  for (const [heading, next] of [
    ['Proviso', 'Ten-minute tour'],
    ['Ten-minute tour', undefined],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    expect(told(await violations(page))).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html.dark')).toBeVisible();
    // Names in pictures stand over lines, where contrast is not measured.
    const found = await violations(page);
    expect(told(found.filter(({ id }) => id === 'color-contrast'))).toEqual([]);
    if (next !== undefined) await page.getByRole('link', { name: next }).first().click();
  }
});
