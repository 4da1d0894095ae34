// What axe finds on the page.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** Everything. The page has no frames: nothing has to be gathered on a page of its own, which takes long. */
export async function violations(page: Page): Promise<Violations> {
  return (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations;
}

/** What is serious. */
export async function serious(page: Page): Promise<unknown[]> {
  return (await violations(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
