// What `npm run screenshots` looks at of worksheets: answers of every shape, and all that can be done with a
// sheet.

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { type Shot, still, unfolded } from './screenshot-states.ts';

/** Answers of every shape. */
const SHEET = `// Answers of every shape: prose with **strong** words, a formula $\\{0,*\\mid*\\}$ and \`code\`.

G := {0,*|*}

outcome(G)

[G mod U for U in [M, B, E, D, Normal]]

table(1..5, "n", n -> n, "outcome", n -> outcome(nimheap(n)), "mod D", n -> nimheap(n) mod D)

tree({0,*|{*|1}})

plot([n rem 7 for n in 1..40])

* + * == 0 mod D

explain(G mod D)

domineering("...|...") mod E

oops +
`;

/** What is long, or comes from elsewhere in the library. */
const LONG = `// # Long answers
// A list with points:
// - the first
// - the second, with a formula $G \\geq H$
//
// | head | other |
// | --- | --- |
// | one | two |

domineering("....|....")

quotient(*2)

quotient(octal("0.123"), 12)

table(1..30, "heap", n -> n, "misère", n -> outcome(nimheap(n)), "form", n -> nimheap(n) mod D)

[1..60]

n := 4

explain(* + * == 0 mod E)

1/0

help(outcome)
`;

const THREE = `use 3 players

[outcome(nimheap(n)) for n in 1..6]

nimquotient(2)
`;

const packed = (text: string) => deflateRawSync(Buffer.from(text)).toString('base64url');
const shared = (text: string) => ['worksheet', 'shared', packed(text)];

const ran = async (page: Page) => {
  await page.locator('.sheet-head button.main').click();
  await page.locator('.sheet-head button.main[title="Esc"]').waitFor({ state: 'detached' });
  await still(page);
};

/** Opens a menu of the head; on a phone there is one for what has no button there. */
const opened = async (page: Page, name: 'take' | 'own' | 'examples') => {
  await page.locator('.sheet-buttons').waitFor();
  const menu = page.locator(`[data-menu="${name}"] > summary`);
  await ((await menu.count()) > 0 ? menu : page.locator('[data-menu="more"] > summary')).click();
  await still(page);
};

/** Presses a button of the head. */
const acted = async (page: Page, name: 'share' | 'keep' | 'history') => {
  const button = page.locator(`[data-act="${name}"]`);
  await button.waitFor({ state: 'attached' });
  if (!(await button.isVisible())) await page.locator('[data-menu="more"] > summary').click();
  await button.click();
  await still(page);
};

/** Makes a shared sheet one's own. */
const kept = (page: Page) => acted(page, 'keep');

const typed = async (page: Page, text: string) => {
  await page.locator('.cm-content').last().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
  await page.waitForTimeout(900);
};

/** Several sheets, one of them deleted. */
const several = async (page: Page) => {
  const address = page.url().split('#')[0];
  for (const text of [SHEET, LONG, THREE, 'rank(*)\n']) {
    await page.goto('about:blank');
    await page.goto(`${address}#/${shared(text).join('/')}`);
    await still(page);
    await kept(page);
  }
  await opened(page, 'own');
  await page.locator('.sheet-acts button').nth(2).click();
  await still(page);
};

export const SHEET_SHOTS: readonly Shot[] = [
  { name: 'worksheet', parts: ['worksheet'], reach: still },
  { name: 'answers', parts: shared(SHEET), reach: ran },
  {
    name: 'long-answers',
    parts: shared(LONG),
    reach: async (page) => {
      await ran(page);
      await unfolded(page);
      await still(page);
    },
  },
  { name: 'three-players', parts: shared(THREE), reach: ran },
  {
    name: 'changed',
    parts: shared(SHEET.split('\n\n').slice(0, 4).join('\n\n')),
    reach: async (page) => {
      await ran(page);
      await typed(page, '[G mod U for U in [M, B]');
      await still(page);
    },
  },
  { name: 'broken-link', parts: ['worksheet', 'shared', 'nonsense'], reach: still },
  { name: 'sheets', parts: ['worksheet'], whole: false, reach: (page) => opened(page, 'own') },
  { name: 'many-sheets', parts: ['worksheet'], whole: false, reach: several },
  {
    name: 'folder',
    parts: ['worksheet'],
    whole: false,
    before: (page) =>
      page.addInitScript(
        `window.showDirectoryPicker = async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle('papers', { create: true });`,
      ),
    reach: async (page) => {
      await several(page);
      await page.locator('.folder-keeping button').first().click();
      await still(page);
    },
  },
  {
    name: 'history',
    parts: shared(LONG),
    reach: async (page) => {
      await page.clock.setFixedTime(new Date('2026-05-17T10:00:00'));
      await kept(page);
      for (const day of ['2026-05-18T09:30:00', '2026-05-19T08:15:00', '2026-05-19T19:00:00']) {
        await page.clock.setFixedTime(new Date(day));
        await typed(page, `rank(*${day.slice(8, 10)})`);
      }
      await acted(page, 'history');
    },
  },
  { name: 'take', parts: shared(SHEET), whole: false, reach: (page) => opened(page, 'take') },
  {
    name: 'examples',
    parts: ['worksheet'],
    whole: false,
    reach: (page) => opened(page, 'examples'),
  },
  {
    name: 'cite',
    parts: shared(SHEET),
    whole: false,
    reach: async (page) => {
      await ran(page);
      await opened(page, 'take');
      await page.locator('.take-along button').last().click();
      await still(page);
    },
  },
  {
    name: 'share',
    parts: shared(SHEET),
    whole: false,
    reach: async (page) => {
      await still(page);
      await acted(page, 'share');
    },
  },
  {
    name: 'writing',
    parts: shared('G := {0,*|*}\n\noutcome(G)\n'),
    whole: false,
    reach: async (page) => {
      await typed(page, 'outcome(*2 + dom');
      await page.keyboard.press('Control+Space');
      await still(page);
    },
  },
  { name: 'printed', parts: shared(SHEET), print: true, reach: ran },
  {
    name: 'exported',
    parts: shared(SHEET),
    reach: async (page) => {
      await ran(page);
      await opened(page, 'take');
      const download = page.waitForEvent('download');
      await page.locator('.take-along button').nth(1).click();
      // As its reader opens it: a file, without the policy of the site.
      const file = join(tmpdir(), 'proviso-exported.html');
      await (await download).saveAs(file);
      await page.goto(pathToFileURL(file).href);
      await still(page);
    },
  },
  { name: 'example', parts: ['worksheet', 'example', 'first-steps'], reach: still },
  {
    name: 'keys',
    parts: ['worksheet'],
    whole: false,
    reach: async (page) => {
      await still(page);
      await page.locator('footer button').last().click();
      await still(page);
    },
  },
  { name: 'german-sheet', parts: ['worksheet'], locale: 'de-DE', reach: still },
  {
    name: 'german-sheets',
    parts: ['worksheet'],
    locale: 'de-DE',
    whole: false,
    reach: several,
  },
];
