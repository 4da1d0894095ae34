// The glossary leads on: each word to a page of the guide that speaks of it, at a heading that is there.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GLOSSARY } from '@proviso/language/glossary';
import { expect, it } from 'vitest';
import { functionsPage } from '../scripts/docs/functions-page.ts';
import { glossaryPage } from '../scripts/docs/glossary-page.ts';
import { siteAnchor } from '../scripts/docs/page-links.ts';
import { root } from '../scripts/workspace.ts';

/** The text of a page of the guide. */
function pageText(path: string): string {
  if (path === 'reference/functions') return functionsPage();
  const file = join(root, 'docs', `${path}.md`);
  expect(existsSync(file), path).toBe(true);
  return readFileSync(file, 'utf8');
}

const anchorsOf = (page: string) =>
  [...page.matchAll(/^#+ (.*?)(?: \{#(.*)\})?$/gm)].map(
    ([, words = '', id]) => id ?? siteAnchor(words.replaceAll('`', '')),
  );

it.each(GLOSSARY.map((entry) => [entry.term, entry] as const))(
  '%s has a page that speaks of it',
  (_, { term, aliases, page }) => {
    const [path = '', heading] = page.split('#');
    const text = pageText(path);
    if (heading !== undefined) expect(anchorsOf(text)).toContain(heading);
    // Of a universe its name is enough, and of a function's subject the function.
    const names = [term, ...aliases, term.replace(/^universe /, ''), term.replaceAll(' ', '')];
    const words = names.map((word) => word.toLowerCase());
    const said = text.toLowerCase();
    expect(words.some((word) => said.includes(word))).toBe(true);
  },
);

it('leads there from its own page', () => {
  const page = glossaryPage();
  for (const { page: to } of GLOSSARY) {
    expect(page).toContain(`(../${to.replace(/#|$/, '.md$&')})`);
  }
});
