/** [Davies–Milley, the beginning of section 3]: what it means to be Left B-strong. */

import {
  B,
  type FormId,
  isEnd,
  Left,
  M,
  misereOutcome,
  nimHeap,
  passingOutcome,
  perfectMurder,
  Right,
  sum,
  winsMovingFirst,
  ZERO,
} from '@proviso/engine';
import {
  blockingPassingGame,
  deadEnds,
  superEnd,
  winsFirstAgainstPassing,
} from '@proviso/engine/ends';
import type { Entry } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';

const blockingCode = 'packages/engine/src/universes/blocking.ts#B';
const passingCode = 'packages/engine/src/play/passing.ts#winsFirstAgainstPassing';

/** What Theorem 3.1 asks of the option Left moves to. */
type Requirement = (option: FormId) => boolean;

/** Theorem 3.1 as a recursion: a Left end, or an option that will do and is strong with its Right options. */
export function strongByOptions(
  fixture: Fixture,
  requirement?: Requirement,
): (g: FormId) => boolean {
  const { arena } = fixture;
  const leftWins: Requirement = (x) => misereOutcome(arena, x) === 'L';
  const meets = requirement ?? leftWins;
  const known = new Map<FormId, boolean>();
  const strong = (g: FormId): boolean => {
    let answer = known.get(g);
    if (answer === undefined) {
      answer =
        isEnd(arena, g, Left) ||
        arena
          .options(g, Left)
          .some((x) => meets(x) && strong(x) && arena.options(x, Right).every(strong));
      known.set(g, answer);
    }
    return answer;
  };
  return strong;
}

/** Left, moving first, wins G + X. */
export function winsWith(fixture: Fixture, g: FormId, x: FormId): boolean {
  return winsMovingFirst(fixture.arena, sum(fixture.arena, g, x), Left);
}

/** Forms of all kinds to test statements about every G of M with. */
export function manyForms(fixture: Fixture): FormId[] {
  return [...fixture.dayTwo, ...fixture.sample(M, 3, 10_000), ...fixture.sample(M, 4, 2000)];
}

/** Blocked Left ends of rank up to 5, the least of each rank among them. */
function blockedEnds(fixture: Fixture): FormId[] {
  const { arena } = fixture;
  const random = fixture.sample(B, 3, 40).map((_, i) => {
    // Any blocked Left ends and forms that Left can move to one may be Right's options.
    const fit = fixture
      .sample(B, 2, 60, i + 2)
      .filter(
        (x) => isEnd(arena, x, Left) || arena.options(x, Left).some((y) => isEnd(arena, y, Left)),
      );
    return arena.intern([], fit.slice(0, 3));
  });
  return [
    ...fixture.dayTwo.filter((x) => isEnd(arena, x, Left)),
    ...random,
    ...[3, 4, 5].map((n) => superEnd(arena, n)),
    ...[3, 4, 5].map((n) => blockingPassingGame(arena, n)),
  ];
}

export const strongGames: readonly Entry[] = [
  {
    item: 'Theorem 3.1',
    says: 'G is Left B-strong exactly when it is a Left end, or has a Left-win option that is Left B-strong with all its Right options.',
    code: [blockingCode, passingCode],
    standing: 'sampled',
    run(fixture) {
      const strong = strongByOptions(fixture);
      const ends = blockedEnds(fixture);
      const games = [...fixture.dayTwo, ...fixture.sample(M, 3, 3000)];
      for (const g of games) {
        const expected = ends.every((x) => winsWith(fixture, g, x));
        holds(strong(g) === expected, () => `${fixture.text(g)} against the blocked Left ends`);
        holds(
          B.isStrong(fixture.arena, g, Left) === expected,
          () => `${fixture.text(g)} in the engine`,
        );
      }
      return {
        cases: games.length,
        summary: `forms of rank at most 2 and random ones of rank 3, against ${ends.length} blocked Left ends with the least of each rank up to 5`,
      };
    },
  },
  {
    item: 'Section 3, Theorem 3.1 with options that are not Right ends',
    says: '"Left-win" may be replaced by "not a Right end" in Theorem 3.1.',
    code: [blockingCode, passingCode],
    standing: 'sampled',
    run(fixture) {
      const strong = strongByOptions(fixture);
      const reworded = strongByOptions(fixture, (x) => !isEnd(fixture.arena, x, Right));
      const games = manyForms(fixture);
      for (const g of games) {
        holds(strong(g) === reworded(g), () => fixture.text(g));
        holds(
          B.isStrong(fixture.arena, g, Left) === reworded(g),
          () => `${fixture.text(g)} in the engine`,
        );
      }
      return {
        cases: games.length,
        summary: 'all forms of rank at most 2 and random ones of rank 3 and 4',
      };
    },
  },
  {
    item: 'Section 3, games with a Left option to a dead end',
    says: 'A game with a Left option to 1̄, or to any non-zero Left dead end, is Left B-strong.',
    code: [blockingCode, passingCode],
    standing: 'sampled',
    run(fixture) {
      const ends = deadEnds(fixture.arena, 3).filter((x) => x !== ZERO);
      const games = [...fixture.dayTwo, ...fixture.sample(M, 3, 200)];
      for (const g of games) {
        for (const x of ends) {
          const h = fixture.arena.intern(
            [...fixture.arena.options(g, Left), x],
            fixture.arena.options(g, Right),
          );
          holds(B.isStrong(fixture.arena, h, Left), () => fixture.text(h));
        }
      }
      return {
        cases: games.length * ends.length,
        summary:
          'forms of rank at most 2 and random ones of rank 3, given the option to each non-zero dead end of rank at most 3',
      };
    },
  },
  {
    item: 'Theorem 3.2',
    says: 'G is Left B-strong exactly when Left, moving first, wins though Right may pass.',
    code: [passingCode, blockingCode],
    standing: 'sampled',
    run(fixture) {
      const strong = strongByOptions(fixture);
      const games = manyForms(fixture);
      for (const g of games) {
        holds(winsFirstAgainstPassing(fixture.arena, g, Left) === strong(g), () => fixture.text(g));
      }
      return {
        cases: games.length,
        summary:
          'all forms of rank at most 2 and random ones of rank 3 and 4, against the recursion of Theorem 3.1',
      };
    },
  },
  {
    item: 'Section 3.1, *2 and the waiting games',
    says: '*2 has Right-passing outcome R; *2 + W_0 has outcome N and *2 + W_n outcome L for n > 0.',
    code: ['packages/engine/src/play/passing.ts#passingOutcome'],
    standing: 'exact',
    run(fixture) {
      const two = nimHeap(fixture.arena, 2);
      agrees('p(*2)', passingOutcome(fixture.arena, two), 'R');
      const most = 12;
      for (let n = 0; n <= most; n++) {
        const outcome = misereOutcome(
          fixture.arena,
          sum(fixture.arena, two, perfectMurder(fixture.arena, n)),
        );
        agrees(`o(*2 + W_${n})`, outcome, n === 0 ? 'N' : 'L');
      }
      return { cases: most + 2, summary: `n up to ${most}` };
    },
  },
];
