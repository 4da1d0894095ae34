// A worksheet from a link is data: whatever it holds, nothing happens before the reader wants it,
// and then it can be stopped.

import { cell, editor, expect, link, open, test } from './workbench.ts';

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=1</script>';

test('markup stays text, wherever it stands', async ({ page, site }) => {
  const sheet = `// ${MARKUP} \`<b>bold</b>\`\n\n"${MARKUP.replaceAll('"', "'")}"\n\n${MARKUP}\n\nhelp("${MARKUP.replaceAll('"', "'")}")\n`;
  await open(page, site, 'worksheet', 'shared', await link(sheet));
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 4).getByRole('alert')).toBeVisible();
  await expect(page.locator('main img, main script, main b')).toHaveCount(0);
  expect(await page.title()).toBe('A shared worksheet · Worksheet · Proviso');
});

test('markup in the address of a game or board stays text', async ({ page, site }) => {
  for (const view of ['game', 'board']) {
    await open(page, site, view, MARKUP, MARKUP);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main img, main script')).toHaveCount(0);
    await page.goto('about:blank');
  }
});

test('an endless computation does not start by itself, and can be stopped', async ({
  page,
  site,
}) => {
  const sheet = 'rank(*4)\n\nouter := outcome(domineering(13, 13))\n\nrank(*5)\n';
  await open(page, site, 'worksheet', 'shared', await link(sheet));
  await expect(page.getByText('Nothing in it has run')).toBeVisible();
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 2)).toContainText('computing');
  await expect(cell(page, 1).locator('.value')).toHaveText('4');
  await page.getByRole('button', { name: 'Stop' }).first().click();
  await expect(cell(page, 2)).toContainText('Stopped');
  await expect(cell(page, 1).locator('.value')).toHaveText('4');
  await page.getByRole('button', { name: 'Run cell 3' }).click();
  await expect(cell(page, 3).locator('.value')).toHaveText('5');
});

test('10 MB in a small link are refused, and so is a file of that size', async ({ page, site }) => {
  const huge = 'rank(*4)\n\n'.repeat(1_000_000);
  await open(page, site, 'worksheet', 'shared', await link(huge));
  await expect(page.getByRole('alert')).toContainText('larger than 1 MiB');
  await page.getByRole('link', { name: 'Go to your own worksheet' }).click();
  await expect(editor(page, 2)).toBeVisible();
  await page.getByLabel('Open .pvs').setInputFiles({
    name: 'huge.pvs',
    mimeType: 'text/plain',
    buffer: Buffer.from(huge),
  });
  await expect(page.getByText('larger than 1 MiB')).toBeVisible();
  await expect(editor(page, 2)).toBeVisible();
});

test('a megabyte of one line does not stop the page', async ({ page, site }) => {
  const line = `x := ${'{'.repeat(300)}0${'|0}'.repeat(300)} // ${'long '.repeat(150_000)}\n`;
  await open(page, site, 'worksheet', 'shared', await link(line));
  await expect(cell(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 1).locator('.value, .problem').first()).toBeVisible();
});
