// The page in German: every view, on a phone and on a desktop, without a word of English that the page
// has German for.

import type { Page } from '@playwright/test';
import { de } from '../packages/web/src/texts/de/index.ts';
import { en } from '../packages/web/src/texts/en/index.ts';
import { serious } from './axe.ts';
import { expect, open, test, universeRow } from './workbench.ts';

test.use({ serviceWorkers: 'block' });

/** The plain texts of a language by their paths. */
function textsIn(texts: object, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    const here = `${path}.${key}`;
    if (typeof value === 'string') found.set(here, value);
    else if (typeof value === 'object') {
      for (const [inner, text] of textsIn(value, here)) found.set(inner, text);
    }
  }
  return found;
}

/** What English says and German says otherwise; the language of both is what is shown. */
const german = new Set(textsIn(de).values());
const english = [...textsIn(en).values()].filter((text) => !german.has(text));

/** What is read or heard of the page in English, where it is not marked as English. */
function englishOn(page: Page): Promise<string[]> {
  return page.evaluate((texts) => {
    const said = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest('[lang="en"], math, code, pre, script')) continue;
      if (node instanceof Text) said.add(node.data.trim());
      else if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder']) {
          const value = node.getAttribute(name);
          if (value !== null) said.add(value.trim());
        }
      }
    }
    return texts.filter((text) => said.has(text.trim()));
  }, english);
}

const filled = (page: Page) =>
  expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');

interface Seen {
  readonly name: string;
  readonly parts: readonly string[];
  readonly reach: (page: Page) => Promise<void>;
}

const VIEWS: readonly Seen[] = [
  {
    name: 'start',
    parts: [],
    reach: async (page) => {
      await expect(page).toHaveTitle(de.frame.startTitle);
      await filled(page);
      await expect(page.getByText(de.parts.trace.step(1, 1))).toBeVisible();
    },
  },
  {
    name: 'game',
    parts: ['game', '* + *', 'vs', '0', 'mod', 'E'],
    reach: async (page) => {
      await filled(page);
      await expect(page.locator('.apart')).toBeVisible();
      await page.getByText(de.game.byHand).click();
      await page.getByText(de.game.play.summary('G')).click();
    },
  },
  {
    name: 'board',
    parts: ['board', 'domineering', '..|..', 'D'],
    reach: async (page) => {
      await filled(page);
      await expect(page.getByText(/Zügen überleben modulo/)).toBeVisible();
    },
  },
  {
    name: 'graph',
    parts: ['board', 'graphsnort', 'a-b-c-a, c-d'],
    reach: async (page) => {
      await filled(page);
      await page.getByRole('button', { name: /^Knoten a, / }).click();
    },
  },
  {
    name: 'match',
    parts: ['board', 'domineering', '...|...', 'analyse', 'misere.marked'],
    reach: async (page) => {
      await expect(page.getByText(de.match.best.title, { exact: true })).toBeVisible();
      await filled(page);
    },
  },
  {
    name: 'worksheet',
    parts: ['worksheet'],
    reach: async (page) => {
      await expect(page.locator('.answer-table tbody tr')).toHaveCount(5);
      await page.getByText(de.worksheet.yourSheets, { exact: true }).click();
      await expect(page.getByRole('searchbox')).toBeVisible();
    },
  },
  {
    name: 'nowhere',
    parts: ['nowhere'],
    reach: (page) => expect(page.getByRole('heading', { name: de.frame.nowhere })).toBeVisible(),
  },
];

for (const [device, width, height] of [
  ['phone', 360, 780],
  ['desktop', 1280, 900],
] as const) {
  test.describe(() => {
    test.use({ locale: 'de-AT', viewport: { width, height } });

    test(`every view speaks German on a ${device}`, async ({ page, site }) => {
      // Seven views, each looked at by axe.
      test.slow();
      for (const { name, parts, reach } of VIEWS) {
        await open(page, site, ...parts);
        await reach(page);
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        expect.soft(await englishOn(page), name).toEqual([]);
        const wide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect.soft(wide, `${name} is wider than the window`).toBeLessThanOrEqual(0);
        expect.soft(await serious(page), name).toEqual([]);
      }
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: de.palette.keys })).toBeVisible();
      expect.soft(await englishOn(page), 'keys').toEqual([]);
    });
  });
}
