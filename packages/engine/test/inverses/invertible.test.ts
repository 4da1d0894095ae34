// Invertibility: G + Ḡ ≡ 0 and [Davies–Milley, Theorem 4.1] against the oracle and each other; P-free;
// the published counts and tables; and where invertible and P-free part company.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  B,
  closure,
  conjugate,
  D,
  E,
  equal,
  type FormId,
  inverse,
  isInvertible,
  isInvertibleByRecursion,
  isPFree,
  misereOutcome,
  NotDecidedError,
  pFreeModulo,
  simplestForm,
  sum,
  type Universe,
  ZERO,
} from '../../src/index.ts';
import { previousWinSubposition } from '../../src/inverses/p-free.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { table2, table3 } from '../oracle/day2.ts';
import { leftDeadEnds } from '../oracle/deadEnds.ts';
import { formsOfRankAtMost, type G, integer, rank, show } from '../oracle/game.ts';
import * as oracle from '../oracle/invertible.ts';
import { isDeadEnding } from '../oracle/membership.ts';
import { end, read } from '../oracle/notation.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { misere } from '../oracle/play.ts';
import { memberOf, random, sample } from '../oracle/random.ts';

const arena = new Arena();
const id = (g: G) => toEngine(arena, g);
const rank2 = formsOfRankAtMost(2);
const six = sixPairings(arena);
const D1 = closure(arena, [id(integer(-1))]);

describe('invertible, both ways, against the oracle', () => {
  for (const { name, oracle: u, engine } of six)
    it(`mod ${name}: all members of rank ≤ 2 and random ones of rank 3`, () => {
      const members = [
        ...rank2.filter(u.contains),
        ...sample(1701, 700, (rng) => memberOf(name)(rng, 3)),
      ];
      for (const g of members) {
        const expected = oracle.isInvertible(g, u);
        const shown = show(g);
        expect([shown, isInvertible(arena, id(g), engine)]).toEqual([shown, expected]);
        expect([shown, isInvertibleByRecursion(arena, id(g), engine)]).toEqual([shown, expected]);
        const inv = inverse(arena, id(g), engine);
        expect(inv !== undefined).toBe(expected);
        if (inv === undefined) continue;
        expect(
          equal(arena, sum(arena, simplestForm(arena, id(g), engine), inv), ZERO, engine),
        ).toBe(true);
      }
    });

  it('the inverse is the conjugate and no other member (conjugate property)', () => {
    const rng = random(1702);
    for (const { oracle: u, engine } of six) {
      const members = rank2.filter(u.contains).map(id);
      for (let i = 0; i < 400; i++) {
        const [g, h] = [rng.pick(members), rng.pick(members)];
        if (equal(arena, sum(arena, g, h), ZERO, engine))
          expect(equal(arena, h, conjugate(arena, g), engine)).toBe(true);
      }
    }
  });
});

describe('published counts', () => {
  const count = (u: Universe, members: readonly G[]) => {
    const invertible = members.filter((g) => isInvertible(arena, id(g), u));
    return [invertible.length, new Set(invertible.map((g) => simplestForm(arena, id(g), u))).size];
  };

  it('Davies–Milley, section 4: 72 invertible forms and 52 classes mod B, 60 and 46 mod E', () => {
    expect(count(B, rank2)).toEqual([72, 52]);
    expect(count(E, rank2.filter(isDeadEnding))).toEqual([60, 46]);
  });

  it('Davies–Milley, section 4: the forms invertible in B that are not dead-ending, and two in E not in B', () => {
    const onlyB = rank2.filter((g) => isInvertible(arena, id(g), B) && !isDeadEnding(g));
    const listed = [
      '{.|1}',
      '{.|0,1}',
      '{.|1,-1}',
      '{.|0,1,-1}',
      '{.|1,*}',
      '{.|0,1,*}',
      '{.|1,-1,*}',
      '{.|0,1,-1,*}',
    ].map(read);
    const mirrored = (games: G[]) =>
      new Set(games.flatMap((g) => [g, fromEngine(arena, conjugate(arena, id(g)))]));
    expect(new Set(onlyB)).toEqual(mirrored(listed));
    const onlyE = rank2.filter(
      (g) => isDeadEnding(g) && isInvertible(arena, id(g), E) && !isInvertible(arena, id(g), B),
    );
    expect(new Set(onlyE)).toEqual(mirrored(['{-1|0,*}', '{-1|0,-1,*}'].map(read)));
  });

  it('Dwyer–Milley–Willette, Table 2: the 43 invertible reduced day-2 games; 46 with 0, 1, 1̄', () => {
    expect(new Set(table2).size).toBe(43);
    const reduced = table3.filter((c) => c.reduced && rank(c.game) === 2).map((c) => c.game);
    expect(reduced).toHaveLength(192);
    expect(new Set(reduced.filter((g) => isInvertible(arena, id(g), E)))).toEqual(new Set(table2));
  });

  it('Dwyer–Milley–Willette, Table 3: ✓ and × in every cell', () => {
    for (const { game, deadEnding, invertible } of table3)
      if (deadEnding)
        expect([show(game), isInvertible(arena, id(game), E)]).toEqual([show(game), invertible]);
  });

  it('Dwyer–Milley–Willette, Theorem 11: reduced and by day 2, invertible ⇔ no option * and o ≠ P', () => {
    const star = read('*');
    const inside = (options: readonly G[], allowed: readonly G[]) =>
      options.length > 0 && options.every((o) => allowed.includes(o));
    for (const { game: g, reduced } of table3) {
      if (!reduced) continue;
      const noStar = !g.left.includes(star) && !g.right.includes(star);
      const invertible = isInvertible(arena, id(g), E);
      expect(invertible).toBe(noStar && misere(g) !== 'P');
      // Lemma 10, with the option sets nonempty.
      const previous =
        inside(g.left, [read('0'), read('1')]) && inside(g.right, [read('0'), read('-1')]);
      expect(misere(g) === 'P').toBe(previous);
    }
  });

  it('all Left dead ends of rank ≤ 4 are invertible mod E', () => {
    for (const g of leftDeadEnds(4)) expect(isInvertible(arena, id(g), E)).toBe(true);
  });

  it('13 of the 232 unreduced forms break Conjecture 12 as printed', () => {
    const broken = rank2.filter(
      (g) => isDeadEnding(g) && isInvertible(arena, id(g), E) !== isPFree(arena, id(g)),
    );
    expect(broken).toHaveLength(13);
  });
});

