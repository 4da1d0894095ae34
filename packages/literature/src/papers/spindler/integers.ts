/** [Spindler, section 4.3]: integers. */

import { freeMoves, type GameId, integer, minus, onlyFor } from '@proviso/engine/multiplayer';
import type { Entry, Finding } from '../../entry.ts';
import { agrees, holds } from '../../fixture.ts';
import { PlayersSetup, sourcePath } from './players-setup.ts';

const integerCode = sourcePath('named', 'integer');
const compareCode = sourcePath('compare', 'compareFor');

/** A statement checked for N = 3 and 4. */
function forTables(check: (setup: PlayersSetup) => number, counts = [3, 4]): () => Finding {
  return () => {
    const cases = counts.reduce((total, players) => total + check(new PlayersSetup(players)), 0);
    return { cases, summary: `N = ${counts.join(', ')}` };
  };
}

/** The numbers 0 to 3. */
const SMALL = [0, 1, 2, 3];

export const integers: readonly Entry[] = [
  {
    item: 'Proposition 4.41',
    says: 'k·1_L < m·1_L for Left where k < m.',
    code: [integerCode, compareCode],
    standing: 'exhaustive',
    run: forTables(
      (setup) => {
        for (const k of SMALL) {
          for (const m of SMALL.filter((each) => each > k)) {
            const [g, h] = [freeMoves(setup.store, k, 0), freeMoves(setup.store, m, 0)];
            agrees(`${k}·1 < ${m}·1`, setup.strictlyBelow(g, h), true);
          }
        }
        return 6;
      },
      [2, 3, 4],
    ),
  },
  {
    item: 'Proposition 4.42',
    says: 'k·1_C < 0 for Left where k ≥ 1 and C is another player.',
    code: [integerCode, compareCode],
    standing: 'exhaustive',
    run: forTables(
      (setup) => {
        for (const i of setup.others) {
          for (const k of [1, 2, 3]) {
            const game = freeMoves(setup.store, k, i);
            agrees(`${k}·1_${i} < 0`, setup.strictlyBelow(game, setup.store.zero), true);
          }
        }
        return 3 * setup.others.length;
      },
      [2, 3, 4],
    ),
  },
  {
    item: 'Proposition 4.43',
    says: 'Integers of different players other than Left are incomparable for Left, N > 2.',
    code: [integerCode, compareCode],
    standing: 'exhaustive',
    run: forTables((setup) => {
      let cases = 0;
      for (const i of setup.others) {
        for (const j of setup.others.filter((each) => each !== i)) {
          for (const k of [1, 2, 3]) {
            for (const l of [1, 2, 3]) {
              const [g, h] = [integer(setup.store, k, i), integer(setup.store, l, j)];
              agrees(`${setup.text(g)} ≤ ${setup.text(h)}`, setup.below(g, h), false);
              cases++;
            }
          }
        }
      }
      return cases;
    }),
  },
  {
    item: 'Lemma 4.44',
    says: 'm·1_C < k·1_C for Left where k < m and C is another player.',
    code: [integerCode, compareCode],
    standing: 'exhaustive',
    run: forTables(
      (setup) => {
        let cases = 0;
        for (const i of setup.others) {
          for (const k of SMALL) {
            for (const m of SMALL.filter((each) => each > k)) {
              const [g, h] = [freeMoves(setup.store, m, i), freeMoves(setup.store, k, i)];
              agrees(`${m}·1 < ${k}·1`, setup.strictlyBelow(g, h), true);
              cases++;
            }
          }
        }
        return cases;
      },
      [2, 3, 4],
    ),
  },
  {
    item: 'Theorem 4.45',
    says: 'k_L = k·1_L.',
    code: [integerCode, sourcePath('compare', 'equal')],
    standing: 'exhaustive',
    run: forTables(
      (setup) => {
        for (const k of [0, 1, 2, 3, 4, 5]) {
          const sum = setup.copies(k, integer(setup.store, 1, 0));
          agrees(`${k}_L = ${k}·1_L`, setup.equal(integer(setup.store, k, 0), sum), 'proved');
        }
        return 6;
      },
      [2, 3, 4],
    ),
  },
  {
    item: 'Proposition 4.46',
    says: 'Sums of integers have the outcomes of the same sums of ones.',
    code: [integerCode],
    standing: 'exhaustive',
    run: forTables((setup) => {
      const vectors = countsFor(setup.players, 2);
      for (const counts of vectors) {
        const sums = [integer, freeMoves].map((make) =>
          setup.sum(...counts.map((count, player) => make(setup.store, count, player))),
        );
        const [whole = 0, ones = 0] = sums;
        agrees(counts.join(), setup.outcome(whole as GameId), setup.outcome(ones as GameId));
      }
      return vectors.length;
    }),
  },
  {
    item: 'Proposition 4.47',
    says: 'The one who loses a sum of ones is the first to run out of moves.',
    code: [sourcePath('named', 'freeMoves'), sourcePath('outcome', 'outcome')],
    standing: 'exhaustive',
    run: forTables((setup) => {
      const vectors = countsFor(setup.players, 2);
      for (const counts of vectors) {
        const sum = setup.sum(
          ...counts.map((count, player) => freeMoves(setup.store, count, player)),
        );
        const least = Math.min(...counts);
        for (const i of setup.all) {
          const j = setup.all.find((step) => counts[(i + step) % setup.players] === least) ?? 0;
          agrees(`${counts.join()} from ${i}`, setup.o(sum, i), setup.allBut(j, j));
        }
      }
      return vectors.length * setup.players;
    }),
  },
  {
    item: 'Corollary 4.48',
    says: 'In k_C + K·(1_C)⁻ with K > k, player C loses however they play and whoever starts.',
    code: [integerCode],
    standing: 'exhaustive',
    run: forTables((setup) => {
      let cases = 0;
      for (const c of setup.all) {
        for (const k of SMALL.slice(0, 3)) {
          for (const more of [k + 1, k + 2, k + 3]) {
            const rest = setup.copies(more, minus(setup.store, integer(setup.store, 1, c)));
            const sum = setup.plus(integer(setup.store, k, c), rest);
            for (const i of setup.all) {
              const seat = (c - i + setup.players) % setup.players;
              agrees('all but C win', setup.o(sum, i), setup.allBut(seat, seat));
              cases++;
            }
          }
        }
      }
      return cases;
    }),
  },
  {
    item: 'Theorem 4.49',
    says: '0 < … < {3_C | … |} < {2_C | … |} < {1_C | … |} < 1_L for Left, N > 2.',
    code: [compareCode],
    standing: 'exhaustive',
    run: forTables((setup) => {
      let cases = 0;
      for (const i of setup.others) {
        const chain = [
          setup.store.zero,
          ...[5, 4, 3, 2, 1].map((k) => onlyFor(setup.store, 0, [integer(setup.store, k, i)])),
          integer(setup.store, 1, 0),
        ];
        for (const [place, game] of chain.entries()) {
          for (const larger of chain.slice(place + 1)) {
            holds(
              setup.strictlyBelow(game, larger),
              () => `${setup.text(game)} < ${setup.text(larger)}`,
            );
            cases++;
          }
        }
      }
      return cases;
    }),
  },
  {
    item: 'Corollary 4.50',
    says: 'For N = 3 this order is not Cincotti’s: 0 < {1_C | |} for Left.',
    code: [compareCode],
    standing: 'exact',
    run: forTables(
      (setup) => {
        const game = setup.read('{1[1] | . | .}');
        agrees('0 < {1_C | |}', setup.strictlyBelow(setup.store.zero, game), true);
        return 1;
      },
      [3],
    ),
  },
];

/** All vectors of counts from 0 to `most`, one a player. */
function countsFor(players: number, most: number): number[][] {
  let vectors: number[][] = [[]];
  for (let player = 0; player < players; player++) {
    vectors = vectors.flatMap((vector) =>
      Array.from({ length: most + 1 }, (_, count) => [...vector, count]),
    );
  }
  return vectors;
}
