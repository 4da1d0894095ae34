/** The paper [Dwyer–Milley–Willette], item by item. */

import type { Paper } from '../../entry.ts';
import { dayTwoGames } from './day-two.ts';
import { introduction } from './introduction.ts';
import { invertibility, summary } from './invertibility.ts';
import { reduction } from './reduction.ts';

export const dwyer: Paper = {
  key: 'dwyer',
  authors: 'A. Dwyer, R. Milley, M. Willette',
  title: 'Dead-ending day-2 games under misère play',
  reference: 'Submitted 2021; Table 3 is on page 280',
  items: [
    'Figure 1',
    'Theorem 1',
    'Theorem 2',
    'Theorem 3',
    'Figure 2',
    'Theorem 4',
    'Theorem 5',
    'Theorem 6',
    'Corollary 7',
    'Theorem 8',
    'Table 1',
    'Theorem 9',
    'Table 2',
    'Lemma 10',
    'Theorem 11',
    'Conjecture 12',
    'Table 3',
  ],
  entries: [...introduction, ...dayTwoGames, ...reduction, ...invertibility, ...summary],
};