describe('P-free', () => {
  it('strictly: no subposition of outcome P, with the witness', () => {
    for (const g of [...rank2, ...sample(1703, 300, (rng) => memberOf('B')(rng, 3))]) {
      expect(isPFree(arena, id(g))).toBe(oracle.isStrictlyPFree(g));
      const witness = previousWinSubposition(arena, id(g));
      expect(witness === undefined).toBe(oracle.isStrictlyPFree(g));
      if (witness !== undefined) expect(misereOutcome(arena, witness)).toBe('P');
    }
  });

  for (const [name, u] of [
    ['B', B],
    ['E', E],
  ] as const)
    it(`mod ${name}: exactly the invertible ones (Theorem 4.5; Milley–Renault), with a P-free member`, () => {
      const members = [
        ...rank2.filter((g) => u.contains(arena, id(g))),
        ...sample(1704, 800, (rng) => memberOf(name)(rng, 3)),
        ...sample(1705, 60, (rng) => memberOf(name)(rng, 4)),
      ];
      let free = 0;
      for (const g of members) {
        const answer = pFreeModulo(arena, id(g), u);
        expect([show(g), answer.free]).toEqual([show(g), isInvertible(arena, id(g), u)]);
        if (answer.free) {
          free++;
          expect(u.contains(arena, answer.member)).toBe(true);
          expect(oracle.isStrictlyPFree(fromEngine(arena, answer.member))).toBe(true);
          expect(equal(arena, answer.member, id(g), u)).toBe(true);
        } else expect(misereOutcome(arena, answer.position)).toBe('P');
      }
      expect(free).toBeGreaterThan(80);
    });

  it('is not invertible mod D: * is, and so are 9 of the 10 dicots of rank ≤ 2', () => {
    expect(isInvertible(arena, id(read('*')), D)).toBe(true);
    expect(misere(read('*'))).toBe('P');
    const dicots = rank2.filter((g) => D.contains(arena, id(g)));
    const exceptions = dicots.filter(
      (g) => isInvertible(arena, id(g), D) !== isPFree(arena, simplestForm(arena, id(g), D)),
    );
    expect(exceptions.length).toBeGreaterThan(0);
    for (const g of exceptions) expect(isInvertible(arena, id(g), D)).toBe(true);
  });

  it('is not invertible mod D(1̄) either: {0|0,1̄}, its mirror and {0,1|0,1̄} are the exceptions of rank ≤ 2', () => {
    const exceptions = rank2.filter(
      (g) =>
        D1.contains(arena, id(g)) &&
        isInvertible(arena, id(g), D1) !== isPFree(arena, simplestForm(arena, id(g), D1)),
    );
    expect(new Set(exceptions)).toEqual(new Set(['{0|0,-1}', '{0,1|0}', '{0,1|0,-1}'].map(read)));
    for (const g of exceptions) expect(misere(g)).toBe('P');
  });
});

describe('outside the universe', () => {
  it('equal games get one answer: {·|0,1} and {·|0,*} mod E', () => {
    const [g, h] = [id(read('{.|0,1}')), id(read('{.|0,*}'))];
    expect(simplestForm(arena, g, E)).toBe(id(read('{.|0,#}')));
    expect(simplestForm(arena, h, E)).toBe(id(read('{.|0,#}')));
    expect(outcomeOf(g)).toBe(outcomeOf(h));
  });

  const outcomeOf = (g: FormId): boolean | 'not decided' => {
    try {
      return isInvertible(arena, g, E);
    } catch (error) {
      if (error instanceof NotDecidedError) return 'not decided';
      throw error;
    }
  };

  it('goes through an equal member, or is not decided, with a reason', () => {
    // {·|1} ≡ 0 mod E, which is a member.
    expect(outcomeOf(id(read('{.|1}')))).toBe(true);
    // 1̄ is not in D and equals no dicot of rank ≤ 2 there.
    expect(() => isInvertible(arena, id(read('{.|0,-1}')), D)).toThrow(NotDecidedError);
    for (const g of rank2.filter((x) => !isDeadEnding(x))) {
      const equalMember = rank2.find((x) => isDeadEnding(x) && equal(arena, id(g), id(x), E));
      if (equalMember !== undefined)
        expect(outcomeOf(id(g))).toBe(isInvertible(arena, id(equalMember), E));
    }
    expect(D1.contains(arena, id(end(0, 1)))).toBe(false);
  });
});
