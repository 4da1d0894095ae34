// Prose in a worksheet: Markdown with formulas, written, shown, and kept as comments.

import { readFile } from 'node:fs/promises';
import { expect, link, open, test } from './workbench.ts';

const SHEET = `// # On _dicots_
//
// The game \`{0,*|*}\` is **not** \`outcome(*)\`; $\\sum_{i} G_i$ and (*+*) stand here.
//
// - one
// - two, with [a link](https://example.org/)
//
// | game | rank |
// | ---- | ---- |
// | \`*2\` | 2 |
//
// $$G \\equiv_{\\mathcal{D}} 0$$
//
// <b>no HTML</b>, [no script](javascript:alert(1)), ![no picture](https://example.org/x.png), $\\nosuch{$

rank(*)
`;

test('prose is Markdown with formulas, and nothing else', async ({ page, site }) => {
  await open(page, site, 'worksheet', 'shared', await link(SHEET));
  const prose = page.getByRole('region', { name: 'Prose 1', exact: true });
  await expect(prose.getByRole('heading', { level: 2, name: 'On dicots' })).toBeVisible();
  await expect(prose.locator('strong')).toHaveText('not');
  await expect(prose.locator('code', { hasText: 'outcome(*)' })).toBeVisible();
  const game = prose.getByRole('math', { name: /^Left to 0 or star/ });
  await expect(game.locator('math')).toBeVisible();
  await expect(prose.locator('math', { hasText: '∑' })).toBeVisible();
  await expect(prose.locator('math[display="block"]')).toBeVisible();
  await expect(prose).toContainText('(*+*) stand here');
  await expect(prose.getByRole('listitem')).toHaveCount(2);
  await expect(prose.getByRole('link', { name: 'a link' })).toHaveAttribute(
    'href',
    'https://example.org/',
  );
  await expect(prose.getByRole('cell', { name: 'star 2' })).toBeVisible();
  // Neither HTML, nor a script, nor a picture from elsewhere; TeX that is none stays as it is.
  await expect(prose).toContainText(
    '<b>no HTML</b>, [no script](javascript:alert(1)), !no picture',
  );
  await expect(prose.locator('b, img')).toHaveCount(0);
  await expect(prose).toContainText('\\nosuch{');
});

test('prose is edited where it stands, line by line, and stays a comment', async ({
  page,
  site,
}) => {
  await open(page, site, 'worksheet', 'shared', await link('// A note.\n\nrank(*)\n'));
  const prose = page.getByRole('region', { name: 'Prose 1', exact: true });
  await prose.getByText('A note.').dblclick();
  const box = page.getByRole('textbox', { name: 'Prose 1' });
  await expect(box).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two **strong** words');
  await page.keyboard.press('Shift+Enter');
  await expect(prose.locator('strong')).toHaveText('strong');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save .pvs' }).click();
  const text = await readFile((await (await saved).path()) ?? '', 'utf8');
  expect(text).toBe('// A note.\n// \n// Two **strong** words\n\nrank(*)\n');
});

test('a long word in prose or in a heading does not make the page wider than a phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const long = `https://example.org/${'a'.repeat(75)}`;
  const sheet = `// # ${long}\n//\n// See ${long} and \`${long}\`.\n//\n// - ${long}\n\nrank(*)\n`;
  await open(page, site, 'worksheet', 'shared', await link(sheet));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(long);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
