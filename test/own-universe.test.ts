// A universe is two functions. Here are two of them, written as somebody outside would, with nothing
// but the public interface: the dead-ending universe told again by its definition, and a universe
// that does not come with the package. Both compare, reduce, tell apart, explain, certify, evaluate a
// board and are drawn; the answers agree with the universe told again, and with brute force on plain
// objects.

import {
  type Arena,
  Arena as ArenaOf,
  birthday,
  canonicalForm,
  compare,
  conjugate,
  E,
  type FormId,
  formToText,
  geq,
  integer,
  isEnd,
  isEndLike,
  isInvertible,
  isOrdinary,
  Left,
  M,
  NotDecidedError,
  nimHeap,
  perfectMurder,
  pFreeModulo,
  Right,
  rank,
  SIDES,
  type Side,
  sameUniverse,
  simplestForm,
  subpositions,
  sum,
  type Universe,
  USUAL_UNIVERSES,
  ValueError,
  winsMovingFirst,
  ZERO,
} from '@proviso/engine';
import { born, census, countBorn } from '@proviso/engine/census';
import { checkCertificate } from '@proviso/engine/check';
import { isDeadEnd } from '@proviso/engine/forms';
import {
  certificateFile,
  certify,
  distinctionFile,
  distinguish,
  explainAtLeast,
  explainInvertible,
  explainSimplest,
  renderLatex,
  renderText,
  UnnamedUniverseError,
} from '@proviso/engine/reasons';
import {
  boardLiesIn,
  boardSimplestForm,
  clobber,
  domineering,
  readBoard,
} from '@proviso/engine/rulesets';
import { Session } from '@proviso/language';
import { hassePicture, toSvg } from '@proviso/pictures';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fromEngine, toEngine } from '../packages/engine/test/oracle/bridge.ts';
import { type G, game, zero } from '../packages/engine/test/oracle/game.ts';
import { misereSum, misereSumLeft, outcomeAtLeast } from '../packages/engine/test/oracle/play.ts';
import { random, randomForm } from '../packages/engine/test/oracle/random.ts';
import { UNIVERSES } from '../packages/web/src/protocol/universes.ts';

/** All ends are dead [Siegel, Definition 1.3], and T_n = {0, M_n} tests strength (Theorem 4.9). */
const retold: Universe = {
  name: 'Retold',
  key: 'the dead-ending universe, told again',
  contains: (arena, id) =>
    isOrdinary(arena, id) &&
    subpositions(arena, id).every((g) =>
      SIDES.every((side) => !isEnd(arena, g, side) || isDeadEnd(arena, g, side)),
    ),
  isStrong: (arena, id, side) => {
    const murder = perfectMurder(arena, rank(arena, id));
    return [ZERO, side === Left ? murder : conjugate(arena, murder)].every((end) =>
      winsMovingFirst(arena, sum(arena, id, end), side),
    );
  },
};

/**
 * The games without a lone move: neither 1 nor 1̄ is a subposition. Of a sum, 1̄ is a subposition only
 * if it is one of a summand, and a game with options on both sides is neither; so this is closed under
 * options, sums, conjugates and parents. Strong means end-like: for any other G the Left end whose
 * options are the adjoints of the G^L beats G, since Right answers G^L by its adjoint and G^L + (G^L)°
 * is won by the player who moved to it; adjoints are dicots, and none is 0. So the order is that of M.
 */
const crowded: Universe = {
  name: 'Crowded',
  key: 'games without 1 and its conjugate',
  contains: (arena, id) =>
    isOrdinary(arena, id) &&
    subpositions(arena, id).every((g) => g !== integer(arena, 1) && g !== integer(arena, -1)),
  isStrong: isEndLike,
};

const arena: Arena = new ArenaOf();
const day2: readonly FormId[] = born(arena, 2, M);
const text = (id: FormId): string => formToText(arena, id);

/** Games of rank 3 and 4, tombstones among them. */
const deeper = Array.from({ length: 40 }, (_, seed) =>
  toEngine(arena, randomForm(random(seed), 3 + (seed % 2), seed % 3 === 0)),
);
/** Every eleventh game of day 2: 24 of them. */
const some = day2.filter((_, i) => i % 11 === 0);

