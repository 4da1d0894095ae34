// After the first visit the page works without a network.

import { editor, expect, open, test, universeRow } from './workbench.ts';

test('everything is there after one visit', async ({ page, site, context }) => {
  await open(page, site);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(universeRow(page, 'D')).toContainText('■');
  await page.getByRole('link', { name: 'Worksheet', exact: true }).click();
  await expect(editor(page, 2)).toBeVisible();
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
});
