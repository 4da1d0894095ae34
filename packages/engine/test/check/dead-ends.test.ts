// The checker's own dead ends: order, simplest forms, membership in cl(A) and test sets, against the
// oracle and the published lists [Siegel, after Definition 4.8].
import { describe, expect, it } from 'vitest';
import { DeadEnds } from '../../src/check/dead-ends.ts';
import { Arena, formToText, integer } from '../../src/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import {
  absolute,
  closureUpToRank,
  deadEndAtLeast,
  leftDeadEnds,
  minimal,
  truncatedClosure,
} from '../oracle/deadEnds.ts';
import { type G, game } from '../oracle/game.ts';
import { end, read } from '../oracle/notation.ts';
import { random } from '../oracle/random.ts';

const arena = new Arena();
const generatorSets: [string, G[]][] = [
  ['1̄', [read('-1')]],
  ['1̄0', [end(0, 1)]],
  ['2̄0', [end(0, 2)]],
  ['2̄1̄0, 3̄0', [end(0, 1, 2), end(0, 3)]],
];

/** Dead ends in any form, dominated options included. */
function someEnds(seed: number, count: number): G[] {
  const rng = random(seed);
  const make = (n: number): G =>
    n === 0
      ? game([], [])
      : game(
          [],
          Array.from({ length: 1 + rng.below(3) }, () => make(rng.below(n))),
        );
  return Array.from({ length: count }, () => make(1 + rng.below(4)));
}

describe('dead ends', () => {
  const ends = new DeadEnds(arena, []);

  it('compare and simplify as the oracle says', () => {
    const all = [...leftDeadEnds(3), ...someEnds(91, 60)];
    for (const g of all) {
      expect(fromEngine(arena, ends.simplest(toEngine(arena, g)))).toBe(absolute(g));
      for (const h of all) {
        const [a, b] = [ends.simplest(toEngine(arena, g)), ends.simplest(toEngine(arena, h))];
        expect(ends.atLeast(a, b)).toBe(deadEndAtLeast(g, h));
      }
    }
  });

  it.each(generatorSets)('of cl(%s) are told from others', (_, generators) => {
    const closure = new DeadEnds(
      arena,
      generators.map((g) => toEngine(arena, g)),
    );
    for (const g of [...leftDeadEnds(4), ...someEnds(92, 100)]) {
      const expected = closureUpToRank(generators, 4).includes(absolute(g));
      expect(closure.inClosure(toEngine(arena, g))).toBe(expected);
    }
  });

  it.each(generatorSets)('have the test sets of D(%s)', (_, generators) => {
    const closure = new DeadEnds(
      arena,
      generators.map((g) => toEngine(arena, g)),
    );
    for (let n = 0; n <= 4; n++) {
      const expected = new Set(minimal(truncatedClosure(generators, n)));
      const found = closure.testEnds(n).map((id) => fromEngine(arena, id));
      expect(new Set(found)).toEqual(expected);
    }
  });

  it('T_n(D(1̄)) = {0, 1̄, …, n̄}', () => {
    const closure = new DeadEnds(arena, [integer(arena, -1)]);
    const texts = closure.testEnds(5).map((id) => formToText(arena, id));
    expect(texts.sort()).toEqual(['-1', '-2', '-3', '-4', '-5', '0']);
  });
});
