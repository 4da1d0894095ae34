// Published comparisons, by number: [Siegel, Figure 3, Theorem 4.6, Propositions 7.2–7.4]
// [Davies–Milley, Lemmas 3.5–3.7, 3.13, 3.14] [Dwyer–Milley–Willette, Theorems 2 and 3]
// [Larsson et al., Example 6, Example 7, and * + *].
import { describe, expect, it } from 'vitest';
import { inUpwardClosure } from '../../src/ends/index.ts';
import { leftModifiedAdjoint } from '../../src/forms/index.ts';
import {
  Arena,
  adjoint,
  B,
  type Closure,
  closure,
  D,
  E,
  equal,
  type FormId,
  geq,
  isDicot,
  Left,
  M,
  misereOutcome,
  NotDecidedError,
  outcomeAtLeast,
  Right,
  sameOrder,
  strongOutcome,
  sum,
  type Universe,
  ValueError,
  ZERO,
} from '../../src/index.ts';
import { separatingDicot } from '../../src/reasons/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { leftDeadEnds, perfectMurder } from '../oracle/deadEnds.ts';
import { domineering } from '../oracle/domineering.ts';
import {
  conjugate,
  formsOfRankAtMost,
  type G,
  game,
  sum as plus,
  rank,
  subpositions,
} from '../oracle/game.ts';
import { isBlocking, isDeadEnding, isLeftBlockedEnd } from '../oracle/membership.ts';
import { end, read } from '../oracle/notation.ts';
import { memberOf, random, sample } from '../oracle/random.ts';
import { blockingPassingGame } from '../oracle/strong.ts';

const arena = new Arena();
const id = (g: G) => toEngine(arena, g);
const at = (text: string) => id(read(text));
const D_ = (...generators: G[]) => closure(arena, generators.map(id)) as Closure;
const rank2 = formsOfRankAtMost(2);

const classCount = (games: readonly FormId[], u: Universe) => {
  const found: FormId[] = [];
  for (const g of games) if (!found.some((h) => equal(arena, g, h, u))) found.push(g);
  return found.length;
};

