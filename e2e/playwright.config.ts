// End-to-end tests on the built site, in Debian's Chromium, three files at a time, since a
// story waits for most of its time: each has a browser context of its own, and none of them asks how long
// something took.

import { defineConfig, devices } from '@playwright/test';

const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  globalSetup: './site.ts',
  outputDir: '../.cache/e2e',
  workers: 3,
  fullyParallel: false,
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
    permissions: ['clipboard-read', 'clipboard-write'],
  },
});
