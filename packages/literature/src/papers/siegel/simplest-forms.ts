/** [Siegel, section 5, second half]: reductions, simplest forms, expansions and congruence. */

import {
  D,
  E,
  equal,
  expansion,
  geq,
  isEndLike,
  isExpansion,
  Left,
  M,
  orderModulo,
  Right,
  rank,
  simplestForm,
  sum,
  type Universe,
  ZERO,
} from '@proviso/engine';
import { reduce, traceSimplest } from '@proviso/engine/reasons';
import type { Entry } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { augmented } from './augmented-sample.ts';

const reductionCode = 'packages/engine/src/reduction/simplest.ts#simplestForm';

function simplestText(fixture: Fixture, text: string, universe: Universe): string {
  return fixture.text(simplestForm(fixture.arena, fixture.game(text), universe));
}

/** A lemma about one kind of step: the step does not change the value. */
function stepLemma(item: 'Lemma 5.12' | 'Lemma 5.13' | 'Lemma 5.14' | 'Lemma 5.16'): Entry {
  const kinds = {
    'Lemma 5.12': ['dominated', 'Removing a dominated option does not change the value.'],
    'Lemma 5.13': [
      'bypassed',
      'Bypassing an option that reverses through a non-end does not change the value.',
    ],
    'Lemma 5.14': [
      'tombstone',
      'Replacing an atomic reversible option by a tombstone does not change the value.',
    ],
    'Lemma 5.16': [
      'erased',
      'Erasing a tombstone from a form that is strong without it does not change the value.',
    ],
  } as const;
  const [kind, says] = kinds[item];
  return {
    item,
    says,
    code: [
      'packages/engine/src/reduction/simplest.ts#reduce',
      'packages/engine/src/reasons/trace.ts#traceSimplest',
    ],
    standing: 'sampled',
    run(fixture) {
      let cases = 0;
      for (const universe of fixture.six) {
        const games = [
          ...fixture.some(fixture.dayTwo, 4),
          ...fixture.sample(M, 3, 200),
          ...fixture.sample(D, 4, 100),
        ];
        for (const g of games) {
          for (const entry of traceSimplest(fixture.arena, g, universe).entries) {
            for (const { step, before, after } of entry.steps) {
              if (step.kind !== kind) continue;
              holds(
                equal(fixture.arena, before, after, universe),
                () => `${fixture.text(before)} to ${fixture.text(after)}`,
              );
              cases++;
            }
          }
        }
      }
      return {
        cases,
        summary:
          'every such step in the reductions of forms of rank 2, random ones of rank 3 and random dicots of rank 4, in the six universes',
      };
    },
  };
}

const reductions: readonly Entry[] = [
  {
    item: 'Definition 5.11',
    says: 'Dominated and reversible options.',
    code: ['packages/engine/src/reduction/simplest.ts#reduce'],
    standing: 'definition',
  },
  stepLemma('Lemma 5.12'),
  stepLemma('Lemma 5.13'),
  stepLemma('Lemma 5.14'),
  {
    item: 'Definition 5.15',
    says: 'The Σ-erasure of a form: without its tombstone on a side.',
    code: ['packages/engine/src/reduction/simplest.ts#reduce'],
    standing: 'definition',
  },
  stepLemma('Lemma 5.16'),
  {
    item: 'Definition 5.17',
    says: 'Σ-erasable: strong without the tombstone.',
    code: ['packages/engine/src/reduction/simplest.ts#reduce'],
    standing: 'definition',
  },
  {
    item: 'Theorem 5.18',
    says: 'Equal games have the same simplest form.',
    code: [reductionCode],
    standing: 'exhaustive',
    run(fixture) {
      let cases = 0;
      for (const universe of fixture.six) {
        for (const g of fixture.some(fixture.dayTwo, 5)) {
          for (const h of fixture.dayTwo) {
            const same =
              simplestForm(fixture.arena, g, universe) === simplestForm(fixture.arena, h, universe);
            agrees(
              `${fixture.text(g)}, ${fixture.text(h)} mod ${universe.name}`,
              same,
              equal(fixture.arena, g, h, universe),
            );
            cases++;
          }
        }
      }
      return { cases, summary: 'pairs of forms of rank at most 2 in the six universes' };
    },
  },
  {
    item: 'Definition 5.19',
    says: 'The U-simplest form: nothing dominated, nothing reversible, no erasable tombstone.',
    code: [reductionCode],
    standing: 'sampled',
    run(fixture) {
      let cases = 0;
      for (const universe of fixture.six) {
        for (const g of [
          ...fixture.some(fixture.dayTwo, 3),
          ...fixture.sample(M, 4, 60),
          ...augmented(fixture, 60),
        ]) {
          const k = simplestForm(fixture.arena, g, universe);
          holds(
            equal(fixture.arena, g, k, universe),
            () => `${fixture.text(g)} and ${fixture.text(k)}`,
          );
          const again = reduce(
            fixture.arena,
            orderModulo(fixture.arena, universe),
            fixture.arena.options(k, Left),
            fixture.arena.options(k, Right),
            fixture.arena.tombstones(k),
          );
          agrees('reduced again', again, k);
          holds(
            rank(fixture.arena, k) <= rank(fixture.arena, g),
            () => `${fixture.text(k)} has a larger rank`,
          );
          cases++;
        }
      }
      return {
        cases,
        summary: 'ordinary and augmented forms of rank up to 4 in the six universes',
      };
    },
  },
  {
    item: 'Section 5, the example {1̄ | *} modulo E',
    says: 'The simplest form of {1̄ | *} modulo E is {· | *}, a new end.',
    code: [reductionCode],
    standing: 'exact',
    run(fixture) {
      agrees('G ≥ 0', geq(fixture.arena, fixture.game('{-1|*}'), ZERO, E), true);
      agrees(
        'simplest form',
        simplestText(fixture, '{-1|*}', E),
        fixture.text(fixture.game('{.|*}')),
      );
      return { cases: 2, summary: 'comparison and reduction' };
    },
  },
];

