// Forged certificates of games of several players: for every condition of `checkCertificate` and of
// `checkClosedSet` a file that nothing else refuses, shown by switching the conditions off in turn.
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type GameId, GameStore } from '../../src/multiplayer/games/store.ts';
import type * as closures from '../../src/multiplayer/order/context-closure.ts';
import {
  type ClosedSet,
  checkClosedSet,
  lostWinner,
  type Separation,
  searchAllContexts,
} from '../../src/multiplayer/order/context-closure.ts';
import type * as certificates from '../../src/multiplayer/quotients/certificate.ts';
import { checkCertificate } from '../../src/multiplayer/quotients/certificate.ts';
import { type CountingRules, GONE, nimRules } from '../../src/multiplayer/quotients/counting.ts';
import type { FoldedTable } from '../../src/multiplayer/quotients/folded-table.ts';
import { mutableCopy, refusedBy } from '../check/conditions.ts';

const rules = (players: number, moves: number[][], alike = false): CountingRules => ({
  players,
  names: moves.map((_, kind) => `kind ${kind}`),
  moves,
  alike,
});
const table = (
  from: CountingRules,
  convention: number,
  folds: [index: number, period: number][],
  outcomes: number[],
): FoldedTable => ({
  rules: from,
  convention,
  folds: folds.map(([index, period]) => ({ index, period })),
  outcomes: Int32Array.from(outcomes),
});

/**
 * The table of conditions: what is refused, and forged tables that only this condition refuses. In
 * the shortest ones nobody wins the empty game, so that "nobody" is right wherever it is looked up.
 */
const forgedTables: [message: string, forged: [what: string, table: FoldedTable][]][] = [
  [
    'The number of players must be a whole number from 2 to 30.',
    [
      ['one player', table(rules(1, []), 0, [], [0])],
      ['two and a half', table(rules(2.5, []), 1, [], [1])],
      ['31 players', table(rules(31, []), 1, [], [1])],
    ],
  ],
  [
    'A heap must turn into a kind of smaller number, or be taken away.',
    [
      // One heap for ever: the players agree that nobody wins, and nobody ever does.
      ['play that never ends', table(rules(2, [[0]]), 1, [[1, 1]], [1, 0])],
      ['a kind that is not there', table(rules(3, [[5]]), 0, [[0, 1]], [0])],
      ['half a kind', table(rules(3, [[-0.5]]), 0, [[0, 1]], [0])],
      ['less than gone', table(rules(3, [[-2]]), 0, [[0, 1]], [0])],
    ],
  ],
  [
    'There must be one fold for each kind.',
    [['a fold too many', table(rules(3, []), 6, [[0, 1]], [6])]],
  ],
  [
    'An index and a period must be whole numbers.',
    [
      // Three players, heaps of 1 and 2: with many heaps of 2 nobody wins; this says somebody does.
      [
        'a period of two and a half',
        table(
          nimRules(3, 2, false),
          6,
          [
            [2, 3],
            [0.5, 2.5],
          ],
          [6, 5, 3, 6, 5, 1, 3, 5, 1, 3, 2, 1, 3, 2, 1],
        ),
      ],
    ],
  ],
  [
    'An index must be at least 0.',
    [['an index below 0', table(rules(3, [[GONE]]), 0, [[-1, 2]], [0])]],
  ],
  [
    'A period must be at least 1.',
    [['a period of 0', table(rules(3, [[GONE]]), 0, [[1, 0]], [0])]],
  ],
  [
    'The table does not have the size its folds give.',
    [
      ['an entry too many', table(rules(3, []), 6, [], [6, 6])],
      ['an entry too few', table(rules(3, [[GONE]]), 0, [[1, 1]], [0])],
    ],
  ],
  [
    'An outcome names a player who does not exist.',
    [
      ['a fourth player', table(rules(3, [[GONE]]), 0, [[1, 1]], [0, 8])],
      ['a convention with a fourth player', table(rules(3, []), 14, [], [14])],
      ['less than nobody', table(rules(3, []), -2, [], [-2])],
    ],
  ],
  [
    'The outcome does not follow from the outcomes of the options.',
    [
      ['the empty game won by others', table(rules(3, []), 6, [], [5])],
      ['Next wins for no reason', table(rules(3, [[GONE]]), 0, [[1, 1]], [0, 1])],
      ['another player wins for no reason', table(rules(3, [[GONE]]), 0, [[1, 1]], [0, 2])],
    ],
  ],
  [
    'A larger last heap would change the outcome.',
    // * alone, counted by threes, is right for heaps of 1; a heap of 2 can be moved to * besides.
    [['heaps that are not alike', table(rules(3, [[GONE]], true), 6, [[0, 3]], [6, 5, 3])]],
  ],
];

