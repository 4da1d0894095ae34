// Partizan quotients have any finite number of elements but 3 [Rubinstein-Salzedo–Zhou]. Here it is shown
// for all sets of games of rank at most 2.
//
// Fewer games tell fewer sums apart, so a set has at least as many elements as each of its subsets has.
// A set with a member, or with two, whose sums fall into four classes by play is therefore out. What is left is a
// set of games that get along in pairs; every such set lies in a largest one, and these have two elements.
import { describe, expect, it } from 'vitest';
import { subpositions } from '../../src/forms/transform.ts';
import { Arena, type FormId, Left, Right, ZERO } from '../../src/index.ts';
import { quotientOfGames } from '../../src/quotients/index.ts';
import { plainOutcome } from '../folds/plain.ts';
import { sums } from './by-play.ts';

const arena = new Arena();

/** All forms whose options are among these. */
function withOptions(options: readonly FormId[]): FormId[] {
  const sets = Array.from({ length: 2 ** options.length }, (_, bits) =>
    options.filter((_, i) => (bits >> i) & 1),
  );
  return [...new Set(sets.flatMap((left) => sets.map((right) => arena.intern(left, right))))];
}

/** How many classes sums of a few of the games and their followers fall into, beside such sums. */
function classesSeen(games: readonly FormId[]): number {
  const all = new Set(games.flatMap((game) => subpositions(arena, game)));
  const kinds = [...all].filter((form) => form !== ZERO);
  const outcomeOf = plainOutcome({
    kinds: kinds.length,
    misere: true,
    options: (kind, side) =>
      arena
        .options(kinds[kind] ?? ZERO, side === 'left' ? Left : Right)
        .map((option) => kinds.map((each) => (each === option ? 1 : 0))),
  });
  for (let most = 1; ; most++) {
    const words = sums(kinds.length, most);
    const beside = (word: number[]): string =>
      words.map((x) => outcomeOf(word.map((count, kind) => count + (x[kind] ?? 0)))).join('');
    const seen = new Set(words.map(beside)).size;
    if (seen >= 4 || most === 3) return seen;
  }
}

/** The largest sets of games any two of which get along. */
function largestSets(
  games: readonly FormId[],
  along: (g: FormId, h: FormId) => boolean,
  chosen: readonly FormId[] = [],
  passed: readonly FormId[] = [],
): FormId[][] {
  if (games.length === 0) return passed.length === 0 ? [[...chosen]] : [];
  const [first, ...rest] = games as [FormId, ...FormId[]];
  const beside = (g: FormId): boolean => along(first, g);
  return [
    ...largestSets(rest.filter(beside), along, [...chosen, first], passed.filter(beside)),
    ...largestSets(rest, along, chosen, [...passed, first]),
  ];
}

describe('quotients of games of rank at most 2', () => {
  const games = withOptions(withOptions([ZERO]));
  const few = games.filter((game) => classesSeen([game]) < 4);
  const along = (g: FormId, h: FormId): boolean => classesSeen([g, h]) < 4;

  it('have 1, 2 or at least 4 elements, for each of the 2^256 sets', () => {
    expect(games).toHaveLength(256);
    const known = new Map<string, boolean>();
    const remembered = (g: FormId, h: FormId): boolean => {
      const key = g < h ? `${g},${h}` : `${h},${g}`;
      const answer = known.get(key) ?? along(g, h);
      known.set(key, answer);
      return answer;
    };
    const largest = largestSets(few, remembered);
    expect(largest.length).toBeGreaterThan(0);
    for (const set of largest) {
      expect(quotientOfGames(arena, set).order).toBeLessThanOrEqual(2);
    }
    // Every pair was looked at.
    expect(known.size).toBe((few.length * (few.length - 1)) / 2);
  });
});
