// The files for TeX that come with the command.

import { readFileSync } from 'node:fs';

/** The text of a file of `tex/`. */
export function texFile(name: 'proviso.sty' | 'references.bib'): string {
  return readFileSync(new URL(`../tex/${name}`, import.meta.url), 'utf8');
}
