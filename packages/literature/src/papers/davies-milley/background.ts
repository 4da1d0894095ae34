/** [Davies–Milley, section 2]: universes, outcomes, comparison, simplest forms. */

import {
  B,
  conjugate,
  D,
  E,
  equal,
  expansion,
  type FormId,
  geq,
  isEnd,
  Left,
  M,
  perfectMurder,
  Right,
  rank,
  simplestForm,
  sum,
  winsMovingFirst,
} from '@proviso/engine';
import { Cases, given } from '../../cases.ts';
import type { Entry } from '../../entry.ts';
import { agrees, holds } from '../../fixture.ts';
import { byMaintenance, comparesBy } from '../../recursive-comparison.ts';
import { printedTrees } from './printed-trees.ts';

const compareCode = 'packages/engine/src/order/compare.ts#geq';
const universeCode = 'packages/engine/src/universes/universe.ts#Universe';
const simplestCode = 'packages/engine/src/reduction/simplest.ts#simplestForm';

export const background: readonly Entry[] = [
  {
    item: 'Section 2, rank and isomorphism',
    says: 'The rank is the height of the game tree; isomorphic games have isomorphic options.',
    code: [
      'packages/engine/src/forms/measures.ts#rank',
      'packages/engine/src/forms/arena.ts#Arena',
    ],
    standing: 'definition',
  },
  {
    item: 'Section 2, blocked ends and blocking games',
    says: 'A Left end is blocked when every Right option is a blocked Left end or has a Left option to one; a game is blocking when all its ends are blocked.',
    code: [
      'packages/engine/src/forms/kinds.ts#isBlockedEnd',
      'packages/engine/src/forms/kinds.ts#isBlocking',
    ],
    standing: 'definition',
  },
  {
    item: 'Section 2, B is a parental universe',
    says: 'B is closed under options, sums, conjugates, and parents with options on both sides.',
    code: [
      'packages/engine/src/universes/blocking.ts#B',
      'packages/engine/src/forms/kinds.ts#isBlocking',
    ],
    standing: 'sampled',
    run(fixture) {
      const games = [...fixture.dayTwoIn(B), ...fixture.sample(B, 3, 5000)];
      const inside = (id: FormId, what: string): void =>
        holds(B.contains(fixture.arena, id), () => `a ${what} leaves B: ${fixture.text(id)}`);
      for (const [i, g] of games.entries()) {
        const h = games[(i * 31 + 7) % games.length] ?? g;
        inside(sum(fixture.arena, g, h), 'sum');
        inside(fixture.arena.intern([g], [h]), 'parent');
        inside(conjugate(fixture.arena, g), 'conjugate');
        for (const side of [Left, Right] as const) {
          for (const option of fixture.arena.options(g, side)) inside(option, 'option');
        }
      }
      return {
        cases: games.length,
        summary: 'blocking forms of rank at most 2 and random ones of rank 3',
      };
    },
  },
  {
    item: 'Section 2, outcomes',
    says: 'The outcome is the class of the pair of Left and Right outcomes.',
    code: [
      'packages/engine/src/play/misere.ts#misereOutcome',
      'packages/engine/src/play/outcome.ts#outcomeFrom',
    ],
    standing: 'definition',
  },
  {
    item: 'Section 2, Left U-strong',
    says: 'G is Left U-strong when Left, moving first, wins G + X for every Left end X of U.',
    code: [universeCode],
    standing: 'definition',
  },
  {
    item: 'Section 2, ends are strong',
    says: 'Every Left end is Left U-strong for every universe U.',
    code: [
      'packages/engine/src/universes/full.ts#M',
      'packages/engine/src/universes/blocking.ts#B',
      'packages/engine/src/universes/dead-ending.ts#E',
      'packages/engine/src/universes/dicot.ts#D',
    ],
    standing: 'exhaustive',
    run(fixture) {
      const ends = fixture.dayTwo.filter((g) => isEnd(fixture.arena, g, Left));
      for (const universe of fixture.six) {
        for (const g of ends) {
          holds(
            universe.isStrong(fixture.arena, g, Left),
            () => `${fixture.text(g)} modulo ${universe.name}`,
          );
        }
      }
      return {
        cases: ends.length * fixture.six.length,
        summary: 'Left ends of rank at most 2 in the six universes',
      };
    },
  },
  {
    item: 'Theorem 2.1',
    says: 'G ≥ H modulo a parental universe exactly when the maintenance property and the proviso hold.',
    code: [compareCode],
    standing: 'exhaustive',
    run(fixture) {
      let cases = 0;
      for (const universe of [M, B, E, D]) {
        const relation = byMaintenance(
          fixture,
          (g, h) =>
            (!isEnd(fixture.arena, h, Left) || universe.isStrong(fixture.arena, g, Left)) &&
            (!isEnd(fixture.arena, g, Right) || universe.isStrong(fixture.arena, h, Right)),
        );
        cases += comparesBy(fixture, universe, relation, fixture.dayTwo);
      }
      return { cases, summary: 'all pairs of forms of rank at most 2 modulo M, B, E and D' };
    },
  },
  {
    item: 'Section 2, strong modulo M',
    says: 'A game is Left M-strong exactly when it is a Left end: consider G + {· | rank(G)}.',
    code: [
      'packages/engine/src/universes/full.ts#M',
      'packages/engine/src/forms/ends.ts#isEndLike',
    ],
    standing: 'sampled',
    run(fixture) {
      const games = [...fixture.dayTwo, ...fixture.sample(M, 4, 1000)];
      for (const g of games) {
        const end = isEnd(fixture.arena, g, Left);
        const x = fixture.arena.intern([], [fixture.game(String(rank(fixture.arena, g)))]);
        agrees(
          `${fixture.text(g)} + {· | rank}`,
          winsMovingFirst(fixture.arena, sum(fixture.arena, g, x), Left),
          end,
        );
        agrees(`${fixture.text(g)} modulo M`, M.isStrong(fixture.arena, g, Left), end);
      }
      return { cases: games.length, summary: 'forms of rank at most 2 and random ones of rank 4' };
    },
  },
  {
    item: 'Corollary 2.2',
    says: 'Comparison modulo M: maintenance, and ends compare with ends.',
    code: [compareCode, 'packages/engine/src/universes/full.ts#M'],
    standing: 'exhaustive',
    run(fixture) {
      const relation = byMaintenance(
        fixture,
        (g, h) =>
          (isEnd(fixture.arena, g, Left) || !isEnd(fixture.arena, h, Left)) &&
          (isEnd(fixture.arena, h, Right) || !isEnd(fixture.arena, g, Right)),
      );
      const cases = comparesBy(fixture, M, relation, fixture.dayTwo);
      return { cases, summary: 'all pairs of forms of rank at most 2' };
    },
  },
  {
    item: 'Section 2, strong modulo D and E',
    says: 'Left D-strong means winning moving first; G of rank n is Left E-strong when Left, moving first, wins G and G + W_n.',
    code: [
      'packages/engine/src/universes/dicot.ts#D',
      'packages/engine/src/universes/dead-ending.ts#E',
    ],
    standing: 'sampled',
    run(fixture) {
      const games = [
        ...fixture.dayTwo,
        ...fixture.sample(M, 3, 10_000),
        ...fixture.sample(M, 4, 2000),
      ];
      for (const g of games) {
        const first = winsMovingFirst(fixture.arena, g, Left);
        const waiting = perfectMurder(fixture.arena, rank(fixture.arena, g));
        const both = first && winsMovingFirst(fixture.arena, sum(fixture.arena, g, waiting), Left);
        agrees(`${fixture.text(g)} modulo D`, D.isStrong(fixture.arena, g, Left), first);
        agrees(`${fixture.text(g)} modulo E`, E.isStrong(fixture.arena, g, Left), both);
      }
      return {
        cases: games.length,
        summary: 'all forms of rank at most 2 and random ones of rank 3 and 4, dead-ending or not',
      };
    },
  },
  {
    item: 'Figure 2.1',
    says: 'The waiting games W_n = {· | 0, W_{n−1}} of rank up to 4.',
    code: ['packages/engine/src/universes/perfect-murder.ts#perfectMurder'],
    drawings: () => [1, 2, 3, 4].map((n) => `tree(murder(${n}))`),
    standing: 'exact',
    run(fixture) {
      const printed = ['0', '{.|0}', '{.|0,{.|0}}', '{.|0,{.|0,{.|0}}}', '{.|0,{.|0,{.|0,{.|0}}}}'];
      const caption = 'The waiting games of rank up to 4';
      return printedTrees(fixture, 'W', printed, perfectMurder, caption);
    },
  },
  {
    item: 'Section 2, reversing through an end',
    says: 'A game with an option that reverses through a Left end is Left U-strong; modulo M there is none.',
    code: ['packages/engine/src/reduction/reversers.ts#reversingEnd', simplestCode],
    standing: 'exhaustive',
    run(fixture) {
      const { arena } = fixture;
      const cases = new Cases();
      for (const universe of fixture.six) {
        for (const g of fixture.dayTwo) {
          const say = (): string => fixture.text(g);
          const ends = arena
            .options(g, Left)
            .flatMap((x) => arena.options(x, Right))
            .filter((x) => isEnd(arena, x, Left) && geq(arena, g, x, universe));
          if (universe === M) {
            holds(
              ends.length === 0,
              () => `${fixture.text(g)} has an option that reverses modulo M`,
            );
            continue;
          }
          cases.try(
            given(ends.length > 0, () => universe.isStrong(arena, g, Left)),
            say,
            universe.name,
          );
          // What became a tombstone is put back as an option through the least such end.
          if (ends.length === 0 || !universe.contains(arena, g)) continue;
          const expanded = expansion(arena, simplestForm(arena, g, universe), universe);
          holds(
            expanded !== undefined &&
              universe.contains(arena, expanded) &&
              equal(arena, g, expanded, universe),
            () => `the expansion of ${fixture.text(g)} modulo ${universe.name}`,
          );
        }
      }
      return cases.finding(
        'forms of rank at most 2 that have such an option, in the universes other than M',
      );
    },
  },
  {
    item: 'Section 2, simplest forms',
    says: 'Remove dominated options, bypass reversible ones, put a tombstone for those that reverse through an end, remove tombstones that are not needed; the result is equal and unique.',
    code: [simplestCode],
    standing: 'exhaustive',
    run(fixture) {
      let cases = 0;
      for (const universe of [M, B, E, D]) {
        for (const g of fixture.some(fixture.dayTwo, 3)) {
          const simplest = simplestForm(fixture.arena, g, universe);
          holds(
            equal(fixture.arena, g, simplest, universe),
            () => `${fixture.text(g)} modulo ${universe.name}`,
          );
          for (const h of fixture.dayTwo) {
            holds(
              (simplestForm(fixture.arena, h, universe) === simplest) ===
                equal(fixture.arena, g, h, universe),
              () => `${fixture.text(g)} ≡ ${fixture.text(h)} modulo ${universe.name}`,
            );
            cases++;
          }
        }
      }
      return { cases, summary: 'pairs of forms of rank at most 2 modulo M, B, E and D' };
    },
  },
];
