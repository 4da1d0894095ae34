/** [Spindler, section 3.4]: Nim for N players. */

import {
  absorbing,
  isNPeriodic,
  nimOutcome,
  nimQuotient,
  type PlayerSet,
  starSequence,
  undeterminedDepth,
} from '@proviso/engine/multiplayer';
import type { Entry, Finding } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { periodicityLaw, stabilityLaw } from './periodicity.ts';
import { definition, PlayersSetup, sourcePath } from './players-setup.ts';

const periodicCode = sourcePath('periodicity', 'starSequence');
const stableCode = sourcePath('periodicity', 'heapSequence');
const outcomeCode = sourcePath('outcome', 'outcome');

/** Theorem 3.27 read literally, for i ≤ j. */
function twoHeaps(setup: PlayersSetup, i: number, j: number): PlayerSet {
  const last = setup.players - 1;
  if (j === 0) return setup.allBut(0, 0);
  if (i === 0) return setup.allBut(1, Math.min(j, last));
  if (i <= setup.players - 2) return setup.allBut(2, Math.min(i + j, last));
  return i === last && j === last ? 0b10 : 0;
}

/** Positions of at most two heaps by play, for N from 3 to 7. */
function byPlay(
  positions: (players: number) => readonly (readonly [number, number])[],
  counts: readonly number[] = [3, 4, 5, 6, 7],
) {
  return (fixture: Fixture): Finding => {
    let cases = 0;
    for (const players of fixture.quick ? counts.slice(0, 3) : counts) {
      const setup = new PlayersSetup(players);
      for (const [i, j] of positions(players)) {
        agrees(`N = ${players}: o(*${i} + *${j})`, setup.o(setup.nim(i, j)), twoHeaps(setup, i, j));
        cases++;
      }
    }
    return { cases, summary: `by play, N from 3 to ${fixture.quick ? 5 : 7}` };
  };
}

/** All pairs i ≤ j with bounds. */
function pairs(first: number, last: number, from: (i: number) => number, to: number) {
  const found: [number, number][] = [];
  for (let i = first; i <= last; i++) {
    for (let j = from(i); j <= to; j++) found.push([i, j]);
  }
  return found;
}

const periodicity: readonly Entry[] = [
  definition('Definition 3.18', 'N-periodic games.', sourcePath('periodicity', 'isNPeriodic')),
  {
    item: 'Proposition 3.19',
    says: 'If all options of G are N-periodic and o(G) = o(N·* + G), then G is N-periodic.',
    code: [sourcePath('periodicity', 'isNPeriodic')],
    standing: 'sampled',
    run: periodicityLaw([2, 3, 4, 5], 60),
  },
  {
    item: 'Proposition 3.20',
    says: '*2 is N-periodic.',
    code: [sourcePath('periodicity', 'isNPeriodic')],
    standing: 'exact',
    run() {
      for (let players = 2; players <= 12; players++) {
        const setup = new PlayersSetup(players);
        agrees(`N = ${players}`, isNPeriodic(setup.store, setup.nim(2)), true);
      }
      return { cases: 11, summary: 'the exact period, N from 2 to 12' };
    },
  },
  {
    item: 'Corollary 3.21',
    says: 'The outcomes o(*2 + i·*), all but O_{i+1} and O_{i+2}, then all but P, then all but O1.',
    code: [periodicCode],
    standing: 'exact',
    run() {
      let cases = 0;
      for (let players = 3; players <= 12; players++) {
        const setup = new PlayersSetup(players);
        const { outcomes } = starSequence(setup.store, setup.nim(2));
        for (let i = 0; i < players; i++) {
          const printed =
            i <= players - 3
              ? setup.allBut(i + 1, i + 2)
              : i === players - 2
                ? setup.allBut(players - 1, players - 1)
                : setup.allBut(1, 1);
          agrees(`N = ${players}, i = ${i}`, outcomes[i % outcomes.length], printed);
          cases++;
        }
      }
      return { cases, summary: 'N from 3 to 12' };
    },
  },
];

