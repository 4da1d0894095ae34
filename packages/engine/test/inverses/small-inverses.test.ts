// Inverses of games that equal no known member of the universe: a member H of rank at most 2 with
// G + H ≡ 0, held against the naive order.
import { describe, expect, it } from 'vitest';
import { Arena, D, inverse, isInvertible, NotDecidedError } from '../../src/index.ts';
import { explainInvertible } from '../../src/reasons/explain-invertible.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, show, sumOf, zero } from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';
import * as naive from '../oracle/order.ts';
import { random } from '../oracle/random.ts';
import * as oracle from '../oracle/universes.ts';

describe('games outside D', () => {
  const arena = new Arena();

  it('{*, -1 | 0} has the inverse {0 | *}, which is not its conjugate', () => {
    const g = read('{*,-1|0}');
    expect(naive.equal(sumOf([g, read('{0|*}')]), zero, oracle.D)).toBe(true);
    const id = toEngine(arena, g);
    expect(D.contains(arena, id)).toBe(false);
    expect(isInvertible(arena, id, D)).toBe(true);
    const found = inverse(arena, id, D);
    expect(found === undefined ? 'none' : show(fromEngine(arena, found))).toBe(show(read('{0|*}')));
    const { because } = explainInvertible(arena, id, D);
    expect(because).toHaveLength(2);
  });

  it('inverses of other forms of rank 2 that are told are inverses by the naive order', () => {
    let outside = 0;
    for (const g of random(17).shuffle(formsOfRankAtMost(2))) {
      if (outside === 12) break;
      const id = toEngine(arena, g);
      try {
        const found = inverse(arena, id, D);
        if (found === undefined || D.contains(arena, id)) continue;
        outside++;
        const h = fromEngine(arena, found);
        if (!naive.equal(sumOf([g, h]), zero, oracle.D)) expect.fail(`${show(g)} + ${show(h)}`);
      } catch (error) {
        expect(error).toBeInstanceOf(NotDecidedError);
      }
    }
    expect(outside).toBe(12);
  });
});
