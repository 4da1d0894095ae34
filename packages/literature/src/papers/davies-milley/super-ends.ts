/** [Davies–Milley, section 3.3]: the minimal Left ends of B. */

import {
  B,
  equal,
  type FormId,
  geq,
  isEnd,
  Left,
  M,
  perfectMurder,
  Right,
  rank,
  simplestForm,
  type Universe,
  ZERO,
} from '@proviso/engine';
import {
  blockingPassingGame,
  deadEndAtLeast,
  deadEnds,
  minimalBlockingForms,
  passingGame,
  superEnd,
  superEndByDefinition,
  superEndModuloB,
  superEndModuloM,
} from '@proviso/engine/ends';
import type { Entry } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';

const file = 'packages/engine/src/ends/super-ends.ts';
const compareCode = 'packages/engine/src/order/compare.ts#geq';

/** The forms of rank at most n, for n ≤ 2. */
function formsUpTo(fixture: Fixture, n: number): readonly FormId[] {
  return fixture.dayTwo.filter((g) => rank(fixture.arena, g) <= n);
}

/** S_n for n ≤ 3 as it is defined: all options that keep it blocked. */
function byDefinition(fixture: Fixture, n: number): FormId {
  return superEndByDefinition(fixture.arena, n, formsUpTo(fixture, n - 1));
}

/** S_n with all its options, and from n = 4 on a form equal to it. */
function anySuperEnd(fixture: Fixture, n: number): FormId {
  return n <= 3 ? byDefinition(fixture, n) : superEnd(fixture.arena, n);
}

/** Blocked Left ends of rank at most 2, and random ones of rank 3 and 4. */
function blockedLeftEnds(fixture: Fixture): FormId[] {
  const { arena } = fixture;
  const fit = (x: FormId): boolean =>
    isEnd(arena, x, Left) || arena.options(x, Left).some((y) => isEnd(arena, y, Left));
  const over = (n: number, seed: number): FormId[] => {
    const options = fixture.sample(B, n, 1500, seed).filter(fit);
    return options.map((x, i) => arena.intern([], [x, ...options.slice(i + 1, i + 1 + (i % 3))]));
  };
  return [...fixture.dayTwo.filter((x) => isEnd(arena, x, Left)), ...over(2, 5), ...over(3, 6)];
}

const minimal = (fixture: Fixture, forms: readonly FormId[], universe: Universe): FormId[] =>
  forms.filter((g) =>
    forms.every((h) => !geq(fixture.arena, g, h, universe) || geq(fixture.arena, h, g, universe)),
  );

