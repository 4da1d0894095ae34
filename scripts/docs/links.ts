// Links inside a built site: every one leads to a file that is there, and every anchor to an element.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

/** What the guide takes from the workbench. */
const WORKBENCH = ['', 'icon.svg'];

/** The links that lead nowhere, as `page → target`. */
export function deadLinks(site: string, base: string): string[] {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    // TypeDoc checks its own pages.
    (path) => path.endsWith('.html') && !path.startsWith('api/'),
  );
  const anchors = new Map(
    pages.map((page) => [page, idsIn(readFileSync(join(site, page), 'utf8'))]),
  );
  return pages.flatMap((page) => {
    const links = linksIn(readFileSync(join(site, page), 'utf8'));
    return [...links].filter((link) => !isAlive(link, page)).map((link) => `${page} → ${link}`);
  });

  function isAlive(link: string, page: string): boolean {
    // The workbench, which stands above the guide, its icon and its addresses.
    if (WORKBENCH.some((path) => link === `${base}../${path}`)) return true;
    if (/^(\.\.\/)+#\//.test(link)) return true;
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? page : target(path, page);
    if (!existsSync(join(site, file)) || statSync(join(site, file)).isDirectory()) return false;
    return anchor === undefined || anchor === '' || (anchors.get(file)?.has(anchor) ?? true);
  }

  function target(path: string, page: string): string {
    const decoded = decodeURIComponent(path);
    const file = decoded.startsWith(base)
      ? decoded.slice(base.length)
      : relative(site, join(site, dirname(page), decoded));
    // What ends in a slash is a folder; `relative` drops the slash.
    return file === '' || decoded.endsWith('/') ? posix.join(file, 'index.html') : file;
  }
}

/** What a page refers to on its own site. */
function linksIn(html: string): Set<string> {
  const found = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  return new Set(found.filter((link) => link !== '' && !/^([a-z]+:|\/\/)/.test(link)));
}

function idsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));
}
