// The guide, without building it: its links lead somewhere, its pictures can be drawn, its menu has
// every page, and the generated references are complete.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { functions, GLOSSARY, playersFunctions } from '@proviso/language';
import { papers } from '@proviso/literature';
import { describe, expect, it } from 'vitest';
import config from '../docs/.vitepress/config.ts';
import { COMMANDS } from '../packages/cli/src/commands/table.ts';
import { classesReachedPage } from '../scripts/docs/classes-reached-page.ts';
import { commandsPage } from '../scripts/docs/commands-page.ts';
import { functionsPage } from '../scripts/docs/functions-page.ts';
import { glossaryPage } from '../scripts/docs/glossary-page.ts';
import { menus } from '../scripts/docs/menus.ts';
import { ordersPages } from '../scripts/docs/orders/pages.ts';
import { codeHostAnchor, PROJECT_PAGES, siteAnchor } from '../scripts/docs/page-links.ts';
import { draw, drawPictures, pictureExpressions } from '../scripts/docs/pictures.ts';
import { linkPrompts } from '../scripts/docs/prompts.ts';
import { quotientCataloguePage } from '../scripts/docs/quotient-catalogue-page.ts';
import { referencesPage } from '../scripts/docs/references-page.ts';
import { stagedPage } from '../scripts/docs/stage.ts';
import { linkTerms } from '../scripts/docs/terms.ts';
import { root } from '../scripts/workspace.ts';

const docs = join(root, 'docs');
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && !path.startsWith('.vitepress'))
  .sort();
const text = (page: string) => readFileSync(join(docs, page), 'utf8');
const generated: Readonly<Record<string, () => string>> = {
  'reference/functions.md': functionsPage,
  'reference/commands.md': commandsPage,
  'reference/glossary.md': glossaryPage,
  'classes-reached.md': () => classesReachedPage(),
  'quotient-catalogue.md': () => quotientCataloguePage(),
  'references.md': referencesPage,
};

/** The file that a page of the site is, or is made of. */
const sourceOf = (page: string) => {
  const [outside] = Object.entries(PROJECT_PAGES).find(([, path]) => path === page) ?? [];
  return outside === undefined ? join(docs, page) : join(root, outside);
};

/** In the repository this page stands for one that is made. */
const isMadeInto = (file: string) => file === join(root, 'packages/cli/README.md');

/** Pages that take a run of the papers to make; `papers-pages.test.ts` looks at them. */
const ofPapers = new Set(
  ['index', 'errata', ...papers.map(({ key }) => key)].map((name) => `papers/${name}.md`),
);

