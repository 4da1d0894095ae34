// End-to-end tests on the built site, in Debian's Chromium, three stories at a time, since a
// story waits for much of its time; none of them asks how long something took.

import { defineConfig, devices } from '@playwright/test';

const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/**
 * Stories that change what is not undone between stories: the network, the service worker, the speed of
 * the machine, the zoom of the screen, the debugger, locks, and what a first visit is. Each has a browser context of its own.
 */
const APART = [
  'guide',
  'guide-looks',
  'layout',
  'match',
  'offline',
  'play',
  'start',
  'touch',
  'weight',
  'worksheet-folder',
  'worksheet-kept',
  'worksheet-many',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  globalSetup: './site.ts',
  outputDir: '../.cache/e2e',
  workers: 3,
  // By story and not by file, so that no long file is still running alone at the end.
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: chromium,
      // Root needs --no-sandbox, and running tests as root is already that decision. A process of its own
      // for a graphics card that is not there takes a tenth of the work of a story.
      args: ['--no-sandbox', '--in-process-gpu'],
    },
    // The stories read English.
    locale: 'en-US',
    // Each context would fetch the whole site once more to keep it, a sixth of the work of a story. The
    // stories of what is offline, of releases and of what is kept have the service worker.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  projects: [
    // The long ones first.
    { name: 'apart', testMatch: APART },
    // A window and a context take a fifth of the work of a story. Between two of them Playwright empties
    // all storage and caches and takes back what was emulated, routed or put into the page.
    { name: 'stories', testIgnore: APART, use: { reuseContext: true } },
  ],
});
