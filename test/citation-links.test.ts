// Whatever the program can say of the papers leads to them: each citation in what users read is a link
// to an entry of the paper's page, or to the work on the page of references.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GLOSSARY } from '@proviso/language/glossary';
import { itemId, papers } from '@proviso/literature';
import { describe, expect, it } from 'vitest';
import { citationParts } from '../packages/web/src/parts/citations.ts';
import { bibliography } from '../scripts/references/bibliography.ts';
import { codeOf } from '../scripts/references/citations.ts';
import { root } from '../scripts/workspace.ts';

/** The addresses at which something of a paper or a work stands. */
const places = new Set([
  ...papers.flatMap(({ key, entries }) => [
    `./guide/papers/${key}.html`,
    ...entries.map(({ item }) => `./guide/papers/${key}.html#${itemId(item)}`),
  ]),
  ...bibliography().map(({ key }) => `./guide/references.html#${key}`),
]);

const linksIn = (text: string) =>
  citationParts(text).flatMap((part) => (typeof part === 'string' ? [] : [part]));

/** What is left when the links are taken out. */
const unlinked = (text: string) =>
  citationParts(text)
    .filter((part) => typeof part === 'string')
    .join('◆');

const ITEM =
  /\b(?:Theorem|Definition|Lemma|Proposition|Corollary|Figure|Table|Problem|Question)s? [A\d]/;

/** Lines of code that can reach a user and name an item of a paper. */
const printed = execFileSync('git', ['ls-files', 'packages'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /^packages\/(engine|language|pictures|search|web)\/src\/.*\.tsx?$/.test(path))
  .flatMap((path) =>
    codeOf(readFileSync(join(root, path), 'utf8'))
      .split('\n')
      .filter((line) => ITEM.test(line))
      .map((line) => [path, line.trim()] as const),
  )
  // Which rule it was is said behind the name of its paper, and so are answers to its questions.
  .filter(([, line]) => !/rule: '|[`']Question 3: /.test(line));

describe('what the program prints', () => {
  it('cites', () => expect(printed.length).toBeGreaterThan(60));

  it.each(printed)('%s: %s', (_, line) => {
    const links = linksIn(line);
    expect(links.length).toBeGreaterThan(0);
    for (const { href } of links) expect(places).toContain(href);
    expect(unlinked(line)).not.toMatch(ITEM);
  });

  it('by which rule games of several players compare', () => {
    const folder = join(root, 'packages/engine/src/multiplayer/order/undetermined.ts');
    const rules = [...readFileSync(folder, 'utf8').matchAll(/rule: '([^']*\d)'/g)];
    expect(rules.length).toBeGreaterThan(1);
    for (const [, rule] of rules) {
      const [link] = linksIn(`by Spindler, ${rule}, from *`);
      expect(places).toContain(link?.href);
    }
  });

  it('of each term', () => {
    for (const { term, item } of GLOSSARY) {
      if (item === undefined) continue;
      const links = linksIn(item);
      expect(links.length, term).toBeGreaterThan(0);
      for (const { href } of links) expect(places, term).toContain(href);
    }
  });
});

describe('citations', () => {
  const texts = (text: string) =>
    linksIn(text).map(({ text: words, href }) => `${words} → ${href.replace('./guide/', '')}`);

  it.each([
    [
      'Siegel, Theorem 5.5 with Lemmas 5.8 and 5.10',
      [
        'Siegel, Theorem 5.5 → papers/siegel.html#theorem-5-5',
        'Lemmas 5.8 → papers/siegel.html#lemma-5-8',
        '5.10 → papers/siegel.html#lemma-5-10',
      ],
    ],
    [
      'Davies–Milley, Definition A.1',
      ['Davies–Milley, Definition A.1 → papers/davies-milley.html#definition-a-1'],
    ],
    ['(Larsson et al., section 2.2)', ['Larsson et al., section 2.2 → papers/larsson.html']],
    [
      'Larsson–Nowakowski–Santos, Theorem 4; Siegel, Theorem 5.5',
      [
        'Larsson–Nowakowski–Santos, Theorem 4 → references.html#larsson-nowakowski-santos',
        'Siegel, Theorem 5.5 → papers/siegel.html#theorem-5-5',
      ],
    ],
    ['Theorem 5 of nobody, and 3', []],
    [
      'Siegel, Theorem 4.9 with 3 ends, 7 and 5 of them',
      ['Siegel, Theorem 4.9 → papers/siegel.html#theorem-4-9'],
    ],
  ])('%s', (text, links) => {
    expect(texts(text)).toEqual(links);
    expect(
      citationParts(text)
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join(''),
    ).toBe(text);
  });
});
