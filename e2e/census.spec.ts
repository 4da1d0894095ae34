// The census of day 2: the table walked and coloured, two universes compared, a class looked at and cited,
// the order searched.

import { pale, serious } from './axe.ts';
import { expect, open, test, workersHeld } from './workbench.ts';

test('the table has the published numbers, and tells what changes in another universe', async ({
  page,
  site,
}) => {
  await open(page, site);
  await page.getByRole('navigation').getByRole('link', { name: 'Census' }).click();
  const counts = page.locator('.census-counts');
  // [Dwyer–Milley–Willette]: 232 dead-ending forms; [Davies–Milley, section 4]: 196 classes, 46 invertible.
  await expect(counts).toHaveText('256 forms, 232 of them in E: 196 classes, 46 invertible.');
  await page.getByLabel('Coloured by').selectOption('invertible');
  await expect(page).toHaveURL(/#\/census\/E\/invertible$/);
  // The same table: 60 invertible forms modulo E, 72 modulo B.
  await expect(page.locator('td.has-inverse')).toHaveCount(60);
  await page.getByRole('link', { name: /^B 220 classes/ }).click();
  await expect(counts).toHaveText('256 forms, all in B: 220 classes, 52 invertible.');
  await expect(page.locator('td.has-inverse')).toHaveCount(72);
  await expect(page).toHaveTitle('B, invertible · Census · Proviso');
  await page.getByLabel('Compared with').selectOption('E');
  const changes = page.locator('.census-changes');
  await expect(changes).toContainText('24 forms');
  // What is invertible only in B or only in E: the two tables before, up to conjugation.
  await expect(changes).toContainText('invertible in one only');
  await page.goBack();
  await page.goBack();
  await expect(counts).toContainText('196 classes');
});

test('by keys alone: from form to form, to its class, to a class found by its form', async ({
  page,
  site,
}) => {
  await open(page, site, 'census', 'E');
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await expect(page.locator('.computing')).toHaveCount(0);
  await page.getByLabel('Compared with').focus();
  // Past the word E, which is explained where it stands, by a card whose links are next.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('note', { name: 'universe E' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(grid.locator('td:focus')).toHaveAttribute('data-place', '0');
  const card = page.locator('.form-card');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  // [Dwyer–Milley–Willette, Table 3]: {1̄ | 1} equals 0.
  await expect(card.locator('.card-form')).toHaveText(/1.*\|.*1.*=.*0/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/census\/E\.2\.1$/);
  const panel = page.getByRole('region', { name: 'E.0.1' });
  await expect(panel).toContainText('itself');
  const members = await panel.locator('dt:text-is("forms") + dd').getByRole('listitem').count();
  await expect(grid.locator('td.is-chosen')).toHaveCount(members);
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  await expect(grid.locator('td:focus')).toHaveAttribute('data-place', '255');
  // The order: an interval from 0 to a class above it.
  await page.getByRole('link', { name: 'Begin an interval here' }).press('Enter');
  const find = page.getByRole('searchbox', { name: 'Find a class' });
  await find.fill('{-1, 0, 1, * | .}');
  await expect(page.locator('.found')).toHaveText('none found');
  await find.fill('E.2.126');
  await find.press('Enter');
  await expect(page).toHaveURL(/#\/census\/E\.2\.126\/outcome\/\/1$/);
  await expect(page.locator('.order-picture a.is-chosen')).toHaveCount(1);
});

test('what Esc has stopped can be counted after all, and what is typed early stays', async ({
  page,
  site,
}) => {
  const start = await workersHeld(page);
  // In the turn in which the box comes.
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      const box = document.querySelector<HTMLInputElement>('#look-up');
      if (box === null) return;
      seen.disconnect();
      box.value = '{0|*}';
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
    seen.observe(document, { subtree: true, childList: true });
  });
  await open(page, site, 'census');
  await expect(page.getByText(/^Computing the census modulo/)).toBeVisible();
  await page.keyboard.press('Escape');
  const map = page.getByRole('navigation', { name: /^The map of universes/ });
  const again = map.getByRole('button', { name: 'Compute again' });
  await expect(again).toBeVisible();
  start();
  await again.click();
  await expect(map.getByRole('link', { name: /^B 220 classes/ })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: /^Look up/ })).toHaveValue('{0|*}');
});