type Certificates = Pick<typeof certificates, 'checkCertificate'>;

const copy = mutableCopy(['storage', 'notation', 'folds', 'quotients', 'multiplayer'], {
  'folds/certificate.ts': /^(shapeFault|recursionFault)$/,
  'multiplayer/quotients/certificate.ts': /^checkCertificate$/,
  'multiplayer/order/context-closure.ts': /^checkClosedSet$/,
});
afterAll(() => copy.remove());
const conditionsOf = (file: string) => copy.conditions.filter(({ place }) => place.includes(file));

describe('forged tables', () => {
  it.each(forgedTables)('%s', (message, forged) => {
    for (const [what, file] of forged) {
      expect(checkCertificate(file)?.message, what).toBe(message);
    }
  });

  it('each pass when one condition is switched off, and each condition has its own', async () => {
    const altered: Certificates = await import(
      join(copy.folder, 'multiplayer/quotients/certificate.ts')
    );
    const conditions = conditionsOf('/certificate.ts');
    const found = forgedTables.map(([message, forged]) => {
      const needed = forged.map(([what, file]) => {
        const accepts = () => altered.checkCertificate(file) === undefined;
        expect(accepts(), what).toBe(false);
        return refusedBy(conditions, accepts);
      });
      // Only one condition stands against it, the same one for all tables of a row.
      expect(new Set(needed.flat()).size, message).toBe(1);
      expect(needed.every(({ length }) => length === 1)).toBe(true);
      return needed[0]?.[0];
    });
    expect(new Set(found)).toEqual(new Set(conditions));
  });
});

describe('forged closed sets', () => {
  const store = new GameStore(3);
  const convention = 6;
  const star = store.impartial([store.zero]);
  const games: readonly GameId[] = [star];
  const never: Separation = () => false;
  const found = searchAllContexts(store, games, convention, never);
  if (found.kind !== 'closed') throw new Error('the set is finite');
  const { closed } = found;
  const { positions } = closed;
  const [first] = closed.effects;
  if (first === undefined) throw new Error('0 has an effect');

  it('the set itself is accepted', () => {
    expect(checkClosedSet(store, closed, games, convention, never)).toBe(true);
    expect(checkClosedSet(store, closed, [star, star], convention, lostWinner)).toBe(true);
  });

  /** All effects with the blends of no two different ones. */
  const unblended: ClosedSet = { positions, effects: closed.effects, blends: closed.effects };
  const forged: [what: string, set: ClosedSet, separates: Separation][] = [
    ['of other games', { ...closed, positions: [] }, never],
    ['without 0', { positions, effects: [], blends: [] }, never],
    ['that separates the games', closed, () => true],
    ['without blends', { positions, effects: [first], blends: [] }, never],
    ['without the effect of a blend', { positions, effects: [first], blends: [first] }, never],
    ['without the blends of two', unblended, never],
  ];

  it.each(forged)('%s is refused', (_, set, separates) => {
    expect(checkClosedSet(store, set, games, convention, separates)).toBe(false);
  });

  it('each pass when one condition is switched off, and each condition has its own', async () => {
    type Closures = Pick<typeof closures, 'checkClosedSet'>;
    const altered: Closures = await import(
      join(copy.folder, 'multiplayer/order/context-closure.ts')
    );
    const conditions = conditionsOf('order/context-closure.ts');
    const found = forged.flatMap(([what, set, separates]) => {
      const accepts = () => altered.checkClosedSet(store, set, games, convention, separates);
      expect(accepts(), what).toBe(false);
      const needed = refusedBy(conditions, accepts);
      expect(needed.length, what).toBe(1);
      return needed;
    });
    expect(new Set(found)).toEqual(new Set(conditions));
  });
});
