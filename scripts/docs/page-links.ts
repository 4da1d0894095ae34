// Links of pages: written so that they work in the repository, on a code host too, and rewritten for the
// site, where pages stand elsewhere or are made from sources.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { root } from '../workspace.ts';

/** Where a page from outside docs/ stands on the site. */
export const PROJECT_PAGES: Readonly<Record<string, string>> = {
  'examples/README.md': 'examples.md',
  'CONTRIBUTING.md': 'project/contributing.md',
  'CHANGELOG.md': 'project/changelog.md',
};

/** The page that is made from a source: in the repository a link leads to the source. */
const MADE_FROM: Readonly<Record<string, string>> = {
  'docs/references.bib': 'references.md',
  'docs/classes-reached.json': 'classes-reached.md',
  'data/quotients/octal.json': 'quotient-catalogue.md',
  'packages/language/src/functions/registry.ts': 'reference/functions.md',
  'packages/language/src/functions/glossary.ts': 'reference/glossary.md',
  'packages/cli/README.md': 'reference/commands.md',
};

/** The workbench stands above the guide. */
export function workbenchFrom(path: string): string {
  return '../'.repeat(path.split('/').length);
}

/**
 * Links to pages that stand elsewhere on the site lead there, and those to worksheets open them in the
 * workbench; links to other files are text.
 */
export function withLinks(text: string, source: string, path: string): string {
  return text.replace(
    /(?<!!)\[([^\]]*)\]\(([^)#\s]*)(#[^)\s]*)?\)/g,
    (link, label, target, anchor = '') => {
      if (/^[a-z]+:/.test(target) || target.startsWith('/')) return link;
      const file = target === '' ? source : relative(root, resolve(root, dirname(source), target));
      const [, worksheet] = /^examples\/(?:.*\/)?([^/]*)\.pvs$/.exec(file) ?? [];
      if (worksheet !== undefined) {
        const address = `${workbenchFrom(path)}#/worksheet/example/${worksheet}`;
        return `<a href="${address}" target="_self">${label}</a>`;
      }
      const there = madePage(file) ?? PROJECT_PAGES[file] ?? pageOfGuide(file);
      if (there === undefined) return file.startsWith('docs/') ? link : label;
      const address = target === '' ? '' : posix.relative(posix.dirname(path), there);
      return `[${label}](${address}${anchorOnSite(file, anchor)})`;
    },
  );
}

/** The page that is made from a file, if one is. */
function madePage(file: string): string | undefined {
  const paper = /^packages\/literature\/src\/papers\/([^/]+)(?:\/index)?\.ts$/.exec(file)?.[1];
  return paper === undefined ? MADE_FROM[file] : `papers/${paper}.md`;
}

/** Where a file of docs/ stands on the site, if it is a page. */
function pageOfGuide(file: string): string | undefined {
  const path = file.replace(/^docs\//, '');
  return path !== file && path.endsWith('.md') && existsSync(join(root, file)) ? path : undefined;
}

/** `#grundys-game`, as code hosts call the heading, is `#grundy-s-game` on the site. */
function anchorOnSite(file: string, anchor: string): string {
  if (anchor === '' || !file.endsWith('.md') || MADE_FROM[file] !== undefined) return anchor;
  const headings = readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.*)$/gm);
  for (const [, heading = ''] of headings) {
    if (`#${codeHostAnchor(heading)}` === anchor) return `#${siteAnchor(heading)}`;
  }
  return anchor;
}

/** The anchor that code hosts give a heading of plain words. */
export function codeHostAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** The anchor that VitePress gives a heading of plain words. */
export function siteAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
