/** [Siegel, section 5, first half]: why tombstones, augmented forms and their comparison. */

import {
  adjoint,
  canonicalForm,
  closure,
  D,
  downlinked,
  E,
  edges,
  equal,
  type FormId,
  geq,
  Left,
  misereOutcome,
  outcomeAtLeast,
  perfectMurder,
  Right,
  rank,
  simplestForm,
  sum,
  type Universe,
  winsMovingFirst,
  ZERO,
} from '@proviso/engine';
import { parseEnd } from '@proviso/engine/ends';
import { distinguish } from '@proviso/engine/reasons';
import { Cases, given } from '../../cases.ts';
import type { Entry } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { augmented } from './augmented-sample.ts';

const reductionCode = 'packages/engine/src/reduction/simplest.ts#simplestForm';
const compareCode = 'packages/engine/src/order/compare.ts#geq';

/** Small members of a universe to play with: a few of rank at most 2, a few larger. */
function contexts(fixture: Fixture, universe: Universe): FormId[] {
  return [...fixture.some(fixture.dayTwoIn(universe), 4), ...fixture.sample(universe, 3, 40, 9)];
}

const motivation: readonly Entry[] = [
  {
    item: 'Section 5, {0, * | *} modulo D',
    says: 'G = {0, * | *} ≥ 0 modulo D and * reverses through 0; {0 | *} is not ≥ 0.',
    code: [compareCode, reductionCode],
    standing: 'exact',
    run(fixture) {
      agrees('G ≥ 0', geq(fixture.arena, fixture.game('{0,*|*}'), ZERO, D), true);
      agrees('G′ ≥ 0', geq(fixture.arena, fixture.game('{0|*}'), ZERO, D), false);
      agrees('o(G′) ≥ N', winsMovingFirst(fixture.arena, fixture.game('{0|*}'), Left), false);
      return { cases: 3, summary: 'the comparisons of the text' };
    },
  },
  {
    item: 'Figure 4',
    says: 'H = {0, {* || 0, {* | 0}} | *} equals {0, * | *} modulo D.',
    code: ['packages/engine/src/reduction/canonical.ts#canonicalForm'],
    drawings: () => ['tree({0, {* || 0, {* | 0}} | *})', 'tree({0, * | *})'],
    standing: 'exact',
    run(fixture) {
      const g = fixture.game('{0,*|*}');
      const h = fixture.game('{0,{*||0,{*|0}}|*}');
      agrees('H ≡ G', equal(fixture.arena, g, h, D), true);
      agrees(
        'canonical form of H',
        fixture.text(canonicalForm(fixture.arena, h, D)),
        fixture.text(g),
      );
      return { cases: 2, summary: 'equality, and the reduction that the figure draws' };
    },
  },
  {
    item: 'Section 5, H, H′ and H″ modulo E',
    says: 'H = {0, {0, 1̄ | M_5} | 2̄, 0} equals H′ with {· | M_3}, its canonical form, and H″ with {· | 2̄0}, which is smaller.',
    code: [
      'packages/engine/src/reduction/canonical.ts#canonicalForm',
      'packages/engine/src/reduction/reversers.ts#reversingEnd',
    ],
    standing: 'exact',
    run(fixture) {
      const { arena } = fixture;
      const right = [fixture.game('-2'), ZERO];
      const withOption = (option: FormId): FormId => arena.intern([ZERO, option], right);
      const h = withOption(arena.intern([ZERO, fixture.game('-1')], [perfectMurder(arena, 5)]));
      const h1 = withOption(arena.intern([], [perfectMurder(arena, 3)]));
      const h2 = withOption(arena.intern([], [parseEnd(arena, '20')]));
      agrees('H ≥ M_5', geq(arena, h, perfectMurder(arena, 5), E), true);
      agrees(
        'least n with H ≥ M_n',
        [0, 1, 2, 3, 4].find((n) => geq(arena, h, perfectMurder(arena, n), E)),
        3,
      );
      agrees('canonical form', fixture.text(canonicalForm(arena, h, E)), fixture.text(h1));
      agrees('H ≡ H″', equal(arena, h, h2, E), true);
      agrees('edges of H″', edges(arena, h2), edges(arena, h1) - 1n);
      agrees('edges of M_3', edges(arena, perfectMurder(arena, 3)), 5n);
      return { cases: 6, summary: 'the three games of the text' };
    },
  },
  {
    item: 'Section 5, the universe D(A, B)',
    says: 'With A = 01̄4̄5̄ and B = 02̄3̄5̄, both versions of G have the simplest form {0, ■ | 0, 5̄}.',
    code: [reductionCode],
    standing: 'exact',
    erratum: {
      printed:
        'G = {0, {· | A}, {· | B} | 0, 5̄} and, later, G = {0, {0, 1̄ | A}, {0, 1̄ | B} | 0, 5̄}',
      computed: 'both have the same simplest form',
      argument: 'the options reverse atomically either way',
    },
    run(fixture) {
      const { arena } = fixture;
      const a = parseEnd(arena, '0145');
      const b = parseEnd(arena, '0235');
      const universe = closure(arena, [a, b]);
      const expected = arena.intern([ZERO], [ZERO, fixture.game('-5')], 1);
      for (const inner of [[], [ZERO, fixture.game('-1')]]) {
        const left = [ZERO, arena.intern(inner, [a]), arena.intern(inner, [b])];
        const g = arena.intern(left, [ZERO, fixture.game('-5')]);
        agrees('E-strong', E.isStrong(arena, g, Left), true);
        agrees('G ≥ A', geq(arena, g, a, universe), true);
        agrees('G ≥ B', geq(arena, g, b, universe), true);
        agrees(
          'simplest form',
          fixture.text(simplestForm(arena, g, universe)),
          fixture.text(expected),
        );
      }
      const erased = arena.intern([ZERO], [ZERO, fixture.game('-5')]);
      agrees('strong without ■', universe.isStrong(arena, erased, Left), false);
      return { cases: 9, summary: 'both versions of G' };
    },
  },
];

