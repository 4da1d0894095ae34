// D(A) as a universe: membership, order, simplest forms and distinguishing games, against the oracle
// with a strong test that plays out up to a few copies of each end, and by laws on random members.
import { describe, expect, it } from 'vitest';
import { shortestRun } from '../../src/closures/generating-ends.ts';
import {
  Arena,
  compare,
  type FormId,
  geq,
  leastUniverse,
  M,
  misereOutcome,
  outcomeAtLeast,
  rank,
  SIDES,
  simplestForm,
  sum,
  ValueError,
} from '../../src/index.ts';
import { distinguish } from '../../src/reasons/index.ts';
import { boardForm, domineering, makeBoard } from '../../src/rulesets/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import {
  conjugate,
  formsOfRankAtMost,
  type G,
  isLeftEnd,
  show,
  sumOf,
  zero,
} from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';
import * as naive from '../oracle/order.ts';
import { type Random, random, randomForm, randomMember, sample } from '../oracle/random.ts';
import { simplestInOrder } from '../oracle/simplest.ts';
import * as oracle from '../oracle/universes.ts';
import { leftEndsOf, plainPlay, sumsOfCopies } from './plain-play.ts';

const rankTwo = formsOfRankAtMost(2);
const rankTwoEnds = rankTwo.filter((g) => isLeftEnd(g) && g !== zero);

/** D(A) as the oracle knows it: enough copies for the games of these tests. */
function oracleUniverse(games: readonly G[], most = 3): oracle.OracleUniverse {
  const { leftWinsFirst } = plainPlay();
  const sums = sumsOfCopies(leftEndsOf(games), most);
  return {
    name: 'D(A)',
    contains: () => {
      throw new Error('not needed');
    },
    leftStrong: (g) => sums.every((ends) => leftWinsFirst(g, ends)),
  };
}

/** A random member of D(A) of about rank n. */
const memberOf =
  (games: readonly G[]) =>
  (rng: Random, n: number): G =>
    randomMember(
      rng,
      n,
      (ends) => {
        const one = ends.pick(leftEndsOf(games));
        return ends.chance(0.3) ? sumOf([one, ends.pick(leftEndsOf(games))]) : one;
      },
      0.25,
    );

const examples = [
  ['{.|0,*}'],
  ['{.|1,-1}'],
  ['{.|0,1,-1,*}'],
  ['{.|*}', '{.|1}'],
  ['{.|0,1}', '{.|-1,*}'],
];

describe.each(examples.map((texts) => [texts.join(', '), texts.map(read)] as const))(
  'D(%s)',
  (_, games) => {
    const arena = new Arena();
    const universe = leastUniverse(
      arena,
      games.map((g) => toEngine(arena, g)),
    );
    const naively = oracleUniverse(games);
    const members = sample(81, 40, (rng) => memberOf(games)(rng, 2 + rng.below(2)));
    const ids = members.map((g) => toEngine(arena, g));

    it('has its random members', () => {
      for (const id of ids) expect(universe.contains(arena, id)).toBe(true);
    });

    it('is closed under options, conjugates and sums', () => {
      for (const [i, g] of members.entries()) {
        const other = members[(i + 7) % members.length] as G;
        for (const h of [...g.left, ...g.right, conjugate(g), sumOf([g, other])]) {
          expect(universe.contains(arena, toEngine(arena, h))).toBe(true);
        }
      }
    });

    it('compares as Theorem 5.5 says, with the strong test played out', () => {
      const rng = random(82);
      const forms = [...rng.shuffle(rankTwo).slice(0, 40), ...members.slice(0, 15)];
      for (const g of forms) {
        for (const h of forms) {
          const engine = geq(arena, toEngine(arena, g), toEngine(arena, h), universe);
          if (engine !== naive.geq(g, h, naively)) expect.fail(`${show(g)} >= ${show(h)}`);
        }
      }
    });

    it('orders members as sums with members are won, and respects sums', () => {
      const rng = random(83);
      let pairs = 0;
      for (const g of ids) {
        for (const h of ids) {
          const x = rng.pick(ids);
          if (!geq(arena, g, h, universe)) continue;
          pairs++;
          const [gx, hx] = [sum(arena, g, x), sum(arena, h, x)];
          expect(outcomeAtLeast(misereOutcome(arena, gx), misereOutcome(arena, hx))).toBe(true);
          if (g !== h && pairs % 9 === 0) expect(geq(arena, gx, hx, universe)).toBe(true);
        }
      }
      expect(pairs).toBeGreaterThan(ids.length);
    });

    it('has simplest forms that depend on no order of steps', () => {
      const rng = random(84);
      for (const g of [...members.slice(0, 12), ...rng.shuffle(rankTwo).slice(0, 20)]) {
        const simplest = fromEngine(arena, simplestForm(arena, toEngine(arena, g), universe));
        for (let i = 0; i < 3; i++) {
          const shuffled = simplestInOrder(g, naively, (items) => rng.shuffle(items));
          expect(show(shuffled)).toBe(show(simplest));
        }
      }
    });

    it('tells games apart by its members', () => {
      for (const [i, g] of ids.entries()) {
        const h = ids[(i + 5) % ids.length] as FormId;
        const found = distinguish(arena, g, h, universe);
        expect(found === undefined).toBe(geq(arena, g, h, universe));
        if (found === undefined) continue;
        expect(universe.contains(arena, found.x)).toBe(true);
        expect(misereOutcome(arena, sum(arena, g, found.x))).not.toBe(
          misereOutcome(arena, sum(arena, h, found.x)),
        );
      }
    });
  },
);

