// The guide inside the page: words can be asked about where they stand, and steps lead to their papers.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, open, test, universeRow } from './workbench.ts';

test('a word is explained by key and mouse, and a step leads to its lemma', async ({
  page,
  site,
}) => {
  await open(page, site, 'game', '{0,*|*}');
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
  const card = page.getByRole('note');
  const strong = page.getByRole('button', { name: 'strong', exact: true });

  // By key: the card comes with the focus, its links are next, Esc leads back.
  await page.getByRole('button', { name: 'member', exact: true }).focus();
  await expect(card).toContainText('G in U asks for it');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(strong).toBeFocused();
  await expect(card).toContainText('for every Left end X of U');
  await expect(strong).toHaveAccessibleDescription(/^G is Left strong modulo U if Left/);
  await page.keyboard.press('Tab');
  const definition = card.getByRole('link', { name: 'Siegel, Definition 2.3' });
  await expect(definition).toBeFocused();
  await expect(definition).toHaveAttribute('href', './guide/papers/siegel.html#definition-2-3');
  await expect(card.getByRole('link', { name: 'Guide' })).toHaveAttribute(
    'href',
    './guide/theory/universes.html',
  );
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(strong).toBeFocused();

  // By mouse: it comes when the mouse rests, and goes when it leaves.
  await page.getByRole('button', { name: 'rank', exact: true }).hover();
  await expect(card).toContainText('The length of the longest run of moves');
  await page.getByRole('heading', { name: 'In each universe' }).hover();
  await expect(card).toHaveCount(0);

  // What the engine says has terms and names the lemma; what folds has them below.
  const step = page.locator('.step-said');
  await expect(step.getByRole('link', { name: 'Siegel, Lemma 5.14' })).toHaveAttribute(
    'href',
    './guide/papers/siegel.html#lemma-5-14',
  );
  await page.getByText('Why this is allowed modulo D').click();
  const reason = page.locator('.why details.sentence').first();
  await reason.getByRole('button', { name: 'modulo', exact: true }).click();
  await expect(card).toContainText('for every X of the universe U');
  await expect(reason).toHaveAttribute('open', '');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.getByRole('heading', { name: 'In each universe' }).click();
  await expect(card).toHaveCount(0);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('a finger opens a card, all of which is on the screen, and closes it', async ({
    page,
    site,
  }) => {
    await open(page, site);
    await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
    const card = page.getByRole('note');
    for (const name of ['mod', 'invertible']) {
      const word = page.getByRole('button', { name, exact: true });
      await word.tap();
      await expect(card).toBeVisible();
      await expect(word).toHaveAttribute('aria-expanded', 'true');
      await expect(card).toBeInViewport({ ratio: 1 });
      const box = await card.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      await word.tap();
      await expect(card).toHaveCount(0);
    }
  });
});
