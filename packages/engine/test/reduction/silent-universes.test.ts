// Universes of which only membership and the strong test are known: expansions and birthdays by search
// are right where they are given, and not decided otherwise.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  birthday,
  expansion,
  Left,
  NotDecidedError,
  simplestForm,
  type Universe,
} from '../../src/index.ts';
import { reversingEnd } from '../../src/reduction/reversers.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import {
  augmentedFormsOfRankAtMost,
  formsOfRankAtMost,
  type G,
  isLeftEnd,
  rank,
} from '../oracle/game.ts';
import { equal, geq } from '../oracle/order.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { random, sample } from '../oracle/random.ts';
import { simplest } from '../oracle/simplest.ts';

const rank2 = formsOfRankAtMost(2);
const augmented = augmentedFormsOfRankAtMost(1);

/** A universe that says no more than it must, unless told to. */
const silent = (
  { name, contains, isStrong }: Universe,
  knowledge: Partial<Universe> = {},
): Universe => ({ name, key: `silent ${name}`, contains, isStrong, ...knowledge });

/** What is found, or `undefined` where it is not decided. */
function decided<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof NotDecidedError) return undefined;
    throw error;
  }
}

describe.each(['M', 'B', 'E', 'D(1̄0)', 'D(1̄)', 'D'])('modulo %s, kept silent', (name) => {
  const paired = (arena: Arena) => sixPairings(arena).find((each) => each.name === name)!;
  const { oracle: u } = paired(new Arena());
  const members = sample(1701, 70, (rng) => rng.pick(rank2)).filter(u.contains);

  /** The least rank of a member of rank at most 2 that is equal to G. */
  const least = (g: G): number =>
    Math.min(...rank2.filter((x) => u.contains(x) && equal(x, g, u)).map(rank));

  it('an expansion that is given is a member with that simplest form; most are found', () => {
    const arena = new Arena();
    const universe = silent(paired(arena).engine);
    let found = 0;
    for (const g of members) {
      const k = simplestForm(arena, toEngine(arena, g), universe);
      const v = decided(() => expansion(arena, k, universe));
      if (v === undefined) continue;
      found++;
      const plain = fromEngine(arena, v);
      expect(u.contains(plain)).toBe(true);
      expect(simplest(plain, u)).toBe(simplest(g, u));
    }
    expect(found).toBeGreaterThan(0.9 * members.length);
  });

  it('so is one of an augmented form, if it is given', () => {
    const arena = new Arena();
    const universe = silent(paired(arena).engine);
    for (const g of sample(1703, 80, (rng) => rng.pick(augmented))) {
      const k = simplestForm(arena, toEngine(arena, g), universe);
      const v = decided(() => expansion(arena, k, universe));
      if (v === undefined) continue;
      const plain = fromEngine(arena, v);
      expect(u.contains(plain) && simplest(plain, u) === simplest(g, u)).toBe(true);
    }
  });

  it('a simplest form has the birthday of the members equal to it', () => {
    const arena = new Arena();
    const { engine } = paired(arena);
    for (const universe of [engine, silent(engine)]) {
      for (const g of members.slice(0, 20)) {
        const k = simplestForm(arena, toEngine(arena, g), universe);
        const born = decided(() => birthday(arena, k, universe));
        if (born !== undefined) expect(born).toEqual({ atLeast: least(g), atMost: least(g) });
      }
    }
  });

  it('birthdays have true bounds', () => {
    const arena = new Arena();
    const universe = silent(paired(arena).engine);
    for (const g of members.slice(0, 25)) {
      const born = birthday(arena, toEngine(arena, g), universe)!;
      // All ranks up to 2 are searched, so nothing is left open.
      expect(born).toEqual({ atLeast: least(g), atMost: least(g) });
    }
  });

  it('an end to reverse through is a Left end of the universe below the game, the least found', () => {
    const arena = new Arena();
    const universe = silent(paired(arena).engine);
    const ends = rank2.filter((x) => isLeftEnd(x) && u.contains(x));
    const rng = random(1702);
    for (let round = 0; round < 40; round++) {
      const g = rng.pick(rank2);
      const end = reversingEnd(arena, toEngine(arena, g), Left, universe);
      const below = ends.filter((x) => geq(g, x, u)).map(rank);
      if (end === undefined) {
        expect(below).toEqual([]);
        continue;
      }
      const plain = fromEngine(arena, end);
      expect(isLeftEnd(plain) && u.contains(plain) && geq(g, plain, u)).toBe(true);
      expect(rank(plain)).toBeLessThanOrEqual(Math.min(...below, Infinity));
    }
  });
});

describe('a universe that lists test ends and nothing to reverse through', () => {
  it('the members behind its test ends are tried too, one move longer than the game', () => {
    const arena = new Arena();
    const { engine } = sixPairings(arena).find((each) => each.name === 'D(1̄)')!;
    const asked: number[] = [];
    const universe = silent(engine, {
      testSet: (a, n) => {
        asked.push(n);
        return engine.testSet!(a, n);
      },
    });
    const g = toEngine(arena, rank2.find((x) => rank(x) === 2)!);
    reversingEnd(arena, g, Left, universe);
    expect(asked).toEqual([3]);
  });
});