const congruence: readonly Entry[] = [
  {
    item: 'Definition 5.20',
    says: 'U-expansions: members of U that put atomic reversible options back.',
    code: ['packages/engine/src/reduction/expansion.ts#isExpansion'],
    standing: 'definition',
  },
  {
    item: 'Lemma 5.21',
    says: 'The simplest form of a member of U has a U-expansion.',
    code: ['packages/engine/src/reduction/expansion.ts#expansion'],
    standing: 'sampled',
    run(fixture) {
      let cases = 0;
      for (const universe of fixture.six) {
        for (const g of [...fixture.dayTwoIn(universe), ...fixture.sample(universe, 3, 100)]) {
          const k = simplestForm(fixture.arena, g, universe);
          const v = expansion(fixture.arena, k, universe);
          holds(v !== undefined, () => `${fixture.text(k)} has no expansion in ${universe.name}`);
          if (v === undefined) continue;
          holds(
            isExpansion(fixture.arena, v, k, universe),
            () => `${fixture.text(v)} does not expand ${fixture.text(k)}`,
          );
          agrees('its simplest form', simplestForm(fixture.arena, v, universe), k);
          cases++;
        }
      }
      return {
        cases,
        summary: 'members of rank at most 2 and random ones of rank 3 in the six universes',
      };
    },
  },
  ...(['Theorem 5.22', 'Theorem 5.23'] as const).map(
    (item): Entry => ({
      item,
      says:
        item === 'Theorem 5.22'
          ? 'The sum of expansions equals an expansion of the sum.'
          : 'For simplest forms of members, G ≡ H gives G + J ≡ H + J.',
      code: [reductionCode, 'packages/engine/src/reduction/expansion.ts#expansion'],
      standing: 'sampled',
      run(fixture) {
        let cases = 0;
        for (const universe of fixture.six) {
          const members = [
            ...fixture.some(fixture.dayTwoIn(universe), 6),
            ...fixture.sample(universe, 3, 20),
          ];
          for (const [i, u] of members.entries()) {
            const v = members[(i * 5 + 2) % members.length] ?? ZERO;
            const simplestSum = sum(
              fixture.arena,
              simplestForm(fixture.arena, u, universe),
              simplestForm(fixture.arena, v, universe),
            );
            // Either statement makes the sum of simplest forms equal to the sum itself.
            holds(
              equal(fixture.arena, simplestSum, sum(fixture.arena, u, v), universe),
              () => `${fixture.text(u)} + ${fixture.text(v)} mod ${universe.name}`,
            );
            cases++;
          }
        }
        return {
          cases,
          summary: 'sums of members against sums of their simplest forms, in the six universes',
        };
      },
    }),
  ),
  {
    item: 'Section 5, end-like forms are strong',
    says: 'A form with Left’s tombstone is Left strong in every universe.',
    code: ['packages/engine/src/forms/ends.ts#isEndLike'],
    standing: 'sampled',
    run(fixture) {
      let cases = 0;
      for (const g of augmented(fixture, 100)) {
        if (!isEndLike(fixture.arena, g, Left)) continue;
        for (const universe of fixture.six) {
          holds(
            universe.isStrong(fixture.arena, g, Left),
            () => `${fixture.text(g)} mod ${universe.name}`,
          );
          cases++;
        }
      }
      return { cases, summary: 'random augmented forms in the six universes' };
    },
  },
];

export const simplestForms: readonly Entry[] = [...reductions, ...congruence];
