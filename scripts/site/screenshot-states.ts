// What `npm run screenshots` looks at: views, and how their main states are reached.

import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface Shot {
  readonly name: string;
  /** The parts of the address. */
  readonly parts: readonly string[];
  /** A page of the guide, instead. */
  readonly guide?: string;
  readonly locale?: string;
  /** Whether the whole page is taken, and not only what the window shows: dialogs are of the window. */
  readonly whole?: false;
  readonly reach: (page: Page) => Promise<void>;
}

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

const packed = (text: string) => deflateRawSync(Buffer.from(text)).toString('base64url');

/** The table over the universes is filled. */
const filled = async (page: Page) => {
  await page.locator('table.universes tbody tr:last-child td.number:not(:empty)').first().waitFor();
  await page.waitForTimeout(500);
};

const ran = async (page: Page) => {
  await page.locator('.sheet-head button.main').click();
  await page.waitForTimeout(4_000);
};

const unfolded = (page: Page) =>
  page.locator('details:not(.sheet-menu, .menu)').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });

const still = (page: Page) => page.waitForTimeout(1_500);

const GAME = ['game', '{0,*|{*|1}}'];

export const SHOTS: readonly Shot[] = [
  { name: 'start', parts: [], reach: filled },
  { name: 'worksheet', parts: ['worksheet'], reach: still },
  { name: 'answers', parts: ['worksheet', 'shared', packed(SHEET)], reach: ran },
  {
    name: 'sheets',
    parts: ['worksheet'],
    whole: false,
    reach: async (page) => {
      await still(page);
      await page.locator('.sheet-menu > summary').nth(1).click();
      await still(page);
    },
  },
  { name: 'example', parts: ['worksheet', 'example', 'first-steps'], reach: still },
  { name: 'game', parts: ['game', '{0,*|*}'], reach: filled },
  {
    name: 'reduction',
    parts: ['game', 'domineering("....|....")'],
    reach: async (page) => {
      await filled(page);
      await unfolded(page);
      await still(page);
    },
  },
  { name: 'compare', parts: ['game', '*+*', 'vs', '0', 'mod', 'E'], reach: filled },
  { name: 'wrong', parts: ['game', '{0,|'], reach: still },
  {
    name: 'picture',
    parts: GAME,
    whole: false,
    reach: async (page) => {
      await filled(page);
      await page.locator('.picture-tools .corners').first().click();
      await still(page);
    },
  },
  { name: 'edit', parts: ['board', 'domineering', '.#..|....|..#.'], reach: filled },
  { name: 'clobber', parts: ['board', 'clobber', 'xoxo|oxox|xox.'], reach: filled },
  { name: 'hackenbush', parts: ['board', 'hackenbush', 'b(r)(gb)r+g'], reach: filled },
  { name: 'graph', parts: ['board', 'graphsnort', 'a-b-c-a, c-d'], reach: filled },
  {
    name: 'sensible',
    parts: ['board', 'hackenbush', 'bbr+b(r)(g)', 'E'],
    reach: async (page) => {
      await filled(page);
      await unfolded(page);
    },
  },
  { name: 'play', parts: ['board', 'domineering', '....|....', 'play'], reach: still },
  { name: 'analyse', parts: ['board', 'domineering', '...|...', 'analyse'], reach: still },
  {
    name: 'palette',
    parts: [],
    whole: false,
    reach: async (page) => {
      await filled(page);
      await page.keyboard.press('Control+k');
      await still(page);
    },
  },
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
  {
    name: 'card',
    parts: ['game', '{0,*|*}'],
    whole: false,
    reach: async (page) => {
      await filled(page);
      await page.locator('button.term').first().click();
      await still(page);
    },
  },
  { name: 'german-start', parts: [], locale: 'de-DE', reach: filled },
  { name: 'german-sheet', parts: ['worksheet'], locale: 'de-DE', reach: still },
  { name: 'german-board', parts: ['board', 'clobber', 'xox|oxo'], locale: 'de-DE', reach: filled },
  {
    name: 'german-play',
    parts: ['board', 'domineering', '....|....', 'play'],
    locale: 'de-DE',
    reach: still,
  },
  {
    name: 'guide',
    parts: [],
    guide: 'tour.html',
    whole: false,
    reach: async (page) => {
      await page.locator('.DocSearch-Button').first().click();
      await page.keyboard.type('tombstone');
      await still(page);
    },
  },
];
