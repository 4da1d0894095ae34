// Published simplest and canonical forms, by number: [Siegel, Figure 3 and section 5]
// [Davies–Milley, the tables of section 4, Proposition 3.16, Theorem 3.17]
// [Dwyer–Milley–Willette, Theorems 4–8, Tables 1 and 3].
import { describe, expect, it } from 'vitest';
import {
  Arena,
  B,
  canonicalForm,
  closure,
  D,
  E,
  equal,
  geq,
  M,
  perfectMurder,
  simplestForm,
  type Universe,
  ValueError,
} from '../../src/index.ts';
import { blockedSuperEnd } from '../../src/universes/blocked-ends.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { equalToZero, table1, table3 } from '../oracle/day2.ts';
import { conjugate, formsOfRankAtMost, type G, game, integer, rank, show } from '../oracle/game.ts';
import { isBlocking, isDeadEnding } from '../oracle/membership.ts';
import { end, read } from '../oracle/notation.ts';
import { blockingPassingGame } from '../oracle/strong.ts';

const arena = new Arena();
const id = (g: G) => toEngine(arena, g);
const simplest = (g: G, u: Universe) => fromEngine(arena, simplestForm(arena, id(g), u));
const canonical = (g: G, u: Universe) => fromEngine(arena, canonicalForm(arena, id(g), u));
const rank2 = formsOfRankAtMost(2);

