// Laws of order modulo D(A), for universes that are drawn by lot: one to three Left ends of rank at most 2
// generate one, and its members are made of sums of ends and of games in which both can move.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Arena,
  conjugate,
  type FormId,
  geq,
  Left,
  leastUniverse,
  misereOutcome,
  outcomeAtLeast,
  Right,
  simplestForm,
  sum,
  type Universe,
} from '../../src/index.ts';
import { distinguish } from '../../src/reasons/index.ts';
import { holds } from '../oracle/arbitrary.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import * as mirror from '../oracle/game.ts';
import { formsOfRankAtMost, type G, game, isLeftEnd, show, sumOf, zero } from '../oracle/game.ts';
import { random } from '../oracle/random.ts';
import { simplestInOrder } from '../oracle/simplest.ts';
import { leftEndsOf, plainPlay, sumsOfCopies } from './plain-play.ts';

const ends = formsOfRankAtMost(2).filter((g) => isLeftEnd(g) && g !== zero);

const generators = fc.uniqueArray(fc.constantFrom(...ends), { minLength: 1, maxLength: 3 });

/** Members of D(A) of a few moves. */
function memberOf(games: readonly G[], depth: number): fc.Arbitrary<G> {
  const end = fc
    .array(fc.constantFrom(...leftEndsOf(games)), { maxLength: 2 })
    .chain((summands) =>
      fc.boolean().map((left) => (left ? sumOf(summands) : mirror.conjugate(sumOf(summands)))),
    );
  if (depth === 0) return end;
  const options = fc.array(memberOf(games, depth - 1), { minLength: 1, maxLength: 2 });
  return fc.oneof(
    { weight: 1, arbitrary: end },
    { weight: 3, arbitrary: fc.tuple(options, options).map(([left, right]) => game(left, right)) },
  );
}

interface Drawn {
  readonly games: readonly G[];
  readonly members: readonly G[];
}

const drawn = (count: number, depth = 2): fc.Arbitrary<Drawn> =>
  generators.chain((games) =>
    fc
      .array(memberOf(games, depth), { minLength: count, maxLength: count })
      .map((members) => ({ games, members })),
  );

/** The universe in an arena of its own, with the members there. */
function inEngine({ games, members }: Drawn): {
  arena: Arena;
  universe: Universe;
  ids: readonly FormId[];
} {
  const arena = new Arena();
  const universe = leastUniverse(
    arena,
    games.map((g) => toEngine(arena, g)),
  );
  return { arena, universe, ids: members.map((g) => toEngine(arena, g)) };
}

const law = (count: number, runs: number, check: (...drawn: [Drawn]) => void, depth = 2): void =>
  holds(
    fc.property(drawn(count, depth), (one) => check(one)),
    runs,
  );

describe('modulo D(A), for A and members drawn by lot', () => {
  it('sums and conjugates of members are members', () => {
    law(2, 40, (one) => {
      const { arena, universe, ids } = inEngine(one);
      const [g, h] = ids as [FormId, FormId];
      for (const id of [g, h, sum(arena, g, h), conjugate(arena, g)]) {
        expect(universe.contains(arena, id)).toBe(true);
      }
    });
  });

  it('≥ is reflexive and transitive, and conjugation turns it round', () => {
    law(3, 150, (one) => {
      const { arena, universe, ids } = inEngine(one);
      const [g, h, k] = ids as [FormId, FormId, FormId];
      const atLeast = (a: FormId, b: FormId) => geq(arena, a, b, universe);
      expect(atLeast(g, g)).toBe(true);
      if (atLeast(g, h) && atLeast(h, k)) expect(atLeast(g, k)).toBe(true);
      expect(atLeast(conjugate(arena, h), conjugate(arena, g))).toBe(atLeast(g, h));
    });
  });

  it('≥ is kept by sums with members, and seen in their outcomes', () => {
    let comparable = 0;
    law(
      3,
      90,
      (one) => {
        const { arena, universe, ids } = inEngine(one);
        const [a, b, x] = ids as [FormId, FormId, FormId];
        // Games that are equal or one option apart compare more often than any two.
        for (const [g, h] of [
          [a, b],
          [simplestForm(arena, a, universe), a],
          [arena.intern([...arena.options(a, Left), b], arena.options(a, Right)), a],
        ] as const) {
          if (!geq(arena, g, h, universe)) continue;
          comparable++;
          const [gx, hx] = [sum(arena, g, x), sum(arena, h, x)];
          expect(outcomeAtLeast(misereOutcome(arena, gx), misereOutcome(arena, hx))).toBe(true);
          expect(geq(arena, gx, hx, universe)).toBe(true);
        }
      },
      1,
    );
    expect(comparable).toBeGreaterThan(60);
  });

  it('where G ≱ H, a member tells them apart', () => {
    law(
      2,
      60,
      (one) => {
        const { arena, universe, ids } = inEngine(one);
        const [g, h] = ids as [FormId, FormId];
        const found = distinguish(arena, g, h, universe);
        expect(found === undefined).toBe(geq(arena, g, h, universe));
        if (found === undefined) return;
        expect(universe.contains(arena, found.x)).toBe(true);
        const outcomes = [g, h].map((id) => misereOutcome(arena, sum(arena, id, found.x)));
        expect(outcomeAtLeast(outcomes[0] as never, outcomes[1] as never)).toBe(false);
      },
      1,
    );
  });

  it('a simplest form is the same whatever is simplified first', () => {
    law(
      1,
      40,
      (one) => {
        const { arena, universe, ids } = inEngine(one);
        const { leftWinsFirst } = plainPlay();
        const tested = leftEndsOf(one.games);
        const sums = sumsOfCopies(tested, tested.length > 2 ? 2 : 3);
        const naively = {
          name: 'D(A)',
          contains: () => {
            throw new Error('not needed');
          },
          leftStrong: (g: G) => sums.every((beside) => leftWinsFirst(g, beside)),
        };
        const simplest = fromEngine(arena, simplestForm(arena, ids[0] as FormId, universe));
        const rng = random(7);
        for (let i = 0; i < 3; i++) {
          const shuffled = simplestInOrder(one.members[0] as G, naively, (items) =>
            rng.shuffle(items),
          );
          expect(show(shuffled)).toBe(show(simplest));
        }
      },
      1,
    );
  });
});
