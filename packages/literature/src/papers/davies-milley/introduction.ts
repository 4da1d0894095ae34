/** [Davies–Milley, section 1]: the universes, and which of them cancel. */

import {
  B,
  D,
  E,
  type FormId,
  geq,
  isBlocking,
  isDeadEnding,
  isDicot,
  M,
  sum,
  type Universe,
} from '@proviso/engine';
import { Cases, given } from '../../cases.ts';
import type { Entry } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';

const compareCode = 'packages/engine/src/order/compare.ts#geq';
const _universeCode = 'packages/engine/src/universes/universe.ts#Universe';
const _simplestCode = 'packages/engine/src/reduction/simplest.ts#simplestForm';

/** Cancellation on triples: G + C ≥ H + C must give G ≥ H. Tells how many triples tested it. */
export function cancels(
  fixture: Fixture,
  universe: Universe,
  games: readonly FormId[],
  contexts: readonly FormId[],
): number {
  const { arena } = fixture;
  let cases = 0;
  for (const c of contexts) {
    for (const g of games) {
      for (const h of games) {
        if (g === h || !geq(arena, sum(arena, g, c), sum(arena, h, c), universe)) continue;
        holds(
          geq(arena, g, h, universe),
          () =>
            `modulo ${universe.name}, ${fixture.text(c)} does not cancel from ${fixture.text(g)}, ${fixture.text(h)}`,
        );
        cases++;
      }
    }
  }
  return cases;
}

/** The games of one universe cancel modulo another. */
function pocancellative(item: string, says: string, games: Universe, universe: Universe): Entry {
  return {
    item,
    says,
    code: [compareCode],
    standing: 'sampled',
    run(fixture) {
      const small = fixture.some(fixture.dayTwoIn(games), 5);
      return {
        cases: cancels(fixture, universe, small, fixture.sample(universe, 3, 80)),
        summary: 'comparable sums of pairs of rank at most 2 with random games of rank 3',
      };
    },
  };
}

/** A triple that shows that cancellation fails. */
function doesNotCancel(
  fixture: Fixture,
  universe: Universe,
  texts: readonly [string, string, string],
): void {
  const [g, h, c] = texts.map((text) => fixture.game(text)) as [FormId, FormId, FormId];
  const { arena } = fixture;
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
    run(fixture) {
      const { arena } = fixture;
      const cases = new Cases();
      const games = [D, E, M].flatMap((universe) => [
        ...fixture.sample(universe, 3, 3000),
        ...fixture.sample(universe, 4, 1000),
      ]);
      for (const g of [...fixture.dayTwo, ...games]) {
        const say = (): string => fixture.text(g);
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
        isDeadEnding(arena, fixture.game('1')) && !isDicot(arena, fixture.game('1')),
        true,
      );
      const g = fixture.game('{.|1}');
      agrees(
        '{·|1} is blocking and not dead-ending',
        isBlocking(arena, g) && !isDeadEnding(arena, g),
        true,
      );
      agrees('{·|2} is blocking', isBlocking(arena, fixture.game('{.|2}')), false);
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
  pocancellative('Footnote 1', 'E is pocancellative: G + C ≥ H + C modulo E gives G ≥ H.', E, E),
  pocancellative(
    'Footnote 2',
    'Blocking games are pocancellative modulo M: G + C ≥ H + C gives G ≥ H for blocking G, H and any C.',
    B,
    M,
  ),
  {
    item: 'Section 1, M and D are not pocancellative',
    says: 'Cancellation fails modulo M and modulo D.',
    code: [compareCode],
    standing: 'examples',
    run(fixture) {
      // Found by search; the paper cites the fact without games.
      doesNotCancel(fixture, M, ['{{.|*}|.}', '{.|{*|.}}', '*']);
      doesNotCancel(fixture, D, ['{0|{0,*|0}}', '{{*|0}|0,{0|*}}', '*2']);
      return { cases: 2, summary: 'a triple of games for each universe' };
    },
  },
];