describe('Siegel', () => {
  it('Figure 3 by counting simplest forms: 196/196/194/9', () => {
    for (const [u, count] of [
      [E, 196],
      [closure(arena, [id(end(0, 1))]), 196],
      [closure(arena, [id(integer(-1))]), 194],
      [D, 9],
    ] as const) {
      const members = rank2.map(id).filter((g) => u.contains(arena, g));
      expect(new Set(members.map((g) => simplestForm(arena, g, u))).size).toBe(count);
    }
  });

  it('{0,*|*} mod D is {0,■|*}; its larger relative has the same form, and {0,*|*} canonically', () => {
    const g = read('{0,*|*}');
    const h = read('{0,{*|0,{*|0}}|*}');
    expect(simplest(g, D)).toBe(read('{0,#|*}'));
    expect(simplest(h, D)).toBe(read('{0,#|*}'));
    expect(canonical(h, D)).toBe(g);
  });

  it('{1̄|*} mod E is {·|*}', () => expect(simplest(read('{-1|*}'), E)).toBe(read('{.|*}')));

  it("H, H', H'' mod E, and the least n with H ≥ M_n is 3", () => {
    const two = [integer(-2), read('0')];
    const m = (n: number) => fromEngine(arena, perfectMurder(arena, n));
    const h = game([read('0'), game([read('0'), integer(-1)], [m(5)])], two);
    const h1 = game([read('0'), game([], [m(3)])], two);
    const h2 = game([read('0'), game([], [end(0, 2)])], two);
    expect(canonical(h, E)).toBe(h1);
    expect(canonical(h2, E)).toBe(h1);
    expect(equal(arena, id(h), id(h2), E)).toBe(true);
    expect([0, 1, 2, 3, 4, 5].map((n) => geq(arena, id(h), id(m(n)), E))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(simplest(h, E)).toBe(read('{0,#|0,-2}'));
  });

  it('the game with A = 01̄4̄5̄, B = 02̄3̄5̄ in D(A, B), in both printed versions', () => {
    const [a, b] = [end(0, 1, 4, 5), end(0, 2, 3, 5)];
    const u = closure(arena, [id(a), id(b)]);
    const right = [read('0'), integer(-5)];
    const k = read('{0,#|0,-5}');
    for (const own of [[], [read('0'), integer(-1)]]) {
      const g = game([read('0'), game(own, [a]), game(own, [b])], right);
      expect(u.contains(arena, id(g))).toBe(true);
      expect(simplest(g, u)).toBe(k);
      // Either of the two options does; without both it is another game.
      for (const x of [a, b])
        expect(equal(arena, id(game([read('0'), game(own, [x])], right)), id(k), u)).toBe(true);
      expect(equal(arena, id(game([read('0')], right)), id(k), u)).toBe(false);
    }
  });
});

describe('Davies–Milley', () => {
  it('section 4: 220 simplest forms of rank ≤ 2 mod B and 196 mod E', () => {
    expect(new Set(rank2.map((g) => simplest(g, B))).size).toBe(220);
    expect(new Set(rank2.filter(isDeadEnding).map((g) => simplest(g, E))).size).toBe(196);
  });

  it('first table of section 4: the same simplest forms mod B and mod E', () => {
    for (const [form, reduced] of [
      ['{.|1}', '0'],
      ['{.|0,1}', '{.|0,#}'],
      ['{.|1,-1}', '{.|-1,#}'],
      ['{.|0,1,-1}', '{.|0,-1,#}'],
      ['{.|1,*}', '0'],
      ['{.|0,1,*}', '{.|0,#}'],
      ['{.|1,-1,*}', '{.|-1,#}'],
      ['{.|0,1,-1,*}', '{.|0,-1,#}'],
    ] as const)
      for (const u of [B, E]) {
        expect(simplest(read(form), u)).toBe(read(reduced));
        expect(simplest(conjugate(read(form)), u)).toBe(conjugate(read(reduced)));
      }
  });

  it('second table of section 4: simplest mod B already, reduced mod E', () => {
    for (const [form, modE] of [
      ['{-1|0,*}', '{-1|0,#}'],
      ['{-1|0,-1,*}', '{-1|0,-1,#}'],
    ] as const) {
      expect(simplest(read(form), B)).toBe(read(form));
      expect(simplest(read(form), E)).toBe(read(modE));
    }
  });

  it('section 3.1: the B-simplest form of B_n is {·|B_{n−1}, ■} for n ≥ 2', () => {
    expect(simplest(blockingPassingGame(1), B)).toBe(read('0'));
    for (let n = 2; n <= 10; n++)
      expect(simplest(blockingPassingGame(n), B)).toBe(
        game([], [simplest(blockingPassingGame(n - 1), B)], false, true),
      );
  });

  /** S_n by Definition 3.12; S_4 by Proposition 3.16, as its options cannot be listed. */
  function superEnd(n: number): G {
    if (n <= 1) return integer(-n);
    if (n === 4) return viaProposition316(4);
    const options = formsOfRankAtMost((n - 1) as 1 | 2).filter(
      (g) => isBlocking(g) && (g.left.length === 0 || g.left.some((l) => l.left.length === 0)),
    );
    return game([], options);
  }

  /** {· | 0, 1, {0 | minimal blocking forms of rank ≤ n − 2}, S_{n−1}}, each in M-simplest form. */
  function viaProposition316(n: number): G {
    const blocking = formsOfRankAtMost((n - 2) as 0 | 1 | 2).filter(isBlocking);
    const above = (g: G, h: G) => geq(arena, id(g), id(h), M);
    const minimal = blocking.filter((g) => blocking.every((h) => !above(g, h) || above(h, g)));
    const middle = simplest(game([read('0')], minimal), M);
    return game([], [read('0'), read('1'), middle, simplest(superEnd(n - 1), M)]);
  }

  it('Proposition 3.16: the M-simplest form of S_n, n = 2 and 3', () => {
    for (const n of [2, 3]) expect(simplest(superEnd(n), M)).toBe(viaProposition316(n));
  });

  it('Theorem 3.17: the B-simplest form of S_n, n ≤ 4', () => {
    const expected = [read('0'), read('-1'), read('{.|0,-1,#}')];
    for (const n of [3, 4]) expected[n] = game([], [expected[n - 1] as G], false, true);
    for (const n of [0, 1, 2, 3, 4]) {
      expect(simplest(superEnd(n), B)).toBe(expected[n]);
      expect(simplestForm(arena, blockedSuperEnd(arena, n), B)).toBe(id(expected[n] as G));
      expect(B.contains(arena, blockedSuperEnd(arena, n))).toBe(true);
    }
  });
});

describe('Dwyer–Milley–Willette', () => {
  const day2 = rank2.filter((g) => isDeadEnding(g) && rank(g) === 2);
  const [zero, one, bar, star] = [read('0'), read('1'), read('-1'), read('*')];
  const within = (options: readonly G[], allowed: readonly G[]) =>
    options.length > 0 && options.every((o) => allowed.includes(o));

  it('Theorem 4: which Left options of day-2 games are reversible mod E', () => {
    for (const g of day2)
      for (const l of g.left) {
        const reversible = l.right.some((lr) => geq(arena, id(g), id(lr), E));
        expect(reversible).toBe(
          within(g.right, [one, star]) &&
            (l === bar || (l === star && (g.left.includes(zero) || g.left.includes(bar)))),
        );
      }
  });

  /** Corollary 7, word for word. */
  function reducedByCorollary7(g: G): G {
    if (g === read('{-1|1}')) return zero;
    const side = (own: readonly G[], other: readonly G[], bar: G, one: G): readonly G[] => {
      if (!within(other, [one, star]) || !own.includes(star)) return own;
      const rest = own.filter((o) => o !== star);
      if (own.includes(bar)) return rest;
      return own.includes(zero) ? [...rest, bar] : own;
    };
    const left = side(g.left, g.right, bar, one);
    const right = side(g.right, g.left, one, bar);
    const reduced = game(left, right);
    return reduced === g ? g : reducedByCorollary7(reduced);
  }

  it('Theorem 6 and Corollary 7: the canonical form mod E of every day-2 game', () => {
    for (const g of day2)
      expect([show(g), show(canonical(g, E))]).toEqual([show(g), show(reducedByCorollary7(g))]);
  });

  it('Theorem 5 (i): {1̄|1} and its relatives are 0', () => {
    for (const g of equalToZero) expect(canonical(g, E)).toBe(zero);
  });

  it('Theorem 8: 228 games, 192 reduced, 172 of them alone, 20 classes; 196 born by day 2', () => {
    const classes = new Map<G, G[]>();
    for (const g of day2) {
      const k = canonical(g, E);
      classes.set(k, [...(classes.get(k) ?? []), g]);
    }
    classes.delete(zero);
    expect(day2).toHaveLength(228);
    expect(classes.size).toBe(192);
    expect([...classes.values()].filter((c) => c.length === 1)).toHaveLength(172);
    expect(new Set(rank2.filter(isDeadEnding).map((g) => canonical(g, E))).size).toBe(196);
    const together = [...classes].filter(([, c]) => c.length > 1);
    expect(new Set(together.map(([k]) => k))).toEqual(new Set(table1.map(([k]) => k)));
  });

  it('Table 1: the 20 sets of equal games, each with its reduced form', () => {
    expect(table1).toHaveLength(20);
    for (const row of table1) for (const g of row) expect(canonical(g, E)).toBe(row[0]);
  });

  it('Table 3: dead-ending, reduced, and equal to 0, cell by cell', () => {
    expect(table3).toHaveLength(256);
    for (const cell of table3) {
      const g = id(cell.game);
      expect(E.contains(arena, g)).toBe(cell.deadEnding);
      if (!cell.deadEnding) continue;
      expect([show(cell.game), canonicalForm(arena, g, E) === g]).toEqual([
        show(cell.game),
        cell.reduced,
      ]);
      if (cell.game !== zero) expect(equal(arena, g, id(zero), E)).toBe(cell.zero);
    }
  });

  it('canonical forms are refused outside the universe and for other universes', () => {
    expect(() => canonical(read('{.|*}'), E)).toThrow(ValueError);
    expect(() => canonical(read('{0,#|*}'), E)).toThrow(ValueError);
    expect(() => canonical(read('1'), D)).toThrow(ValueError);
    for (const u of [M, B]) expect(() => canonical(read('*'), u)).toThrow(ValueError);
  });
});