/** The links of a page, without those in its code. */
const linksOf = (page: string) =>
  [...page.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(
    ([, link = '']) => (/^[a-z]+:/.test(link) ? [] : [link]),
  );

it('says in the repository, and only there, that some pages are made when it is built', () => {
  expect(text('index.md')).toContain('made when the guide is built');
  const staged = stagedPage('docs/index.md', 'index.md');
  expect(staged).not.toMatch(/made when the guide|repository -->/);
  expect(staged).toContain('---\n\n## One game, seven universes');
});

describe.each(pages)('%s', (page) => {
  it('has links that lead somewhere in the repository', () => {
    for (const link of linksOf(text(page))) {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? join(docs, page) : join(docs, dirname(page), path);
      expect(existsSync(file), link).toBe(true);
      if (anchor !== undefined && file.endsWith('.bib')) {
        expect(readFileSync(file, 'utf8'), link).toContain(`{${anchor},`);
      }
      if (anchor === undefined || !file.endsWith('.md') || isMadeInto(file)) continue;
      const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm);
      expect(
        [...headings].map(([, words = '']) => codeHostAnchor(words)),
        link,
      ).toContain(anchor);
    }
  });

  it('has links that lead somewhere in the guide', () => {
    for (const link of linksOf(stagedPage(join('docs', page), page))) {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? page : relative(docs, join(docs, dirname(page), path));
      if (ofPapers.has(file)) continue;
      const make = generated[file];
      const source = sourceOf(file);
      if (make === undefined) expect(existsSync(source), link).toBe(true);
      if (anchor === undefined) continue;
      const target = make?.() ?? readFileSync(source, 'utf8');
      const headings = [...target.matchAll(/^#+ (.*?)(?: \{#(.*)\})?$/gm)];
      const anchors = headings.map(([, words = '', id]) => id ?? siteAnchor(words));
      expect(anchors, link).toContain(anchor);
    }
  });

  it('has pictures that can be drawn', () => {
    for (const expression of pictureExpressions(text(page))) {
      expect(draw(expression).svg).toMatch(/^<svg/);
    }
    expect(drawPictures(text(page))).not.toContain('```picture');
  });

  it('stands in the menu', () => {
    const menu = JSON.stringify(config.themeConfig?.sidebar);
    if (page !== 'index.md') expect(menu).toContain(`"/${page.replace(/\.md$/, '')}"`);
  });
});

describe('the menu', () => {
  it('has the pages that are made from the sources', () => {
    const { orders, papers: listed } = menus();
    expect(orders.map(({ link }) => `${link.slice(1)}.md`)).toEqual(
      [...ordersPages().keys()].filter((path) => path !== 'orders/index.md'),
    );
    expect(listed.map(({ link }) => link)).toEqual(papers.map(({ key }) => `/papers/${key}`));
    const names = ['Siegel', 'Davies and Milley', 'Dwyer, Milley, Willette', 'Larsson et al.'];
    expect(listed.map((item) => item.text)).toEqual(expect.arrayContaining(names));
  });
});

describe('the references', () => {
  it('have every function, with an example, under an anchor of its own', () => {
    const page = functionsPage();
    const anchors = [...page.matchAll(/\{#(\S+)\}/g)].map(([, id]) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { name, theme, examples } of functions.values()) {
      expect(anchors, theme).toContain(name);
      for (const { input } of examples) expect(page).toContain(`> ${input}\n`);
    }
    for (const { name, theme } of playersFunctions.values()) {
      if (theme === 'players') expect(anchors).toContain(`players-${name}`);
    }
  });

  it('have every command and every example of it', () => {
    const page = commandsPage();
    for (const { name, examples } of COMMANDS) {
      expect(page).toContain(`## ${name} {#${name}}`);
      for (const { line } of examples) expect(page).toContain(`proviso ${line}`);
    }
  });

  it('the command’s own page names every command', () => {
    const page = readFileSync(join(root, 'packages/cli/README.md'), 'utf8');
    for (const { name } of COMMANDS) expect(page).toContain(`\`${name}\``);
  });

  it('have every term, under an anchor of its own', () => {
    const page = glossaryPage();
    const anchors = [...page.matchAll(/^### .*\{#(\S+)\}$/gm)].map(([, id]) => id);
    expect(anchors.length).toBe(GLOSSARY.length);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it.each([
    ['functions', functionsPage, functions.size / 3],
    ['terms', glossaryPage, GLOSSARY.length / 2],
  ])('lead from each citation of %s to the work', (_, make, atLeast) => {
    const links = [...make().matchAll(/\(\.\.\/references\.md#([^)]*)\)/g)];
    expect(links.length).toBeGreaterThan(atLeast);
    for (const [, key] of links) expect(referencesPage()).toContain(`{#${key}}`);
  });

  it('leave no braces to Vue outside of code', () => {
    for (const page of [functionsPage(), commandsPage(), glossaryPage(), referencesPage()]) {
      const outside = page
        .replace(/^```[\s\S]*?^```$/gm, '')
        .replace(/`[^`]*`/g, '')
        .replace(
          /^<p class="try">(?:<a href="[^"{]*" target="_self">[^<{]*<\/a>|[^<{]*)<\/p>$/gm,
          '',
        );
      expect(outside).not.toMatch(/\{\{|<[a-z]/);
    }
  });
});

describe('prompts', () => {
  const block = '```prompt\n> G := {0,\n… 1|}\n{0, 1 | ·}\n> use E\nE\nE> G\n{0, 1 | ·}\n```\n';

  it('can be opened in the workbench, where exactly what is typed stands', () => {
    const [, link = ''] =
      /href="\.\.\/#\/worksheet\/shared\/([^"]*)"/.exec(linkPrompts(block, '../')) ?? [];
    expect(String(inflateRawSync(Buffer.from(link, 'base64url')))).toBe(
      '// # Proviso\n\nG := {0,\n1|}\n\nuse E\n\nG\n',
    );
  });

  it('open without what they do with files, which the sheet tells in prose', () => {
    const saving = '```prompt\n> *\n*\n> save(ans, "g.txt")\nsaved as g.txt\n```\n';
    const page = linkPrompts(saving, '../');
    expect(page).toContain('<b>&#62; *</b>*\n<b>&#62; save(ans, "g.txt")</b>saved as g.txt\n');
    const [, link = ''] = /href="\.\.\/#\/worksheet\/shared\/([^"]*)"/.exec(page) ?? [];
    const [, star, prose = ''] = String(inflateRawSync(Buffer.from(link, 'base64url'))).split(
      '\n\n',
    );
    expect(star).toBe('*');
    expect(prose.split('\n')).toContain('// - `save(ans, "g.txt")`');
  });

  it('that are nothing but files have no link', () => {
    expect(linkPrompts('```prompt\n> load("g.pvs")\n```\n', '../')).not.toContain('href');
  });
});

describe('terms', () => {
  const glossary = 'reference/glossary.md';
  const links = (page: string) =>
    [...linkTerms(page, glossary).matchAll(/\[([^\]]*)\]\([^)#]*#([^\s)]*) /g)].map(
      ([, words, to]) => `${words} → ${to}`,
    );

  it('are linked where they are used first', () => {
    expect(links('Dicots are dicots. A Left end is no dead end; canonical forms.')).toEqual([
      'Dicots → dicot',
      'Left end → end',
      'dead end → dead-end',
      'canonical forms → canonical-form',
    ]);
  });

  it('are left alone in headings, code, links, HTML, names and everyday words', () => {
    const page =
      '---\ntitle: dicot\n---\n# Dicots\n\n`dicot` [a dicot](x.md) <b title="dicot">x</b> Proviso, in the end.\n\n```text\ndicot\n```\n';
    expect(linkTerms(page, glossary)).toBe(page);
  });

  it('say what they mean, also in tables', () => {
    const linked = linkTerms('| perfect murder | |', glossary);
    expect(linked.split('|')).toHaveLength(4);
    expect(linked).toMatch(/"[^"]+"\)\{\.term \.vp-raw data-term="perfect murder"\}/);
  });
});

describe('the worksheets', () => {
  it('all stand on their page and open in the workbench with one click', () => {
    const page = stagedPage('examples/README.md', PROJECT_PAGES['examples/README.md'] ?? '');
    const names = readdirSync(join(root, 'examples'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.pvs'))
      .map((path) => basename(path, '.pvs'));
    const opened = [...page.matchAll(/href="\.\.\/#\/worksheet\/example\/([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(opened.sort()).toEqual(names.sort());
  });
});
