/** [Davies–Milley, section 5 and Appendix A]: open problems, the passing outcome. */

import {
  B,
  type FormId,
  isEnd,
  Left,
  misereOutcome,
  outcomeAtLeast,
  passingOutcome,
  Right,
} from '@proviso/engine';
import { winsFirstAgainstPassing, winsSecondAgainstPassing } from '@proviso/engine/ends';
import type { Entry } from '../../entry.ts';
import { holds } from '../../fixture.ts';
import { cancels } from './introduction.ts';
import { manyForms } from './strong.ts';

const passingFile = 'packages/engine/src/play/passing.ts';

export const problems: readonly Entry[] = [
  {
    item: 'Problem 5.1',
    says: 'Is there a universe in which strong can be computed, but in which no finite set of Left ends tests it?',
    code: ['packages/engine/src/universes/test-sets.ts#testSet'],
    standing: 'not-runnable',
    reason:
      'Open, and a question about all universes at once. For games of one rank a finite test set always exists, one end for each of finitely many forms that are not strong; so it asks for a described family of ends that serves all ranks.',
  },
  {
    item: 'Problem 5.2',
    says: "Can Siegel's results be generalised to subuniverses of B?",
    code: [
      'packages/engine/src/universes/closure.ts#closure',
      'packages/engine/src/closures/least-universe.ts#leastUniverse',
    ],
    standing: 'not-runnable',
    reason: 'Open, and a question about theorems rather than games.',
  },
  {
    item: 'Problem 5.3',
    says: 'Is B pocancellative? The check looks for a counterexample, and fails when it finds one.',
    code: ['packages/engine/src/order/compare.ts#geq'],
    standing: 'sampled',
    run(fixture) {
      const games = fixture.some(fixture.dayTwoIn(B), 5);
      const contexts = fixture.sample(B, 3, 80);
      return {
        cases: cancels(fixture, B, games, contexts),
        summary:
          'open; no counterexample among the comparable sums of pairs of rank at most 2 with random games of rank 3',
      };
    },
  },
  {
    item: 'Problem 5.4',
    says: 'What can be said about the structure of the groups of invertible games?',
    code: ['packages/engine/src/inverses/invertible.ts#inverse'],
    standing: 'not-runnable',
    reason: 'Open, and not a question with an answer that a program could compare.',
  },
];

export const appendix: readonly Entry[] = [
  {
    item: 'Definition A.1',
    says: 'The Right-passing outcome: Right may pass, and need not.',
    code: [`${passingFile}#passingOutcome`],
    standing: 'sampled',
    run(fixture) {
      const { arena } = fixture;
      const first = new Map<FormId, boolean>();
      // p_L(G) = L, and p_R(G) = L, read off the page.
      const leftFirst = (g: FormId): boolean => {
        let answer = first.get(g);
        if (answer === undefined) {
          answer = isEnd(arena, g, Left) || arena.options(g, Left).some(rightFirst);
          first.set(g, answer);
        }
        return answer;
      };
      const rightFirst = (g: FormId): boolean =>
        !isEnd(arena, g, Right) && leftFirst(g) && arena.options(g, Right).every(leftFirst);
      const games = manyForms(fixture);
      for (const g of games) {
        holds(
          winsFirstAgainstPassing(arena, g, Left) === leftFirst(g),
          () => `p_L of ${fixture.text(g)}`,
        );
        holds(
          winsSecondAgainstPassing(arena, g, Left) === rightFirst(g),
          () => `p_R of ${fixture.text(g)}`,
        );
      }
      return {
        cases: games.length,
        summary: 'all forms of rank at most 2 and random ones of rank 3 and 4',
      };
    },
  },
  {
    item: 'Proposition A.2',
    says: 'o(G) ≥ p(G).',
    code: [`${passingFile}#passingOutcome`],
    standing: 'sampled',
    run(fixture) {
      const games = manyForms(fixture);
      for (const g of games) {
        holds(
          outcomeAtLeast(misereOutcome(fixture.arena, g), passingOutcome(fixture.arena, g)),
          () => fixture.text(g),
        );
      }
      return {
        cases: games.length,
        summary: 'all forms of rank at most 2 and random ones of rank 3 and 4',
      };
    },
  },
];
