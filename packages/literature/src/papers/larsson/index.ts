/** The paper [Larsson et al.], item by item. */

import type { Paper } from '../../entry.ts';
import { deadEnding } from './dead-ending.ts';
import { introduction, universesAndOrder } from './universes.ts';

export const larsson: Paper = {
  key: 'larsson',
  authors: 'U. Larsson, R. Milley, R. Nowakowski, G. Renault, C. Santos',
  title: 'Recursive comparison tests for dicot and dead-ending games under misère play',
  reference: 'Integers 21B (2021), Paper No. A16',
  items: [
    'Definition 1',
    'Theorem 1',
    'Corollary 1',
    'Theorem 2',
    'Definition 2',
    'Definition 3',
    'Figure 1',
    'Lemma 1',
    'Lemma 2',
    'Theorem 3',
    'Definition 4',
    'Observation 4',
    'Theorem 5',
    'Example 6',
    'Example 7',
  ],
  entries: [...introduction, ...universesAndOrder, ...deadEnding],
};
