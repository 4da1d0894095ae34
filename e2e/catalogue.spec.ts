// The catalogue beside the table of day 2: a label, a game or a board is looked up; lists are narrowed; a class
// of day 3 or an end is looked at and cited, by keyboard, on a phone, in light and dark and in German.

import { pale, serious } from './axe.ts';
import { expect, open, test } from './workbench.ts';

test('a game and a board are looked up by keys, a class is gone to, and its neighbours', async ({
  page,
  site,
}) => {
  await open(page, site, 'census');
  const box = page.getByRole('searchbox', { name: 'Look up a label, a game or a board' });
  await box.fill('domineering("..|..")');
  await box.press('Enter');
  await expect(page).toHaveURL(/#\/census\/of\/domineering/);
  const labels = page.locator('.looked-up .class-link');
  // 2 × 2 is ±1: modulo D no dicot of day 2, and in all other universes of day 2.
  await expect(labels.first()).toContainText(/^M\.2\./);
  await expect(page.locator('.looked-up tbody tr').nth(2)).toContainText('E.2.15');
  await page.getByRole('link', { name: 'E.2.15' }).press('Enter');
  await expect(page.getByRole('region', { name: 'E.2.15' })).toContainText('itself');
  await box.fill('d.3.500');
  await page.getByRole('button', { name: 'Look up' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'D.3.500' })).toBeVisible();
  await expect(page).toHaveTitle('d.3.500 · Census · Proviso');
  const below = page.locator('.class-study .facts .class-link').last();
  const next = await below.locator('.class-label').innerText();
  await below.press('Enter');
  await expect(page.getByRole('heading', { name: next })).toBeVisible();
  await page.getByText('Cite or copy').click();
  await page.getByRole('button', { name: `Copy citation of ${next}` }).click();
  const cited = await page.evaluate(() => navigator.clipboard.readText());
  expect(cited).toContain(`${next} in the Proviso catalogue, version`);
  expect(cited).toContain(`#/census/${next}`);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'D.3.500' })).toBeVisible();
});

test('what is no label and no game says so, and the way on is there', async ({ page, site }) => {
  await open(page, site, 'census', 'Ends.4.53');
  await expect(page.getByRole('alert')).toContainText('1 to 52, and not 53');
  await open(page, site, 'census', 'of', '{0,|');
  await expect(page.getByRole('alert')).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Look up a label, a game or a board' });
  await box.fill('{0|*} + *5');
  await box.press('Enter');
  await expect(page.locator('.looked-up')).toContainText('not listed');
  await box.fill('E.7.3');
  await box.press('Enter');
  await expect(page.getByRole('alert')).toContainText('“E.7.3” is no universe and no label');
  await open(page, site, 'census', 'list', 'E.9');
  await expect(page.getByRole('alert')).toContainText('No table is called');
});

test('a list is narrowed, its address holds how, and it is taken along', async ({ page, site }) => {
  await open(page, site, 'census');
  await page.getByRole('link', { name: 'Lists of classes' }).click();
  const found = page.locator('p[role=status]').filter({ hasText: 'of the' });
  await expect(found).toHaveText('196 of the 196 classes of E.2.');
  await page.getByLabel('invertible').selectOption('true');
  // [Davies–Milley, section 4].
  await expect(found).toHaveText('46 of the 196 classes of E.2.');
  await page.getByLabel('rank at most').fill('1');
  await expect(page).toHaveURL(/list\/E\.2\/invertible=true\/rank<=1$|rank%3C%3D1$/);
  // 0, 1 and −1: modulo E, * has no inverse.
  await expect(found).toHaveText('3 of the 196 classes of E.2.');
  await page.getByText('Take the list along').click();
  await page.getByRole('button', { name: 'Copy CSV of E.2' }).click();
  const csv = await page.evaluate(() => navigator.clipboard.readText());
  expect(csv.trim().split('\n')).toHaveLength(4);
  await page.reload();
  await expect(found).toHaveText('3 of the 196 classes of E.2.');
  await page.getByLabel('Table').selectOption('Ends.4');
  await expect(found).toContainText('Ends.4 does not say: invertible.');
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(found).toHaveText('196 of the 196 classes of E.2.');
});

test('on a phone, in light and dark, in German', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const [there, ...parts] of [
    ['.class-study', 'Ends.4.30'],
    ['.class-list', 'list', 'E.2', 'outcome=P'],
    ['.looked-up', 'of', '{0,*|*}'],
  ] as const) {
    await page.evaluate(() => document.documentElement.classList.remove('dark'));
    await open(page, site, 'census', ...parts);
    // The one before may still stand there.
    await expect(page.locator(there)).toBeVisible();
    await expect(page.locator('main')).not.toContainText('…');
    expect(await wide()).toBeLessThanOrEqual(360);
    expect(await serious(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    // In a picture names lie over lines.
    expect(await pale(page, '.facts, table')).toEqual([]);
  }
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('heading', { name: 'Katalog' })).toBeVisible();
});
