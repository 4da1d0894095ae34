/** Davies–Milley, section 2: universes, outcomes, comparison, simplest forms. */

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
import { agrees, holds } from '../../lab.ts';
import { byMaintenance, comparesBy } from '../../recursive-comparison.ts';

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
    run(lab) {
      const games = [...lab.dayTwoIn(B), ...lab.sample(B, 3, 5000)];
      const inside = (id: FormId, what: string): void =>
        holds(B.contains(lab.arena, id), () => `a ${what} leaves B: ${lab.text(id)}`);
      for (const [i, g] of games.entries()) {
        const h = games[(i * 31 + 7) % games.length] ?? g;
        inside(sum(lab.arena, g, h), 'sum');
        inside(lab.arena.intern([g], [h]), 'parent');
        inside(conjugate(lab.arena, g), 'conjugate');
        for (const side of [Left, Right] as const) {
          for (const option of lab.arena.options(g, side)) inside(option, 'option');
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
    run(lab) {
      const ends = lab.dayTwo.filter((g) => isEnd(lab.arena, g, Left));
      for (const universe of lab.six) {
        for (const g of ends) {
          holds(
            universe.isStrong(lab.arena, g, Left),
            () => `${lab.text(g)} modulo ${universe.name}`,
          );
        }
      }
      return {
        cases: ends.length * lab.six.length,
        summary: 'Left ends of rank at most 2 in the six universes',
      };
    },
  },
  {
    item: 'Theorem 2.1',
    says: 'G ≥ H modulo a parental universe exactly when the maintenance property and the proviso hold.',
    code: [compareCode],
    standing: 'exhaustive',
    run(lab) {
      let cases = 0;
      for (const universe of [M, B, E, D]) {
        const relation = byMaintenance(
          lab,
          (g, h) =>
            (!isEnd(lab.arena, h, Left) || universe.isStrong(lab.arena, g, Left)) &&
            (!isEnd(lab.arena, g, Right) || universe.isStrong(lab.arena, h, Right)),
        );
        cases += comparesBy(lab, universe, relation, lab.dayTwo);
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
    run(lab) {
      const games = [...lab.dayTwo, ...lab.sample(M, 4, 1000)];
      for (const g of games) {
        const end = isEnd(lab.arena, g, Left);
        const x = lab.arena.intern([], [lab.game(String(rank(lab.arena, g)))]);
        agrees(
          `${lab.text(g)} + {· | rank}`,
          winsMovingFirst(lab.arena, sum(lab.arena, g, x), Left),
          end,
        );
        agrees(`${lab.text(g)} modulo M`, M.isStrong(lab.arena, g, Left), end);
      }
      return { cases: games.length, summary: 'forms of rank at most 2 and random ones of rank 4' };
    },
  },
  {
    item: 'Corollary 2.2',
    says: 'Comparison modulo M: maintenance, and ends compare with ends.',
    code: [compareCode, 'packages/engine/src/universes/full.ts#M'],
    standing: 'exhaustive',
    run(lab) {
      const relation = byMaintenance(
        lab,
        (g, h) =>
          (isEnd(lab.arena, g, Left) || !isEnd(lab.arena, h, Left)) &&
          (isEnd(lab.arena, h, Right) || !isEnd(lab.arena, g, Right)),
      );
      const cases = comparesBy(lab, M, relation, lab.dayTwo);
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
    run(lab) {
      const games = [...lab.dayTwo, ...lab.sample(M, 3, 10_000), ...lab.sample(M, 4, 2000)];
      for (const g of games) {
        const first = winsMovingFirst(lab.arena, g, Left);
        const waiting = perfectMurder(lab.arena, rank(lab.arena, g));
        const both = first && winsMovingFirst(lab.arena, sum(lab.arena, g, waiting), Left);
        agrees(`${lab.text(g)} modulo D`, D.isStrong(lab.arena, g, Left), first);
        agrees(`${lab.text(g)} modulo E`, E.isStrong(lab.arena, g, Left), both);
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
    standing: 'exact',
    run(lab) {
      const printed = ['0', '{.|0}', '{.|0,{.|0}}', '{.|0,{.|0,{.|0}}}', '{.|0,{.|0,{.|0,{.|0}}}}'];
      const rows = printed.map((text, n) => {
        const computed = lab.text(perfectMurder(lab.arena, n));
        agrees(`W_${n}`, computed, lab.text(lab.game(text)));
        return [`W_${n}`, computed];
      });
      return {
        cases: rows.length,
        summary: 'the five trees',
        tables: [{ caption: 'The waiting games of rank up to 4', head: ['', 'form'], rows }],
      };
    },
  },
  {
    item: 'Section 2, reversing through an end',
    says: 'A game with an option that reverses through a Left end is Left U-strong; modulo M there is none.',
    code: ['packages/engine/src/reduction/reversers.ts#reversingEnd', simplestCode],
    standing: 'exhaustive',
    run(lab) {
      const { arena } = lab;
      const cases = new Cases();
      for (const universe of lab.six) {
        for (const g of lab.dayTwo) {
          const say = (): string => lab.text(g);
          const ends = arena
            .options(g, Left)
            .flatMap((x) => arena.options(x, Right))
            .filter((x) => isEnd(arena, x, Left) && geq(arena, g, x, universe));
          if (universe === M) {
            holds(ends.length === 0, () => `${lab.text(g)} has an option that reverses modulo M`);
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
            () => `the expansion of ${lab.text(g)} modulo ${universe.name}`,
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
    run(lab) {
      let cases = 0;
      for (const universe of [M, B, E, D]) {
        for (const g of lab.some(lab.dayTwo, 3)) {
          const simplest = simplestForm(lab.arena, g, universe);
          holds(
            equal(lab.arena, g, simplest, universe),
            () => `${lab.text(g)} modulo ${universe.name}`,
          );
          for (const h of lab.dayTwo) {
            holds(
              (simplestForm(lab.arena, h, universe) === simplest) ===
                equal(lab.arena, g, h, universe),
              () => `${lab.text(g)} ≡ ${lab.text(h)} modulo ${universe.name}`,
            );
            cases++;
          }
        }
      }
      return { cases, summary: 'pairs of forms of rank at most 2 modulo M, B, E and D' };
    },
  },
];
