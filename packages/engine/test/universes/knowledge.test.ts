// What the universes say of themselves beyond membership and the strong test is true: each piece of
// knowledge against what it means, on plain objects.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  B,
  BudgetError,
  type Closure,
  closure,
  D,
  E,
  type FormId,
  integer,
  Left,
  M,
  Normal,
  NotDecidedError,
  perfectMurder,
  Right,
  sameOrder,
  sameUniverse,
  type Universe,
  ValueError,
} from '../../src/index.ts';
import { blockedSuperEnd } from '../../src/universes/blocked-ends.ts';
import { membersUpTo } from '../../src/universes/closure.ts';
import { deadEndAtLeast, deadEndValue } from '../../src/universes/dead-end-order.ts';
import { formsOfRankTwo, shortLeftEnds, wideLeftEnds } from '../../src/universes/small-ends.ts';
import { survives } from '../../src/universes/survival.ts';
import { followers } from '../../src/universes/test-sets.ts';
import { isNormalPlay, universeText } from '../../src/universes/universe.ts';
import { USUAL_UNIVERSES, usualUniverse, usualUniverses } from '../../src/universes/usual.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { closureUpToRank, isLeftDeadEnd, leftDeadEnds } from '../oracle/deadEnds.ts';
import * as game from '../oracle/game.ts';
import { end, read } from '../oracle/notation.ts';
import { geq } from '../oracle/order.ts';
import { closurePairing, sixPairings } from '../oracle/pairing.ts';
import { misereSumLeft, passingLeft } from '../oracle/play.ts';
import { random, randomForm, sample } from '../oracle/random.ts';

type G = game.G;
const rank2 = game.formsOfRankAtMost(2);
const names = ['M', 'B', 'E', 'D(1̄0)', 'D(1̄)', 'D'];
const pairingOf = (arena: Arena, name: string) =>
  sixPairings(arena).find((each) => each.name === name)!;
const leftEnd = (options: readonly G[]): G => game.game([], options);

