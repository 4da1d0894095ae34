// What a worksheet shows: tables and plots, lists and help, on a desk and on a phone; and what it says
// of errors, of rules that do not end, and of files.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cell, editor, expect, link, open, test } from './workbench.ts';

async function run(page: Page, site: string, ...cells: string[]): Promise<void> {
  await open(page, site, 'worksheet', 'shared', await link(`${cells.join('\n\n')}\n`));
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(page.getByRole('button', { name: 'Run all' })).toBeVisible();
}

const fits = async (page: Page) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

for (const [device, width, colorScheme] of [
  ['desk', 1280, 'light'],
  ['phone', 360, 'dark'],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 740 }, colorScheme });

    test('tables fold and go out whole, plots are seen whole, and nothing sticks out', async ({
      page,
      site,
    }) => {
      await run(
        page,
        site,
        'table(1..230, "n", n -> n, "n squared", n -> n * n)',
        'plot([n rem 7 for n in 1..40])',
        '[n * n for n in 1..150]',
        'table(1..3, "n", n -> n, "edges", n -> edges(nimheap(n)), "mod D", n -> 3 * nimheap(n) mod D, "what the text says", n -> "a text that is longer than most", "mod E", n -> nimheap(n) mod E)',
        'f(x) := x + aratherlongnamethatisnotknownyet',
        '[tree(*), tree(*2)]',
        'bricks := grid(".|. -> #|#", "... -> ###"); [bricks(2,5) mod E]',
        '1..500',
      );
      const rows = cell(page, 1).getByRole('row');
      await expect(rows).toHaveCount(21);
      await expect(rows.nth(20)).toHaveText(/^\s*20\s*400\s*$/);
      const more = page.getByRole('button', { name: 'Show all 230 rows: the answer of cell 1' });
      await expect(cell(page, 1)).toContainText('20 of 230 are shown; the copies have them all');
      await more.press('Enter');
      await expect(rows).toHaveCount(231);
      await expect(cell(page, 1)).not.toContainText('are shown');
      await expect(page.getByRole('button', { name: /Show the first 20 rows/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(rows).toHaveCount(21);
      await cell(page, 1).getByText('Copy', { exact: true }).click();
      await page.getByRole('button', { name: 'Copy CSV of the answer of cell 1' }).click();
      await expect(page.getByText('CSV copied')).toBeVisible();
      const csv = await page.evaluate(() => navigator.clipboard.readText());
      const lines = Array.from({ length: 230 }, (_, i) => `${i + 1},${(i + 1) ** 2}`);
      expect(csv.trim().split(/\r?\n/)).toEqual(['n,n squared', ...lines]);
      await expect(cell(page, 3).getByRole('listitem')).toHaveCount(60);
      await expect(cell(page, 3)).toContainText('60 of 150 are shown');
      await page
        .getByRole('button', { name: 'Show all 150 elements: the answer of cell 3' })
        .click();
      await expect(cell(page, 3).getByRole('listitem')).toHaveCount(150);
      await expect(cell(page, 3)).not.toContainText('are shown');
      // Of very many the first come to the page: all of those are not all.
      await expect(cell(page, 8)).toContainText('60 of 500 are shown');
      await cell(page, 8)
        .getByRole('button', { name: /^Show the first (?!60 )\d+ elements/ })
        .click();
      await expect(
        cell(page, 8).getByRole('button', { name: /^Show the first 60 elements/ }),
      ).toBeVisible();
      const many = await cell(page, 8).getByRole('listitem').count();
      await expect(cell(page, 8)).toContainText(`${many} of 500 are shown`);

      const plot = cell(page, 2).locator('svg');
      const [box, around] = [await plot.boundingBox(), await cell(page, 2).boundingBox()];
      expect(box?.width).toBeGreaterThan(200);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
        (around?.x ?? 0) + (around?.width ?? 0),
      );
      await cell(page, 2).getByText('Copy picture').click();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save SVG of the answer of cell 2' }).click();
      const svg = await readFile((await (await saved).path()) ?? '', 'utf8');
      // Forty points, however they are drawn.
      expect(svg.match(/<circle/g)).toHaveLength(40);
      // A note names what is not known, in type and not in backticks.
      await expect(cell(page, 5).locator('code')).toHaveText([
        'aratherlongnamethatisnotknownyet',
        'f',
      ]);
      await expect(
        page.getByLabel('Copy picture: element 2 of the answer of cell 6'),
      ).toBeVisible();
      await fits(page);
    });

    test('help stands in columns, and files are refused with what to do instead', async ({
      page,
      site,
    }) => {
      await run(page, site, 'help', '?mod', 'save(tree(*), "star.svg")', 'load("defs.pvs")', 'ans');
      const help = cell(page, 1).locator('.text-value');
      await expect(help).toContainText('Functions');
      await expect(cell(page, 2).locator('.text-value')).toContainText('{0, # | *}');
      await expect(help.locator('.line', { hasText: /^ +\S+ {2,}/ })).not.toHaveCount(0);
      // Where a line goes on, it goes on below its own words and not below the name before them.
      const astray = await help.locator('.line').evaluateAll((lines) =>
        lines.flatMap((line) => {
          const text = line.textContent ?? '';
          const [head = ''] = /^ +\S+ {2,}/.exec(text) ?? [];
          if (head === '' || line.firstChild === null) return [];
          const words = document.createRange();
          words.setStart(line.firstChild, head.length);
          words.setEnd(line.firstChild, text.trimEnd().length);
          const lefts = new Map<number, number>();
          for (const { left, top, width } of words.getClientRects()) {
            if (width > 0) lefts.set(top, Math.min(left, lefts.get(top) ?? Infinity));
          }
          const [first = 0, ...others] = lefts.values();
          return others.every((left) => Math.abs(left - first) <= 1) ? [] : [text];
        }),
      );
      expect(astray).toEqual([]);
      await expect(cell(page, 3).getByRole('alert')).toContainText('by its Copy menu');
      await expect(cell(page, 4).getByRole('alert')).toContainText('paste the statements in');
      await expect(cell(page, 5).getByRole('alert')).toContainText('give an answer a name');
      await fits(page);
    });
  });
}

