// End-to-end tests on the built site, in Debian's Chromium, three stories at a time, since a
// story waits for much of its time: each has a browser context of its own, and none of them asks how long
// something took.

import { defineConfig, devices } from '@playwright/test';

const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

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
    // Root needs --no-sandbox, and running tests as root is already that decision.
    launchOptions: { executablePath: chromium, args: ['--no-sandbox'] },
    // The stories read English.
    locale: 'en-US',
    // Each context would fetch the whole site once more to keep it, a sixth of the work of a story. The
    // stories of what is offline, of releases and of what is kept have the service worker.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  },
});
