// Left dead ends: levels, lattice operations, notation, factors, closures [Siegel, sections 3 and 4].
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closureMembers,
  countDeadEnds,
  deadEndAtLeast,
  deadEndSum,
  deadEnds,
  deadEndValue,
  endDiagram,
  endQuotient,
  endsAbove,
  endToText,
  factorisations,
  irreducibleFactorisations,
  isIrreducibleEnd,
  isTerminable,
  joinEnds,
  meetEnds,
  parseEnd,
  sixthLevelBounds,
  upwardMembers,
} from '../../src/ends/index.ts';
import {
  Arena,
  BudgetError,
  type FormId,
  integer,
  NotationError,
  perfectMurder,
  Right,
  rank,
  sum,
  ValueError,
  ZERO,
} from '../../src/index.ts';
import { latticeObstacle, posetOf } from '../../src/posets/index.ts';
import { holds } from '../oracle/arbitrary.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { closureUpToRank, leftDeadEnds } from '../oracle/deadEnds.ts';
import { end } from '../oracle/notation.ts';
import { same } from '../same.ts';

const arena = new Arena();
const compact = (text: string) => parseEnd(arena, text);
const text = (id: FormId) => endToText(arena, id);
const geq = (g: FormId, h: FormId) => deadEndAtLeast(arena, g, h);

describe('levels L_n', () => {
  it('|L_n| = 1, 2, 4, 10, 52, 21278 (Siegel, section 3), listed and counted', () => {
    const published = [1, 2, 4, 10, 52, 21278];
    expect(published.map((_, n) => deadEnds(arena, n).length)).toEqual(published);
    expect(published.map((_, n) => countDeadEnds(arena, n))).toEqual(published);
  });

  it('are the values of all forms, as the definition has it', () => {
    for (let n = 0; n <= 4; n++)
      expect(new Set(deadEnds(arena, n).map((id) => fromEngine(arena, id)))).toEqual(
        new Set(leftDeadEnds(n)),
      );
    const five = deadEnds(arena, 5);
    expect(new Set(five).size).toBe(21278);
    for (const id of five) expect(deadEndValue(arena, id)).toBe(id);
  });

  it('stop at 5 with a reason', () => {
    expect(() => deadEnds(arena, 6)).toThrow(ValueError);
    expect(() => endDiagram(arena, 5)).toThrow(ValueError);
    expect(() => countDeadEnds(arena, 6)).toThrow('bounds |L_6|');
    expect(() => deadEnds(arena, -1)).toThrow(ValueError);
  });

  it('M_n is least and 1̄, …, n̄ are the maximal ones of L_n without 0', () => {
    for (let n = 1; n <= 4; n++) {
      const nonZero = deadEnds(arena, n).filter((id) => id !== ZERO);
      expect(nonZero.every((id) => geq(id, perfectMurder(arena, n)))).toBe(true);
      const maximal = nonZero.filter((g) => !nonZero.some((h) => h !== g && geq(h, g)));
      expect(new Set(maximal)).toEqual(
        new Set(Array.from({ length: n }, (_, k) => integer(arena, -k - 1))),
      );
    }
  });

  it('half of each level from L_1 on is terminable', () => {
    for (let n = 1; n <= 5; n++) {
      const ends = deadEnds(arena, n);
      expect(ends.filter((id) => isTerminable(arena, id)).length).toBe(ends.length / 2);
    }
  });
});

