// What axe finds on the page.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Violations = AxeResults['violations'];

/**
 * The page has no frames: nothing has to be gathered on a page of its own, which takes long. Nor are the
 * elements listed with which all is well.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations', 'incomplete'] });

/**
 * What axe finds where everything looks as it does in the end: half faded in, words are paler than anybody reads
 * them, and what is being computed may appear while axe looks.
 */
async function found(page: Page, look: AxeBuilder): Promise<AxeResults> {
  const still = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { animation: none !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  try {
    return await look.analyze();
  } finally {
    await still.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });
  }
}

/** Everything. */
export async function violations(page: Page): Promise<Violations> {
  return (await found(page, axe(page))).violations;
}

/**
 * Everything in a part of the page, or in all of it, and what axe could not look at because something stands
 * over it, which it passes over without a word.
 */
export async function allWrong(page: Page, within = 'body'): Promise<unknown[]> {
  return withCovered(await found(page, axe(page).include(within)));
}

/** Why a contrast was not measured, where something stands over the words. */
const COVERED = /^bgOverlap$/;

function withCovered({ violations, incomplete }: AxeResults): unknown[] {
  const covered = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => COVERED.test(data?.messageKey ?? '')));
  const hidden = covered.map(({ html }) => html);
  return [...told(violations), ...(hidden.length === 0 ? [] : [['covered', hidden]])];
}

/** What is too pale, as text on its ground: all that another theme can change. */
export async function pale(page: Page, within = 'body'): Promise<unknown[]> {
  return withCovered(await found(page, axe(page).include(within).withRules(['color-contrast'])));
}

/** Each with the elements it is about. */
export function told(violations: Violations): unknown[] {
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** What is serious. */
export async function serious(page: Page): Promise<unknown[]> {
  return told(
    (await violations(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical'),
  );
}
