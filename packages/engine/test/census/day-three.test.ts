// Day 3: dicots exactly, bounds on the classes of larger universes, samples and random forms.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  born,
  census,
  dayThreeBounds,
  dicotDayThree,
  randomForm,
  randomStream,
  sampleBorn,
} from '../../src/census/index.ts';
import { proportion } from '../../src/census/sample.ts';
import { exportForms, isDeadEnd } from '../../src/forms/index.ts';
import {
  Arena,
  B,
  closure,
  compare,
  conjugate,
  D,
  E,
  type FormId,
  integer,
  isInvertible,
  Left,
  M,
  Normal,
  perfectMurder,
  Right,
  rank,
  simplestForm,
  type Universe,
  ValueError,
  ZERO,
} from '../../src/index.ts';
import { simplestFromOptions } from '../../src/reduction/simplest.ts';
import { holds } from '../oracle/arbitrary.ts';

const arena = new Arena();
const D10 = closure(arena, [perfectMurder(arena, 2)]);
const D1 = closure(arena, [integer(arena, -1)]);
const six: readonly Universe[] = [M, B, E, D10, D1, D];

describe('dicots born by day 3', () => {
  it('1268 classes modulo D, 7541 modulo M (Dorbec et al., quoted by Siegel, section 4)', () => {
    expect(dicotDayThree(arena, D).classes).toHaveLength(1268);
    expect(dicotDayThree(arena, M).classes).toHaveLength(7541);
  });

  it('there are at least as many classes modulo a larger universe', () => {
    const counts = six.map((u) => dicotDayThree(arena, u).classes.length);
    for (const [i, count] of counts.entries())
      expect(count).toBeGreaterThanOrEqual(counts[i + 1] ?? 0);
  });

  it('every dicot is found, and conjugates come in pairs', () => {
    const dayTwo = born(arena, 2, D);
    for (const universe of six) {
      const { classes, outcomes } = dicotDayThree(arena, universe);
      const found = new Set(classes);
      for (const id of classes) expect(found.has(conjugate(arena, id))).toBe(true);
      expect(outcomes.L).toBe(outcomes.R);
      expect(outcomes.L + outcomes.N + outcomes.P + outcomes.R).toBe(classes.length);
      holds(
        fc.property(
          fc.uniqueArray(fc.nat(9), { minLength: 1 }),
          fc.uniqueArray(fc.nat(9), { minLength: 1 }),
          (left, right) => {
            const form = arena.intern(
              left.map((i) => dayTwo[i]!),
              right.map((i) => dayTwo[i]!),
            );
            expect(found.has(simplestForm(arena, form, universe))).toBe(true);
          },
        ),
        100,
      );
    }
  });

  // The way without short cuts: every pair reduced, and G + Ḡ compared with 0 for every class.
  it.each(six.map((universe) => [universe.name, universe] as const))(
    'they are the same without the short cuts, modulo %s',
    (_, universe) => {
      const values = new Set(born(arena, 2, D).map((form) => simplestForm(arena, form, universe)));
      let sides: FormId[][] = [[]];
      for (const value of values) {
        const free = sides.filter((side) =>
          side.every((other) => compare(arena, value, other, universe) === '||'),
        );
        sides = [...sides, ...free.map((side) => [...side, value])];
      }
      const found = new Set([ZERO]);
      for (const left of sides.slice(1))
        for (const right of sides.slice(1))
          found.add(simplestFromOptions(arena, left, right, universe));
      const { classes, invertible } = dicotDayThree(arena, universe);
      expect(classes).toEqual([...found]);
      expect(invertible).toBe(classes.filter((id) => isInvertible(arena, id, universe)).length);
    },
  );

  it('all 1,046,530 of them fall into these classes modulo D', () => {
    const mine = new Arena();
    const found = new Set(dicotDayThree(mine, D).classes);
    const seen = new Set<FormId>();
    const values = born(mine, 2, D).map((form) => simplestForm(mine, form, D));
    // By their sets of options, each reduced once.
    const sides = new Map<string, FormId[]>();
    for (let mask = 1; mask < 1024; mask++) {
      const side = [...new Set(values.filter((_, i) => (mask >> i) & 1))].sort((a, b) => a - b);
      sides.set(side.join(), side);
    }
    for (const left of sides.values())
      for (const right of sides.values()) seen.add(simplestFromOptions(mine, left, right, D));
    seen.add(ZERO);
    expect(seen).toEqual(found);
  });
});

