import { Arena, B, D, E, geq, Left, M, Right, sum } from '@proviso/engine';
import { census, randomStream } from '@proviso/engine/census';
import { describe, expect, test } from 'vitest';
import { SumsWithJ } from '../../src/problems/sums-with-j.ts';

describe('sums with J on tables', () => {
  test.each([
    ['D', D],
    ['E', E],
    ['B', B],
  ])('say what the comparison of forms says, modulo %s', (_, universe) => {
    const arena = new Arena();
    const members = census(arena, universe, 2).classes.map(({ smallest }) => smallest);
    const random = randomStream(11);
    const any = () => members[random.below(members.length)]!;
    const games = Array.from({ length: 8 }, any);
    const tables = new SumsWithJ(arena, universe, games, members);
    const answers = { true: 0, false: 0 };
    for (let tries = 0; tries < 150; tries++) {
      const [left, right] = [Left, Right].map((side) => {
        const options = [...new Set(Array.from({ length: 1 + random.below(3) }, any))];
        tables.setSide(
          side,
          options.map((option) => tables.placeOfX(option)),
        );
        return options;
      });
      tables.begin();
      const j = arena.intern(left!, right!);
      for (const g of games) {
        for (const h of games) {
          const expected = geq(arena, sum(arena, g, j), sum(arena, h, j), universe);
          answers[`${expected}`]++;
          expect(tables.atLeast(tables.placeOfGame(g), tables.placeOfGame(h))).toBe(expected);
        }
      }
    }
    expect(Math.min(answers.true, answers.false)).toBeGreaterThan(100);
  });

  test('a universe whose strong test is not known is refused', () => {
    expect(() => new SumsWithJ(new Arena(), M, [], [])).toThrow('no strong test of M');
  });
});
