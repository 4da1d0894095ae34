/** Siegel, section 3, first half: the absolute order of Left dead ends. */

import { D, type FormId, geq, Right, rank, ZERO } from '@proviso/engine';
import {
  deadEndAtLeast,
  deadEndSum,
  deadEnds,
  deadEndValue,
  isTerminable,
} from '@proviso/engine/ends';
import { Cases, given } from '../../cases.ts';
import type { Entry, Finding } from '../../entry.ts';
import { agrees, holds, type Lab } from '../../lab.ts';
import { pairsOf, unreduced } from './dead-end-sample.ts';

const orderCode = 'packages/engine/src/universes/dead-end-order.ts#deadEndAtLeast';

/** Theorem 3.1 read off the page, for forms as they stand. */
function atLeastByTheorem(lab: Lab, g: FormId, h: FormId): boolean {
  const { arena } = lab;
  if (g === ZERO) return h === ZERO;
  return arena
    .options(g, Right)
    .every((x) => arena.options(h, Right).some((y) => atLeastByTheorem(lab, x, y)));
}
/** Of comparable Left dead ends, ordered by the theorem as by the engine, the greater is the earlier. */
function birthdays(lab: Lab, ends: readonly FormId[], born: (g: FormId) => FormId): Finding {
  const { arena } = lab;
  const cases = new Cases();
  for (const [g, h] of pairsOf(ends)) {
    const say = (): string => `${lab.text(g)}, ${lab.text(h)}`;
    const above = atLeastByTheorem(lab, g, h);
    holds(deadEndAtLeast(arena, g, h) === above, say);
    const [day, later] = [depth(lab, born(g)), depth(lab, born(h))];
    cases.try(
      given(above, () => day <= later && rank(arena, born(g)) === day),
      say,
    );
  }
  return cases.finding(
    'comparable pairs of Left dead ends of rank at most 3, dominated options left in',
  );
}

