/** [Siegel, section 3, first half]: the absolute order of Left dead ends. */

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
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { pairsOf, unreduced } from './dead-end-sample.ts';

const orderCode = 'packages/engine/src/universes/dead-end-order.ts#deadEndAtLeast';

/** Theorem 3.1 read off the page, for forms as they stand. */
function atLeastByTheorem(fixture: Fixture, g: FormId, h: FormId): boolean {
  const { arena } = fixture;
  if (g === ZERO) return h === ZERO;
  return arena
    .options(g, Right)
    .every((x) => arena.options(h, Right).some((y) => atLeastByTheorem(fixture, x, y)));
}
/** Of comparable Left dead ends, ordered by the theorem as by the engine, the greater is the earlier. */
function birthdays(
  fixture: Fixture,
  ends: readonly FormId[],
  born: (g: FormId) => FormId,
): Finding {
  const { arena } = fixture;
  const cases = new Cases();
  for (const [g, h] of pairsOf(ends)) {
    const say = (): string => `${fixture.text(g)}, ${fixture.text(h)}`;
    const above = atLeastByTheorem(fixture, g, h);
    holds(deadEndAtLeast(arena, g, h) === above, say);
    const [day, later] = [depth(fixture, born(g)), depth(fixture, born(h))];
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
function depth(fixture: Fixture, g: FormId): number {
  return (
    1 + Math.max(-1, ...fixture.arena.options(g, Right).map((option) => depth(fixture, option)))
  );
}
export const orderOfDeadEnds: readonly Entry[] = [
  {
    item: 'Theorem 3.1',
    says: 'Left dead ends compare option by option, and in the same way in every universe.',
    code: [orderCode],
    standing: 'exhaustive',
    run(fixture) {
      let cases = 0;
      for (const [g, h] of pairsOf(deadEnds(fixture.arena, 3))) {
        const expected = atLeastByTheorem(fixture, g, h);
        agrees(
          `${fixture.text(g)} ≥ ${fixture.text(h)}`,
          deadEndAtLeast(fixture.arena, g, h),
          expected,
        );
        for (const universe of fixture.six.filter(({ key }) => key !== D.key)) {
          agrees(
            `${fixture.text(g)} ≥ ${fixture.text(h)} mod ${universe.name}`,
            geq(fixture.arena, g, h, universe),
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
    run(fixture) {
      const ends = deadEnds(fixture.arena, 4).filter((end) => end !== ZERO);
      for (const end of ends) {
        agrees('≥ 0', deadEndAtLeast(fixture.arena, end, ZERO), false);
        agrees('≤ 0', deadEndAtLeast(fixture.arena, ZERO, end), false);
      }
      return { cases: ends.length, summary: 'Left dead ends of rank at most 4' };
    },
  },
  {
    item: 'Proposition 3.3',
    says: 'G ≥ H gives formal birthdays b̃(G) ≤ b̃(H).',
    code: [orderCode, 'packages/engine/src/forms/measures.ts#rank'],
    standing: 'exhaustive',
    run: (fixture) => birthdays(fixture, unreduced(fixture, deadEnds(fixture.arena, 2)), (g) => g),
  },
  {
    item: 'Proposition 3.4',
    says: 'G ≥ H gives birthdays b(G) ≤ b(H).',
    code: [orderCode, 'packages/engine/src/universes/dead-end-order.ts#deadEndValue'],
    standing: 'exhaustive',
    run: (fixture) =>
      birthdays(fixture, unreduced(fixture, deadEnds(fixture.arena, 2)), (g) =>
        deadEndValue(fixture.arena, g),
      ),
  },
  {
    item: 'Lemma 3.5',
    says: 'Fewer Right options, but some, make a Left dead end greater.',
    code: [orderCode],
    standing: 'exhaustive',
    run(fixture) {
      let cases = 0;
      for (const [g, h] of pairsOf(unreduced(fixture, deadEnds(fixture.arena, 2)))) {
        const options = fixture.arena.options(g, Right);
        const others = fixture.arena.options(h, Right);
        if (options.length === 0 || !options.every((x) => others.includes(x))) continue;
        holds(deadEndAtLeast(fixture.arena, g, h), () => `${fixture.text(g)} ≥ ${fixture.text(h)}`);
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
    run(fixture) {
      const ends = unreduced(fixture, deadEnds(fixture.arena, 3));
      for (const end of ends) {
        const value = deadEndValue(fixture.arena, end);
        holds(
          atLeastByTheorem(fixture, end, value) && atLeastByTheorem(fixture, value, end),
          () => `${fixture.text(end)} and ${fixture.text(value)}`,
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
    run(fixture) {
      const thinned = unreduced(fixture, deadEnds(fixture.arena, 3)).filter((_, i) => i % 3 === 0);
      let cases = 0;
      for (const [g, h] of pairsOf(fixture.some(thinned, 3))) {
        const equal = atLeastByTheorem(fixture, g, h) && atLeastByTheorem(fixture, h, g);
        agrees(
          `${fixture.text(g)} = ${fixture.text(h)}`,
          deadEndValue(fixture.arena, g) === deadEndValue(fixture.arena, h),
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
    run(fixture) {
      const pairs = pairsOf(deadEnds(fixture.arena, 3));
      for (const [g, h] of pairs) {
        agrees(
          `${fixture.text(g)} + ${fixture.text(h)}`,
          rank(fixture.arena, deadEndSum(fixture.arena, g, h)),
          rank(fixture.arena, g) + rank(fixture.arena, h),
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
    run(fixture) {
      const pairs = pairsOf(deadEnds(fixture.arena, 3).filter((end) => end !== ZERO));
      for (const [g, h] of pairs) {
        agrees('terminable', isTerminable(fixture.arena, deadEndSum(fixture.arena, g, h)), false);
      }
      return { cases: pairs.length, summary: 'sums of non-zero values of rank at most 3' };
    },
  },
];
