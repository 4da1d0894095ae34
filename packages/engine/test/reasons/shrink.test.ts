// Making games smaller, against all that one replacement can do, on plain objects.
import { describe, expect, it } from 'vitest';
import { Arena, type FormId } from '../../src/index.ts';
import { shrink, smallestOf } from '../../src/reasons/shrink.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import {
  edges,
  formsOfRankAtMost,
  type G,
  game,
  integer,
  rank,
  show,
  star,
  subpositions,
  zero,
} from '../oracle/game.ts';
import { misere } from '../oracle/play.ts';
import { random, randomForm } from '../oracle/random.ts';

/** By rank, then by edges. */
const isSmaller = (a: G, b: G): boolean =>
  rank(a) < rank(b) || (rank(a) === rank(b) && edges(a) < edges(b));

/** The game with one subposition replaced wherever it stands. */
function replaced(x: G, target: G, by: G): G {
  if (x === target) return by;
  const all = (options: readonly G[]) => options.map((option) => replaced(option, target, by));
  return game(all(x.left), all(x.right));
}

/** What may stand for a game: something small, one of its options, or itself less one of them. */
function replacements(form: G): G[] {
  if (form === zero) return [];
  const without = (options: readonly G[], option: G) => options.filter((other) => other !== option);
  return [
    ...[zero, integer(1), integer(-1), star],
    ...form.left,
    ...form.right,
    ...form.left.map((option) => game(without(form.left, option), form.right)),
    ...form.right.map((option) => game(form.left, without(form.right, option))),
  ];
}

/** All smaller games that one replacement gives. */
const smallerGames = (x: G): Set<G> =>
  new Set(
    subpositions(x)
      .flatMap((target) => replacements(target).map((by) => replaced(x, target, by)))
      .filter((y) => isSmaller(y, x)),
  );

/** Properties that a game has, some of them held by few others. */
const properties: readonly ((x: G) => (y: G) => boolean)[] = [
  (x) => (y) => misere(y) === misere(x),
  (x) => (y) => misere(y) === misere(x) && y.left.length === x.left.length,
  (x) => (y) => y === x || (edges(y) % 3n === 1n && rank(y) > 0),
  (x) => (y) => y === x,
  () => () => true,
];

describe('making a game smaller', () => {
  const arena = new Arena();

  function shrunk(x: G, keeps: (y: G) => boolean, attempts: number): { y: G; tried: G[] } {
    const tried: G[] = [];
    const id = shrink(
      arena,
      toEngine(arena, x),
      (candidate) => {
        tried.push(fromEngine(arena, candidate));
        return keeps(fromEngine(arena, candidate));
      },
      attempts,
    );
    return { y: fromEngine(arena, id), tried };
  }

  it('goes on until no replacement makes it smaller', () => {
    const rng = random(101);
    let changed = 0;
    for (let i = 0; i < 200; i++) {
      const x = randomForm(rng, 2 + (i % 3));
      const keeps = properties[i % properties.length]!(x);
      const { y } = shrunk(x, keeps, 10_000);
      expect(keeps(y) && (y === x || isSmaller(y, x)), show(x)).toBe(true);
      const left = [...smallerGames(y)].filter(keeps);
      expect(left, `${show(x)} to ${show(y)}`).toEqual([]);
      if (y !== x) changed++;
    }
    expect(changed).toBeGreaterThan(80);
  });

  it('tries each game once while nothing is found, only smaller ones, and no more than allowed', () => {
    const rng = random(102);
    for (let i = 0; i < 100; i++) {
      const x = randomForm(rng, 2 + (i % 2));
      const { y, tried } = shrunk(x, (z) => z === x, 10_000);
      expect(y).toBe(x);
      expect(new Set(tried)).toEqual(smallerGames(x));
      expect(tried.length).toBe(new Set(tried).size);
      for (const attempts of [0, 1, tried.length - 1, tried.length]) {
        expect(shrunk(x, () => false, attempts).tried).toEqual(tried.slice(0, attempts));
      }
      // What is found last is kept, even if it was the last attempt.
      const [first] = tried;
      if (first === undefined) continue;
      expect(shrunk(x, () => true, 1).y).toBe(first);
      expect(shrunk(x, () => true, 0).y).toBe(x);
    }
  });
});

describe('the smallest of some games', () => {
  it('has the least rank, then the fewest edges, in whatever order they come', () => {
    const arena = new Arena();
    const rng = random(103);
    const forms = formsOfRankAtMost(2);
    for (let i = 0; i < 200; i++) {
      const some = rng.shuffle(forms).slice(0, 1 + (i % 6));
      const ids = some.map((g): FormId => toEngine(arena, g));
      const least = smallestOf(arena, ids)!;
      expect(some.some((g) => isSmaller(g, fromEngine(arena, least)))).toBe(false);
      expect(ids).toContain(least);
      expect(smallestOf(arena, rng.shuffle(ids))).toBe(least);
    }
    expect(smallestOf(arena, [])).toBeUndefined();
  });
});