test('the examples are found in their folded lists by key, and run', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, site, 'worksheet', 'new');
  const menu = page.getByText('Examples', { exact: true });
  const example = page.getByRole('link', { name: 'Partizan Kayles' });
  await menu.press('Enter');
  await expect(example).toBeHidden();
  const group = page.locator('.sheet-menu summary', { hasText: /^Heaps$/ });
  // Down through the list, past the introductions.
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    if (await group.evaluate((one) => one === document.activeElement)) break;
  }
  await expect(group).toBeFocused();
  // What unfolds looks as if it did.
  await expect(group).toHaveCSS('list-style-type', /disclosure-closed/);
  await page.keyboard.press('Enter');
  await expect(example).toBeVisible();
  await fits(page);
  await example.press('Enter');
  const title = page.getByRole('heading', { name: 'Partizan Kayles' });
  await expect(title).toBeVisible();
  await expect(example).toBeHidden();
  const text = await readFile(
    new URL('../examples/heaps/partizan-kayles.pvs', import.meta.url),
    'utf8',
  );
  const claims = text.match(/^assert /gm)?.length ?? 0;
  await expect(page.getByText('holds', { exact: true })).toHaveCount(claims);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await fits(page);
  await page.goBack();
  await expect(title).toBeHidden();
  await expect(example).toBeHidden();
});

test('an error tells the way to it, is marked at its place, and is gone with it', async ({
  page,
  site,
}) => {
  await run(
    page,
    site,
    'f(n: integer) := if n == 0 then left(n)[7] else {f(n-1) | f(n-1)}',
    '1\n{0, f(3) | 0}',
    'map(n -> 1 + [n], 1..3)',
    'rank(*3)',
  );
  await expect(cell(page, 2).getByRole('alert')).toContainText(
    /In f\(0\), at line 1, column \d+, called by f\(3\): the list has 0 elements/,
  );
  await expect(cell(page, 2).locator('.cm-lintRange-error')).toHaveText('f');
  await expect(cell(page, 3).getByRole('alert')).toContainText('Element [0] of the list, 1:');
  await expect(cell(page, 3).locator('.cm-lintRange-error')).toHaveText('[');
  // The mark at the edge is seen whole.
  for (const place of [2, 3]) {
    const cut = await cell(page, place)
      .locator('.cm-lint-marker-error')
      .evaluate((mark) => {
        const box = mark.getBoundingClientRect();
        const gutter = mark.closest('.cm-gutter')?.getBoundingClientRect();
        return box.width === 0 || gutter === undefined || box.right > gutter.right + 0.5;
      });
    expect(cut).toBe(false);
  }
  await expect(cell(page, 4).locator('.value')).toHaveText('3');
  await editor(page, 3).press('ControlOrMeta+a');
  await page.keyboard.type('map(n -> n + 1, 1..3');
  await expect(cell(page, 3).locator('.cm-lint-marker-error')).toHaveCount(0);
  await editor(page, 3).press('Shift+Enter');
  await expect(cell(page, 3).getByRole('listitem')).toHaveText(['2', '3', '4']);
});

test('rules that do not end are named or stopped, and the sheet lives on', async ({
  page,
  site,
}) => {
  const sheet = [
    'Q := ruleset(n -> [n], n -> [])\noutcome(Q(3))',
    'S := ruleset(n -> [n - 9], n -> [])\noutcome(S(3))',
    'W := ruleset(n -> [[n + k, n + k] for k in 1..n], n -> [])',
    'outcome(W(3))',
    'pk := partizanoctal("0.7", "0.07")\noutcome(pk(3))',
  ];
  await open(page, site, 'worksheet', 'shared', await link(`${sheet.join('\n\n')}\n`));
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 1).getByRole('alert')).toContainText('the position 3 can come back');
  await expect(cell(page, 2).getByRole('alert')).toContainText('the heap -6 is negative');
  await expect(cell(page, 4)).toContainText(/computing outcome\(W\(3\)\) · .*positions/);
  await expect(cell(page, 5)).toContainText('waits for the cells above');
  await page.keyboard.press('Escape');
  await expect(cell(page, 4)).toContainText('Stopped');
  await page.getByRole('button', { name: 'Run cell 5' }).click();
  // Three pins: Left, who bowls one, leaves 1 + 1, 2 or 0 + 2; Right, who bowls two, leaves 1.
  await expect(cell(page, 5).locator('.outcome')).toHaveCount(1);
  await expect(cell(page, 2).getByRole('alert')).toContainText('the heap -6 is negative');
});