describe('bounds on the number of classes born by day 3', () => {
  const bounds = new Map([E, B].map((u) => [u.name, dayThreeBounds(arena, u)] as const));

  it('the lower bound is below the upper, and both are where the argument puts them', () => {
    for (const { lower, upper, antichains, withLeftDeadEnd } of bounds.values()) {
      expect(lower).toBe(withLeftDeadEnd ** 2n);
      expect(upper).toBe(antichains.upper ** 2n);
      expect(withLeftDeadEnd < antichains.upper && antichains.lower <= antichains.upper).toBe(true);
    }
    expect(bounds.get('E')!.lower > 2n ** 126n).toBe(true);
    expect(bounds.get('E')!.upper < 2n ** 158n).toBe(true);
    expect(bounds.get('B')!.lower > 2n ** 130n).toBe(true);
    expect(bounds.get('B')!.upper < 2n ** 164n).toBe(true);
  });

  it('the family of the lower bound is in simplest form: random members are not reduced further', () => {
    for (const universe of [M, B, E, D10, D1]) {
      const { classes, order } = census(arena, universe, 2);
      const stream = randomStream(5);
      const ends = classes.flatMap(({ smallest }, i) =>
        smallest !== ZERO && isDeadEnd(arena, smallest, Left) ? [i] : [],
      );
      const mirrored = new Map(
        classes.map((info, i) => [conjugate(arena, info.simplest), i] as const),
      );
      /** A random antichain with a Left dead end in it. */
      const draw = (): number[] => {
        const chosen = [ends[stream.below(ends.length)]!];
        for (let tries = 0; tries < 40; tries++) {
          const i = stream.below(classes.length);
          if (chosen.every((j) => !order.atLeast(i, j) && !order.atLeast(j, i))) chosen.push(i);
        }
        return chosen;
      };
      for (let i = 0; i < 40; i++) {
        const right = draw().map((k) => classes[k]!);
        const left = draw().map((k) => classes[mirrored.get(classes[k]!.simplest)!]!);
        const form = arena.intern(
          left.map((info) => info.smallest),
          right.map((info) => info.smallest),
        );
        const simplest = arena.intern(
          left.map((info) => info.simplest),
          right.map((info) => info.simplest),
        );
        expect(universe.contains(arena, form)).toBe(true);
        expect(simplestForm(arena, form, universe)).toBe(simplest);
      }
    }
  });

  it('refuses D, which is counted', () => {
    expect(() => dayThreeBounds(arena, D)).toThrow(ValueError);
    expect(() => dayThreeBounds(arena, Normal)).toThrow('exactly');
  });
});

