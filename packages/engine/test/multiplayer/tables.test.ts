import { describe, expect, it } from 'vitest';
import { parseCompact } from '../../src/multiplayer/compact.ts';
import { parseGame } from '../../src/multiplayer/explicit.ts';
import { outcome } from '../../src/multiplayer/outcome.ts';
import {
  conventions,
  isSubset,
  normalPlay,
  parsePlayerSet,
  printOutcome,
  printPlayerSet,
} from '../../src/multiplayer/players.ts';
import { type GameId, GameStore } from '../../src/multiplayer/store.ts';
import { add, addAll, copies } from '../../src/multiplayer/sum.ts';
import { allowedMultiples, allowedSums } from '../../src/multiplayer/sum-bounds.ts';
import { sumTables } from '../../src/multiplayer/sum-tables.ts';
import { table1, table2, table3, table7, table8, table9 } from './printed-tables.ts';

const store = new GameStore(3);
const show = (game: GameId): string => printOutcome(outcome(store, game), 3);
const read = (text: string): GameId => parseCompact(store, text);
const set = (text: string): number => parsePlayerSet(text, 3);
const outcomes = Object.keys(table1);

/** All subsets of a printed entry except NOP. */
const below = (entry: string): number[] =>
  [0, 1, 2, 3, 4, 5, 6].filter((each) => isSubset(each, set(entry)));

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
    ['*2_{#', '"}" is missing here.'],
    ['*(21', '")" is missing here.'],
    ['*2)', '")" is not expected here.'],
    ['#', 'A digit or "(" is missing here.'],
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
    ['{0 | 0}', 'A game for 3 players has 3 parts, this one has 2.'],
    ['1[3]', 'Players are numbered 0 to 2; there is no 3.'],
    ['2', 'The number 2 is not a game: write 2[0] for the integer of player 0.'],
    ['3 *', 'A game is missing here.'],
    ['{0', '"}" is missing here.'],
    ['x', '"x" does not begin a game.'],
    ['*5000', 'Heaps and integers larger than 4096 are not built.'],
  ])('%s is refused', (text, message) => {
    expect(() => parseGame(store, text)).toThrow(message);
  });
});

describe('Tables 1, 2 and 3: what the theorems allow', () => {
  for (const left of outcomes) {
    it(`Table 1, row ${left}`, () => {
      for (const right of outcomes) {
        expect(allowedSums([set(left), set(right)], 3)).toEqual(below(table1[left]?.[right] ?? ''));
      }
    });
    it(`Tables 2 and 3, row ${left}`, () => {
      expect(allowedMultiples(set(left), 2, 3)).toEqual(below(table2[left] ?? ''));
      expect(allowedMultiples(set(left), 3, 3)).toEqual(below(table3[left] ?? ''));
    });
  }
});

describe('Tables 7, 8 and 9: an example for everything', () => {
  it('Table 7 (doubling), all 23 cases', () => {
    for (const { of, multiple, game } of table7) {
      expect([show(read(game)), show(copies(store, 2, read(game)))]).toEqual([of, multiple]);
    }
    expect(table7).toHaveLength(23);
    const cases = outcomes.flatMap((each) => below(table2[each] ?? ''));
    expect(cases).toHaveLength(23);
  });

  it('Table 8 (trebling), all but the two open cases of Question 3', () => {
    const shown = table8.filter(({ game }) => game !== '?');
    for (const { of, multiple, game } of shown) {
      expect([show(read(game)), show(copies(store, 3, read(game)))]).toEqual([of, multiple]);
    }
    const cases = outcomes.flatMap((each) => below(table3[each] ?? ''));
    expect(cases).toHaveLength(shown.length + 2);
  });

  it('Table 9, all 85 rows, nine of them repaired', () => {
    for (const { left, right, sum, printed, read: repaired } of table9) {
      const [g, h] = (repaired ?? printed).map(read) as [GameId, GameId];
      expect([show(g), show(h), show(add(store, g, h))]).toEqual([left, right, sum]);
    }
    expect(table9).toHaveLength(85);
    expect(table9.filter((row) => row.read !== undefined)).toHaveLength(9);
    const rows = outcomes.flatMap((left, place) =>
      outcomes.slice(place).flatMap((right) => below(table1[left]?.[right] ?? '')),
    );
    expect(rows).toHaveLength(85);
  });

  /** Every text with one `#` more or less, or one digit turned into a subscript. */
  const oneEdit = (text: string): string[] => {
    const flat = text.replace(/[{}*]/g, '').replaceAll('_#', '#') || '1';
    const found = new Set<string>();
    for (let at = 1; at <= flat.length; at++) {
      // Nothing can be hung on an opening bracket.
      if (flat[at - 1] === '(') continue;
      found.add(`${flat.slice(0, at)}#${flat.slice(at)}`);
      if (flat[at] === '#') found.add(flat.slice(0, at) + flat.slice(at + 1));
      if (/[0-9]/.test(flat[at] ?? '') && flat[at - 1] !== '_') {
        found.add(`${flat.slice(0, at)}_${flat.slice(at)}`);
      }
    }
    return [...found];
  };

  it.each(table9.filter((row) => row.read !== undefined))(
    'the row $left + $right = $sum, printed $printed, has one repair only',
    ({ left, right, sum, printed, read: repaired }) => {
      const fits = ([g, h]: readonly GameId[]): boolean =>
        g !== undefined &&
        h !== undefined &&
        [show(g), show(h), show(add(store, g, h))].join() === [left, right, sum].join();
      expect(fits(printed.map(read))).toBe(false);
      const candidates = [
        ...oneEdit(printed[0]).map((text) => [read(text), read(printed[1])]),
        ...oneEdit(printed[1]).map((text) => [read(printed[0]), read(text)]),
      ];
      const repairs = new Set(candidates.filter(fits).map((pair) => pair.join()));
      expect([...repairs]).toEqual([(repaired ?? []).map(read).join()]);
    },
  );
});

describe('searching for examples', () => {
  const search = { rank: 3, samples: 300, seed: 1 } as const;

  it.each(conventions(3))('convention %i: every example found is one', (convention) => {
    const own = new GameStore(3);
    const tables = sumTables(own, convention, search);
    const o = (games: readonly GameId[]): number =>
      outcome(own, addAll(own, games), convention)[0] ?? 0;
    for (const left of [0, 1, 2, 3, 4, 5, 6]) {
      for (const right of [0, 1, 2, 3, 4, 5, 6]) {
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
    outcomes.forEach((left, place) => {
      for (const right of outcomes.slice(place)) {
        found += tables.addition.examples([set(left), set(right)]).length;
      }
    });
    expect(found).toBeGreaterThan(60);
    expect(printPlayerSet(normalPlay(3), 3)).toBe('OP');
  });
});
