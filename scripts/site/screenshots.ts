// `npm run screenshots`: every view at phone and desktop size, in light and dark, into
// .cache/screenshots. For looking at.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../workspace.ts';
import { buildSite, site } from './build.ts';
import { serve } from './server.ts';

const VIEWS: Readonly<Record<string, string>> = {
  start: '',
  worksheet: 'worksheet',
  example: 'worksheet/example/first-steps',
  game: 'game/{0,*|*}',
  compare: 'game/*+*/vs/0/mod/E',
  board: 'board/domineering/.%23..|....|..%23.',
  clobber: 'board/clobber/xoxo|oxox|xox.',
  hackenbush: 'board/hackenbush/b(r)(gb)r%2Bg',
};

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } };

/** Enough for every view to have its answers. */
const SETTLED = 2_500;

const folder = join(root, '.cache/screenshots');
mkdirSync(folder, { recursive: true });
buildSite();
const running = await serve(site);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const page = await browser.newPage({ viewport, colorScheme });
    for (const [name, address] of Object.entries(VIEWS)) {
      await page.goto('about:blank');
      await page.goto(`${running.address}#/${address}`);
      await page.waitForTimeout(SETTLED);
      await page.screenshot({
        path: join(folder, `${name}-${size}-${colorScheme}.png`),
        fullPage: true,
      });
    }
    await page.close();
  }
}
await browser.close();
running.close();
console.log(`screenshots are in ${folder}`);