describe('random forms', () => {
  it('lie in the universe, have the rank, and do not depend on the arena', () => {
    for (const universe of [...six, Normal]) {
      for (let seed = 0; seed < 60; seed++) {
        const id = randomForm(arena, 4, universe, seed);
        expect(universe.contains(arena, id)).toBe(true);
        expect(rank(arena, id)).toBeLessThanOrEqual(4);
        const other = new Arena();
        other.intern([], [other.intern([ZERO], [])]);
        const again = randomForm(other, 4, universe, seed);
        expect(exportForms(other, [again])).toEqual(exportForms(arena, [id]));
      }
    }
  });

  it('follow the stated law: options of rank-1 forms by eighths', () => {
    // At rank 1 a player has an option (0) with probability 7/8.
    const forms = Array.from({ length: 4000 }, (_, seed) => randomForm(arena, 1, M, seed));
    const count = forms.filter((id) => arena.hasOptions(id, Left)).length;
    const { low, high } = proportion(count, forms.length);
    expect(low <= 7 / 8 && 7 / 8 <= high).toBe(true);
    // Given that it is a dicot, it is * with probability (49/64) / (49/64 + 1/64).
    const dicots = Array.from({ length: 4000 }, (_, seed) => randomForm(arena, 1, D, seed));
    const stars = proportion(dicots.filter((id) => id !== ZERO).length, dicots.length);
    expect(stars.low <= 49 / 50 && 49 / 50 <= stars.high).toBe(true);
  });

  it('refuse what is no rank and no seed', () => {
    expect(() => randomForm(arena, 99, E, 1)).toThrow('rank from 0 to');
    expect(() => randomForm(arena, 2, E, 0.5)).toThrow('seed');
    expect(randomForm(arena, 0, E, 7)).toBe(ZERO);
  });
});

describe('samples', () => {
  it('are the same on every run, in any arena', () => {
    const options = { law: 'sparse', size: 300, seed: 42 } as const;
    const a = sampleBorn(new Arena(), 3, E, options);
    const b = sampleBorn(arena, 3, E, options);
    expect({ ...a, universe: '' }).toEqual({ ...b, universe: '' });
    const c = sampleBorn(arena, 3, E, { ...options, seed: 43 });
    expect(c.outcomes).not.toEqual(a.outcomes);
  });

  it('agree with the truth where that can be listed: non-ends of day 2 in E', () => {
    const forms = born(arena, 2, E).filter(
      (id) => arena.hasOptions(id, Left) && arena.hasOptions(id, Right),
    );
    expect(forms).toHaveLength(225);
    const { classes } = census(arena, E, 2);
    const infoOf = new Map(classes.flatMap((c) => c.members.map((id) => [id, c] as const)));
    const truth = (test: (id: FormId) => boolean) => forms.filter(test).length / forms.length;
    const expected = [
      truth((id) => infoOf.get(id)?.invertible === true),
      truth((id) => infoOf.get(id)?.reduced === id),
      truth((id) => infoOf.get(id)?.outcome === 'N'),
      truth((id) => infoOf.get(id)?.outcome === 'P'),
      truth((id) => infoOf.get(id)?.outcome === 'L'),
    ];
    // Of many 95% intervals about 95% hold the true value.
    let covered = 0;
    const seeds = 80;
    for (let seed = 0; seed < seeds; seed++) {
      const sample = sampleBorn(arena, 2, E, { law: 'uniform', size: 500, seed });
      const { N, P, L } = sample.outcomes;
      for (const [i, { low, high }] of [sample.invertible, sample.reduced, N, P, L].entries()) {
        if (low <= expected[i]! && expected[i]! <= high) covered++;
      }
    }
    expect(covered / (5 * seeds)).toBeGreaterThan(0.91);
    expect(covered / (5 * seeds)).toBeLessThan(0.99);
  });

  it("have Wilson's intervals", () => {
    // By the defining equation: |p − value| = z √(p(1 − p)/n) at both ends.
    for (const [count, of] of [
      [0, 10],
      [3, 10],
      [50, 200],
      [200, 200],
    ] as const) {
      const { value, low, high } = proportion(count, of);
      for (const p of [low, high]) {
        expect(Math.abs(p - value)).toBeCloseTo(1.96 * Math.sqrt((p * (1 - p)) / of), 3);
      }
    }
    expect(() => sampleBorn(arena, 0, E, { law: 'sparse', size: 1, seed: 1 })).toThrow(ValueError);
    expect(() => sampleBorn(arena, 2, E, { law: 'sparse', size: 0, seed: 1 })).toThrow(ValueError);
  });
});
