/** [Davies–Milley, sections 3.1 and 3.2]: the passing games B_n and A_n. */

import {
  adjoint,
  B,
  conjugate,
  equal,
  type FormId,
  geq,
  Left,
  M,
  misereOutcome,
  Right,
  rank,
  simplestForm,
  sum,
  type Tombstones,
  ZERO,
} from '@proviso/engine';
import { blockingPassingGame, deadEnds, minimalAdjoints, passingGame } from '@proviso/engine/ends';
import { isBlockedEnd } from '@proviso/engine/forms';
import type { Entry } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { printedTrees } from './printed-trees.ts';
import { manyForms, winsWith } from './strong.ts';

const passingGameCode = 'packages/engine/src/ends/passing-games.ts#passingGame';
const blockingPassingCode = 'packages/engine/src/ends/passing-games.ts#blockingPassingGame';
const adjointsCode = 'packages/engine/src/ends/passing-games.ts#minimalAdjoints';
const compareCode = 'packages/engine/src/order/compare.ts#geq';

/** Blocked Right ends: those of rank at most 2, and random ones of rank 3. */
function blockedRightEnds(fixture: Fixture): FormId[] {
  return [...fixture.dayTwo, ...fixture.sample(B, 3, 10_000)].filter((y) =>
    isBlockedEnd(fixture.arena, y, Right),
  );
}

/** Right's tombstone alone. */
const TOMBSTONE_FOR_RIGHT = (1 << Right) as Tombstones;

/** G of the beginning of section 3.2, on which the B_n do not suffice. */
const STRANGE = '{{*,{-2|.}|-1}|.}';