describe('the dead-ending universe told again', () => {
  it('has the same members', () => {
    for (const g of [...day2, ...deeper]) {
      expect(retold.contains(arena, g), text(g)).toBe(E.contains(arena, g));
    }
  });

  it('compares and reduces as the one that comes with the package', () => {
    for (const g of [...some, ...deeper]) {
      for (const h of [...some, ...deeper]) {
        expect(compare(arena, g, h, retold), `${text(g)}, ${text(h)}`).toBe(
          compare(arena, g, h, E),
        );
      }
    }
    for (const g of [...day2, ...deeper]) {
      expect(simplestForm(arena, g, retold)).toBe(simplestForm(arena, g, E));
    }
  });

  it('decides inverses of members the same way', () => {
    for (const g of day2.filter((id) => E.contains(arena, id))) {
      expect(isInvertible(arena, g, retold), text(g)).toBe(isInvertible(arena, g, E));
    }
  });

  it('has birthdays that hold those of E between their bounds', () => {
    for (const g of day2.filter((id) => E.contains(arena, id))) {
      const exact = birthday(arena, g, E)?.atMost ?? Number.NaN;
      const { atLeast, atMost } = birthday(arena, g, retold) ?? { atLeast: NaN, atMost: NaN };
      expect(atLeast).toBeLessThanOrEqual(exact);
      expect(atMost).toBeGreaterThanOrEqual(exact);
    }
  });

  it('counts the forms of day 2 and says that it cannot count those of day 3', () => {
    expect(countBorn(arena, 2, retold)).toBe(countBorn(arena, 2, E));
    expect(() => countBorn(arena, 3, retold)).toThrow('not counted');
  });

  it('evaluates a board', () => {
    for (const [ruleset, size] of [
      [domineering, [3, 3]],
      [clobber, ['xox|oxo']],
    ] as const) {
      const board = readBoard(ruleset, [...size]);
      expect(boardLiesIn(arena, board, retold)).toBe(true);
      expect(boardSimplestForm(arena, board, retold)).toBe(boardSimplestForm(arena, board, E));
    }
  });

  it('writes certificates that the checker accepts once it offers its test sets and its name', () => {
    const offering: Universe = {
      ...retold,
      key: 'told again, with test sets',
      certificateName: 'E',
      testSet: (target, n) =>
        [ZERO, ...(n > 0 ? [perfectMurder(target, n)] : [])].map((end) => ({ end, member: end })),
    };
    let certified = 0;
    for (const g of some) {
      for (const h of some) {
        const certificate = certify(arena, g, h, offering);
        expect(certificate !== undefined).toBe(geq(arena, g, h, E));
        if (certificate === undefined) {
          const distinction = distinguish(arena, g, h, offering);
          expect(distinction && checkCertificate(distinctionFile(arena, distinction)).valid).toBe(
            true,
          );
        } else {
          certified++;
          expect(checkCertificate(certificateFile(arena, certificate)).valid).toBe(true);
        }
      }
    }
    expect(certified).toBeGreaterThan(some.length);
    // The same name in certificates means the same universe.
    expect(sameUniverse(arena, offering, E)).toBe(true);
    expect(sameUniverse(arena, offering, M)).toBe(false);
  });

  it('is refused by a checker that knows no universe of its name', () => {
    const named: Universe = { ...retold, key: 'told again, by name', certificateName: 'Retold' };
    const certificate = certify(arena, ZERO, ZERO, named);
    const verdict = certificate && checkCertificate(certificateFile(arena, certificate));
    expect(verdict).toMatchObject({ valid: false, code: 'certificate' });
    expect(verdict?.valid === false && verdict.fault).toContain(
      '"Retold": not the name of a universe that this checker knows (M, B, E, D, Normal, D(A))',
    );
  });
});