const augmentedForms: readonly Entry[] = [
  {
    item: 'Definition 5.1',
    says: 'Augmented games: each subposition may have a tombstone on either side.',
    code: ['packages/engine/src/forms/arena.ts#Arena'],
    standing: 'definition',
  },
  {
    item: 'Definition 5.2',
    says: 'Left end-like: a Left end, or with Left’s tombstone.',
    code: ['packages/engine/src/forms/ends.ts#isEndLike'],
    standing: 'definition',
  },
  {
    item: 'Definition 5.3',
    says: 'Outcomes of augmented games.',
    code: ['packages/engine/src/play/misere.ts#misereOutcome'],
    standing: 'definition',
  },
  {
    item: 'Definition 5.4',
    says: 'The disjunctive sum of augmented games.',
    code: ['packages/engine/src/forms/sum.ts#sum'],
    standing: 'sampled',
    run(fixture) {
      const games = augmented(fixture, 60);
      let cases = 0;
      for (const [i, g] of games.entries()) {
        const h = games[(i + 1) % games.length] ?? ZERO;
        const k = games[(i + 2) % games.length] ?? ZERO;
        agrees('g + 0', sum(fixture.arena, g, ZERO), g);
        agrees('g + h', sum(fixture.arena, g, h), sum(fixture.arena, h, g));
        if (rank(fixture.arena, g) + rank(fixture.arena, h) + rank(fixture.arena, k) > 7) continue;
        agrees(
          '(g + h) + k',
          sum(fixture.arena, sum(fixture.arena, g, h), k),
          sum(fixture.arena, g, sum(fixture.arena, h, k)),
        );
        cases++;
      }
      return {
        cases: cases + games.length,
        summary: 'a commutative monoid, on random augmented forms',
      };
    },
  },
  {
    item: 'Theorem 5.5',
    says: 'Comparison of augmented forms modulo any universe: maintenance and the proviso.',
    code: [compareCode],
    standing: 'sampled',
    run(fixture) {
      let cases = 0;
      for (const universe of fixture.six) {
        const xs = contexts(fixture, universe);
        const games = [...augmented(fixture, 24), ...fixture.some(fixture.dayTwo, 16)];
        for (const g of games) {
          for (const h of fixture.some(games, 3)) {
            if (!geq(fixture.arena, g, h, universe)) continue;
            for (const x of xs) {
              const better = outcomeAtLeast(
                misereOutcome(fixture.arena, sum(fixture.arena, g, x)),
                misereOutcome(fixture.arena, sum(fixture.arena, h, x)),
              );
              holds(
                better,
                () =>
                  `${fixture.text(g)} ≥ ${fixture.text(h)} mod ${universe.name}, with ${fixture.text(x)}`,
              );
              cases++;
            }
          }
        }
      }
      return {
        cases,
        summary: 'yes-answers against members of the six universes; no-answers are under Lemma 5.8',
      };
    },
  },
  {
    item: 'Definition 5.6',
    says: 'The adjoint of an augmented game.',
    code: ['packages/engine/src/forms/adjoint.ts#adjoint'],
    standing: 'definition',
  },
  {
    item: 'Proposition 5.7',
    says: 'G + G° is a P-position for augmented G.',
    code: ['packages/engine/src/forms/adjoint.ts#adjoint'],
    standing: 'sampled',
    run(fixture) {
      const games = augmented(fixture, 300);
      for (const g of games) {
        agrees(
          fixture.text(g),
          misereOutcome(fixture.arena, sum(fixture.arena, g, adjoint(fixture.arena, g))),
          'P',
        );
      }
      return { cases: games.length, summary: 'random augmented forms of rank at most 3' };
    },
  },
  {
    item: 'Lemma 5.8',
    says: 'If G ≱ H there are members of U that show it, Left moving first and Left moving second.',
    code: ['packages/engine/src/reasons/distinguish.ts#distinguish'],
    standing: 'sampled',
    run(fixture) {
      let cases = 0;
      for (const universe of fixture.six) {
        const games = [...augmented(fixture, 16), ...fixture.some(fixture.dayTwo, 24)];
        for (const g of games) {
          for (const h of fixture.some(games, 4)) {
            if (geq(fixture.arena, g, h, universe)) continue;
            const found = distinguish(fixture.arena, g, h, universe, { attempts: 0 });
            holds(
              found !== undefined,
              () => `nothing tells ${fixture.text(g)} from ${fixture.text(h)}`,
            );
            if (found === undefined) continue;
            const { x } = found;
            holds(
              universe.contains(fixture.arena, x),
              () => `${fixture.text(x)} is not in ${universe.name}`,
            );
            const worse = !outcomeAtLeast(
              misereOutcome(fixture.arena, sum(fixture.arena, g, x)),
              misereOutcome(fixture.arena, sum(fixture.arena, h, x)),
            );
            holds(
              worse,
              () => `${fixture.text(x)} does not tell ${fixture.text(g)} from ${fixture.text(h)}`,
            );
            cases++;
          }
        }
      }
      return { cases, summary: 'no-answers in the six universes, each with its game X in U' };
    },
  },
  {
    item: 'Definition 5.9',
    says: 'G is U-downlinked to H by T.',
    code: ['packages/engine/src/order/downlinked.ts#downlinked'],
    standing: 'definition',
  },
  {
    item: 'Lemma 5.10',
    says: 'G is downlinked to H exactly when no G^L ≥ H and G ≥ no H^R.',
    code: [
      'packages/engine/src/order/downlinked.ts#downlinked',
      'packages/engine/src/reasons/difference.ts',
    ],
    standing: 'exhaustive',
    erratum: {
      printed: 'T = {Y_j, (G^R)° | X_i, (H^L)°} in the general case',
      computed: 'T with 0 put on a side that would be empty',
      argument:
        'for G = 1, H = 2 modulo E the printed T is one-sided and outside E; with 0 on the empty side the proof goes through',
    },
    run(fixture) {
      // A T of rank at most 2 shows (i); where (ii) fails there must be none.
      const { arena } = fixture;
      const cases = new Cases();
      for (const universe of [D, E]) {
        const ts = fixture.dayTwoIn(universe);
        const games = fixture.some(fixture.dayTwoIn(universe), universe === D ? 1 : 6);
        for (const g of games) {
          for (const h of games) {
            const say = (): string =>
              `${fixture.text(g)} to ${fixture.text(h)} modulo ${universe.name}`;
            const criterion =
              !arena.options(g, Left).some((x) => geq(arena, x, h, universe)) &&
              !arena.options(h, Right).some((x) => geq(arena, g, x, universe));
            holds(downlinked(arena, g, h, universe) === criterion, say);
            const byT = ts.some(
              (t) =>
                outcomeAtLeast('P', misereOutcome(arena, sum(arena, g, t))) &&
                outcomeAtLeast(misereOutcome(arena, sum(arena, h, t)), 'P'),
            );
            // Where the criterion holds T may be larger; where it fails there is none at all.
            if (criterion)
              cases.try(
                given(byT, () => criterion),
                say,
                `downlinked modulo ${universe.name}`,
              );
            else cases.try(!byT, say, `not downlinked modulo ${universe.name}`);
          }
        }
      }
      return cases.finding(
        'pairs of rank at most 2 in D and E: a T of rank at most 2 for many that are downlinked, for none of the others',
      );
    },
  },
];

export const augmentedComparison: readonly Entry[] = [...motivation, ...augmentedForms];
