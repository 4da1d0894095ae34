/** Davies–Milley, sections 1 and 2: universes, outcomes, comparison, simplest forms. */

import {
  B,
  conjugate,
  D,
  E,
  equal,
  expansion,
  type FormId,
  geq,
  isBlocking,
  isDeadEnding,
  isDicot,
  isEnd,
  Left,
  M,
  perfectMurder,
  Right,
  rank,
  simplestForm,
  sum,
  type Universe,
  winsMovingFirst,
} from '@proviso/engine';
import { Cases, given } from '../../cases.ts';
import type { Entry } from '../../entry.ts';
import { agrees, holds, type Lab } from '../../lab.ts';
import { byMaintenance, comparesBy } from '../../recursive-comparison.ts';

const compareCode = 'packages/engine/src/order/compare.ts#geq';
const universeCode = 'packages/engine/src/universes/universe.ts#Universe';
const simplestCode = 'packages/engine/src/reduction/simplest.ts#simplestForm';

/** Cancellation on triples: G + C ≥ H + C must give G ≥ H. Tells how many triples tested it. */
export function cancels(
  lab: Lab,
  universe: Universe,
  games: readonly FormId[],
  contexts: readonly FormId[],
): number {
  const { arena } = lab;
  let cases = 0;
  for (const c of contexts) {
    for (const g of games) {
      for (const h of games) {
        if (g === h || !geq(arena, sum(arena, g, c), sum(arena, h, c), universe)) continue;
        holds(
          geq(arena, g, h, universe),
          () =>
            `modulo ${universe.name}, ${lab.text(c)} does not cancel from ${lab.text(g)}, ${lab.text(h)}`,
        );
        cases++;
      }
    }
  }
  return cases;
}

/** A triple that shows that cancellation fails. */
function doesNotCancel(
  lab: Lab,
  universe: Universe,
  texts: readonly [string, string, string],
): void {
  const [g, h, c] = texts.map((text) => lab.game(text)) as [FormId, FormId, FormId];
  const { arena } = lab;
  const name = `${texts.join(', ')} modulo ${universe.name}`;
  agrees(
    `members, ${name}`,
    [g, h, c].every((x) => universe.contains(arena, x)),
    true,
  );
  agrees(`G + C ≥ H + C, ${name}`, geq(arena, sum(arena, g, c), sum(arena, h, c), universe), true);
  agrees(`G ≥ H, ${name}`, geq(arena, g, h, universe), false);
}

export const introduction: readonly Entry[] = [
  {
    item: 'Section 1, D ⊊ E ⊊ B ⊊ M',
    says: 'Dicots are dead-ending, dead-ending games are blocking, and each inclusion is strict.',
    code: [
      'packages/engine/src/forms/kinds.ts#isDicot',
      'packages/engine/src/forms/kinds.ts#isDeadEnding',
      'packages/engine/src/forms/kinds.ts#isBlocking',
    ],
    standing: 'sampled',
    run(lab) {
      const { arena } = lab;
      const cases = new Cases();
      const games = [D, E, M].flatMap((universe) => [
        ...lab.sample(universe, 3, 3000),
        ...lab.sample(universe, 4, 1000),
      ]);
      for (const g of [...lab.dayTwo, ...games]) {
        const say = (): string => lab.text(g);
        cases.try(
          given(isDicot(arena, g), () => isDeadEnding(arena, g)),
          say,
          'D ⊆ E',
        );
        cases.try(
          given(isDeadEnding(arena, g), () => isBlocking(arena, g)),
          say,
          'E ⊆ B',
        );
      }
      agrees(
        '1 is dead-ending and no dicot',
        isDeadEnding(arena, lab.game('1')) && !isDicot(arena, lab.game('1')),
        true,
      );
      const g = lab.game('{.|1}');
      agrees(
        '{·|1} is blocking and not dead-ending',
        isBlocking(arena, g) && !isDeadEnding(arena, g),
        true,
      );
      agrees('{·|2} is blocking', isBlocking(arena, lab.game('{.|2}')), false);
      return cases.finding(
        'all forms of rank at most 2, random ones of rank 3 and 4 in D, E and M, and witnesses of strictness',
      );
    },
  },
  {
    item: 'Section 1, the ruleset Maze',
    says: 'The positions of Maze are blocking games.',
    code: ['packages/engine/src/rulesets/registry.ts#rulesets'],
    standing: 'not-runnable',
    reason: 'Maze is not among the rulesets of the engine.',
  },
  {
    item: 'Footnote 1',
    says: 'E is pocancellative: G + C ≥ H + C modulo E gives G ≥ H.',
    code: [compareCode],
    standing: 'sampled',
    run(lab) {
      const games = lab.some(lab.dayTwoIn(E), 5);
      const cases = cancels(lab, E, games, lab.sample(E, 3, 80));
      return {
        cases,
        summary: 'comparable sums of pairs of rank at most 2 with random games of rank 3',
      };
    },
  },
  {
    item: 'Footnote 2',
    says: 'Blocking games are pocancellative modulo M: G + C ≥ H + C gives G ≥ H for blocking G, H and any C.',
    code: [compareCode],
    standing: 'sampled',
    run(lab) {
      const games = lab.some(lab.dayTwoIn(B), 5);
      const cases = cancels(lab, M, games, lab.sample(M, 3, 80));
      return {
        cases,
        summary: 'comparable sums of pairs of rank at most 2 with random games of rank 3',
      };
    },
  },
  {
    item: 'Section 1, M and D are not pocancellative',
    says: 'Cancellation fails modulo M and modulo D.',
    code: [compareCode],
    standing: 'examples',
    run(lab) {
      // Found by search; the paper cites the fact without games.
      doesNotCancel(lab, M, ['{{.|*}|.}', '{.|{*|.}}', '*']);
      doesNotCancel(lab, D, ['{0|{0,*|0}}', '{{*|0}|0,{0|*}}', '*2']);
      return { cases: 2, summary: 'a triple of games for each universe' };
    },
  },
];

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
