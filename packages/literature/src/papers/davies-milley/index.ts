/** The paper [Davies–Milley], item by item. */

import type { Paper } from '../../entry.ts';
import { background } from './background.ts';
import { introduction } from './introduction.ts';
import { inverses } from './inverses.ts';
import { blockingPassingGames, passingGames } from './passing-games.ts';
import { appendix, problems } from './problems.ts';
import { strongGames } from './strong.ts';
import { superEnds } from './super-ends.ts';

export const daviesMilley: Paper = {
  key: 'davies-milley',
  authors: 'A. Davies, R. Milley',
  title: 'Order and inverses in the monoid of misère blocking games',
  reference: 'Accepted 28 July 2025, published 20 April 2026',
  items: [
    'Theorem 2.1',
    'Corollary 2.2',
    'Figure 2.1',
    'Theorem 3.1',
    'Theorem 3.2',
    'Definition 3.3',
    'Figure 3.1',
    'Lemma 3.4',
    'Lemma 3.5',
    'Lemma 3.6',
    'Lemma 3.7',
    'Theorem 3.8',
    'Definition 3.9',
    'Lemma 3.10',
    'Theorem 3.11',
    'Definition 3.12',
    'Lemma 3.13',
    'Lemma 3.14',
    'Corollary 3.15',
    'Proposition 3.16',
    'Theorem 3.17',
    'Theorem 4.1',
    'Theorem 4.2',
    'Lemma 4.3',
    'Lemma 4.4',
    'Theorem 4.5',
    'Problem 5.1',
    'Problem 5.2',
    'Problem 5.3',
    'Problem 5.4',
    'Definition A.1',
    'Proposition A.2',
  ],
  entries: [
    ...introduction,
    ...background,
    ...strongGames,
    ...blockingPassingGames,
    ...passingGames,
    ...superEnds,
    ...inverses,
    ...problems,
    ...appendix,
  ],
};
