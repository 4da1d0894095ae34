/**
 * The checks that take long: more than five seconds of processor time when they are run with all their
 * games. The quick run of each takes a few seconds at most.
 */

import type { Entry, Paper } from './entry.ts';

const LONG: Readonly<Record<string, readonly string[]>> = {
  siegel: ['Corollary 4.12', 'Theorem 5.5', 'Lemma 5.8', 'Lemma 5.10', 'Theorem 5.18'],
  'davies-milley': ['Footnote 1', 'Footnote 2', 'Problem 5.3'],
  spindler: [
    'Question 1',
    'Question 4',
    'Question 5',
    'Corollary 4.18',
    'Lemma 4.19',
    'Proposition 4.20',
    'Proposition 4.21',
  ],
};

/** Whether a check takes long with all its games. */
export function isLong({ key }: Paper, { item }: Entry): boolean {
  return LONG[key]?.includes(item) ?? false;
}

/** The checks that are said to take long. */
export function longItems(): { readonly paper: string; readonly item: string }[] {
  return Object.entries(LONG).flatMap(([paper, items]) => items.map((item) => ({ paper, item })));
}
