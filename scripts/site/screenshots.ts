// `npm run screenshots [NAME…]`: every view and its main states at the size of a phone, a tablet and a
// desk, in light and dark, into .cache/screenshots; with names only those states. For looking at.

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../workspace.ts';
import { buildSite, site } from './build.ts';
import { GUIDE_PATH, Guide } from './guide.ts';
import { SHOTS, type Shot } from './screenshot-states.ts';
import { serve } from './server.ts';

const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1280, height: 900 },
};

const folder = join(root, '.cache/screenshots');
mkdirSync(folder, { recursive: true });
buildSite();
const asked = process.argv.slice(2);
const { part } = new Guide();
const hasGuide = existsSync(join(part.folder, 'index.html'));
const wanted = (shot: Shot) =>
  (asked.length === 0 || asked.includes(shot.name)) && (hasGuide || !shot.guide);
if (!hasGuide) console.log('the guide is not built: npm run docs');

const running = await serve(site, 0, '/', [part]);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const shot of SHOTS.filter(wanted)) {
  const context = await browser.newContext({ locale: shot.locale ?? 'en-US' });
  const page = await context.newPage();
  const parts = shot.parts.map(encodeURIComponent).join('/');
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.goto('about:blank');
    await page.goto(
      new URL(shot.guide ? GUIDE_PATH + shot.guide : `#/${parts}`, running.address).href,
    );
    try {
      await shot.reach(page);
    } catch (error) {
      console.log(`${shot.name} at ${size}: ${String(error).split('\n')[0]}`);
    }
    // Pictures are drawn when they come near the window, or are printed.
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(300);
      await page.screenshot({
        path: join(folder, `${shot.name}-${size}-${colorScheme}.png`),
        fullPage: shot.whole !== false,
      });
    }
  }
  await context.close();
}
await browser.close();
running.close();
console.log(`screenshots are in ${folder}`);
