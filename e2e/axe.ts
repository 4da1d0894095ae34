// What axe finds on the page.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** Everything. The page has no frames: nothing has to be gathered on a page of its own, which takes long. */
export async function violations(page: Page): Promise<Violations> {
  return (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations;
}

/** What is too pale, as text on its ground: all that another theme can change. */
export async function pale(page: Page): Promise<unknown[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']);
  return told((await axe.analyze()).violations);
}

/** Each with the elements it is about. */
export function told(found: Violations): unknown[] {
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** What is serious. */
export async function serious(page: Page): Promise<unknown[]> {
  return told(
    (await violations(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical'),
  );
}