describe('a universe that does not come with the package', () => {
  /** All members of rank at most 2, and Left ends above them with their conjugates. */
  let contexts: readonly G[];
  const lacksLoneMoves = (g: G): boolean => {
    const alone = (one: readonly G[], other: readonly G[]): boolean =>
      one.length === 0 && other.length === 1 && other[0] === zero;
    return (
      !g.tombLeft &&
      !g.tombRight &&
      !alone(g.left, g.right) &&
      !alone(g.right, g.left) &&
      [...g.left, ...g.right].every(lacksLoneMoves)
    );
  };
  const subsets = (items: readonly G[], most: number): G[][] => {
    const sets: G[][] = [[]];
    for (const item of items) {
      sets.push(...sets.filter((set) => set.length < most).map((set) => [...set, item]));
    }
    return sets;
  };

  beforeAll(() => {
    const rankOne = [zero, game([zero], [zero])];
    const sides = subsets(rankOne, 2);
    const small = sides.flatMap((l) => sides.map((r) => game(l, r))).filter(lacksLoneMoves);
    const ends = subsets(small, 3).flatMap((set) => [game([], set), game(set, [])]);
    contexts = [...new Set([...small, ...ends])].filter(lacksLoneMoves);
  });

  it('has the members that it should', () => {
    for (const g of [...day2, ...deeper]) {
      expect(crowded.contains(arena, g)).toBe(lacksLoneMoves(fromEngine(arena, g)));
    }
    expect(born(arena, 2, crowded)).toHaveLength(14);
  });

  it('has the strong games that the definition asks for', () => {
    const leftEnds = contexts.filter((x) => x.left.length === 0);
    for (const g of day2) {
      const plain = fromEngine(arena, g);
      const wins = leftEnds.every((x) => misereSumLeft(plain, x));
      expect(crowded.isStrong(arena, g, Left), text(g)).toBe(wins);
    }
  });

  it('orders games as all members tell: no context contradicts, and one tells each pair apart', () => {
    const outcomes = new Map(
      some.map((g) => {
        const plain = fromEngine(arena, g);
        return [g, contexts.map((x) => misereSum(plain, x))] as const;
      }),
    );
    for (const g of some) {
      for (const h of some) {
        const distinction = distinguish(arena, g, h, crowded);
        expect(distinction === undefined).toBe(geq(arena, g, h, crowded));
        if (distinction === undefined) {
          const ofH = outcomes.get(h) ?? [];
          expect(outcomes.get(g)?.every((o, i) => outcomeAtLeast(o, ofH[i] ?? 'L'))).toBe(true);
        } else {
          const x = fromEngine(arena, distinction.x);
          expect(lacksLoneMoves(x)).toBe(true);
          const [withG, withH] = [g, h].map((id) => misereSum(fromEngine(arena, id), x));
          expect(outcomeAtLeast(withG ?? 'L', withH ?? 'L')).toBe(false);
        }
      }
    }
  });

  it('has the order and the simplest forms of M, whose strong games it has', () => {
    for (const g of [...some, ...deeper]) {
      expect(simplestForm(arena, g, crowded)).toBe(simplestForm(arena, g, M));
      for (const h of [...some, ...deeper]) {
        expect(compare(arena, g, h, crowded)).toBe(compare(arena, g, h, M));
      }
    }
  });

  it('explains, certifies, and is refused by name where a file would have to name it', () => {
    const star = nimHeap(arena, 1);
    const g = arena.intern([], [star]);
    expect(crowded.contains(arena, g)).toBe(true);
    const words = renderText(arena, explainAtLeast(arena, g, ZERO, crowded));
    expect(words).toContain('modulo Crowded');
    expect(renderLatex(arena, explainSimplest(arena, g, crowded))).toContain('\\mathrm{Crowded}');
    expect(renderText(arena, explainInvertible(arena, g, crowded))).toContain('is not invertible');
    const certificate = certify(arena, g, g, crowded);
    expect(certificate?.pairs).toEqual([]);
    expect(() => certificate && certificateFile(arena, certificate)).toThrow(UnnamedUniverseError);
    expect(() => certificate && certificateFile(arena, certificate)).toThrow('Crowded');
  });

  it('says "not decided" where two functions do not tell', () => {
    expect(() => sameUniverse(arena, crowded, M)).toThrow(NotDecidedError);
    expect(() => isInvertible(arena, integer(arena, 1), crowded)).toThrow(NotDecidedError);
    expect(() => canonicalForm(arena, ZERO, crowded)).toThrow(ValueError);
    expect(pFreeModulo(arena, ZERO, crowded)).toEqual({ free: true, member: ZERO });
    const heap = arena.intern([], [nimHeap(arena, 2)]);
    expect(pFreeModulo(arena, heap, crowded).free).toBe(false);
  });

  it('evaluates boards whose ends it has by adding components, others from their options', () => {
    const dicot = readBoard(clobber, ['xoxo']);
    expect(boardLiesIn(arena, dicot, crowded)).toBe(true);
    const strip = readBoard(domineering, [2, 3]);
    expect(boardLiesIn(arena, strip, crowded)).toBe(false);
    for (const board of [dicot, strip]) {
      expect(boardSimplestForm(arena, board, crowded)).toBe(boardSimplestForm(arena, board, M));
    }
  });

  it('is drawn', () => {
    const svg = toSvg(hassePicture(arena, census(arena, crowded, 2).forms, crowded));
    expect(svg).toContain('<svg');
  });
});

