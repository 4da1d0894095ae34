// Sets of options by their effects, against a look at every set there is.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Arena, type FormId, integer } from '../../src/index.ts';
import { cheapestSets, type GrownSets, type SingleOption } from '../../src/reasons/option-sets.ts';
import { holds } from '../oracle/arbitrary.ts';
import { subsets } from '../oracle/game.ts';

const arena = new Arena();

/** Up to seven options with effects on four places, cheapest first, and a bound on the cost. */
const questions = fc.tuple(
  fc
    .array(
      fc.tuple(fc.array(fc.nat(1), { minLength: 4, maxLength: 4 }), fc.integer({ min: 1, max: 4 })),
      {
        maxLength: 7,
      },
    )
    .map((list) =>
      list
        .toSorted(([, a], [, b]) => a - b)
        .map(
          ([effect, cost], i): SingleOption => ({
            form: integer(arena, i),
            effect: Uint8Array.from(effect),
            cost,
          }),
        ),
    ),
  fc.oneof(fc.integer({ min: 1, max: 14 }), fc.constant(Infinity)),
);

const effectOf = (set: readonly SingleOption[]): string =>
  [0, 1, 2, 3].map((place) => Math.max(...set.map(({ effect }) => effect[place]!))).join('');
const costOf = (set: readonly SingleOption[]): number =>
  set.reduce((total, { cost }) => total + cost, 0);

/** The least cost of each effect, below the bound. */
function leastCosts(singles: readonly SingleOption[], bound: number): Map<string, number> {
  const least = new Map<string, number>();
  for (const set of subsets(singles)) {
    if (set.length === 0 || costOf(set) >= bound) continue;
    const effect = effectOf(set);
    least.set(effect, Math.min(costOf(set), least.get(effect) ?? Infinity));
  }
  return least;
}

/** How many unions it takes: every effect with every single one, as long as that stays below the bound. */
function unionsNeeded(singles: readonly SingleOption[], bound: number): number {
  const single = new Map<string, number>();
  for (const one of singles.toReversed()) single.set(effectOf([one]), one.cost);
  return [...leastCosts(singles, bound).values()].reduce(
    (total, cost) => total + [...single.values()].filter((more) => cost + more < bound).length,
    0,
  );
}

/** What was found, as effects with their costs; each set has the effect and the cost it claims. */
function found({ byCost }: GrownSets, singles: readonly SingleOption[]): [string, number][] {
  const byForm = new Map(singles.map((single) => [single.form, single]));
  return byCost.flatMap((sets, cost) =>
    sets.map(({ options, effect }): [string, number] => {
      const set = options.map((form: FormId) => byForm.get(form)!);
      expect(new Set(options).size).toBe(options.length);
      expect([effectOf(set), costOf(set)]).toEqual([effect.join(''), cost]);
      return [effect.join(''), cost];
    }),
  );
}

describe('sets of options', () => {
  it('have each effect once and at the least cost, for no more unions than that takes', () => {
    holds(
      fc.property(questions, ([singles, bound]) => {
        let ticks = 0;
        const grown = cheapestSets(singles, bound, Infinity, { tick: () => ticks++ });
        const least = [...leastCosts(singles, bound)];
        expect(found(grown, singles).sort()).toEqual(least.sort());
        expect(grown.complete).toBe(true);
        expect(ticks).toBe(unionsNeeded(singles, bound));
      }),
    );
  });

  it('are all there exactly if there are unions enough, and true in any case', () => {
    holds(
      fc.property(questions, fc.nat(40), ([singles, bound], fewer) => {
        const needed = unionsNeeded(singles, bound);
        const all = cheapestSets(singles, bound, Infinity, arena);
        expect(cheapestSets(singles, bound, needed, arena)).toEqual(all);
        if (fewer === 0 || fewer > needed) return;
        const some = cheapestSets(singles, bound, needed - fewer, arena);
        expect(some.complete).toBe(false);
        const effects = found(some, singles).map(([effect]) => effect);
        expect(new Set(effects).size).toBe(effects.length);
      }),
    );
  });
});
