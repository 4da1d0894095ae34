import { describe, expect, it, test } from 'vitest';
import {
  conventions,
  hasPlayer,
  isSubset,
  normalPlay,
  printPlayerSet,
} from '../../src/multiplayer/games/players.ts';
import { type GameId, GameStore } from '../../src/multiplayer/games/store.ts';
import { addAll } from '../../src/multiplayer/games/sum.ts';
import { parseCompact } from '../../src/multiplayer/notation/compact.ts';
import { parseGame } from '../../src/multiplayer/notation/explicit.ts';
import { outcome } from '../../src/multiplayer/play/outcome.ts';
import { allowedMultiples, allowedSums } from '../../src/multiplayer/play/sum-bounds.ts';
import { ExampleTable, sumTables } from '../../src/multiplayer/play/sum-tables.ts';

const store = new GameStore(3);
const read = (text: string): GameId => parseCompact(store, text);
const sets = [0, 1, 2, 3, 4, 5, 6];

describe('the compact notation of the appendix', () => {
  it.each([
    ['*21', '{*2, *}'],
    ['*2_{#}320', '{{*2}, *3, *2, 0}'],
    ['*2_{##2}', '{{*2}} + *2'],
    ['*2_{2\\#\\#}', '{{*2 + *2}}'],
    ['2_10', '{*2 + *, 0}'],
    ['*(2_{1}0)_{#}', '{{*2 + *, 0}}'],
    ['*', '*'],
    ['0', '0'],
  ])('%s is %s', (compact, explicit) => {
    expect(read(compact)).toBe(parseGame(store, explicit));
  });

  it.each([
    ['*2_{#', '"}" is missing here'],
    ['*(21', '")" is missing here'],
    ['*2)', '")" is not expected here'],
    ['#', 'a digit or "(" is missing here'],
  ])('%s is refused', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

describe('the explicit notation', () => {
  it.each([
    ['3 * *2', '*2 + *2 + *2'],
    ['2·{0} + *', '3·*'],
    ['{*, 0}', '*2'],
    ['{}', '0'],
    ['{||}', '0'],
    ['{*|*|*}', '{*}'],
    ['2[1]', '{ | 1[1], 0 | }'],
    ['2 * (1[0] + 1[2])', '1[0] + 1[2] + 1[0] + 1[2]'],
  ])('%s is %s', (text, same) => {
    expect(parseGame(store, text)).toBe(parseGame(store, same));
  });

  it.each([
    ['{0 | 0}', 'a game for 3 players has 3 parts, this one has 2'],
    ['1[3]', 'players are numbered 0 to 2; there is no 3'],
    ['2', 'the number 2 is not a game: write 2[0] for the integer of player 0'],
    ['3 *', 'A game is missing here'],
    ['{0', '"}" is missing here'],
    ['x', '"x" does not begin a game.'],
    ['*5000', 'heaps and integers larger than 4096 are not built'],
  ])('%s is refused', (text, message) => {
    expect(() => parseGame(store, text)).toThrow(message);
  });
});

describe('what the theorems allow for sums', () => {
  it.each([2, 3, 4])('%i players: the theorems read off all outcomes of summands', (players) => {
    const all = Array.from({ length: 2 ** players - 1 }, (_, each) => each);
    for (const left of all) {
      for (const right of all) {
        const direct = all.filter(
          (sum) =>
            (hasPlayer(right, 0) || isSubset(sum, left)) &&
            (hasPlayer(left, 0) || isSubset(sum, right)) &&
            all.every(
              (m) => 2 * m >= players || hasPlayer(left | right, m) || !hasPlayer(sum, 2 * m),
            ),
        );
        expect(allowedSums([left, right], players)).toEqual(direct);
      }
    }
  });

  it('three copies: never a win for Next', () => {
    for (const each of sets) {
      const sums = allowedSums([each, each, each], 3);
      expect(allowedMultiples(each, 3, 3)).toEqual(sums.filter((sum) => !hasPlayer(sum, 0)));
    }
  });
});

describe('searching for examples', () => {
  const search = { rank: 3, samples: 300, seed: 1 } as const;

  it.each(conventions(3))('convention %i: every example found is one', (convention) => {
    const own = new GameStore(3);
    const tables = sumTables(own, convention, search);
    const o = (games: readonly GameId[]): number =>
      outcome(own, addAll(own, games), convention)[0] ?? 0;
    for (const left of sets) {
      for (const right of sets) {
        for (const { outcome: sum, games } of tables.addition.examples([left, right])) {
          expect(o(games)).toBe(sum);
          expect(games.map((game) => o([game])).sort()).toEqual([left, right].sort());
          expect(allowedSums([left, right], 3, convention)).toContain(sum);
        }
      }
      for (const { outcome: sum, games } of tables.doubling.examples([left])) {
        expect([o(games), o([...games, ...games])]).toEqual([left, sum]);
      }
      for (const { outcome: sum, games } of tables.multiple.examples([left])) {
        expect([o(games), o([...games, ...games, ...games])]).toEqual([left, sum]);
      }
    }
  });

  it('normal play: rank 3 and a few samples already give every entry of Table 1 but a few', () => {
    const own = new GameStore(3);
    const tables = sumTables(own, normalPlay(3), search);
    let found = 0;
    for (const left of sets) {
      for (const right of sets.slice(left)) {
        found += tables.addition.examples([left, right]).length;
      }
    }
    expect(found).toBeGreaterThan(60);
    expect(printPlayerSet(normalPlay(3), 3)).toBe('OP');
  });
});

test('examples for many players do not fall together', () => {
  // Any two outcomes, in any order; 60 bits tell the pairs apart.
  const table = new ExampleTable(30);
  const outcomes = [0, 1, 2, 3, 2 ** 28, 2 ** 29, 2 ** 29 + 1, 2 ** 30 - 2, 2 ** 30 - 1];
  const pairs = outcomes.flatMap((one, i) => outcomes.slice(i).map((other) => [one, other]));
  for (const [number, pair] of pairs.entries()) {
    table.record(pair, number, [store.zero]);
  }
  for (const [number, [one = 0, other = 0]] of pairs.entries()) {
    expect(table.examples([one, other]).map(({ outcome: found }) => found)).toEqual([number]);
    expect(table.examples([other, one])).toEqual(table.examples([one, other]));
  }
});
