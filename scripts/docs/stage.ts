// Puts together what VitePress builds: the pages of docs/ with their pictures drawn, the generated
// references, and the rest of docs/ as files to download.

import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from '../workspace.ts';
import { classesReachedPage } from './classes-reached-page.ts';
import { commandsPage } from './commands-page.ts';
import { functionsPage } from './functions-page.ts';
import { glossaryPage } from './glossary-page.ts';
import { ordersPages } from './orders/pages.ts';
import { PROJECT_PAGES, withLinks, workbenchFrom } from './page-links.ts';
import { papersPages } from './papers/pages.ts';
import { drawPictures, pictureStyle } from './pictures.ts';
import { linkPrompts } from './prompts.ts';
import { quotientCataloguePage } from './quotient-catalogue-page.ts';
import { referencesPage } from './references-page.ts';
import { searchSections } from './search-index.ts';
import { linkTerms } from './terms.ts';

const docs = join(root, 'docs');

/** Everything the site is made of, in a folder. */
export function stage(folder: string): void {
  const pages = new Map<string, string>();
  const put = (path: string, text: string): void => {
    if (path.endsWith('.md')) pages.set(path, text);
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  cpSync(join(docs, '.vitepress'), join(folder, '.vitepress'), { recursive: true });
  for (const path of readdirSync(docs, { recursive: true, encoding: 'utf8' })) {
    if (path.startsWith('.vitepress') || statSync(join(docs, path)).isDirectory()) continue;
    if (path.endsWith('.md')) put(path, stagedPage(join('docs', path), path));
    else put(join('public', path), readFileSync(join(docs, path), 'utf8'));
  }
  for (const [source, path] of Object.entries(PROJECT_PAGES)) put(path, stagedPage(source, path));
  put('reference/functions.md', functionsPage());
  put('reference/commands.md', commandsPage());
  put('reference/glossary.md', glossaryPage());
  put('references.md', referencesPage());
  put('classes-reached.md', classesReachedPage());
  put('quotient-catalogue.md', quotientCataloguePage());
  for (const [path, text] of [...ordersPages(), ...papersPages()]) put(path, text);
  put('.vitepress/theme/pictures.css', pictureStyle());
  // Words are explained in the guide as they are in the workbench.
  put(
    '.vitepress/theme/term-card.ts',
    readFileSync(join(root, 'packages/web/src/parts/term-card.ts'), 'utf8'),
  );
  put('public/search.json', JSON.stringify(searchSections(pages)));
}

/** A page as VitePress gets it: what stands in `source`, on the site at `path`. */
export function stagedPage(source: string, path: string): string {
  const written = readFileSync(join(root, source), 'utf8').replace(IN_REPOSITORY, '');
  const text = withLinks(written, source, path);
  const glossary = posix.relative(posix.dirname(path), 'reference/glossary.md');
  const explained = WITHOUT_TERMS.test(path) ? text : linkTerms(text, glossary);
  return linkPrompts(drawPictures(explained), workbenchFrom(path));
}

/** What is said to those who read a page in the repository. */
const IN_REPOSITORY = /^<!-- repository -->\n[\s\S]*?^<!-- \/repository -->\n+/gm;

/** Pages for those who work on the program. */
const WITHOUT_TERMS = /^(project|decisions)\//;
