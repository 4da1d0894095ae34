/** The paper [Spindler], item by item. */

import type { Paper } from '../../entry.ts';
import { appendix } from './appendix.ts';
import { comparisonWithZero } from './comparison-with-zero.ts';
import { equalityOfImpartial } from './equality.ts';
import { inequalities } from './inequalities.ts';
import { integers } from './integers.ts';
import { nPlayerNim } from './n-player-nim.ts';
import { nPlayers } from './n-players.ts';
import { nimQuotients } from './nim-quotient.ts';
import { outcomesOfSums } from './outcomes.ts';
import { partizanGames } from './partizan.ts';
import { questions } from './questions.ts';
import { threePlayerNim } from './three-player-nim.ts';

export const spindler: Paper = {
  key: 'spindler',
  authors: 'M. Spindler',
  title: 'An extension of the normal play convention to N-player combinatorial games',
  reference: 'Integers 20 (2020)',
  items: [
    ...['Definition 2.1', 'Proposition 2.2', 'Proposition 2.3', 'Proposition 2.4'],
    ...['Proposition 2.5', 'Definition 2.6', 'Proposition 2.7', 'Theorem 2.8', 'Corollary 2.9'],
    ...['Theorem 2.10', 'Corollary 2.11', 'Corollary 2.12', 'Theorem 2.13', 'Table 1'],
    ...['Theorem 2.14', 'Table 2', 'Proposition 2.15', 'Table 3', 'Proposition 2.16'],
    ...['Definition 2.17', 'Definition 2.18', 'Theorem 2.19', 'Corollary 2.20'],
    ...['Proposition 2.21', 'Definition 2.22', 'Proposition 2.23', 'Proposition 2.24'],
    ...['Theorem 2.25', 'Corollary 2.26', 'Proposition 2.27', 'Corollary 2.28'],
    ...['Lemma 2.29', 'Table 4', 'Definition 2.30', 'Lemma 2.31', 'Lemma 2.32', 'Lemma 2.33'],
    ...['Table 5', 'Lemma 2.34', 'Lemma 2.35', 'Lemma 2.36', 'Lemma 2.37', 'Lemma 2.38'],
    ...['Lemma 2.39', 'Theorem 2.40', 'Definition 2.41', 'Proposition 2.42', 'Proposition 2.43'],
    ...['Proposition 2.44', 'Definition 2.45', 'Theorem 2.46', 'Table 6', 'Lemma 2.47'],
    ...['Lemma 2.48', 'Lemma 2.49', 'Lemma 2.50', 'Lemma 2.51', 'Corollary 2.52', 'Lemma 2.53'],
    ...['Corollary 2.54', 'Definition 3.1', 'Proposition 3.2', 'Theorem 3.3', 'Theorem 3.4'],
    ...['Proposition 3.5', 'Definition 3.6', 'Theorem 3.7', 'Corollary 3.8', 'Proposition 3.9'],
    ...['Proposition 3.10', 'Definition 3.11', 'Proposition 3.12', 'Lemma 3.13', 'Theorem 3.14'],
    ...['Proposition 3.15', 'Corollary 3.16', 'Corollary 3.17', 'Definition 3.18'],
    ...['Proposition 3.19', 'Proposition 3.20', 'Corollary 3.21', 'Proposition 3.22'],
    ...['Proposition 3.23', 'Lemma 3.24', 'Lemma 3.25', 'Lemma 3.26', 'Theorem 3.27'],
    ...['Corollary 3.28', 'Definition 4.1', 'Definition 4.2', 'Proposition 4.3'],
    ...['Definition 4.4', 'Definition 4.5', 'Proposition 4.6', 'Proposition 4.7'],
    ...['Definition 4.8', 'Proposition 4.9', 'Proposition 4.10', 'Corollary 4.11'],
    ...['Definition 4.12', 'Proposition 4.13', 'Definition 4.14', 'Proposition 4.15'],
    ...['Definition 4.16', 'Proposition 4.17', 'Corollary 4.18', 'Lemma 4.19'],
    ...['Proposition 4.20', 'Proposition 4.21', 'Lemma 4.22', 'Lemma 4.23', 'Proposition 4.24'],
    ...['Theorem 4.25', 'Corollary 4.26', 'Corollary 4.27', 'Theorem 4.28', 'Corollary 4.29'],
    ...['Proposition 4.30', 'Proposition 4.31', 'Corollary 4.32', 'Corollary 4.33'],
    ...['Proposition 4.34', 'Theorem 4.35', 'Proposition 4.36', 'Theorem 4.37'],
    ...['Proposition 4.38', 'Theorem 4.39', 'Proposition 4.40', 'Proposition 4.41'],
    ...['Proposition 4.42', 'Proposition 4.43', 'Lemma 4.44', 'Theorem 4.45'],
    ...['Proposition 4.46', 'Proposition 4.47', 'Corollary 4.48', 'Theorem 4.49'],
    ...['Corollary 4.50', 'Question 1', 'Question 2', 'Question 3', 'Question 4', 'Question 5'],
    ...['Table 7', 'Table 8', 'Table 9'],
  ],
  entries: [
    ...outcomesOfSums,
    ...equalityOfImpartial,
    ...threePlayerNim,
    ...nimQuotients,
    ...nPlayers,
    ...nPlayerNim,
    ...partizanGames,
    ...comparisonWithZero,
    ...inequalities,
    ...integers,
    ...questions,
    ...appendix,
  ],
};