describe('Siegel, section 7', () => {
  const arena = new Arena();
  const id = (text: string) => toEngine(arena, read(text));
  const universe = (...texts: string[]) => leastUniverse(arena, texts.map(id));

  it('Propositions 7.2 and 7.3: {·|*} and {·|1} are 0 where they are alone', () => {
    expect(compare(arena, id('{.|*}'), id('0'), universe('{.|*}'))).toBe('=');
    expect(compare(arena, id('{.|1}'), id('0'), universe('{.|1}'))).toBe('=');
  });

  it('Proposition 7.4: together they are not', () => {
    expect(compare(arena, id('{.|*}'), id('0'), universe('{.|*}', '{.|1}'))).toBe('>');
  });
});

describe('membership', () => {
  const arena = new Arena();
  const id = (text: string) => toEngine(arena, read(text));
  const universe = (...texts: string[]) => leastUniverse(arena, texts.map(id));

  it('goes by values modulo M: strips of Domineering beside an end that is not dead', () => {
    const u = universe('{.|0,-1}', '{.|0,*}');
    for (let n = 1; n <= 9; n++) {
      const strip = boardForm(arena, makeBoard(domineering, domineering.parse('.'.repeat(n))));
      expect(u.contains(arena, strip)).toBe(true);
    }
    expect(u.contains(arena, id('{.|0,-2}'))).toBe(false);
  });

  it('is that of sums of copies, on all ends of rank 2 and random ones of rank 3', () => {
    const ends = [
      ...rankTwoEnds,
      ...sample(85, 60, (rng) => randomForm(rng, 3)).map((g) => read(`{.|${show(g)}}`)),
    ];
    for (const texts of [['{.|0,*}'], ['{.|1,-1}'], ['{.|0,1}', '{.|*}']]) {
      const games = texts.map(read);
      const sums = sumsOfCopies(leftEndsOf(games), 3).map(sumOf);
      for (const end of ends) {
        const equalToSum = sums.some((s) => naive.equal(end, s, oracle.M));
        const followersBelong = [...end.right].every((option) =>
          universe(...texts).contains(arena, toEngine(arena, option)),
        );
        expect(universe(...texts).contains(arena, toEngine(arena, end))).toBe(
          equalToSum && followersBelong,
        );
      }
    }
  });

  it('searches far enough: what is below an end has no longer run than the end has rank', () => {
    const ends = [zero, ...rankTwoEnds, ...rankTwoEnds.map((end) => sumOf([end, end]))].map((end) =>
      toEngine(arena, end),
    );
    let below = 0;
    for (const x of ends) {
      for (const y of ends) {
        if (!geq(arena, x, y, M)) continue;
        below++;
        expect(shortestRun(arena, y)).toBeLessThanOrEqual(rank(arena, x));
      }
    }
    expect(below).toBeGreaterThan(ends.length);
  });
});

describe('generators of all kinds', () => {
  const arena = new Arena();
  const id = (text: string) => toEngine(arena, read(text));

  it('the universe is known by the ends among the followers', () => {
    const name = (...texts: string[]) => leastUniverse(arena, texts.map(id)).name;
    expect(name('1')).toBe('D(-1)');
    expect(name('*', '*3')).toBe('D');
    expect(name('{0|-3}')).toBe('D(-3)');
    expect(name('{.|0,-1}')).toBe('D({. | 0, -1})');
    expect(name('{.|0,*}', '{{0,*|.}|*}', '*')).toBe('D({. | 0, *})');
    expect(leastUniverse(arena, [id('{0|-3}')]).key).toBe(leastUniverse(arena, [id('-3')]).key);
  });

  it('tombstones are refused', () => {
    expect(() => leastUniverse(arena, [id('{0|#}')])).toThrow(ValueError);
  });

  it('a hundred of them and deep ones get an answer or a refusal within the budget', () => {
    const many = sample(86, 100, (rng) => randomForm(rng, 3)).map((g) => toEngine(arena, g));
    const deep = arena.intern(
      [],
      sample(87, 4, (rng) => randomForm(rng, 11)).map((g) => toEngine(arena, g)),
    );
    for (const generators of [many, [deep]]) {
      let asked = 0;
      const answers = () =>
        arena.under({ maxForms: arena.size + 200_000, shouldStop: () => ++asked > 3000 }, () => {
          const universe = leastUniverse(arena, generators);
          return SIDES.map((side) => universe.isStrong(arena, id('{0,*|*}'), side));
        });
      try {
        expect(answers()).toHaveLength(2);
      } catch (error) {
        expect((error as Error).name).toMatch(/^(NotDecidedError|BudgetError)$/);
      }
    }
  });
});
