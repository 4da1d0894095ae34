// The themes of the functions, in the order in which help lists them, with a sentence each.

import type { FunctionDescriptor, Theme } from '../values/descriptor.ts';

export const THEMES: Readonly<Record<Theme, string>> = {
  play: 'Who wins.',
  order: 'Which game is better, modulo a universe.',
  reduction: 'Simplest and canonical forms.',
  inverses: 'Which games have an inverse, and which.',
  impartial: 'Impartial games in misère play: genus, canonical form, mate.',
  reasons: 'Why an answer is so, with certificates.',
  forms: 'What a form is made of, and how large it is.',
  families: 'Games and ends that have names in the papers.',
  census: 'All forms of a rank, their classes and numbers.',
  boards: 'Positions of rulesets.',
  pictures: 'Trees, diagrams and boards, and LaTeX.',
  players: 'Games of three and more players.',
  lists: 'Lists, and functions over them.',
  texts: 'What texts are made of, as positions of strips and grids are written.',
  help: 'This help.',
};

/** Functions by theme, in the order of the themes; themes without any are left out. */
export function byTheme(
  functions: Iterable<FunctionDescriptor>,
): ReadonlyMap<Theme, readonly FunctionDescriptor[]> {
  const groups = new Map<Theme, FunctionDescriptor[]>();
  for (const theme of Object.keys(THEMES) as Theme[]) groups.set(theme, []);
  for (const descriptor of functions) groups.get(descriptor.theme)?.push(descriptor);
  return new Map([...groups].filter(([, members]) => members.length > 0));
}
