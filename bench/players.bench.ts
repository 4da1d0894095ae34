// Games for three and more players: certificates of the Nim quotient for N = 3 to 6, outcomes of
// random sums with and without building the sum, and exact comparison for a player.

import {
  add,
  ContextTable,
  checkCertificate,
  compareFor,
  type GameId,
  GameStore,
  gamesOfRankOne,
  impartialGames,
  nimCertificate,
  normalPlay,
  outcomeWhen,
  randomGameFrom,
  randomSource,
} from '@proviso/engine/multiplayer';
import { measure, type Task } from './lib/measure.ts';
import { report } from './lib/report.ts';

const PAIRS = 20_000;

/** Two hundred impartial games of rank at most 5, the same every time. */
function randomPool(store: GameStore): GameId[] {
  const random = randomSource(1);
  const small = impartialGames(store, 3);
  const pool = Array.from({ length: 100 }, () => randomGameFrom(store, small, 3, true, random));
  return Array.from({ length: 200 }, () => randomGameFrom(store, pool, 3, true, random));
}

function outcomesOfSums(
  play: (store: GameStore, pool: GameId[]) => (g: GameId, h: GameId) => number,
) {
  return (): number => {
    const store = new GameStore(3);
    const pool = randomPool(store);
    const outcomeOf = play(store, pool);
    const random = randomSource(2);
    let total = 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      const [g, h] = [pool[random(pool.length)], pool[random(pool.length)]];
      total += outcomeOf(g ?? store.zero, h ?? store.zero);
    }
    return total;
  };
}

function comparisons(): number {
  const store = new GameStore(3);
  const random = randomSource(3);
  const pool = gamesOfRankOne(store);
  for (let game = 0; game < 40; game++) pool.push(randomGameFrom(store, pool, 2, false, random));
  let proved = 0;
  for (const left of pool.slice(-20)) {
    for (const right of pool.slice(-20)) {
      if (compareFor(store, left, right, 0).verdict === 'proved') proved++;
    }
  }
  return proved;
}

const tasks: Record<string, Task> = {
  'outcomes of random sums, not built': {
    operations: PAIRS,
    run: outcomesOfSums((store, pool) => {
      const table = new ContextTable(store, pool, normalPlay(3), true);
      return (g, h) => table.outcome(g, h, 0);
    }),
  },
  'outcomes of random sums, built': {
    operations: PAIRS,
    run: outcomesOfSums((store) => (g, h) => outcomeWhen(store, add(store, g, h), 0)),
  },
  'comparisons for Left, three players': { operations: 400, run: comparisons },
};
for (const players of [3, 4, 5, 6]) {
  tasks[`Nim certificate, N = ${players}`] = {
    operations: 1,
    run: () => checkCertificate(nimCertificate({ players })),
  };
}
report('players', await measure(tasks, { calls: 3, milliseconds: 0 }));