export const blockingPassingGames: readonly Entry[] = [
  {
    item: 'Definition 3.3',
    says: 'B_0 = B_1 = 0 and B_n = {· | 1, B_{n−1}}; B_n is blocking and has rank n, but B_1 rank 0.',
    code: [blockingPassingCode],
    standing: 'exhaustive',
    run(fixture) {
      const most = 60;
      for (let n = 0; n <= most; n++) {
        const game = blockingPassingGame(fixture.arena, n);
        const options = n < 2 ? [] : [fixture.game('1'), blockingPassingGame(fixture.arena, n - 1)];
        agrees(`B_${n}`, game, fixture.arena.intern([], options));
        agrees(`B_${n} is blocking`, B.contains(fixture.arena, game), true);
        agrees(`rank of B_${n}`, rank(fixture.arena, game), n === 1 ? 0 : n);
      }
      return { cases: most + 1, summary: `n up to ${most}` };
    },
  },
  {
    item: 'Section 3.1, simplest forms of the B-passing games',
    says: 'The B-simplest form of B_n is {· | B_{n−1}, ■} for n ≥ 2.',
    code: [blockingPassingCode, 'packages/engine/src/reduction/simplest.ts#simplestForm'],
    standing: 'exhaustive',
    run(fixture) {
      const most = 40;
      let expected: FormId = ZERO;
      for (let n = 2; n <= most; n++) {
        expected = fixture.arena.intern([], [expected], TOMBSTONE_FOR_RIGHT);
        const computed = simplestForm(fixture.arena, blockingPassingGame(fixture.arena, n), B);
        holds(computed === expected, () => `B_${n}: ${fixture.text(computed)}`);
      }
      return {
        cases: most - 1,
        summary: `n up to ${most}, the option in its simplest form as well`,
      };
    },
  },
  {
    item: 'Figure 3.1',
    says: 'The B-passing games B_0 to B_4.',
    code: [blockingPassingCode],
    drawings: () => [2, 3, 4].map((n) => `tree(bpassing(${n}))`),
    standing: 'exact',
    run(fixture) {
      const printed = ['0', '0', '{.|1,0}', '{.|1,{.|1,0}}', '{.|1,{.|1,{.|1,0}}}'];
      const caption = 'The B-passing games B_0 to B_4';
      return printedTrees(fixture, 'B', printed, blockingPassingGame, caption);
    },
  },
  {
    item: 'Section 3.1, a blocked Right end that is next-win',
    says: '{1̄ | ·} equals 0 modulo B and is next-win.',
    code: [compareCode],
    standing: 'exact',
    run(fixture) {
      const g = fixture.game('{-1|.}');
      agrees('{1̄ | ·} is a blocked Right end', isBlockedEnd(fixture.arena, g, Right), true);
      agrees('{1̄ | ·} ≡ 0 modulo B', equal(fixture.arena, g, ZERO, B), true);
      agrees('outcome', misereOutcome(fixture.arena, g), 'N');
      return { cases: 3, summary: 'kind, equality and outcome' };
    },
  },
  {
    item: 'Lemma 3.4',
    says: 'A blocked Right end plus a non-zero Right dead end has outcome R.',
    code: ['packages/engine/src/forms/kinds.ts#isBlockedEnd'],
    standing: 'sampled',
    run(fixture) {
      const dead = deadEnds(fixture.arena, 3)
        .filter((x) => x !== ZERO)
        .map((x) => conjugate(fixture.arena, x));
      const blocked = blockedRightEnds(fixture);
      for (const y of blocked) {
        for (const x of dead) {
          holds(
            misereOutcome(fixture.arena, sum(fixture.arena, x, y)) === 'R',
            () => `${fixture.text(y)} + ${fixture.text(x)}`,
          );
        }
      }
      return {
        cases: blocked.length * dead.length,
        summary:
          'blocked Right ends of rank at most 2 and random ones of rank 3, with the Right dead ends of rank at most 3',
      };
    },
  },
  {
    item: 'Lemma 3.5',
    says: 'B_n is Right B-strong.',
    code: [blockingPassingCode],
    standing: 'sampled',
    run(fixture) {
      const ends = blockedRightEnds(fixture);
      const most = 12;
      for (let n = 0; n <= most; n++) {
        const game = blockingPassingGame(fixture.arena, n);
        holds(B.isStrong(fixture.arena, game, Right), () => `B_${n}`);
        for (const y of ends) {
          const outcome = misereOutcome(fixture.arena, sum(fixture.arena, game, y));
          holds(outcome === 'R' || outcome === 'N', () => `B_${n} + ${fixture.text(y)}`);
        }
      }
      return {
        cases: (most + 1) * ends.length,
        summary: `n up to ${most}, played with blocked Right ends of rank at most 3`,
      };
    },
  },
  {
    item: 'Lemma 3.6',
    says: '0 ≥ B_n modulo B.',
    code: [compareCode],
    standing: 'exhaustive',
    run(fixture) {
      const most = 60;
      for (let n = 0; n <= most; n++) {
        holds(geq(fixture.arena, ZERO, blockingPassingGame(fixture.arena, n), B), () => `B_${n}`);
      }
      return { cases: most + 1, summary: `n up to ${most}` };
    },
  },
  {
    item: 'Lemma 3.7',
    says: 'B_k ≥ B_n modulo B for k ≤ n.',
    code: [compareCode],
    standing: 'exhaustive',
    run(fixture) {
      const games = Array.from({ length: 41 }, (_, n) => blockingPassingGame(fixture.arena, n));
      let cases = 0;
      for (const [n, lower] of games.entries()) {
        for (const upper of games.slice(0, n + 1)) {
          holds(geq(fixture.arena, upper, lower, B), () => `${fixture.text(upper)} ≥ B_${n}`);
          cases++;
        }
      }
      return { cases, summary: 'k ≤ n ≤ 40' };
    },
  },
  {
    item: 'Theorem 3.8',
    says: 'A blocking G of rank n is Left B-strong exactly when Left, moving first, wins G + B_n.',
    code: [blockingPassingCode, 'packages/engine/src/universes/blocking.ts#B'],
    standing: 'sampled',
    run(fixture) {
      const games = [
        ...fixture.dayTwoIn(B),
        ...fixture.sample(B, 3, 10_000),
        ...fixture.sample(B, 4, 2000),
      ];
      for (const g of games) {
        const wins = winsWith(
          fixture,
          g,
          blockingPassingGame(fixture.arena, rank(fixture.arena, g)),
        );
        holds(wins === B.isStrong(fixture.arena, g, Left), () => fixture.text(g));
      }
      return {
        cases: games.length,
        summary: 'blocking forms of rank at most 2 and random ones of rank 3 and 4',
      };
    },
  },
];

