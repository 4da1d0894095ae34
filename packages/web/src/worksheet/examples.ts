// The gallery: the example worksheets of the project, loaded when one is opened. The first is meant
// for someone who has never seen any of this. Their titles are those of the project's list of them.

import list from '../../../../examples/README.md?raw';
import { named, names } from '../texts/names.ts';

const files = import.meta.glob<string>('../../../../examples/**/*.pvs', {
  query: '?raw',
  import: 'default',
});

const FIRST = 'first-steps';
/** The folder with a sheet for each kind of reader: it comes right after the introductions. */
const GALLERY = 'gallery';

/** Titles and what it is about, by the names of the worksheets; titles of the folders. */
const sheets = new Map<string, readonly [title: string, about: string]>();
const themes = new Map<string, string>();
for (const [, theme = '', entries = ''] of list.matchAll(/^## (.*)\n((?:(?!## ).*\n?)*)/gm)) {
  for (const [, title = '', folder, name = '', about = ''] of entries.matchAll(
    /^- \[(.*)\]\((?:(\w+)\/)?([\w-]+)\.pvs\): (.*)$/gm,
  )) {
    sheets.set(name, [title.replace(/\\(.)/g, '$1'), about]);
    if (folder !== undefined) themes.set(folder, theme);
  }
}

export interface ExampleGroup {
  /** Empty for the introductions, which lie in none. */
  readonly folder: string;
  /** Their names, which are unique among all folders; the first one first. */
  readonly names: readonly string[];
}

/** The examples by folder, the introductions first. */
export const exampleGroups: readonly ExampleGroup[] = grouped(Object.keys(files));

function grouped(paths: readonly string[]): ExampleGroup[] {
  const names = new Map<string, string[]>();
  for (const path of paths) {
    const [, folder = '', name = ''] = /\/examples\/(?:(.*)\/)?([^/]*)\.pvs$/.exec(path) ?? [];
    names.set(folder, [...(names.get(folder) ?? []), name]);
  }
  return [...names]
    .sort(([a], [b]) => Number(b === GALLERY) - Number(a === GALLERY) || a.localeCompare(b))
    .sort(([a], [b]) => Number(b === '') - Number(a === ''))
    .map(([folder, list]) => ({
      folder,
      names: list.sort((a, b) => Number(b === FIRST) - Number(a === FIRST) || a.localeCompare(b)),
    }));
}

/** The text of an example. */
export async function example(name: string): Promise<string | undefined> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${name}.pvs`));
  return found?.[1]();
}

/** What an example is called. */
export function exampleTitle(name: string): string {
  return (named(names.value.examples, name) ?? sheets.get(name))?.[0] ?? name;
}

/** What an example is about. */
export function exampleAbout(name: string): string {
  return (named(names.value.examples, name) ?? sheets.get(name))?.[1] ?? '';
}

/** What the examples of a folder are about. */
export function themeTitle(folder: string): string {
  return named(names.value.themes, folder) ?? themes.get(folder) ?? folder;
}
