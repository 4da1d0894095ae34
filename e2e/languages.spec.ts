// The page in German: every view, on a phone and on a desktop, without a word of English that the page
// has German for; and the language changed in the middle of a match and of a sheet.

import type { Page } from '@playwright/test';
import { de } from '../packages/web/src/texts/de/index.ts';
import { names } from '../packages/web/src/texts/de/names.ts';
import { terms } from '../packages/web/src/texts/de/terms.ts';
import { en } from '../packages/web/src/texts/en/index.ts';
import { serious } from './axe.ts';
import { editor, expect, open, test, universeRow, write } from './workbench.ts';

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
      await expect(page.locator('footer')).toContainText(de.frame.engineSpeaks);
      await page.getByRole('button', { name: de.parts.table.strong, exact: true }).press('Enter');
      await expect(page.getByRole('note', { name: 'stark (strong)' })).toContainText(
        terms['strong']?.meaning ?? '',
      );
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'game',
    parts: ['game', '* + *', 'vs', '0', 'mod', 'E'],
    reach: async (page) => {
      await filled(page);
      await expect(page.locator('.apart')).toBeVisible();
      await expect(page.getByText(de.parts.inEnglish).first()).toBeVisible();
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
      const { rules, notation, because } = names.rulesets['domineering'] ?? {};
      for (const text of [rules, notation]) {
        await expect(page.getByText(text ?? '', { exact: true })).toBeVisible();
      }
      await expect(page.getByText(because?.slice(0, 40) ?? '')).toBeVisible();
      const square = page.getByRole('gridcell', { name: 'Zeile 1, Spalte 1: frei', exact: true });
      await expect(square).toBeVisible();
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
    name: 'players',
    parts: ['players', '3', 'OP', '{0, *2}'],
    reach: async (page) => {
      await expect(page.getByText(de.players.outcome, { exact: true })).toBeVisible();
      await expect(page.locator('.fates > li')).toHaveCount(3);
      await page.getByLabel(de.players.howFor('P'), { exact: true }).click();
    },
  },
  {
    name: 'worksheet',
    parts: ['worksheet'],
    reach: async (page) => {
      await expect(page.locator('.answer-table tbody tr')).toHaveCount(5);
      await page.getByText(de.worksheet.examples, { exact: true }).click();
      const [title, about] = names.examples['rules-of-your-own'] ?? [];
      await expect(page.getByRole('link', { name: title ?? '', exact: true })).toBeVisible();
      await expect(page.getByText(about ?? '', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText(about ?? '', { exact: true })).toBeHidden();
      await page.getByText(de.worksheet.yourSheets, { exact: true }).click();
      await expect(page.getByRole('searchbox')).toBeVisible();
    },
  },
  {
    name: 'census',
    parts: ['census', 'D.2.7', 'class', 'E', '5', '7'],
    reach: async (page) => {
      await expect(page.locator('.order-map .order-told dd').first()).toBeVisible();
      await expect(page.locator('.census-changes')).toBeVisible();
    },
  },
  {
    name: 'nowhere',
    parts: ['nowhere'],
    reach: (page) => expect(page.getByRole('heading', { name: de.frame.nowhere })).toBeVisible(),
  },
];

for (const [device, width, height] of [
  // A small one: 320 pixels, and a bar beside them.
  ['phone', 335, 780],
  ['desktop', 1280, 900],
] as const) {
  test.describe(() => {
    test.use({ locale: 'de-AT', viewport: { width, height } });

    test(`every view speaks German on a ${device}`, async ({ page, site }) => {
      // Eight views, each looked at by axe.
      test.slow();
      for (const { name, parts, reach } of VIEWS) {
        await open(page, site, ...parts);
        if (name !== 'nowhere') {
          await expect(page.locator('.top nav [aria-current]')).toBeInViewport({ ratio: 1 });
        }
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
      await expect(page.locator('.keys kbd').first()).toHaveText('Strg+K');
      // Where all views have a row, it is long enough for them.
      await page.setViewportSize({ width: 768, height: 900 });
      const nav = page.locator('.top nav');
      expect.soft(await nav.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
    });
  });
}

test('the language changes in the middle of a match and of a sheet, and nothing is lost', async ({
  page,
  site,
}) => {
  await open(page, site, 'board', 'domineering', '...|...|...', 'play', 'misere.two-people');
  const language = page.getByRole('combobox', { name: /^(?:Language|Sprache)$/ });
  await page.getByRole('gridcell', { name: /^row 1, column 1/ }).click();
  await page.getByRole('gridcell', { name: /^row 2, column 1/ }).click();
  await expect(page.getByText('Right to move.')).toBeVisible();
  // A move that has been begun is still being made.
  await page.getByRole('gridcell', { name: /^row 1, column 2/ }).click();
  const address = page.url();
  await language.selectOption('Deutsch');
  await expect(page.getByText('Rechts ist am Zug.')).toBeVisible();
  expect(page.url()).toBe(address);
  await page.getByRole('gridcell', { name: /^Zeile 1, Spalte 3/ }).click();
  await expect(page.getByText('Links ist am Zug.')).toBeVisible();
  expect(await englishOn(page)).toEqual([]);

  // It is remembered, and goes before what the browser wants.
  await open(page, site, 'worksheet', 'new');
  await expect(page.getByRole('textbox', { name: 'Zelle 1', exact: true })).toBeVisible();
  await page.reload();
  const cell = page.getByRole('textbox', { name: 'Zelle 1', exact: true });
  await cell.click();
  await write(cell, 'outcome(*)');
  await cell.press('Control+Enter');
  await expect(
    page.locator('.answers').getByText('es gewinnt, wer zuletzt gezogen hat'),
  ).toBeVisible();
  await expect(page.getByText(de.kept.keptHere)).toBeVisible();
  await write(cell, 'outcome(* + *');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: de.palette.box }).fill('English');
  await page.keyboard.press('Enter');
  await expect(editor(page, 1)).toHaveText('outcome(* + *');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(
    page.locator('.answers').getByText('the previous player, who moves second, wins'),
  ).toBeVisible();
  await editor(page, 1).press('End');
  await page.keyboard.insertText(')');
  await editor(page, 1).press('Control+Enter');
  await expect(
    page.locator('.answers').getByText('the next player, who moves first, wins'),
  ).toBeVisible();
});