export const superEnds: readonly Entry[] = [
  {
    item: 'Section 3.3, minimal Left dead ends',
    says: 'Among the Left dead ends of rank at most n the minimal ones are 0 and W_n.',
    code: ['packages/engine/src/universes/dead-end-order.ts#deadEndAtLeast'],
    standing: 'exhaustive',
    run(fixture) {
      for (let n = 0; n <= 4; n++) {
        const ends = deadEnds(fixture.arena, n);
        const least = ends.filter((g) =>
          ends.every((h) => h === g || !deadEndAtLeast(fixture.arena, g, h)),
        );
        const expected = [...new Set([ZERO, perfectMurder(fixture.arena, n)])];
        agrees(`rank at most ${n}`, least.sort().join(), expected.sort().join());
      }
      return { cases: 5, summary: 'all Left dead ends of rank at most n, n up to 4' };
    },
  },
  {
    item: 'Definition 3.12',
    says: 'The blocked super end S_n: Right has every option of rank below n that keeps it blocked. S_2 = {· | 0, 1̄, 1, *}.',
    code: [`${file}#superEndByDefinition`, `${file}#superEnd`],
    standing: 'exhaustive',
    run(fixture) {
      agrees(
        'S_2',
        fixture.text(byDefinition(fixture, 2)),
        fixture.text(fixture.game('{.|0,-1,1,*}')),
      );
      let cases = 1;
      for (const n of [2, 3]) {
        const options = new Set(fixture.arena.options(byDefinition(fixture, n), Right));
        for (const x of formsUpTo(fixture, n - 1)) {
          const keeps = B.contains(fixture.arena, fixture.arena.intern([], [x]));
          holds(options.has(x) === keeps, () => `${fixture.text(x)} as an option of S_${n}`);
          cases++;
        }
      }
      return { cases, summary: 'every form of rank at most 2 as an option of S_2 and S_3' };
    },
  },
  {
    item: 'Section 3.3, the passing games are not minimal',
    says: 'S_2 ≥ A_3 fails.',
    code: [compareCode],
    standing: 'exact',
    run(fixture) {
      const [s, a] = [byDefinition(fixture, 2), passingGame(fixture.arena, 3)];
      agrees('S_2 ≥ A_3', geq(fixture.arena, s, a, M), false);
      agrees('A_3 ≥ S_2', geq(fixture.arena, a, s, M), true);
      return { cases: 2, summary: 'modulo M, both ways' };
    },
  },
  {
    item: 'Lemma 3.13',
    says: 'A blocked Left end of rank n is at least S_n modulo M.',
    code: [`${file}#superEnd`, compareCode],
    standing: 'sampled',
    run(fixture) {
      const ends = blockedLeftEnds(fixture);
      for (const x of ends) {
        holds(B.contains(fixture.arena, x), () => `${fixture.text(x)} is not blocked`);
        const n = rank(fixture.arena, x);
        holds(
          geq(fixture.arena, x, anySuperEnd(fixture, n), M),
          () => `${fixture.text(x)} ≥ S_${n}`,
        );
      }
      return {
        cases: ends.length,
        summary: 'blocked Left ends of rank at most 2 and random ones of rank 3 and 4',
      };
    },
  },
  {
    item: 'Lemma 3.14',
    says: 'S_n is incomparable with 0 modulo M for n > 0.',
    code: [compareCode],
    standing: 'exhaustive',
    run(fixture) {
      const most = 6;
      for (let n = 1; n <= most; n++) {
        const s = anySuperEnd(fixture, n);
        agrees(`S_${n} ≥ 0`, geq(fixture.arena, s, ZERO, M), false);
        agrees(`0 ≥ S_${n}`, geq(fixture.arena, ZERO, s, M), false);
      }
      return { cases: 2 * most, summary: `n up to ${most}` };
    },
  },
  {
    item: 'Corollary 3.15',
    says: 'The minimal blocked Left ends of rank at most n are 0 and S_n.',
    code: [`${file}#superEnd`],
    standing: 'exhaustive',
    run(fixture) {
      const { arena } = fixture;
      let cases = 0;
      for (let n = 0; n <= 2; n++) {
        const ends = formsUpTo(fixture, n).filter(
          (g) => isEnd(arena, g, Left) && B.contains(arena, g),
        );
        const least = minimal(fixture, ends, M);
        const expected = [...new Set([ZERO, byDefinition(fixture, n)])];
        agrees(`rank at most ${n}`, [...least].sort().join(), expected.sort().join());
        const [made, defined] = [superEnd(arena, n), byDefinition(fixture, n)];
        agrees(`S_${n}`, equal(arena, made, defined, M), true);
        cases += ends.length;
      }
      return { cases, summary: 'all blocked Left ends of rank at most n, n up to 2' };
    },
  },
  {
    item: 'Proposition 3.16',
    says: 'The M-simplest form of S_n is {· | 0, 1, {0 | B_{n−2}^≤}, S_{n−1}} for n ≥ 2, its options in simplest form.',
    code: [`${file}#superEndModuloM`, `${file}#minimalBlockingForms`],
    standing: 'exhaustive',
    run(fixture) {
      const { arena } = fixture;
      for (let n = 0; n <= 3; n++) {
        const simplest = simplestForm(arena, byDefinition(fixture, n), M);
        holds(superEndModuloM(arena, n) === simplest, () => `S_${n}, as it is defined`);
      }
      // B_n^≤ from all blocking forms of rank at most n.
      for (let n = 0; n <= 2; n++) {
        const forms = formsUpTo(fixture, n).filter((g) => B.contains(arena, g));
        const values = (list: readonly FormId[]): string =>
          [...new Set(list.map((g) => simplestForm(arena, g, M)))].sort().join();
        agrees(
          `B_${n}^≤`,
          values(minimalBlockingForms(arena, n)),
          values(minimal(fixture, forms, M)),
        );
      }
      const most = fixture.quick ? 4 : 6;
      for (let n = 2; n <= most; n++) {
        const threat = arena.intern([ZERO], minimalBlockingForms(arena, n - 2));
        const options = [
          ZERO,
          fixture.game('1'),
          simplestForm(arena, threat, M),
          superEndModuloM(arena, n - 1),
        ];
        holds(superEndModuloM(arena, n) === arena.intern([], options), () => `S_${n}`);
        agrees(`options of S_${n}`, new Set(options).size, 4);
      }
      return {
        cases: 7 + most - 1,
        summary: `S_n and B_n^≤ by their definitions for n up to 3 and 2; the shape for n up to ${most}`,
      };
    },
  },
  {
    item: 'Section 3.3, 0 ≥ S_n modulo B',
    says: 'For n ≠ 1, B_n ≥ S_n and 0 ≥ S_n modulo B, and S_n is Right B-strong.',
    code: [compareCode],
    standing: 'exhaustive',
    run(fixture) {
      const most = 6;
      for (let n = 0; n <= most; n++) {
        const s = anySuperEnd(fixture, n);
        const expected = n !== 1;
        agrees(`0 ≥ S_${n}`, geq(fixture.arena, ZERO, s, B), expected);
        agrees(`S_${n} is Right B-strong`, B.isStrong(fixture.arena, s, Right), expected);
        if (expected)
          agrees(
            `B_${n} ≥ S_${n}`,
            geq(fixture.arena, blockingPassingGame(fixture.arena, n), s, M),
            true,
          );
      }
      return { cases: most + 1, summary: `n up to ${most}` };
    },
  },
  {
    item: 'Theorem 3.17',
    says: 'The B-simplest form of S_n is 0, 1̄, {· | 0, 1̄, ■} and then {· | S_{n−1}, ■}.',
    code: [`${file}#superEndModuloB`],
    standing: 'exhaustive',
    run(fixture) {
      const most = fixture.quick ? 5 : 7;
      const printed = ['0', '-1', '{.|0,-1,#}'];
      const rows = Array.from({ length: most + 1 }, (_, n) => {
        const simplest = simplestForm(fixture.arena, anySuperEnd(fixture, n), B);
        const text = printed[n] ?? `{.|${printed[n - 1]},#}`;
        printed[n] = text;
        agrees(`S_${n}`, fixture.text(simplest), fixture.text(fixture.game(text)));
        holds(superEndModuloB(fixture.arena, n) === simplest, () => `the engine's S_${n}`);
        return [`S_${n}`, fixture.text(simplest)];
      });
      return {
        cases: rows.length,
        summary: `n up to ${most}, from S_n with all its options for n up to 3`,
        tables: [
          { caption: 'The B-simplest forms of the blocked super ends', head: ['', 'form'], rows },
        ],
      };
    },
  },
  {
    item: 'Section 3.3, super ends and waiting games',
    says: 'Without their tombstones the B-simplest forms of S_n are W_0, W_1, W_2, and then {· | S_{n−1}}; those of B_n differ only in the base of the recursion.',
    code: [`${file}#superEndModuloB`],
    standing: 'exact',
    run(fixture) {
      const bare = (n: number): FormId => {
        const s = superEndModuloB(fixture.arena, n);
        return fixture.arena.intern([], fixture.arena.options(s, Right));
      };
      for (const n of [0, 1, 2])
        agrees(`S_${n}`, fixture.text(bare(n)), fixture.text(perfectMurder(fixture.arena, n)));
      agrees(
        'base of S',
        fixture.text(superEndModuloB(fixture.arena, 2)),
        fixture.text(fixture.game('{.|0,-1,#}')),
      );
      const base = simplestForm(fixture.arena, blockingPassingGame(fixture.arena, 2), B);
      agrees('base of B', fixture.text(base), fixture.text(fixture.game('{.|0,#}')));
      return { cases: 5, summary: 'the first forms of both families' };
    },
  },
];