describe('Figure 1', () => {
  // Each row of the printed diagram lists what is drawn; edges run between neighbouring rows.
  const published: Record<number, [string, string][]> = {
    2: [
      ['1', '10'],
      ['2', '10'],
    ],
    3: [
      ['1', '10'],
      ['1', '20'],
      ['2', '10'],
      ['2', '21'],
      ['3', '20'],
      ['3', '21'],
      ['10', '210'],
      ['20', '210'],
      ['21', '210'],
      ['21', '(10)#'],
      ['210', '(10)0'],
      ['(10)#', '(10)0'],
    ],
  };

  it.each([2, 3])('L_%i without 0', (n) => {
    const { labels, covers, ends } = endDiagram(arena, n);
    expect(ends.map(text)).toEqual(labels);
    const drawn = covers.map(({ upper, lower }) => `${labels[upper]} > ${labels[lower]}`);
    expect(drawn.sort()).toEqual((published[n] ?? []).map(([g, h]) => `${g} > ${h}`).sort());
  });

  it('covers are the transitive reduction of the order', () => {
    const { ends, covers } = endDiagram(arena, 4);
    expect(ends).toHaveLength(51);
    const between = (g: FormId, h: FormId) =>
      ends.some((x) => x !== g && x !== h && geq(g, x) && geq(x, h));
    const count = ends.flatMap((g) => ends.filter((h) => g !== h && geq(g, h) && !between(g, h)));
    expect(covers).toHaveLength(count.length);
    for (const { upper, lower } of covers) {
      expect(geq(ends[upper]!, ends[lower]!)).toBe(true);
      expect(between(ends[upper]!, ends[lower]!)).toBe(false);
    }
  });
});

describe('meet and join (Theorem 3.11)', () => {
  const nonZero = deadEnds(arena, 4).filter((id) => id !== ZERO);
  /** L*_4: `undefined` is ▽. */
  type Star = FormId | undefined;
  const star: Star[] = [...nonZero, undefined];
  const join = (g: Star, h: Star): Star =>
    g === undefined || h === undefined ? undefined : joinEnds(arena, g, h);
  const meet = (g: Star, h: Star): Star =>
    g === undefined ? h : h === undefined ? g : meetEnds(arena, g, h);

  it('are the greatest lower and the least upper bounds', () => {
    for (const g of nonZero)
      for (const h of nonZero) {
        const lower = nonZero.filter((x) => geq(g, x) && geq(h, x));
        const upper = nonZero.filter((x) => geq(x, g) && geq(x, h));
        expect(meet(g, h)).toBe(lower.find((x) => lower.every((y) => geq(x, y))));
        expect(join(g, h)).toBe(upper.find((x) => upper.every((y) => geq(y, x))));
      }
  });

  it('make L*_n a distributive lattice', () => {
    for (const g of star)
      for (const h of star) {
        expect(join(g, meet(g, h))).toBe(g);
        expect(meet(g, join(g, h))).toBe(g);
        for (const k of star.slice(0, 20)) {
          same(meet(g, join(h, k)), join(meet(g, h), meet(g, k)));
        }
      }
    const order = posetOf(star, (g, h) => g === undefined || (h !== undefined && geq(g, h)));
    expect(latticeObstacle(order)).toBeUndefined();
  });

  it('have 0 apart', () => {
    expect(joinEnds(arena, ZERO, ZERO)).toBe(ZERO);
    expect(meetEnds(arena, ZERO, ZERO)).toBe(ZERO);
    for (const g of nonZero) {
      expect(joinEnds(arena, g, ZERO)).toBeUndefined();
      expect(meetEnds(arena, ZERO, g)).toBeUndefined();
    }
  });

  it('do not mind deep ends', () => {
    const deep = integer(arena, -20_000);
    expect(joinEnds(arena, deep, integer(arena, -20_001))).toBeUndefined();
  });
});

