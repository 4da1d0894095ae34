// `npm run screenshots [NAME…]`: every view and its main states on a phone, a tablet and a desk, in light
// and dark, into .cache/screenshots; with names of states or sizes only those. For looking at.

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { root } from '../workspace.ts';
import { buildSite, site } from './build.ts';
import { GUIDE_PATH, Guide } from './guide.ts';
import { SHEET_SHOTS } from './screenshot-sheets.ts';
import { type Shot, VIEW_SHOTS } from './screenshot-states.ts';
import { serve } from './server.ts';

const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desk: { viewport: { width: 1280, height: 900 } },
};

const folder = join(root, '.cache/screenshots');
mkdirSync(folder, { recursive: true });
buildSite();
const given = process.argv.slice(2);
const asked = given.filter((name) => !(name in SIZES));
const sizes = Object.entries(SIZES).filter(
  ([size]) => given.length === asked.length || given.includes(size),
);
const { part } = new Guide();
const hasGuide = existsSync(join(part.folder, 'index.html'));
const wanted = (shot: Shot) =>
  (asked.length === 0 || asked.includes(shot.name)) && (hasGuide || shot.guide === undefined);
if (!hasGuide) console.log('the guide is not built: npm run docs');

const running = await serve(site, 0, '/', [part]);
const launched = (...args: string[]) =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', ...args],
  });
// A picture of a whole page is taken without the touch screen that the context has; so the browser has one.
const withFingers = await launched(
  '--blink-settings=primaryPointerType=2,availablePointerTypes=2,primaryHoverType=1,availableHoverTypes=1',
);
const withMouse = await launched();
for (const shot of [...VIEW_SHOTS, ...SHEET_SHOTS].filter(wanted)) {
  for (const [size, options] of sizes) {
    const browser = options.hasTouch ? withFingers : withMouse;
    const context = await browser.newContext({ ...options, locale: shot.locale ?? 'en-US' });
    const page = await context.newPage();
    const parts = shot.parts.map(encodeURIComponent).join('/');
    try {
      await shot.before?.(page);
      await page.goto(
        new URL(shot.guide === undefined ? `#/${parts}` : GUIDE_PATH + shot.guide, running.address)
          .href,
      );
      await shot.reach(page);
    } catch (error) {
      console.log(`${shot.name} at ${size}: ${String(error).split('\n')[0]}`);
    }
    // Pictures are drawn when they come near the window, or are printed.
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    if (shot.print) await page.emulateMedia({ media: 'print' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(300);
      await page.screenshot({
        path: join(folder, `${shot.name}-${size}-${colorScheme}.png`),
        fullPage: shot.whole !== false,
      });
    }
    await context.close();
  }
}
await withFingers.close();
await withMouse.close();
running.close();
console.log(`screenshots are in ${folder}`);
