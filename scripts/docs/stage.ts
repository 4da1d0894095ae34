// Puts together what VitePress builds: the pages of docs/ with their pictures drawn, the generated
// references, and the rest of docs/ as files to download.

import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { root } from '../workspace.ts';
import { commandsPage } from './commands-page.ts';
import { functionsPage } from './functions-page.ts';
import { glossaryPage } from './glossary-page.ts';
import { ordersPages } from './orders/pages.ts';
import { papersPages } from './papers/pages.ts';
import { drawPictures, pictureStyle } from './pictures.ts';
import { referencesPage } from './references-page.ts';

const docs = join(root, 'docs');
/** Where a page of the repository's root stands on the site. */
const PROJECT_PAGES: Readonly<Record<string, string>> = {
  'CONTRIBUTING.md': 'project/contributing.md',
  'CHANGELOG.md': 'project/changelog.md',
};

/** Everything the site is made of, in a folder. */
export function stage(folder: string): void {
  const put = (path: string, text: string): void => {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  cpSync(join(docs, '.vitepress'), join(folder, '.vitepress'), { recursive: true });
  for (const path of readdirSync(docs, { recursive: true, encoding: 'utf8' })) {
    if (path.startsWith('.vitepress') || statSync(join(docs, path)).isDirectory()) continue;
    if (path.endsWith('.md')) put(path, page(join('docs', path), path));
    else put(join('public', path), readFileSync(join(docs, path), 'utf8'));
  }
  for (const [source, path] of Object.entries(PROJECT_PAGES)) put(path, page(source, path));
  put('reference/functions.md', functionsPage());
  put('reference/commands.md', commandsPage());
  put('reference/glossary.md', glossaryPage());
  put('references.md', referencesPage());
  for (const [path, text] of [...ordersPages(), ...papersPages()]) put(path, text);
  put('.vitepress/theme/pictures.css', pictureStyle());
}

function page(source: string, path: string): string {
  return withLinks(drawPictures(readFileSync(join(root, source), 'utf8')), source, path);
}

/** Links to pages that stand elsewhere on the site lead there; those to other files are text. */
function withLinks(text: string, source: string, path: string): string {
  return text.replace(
    /(?<!!)\[([^\]]*)\]\(([^)#\s]+)(#[^)\s]*)?\)/g,
    (link, label, target, anchor = '') => {
      if (/^[a-z]+:/.test(target) || target.startsWith('/')) return link;
      const file = relative(root, resolve(root, dirname(source), target));
      const generated = GENERATED.has(file.replace(/^docs\//, ''));
      if (file.startsWith('docs/') && (source.startsWith('docs/') || generated)) return link;
      const there = PROJECT_PAGES[file];
      if (there === undefined) return label;
      return `[${label}](${posix.relative(posix.dirname(path), there)}${anchor})`;
    },
  );
}

const GENERATED = new Set([
  ...['functions', 'commands', 'glossary'].map((name) => `reference/${name}.md`),
  'references.md',
]);