/** J_2 by its definition: the minimal ones among the adjoints of all 256 forms. */
function minimalByDefinition(fixture: Fixture): FormId[] {
  const adjoints = [...new Set(fixture.dayTwo.map((g) => adjoint(fixture.arena, g)))];
  const atLeast = (g: FormId, h: FormId): boolean => geq(fixture.arena, g, h, M);
  return adjoints.filter((g) => adjoints.every((h) => !atLeast(g, h) || atLeast(h, g)));
}

export const passingGames: readonly Entry[] = [
  {
    item: 'Section 3.2, a game on which the B-passing games fail',
    says: 'Left, moving first, wins G + B_n for all n, where G = {{*, {2̄ | ·} | 1̄} | ·}, and yet G is not Left B-strong; {· | 0, 1, B_{n−1}} in place of B_n does not help.',
    code: [blockingPassingCode],
    standing: 'exact',
    run(fixture) {
      const g = fixture.game(STRANGE);
      const most = 30;
      let other: FormId = ZERO;
      for (let n = 0; n <= most; n++) {
        if (n >= 2) other = fixture.arena.intern([], [ZERO, fixture.game('1'), other]);
        agrees(
          `wins with B_${n}`,
          winsWith(fixture, g, blockingPassingGame(fixture.arena, n)),
          true,
        );
        agrees(`wins with the modified B_${n}`, winsWith(fixture, g, other), true);
      }
      agrees('Left B-strong', B.isStrong(fixture.arena, g, Left), false);
      return { cases: 2 * most + 3, summary: `n up to ${most}, both families` };
    },
  },
  {
    item: 'Section 3.2, the adjoint',
    says: 'G° swaps and replaces options recursively; o(G + G°) = P and rank(G°) = rank(G) + 1.',
    code: ['packages/engine/src/forms/adjoint.ts#adjoint'],
    standing: 'sampled',
    run(fixture) {
      const games = manyForms(fixture);
      for (const g of games) {
        const partner = adjoint(fixture.arena, g);
        holds(misereOutcome(fixture.arena, sum(fixture.arena, g, partner)) === 'P', () =>
          fixture.text(g),
        );
        holds(
          rank(fixture.arena, partner) === rank(fixture.arena, g) + 1,
          () => `rank, ${fixture.text(g)}`,
        );
      }
      return {
        cases: games.length,
        summary: 'all forms of rank at most 2 and random ones of rank 3 and 4',
      };
    },
  },
  {
    item: 'Definition 3.9',
    says: 'J_n is the set of minimal adjoints of forms of rank at most n; A_n = {· | 0, 1, {0 | J_{n−3}}, A_{n−1}} from n = 4 on. A_n is blocking and has rank n for n ≥ 4, A_3 rank 2.',
    code: [passingGameCode, adjointsCode],
    standing: 'exhaustive',
    run(fixture) {
      const most = 7;
      for (let n = 0; n <= most; n++) {
        const game = passingGame(fixture.arena, n);
        agrees(`A_${n} is blocking`, B.contains(fixture.arena, game), true);
        agrees(`rank of A_${n}`, rank(fixture.arena, game), n < 3 ? 0 : n === 3 ? 2 : n);
      }
      const minimal = minimalByDefinition(fixture);
      const same = (g: FormId, list: readonly FormId[]): boolean =>
        list.some((h) => equal(fixture.arena, g, h, M));
      const recursive = minimalAdjoints(fixture.arena, 2);
      holds(
        minimal.every((g) => same(g, recursive)) && recursive.every((g) => same(g, minimal)),
        () => 'J_2',
      );
      return {
        cases: most + 1 + fixture.dayTwo.length,
        summary: `A_n for n up to ${most}; J_2 from the adjoints of all 256 forms`,
      };
    },
  },
  {
    item: 'Section 3.2, A_4 and J_1',
    says: 'J_1 = {*, {0 | *}, {* | 0}, {* | *}} and A_4 = {· | 0, 1, {0 | J_1}, A_3}.',
    code: [passingGameCode, adjointsCode],
    standing: 'exact',
    run(fixture) {
      const four = passingGame(fixture.arena, 4);
      agrees(
        'A_4',
        fixture.text(four),
        fixture.text(fixture.game('{.|0,1,{0|*,{0|*},{*|0},{*|*}},{.|0,1}}')),
      );
      const names = (texts: readonly string[]): string => [...texts].sort().join('; ');
      agrees(
        'J_1',
        names(minimalAdjoints(fixture.arena, 1).map((g) => fixture.text(g))),
        names(['*', '{0|*}', '{*|0}', '{*|*}'].map((text) => fixture.text(fixture.game(text)))),
      );
      return { cases: 2, summary: 'both as printed' };
    },
  },
  {
    item: 'Section 3.2, the size of J_2',
    says: 'J_2 already contains 256 elements.',
    code: [adjointsCode],
    standing: 'exact',
    erratum: {
      printed: 'J_2 contains 256 elements',
      computed: 'there are 256 adjoints of forms of rank at most 2; J_2 has 9 elements',
      argument:
        '256 is the size of J′_2, the set of all adjoints; J_2 is the set of its minimal elements modulo M, and most adjoints lie above others',
    },
    run(fixture) {
      const adjoints = new Set(fixture.dayTwo.map((g) => adjoint(fixture.arena, g)));
      agrees('adjoints of forms of rank at most 2', adjoints.size, 256);
      const values = minimalByDefinition(fixture).map((g) => simplestForm(fixture.arena, g, M));
      agrees('minimal ones', new Set(values).size, 9);
      const made = minimalAdjoints(fixture.arena, 2).map((g) => simplestForm(fixture.arena, g, M));
      agrees('by the recursion', new Set(made).size, 9);
      return { cases: 2, summary: 'all adjoints, and the minimal ones' };
    },
  },
  {
    item: 'Lemma 3.10',
    says: 'A_k ≥ A_n modulo M for 3 ≤ k ≤ n.',
    code: [passingGameCode, compareCode],
    standing: 'exhaustive',
    run(fixture) {
      const most = fixture.quick ? 6 : 8;
      let cases = 0;
      for (let n = 3; n <= most; n++) {
        for (let k = 3; k <= n; k++) {
          holds(
            geq(fixture.arena, passingGame(fixture.arena, k), passingGame(fixture.arena, n), M),
            () => `A_${k} ≥ A_${n}`,
          );
          cases++;
        }
      }
      return { cases, summary: `n up to ${most}` };
    },
  },
  {
    item: 'Theorem 3.11',
    says: 'Any G of rank n is Left B-strong exactly when Left, moving first, wins G + A_{n+1}.',
    code: [passingGameCode, 'packages/engine/src/universes/blocking.ts#B'],
    standing: 'sampled',
    run(fixture) {
      const games = [
        ...fixture.dayTwo,
        ...fixture.sample(M, 3, 10_000),
        ...fixture.sample(M, 4, 2000),
        fixture.game(STRANGE),
      ];
      for (const g of games) {
        const wins = winsWith(fixture, g, passingGame(fixture.arena, rank(fixture.arena, g) + 1));
        holds(wins === B.isStrong(fixture.arena, g, Left), () => fixture.text(g));
      }
      return {
        cases: games.length,
        summary:
          'all forms of rank at most 2, random ones of rank 3 and 4, and the G on which the B_n fail',
      };
    },
  },
];