test('whoever goes by key from class to class keeps the focus', async ({ page, site }) => {
  await open(page, site, 'census', 'E.2.18');
  const panel = page.locator('.class-panel');
  // From neighbour to neighbour.
  for (let step = 0; step < 2; step++) {
    const next = panel.locator('.class-link').last();
    const label = await next.locator('.class-label').innerText();
    await next.press('Enter');
    await expect(panel.getByRole('heading', { name: label })).toBeFocused();
  }
  await page.getByRole('link', { name: 'Begin an interval here' }).press('Enter');
  await expect(page.locator('.ends')).toBeFocused();
  await page.getByRole('link', { name: 'No interval' }).press('Enter');
  await expect(page.locator('.ends')).toBeFocused();
  // To another page, and from class to class there.
  await page.getByRole('searchbox', { name: /^Look up/ }).fill('{0|*}');
  await page.keyboard.press('Enter');
  await page.locator('.looked-up .class-link').first().press('Enter');
  await expect(page).toHaveURL(/#\/census\/M\./);
  await expect(page.getByRole('main')).toBeFocused();
  await open(page, site, 'census', 'D.3.500');
  const study = page.locator('section').filter({ has: page.locator('.class-study') });
  const below = study.locator('.facts .class-link').last();
  const there = await below.locator('.class-label').innerText();
  await below.press('Enter');
  await expect(page.getByRole('heading', { name: there })).toBeVisible();
  await expect(study).toBeFocused();
});

test('no class has the papers of another for a single frame', async ({ page, site }) => {
  await open(page, site, 'census', 'E.1.2');
  const papers = page.locator('.class-panel a[href^="#/papers/"]');
  await expect(papers.first()).toContainText('Section 1.1');
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const label = document.querySelector('.class-panel')?.getAttribute('aria-label');
      for (const link of document.querySelectorAll('.class-panel a[href^="#/papers/"]')) {
        seen.add(`${label}: ${link.textContent}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.evaluate(() => {
    location.hash = '#/census/E.2.100';
  });
  await expect(papers.first()).toContainText('Table 2');
  const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect((await seen()).filter((one) => one.startsWith('E.2.100: '))).toEqual([
    'E.2.100: Dwyer–Milley–Willette, Table 2',
  ]);
});

test('an interval is marked and shown alone, with a path through it', async ({ page, site }) => {
  // Modulo D, 7 is above 0, which is above 5: the whole order has nine classes on three levels.
  await open(page, site, 'census', 'D.2.7', 'outcome', '', '5');
  const picture = page.locator('.order-picture');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.locator('a[data-text]')).toHaveCount(9);
  const path = page.locator('.path li');
  await expect(path.first()).toContainText('D.2.7');
  await expect(path.last()).toContainText('D.2.5');
  expect(await serious(page)).toEqual([]);
  const between = await picture.locator('rect.is-between').count();
  await page.getByLabel('show only these').check();
  await expect(picture.locator('a[data-text]')).toHaveCount(between);
  await picture.locator('a[data-text]').first().click();
  await expect(page).toHaveURL(/#\/census\/D\.2\.\d\/outcome\/\/5$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap tells of a form, and everybody can read it, in light, dark and German', async ({
    page,
    site,
  }) => {
    await open(page, site, 'census', 'E', 'class', 'B');
    const grid = page.getByRole('grid');
    await grid.locator('td[data-place="34"]').tap();
    await expect(page.locator('.form-card')).toBeInViewport();
    await expect(page).toHaveURL(/#\/census\/E\.2\.1\/class\/B$/);
    expect(await serious(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    expect(await pale(page, '.census-table')).toEqual([]);
    await page.getByLabel('Language').selectOption('de');
    await expect(page.locator('.census-counts')).toHaveText(
      '256 Formen, davon 232 in E: 196 Klassen, 46 invertierbar.',
    );
  });
});