describe('Siegel', () => {
  it('Figure 3 by pairwise comparison: 232/232/230/10 forms, 196/196/194/9 classes', () => {
    for (const [u, forms, classes] of [
      [E, 232, 196],
      [D_(end(0, 1)), 232, 196],
      [D_(read('-1')), 230, 194],
      [D, 10, 9],
    ] as const) {
      const members = rank2.map(id).filter((g) => u.contains(arena, g));
      expect(members).toHaveLength(forms);
      expect(classCount(members, u)).toBe(classes);
    }
  });

  it('Theorem 4.6 on all Left dead ends of rank ≤ 3: G ∉ up(A) ⇔ G° strong ⇔ G⊗ ≥ 0', () => {
    const generating = [
      [read('-1')],
      [end(0, 1)],
      [end(0, 2)],
      [end(1, 2)],
      [end(0, 1, 2)],
      [end(0, 1), end(0, 2)],
    ];
    for (const generators of generating) {
      const u = D_(...generators);
      for (const g of leftDeadEnds(3).map(id)) {
        const outside = !inUpwardClosure(arena, u, g);
        expect(u.isStrong(arena, adjoint(arena, g), Left)).toBe(outside);
        expect(geq(arena, leftModifiedAdjoint(arena, g), ZERO, u)).toBe(outside);
      }
    }
    // The same for D, where up(A) = {0}, and E, where it is everything.
    for (const g of leftDeadEnds(3).map(id)) {
      expect(geq(arena, leftModifiedAdjoint(arena, g), ZERO, D)).toBe(g !== ZERO);
      expect(geq(arena, leftModifiedAdjoint(arena, g), ZERO, E)).toBe(false);
    }
  });

  it('Theorem 4.6: two universes with different orders differ on a dicot', () => {
    const universes: Universe[] = [
      D,
      E,
      ...leftDeadEnds(3)
        .slice(1)
        .map((a) => D_(a)),
    ];
    for (const u of universes)
      for (const v of universes) {
        const found = separatingDicot(arena, u, v);
        expect(found === undefined).toBe(sameOrder(arena, u, v));
        if (found === undefined) continue;
        expect(isDicot(arena, found.dicot)).toBe(true);
        expect(new Set([found.above, found.notAbove])).toEqual(new Set([u, v]));
        expect(geq(arena, found.dicot, ZERO, found.above)).toBe(true);
        expect(geq(arena, found.dicot, ZERO, found.notAbove)).toBe(false);
      }
  });

  it('Theorem 4.6 speaks of dead-ending universes, and is used where their generators are known', () => {
    const { name, contains, isStrong } = E;
    const silent: Universe = { name, key: 'silent', contains, isStrong };
    for (const other of [B, silent]) {
      expect(() => separatingDicot(arena, D, other)).toThrow('is not a dead-ending universe');
      expect(() => separatingDicot(arena, other, D)).toThrow(ValueError);
    }
    const dead = { ...silent, isDeadEnding: true };
    expect(() => separatingDicot(arena, D, dead)).toThrow(NotDecidedError);
  });

  it('section 4, example: n̄° fails mod D(1̄) at n̄ only', () => {
    for (let n = 1; n <= 6; n++) {
      const adj = adjoint(arena, at(`-${n}`));
      for (let k = 0; k <= n + 2; k++)
        expect(outcomeAtLeast(misereOutcome(arena, sum(arena, adj, at(`-${k}`))), 'N')).toBe(
          k !== n,
        );
    }
  });

  it('Proposition 7.2: {·|*} ≥ 0 mod M, and ≡ 0 mod D', () => {
    expect(geq(arena, at('{.|*}'), ZERO, M)).toBe(true);
    expect(equal(arena, at('{.|*}'), ZERO, D)).toBe(true);
  });

  it('Proposition 7.3: {·|1} ≥ 0 mod M, and ≡ 0 mod D(1̄) and D', () => {
    expect(geq(arena, at('{.|1}'), ZERO, M)).toBe(true);
    for (const u of [D_(read('-1')), D]) expect(equal(arena, at('{.|1}'), ZERO, u)).toBe(true);
  });

  it('Proposition 7.4: 1 tells {·|*} from 0, so they differ mod D(1̄), E and B', () => {
    expect(misereOutcome(arena, at('1'))).toBe('R');
    expect(misereOutcome(arena, sum(arena, at('{.|*}'), at('1')))).toBe('P');
    for (const u of [D_(read('-1')), E, B, M])
      expect(equal(arena, at('{.|*}'), ZERO, u)).toBe(false);
  });
});

describe('Davies–Milley', () => {
  const b = (n: number) => id(blockingPassingGame(n));

  it('Lemmas 3.5–3.7: B_n is Right B-strong, 0 ≥ B_n, and B_k ≥ B_n for k ≤ n', () => {
    for (let n = 0; n <= 8; n++) {
      expect(B.isStrong(arena, b(n), Right)).toBe(true);
      expect(geq(arena, ZERO, b(n), B)).toBe(true);
      for (let k = 0; k <= n; k++) expect(geq(arena, b(k), b(n), B)).toBe(true);
    }
  });

  /** S_n by Definition 3.12, as far as the blocking forms of rank n − 1 can be listed. */
  function superEnd(n: 0 | 1 | 2 | 3): G {
    if (n === 0) return read('0');
    if (n === 1) return read('-1');
    const options = formsOfRankAtMost((n - 1) as 1 | 2).filter(
      (g) => isBlocking(g) && (g.left.length === 0 || g.left.some((l) => l.left.length === 0)),
    );
    return game([], options);
  }

  it('Lemma 3.13: a Left blocked end of rank n is ≥ S_n mod M', () => {
    for (const n of [0, 1, 2, 3] as const) {
      const ends = [
        ...rank2,
        ...sample(1001, 300, (rng) => memberOf('B')(rng, 3)).flatMap(subpositions),
      ].filter((g) => isLeftBlockedEnd(g) && rank(g) === n);
      expect(ends.length).toBeGreaterThan(0);
      for (const x of ends) expect(geq(arena, id(x), id(superEnd(n)), M)).toBe(true);
    }
    expect(isBlocking(superEnd(3))).toBe(true);
  });

  it('Lemma 3.14: S_n is incomparable with 0 for n > 0, mod M; but 0 ≥ S_n mod B for n ≠ 1', () => {
    for (const n of [1, 2, 3] as const) {
      const s = id(superEnd(n));
      expect(geq(arena, s, ZERO, M)).toBe(false);
      expect(geq(arena, ZERO, s, M)).toBe(false);
      expect(geq(arena, ZERO, s, B)).toBe(n !== 1);
    }
  });
});