describe('bounds on |L_6|', () => {
  const level = sixthLevelBounds(arena);

  it('lie where they should', () => {
    expect(level.lower > 2n ** 1104n).toBe(true);
    expect(level.upper < 2n ** 2691n).toBe(true);
    expect(level.lower % 2n).toBe(0n);
    expect(level.levelSizes.reduce((a, b) => a + b, 0)).toBe(21278);
    expect(level.width).toBe(Math.max(...level.levelSizes));
  });

  it('can be stopped', () => {
    const fresh = new Arena();
    let asked = 0;
    expect(() =>
      fresh.under({ shouldStop: () => ++asked > 20 }, () => sixthLevelBounds(fresh)),
    ).toThrow(BudgetError);
  });

  it('the levels are antichains: sizes of [G] are equal, so none contains another', () => {
    const four = deadEnds(arena, 4);
    const size = (g: FormId) =>
      four.filter((x) => arena.options(g, Right).some((r) => geq(x, r))).length;
    const sizes = new Map<number, number>([[0, 1]]);
    const sample: FormId[] = [];
    for (const g of deadEnds(arena, 5)) {
      if (g === ZERO) continue;
      const s = size(g);
      sizes.set(s, (sizes.get(s) ?? 0) + 1);
      if (s === level.levelSizes.indexOf(level.width) && sample.length < 60) sample.push(g);
    }
    expect([...sizes].sort((a, b) => a[0] - b[0]).map(([, n]) => n)).toEqual(level.levelSizes);
    for (const g of sample) for (const h of sample) expect(g === h || !geq(g, h)).toBe(true);
  });
});

describe('compact notation', () => {
  it('reads what the paper writes', () => {
    expect(compact('0')).toBe(ZERO);
    expect(compact('2')).toBe(integer(arena, -2));
    expect(compact('10')).toBe(toEngine(arena, end(1, 0)));
    expect(compact('1\u03040')).toBe(compact('10'));
    expect(compact('(10)#')).toBe(arena.intern([], [compact('10')]));
    expect(compact('(10)0')).toBe(perfectMurder(arena, 3));
    expect(compact('2(10)#')).toBe(arena.intern([], [integer(arena, -2), compact('(10)#')]));
    expect(compact(' ( 2 ) ')).toBe(integer(arena, -2));
    expect(compact('9##')).toBe(integer(arena, -11));
    // [Siegel, section 6]: (1̄0)# = 1̄0 + 1̄.
    expect(deadEndSum(arena, compact('10'), compact('1'))).toBe(compact('(10)#'));
  });

  it.each([
    ['', 'expected a digit', 0],
    ['()', 'expected a digit', 1],
    ['(10', 'not closed', 0],
    ['1)', 'unexpected', 1],
    ['#', 'expected a digit', 0],
    ['1x', 'unexpected', 1],
    ['-1', 'expected a digit', 0],
    ['('.repeat(600), 'nest', 501],
  ])('refuses %j', (source, reason, position) => {
    try {
      compact(source);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(NotationError);
      expect((error as NotationError).message).toContain(reason);
      expect((error as NotationError).position).toBe(position);
    }
  });

  it('parse(print(G)) is G in both parseable styles, for L_4 and more', () => {
    const ends = [...deadEnds(arena, 4), ...deadEnds(arena, 5).filter((_, i) => i % 97 === 0)];
    for (const id of [...ends, integer(arena, -30), perfectMurder(arena, 12)]) {
      expect(compact(endToText(arena, id) ?? '')).toBe(id);
      expect(compact(endToText(arena, id, 'unicode') ?? '')).toBe(id);
    }
    expect(endToText(arena, compact('2(10)#0'), 'latex')).toBe(
      '(\\overline{1}0)_{\\sharp}\\overline{2}0',
    );
  });

  it('keeps forms that are not simplest, and gives up on long texts', () => {
    expect(text(compact('1(10)'))).toBe('(10)1');
    let wide: FormId = compact('10');
    for (let i = 0; i < 30; i++) wide = arena.intern([], [wide, arena.intern([], [wide])]);
    expect(text(wide)).toBeUndefined();
    expect(() => endToText(arena, integer(arena, 1))).toThrow('Left dead ends');
  });
});

