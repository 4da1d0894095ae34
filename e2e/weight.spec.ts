// What the first view weighs: everything the page loads by itself before anything is pressed. The
// worker is counted apart.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { site as folder } from '../scripts/site/build.ts';
import { expect, open, test } from './workbench.ts';

const KIB = 1024;

// What is fetched to be kept for offline use is not what the first view needs.
test.use({ serviceWorkers: 'block' });

test('the first view takes at most 250 KiB of JavaScript, and the worker at most 270 more', async ({
  page,
  site,
}, info) => {
  const loaded = new Set<string>();
  page.on('response', (response) => {
    const path = response.url().replace(site, '');
    if (path.endsWith('.js') && path.startsWith('assets/')) loaded.add(path);
  });
  await open(page, site);
  // What comes last: the step, which the worker finds after the table.
  await expect(page.getByText('step 1 of 1')).toBeVisible();
  await expect(page.locator('math').first()).toBeVisible();
  const weight = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0);
  const worker = [...loaded].filter((path) => path.includes('worker-'));
  const first = [...loaded].filter((path) => !worker.includes(path));
  expect(first.length).toBeGreaterThan(0);
  expect(worker.length).toBe(1);
  const said = `${first.length} files, ${(weight(first) / KIB).toFixed(1)} KiB; worker ${(weight(worker) / KIB).toFixed(1)} KiB`;
  info.annotations.push({ type: 'first view', description: said });
  expect(weight(first)).toBeLessThanOrEqual(250 * KIB);
  expect(weight(worker)).toBeLessThanOrEqual(270 * KIB);
});
