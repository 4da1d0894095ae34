// Simplest forms against the naive loop of Definition 5.19, in the six universes and others: all
// forms of rank ≤ 2, augmented forms of rank ≤ 1, random members and random augmented forms.
import { describe, expect, it } from 'vitest';
import { Arena, Left, Normal, Right, simplestForm } from '../../src/index.ts';
import { simplestFromOptions } from '../../src/reduction/simplest.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { augmentedFormsOfRankAtMost, formsOfRankAtMost, show } from '../oracle/game.ts';
import { canonical } from '../oracle/normal.ts';
import { end } from '../oracle/notation.ts';
import { closurePairing, sixPairings } from '../oracle/pairing.ts';
import { memberOf, randomForm, randomMemberOf, sample } from '../oracle/random.ts';
import { simplest } from '../oracle/simplest.ts';

const arena = new Arena();
const rank2 = formsOfRankAtMost(2);
const augmented = augmentedFormsOfRankAtMost(1);
const random3 = sample(1301, 300, (rng) => randomForm(rng, 3, true));
const random4 = sample(1302, 100, (rng) => randomForm(rng, 4, true));

describe('simplest forms against the oracle', () => {
  for (const { name, oracle, engine } of [
    ...sixPairings(arena),
    closurePairing(arena, 'D(2̄0)', [end(0, 2)]),
    closurePairing(arena, 'D(2̄1̄)', [end(1, 2)]),
    closurePairing(arena, 'D(2̄1̄0, 3̄0)', [end(0, 1, 2), end(0, 3)]),
  ])
    it(`mod ${name}`, () => {
      const member = memberOf(name in randomMemberOf ? name : 'D(1̄)');
      const members = [
        ...sample(1303, 300, (rng) => member(rng, 3)),
        ...sample(1304, 150, (rng) => member(rng, 4)),
      ];
      const differing = [...rank2, ...augmented, ...random3, ...random4, ...members].filter(
        (g) =>
          fromEngine(arena, simplestForm(arena, toEngine(arena, g), engine)) !==
          simplest(g, oracle),
      );
      expect(differing.map(show)).toEqual([]);
    });

  it('in normal play: the canonical form of the textbook', () => {
    const games = [
      ...rank2,
      ...sample(1305, 500, (rng) => randomForm(rng, 3 + rng.below(2))),
      ...random3,
    ];
    const differing = games.filter(
      (g) => fromEngine(arena, simplestForm(arena, toEngine(arena, g), Normal)) !== canonical(g),
    );
    expect(differing.map(show)).toEqual([]);
  });

  it('from simplest options, as a position is evaluated', () => {
    for (const { engine } of sixPairings(arena))
      for (const g of rank2) {
        const id = toEngine(arena, g);
        const [l, r] = [Left, Right].map((side) =>
          arena.options(id, side).map((o) => simplestForm(arena, o, engine)),
        );
        expect(simplestFromOptions(arena, l ?? [], r ?? [], engine)).toBe(
          simplestForm(arena, id, engine),
        );
      }
  });
});
