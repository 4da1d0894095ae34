// Everyone can use it: axe finds nothing serious, in light and dark, wide and narrow; and nothing
// sticks out at 360 pixels.

import type { Page } from '@playwright/test';
import { allWrong, pale, serious } from './axe.ts';
import { cell, editor, expect, link, open, test, universeRow, write } from './workbench.ts';

// A release is told by the network here, and not by what the browser keeps.
test.use({ serviceWorkers: 'block' });

interface Seen {
  readonly name: string;
  readonly parts: readonly string[];
  readonly reach: (page: Page) => Promise<void>;
  /** What is looked at, where something stands over the rest of the page. */
  readonly within?: string;
}

const filled = (page: Page) =>
  expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');

/** What appears by degrees has appeared, or is gone again. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));

const VIEWS: readonly Seen[] = [
  { name: 'start', parts: [], reach: filled },
  {
    name: 'worksheet',
    parts: ['worksheet'],
    reach: (page) => expect(page.getByRole('row')).toHaveCount(6),
  },
  {
    name: 'game',
    parts: ['game', '* + *', 'vs', '0', 'mod', 'E'],
    reach: async (page) => {
      await filled(page);
      await expect(page.locator('.apart')).toBeVisible();
    },
  },
  { name: 'board', parts: ['board', 'clobber', 'xox|oxo'], reach: filled },
];

/** What a view looks like when something is wrong, or not done yet. */
const STATES: readonly Seen[] = [
  {
    name: 'a text that is no board',
    parts: ['board', 'clobber', 'xox|oxo'],
    reach: async (page) => {
      await filled(page);
      await page.getByLabel(/^Position/).fill('xoz');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a text that is no game',
    parts: ['game', '{0,|'],
    reach: (page) => expect(page.getByRole('alert').first()).toBeVisible(),
  },
  {
    name: 'no such ruleset',
    parts: ['board', 'domineerin'],
    reach: (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
  {
    name: 'no such universe',
    parts: ['game', '*', 'mod', 'D11'],
    reach: filled,
  },
  {
    name: 'no such view',
    parts: ['bord'],
    reach: (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
  {
    name: 'a release',
    parts: ['game', '*'],
    reach: async (page) => {
      await filled(page);
      await page.route(/\?now=/, (route) => route.fulfill({ body: 'another version' }));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText('A new version is there')).toBeVisible();
    },
  },
  {
    name: 'a computation over the previous answer',
    parts: ['game', '*', 'vs', '0'],
    reach: async (page) => {
      await expect(page.locator('.apart')).toBeVisible();
      await page.getByLabel(/A game G/).fill('domineering(7,7)');
      await expect(page.getByText(/^Computing the forms of/)).toBeVisible();
      await expect(page.locator('.previous').first()).toBeVisible();
    },
  },
  {
    name: 'a worksheet with answers to earlier questions and a removal',
    parts: ['worksheet'],
    reach: async (page) => {
      await expect(page.getByRole('row')).toHaveCount(6);
      await write(editor(page, 2), 'G := *');
      await page.getByRole('button', { name: 'Remove 3' }).click();
      await expect(page.getByText('A cell above has changed').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
  {
    name: 'no such worksheet',
    parts: ['worksheet', 'nosuch'],
    reach: (page) => expect(page.getByRole('link', { name: 'First steps' })).toBeVisible(),
  },
  {
    name: 'a size that no board has',
    parts: ['board', 'domineering', '...|...'],
    reach: async (page) => {
      await filled(page);
      await page.getByRole('spinbutton', { name: 'Rows' }).fill('100');
      await expect(page.getByText('1 to 14, not 100')).toBeVisible();
    },
  },
  {
    name: 'sensible moves',
    parts: ['board', 'hackenbush', 'bbr+b(r)(g)', 'E'],
    reach: async (page) => {
      await expect(page.getByText(/moves survive modulo E/)).toBeVisible();
      await page.locator('details.fate summary').first().click();
    },
  },
  {
    name: 'a first computation',
    parts: ['game', 'domineering(7,7)'],
    reach: (page) => expect(page.getByText(/^Computing the forms of/)).toBeVisible(),
  },
  {
    name: 'a stop',
    parts: ['board', 'domineering', Array(9).fill('.'.repeat(9)).join('|')],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Stop' }).click();
      await expect(page.getByText(/^Stopped after/)).toBeVisible();
    },
  },
];

/** Every state is reached once, and looked at wide and light, narrow and dark. */
for (const { name, parts, reach } of [...VIEWS, ...STATES]) {
  test(`${name}, wide and light, narrow and dark`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, site, ...parts);
    await reach(page);
    await settled(page);
    expect(await serious(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.locator('html')).toHaveClass('dark');
    await settled(page);
    expect(await serious(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
}

/** Answers of many shapes, one of them wrong. */
const SHEET = `// Prose with **strong** words, a game \`{0,*|*}\` and a [link](https://example.invalid/).

G := {0,*|*}

outcome(G)

table(1..3, "n", n -> n, "mod D", n -> nimheap(n) mod D)

explain(G mod D)

plot([n rem 3 for n in 1..9])

oops +
`;

/** What is hidden until somebody asks, and how it is asked for where it is no fold. */
const UNFOLDED: readonly Seen[] = [
  {
    name: 'worksheet',
    parts: ['worksheet', 'shared', await link(SHEET)],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Run all' }).click();
      await expect(cell(page, 7).locator('.problem')).toBeVisible();
    },
  },
  {
    name: 'game',
    parts: ['game', '* + *', 'vs', '0', 'mod', 'E'],
    reach: async (page) => {
      await filled(page);
      await expect(page.locator('.apart')).toBeVisible();
    },
  },
  {
    name: 'board',
    parts: ['board', 'hackenbush', 'bbr+b(r)(g)', 'E'],
    reach: (page) => expect(page.getByText(/moves survive modulo E/)).toBeVisible(),
  },
  {
    name: 'analysis',
    parts: ['board', 'domineering', '...|...', 'analyse'],
    reach: async (page) => {
      await filled(page);
      await page.getByRole('checkbox', { name: 'Show who wins' }).check();
    },
  },
  {
    name: 'play',
    parts: ['board', 'domineering', '....|....', 'play'],
    reach: (page) => expect(page.locator('.says p').first()).toBeVisible(),
  },
  {
    name: 'quotient',
    parts: ['quotient', '0.75', '22', 'misere', '5 4 3'],
    reach: (page) => expect(page.locator('.product-table')).toBeVisible(),
  },
  {
    name: 'a sheet of one’s own with a reference and what it was',
    parts: ['worksheet', 'shared', await link('rank(*)\n\nnim(3)\n')],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Keep as mine' }).click();
      await page.getByRole('button', { name: 'History' }).click();
      await page.getByText('Take along', { exact: true }).click();
      await page.getByRole('button', { name: 'Cite this' }).click();
      await page.getByRole('button', { name: 'Run all' }).click();
      await expect(cell(page, 2).locator('figure')).toBeVisible();
    },
  },
  {
    name: 'start with its keys',
    within: 'dialog[open]',
    parts: [],
    reach: async (page) => {
      await filled(page);
      await page.getByRole('button', { name: 'Keys' }).click();
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    },
  },
  {
    name: 'start with the palette',
    within: 'dialog[open]',
    parts: [],
    reach: async (page) => {
      await filled(page);
      await page.getByRole('button', { name: 'Commands' }).click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'a picture in the whole window',
    within: 'dialog[open]',
    parts: ['game', '*'],
    reach: async (page) => {
      await filled(page);
      await page.getByRole('button', { name: 'Full screen' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

/** Opens all that is folded in the page itself; menus stand over it, and are looked at one by one. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) {
      fold.open = !fold.matches('.sheet-menu');
    }
  });

test('axe finds nothing at all where everything is unfolded, in either theme', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const inBoth = async (name: string, within: string) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).not.toHaveClass('dark');
    await settled(page);
    expect.soft(await allWrong(page, within), name).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass('dark');
    await settled(page);
    expect.soft(await pale(page, within), `${name}, dark`).toEqual([]);
  };
  for (const { name, parts, reach, within = 'body' } of UNFOLDED) {
    await test.step(name, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('about:blank');
      await open(page, site, ...parts);
      await reach(page);
      await unfold(page);
      await inBoth(name, within);
      const menus = page.locator('.sheet-menu');
      for (let place = 0; place < (await menus.count()); place++) {
        await menus.nth(place).evaluate((menu) => {
          for (const fold of menu.querySelectorAll('details')) fold.open = true;
          (menu as HTMLDetailsElement).open = true;
        });
        await inBoth(`${name}, menu ${place + 1}`, '.sheet-menu[open]');
        await menus.nth(place).evaluate((menu) => {
          (menu as HTMLDetailsElement).open = false;
        });
      }
    });
  }
});

test('axe sees what is wrong in a fold, in a menu and below a menu', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'shared', await link('explain(* + * == 0 mod D)\n'));
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(page.locator('details.sentence').first()).toBeVisible();
  const spoil = (where: string) =>
    page
      .locator(where)
      .first()
      .evaluate((words: HTMLElement) => {
        words.dataset['spoilt'] = '';
        words.style.color = document.documentElement.matches('.dark') ? '#555' : '#aaa';
      });
  const unspoil = () =>
    page.locator('[data-spoilt]').evaluate((words: HTMLElement) => {
      delete words.dataset['spoilt'];
      words.style.color = '';
    });
  const pales = [
    ['color-contrast', expect.arrayContaining([expect.stringContaining('data-spoilt')])],
  ];
  await unfold(page);
  await spoil('.reasons p.sentence');
  expect(await allWrong(page)).toEqual(pales);
  await unspoil();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  await spoil('.reasons p.sentence');
  expect(await pale(page)).toEqual(pales);
  await unspoil();
  await page.getByText('Take along', { exact: true }).click();
  await spoil('.sheet-menu[open] .sheet-menu-body button');
  await settled(page);
  expect(await pale(page, '.sheet-menu[open]')).toEqual(pales);
  // What the menu stands over is not passed over.
  expect((await pale(page)).flat()).toContain('covered');
});

test('the keyboard alone will do', async ({ page, site }) => {
  await open(page, site);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the contents' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Type another game')).toBeFocused();
});
