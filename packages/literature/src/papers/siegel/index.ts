/** The paper [Siegel], item by item. */

import type { Paper } from '../../entry.ts';
import { augmentedComparison } from './augmented-forms.ts';
import { background } from './background.ts';
import { upwardClosures } from './comparison.ts';
import { latticeOfDeadEnds } from './dead-end-lattice.ts';
import { orderOfDeadEnds } from './dead-ends.ts';
import { domineeringAndNext } from './domineering.ts';
import { simplestForms } from './simplest-forms.ts';
import { testSetsAndDays } from './test-sets.ts';

export const siegel: Paper = {
  key: 'siegel',
  authors: 'A. N. Siegel',
  title: 'On the general dead-ending universe of partizan games',
  reference: 'Games of No Chance 6, MSRI Publ. 71 (2025), 191–228; arXiv:2312.16259',
  items: [
    ...['Definition 1.1', 'Definition 1.2', 'Definition 1.3', 'Definition 1.4'],
    ...['Theorem 2.1', 'Theorem 2.2', 'Definition 2.3', 'Theorem 2.4'],
    ...['Proposition 2.5', 'Proposition 2.6', 'Definition 2.7'],
    ...['Theorem 3.1', 'Corollary 3.2', 'Proposition 3.3', 'Proposition 3.4'],
    ...['Lemma 3.5', 'Lemma 3.6', 'Theorem 3.7', 'Proposition 3.8', 'Proposition 3.9'],
    ...['Figure 1', 'Theorem 3.10', 'Theorem 3.11', 'Definition 3.12'],
    ...['Proposition 4.1', 'Definition 4.2', 'Proposition 4.3', 'Figure 2', 'Definition 4.4'],
    ...['Lemma 4.5', 'Theorem 4.6', 'Definition 4.7', 'Definition 4.8', 'Theorem 4.9'],
    ...['Lemma 4.10', 'Corollary 4.11', 'Corollary 4.12', 'Figure 3', 'Open Problem (section 4)'],
    ...['Figure 4', 'Definition 5.1', 'Definition 5.2', 'Definition 5.3', 'Definition 5.4'],
    ...['Theorem 5.5', 'Definition 5.6', 'Proposition 5.7', 'Lemma 5.8', 'Definition 5.9'],
    ...['Lemma 5.10', 'Definition 5.11', 'Lemma 5.12', 'Lemma 5.13', 'Lemma 5.14'],
    ...['Definition 5.15', 'Lemma 5.16', 'Definition 5.17', 'Theorem 5.18', 'Definition 5.19'],
    ...['Definition 5.20', 'Lemma 5.21', 'Theorem 5.22', 'Theorem 5.23'],
    ...['Theorem 6.1', 'Definition 7.1', 'Proposition 7.2', 'Proposition 7.3', 'Proposition 7.4'],
    ...['Figure 5'],
  ],
  entries: [
    ...background,
    ...orderOfDeadEnds,
    ...latticeOfDeadEnds,
    ...upwardClosures,
    ...testSetsAndDays,
    ...augmentedComparison,
    ...simplestForms,
    ...domineeringAndNext,
  ],
};