const stability: readonly Entry[] = [
  {
    item: 'Proposition 3.22',
    says: 'If o(H + *(N+1)) = o(H + *N) for all subpositions H of G, then heaps beside G are alike from *N on.',
    code: [stableCode],
    standing: 'sampled',
    run: stabilityLaw([3, 4], 40),
  },
  {
    item: 'Section 3.4.2, stability at *N beside small positions',
    says: 'When G is a small Nim position, stability is first observed at *N.',
    code: [sourcePath('nim', 'nimCertificate')],
    standing: 'exhaustive',
    run(fixture) {
      const counts = [3, 4, 5, 6, 7].slice(0, fixture.quick ? 2 : 5);
      for (const players of counts) {
        const { table } = nimQuotient({ players });
        agrees(`N = ${players}: heaps alike from`, table.folds.length, players);
      }
      return { cases: counts.length, summary: 'beside all Nim positions, by the certificates' };
    },
  },
  {
    item: 'Proposition 3.23',
    says: 'o(*i) is all but O1 to O_min(i, N−1).',
    code: [outcomeCode],
    standing: 'exhaustive',
    run: byPlay((players) => pairs(0, 0, () => 1, players + 3)),
  },
  {
    item: 'Lemma 3.24',
    says: 'If 1 ≤ i ≤ min(j, N−2), then o(*i + *j) is all but O2 to O_min(i+j, N−1).',
    code: [outcomeCode],
    standing: 'exhaustive',
    run: byPlay((players) => pairs(1, players - 2, (i) => i, players + 2)),
  },
  {
    item: 'Lemma 3.25',
    says: 'o(2·*(N−1)) = O1.',
    code: [outcomeCode],
    standing: 'exhaustive',
    run: byPlay((players) => [[players - 1, players - 1]]),
  },
  {
    item: 'Lemma 3.26',
    says: 'If N > 2, then *i + *j is undetermined for N−1 ≤ i ≤ N+1 and N ≤ j ≤ N+1.',
    code: [outcomeCode],
    standing: 'exhaustive',
    run: byPlay((players) =>
      pairs(players - 1, players + 1, (i) => Math.max(i, players), players + 1),
    ),
  },
  {
    item: 'Theorem 3.27',
    says: 'The outcomes of all Nim positions of at most two heaps, N > 2.',
    code: [sourcePath('nim', 'nimOutcome'), sourcePath('certificate', 'checkCertificate')],
    standing: 'exhaustive',
    run(fixture) {
      const played = byPlay((players) => pairs(0, players + 2, (i) => i, players + 2))(fixture);
      let cases = played.cases;
      for (const players of [3, 4, 5, 6, 7].slice(0, fixture.quick ? 2 : 5)) {
        const setup = new PlayersSetup(players);
        const quotient = nimQuotient({ players });
        for (const [i, j] of pairs(0, 2 * players, (i) => i, 2 * players + 1)) {
          agrees(`o(*${i} + *${j})`, nimOutcome(quotient, [i, j]), twoHeaps(setup, i, j));
          cases++;
        }
      }
      return { cases, summary: `${played.summary}, and larger heaps from the certified quotients` };
    },
  },
  {
    item: 'Corollary 3.28',
    says: 'If N > 2, then some Nim positions are absorbing.',
    code: [sourcePath('undetermined', 'absorbing')],
    standing: 'exact',
    run(fixture) {
      const setup = new PlayersSetup();
      const named = [
        ['3·(*2 + *3)', setup.copies(3, setup.nim(2, 3))],
        ['6·*3', setup.copies(6, setup.nim(3))],
      ] as const;
      for (const [name, game] of named) {
        agrees(name, absorbing(setup.store, game).verdict, 'proved');
      }
      let cases = 2;
      for (const players of [3, 4, 5]) {
        const other = new PlayersSetup(players);
        const depth = undeterminedDepth(other.store, other.nim(players - 1, 2 * players - 3));
        holds(depth >= players - 2, () => `*(N−1) + *(2N−3) for N = ${players}`);
        cases++;
      }
      if (!fixture.quick) {
        const four = new PlayersSetup(4);
        const game = four.copies(8, four.nim(4));
        agrees('8·*4 for N = 4', absorbing(four.store, game).verdict, 'proved');
        cases++;
      }
      return { cases, summary: 'the positions of the proof for N = 3 and 4' };
    },
  },
];

export const nPlayerNim: readonly Entry[] = [...periodicity, ...stability];
