// docs/references.bib, read: the works that sources, functions and pages cite.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** A work of the bibliography. */
export interface Reference {
  readonly key: string;
  /** How it is cited: `Siegel`, `Davies–Milley`, `Larsson et al.`. */
  readonly shorthand: string;
  readonly authors: readonly string[];
  readonly title: string;
  /** All fields, those above included. */
  readonly fields: ReadonlyMap<string, string>;
  /** Further reading, which nothing need cite. */
  readonly background: boolean;
}

/** The bibliography of the project. */
export function bibliography(): Reference[] {
  return readBibliography(readFileSync(join(root, 'docs/references.bib'), 'utf8'));
}

/** Reads the part of BibTeX that we write: entries of fields in braces, a field on a line. */
export function readBibliography(text: string): Reference[] {
  const found: Reference[] = [];
  let open: { key: string; fields: Map<string, string> } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(%.*)?$/.test(line)) continue;
    const [, begun] = /^@\w+\{([^,\s]+),$/.exec(line) ?? [];
    const [, name, value] = /^ {2}(\w+) = \{(.*)\},?$/.exec(line) ?? [];
    if (begun !== undefined && open === undefined) open = { key: begun, fields: new Map() };
    else if (name !== undefined && value !== undefined) open?.fields.set(name, value);
    else if (line === '}' && open !== undefined) {
      found.push(referenceOf(open.key, open.fields));
      open = undefined;
    } else throw new Error(`references.bib, line ${index + 1} cannot be read: ${line}`);
  }
  return found;
}

function referenceOf(key: string, fields: ReadonlyMap<string, string>): Reference {
  const field = (name: string): string => {
    const value = fields.get(name);
    if (value === undefined) throw new Error(`references.bib: ${key} has no ${name}`);
    return value;
  };
  return {
    key,
    shorthand: field('shorthand'),
    authors: field('author').split(' and '),
    title: field('title'),
    fields,
    background: fields.get('keywords') === 'background',
  };
}
