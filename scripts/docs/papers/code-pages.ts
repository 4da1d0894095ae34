// The code that entries point to, as pages of the site: a reader gets from a theorem to its code in
// one click. A file is cut before each name that is pointed to, and the name is an anchor there.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemId } from '@proviso/literature';
import { root } from '../../workspace.ts';
import { prose } from '../markdown.ts';

/** Where a reference leads, seen from a page of a paper. */
export function codeTarget(reference: string): string {
  const [file, name] = reference.split('#');
  return `../code/${file}.md${name === undefined ? '' : `#${itemId(name)}`}`;
}

/** The files of some references, each with the names that are asked of it. */
export function namesByFile(references: readonly string[]): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const reference of references) {
    const [file = '', name] = reference.split('#');
    const names = files.get(file) ?? new Set();
    if (name !== undefined) names.add(name);
    files.set(file, names);
  }
  return files;
}

/** A source file as a page, with an anchor at each of the names. */
export function codePage(file: string, names: ReadonlySet<string>): string {
  const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
  const cuts = new Map<number, string>();
  for (const name of names) cuts.set(beginning(lines, declaration(lines, name, file)), name);
  return cutPage(file, lines, cuts);
}

/** Where the checks of a paper stand: the pages of its files, and the place of each item. */
export function checksOf(key: string): {
  readonly pages: ReadonlyMap<string, string>;
  readonly target: (item: string) => string | undefined;
} {
  const pages = new Map<string, string>();
  const targets = new Map<string, string>();
  const folder = 'packages/literature/src/papers';
  for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || !(path === `${key}.ts` || path.startsWith(`${key}/`))) continue;
    const file = `${folder}/${path}`;
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
    const cuts = new Map<number, string>();
    for (const [i, line] of lines.entries()) {
      const item = /^ {4}item: '(.*)',$/.exec(line)?.[1];
      if (item !== undefined) cuts.set(i - 1, item);
      // Entries made by one function for several items stand somewhere in the file.
      for (const [, text = ''] of line.matchAll(/'([^']+)'/g)) {
        if (!targets.has(text)) targets.set(text, `../code/${file}.md`);
      }
    }
    for (const item of cuts.values()) targets.set(item, `../code/${file}.md#${itemId(item)}`);
    pages.set(`code/${file}.md`, cutPage(file, lines, cuts));
  }
  return { pages, target: (item) => targets.get(item) };
}

/** A file as a page, cut into blocks at some lines, with a heading for each. */
function cutPage(
  file: string,
  lines: readonly string[],
  cuts: ReadonlyMap<number, string>,
): string {
  const places = [...cuts.keys()].sort((a, b) => a - b);
  const blocks = [0, ...places].map((from, i) => {
    const text = lines.slice(from, places[i] ?? lines.length).join('\n');
    const name = i === 0 ? undefined : cuts.get(from);
    const heading = name === undefined ? '' : `## ${prose(name)} {#${itemId(name)}}\n\n`;
    return text.trim() === '' ? heading : `${heading}\`\`\`\`ts\n${text}\n\`\`\`\``;
  });
  const settings = '---\nsearch: false\n---';
  return [settings, `# ${file.split('/').at(-1)}`, `\`${file}\``, ...blocks, ''].join('\n\n');
}

/** The line on which a name is declared. */
function declaration(lines: readonly string[], name: string, file: string): number {
  const declares = new RegExp(`^export .*\\b(const|function\\*?|class|interface|type) ${name}\\b`);
  const line = lines.findIndex((text) => declares.test(text));
  if (line < 0) throw new Error(`${file} does not declare ${name}`);
  return line;
}

/** The first line of the comment above a line, or the line itself. */
function beginning(lines: readonly string[], line: number): number {
  let first = line;
  while (first > 0 && /^\s*(\/\*\*|\*|\/\/)/.test(lines[first - 1] ?? '')) first--;
  return first;
}
