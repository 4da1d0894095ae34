// Addresses of the papers: `papers`, `papers/PAPER`, `papers/PAPER/ITEM`, and lists that are narrowed,
// `papers/find/SHOW/WORDS` or `papers/PAPER/find/SHOW/WORDS`. No item is called `find`.

import type { Route } from '../route.ts';

/** What a list shows: all, what runs, what is wrong in print, …; and what came of it here. */
export const SHOWS = [
  'all',
  'runs',
  'erratum',
  'long',
  'exact',
  'exhaustive',
  'sampled',
  'examples',
  'definition',
  'not-runnable',
  'ran',
  'failed',
] as const;

export type Show = (typeof SHOWS)[number];

export interface PapersAddress {
  readonly paper?: string | undefined;
  readonly item?: string | undefined;
  readonly show: Show;
  readonly words: string;
}

const FIND = 'find';

export function readPapersAddress([, ...parts]: Route): PapersAddress {
  const [first = '', ...rest] = parts;
  const paper = first === '' || first === FIND ? undefined : first;
  const [second = '', show = '', words = ''] = paper === undefined ? parts : rest;
  if (second === FIND) return { paper, show: isShow(show) ? show : 'all', words };
  return { paper, item: second === '' ? undefined : second, show: 'all', words: '' };
}

function isShow(name: string): name is Show {
  return (SHOWS as readonly string[]).includes(name);
}

export function papersAddress({ paper, item, show, words }: Partial<PapersAddress>): string[] {
  const start = paper === undefined ? ['papers'] : ['papers', paper];
  if (item !== undefined) return [...start, item];
  if (words !== undefined && words !== '') return [...start, FIND, show ?? 'all', words];
  return show === undefined || show === 'all' ? start : [...start, FIND, show];
}
