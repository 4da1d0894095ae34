// What `npm run screenshots` looks at: views, and how their main states are reached. Worksheets have a file
// of their own beside this one.

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
  /** Whether it is taken as it is printed. */
  readonly print?: true;
  /** What is done before the page is there. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly reach: (page: Page) => Promise<void>;
}

/** The table over the universes is filled. */
const filled = async (page: Page) => {
  await page.locator('table.universes tbody tr:last-child td.number:not(:empty)').first().waitFor();
  await page.waitForTimeout(500);
};

export const unfolded = (page: Page) =>
  page.locator('details:not(.sheet-menu, .menu)').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });

export const still = (page: Page) => page.waitForTimeout(1_500);

const GAME = ['game', '{0,*|{*|1}}'];

export const VIEW_SHOTS: readonly Shot[] = [
  { name: 'start', parts: [], reach: filled },
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
  { name: 'nowhere', parts: ['bord', 'nim'], reach: still },
  { name: 'no-ruleset', parts: ['board', 'chess'], reach: still },
  { name: 'own-rules', parts: ['board', 'own'], reach: still },
  {
    name: 'previous',
    parts: GAME,
    reach: async (page) => {
      await filled(page);
      await page.locator('#game').fill('{0,*|{*|1}}}');
      await still(page);
    },
  },
  {
    name: 'computing',
    parts: ['game', 'domineering("....|....|....|....")'],
    whole: false,
    reach: still,
  },
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
  { name: 'quotient', parts: ['quotient', '0.75', '22', 'misere', '5 4 3'], reach: still },
  { name: 'quotient-kayles', parts: ['quotient', '0.77', '20'], reach: still },
  { name: 'quotient-infinite', parts: ['quotient', '0.7 0.07', '12'], reach: still },
  { name: 'quotient-games', parts: ['quotient', '{*|0}'], locale: 'de-DE', reach: still },
  {
    name: 'quotient-computing',
    parts: ['quotient', '0.77', '400'],
    whole: false,
    reach: async (page) => {
      await page.locator('.quotient-facts').waitFor();
    },
  },
  { name: 'papers', parts: ['papers'], whole: false, reach: still },
  {
    name: 'papers-run',
    parts: ['papers', 'larsson'],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Run 16 checks' }).click();
      await page.locator('.papers-queue progress').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'papers-item',
    parts: ['papers', 'dwyer', 'table-1'],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await page.locator('.item-found').waitFor();
      await unfolded(page);
    },
  },
  {
    name: 'papers-erratum',
    parts: ['papers', 'find', 'erratum'],
    locale: 'de-DE',
    whole: false,
    reach: still,
  },
  { name: 'quotient-wrong', parts: ['quotient', '0.78'], reach: still },
  { name: 'players', parts: ['players', '3', 'OP', '{0, 1[2] | *2 | }'], reach: still },
  {
    name: 'players-play',
    parts: ['players', '3', 'OP', '1 2 3', 'play', 'yyy', '0', '5.0'],
    reach: still,
  },
  { name: 'players-sums', parts: ['players', '3', 'OP', '1 2 3', 'sums'], reach: still },
  { name: 'players-quotient', parts: ['players', '3', 'OP', '1 2 3', 'quotient'], reach: still },
  { name: 'players-compare', parts: ['players', '3', 'OP', '3 * *', 'compare', '0'], reach: still },
  { name: 'census', parts: ['census', 'E', 'invertible'], reach: still },
  { name: 'census-compared', parts: ['census', 'E.2.18', 'class', 'B'], reach: still },
  { name: 'census-interval', parts: ['census', 'B.2.1', 'strong', '', '13'], reach: still },
  { name: 'census-german', parts: ['census', 'D.2.7'], locale: 'de-DE', reach: still },
  { name: 'play', parts: ['board', 'domineering', '....|....', 'play'], reach: still },
  {
    name: 'lost',
    parts: ['board', 'nim', '2', 'play', 'misere'],
    reach: async (page) => {
      await page.getByRole('button', { name: 'heap of 2: take 2' }).click();
      await still(page);
    },
  },
  {
    name: 'review',
    parts: ['board', 'domineering', '...|...', 'analyse'],
    reach: async (page) => {
      await still(page);
      await page.getByRole('checkbox').first().check();
      for (const squares of [
        [0, 3],
        [1, 2],
        [4, 5],
      ]) {
        for (const square of squares) await page.locator(`[data-square="${square}"]`).click();
        await page.waitForTimeout(500);
      }
      await still(page);
    },
  },
  { name: 'clobber-play', parts: ['board', 'clobber', 'xoxo|oxox', 'play'], reach: still },
  { name: 'hackenbush-play', parts: ['board', 'hackenbush', 'b(r)(gb)r+g', 'play'], reach: still },
  { name: 'nim-play', parts: ['board', 'nim', '3 5 7', 'play'], reach: still },
  { name: 'graph-play', parts: ['board', 'graphsnort', 'a-b-c-a, c-d', 'play'], reach: still },
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
  { name: 'german-board', parts: ['board', 'clobber', 'xox|oxo'], locale: 'de-DE', reach: filled },
  {
    name: 'german-play',
    parts: ['board', 'domineering', '....|....', 'play'],
    locale: 'de-DE',
    reach: still,
  },
  { name: 'guide-home', parts: [], guide: '', reach: still },
  { name: 'guide-page', parts: [], guide: 'tour.html', reach: still },
  { name: 'guide-outcomes', parts: [], guide: 'outcomes.html', reach: still },
  {
    name: 'guide',
    parts: [],
    guide: 'tour.html',
    whole: false,
    reach: async (page) => {
      await page.locator('.DocSearch-Button').first().click();
      await page.locator('#localsearch-input').waitFor();
      await page.keyboard.type('tombstone');
      await still(page);
    },
  },
];
