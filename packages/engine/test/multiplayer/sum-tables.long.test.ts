// Outcomes of sums for three players under all conventions, rank 4 exhausted [Spindler, Questions 1 and 3]:
// every example is played out once more, and a seeded search goes on among larger games.
import { describe, expect, it } from 'vitest';
import {
  addAll,
  conventions,
  ExactTable,
  type Example,
  GameStore,
  impartialGames,
  normalPlay,
  outcomeWhen,
  parsePlayerSet,
  printCompact,
  printPlayerSet,
  randomGameFrom,
  randomSource,
  rulesOf,
  sumTables,
} from '../../src/multiplayer/index.ts';

const names = Array.from({ length: 7 }, (_, set) => set);
const show = (set: number): string => printPlayerSet(set, 3);
const list = (examples: readonly Example[]): string =>
  examples.map(({ outcome }) => show(outcome)).join(' ') || '?';

describe('the tables from below', () => {
  it.each(conventions(3))('convention %i', (convention) => {
    const store = new GameStore(3);
    const found = sumTables(store, convention, { rank: 4, samples: 5000, seed: 1 });
    const played = (examples: readonly Example[], summands: readonly number[], copies: number) => {
      for (const { outcome, games } of examples) {
        const all = games.flatMap((game) => Array<typeof game>(copies).fill(game));
        const of = games.map((game) => outcomeWhen(store, game, 0, convention));
        expect([...of].sort()).toEqual([...summands].sort());
        expect(outcomeWhen(store, addAll(store, all), 0, convention)).toBe(outcome);
      }
      return list(examples);
    };
    for (const g of names) {
      const sums = names
        .slice(g)
        .map((h) => `${show(h)}: ${played(found.addition.examples([g, h]), [g, h], 1)}`);
      const doubled = played(found.doubling.examples([g]), [g], 2);
      const trebled = played(found.multiple.examples([g]), [g], 3);
      console.log(`${show(g)} + … ${sums.join('; ')}`);
      console.log(`${show(g)} doubled ${doubled}, trebled ${trebled}`);
    }
  });
});

describe('Question 3: is there a G that Next alone wins while Previous can win 3·G?', () => {
  const N = parsePlayerSet('N', 3);
  const P = parsePlayerSet('P', 3);

  it('among the games of rank at most 4, two ways to each sixteenth', () => {
    const store = new GameStore(3);
    const search = { rank: 4, samples: 0, seed: 1 } as const;
    const examples = sumTables(store, normalPlay(3), search).multiple.examples([N]);
    const found = examples.map(({ outcome }) => outcome);
    const games = impartialGames(store, 4).filter((_, i) => i % 16 === 0);
    for (const game of games) {
      if (outcomeWhen(store, game, 0) !== N) continue;
      expect(found).toContain(outcomeWhen(store, addAll(store, [game, game, game]), 0));
    }
    console.log(found.some((outcome) => (outcome & P) !== 0) ? 'there is one' : 'there is none');
  });

  it('among 200,000 larger ones, two ways to each thousandth', () => {
    const random = randomSource(1);
    let tried = 0;
    while (tried < 200_000) {
      const store = new GameStore(3);
      const pool = impartialGames(store, 3);
      for (let game = 0; game < 40; game++) {
        pool.push(randomGameFrom(store, pool, 3, true, random));
      }
      for (let draw = 0; draw < 400; draw++) {
        const game = randomGameFrom(store, pool, 5, true, random);
        const rules = rulesOf(store, [game]);
        if (outcomeWhen(store, game, 0) !== N || rules.moves.length > 22) continue;
        tried++;
        const exact = new ExactTable(rules, normalPlay(3), 3);
        const three = rules.moves.map((_, kind) => (kind === rules.moves.length - 1 ? 3 : 0));
        const outcome = exact.outcomes[exact.numberOf(three)] ?? 0;
        if (tried % 1000 === 0) {
          expect(outcomeWhen(store, addAll(store, [game, game, game]), 0)).toBe(outcome);
        }
        if ((outcome & P) !== 0) console.log(printCompact(store, game));
      }
    }
  });
});