describe('Dwyer–Milley–Willette', () => {
  const day2 = rank2.filter((g) => isDeadEnding(g) && rank(g) === 2);

  it('228 dead-ending games are born on day 2', () => expect(day2).toHaveLength(228));

  it('Theorem 2: mod E, ≥ is strong outcomes ≥ and the maintenance property', () => {
    const above = (g: FormId, h: FormId) => geq(arena, g, h, E);
    const rng = random(1002);
    for (let i = 0; i < 20_000; i++) {
      const [g, h] = [id(rng.pick(day2)), id(rng.pick(day2))];
      const proviso = outcomeAtLeast(strongOutcome(arena, g, E), strongOutcome(arena, h, E));
      const [gr, hl] = [arena.options(g, Right), arena.options(h, Left)];
      const maintenance =
        hl.every(
          (x) =>
            arena.options(g, Left).some((y) => above(y, x)) ||
            arena.options(x, Right).some((y) => above(g, y)),
        ) &&
        gr.every(
          (x) =>
            arena.options(h, Right).some((y) => above(x, y)) ||
            arena.options(x, Left).some((y) => above(y, h)),
        );
      expect(above(g, h)).toBe(proviso && maintenance);
    }
  });

  it('Theorem 3: which day-2 games are ≥ 0 and ≤ 0; four are ≡ 0', () => {
    const [zero, one, bar, star] = [read('0'), read('1'), read('-1'), read('*')];
    const above = (g: G) =>
      (g.left.includes(bar) || (g.left.includes(zero) && g.left.includes(star))) &&
      g.right.length > 0 &&
      g.right.every((r) => r === one || r === star);
    for (const g of day2) {
      expect(geq(arena, id(g), ZERO, E)).toBe(above(g));
      expect(geq(arena, ZERO, id(g), E)).toBe(above(conjugate(g)));
    }
    expect(day2.filter((g) => equal(arena, id(g), ZERO, E))).toHaveLength(4);
    for (const text of ['{-1|1}', '{-1,*|1}', '{-1|1,*}', '{-1,*|1,*}'])
      expect(equal(arena, at(text), ZERO, E)).toBe(true);
  });
});

describe('Larsson et al.', () => {
  it('Lemma 1 and 2: M_n ≥ M_{n+1}, and every Left end of rank 0 < k ≤ n is ≥ M_n', () => {
    for (let n = 1; n <= 6; n++)
      expect(geq(arena, id(perfectMurder(n)), id(perfectMurder(n + 1)), E)).toBe(true);
    for (const g of leftDeadEnds(4).filter((x) => rank(x) > 0))
      for (let n = rank(g); n <= 6; n++)
        expect(geq(arena, id(g), id(perfectMurder(n)), E)).toBe(true);
  });

  it('Example 6: {1̄|1} ≡ 0 mod E', () => {
    expect(equal(arena, at('{-1|1}'), ZERO, E)).toBe(true);
    expect(strongOutcome(arena, at('{-1|1}'), E)).toBe('N');
  });

  it('Example 7: a 2×1 and a 2×2 Domineering board together are ≥ the 2×3 board mod E', () => {
    const apart = id(plus(domineering(2, 1), domineering(2, 2)));
    const whole = id(domineering(2, 3));
    expect(strongOutcome(arena, apart, E)).toBe('P');
    expect(strongOutcome(arena, whole, E)).toBe('P');
    expect(geq(arena, apart, whole, E)).toBe(true);
    expect(geq(arena, whole, apart, E)).toBe(false);
  });

  it('* + * ≡ 0 mod D but not mod E; 1 + 1̄ ≡ 0 mod E but not mod M', () => {
    const stars = sum(arena, at('*'), at('*'));
    expect(equal(arena, stars, ZERO, D)).toBe(true);
    expect(equal(arena, stars, ZERO, E)).toBe(false);
    const ones = sum(arena, at('1'), at('-1'));
    expect(fromEngine(arena, ones)).toBe(read('{-1|1}'));
    expect(equal(arena, ones, ZERO, E)).toBe(true);
    expect(equal(arena, ones, ZERO, M)).toBe(false);
  });
});
