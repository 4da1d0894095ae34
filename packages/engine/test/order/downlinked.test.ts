// Downlinked games [Siegel, Definition 5.9, Lemma 5.10], against a search for the game T that links.
import { describe, expect, it } from 'vitest';
import { Arena, downlinked, geq } from '../../src/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, type G, show } from '../oracle/game.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { misereSumLeft, misereSumRight } from '../oracle/play.ts';
import { memberOf, random, randomForm, sample } from '../oracle/random.ts';

const arena = new Arena();
const rank2 = formsOfRankAtMost(2);

/** o(G + T) ≤ P and o(H + T) ≥ P. */
const links = (t: G, g: G, h: G) => !misereSumLeft(g, t) && misereSumRight(h, t);

describe('downlinked', () => {
  for (const { name, oracle, engine } of sixPairings(arena)) {
    it(`mod ${name}: no T links where it says no, and most links are found where it says yes`, () => {
      const rng = random(1101);
      const member = memberOf(name);
      const contexts = [
        ...rank2.filter(oracle.contains),
        ...sample(1102, 300, (r) => member(r, 3)),
        ...sample(1103, 100, (r) => member(r, 4)),
      ];
      const games = [...rank2, ...sample(1104, 60, (r) => randomForm(r, 3, true))];
      const count = { yes: 0, linked: 0 };
      for (let i = 0; i < 4000; i++) {
        const [g, h] = [rng.pick(games), rng.pick(games)];
        const found = contexts.some((t) => links(t, g, h));
        if (!downlinked(arena, toEngine(arena, g), toEngine(arena, h), engine)) {
          if (found) expect.fail(`${show(g)} and ${show(h)}`);
        } else {
          count.yes++;
          if (found) count.linked++;
        }
      }
      expect(count.linked / count.yes).toBeGreaterThan(0.5);
    });
  }

  it('G is downlinked to no H ≤ some option of G (Lemma 5.10)', () => {
    for (const { engine } of sixPairings(arena))
      for (const g of rank2.slice(0, 128)) {
        const id = toEngine(arena, g);
        for (const l of g.left) {
          expect(geq(arena, toEngine(arena, l), toEngine(arena, l), engine)).toBe(true);
          expect(downlinked(arena, id, toEngine(arena, l), engine)).toBe(false);
        }
      }
  });
});
