// Fingerprints refute exactly what they say they do: G ≥ H where Left does better with H than with G in
// some context that counts, in normal play, or by a strong test that counts. All of it is played out on
// plain objects.
import { describe, expect, it } from 'vitest';
import { Arena, Normal, orderModulo, type Universe } from '../../src/index.ts';
import { CONTEXT_WORDS, CONTEXTS_PER_WORD, OPTIONS_FIRST } from '../../src/order/contexts.ts';
import { Fingerprints } from '../../src/order/fingerprint.ts';
import { toEngine } from '../oracle/bridge.ts';
import { conjugate, formsOfRankAtMost, type G, game, isLeftEndLike, show } from '../oracle/game.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { misereSumLeft, misereSumRight, normalLeft, normalRight } from '../oracle/play.ts';
import { random, randomForm, sample } from '../oracle/random.ts';
import { strongBByTheorem31, strongE } from '../oracle/strong.ts';
import * as universes from '../oracle/universes.ts';

/** Something that holds of G whenever it holds of H and G ≥ H. */
type Sign = (g: G) => boolean;

const contexts: G[] = [];
for (const word of OPTIONS_FIRST) {
  const at = (place: number): G => contexts[place]!;
  for (const [i, { left, right }] of CONTEXT_WORDS[word]!.entries()) {
    contexts[word * CONTEXTS_PER_WORD + i] = game(left.map(at), right.map(at));
  }
}

const inContexts = (counts: (x: G) => boolean): Sign[] =>
  contexts
    .filter((x) => x !== undefined && counts(x))
    .flatMap((x): Sign[] => [(g) => misereSumLeft(g, x), (g) => misereSumRight(g, x)]);
const strong = (test: Sign): Sign[] => [test, (g) => !test(conjugate(g))];
const normal: readonly Sign[] = [normalLeft, normalRight];

const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  D: [...normal, ...inContexts(universes.D.contains)],
  'D(1̄)': [...normal, ...inContexts(universes.D1.contains)],
  'D(1̄0)': [...normal, ...inContexts(universes.D1.contains)],
  E: [...normal, ...inContexts(() => true), ...strong(strongE)],
  B: [...normal, ...inContexts(() => true), ...strong(strongE), ...strong(strongBByTheorem31)],
  M: [
    ...normal,
    ...inContexts(() => true),
    ...[strongE, strongBByTheorem31, isLeftEndLike].flatMap(strong),
  ],
};

const games = [
  ...formsOfRankAtMost(1),
  ...sample(1301, 40, (rng) => rng.pick(formsOfRankAtMost(2))),
  ...sample(1302, 60, (rng) => randomForm(rng, 2 + rng.below(3), rng.chance(0.5))),
];

function expectSigns(arena: Arena, universe: Universe, signs: readonly Sign[]): void {
  const fingerprints = new Fingerprints(arena, universe);
  const held = games.map((g) => signs.map((sign) => sign(g)));
  const ids = games.map((g) => toEngine(arena, g));
  const wrong = games.flatMap((g, i) =>
    games
      .filter((_, j) => {
        const refuted = held[j]!.some((holds, sign) => holds && !held[i]![sign]);
        return fingerprints.refute(ids[i]!, ids[j]!) !== refuted;
      })
      .map((h) => `${show(g)} ≥ ${show(h)}`),
  );
  expect(wrong).toEqual([]);
}

describe('fingerprints', () => {
  it.each(Object.entries(SIGNS))('modulo %s', (name, signs) => {
    const arena = new Arena();
    const pairing = sixPairings(arena).find((each) => each.name === name);
    expectSigns(arena, pairing!.engine, signs);
  });

  it('in normal play', () => {
    expectSigns(new Arena(), Normal, normal);
  });

  it.each(['D', 'D(1̄)', 'D(1̄0)'])(
    'modulo a universe that is %s and says nothing about itself, with all contexts in it',
    (of) => {
      const arena = new Arena();
      const { oracle, engine } = sixPairings(arena).find((each) => each.name === of)!;
      const { name, key, contains, isStrong } = engine;
      const universe = { name, key, contains, isStrong };
      expectSigns(arena, universe, [...normal, ...inContexts(oracle.contains)]);
    },
  );
});

describe('what comparing costs', () => {
  it('questions are refuted, worked out or found in the table, and counted once', () => {
    const rng = random(1303);
    for (let round = 0; round < 40; round++) {
      const arena = new Arena();
      for (const { engine } of sixPairings(arena)) {
        const order = orderModulo(arena, engine);
        const [g, h] = [rng.pick(games), rng.pick(games)].map((game) => toEngine(arena, game));
        const before = { ...order.counts };
        order.geq(g!, h!);
        const first = { ...order.counts };
        order.geq(g!, h!);
        const refuted = new Fingerprints(arena, engine).refute(g!, h!);
        if (g === h) expect(order.counts).toEqual(before);
        else if (refuted) {
          expect(first).toEqual({
            ...before,
            asked: before.asked + 1,
            refuted: before.refuted + 1,
          });
        } else {
          expect(first.computed).toBeGreaterThan(before.computed);
          // The second time it is in the table.
          expect(order.counts).toEqual({ ...first, asked: first.asked + 1 });
          expect(first.asked).toBeGreaterThanOrEqual(first.refuted + first.computed);
        }
      }
    }
  });
});
