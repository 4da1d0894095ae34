// Heap by heap and all at once: the search that takes heaps in one by one, with what it found before, and the one
// that begins with all of them, give isomorphic monoids, with the same outcomes and the same Φ.
import { expect, it } from 'vitest';
import { quotientOfHeaps, type TwoPlayerQuotient } from '../../src/quotients/index.ts';
import { learnFinite } from '../../src/quotients/search/finite.ts';
import { Lettered } from '../../src/quotients/search/lettered.ts';
import { learnWeighted } from '../../src/quotients/search/weighted.ts';
import type { Kinds } from '../../src/quotients/sums.ts';
import { twoPlayerQuotient } from '../../src/quotients/two-players.ts';
import { octal, partizanOctal } from '../../src/rulesets/index.ts';
import { sums, wordOf } from './by-play.ts';

/** The quotient of kinds that are all letters from the beginning. */
function allAtOnce(kinds: Kinds, finite: boolean): TwoPlayerQuotient {
  const game = new Lettered(kinds);
  for (const moves of kinds.moves) game.add(moves);
  const learned = finite ? learnFinite(game, { classes: 100 }, []) : learnWeighted(game);
  if (typeof learned !== 'object') throw new Error(`not learned: ${learned}`);
  return twoPlayerQuotient(
    learned.model,
    kinds,
    kinds.moves.map((_, kind) => String(kind + 1)),
  );
}

const keyOf = (each: { class: number; weight: number }): string => `${each.class}:${each.weight}`;

/** Sums of up to three heaps with their elements in both; whether the one tells those of the other is seen here. */
function demandIsomorphic(one: TwoPlayerQuotient, other: TwoPlayerQuotient): void {
  const to = new Map<string, string>();
  const back = new Map<string, string>();
  for (const counts of sums(one.kinds.moves.length, 3)) {
    const word = wordOf(counts);
    const [x, y] = [one.elementOf(word), other.elementOf(word)];
    expect(to.get(keyOf(x)) ?? keyOf(y), word.join()).toBe(keyOf(y));
    expect(back.get(keyOf(y)) ?? keyOf(x), word.join()).toBe(keyOf(x));
    to.set(keyOf(x), keyOf(y));
    back.set(keyOf(y), keyOf(x));
    expect(one.outcomeOf(x)).toBe(other.outcomeOf(y));
  }
}

it.each(
  '0.07 0.12 0.15 0.17 0.26 0.3 0.31 0.35 0.37 0.45 0.51 0.53 0.71 0.75 0.77 0.123 0.144 4.5'.split(
    ' ',
  ),
)('%s', (code) => {
  const one = quotientOfHeaps(octal(code), 7);
  const other = allAtOnce(one.kinds, true);
  expect(other.order).toBe(one.order);
  demandIsomorphic(one, other);
  // A map of elements that sends Φ to Φ and respects products is the isomorphism.
  const to = one.monoid.elements.map((word) => other.elementOf(wordOf(word)).class);
  expect(new Set(to).size).toBe(one.order);
  for (const [x, image] of to.entries()) {
    for (const [y, also] of to.entries()) {
      expect(other.monoid.multiply(image, also)).toBe(to[one.monoid.multiply(x, y)]);
    }
  }
});

it.each([
  ['0.1', '0.3', 6],
  ['0.3', '0.37', 6],
  ['0.1', '0.7', 6],
  ['0.12', '0.3', 4],
  ['0.7', '0.07', 4],
  ['0.1', '0.01', 2],
  ['0.03', '0.1', 2],
])('%s for Left and %s for Right', (left, right, heaps) => {
  const one = quotientOfHeaps(partizanOctal(left, right), heaps);
  const other = allAtOnce(one.kinds, one.order !== Infinity);
  expect(one.kinds.movers).toBe(2);
  expect([other.order, other.monoid.order]).toEqual([one.order, one.monoid.order]);
  demandIsomorphic(one, other);
});
