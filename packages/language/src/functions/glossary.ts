// The words that help, messages, the page and the guide use, two sentences at most each. `help dicot`
// prints one; the guide's glossary is made from this table, and the workbench shows a word's entry
// where it stands. They are written down by theme, in the files of `terms/`.

import { PLAY } from './terms/play.ts';
import { PLAYERS } from './terms/players.ts';
import { PROGRAM } from './terms/program.ts';
import { REDUCTION } from './terms/reduction.ts';
import type { Term } from './terms/term.ts';
import { UNIVERSES } from './terms/universes.ts';

export type { Term };

/** In the order of the alphabet. */
export const GLOSSARY: readonly Term[] = [
  ...PLAY,
  ...PLAYERS,
  ...PROGRAM,
  ...REDUCTION,
  ...UNIVERSES,
].sort((a, b) => (inLowerCase(a) < inLowerCase(b) ? -1 : 1));

/** A collator would know more letters, but to load it takes longer than everything else here. */
function inLowerCase({ term }: Term): string {
  return term.toLowerCase();
}

/** The term somebody means. */
export function termNamed(name: string): Term | undefined {
  const wanted = name.trim().toLowerCase();
  return GLOSSARY.find(
    ({ term: each, aliases }) => each.toLowerCase() === wanted || aliases.includes(wanted),
  );
}

/** Where a term stands in the glossary of the guide: `Equal modulo U` under `equal-modulo-u`. */
export function termAnchor(term: string): string {
  return term
    .normalize('NFD')
    .replace(/[\p{M}()]/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-');
}