describe('an end that beats a game', () => {
  const weak = (universe: Universe, side: Side): FormId[] =>
    [...day2, ...deeper].filter((g) => !universe.isStrong(arena, g, side));

  it('is found by search, or refused as not decided', () => {
    for (const universe of [retold, crowded]) {
      for (const side of [Left, Right]) {
        for (const g of weak(universe, side).slice(0, 60)) {
          const zeroLike = arena.intern([], [], side === Left ? 1 : 2);
          const [worse, better] = side === Left ? [g, zeroLike] : [zeroLike, g];
          try {
            const x = distinguish(arena, worse, better, universe)?.x ?? ZERO;
            expect(universe.contains(arena, x)).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(NotDecidedError);
          }
        }
      }
    }
  });
});

describe('the language', () => {
  it('reads each usual universe by its name, which no function has', () => {
    const session = new Session();
    for (const usual of USUAL_UNIVERSES) {
      const { value } = session.run(usual.name);
      expect(value?.type === 'universe' && value.universe.key, usual.name).toBe(
        usual.in(session.arena).key,
      );
      expect(usual.key).toMatch(/^\w+$/);
    }
  });
});

describe('the page', () => {
  it('says of each usual universe what the engine says, in the same order', () => {
    expect(UNIVERSES).toEqual(
      USUAL_UNIVERSES.map(({ key, label, latex, words, play }) => ({
        key,
        label,
        latex,
        words,
        play,
      })),
    );
  });
});

describe('one line among the usual universes', () => {
  const usual = '../packages/engine/src/universes/usual.ts';

  afterAll(() => {
    vi.doUnmock(usual);
    vi.resetModules();
  });

  it('makes a universe known to the language and the command', async () => {
    vi.resetModules();
    vi.doMock(usual, async (original) => {
      const actual = await original<typeof import('../packages/engine/src/universes/usual.ts')>();
      const { name } = crowded;
      const line = { key: name, name, label: name, latex: name, words: 'no lone move' };
      return {
        ...actual,
        USUAL_UNIVERSES: [
          ...actual.USUAL_UNIVERSES,
          { ...line, play: 'misère', in: () => crowded },
        ],
      };
    });
    const { complete, Session } = await import('@proviso/language');
    const session = new Session({ style: 'ascii' });
    const said = (input: string): string => {
      const { result } = session.run(input);
      return result.ok ? result.text : result.error.message;
    };
    expect(said('{.|*} in Crowded')).toBe('true');
    expect(said('1 in Crowded')).toBe('false');
    expect(said('{*, {.|*} | 0} mod Crowded')).toBe(said('{*, {.|*} | 0} mod M'));
    expect(said('use Crowded')).toBe('Crowded');
    expect(complete('G mod Cr', 8).options.map(({ label }) => label)).toContain('Crowded');
    const command = await import('../packages/cli/src/universes.ts');
    expect(command.UNIVERSES.at(-1)).toBe('Crowded');
  });
});