describe.each(names)('what %s knows', (name) => {
  const { oracle: u } = pairingOf(new Arena(), name);
  const members = rank2.filter(u.contains);
  const leftEnds = rank2.filter((g) => game.isLeftEnd(g) && u.contains(g));

  it('how many Left ends there are with options from a list', () => {
    const arena = new Arena();
    const { engine } = pairingOf(arena, name);
    const rng = random(1401);
    for (let round = 0; round < 12; round++) {
      const some = [...game.formsOfRankAtMost(1).filter(u.contains), ...leftEnds];
      const forms = [...new Set([rng.pick(members), ...rng.shuffle(some).slice(0, 5)])];
      const ends = game.subsets(forms).filter((options) => u.contains(leftEnd(options)));
      const ids = forms.map((g) => toEngine(arena, g));
      expect(engine.countLeftEnds?.(arena, ids)).toBe(BigInt(ends.length));
    }
  });

  it('whether all ends are dead ends', () => {
    const { engine } = pairingOf(new Arena(), name);
    expect(engine.isDeadEnding ?? false).toBe(leftEnds.every(isLeftDeadEnd));
  });

  it('whether options that make ends one by one make one together', () => {
    const { engine } = pairingOf(new Arena(), name);
    const options = sample(1402, 60, (rng) => rng.pick(members));
    options.push(...leftEnds);
    const alone = options.filter((option) => u.contains(leftEnd([option])));
    const together = alone.every((a) => alone.every((b) => u.contains(leftEnd([a, b]))));
    // Closures promise nothing, even where it is so among these.
    if (engine.endsByOption) expect(together).toBe(true);
    else expect(name).toMatch(/^D\(/);
  });

  it('whether strong is winning though the opponent may pass', () => {
    const { engine } = pairingOf(new Arena(), name);
    const same = rank2.every((g) => u.leftStrong(g) === passingLeft(g));
    if (engine.strongAgainstPassing) expect(same).toBe(true);
    expect(engine.strongAgainstPassing ?? false).toBe(name === 'B');
  });

  it('an end that beats a game which is not strong', () => {
    const arena = new Arena();
    const { engine } = pairingOf(arena, name);
    const games = [...rank2, ...sample(1403, 60, (rng) => randomForm(rng, 3, rng.chance(0.3)))];
    for (const g of games) {
      const ends = engine.beatingEnds?.(arena, toEngine(arena, g)).map((x) => fromEngine(arena, x));
      if (ends === undefined) continue;
      for (const x of ends) expect(game.isLeftEnd(x) && u.contains(x)).toBe(true);
      expect(ends.every((x) => misereSumLeft(g, x))).toBe(u.leftStrong(g));
    }
    expect(engine.beatingEnds !== undefined).toBe(name === 'M' || name === 'B');
  });

  it('ends to reverse through: if some end is ≤ G, one of them of the least rank is', () => {
    const arena = new Arena();
    const { engine } = pairingOf(arena, name);
    const games = [...rank2, ...sample(1404, 40, (rng) => randomForm(rng, 3))];
    // A member of M never lies above an end.
    for (const g of name === 'M' ? [] : games.filter(u.contains)) {
      const isBelow = (x: FormId): boolean => geq(g, fromEngine(arena, x), u);
      const offered = [...(engine.reversers?.(arena, toEngine(arena, g), isBelow) ?? [])];
      const forms = offered.map((x) => fromEngine(arena, x));
      for (const x of forms) expect(game.isLeftEnd(x) && u.contains(x)).toBe(true);
      const ranks = forms.map(game.rank);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      const least = leftEnds.filter((x) => geq(g, x, u)).map(game.rank);
      const found = forms.filter((x) => geq(g, x, u)).map(game.rank);
      if (least.length > 0) expect(Math.min(...found)).toBeLessThanOrEqual(Math.min(...least));
    }
  });

  it('in closures, the ends to reverse through are those up to the least that is known to be below', () => {
    const arena = new Arena();
    const { engine } = pairingOf(arena, name);
    if (!name.startsWith('D(')) return;
    const generators = [name === 'D(1̄)' ? game.integer(-1) : end(0, 1)];
    for (const g of rank2.filter(u.contains)) {
      const isBelow = (x: FormId): boolean => geq(g, fromEngine(arena, x), u);
      const known = engine.testSet!(arena, game.rank(g) + 1)
        .map(({ member }) => fromEngine(arena, member))
        .filter((x) => geq(g, x, u));
      const least = Math.min(...known.map(game.rank));
      const expected = known.length === 0 ? [game.zero] : closureUpToRank(generators, least);
      const offered = [...engine.reversers!(arena, toEngine(arena, g), isBelow)!];
      expect(new Set(offered.map((x) => fromEngine(arena, x)))).toEqual(new Set(expected));
    }
  });

  it('whether birthdays are exact: not where only one way of expanding is tried', () => {
    expect(pairingOf(new Arena(), name).engine.birthdaysAreExact).toBe(name !== 'B');
  });

  it('which Left dead ends are above one of its ends', () => {
    const arena = new Arena();
    const { engine } = pairingOf(arena, name);
    if (engine.isAboveSomeEnd === undefined) {
      expect(name).toMatch(/^[MB]$/);
      return;
    }
    const own = leftDeadEnds(4).filter(u.contains);
    for (const g of leftDeadEnds(3)) {
      const above = own.some((x) => geq(g, x, u));
      expect([game.show(g), engine.isAboveSomeEnd(arena, toEngine(arena, g))]).toEqual([
        game.show(g),
        above,
      ]);
    }
    for (const g of [game.star, game.one]) {
      expect(engine.isAboveSomeEnd(arena, toEngine(arena, g))).toBe(false);
    }
  });

  it('its short Left ends', () => {
    const arena = new Arena();
    const { engine } = pairingOf(arena, name);
    for (const n of [0, 2, 9]) {
      const length = Math.min(n + 2, 8);
      const ids = shortLeftEnds(arena, engine, n);
      const ends = ids.map((id) => fromEngine(arena, id));
      expect(new Set(ends).size).toBe(ends.length);
      for (const x of ends) expect(game.isLeftEnd(x) && u.contains(x)).toBe(true);
      const ranks = ends.map(game.rank);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      for (const x of leftEnds) expect(ends).toContain(x);
      for (let k = 1; k <= 8; k++) {
        const long = [
          fromEngine(arena, perfectMurder(arena, k)),
          fromEngine(arena, blockedSuperEnd(arena, k)),
          game.integer(-k),
          leftEnd([game.integer(k)]),
        ].filter((x) => game.rank(x) > 2);
        for (const x of long) {
          const within = k <= length || copiesOf(leftEnds, length).has(x);
          expect([game.show(x), ends.includes(x)]).toEqual([game.show(x), within && u.contains(x)]);
        }
      }
      for (const x of copiesOf(leftEnds, Math.min(length, 4))) expect(ends).toContain(x);
    }
  });
});

/** k·X for ends X, as long as k times the rank is at most a length. */
function copiesOf(ends: readonly G[], length: number): ReadonlySet<G> {
  const found = new Set<G>();
  for (const x of ends) {
    for (let [k, multiple] = [1, x]; k * game.rank(x) <= length && k <= length; k++) {
      found.add(multiple);
      multiple = game.sum(multiple, x);
    }
  }
  return found;
}

describe('small Left ends', () => {
  it('all 256 forms of rank at most 2, options first', () => {
    const arena = new Arena();
    const ids = formsOfRankTwo(arena);
    expect(new Set(ids.map((id) => fromEngine(arena, id)))).toEqual(new Set(rank2));
    expect(ids).toHaveLength(256);
  });

  it.each(['D(1̄0)', 'D'])('with one or two options, in %s', (name) => {
    const arena = new Arena();
    const { oracle: u, engine } = pairingOf(arena, name);
    const options = rank2.filter(u.contains);
    const expected = new Set<G>();
    for (const a of options) {
      for (const b of options) if (u.contains(leftEnd([a, b]))) expected.add(leftEnd([a, b]));
    }
    const found = [...wideLeftEnds(arena, engine)].map((x) => fromEngine(arena, x));
    expect(new Set(found)).toEqual(expected);
    expect(found.length).toBe(expected.size);
  });

  it('members of B equal to the super ends (Davies–Milley, Theorem 3.17)', () => {
    const arena = new Arena();
    const texts = ['0', '-1', '{.|0,-1,1}', '{.|{.|0,-1,1},1}', '{.|{.|{.|0,-1,1},1},1}'];
    for (const [n, text] of texts.entries()) {
      expect(fromEngine(arena, blockedSuperEnd(arena, n))).toBe(read(text));
    }
  });

  it('the followers of generators, each value once, as they were made', () => {
    const arena = new Arena();
    const generators = [end(1, 3), end(0, 2)];
    // The one made later comes first.
    const ids = generators.map((g) => toEngine(arena, g)).reverse();
    const found = followers(arena, ids);
    const expected = generators.flatMap(game.subpositions).filter((x) => x !== game.zero);
    expect(new Set(found.map((x) => fromEngine(arena, x)))).toEqual(new Set(expected));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });

  it('the members of cl(A) up to a birthday, smallest first', () => {
    const arena = new Arena();
    for (const generators of [[end(0, 1)], [end(0, 2)], [end(0, 2), end(1, 3)]]) {
      const { engine } = closurePairing(arena, 'D(A)', generators);
      for (const birthday of [0, 1, 3, 4]) {
        const ids = [...membersUpTo(arena, engine as Closure, birthday)];
        const found = ids.map((x) => fromEngine(arena, x));
        const expected = closureUpToRank(generators, birthday).filter((x) => x !== game.zero);
        expect(new Set(found)).toEqual(new Set(expected));
        expect(found.map(game.rank)).toEqual(found.map(game.rank).toSorted((a, b) => a - b));
      }
    }
  });
});

describe('M and normal play', () => {
  const arena = new Arena();
  const forms = game.formsOfRankAtMost(1).map((g) => toEngine(arena, g));

  it('have nothing to reverse through', () => {
    for (const universe of [M, Normal]) {
      expect(universe.reversers!(arena, forms[1]!, () => true)).toEqual([]);
    }
  });

  it('have every set of options in some Left end', () => {
    for (let n = 0; n <= 4; n++) {
      for (const universe of [M, Normal]) {
        expect(universe.countLeftEnds!(arena, forms.slice(0, n))).toBe(2n ** BigInt(n));
      }
    }
  });

  it('differ by their convention', () => {
    expect([M, B, E, D, Normal].map(isNormalPlay)).toEqual([false, false, false, false, true]);
  });
});

describe('what D and E know besides', () => {
  const arena = new Arena();
  const plain = (id: FormId | undefined) => fromEngine(arena, id!);

  it('the test sets {0} and {0, M_n}', () => {
    for (const n of [0, 1, 3]) {
      const ends = (u: Universe) => u.testSet!(arena, n).map(({ end }) => end);
      const members = (u: Universe) => u.testSet!(arena, n).map(({ member }) => member);
      const zero = toEngine(arena, game.zero);
      expect([ends(D), members(D)]).toEqual([[zero], [zero]]);
      const tests = new Set([zero, perfectMurder(arena, n)]);
      expect([new Set(ends(E)), new Set(members(E))]).toEqual([tests, tests]);
      expect(ends(E)).toHaveLength(tests.size);
    }
  });

  it('the options of canonical forms: * (Dorbec et al.) and {· | end} (Dwyer–Milley–Willette)', () => {
    const M2 = perfectMurder(arena, 2);
    expect(plain(D.canonicalOption?.(arena, toEngine(arena, game.zero)))).toBe(game.star);
    expect(plain(E.canonicalOption?.(arena, M2))).toBe(leftEnd([plain(M2)]));
  });

  it('an end of E outside up(A), whatever generators of rank at most n there are', () => {
    for (const n of [0, 1, 2, 3]) {
      const beyond = E.endsBeyond!(arena, n).map(plain);
      for (const a of leftDeadEnds(n).filter((x) => x !== game.zero)) {
        const { engine, oracle } = closurePairing(arena, 'D(A)', [a]);
        const outside = beyond.filter((x) => !engine.isAboveSomeEnd!(arena, toEngine(arena, x)));
        expect(outside.length).toBeGreaterThan(0);
        // Outside up(A) is outside cl(A).
        for (const x of outside) expect(oracle.contains(x)).toBe(false);
      }
    }
    expect(D.endsBeyond!(arena, 3)).toEqual([]);
    expect(D.finiteGenerators!(arena)).toEqual([]);
  });
});

describe('how universes are written', () => {
  const arena = new Arena();
  const D1 = closure(arena, [integer(arena, -1)]);

  it('by their names, in script, or as they say', () => {
    expect(universeText(M, 'ascii')).toBe('M');
    expect(universeText(M, 'latex')).toBe('\\mathcal{M}');
    expect(universeText(Normal, 'unicode')).toBe('Normal');
    expect(universeText(Normal, 'latex')).toBe('\\mathrm{Normal}');
    expect(universeText(D1, 'ascii')).toBe('D(-1)');
    expect(universeText(D1, 'latex')).toBe('\\mathcal{D}(\\overline{1})');
  });

  it('the usual ones: keys, conventions, and the universes themselves', () => {
    const papers = ['M', 'B', 'E', 'D10', 'D1', 'D', 'Normal'];
    const keys = USUAL_UNIVERSES.map(({ key }) => key);
    expect(keys.filter((key) => papers.includes(key))).toEqual(papers);
    for (const { key, play, words, label, in: universeIn } of USUAL_UNIVERSES) {
      expect(play).toBe(universeIn(arena).play ?? 'misère');
      expect(words).not.toBe('');
      expect(usualUniverse(key).label).toBe(label);
    }
    expect(usualUniverse('Normal').play).toBe('normal');
    const M2 = perfectMurder(arena, 2);
    const expected = [M, B, E, closure(arena, [M2]), D1, D, Normal].map((u) => u.key);
    expect(usualUniverses(arena).map((u) => u.key)).toEqual(expect.arrayContaining(expected));
    expect(usualUniverses(arena)).toHaveLength(keys.length);
    expect(() => usualUniverse('X' as 'M')).toThrow(ValueError);
  });

  it('the largest of the chain that each includes', () => {
    const included = [M, B, E, closure(arena, [perfectMurder(arena, 2)]), D1, D, Normal];
    expect(included.map((u) => u.includes)).toEqual([
      ...['M', 'B', 'E', 'D(-1)', 'D(-1)', 'D'],
      undefined,
    ]);
  });
});

describe('what cannot be decided or is too much is refused', () => {
  const arena = new Arena();
  const id = (text: string) => toEngine(arena, read(text));
  const silent: Universe = {
    name: 'Silent',
    key: 'Silent',
    contains: E.contains,
    isStrong: E.isStrong,
  };

  it('whether a universe of which nothing is known is another', () => {
    for (const same of [sameUniverse, sameOrder]) {
      expect(() => same(arena, silent, E)).toThrow(
        'which ends generate Silent, so it cannot be told from E',
      );
      expect(() => same(arena, E, silent)).toThrow(NotDecidedError);
      expect(same(arena, silent, { ...silent })).toBe(true);
      // Closures and the universes with a name differ from each other.
      expect(same(arena, closure(arena, [id('-1')]), M)).toBe(false);
    }
  });

  it('only Left dead ends have absolute values and generate', () => {
    for (const text of ['1', '*', '{.|*}']) {
      expect(() => deadEndValue(arena, id(text))).toThrow(ValueError);
      expect(() => deadEndAtLeast(arena, id(text), id('0'))).toThrow(ValueError);
      expect(() => deadEndAtLeast(arena, id('0'), id(text))).toThrow(ValueError);
    }
    expect(() => closure(arena, [id('2')])).toThrow('2 is a Right dead end; name its conjugate');
    expect(() => closure(arena, [id('*')])).toThrow('* is not a Left dead end');
  });

  it('deep generators, and the strong test of deep games', () => {
    expect(() => closure(arena, [integer(arena, -501)])).toThrow('above rank 500');
    expect(closure(arena, [integer(arena, -500)]).name).toBe('D(-500)');
    let deep: FormId = integer(arena, 0);
    for (let i = 0; i < 2001; i++) deep = arena.intern([deep], [deep]);
    for (const side of [Left, Right]) {
      expect(() => survives(arena, deep, id('-1'), side)).toThrow(BudgetError);
      expect(survives(arena, arena.options(deep, side)[0]!, id('-1'), side)).toBeTypeOf('boolean');
    }
  });
});