/** The length of the longest play, by definition. */
function depth(lab: Lab, g: FormId): number {
  return 1 + Math.max(-1, ...lab.arena.options(g, Right).map((option) => depth(lab, option)));
}
export const orderOfDeadEnds: readonly Entry[] = [
  {
    item: 'Theorem 3.1',
    says: 'Left dead ends compare option by option, and in the same way in every universe.',
    code: [orderCode],
    standing: 'exhaustive',
    run(lab) {
      let cases = 0;
      for (const [g, h] of pairsOf(deadEnds(lab.arena, 3))) {
        const expected = atLeastByTheorem(lab, g, h);
        agrees(`${lab.text(g)} ≥ ${lab.text(h)}`, deadEndAtLeast(lab.arena, g, h), expected);
        for (const universe of lab.six.filter(({ key }) => key !== D.key)) {
          agrees(
            `${lab.text(g)} ≥ ${lab.text(h)} mod ${universe.name}`,
            geq(lab.arena, g, h, universe),
            expected,
          );
          cases++;
        }
      }
      return {
        cases,
        summary: 'pairs of Left dead ends of rank at most 3, in every universe that has ends',
      };
    },
  },
  {
    item: 'Corollary 3.2',
    says: 'No non-zero Left dead end compares with 0.',
    code: [orderCode],
    standing: 'exhaustive',
    run(lab) {
      const ends = deadEnds(lab.arena, 4).filter((end) => end !== ZERO);
      for (const end of ends) {
        agrees('≥ 0', deadEndAtLeast(lab.arena, end, ZERO), false);
        agrees('≤ 0', deadEndAtLeast(lab.arena, ZERO, end), false);
      }
      return { cases: ends.length, summary: 'Left dead ends of rank at most 4' };
    },
  },
  {
    item: 'Proposition 3.3',
    says: 'G ≥ H gives formal birthdays b̃(G) ≤ b̃(H).',
    code: [orderCode, 'packages/engine/src/forms/measures.ts#rank'],
    standing: 'exhaustive',
    run: (lab) => birthdays(lab, unreduced(lab, deadEnds(lab.arena, 2)), (g) => g),
  },
  {
    item: 'Proposition 3.4',
    says: 'G ≥ H gives birthdays b(G) ≤ b(H).',
    code: [orderCode, 'packages/engine/src/universes/dead-end-order.ts#deadEndValue'],
    standing: 'exhaustive',
    run: (lab) =>
      birthdays(lab, unreduced(lab, deadEnds(lab.arena, 2)), (g) => deadEndValue(lab.arena, g)),
  },
  {
    item: 'Lemma 3.5',
    says: 'Fewer Right options, but some, make a Left dead end greater.',
    code: [orderCode],
    standing: 'exhaustive',
    run(lab) {
      let cases = 0;
      for (const [g, h] of pairsOf(unreduced(lab, deadEnds(lab.arena, 2)))) {
        const options = lab.arena.options(g, Right);
        const others = lab.arena.options(h, Right);
        if (options.length === 0 || !options.every((x) => others.includes(x))) continue;
        holds(deadEndAtLeast(lab.arena, g, h), () => `${lab.text(g)} ≥ ${lab.text(h)}`);
        cases++;
      }
      return { cases, summary: 'pairs with a subset of options, rank at most 3' };
    },
  },
  {
    item: 'Lemma 3.6',
    says: 'Removing a dominated option does not change a Left dead end.',
    code: ['packages/engine/src/universes/dead-end-order.ts#deadEndValue'],
    standing: 'exhaustive',
    run(lab) {
      const ends = unreduced(lab, deadEnds(lab.arena, 3));
      for (const end of ends) {
        const value = deadEndValue(lab.arena, end);
        holds(
          atLeastByTheorem(lab, end, value) && atLeastByTheorem(lab, value, end),
          () => `${lab.text(end)} and ${lab.text(value)}`,
        );
      }
      return { cases: ends.length, summary: 'Left dead ends over the ten of rank at most 3' };
    },
  },
  {
    item: 'Theorem 3.7',
    says: 'Equal Left dead ends without dominated options are identical.',
    code: ['packages/engine/src/universes/dead-end-order.ts#deadEndValue'],
    standing: 'exhaustive',
    run(lab) {
      const thinned = unreduced(lab, deadEnds(lab.arena, 3)).filter((_, i) => i % 3 === 0);
      let cases = 0;
      for (const [g, h] of pairsOf(lab.some(thinned, 3))) {
        const equal = atLeastByTheorem(lab, g, h) && atLeastByTheorem(lab, h, g);
        agrees(
          `${lab.text(g)} = ${lab.text(h)}`,
          deadEndValue(lab.arena, g) === deadEndValue(lab.arena, h),
          equal,
        );
        cases++;
      }
      return {
        cases,
        summary: 'pairs among every third Left dead end over the ten of rank at most 3',
      };
    },
  },
  {
    item: 'Proposition 3.8',
    says: 'Birthdays of Left dead ends add.',
    code: ['packages/engine/src/universes/dead-end-order.ts#deadEndSum'],
    standing: 'exhaustive',
    run(lab) {
      const pairs = pairsOf(deadEnds(lab.arena, 3));
      for (const [g, h] of pairs) {
        agrees(
          `${lab.text(g)} + ${lab.text(h)}`,
          rank(lab.arena, deadEndSum(lab.arena, g, h)),
          rank(lab.arena, g) + rank(lab.arena, h),
        );
      }
      return { cases: pairs.length, summary: 'sums of values of rank at most 3' };
    },
  },
  {
    item: 'Proposition 3.9',
    says: '0 is no option of a sum of two non-zero Left dead ends.',
    code: ['packages/engine/src/universes/test-sets.ts#isTerminable'],
    standing: 'exhaustive',
    run(lab) {
      const pairs = pairsOf(deadEnds(lab.arena, 3).filter((end) => end !== ZERO));
      for (const [g, h] of pairs) {
        agrees('terminable', isTerminable(lab.arena, deadEndSum(lab.arena, g, h)), false);
      }
      return { cases: pairs.length, summary: 'sums of non-zero values of rank at most 3' };
    },
  },
];