describe('factors', () => {
  const five = deadEnds(arena, 5);

  it('agree with adding up all pairs, for every end of birthday at most 5', () => {
    const expected = new Map<FormId, Set<string>>();
    const nonZero = deadEnds(arena, 4).filter((id) => id !== ZERO);
    for (const h of nonZero)
      for (const k of nonZero) {
        if (h > k || rank(arena, h) + rank(arena, k) > 5) continue;
        const g = deadEndSum(arena, h, k);
        const pairs = expected.get(g) ?? new Set<string>();
        expected.set(g, pairs.add(`${h},${k}`));
      }
    let irreducible = 0;
    for (const g of five) {
      const pairs = factorisations(arena, g).map(([h, k]) => (h < k ? `${h},${k}` : `${k},${h}`));
      expect(new Set(pairs)).toEqual(expected.get(g) ?? new Set());
      if (isIrreducibleEnd(arena, g)) irreducible++;
    }
    expect(irreducible).toBe(21278 - 1 - expected.size);
  });

  it('find the parts of larger sums', () => {
    const ends = deadEnds(arena, 4);
    holds(
      fc.property(fc.nat(51), fc.nat(51), fc.nat(51), (a, b, c) => {
        const parts = [ends[a]!, ends[b]!, ends[c]!];
        const g = parts.reduce((x, y) => deadEndSum(arena, x, y));
        for (const h of parts) {
          const k = endQuotient(arena, g, h);
          expect(k).toBeDefined();
          expect(deadEndSum(arena, h, k ?? ZERO)).toBe(g);
        }
        const listed = factorisations(arena, g).flat();
        for (const h of parts) expect(h === ZERO || h === g || listed.includes(h)).toBe(true);
        for (const sums of irreducibleFactorisations(arena, g)) {
          expect(sums.every((h) => isIrreducibleEnd(arena, h))).toBe(true);
          expect(sums.reduce((x, y) => deadEndSum(arena, x, y), ZERO)).toBe(g);
        }
      }),
      60,
    );
  });

  it('n̄ is n copies of 1̄, terminable ends are irreducible (Proposition 3.9)', () => {
    expect(irreducibleFactorisations(arena, integer(arena, -6))).toEqual([
      Array(6).fill(integer(arena, -1)),
    ]);
    expect(irreducibleFactorisations(arena, ZERO)).toEqual([[]]);
    for (const g of deadEnds(arena, 4))
      if (isTerminable(arena, g)) expect(isIrreducibleEnd(arena, g)).toBe(true);
    expect(() => factorisations(arena, integer(arena, -600))).toThrow(BudgetError);
  });
});

describe('closures', () => {
  const ids = (names: readonly string[]) => names.map(compact);

  it('cl(A) is the set of sums of followers', () => {
    for (const [generators, rank] of [
      [[end(0, 1)], 6],
      [[end(0, 2), end(1, 2)], 5],
    ] as const) {
      const listed = closureMembers(
        arena,
        generators.map((g) => toEngine(arena, g)),
        rank,
      );
      expect(new Set(listed.map((id) => fromEngine(arena, id)))).toEqual(
        new Set(closureUpToRank(generators, rank)),
      );
    }
    expect(closureMembers(arena, [], 3)).toEqual([ZERO]);
  });

  it('up(A) has what lies above a member of cl(A)', () => {
    for (const names of [['10'], ['210'], ['20'], ['(10)#'], ['1']]) {
      const members = closureMembers(arena, ids(names), 4);
      // A member that an end of birthday ≤ 4 lies above may have a larger birthday.
      const more = closureMembers(arena, ids(names), 7);
      const listed = new Set(upwardMembers(arena, ids(names), 4));
      expect(members.every((m) => listed.has(m))).toBe(true);
      for (const g of deadEnds(arena, 4)) {
        expect(listed.has(g)).toBe(more.some((m) => geq(g, m)));
      }
    }
    expect(upwardMembers(arena, [], 3)).toEqual([ZERO]);
  });

  it('the ends above one end', () => {
    for (const h of deadEnds(arena, 4)) {
      const above = deadEnds(arena, 4).filter((g) => geq(g, h));
      expect(new Set(endsAbove(arena, h))).toEqual(new Set(above));
    }
    expect(endsAbove(arena, perfectMurder(arena, 5))).toHaveLength(21277);
    expect(endsAbove(arena, sum(arena, ZERO, ZERO))).toEqual([ZERO]);
  });
});
