// Everyone can use it: axe finds nothing serious, in light and dark, wide and narrow; and nothing
// sticks out at 360 pixels.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, open, test, universeRow } from './workbench.ts';

const VIEWS: readonly { readonly name: string; readonly parts: readonly string[] }[] = [
  { name: 'start', parts: [] },
  { name: 'worksheet', parts: ['worksheet'] },
  { name: 'game', parts: ['game', '* + *', 'vs', '0', 'mod', 'E'] },
  { name: 'board', parts: ['board', 'clobber', 'xox|oxo'] },
];

for (const scheme of ['light', 'dark'] as const) {
  for (const { name, parts } of VIEWS) {
    test(`${name}, ${scheme}`, async ({ page, site }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await open(page, site, ...parts);
      if (name === 'worksheet') await expect(page.getByRole('row')).toHaveCount(5);
      else await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
      if (name === 'game') await expect(page.locator('.apart')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(
        ({ impact }) => impact === 'serious' || impact === 'critical',
      );
      expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}

for (const { name, parts } of VIEWS) {
  test(`${name} fits a small phone`, async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, site, ...parts);
    if (name === 'worksheet') await expect(page.getByRole('row')).toHaveCount(5);
    else await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
}

test('the keyboard alone will do', async ({ page, site }) => {
  await open(page, site);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the contents' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Type another game')).toBeFocused();
});
