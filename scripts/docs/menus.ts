// The parts of the menu that are made from the sources, as the pages they lead to are: a universe more or
// a paper more stands there by itself. They reach the settings of VitePress by the environment.

import { USUAL_UNIVERSES } from '@proviso/engine';
import { papers } from '@proviso/literature';
import { orderPath } from './orders/pages.ts';

interface MenuItem {
  readonly text: string;
  readonly link: string;
}

/** What stands in the menu between its fixed entries, by the part of the menu. */
export function menus(): Readonly<Record<'orders' | 'papers', readonly MenuItem[]>> {
  return {
    orders: USUAL_UNIVERSES.map((usual) => {
      const [brief] = usual.words.split(':');
      const text = usual.name.endsWith(')') ? usual.name : `${usual.name}, ${brief}`;
      return { text, link: `/orders/${orderPath(usual.key)}` };
    }),
    papers: papers.map(({ key, authors }) => ({ text: inBrief(authors), link: `/papers/${key}` })),
  };
}

/** The authors by their last names, `Davies and Milley`; of more than three the first. */
function inBrief(authors: string): string {
  const names = authors.split(', ').map((author) => author.split(' ').at(-1));
  if (names.length > 3) return `${names[0]} et al.`;
  return names.length === 2 ? names.join(' and ') : names.join(', ');
}
