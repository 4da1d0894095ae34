// The page as it is laid out: nothing jumps while it fills, on a slow phone least of all, and a long
// form leaves the other columns of the table where they are.

import type { Page } from '@playwright/test';
import { expect, link, open, slowly, test, universeRow, workersHeld } from './workbench.ts';

/** Adds up how far things jump, and which. */
const SHIFTS = `
  window.shifted = 0;
  window.movers = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      window.shifted += value;
      for (const { node } of sources) window.movers.push(value.toFixed(3) + ' ' + (node?.className || node?.nodeName));
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

const shifted = (page: Page) =>
  page.evaluate(() => {
    const { shifted, movers } = window as unknown as { shifted: number; movers: string[] };
    return { shifted, movers };
  });

/** Views, and what comes last in each. Some form in the table of each is typeset. */
const VIEWS = [
  { name: 'start', parts: [], last: 'step 1 of' },
  { name: 'game', parts: ['game', '{0,*|*}'], last: 'step 1 of' },
  { name: 'game beside another', parts: ['game', '* + *', 'vs', '0'], last: 'G = H' },
  { name: 'board', parts: ['board', 'domineering', '...|...'], last: 'Copy table' },
  { name: 'typed board', parts: ['board', 'hackenbush', 'bbr'], last: 'Copy table' },
  { name: 'graph', parts: ['board', 'graphsnort', 'a-b-c-a, c-d'], last: 'Copy table' },
] as const;

/** The table is there, and what comes last. */
async function fills(page: Page, last: string): Promise<void> {
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
  await expect(page.locator('math').first()).toBeAttached();
  await expect(page.getByText(last).first()).toBeAttached();
}

/** Room is kept for all of it. */
const STILL = 0.02;

const PHONE_VIEWS = [
  ...VIEWS.map(({ name, parts, last }) => ({
    name,
    parts: [...parts],
    reach: (page: Page) => fills(page, last),
  })),
  {
    name: 'worksheet',
    parts: ['worksheet'],
    reach: (page: Page) => expect(page.getByRole('row')).toHaveCount(6),
  },
  {
    name: 'example',
    parts: ['worksheet', 'example', 'first-steps'],
    reach: (page: Page) =>
      expect(page.locator('.cell .editor, .cell .still').first()).toBeVisible(),
  },
  ...[
    { name: 'play', parts: ['domineering', '....|....', 'play'] },
    { name: 'analysis', parts: ['domineering', '...|...', 'analyse'] },
    { name: 'play with heaps', parts: ['nim', '3 5 7', 'play'] },
    { name: 'play on a graph', parts: ['graphsnort', 'a-b-c-a, c-d', 'play'] },
  ].map(({ name, parts }) => ({
    name,
    parts: ['board', ...parts],
    reach: async (page: Page) => {
      await expect(page.locator('.says p').first()).toBeVisible();
      await expect(page.locator('.table[aria-busy="false"]')).toBeVisible();
    },
  })),
  ...[
    { name: 'quotient', parts: ['quotient', '0.77', '12'], last: '.product-table' },
    { name: 'census', parts: ['census', 'E', 'invertible'], last: '.class-none' },
    { name: 'papers', parts: ['papers'], last: '.paper-item' },
    { name: 'item', parts: ['papers', 'siegel', 'theorem-5-5'], last: '.item-page' },
    { name: 'players', parts: ['players', '3', 'OP', '{0, *2}'], last: '.fates > li' },
    { name: 'sums', parts: ['players', '3', 'OP', '1 2 3', 'sums'], last: '.players table' },
  ].map(({ name, parts, last }) => ({
    name,
    parts,
    reach: (page: Page) => expect(page.locator(last).first()).toBeAttached(),
  })),
];

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });

  test('nothing jumps while any view fills', async ({ page, site }, info) => {
    test.setTimeout(240_000);
    await page.addInitScript(SHIFTS);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    for (const { name, parts, reach } of PHONE_VIEWS) {
      await test.step(name, async () => {
        await page.goto('about:blank');
        await open(page, site, ...parts);
        await reach(page);
        await page.evaluate(() => document.fonts.ready);
        const found = await shifted(page);
        info.annotations.push({ type: name, description: found.shifted.toFixed(4) });
        expect.soft(found.shifted, `${name}\n${found.movers.join('\n')}`).toBeLessThan(STILL);
      });
    }
  });
});

for (const { name, parts, last } of VIEWS) {
  test(`nothing jumps while ${name} fills on a slow desktop`, async ({ page, site }, info) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.addInitScript(SHIFTS);
    await slowly(page);
    await open(page, site, ...parts);
    await fills(page, last);
    await page.evaluate(() => document.fonts.ready);
    const found = await shifted(page);
    info.annotations.push({ type: 'layout shift', description: found.shifted.toFixed(4) });
    expect(found.shifted, found.movers.join('\n')).toBeLessThan(0.05);
  });
}

/** A game whose forms are long in most universes. */
const LONG = 'domineering("....|....")';

for (const width of [360, 800, 1280]) {
  test(`a long form leaves the other columns in sight at ${width} pixels`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, site, 'game', LONG);
    await expect(universeRow(page, 'Normal').locator('td').nth(4)).not.toHaveText('');
    const inSight = async () => {
      for (const universe of ['M', 'E', 'Normal'] as const) {
        const row = universeRow(page, universe);
        const cells = [row.locator('th'), ...(await row.locator('td').all())];
        for (const one of cells) {
          const box = await one.boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        }
        // Nothing sticks out of its own cell either.
        const over = await row
          .locator('td.form .formula:visible')
          .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
        expect(Math.max(0, ...over)).toBe(0);
      }
    };
    await inSight();
    const long = universeRow(page, 'M').locator('summary');
    await expect(long).toHaveText(/^\{ \d+ options?.* \| \d+ options?.* \}$/);
    await long.click();
    await expect(universeRow(page, 'M').locator('details .formula').last()).toBeVisible();
    await inSight();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

/** The names of previous answers, and each text outside of them that one of them covers. */
const COVERED = () => {
  const names = [...document.querySelectorAll('.previous-name')];
  const boxes = names.map((name) => name.getBoundingClientRect());
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    if (node.parentElement?.closest('.previous-name') || !node.parentElement?.checkVisibility())
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) {
      const hit = boxes.some(
        (box) =>
          Math.min(box.right, text.right) - Math.max(box.left, text.left) > 1 &&
          Math.min(box.bottom, text.bottom) - Math.max(box.top, text.top) > 1,
      );
      if (hit) covered.push(node.textContent ?? '');
    }
  }
  return { names: names.length, covered };
};

/** How far the table stands below its heading: the name of a previous answer does not move it. */
const BELOW_HEADING = () => {
  const table = document.querySelector('table.universes');
  const heading = table?.closest('.answer')?.previousElementSibling;
  const top = (one: Element | null | undefined) => one?.getBoundingClientRect().top ?? Number.NaN;
  return Math.round(top(table) - top(heading));
};

const PREVIOUS = [
  { name: 'start', parts: [], box: 'Type another game', wrong: '{0,' },
  { name: 'game', parts: ['game', '{0,*|*}', 'vs', '0'], box: /A game G/, wrong: '{0,' },
  { name: 'board', parts: ['board', 'domineering', '...|...'], box: /^Position/, wrong: '..?' },
  { name: 'typed board', parts: ['board', 'hackenbush', 'bbr'], box: /^Position/, wrong: 'b?' },
] as const;

for (const width of [360, 900, 1280]) {
  for (const { name, parts, box, wrong } of PREVIOUS) {
    test(`the name of a previous answer covers nothing on ${name} at ${width} pixels`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, site, ...parts);
      await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
      if (name === 'game') await expect(page.locator('.apart')).toBeVisible();
      const before = await page.evaluate(BELOW_HEADING);
      await page.getByLabel(box).first().fill(wrong);
      await expect(page.locator('.previous-name').first()).toBeVisible();
      const { names, covered } = await page.evaluate(COVERED);
      expect(names).toBeGreaterThan(0);
      expect(covered).toEqual([]);
      expect(await page.evaluate(BELOW_HEADING)).toBe(before);
    });
  }
}

for (const width of [360, 900, 1280]) {
  test(`what is computed is named beside the name of a previous answer at ${width} pixels`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const start = await workersHeld(page);
    await open(page, site);
    await page.getByLabel('Type another game').fill('{0, * | *}');
    await expect(page.locator('.answer-status .computing').first()).toBeVisible();
    const { names, covered } = await page.evaluate(COVERED);
    expect(names).toBeGreaterThan(0);
    expect(covered).toEqual([]);
    start();
    await expect(page.locator('.previous-name')).toHaveCount(0);
  });
}

/** How deep each heading is, in order. */
const LEVELS = () =>
  [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));

for (const { name, parts, last } of VIEWS) {
  test(`no heading of ${name} skips a level`, async ({ page, site }) => {
    await open(page, site, ...parts);
    await expect(page.getByText(last).first()).toBeAttached();
    const levels = await page.evaluate(LEVELS);
    expect(levels[0]).toBe(1);
    levels.forEach((level, i) => {
      expect(level, levels.join(' ')).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
    });
  });
}

/** The highest blank band between two things of the board, and what stands above it. */
const BLANK = () => {
  const view = document.querySelector('.board');
  const boxes: { top: number; bottom: number; what: string }[] = [];
  const seen = (rect: DOMRect, what: string) => {
    if (rect.width > 0 && rect.height > 0) boxes.push({ top: rect.top, bottom: rect.bottom, what });
  };
  for (const one of view?.querySelectorAll('input, select, textarea, button, svg, .grid') ?? []) {
    seen(one.getBoundingClientRect(), one.outerHTML.slice(0, 80));
  }
  const words = document.createTreeWalker(view ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) seen(rect, node.textContent ?? '');
  }
  boxes.sort((a, b) => a.top - b.top);
  let worst = { blank: 0, above: '' };
  let lowest = boxes[0];
  for (const box of boxes) {
    const blank = box.top - (lowest?.bottom ?? box.top);
    if (blank > worst.blank) worst = { blank, above: lowest?.what ?? '' };
    if (box.bottom > (lowest?.bottom ?? 0)) lowest = box;
  }
  return worst;
};

const BANDS = [
  'domineering',
  'clobber',
  'hackenbush',
  'cutcake',
  'nim',
  'octal',
  'own',
  'graphcol',
];

for (const name of BANDS) {
  test(`${name}: no blank band is kept for messages on a phone`, async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, site, 'board', name);
    await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
    const { blank, above } = await page.evaluate(BLANK);
    expect(blank, `below ${above}`).toBeLessThanOrEqual(56);
  });
}

for (const width of [1280, 360]) {
  test(`nothing moves under whoever runs and changes a shared sheet at ${width} pixels`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const sheet = 'n := 2 // slider 1..9\n\nrank(nim(n))\n\nrank(*)\n';
    await open(page, site, 'worksheet', 'shared', await link(sheet));
    const first = page.getByRole('region', { name: 'Cell 1', exact: true });
    await expect(page.getByText('Nothing in it has run')).toBeVisible();
    const top = async () => (await first.boundingBox())?.y;
    const before = await top();
    await page.getByRole('button', { name: 'Run cell 2' }).click();
    await expect(page.getByText('Nothing in it has run')).toBeHidden();
    expect(await top()).toBe(before);
    await page.getByRole('slider', { name: 'n in cell 1' }).press('ArrowRight');
    await expect(page.getByText('This is your own sheet now')).toBeVisible();
    await expect(page.getByText('came with a link')).toBeHidden();
    expect(await top()).toBe(before);
  });
}
