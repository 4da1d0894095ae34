// The strong test modulo D(A) against its definition: Left, moving first, wins G + Σ nᵢeᵢ for all n up
// to six copies of each Left end of D(A), played out on plain objects.
import { describe, expect, it } from 'vitest';
import { isFolded } from '../../src/closures/least-universe.ts';
import { StrengthTable } from '../../src/closures/strength-table.ts';
import {
  Arena,
  closure,
  Left,
  leastUniverse,
  NotDecidedError,
  Right,
  type Universe,
} from '../../src/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { leftDeadEnds } from '../oracle/deadEnds.ts';
import {
  augmentedFormsOfRankAtMost,
  conjugate,
  formsOfRankAtMost,
  type G,
  isLeftEnd,
  show,
  zero,
} from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';
import { random, randomForm, sample } from '../oracle/random.ts';
import { leftEndsOf, plainPlay, sumsOfCopies } from './plain-play.ts';

const rankTwo = formsOfRankAtMost(2);
const generators = rankTwo.filter((g) => isLeftEnd(g) && g !== zero);

/** Where the engine and the definition differ. */
function disagreements(games: readonly G[], forms: readonly G[], most: number): string[] {
  const arena = new Arena();
  const universe = leastUniverse(
    arena,
    games.map((g) => toEngine(arena, g)),
  );
  const { leftWinsFirst } = plainPlay();
  const sums = sumsOfCopies(leftEndsOf(games), most);
  const strong = (g: G) => sums.every((sum) => leftWinsFirst(g, sum));
  /** The table itself, which small games need not ask. */
  const byTable = (g: G, side: typeof Left): boolean => {
    const table = isFolded(universe) ? universe.strengthTable(arena, side) : undefined;
    return (
      table?.isBounded !== true ||
      strong(g) ===
        (table.beatenBy(toEngine(arena, side === Left ? g : conjugate(g))) === undefined)
    );
  };
  return forms
    .filter(
      (g) =>
        !byTable(g, Left) ||
        !byTable(g, Right) ||
        universe.isStrong(arena, toEngine(arena, g), Left) !== strong(g) ||
        universe.isStrong(arena, toEngine(arena, g), Right) !== strong(conjugate(g)),
    )
    .map((g) => `${show(g)} modulo ${universe.name}`);
}

describe('strong modulo D(A) by the definition', () => {
  it('there are 15 Left ends of rank 1 and 2', () => {
    expect(generators).toHaveLength(15);
  });

  it.each(generators.map((g) => [show(g), g] as const))(
    'all 256 forms of rank at most 2 beside up to six copies: D(%s)',
    (_, generator) => {
      expect(disagreements([generator], rankTwo, 6)).toEqual([]);
    },
  );

  it('forms with tombstones, by Definitions 5.3 and 5.4', () => {
    const forms = [
      ...augmentedFormsOfRankAtMost(1),
      ...sample(71, 60, (rng) => randomForm(rng, 2 + rng.below(2), true)),
    ];
    for (const text of ['{.|0,*}', '{.|1,-1}', '{.|0,1,-1,*}']) {
      expect(disagreements([read(text)], forms, 4)).toEqual([]);
    }
  });

  it('pairs of generators', () => {
    const rng = random(72);
    const forms = rng.shuffle(rankTwo).slice(0, 60);
    for (let i = 0; i < 12; i++) {
      const pair = [rng.pick(generators), rng.pick(generators)];
      expect(disagreements(pair, forms, 3)).toEqual([]);
    }
  });

  it('random forms of rank 3 and 4', () => {
    const forms = sample(73, 40, (rng) => randomForm(rng, 3 + rng.below(2)));
    for (const text of ['{.|0,*}', '{.|0,1}', '{.|-1,*}']) {
      expect(disagreements([read(text)], forms, 6)).toEqual([]);
    }
  });

  it('games that are no ends generate by the ends among their followers', () => {
    for (const text of ['{0|{.|0,*}}', '{{1,*|.}|*}']) {
      expect(disagreements([read(text)], rankTwo.slice(0, 80), 4)).toEqual([]);
    }
  });
});

describe('the table and the test sets', () => {
  /** Strong by the table alone, where the ends are dead and T_n decides too. */
  function byTable(arena: Arena, ends: readonly G[]): Pick<Universe, 'isStrong'> {
    const steps = leftEndsOf(ends).map((g) => toEngine(arena, g));
    const tables = [Left, Right].map((side) => new StrengthTable(arena, steps, side));
    return { isStrong: (_, g, side) => tables[side]?.beatenBy(g) === undefined };
  }

  it('agree for all Left dead ends of rank at most 3, on rank 2 and random forms up to rank 4', () => {
    const forms = [
      ...rankTwo,
      ...sample(74, 150, (rng) => randomForm(rng, 3 + rng.below(2))),
      ...sample(75, 50, (rng) => randomForm(rng, 3 + rng.below(2), true)),
    ];
    for (const end of leftDeadEnds(3).filter((g) => g !== zero)) {
      const arena = new Arena();
      const table = byTable(arena, [end]);
      const tests = closure(arena, [toEngine(arena, end)]);
      for (const form of forms) {
        const g = toEngine(arena, form);
        for (const side of [Left, Right]) {
          if (table.isStrong(arena, g, side) !== tests.isStrong(arena, g, side)) {
            expect.fail(`${show(form)} modulo ${tests.name}`);
          }
        }
      }
    }
  });
});

describe('where no table can be closed', () => {
  const arena = new Arena();

  it('the order is still known if all ends are at least 0', () => {
    expect(disagreements([read('{.|*2}')], rankTwo, 2)).toEqual([]);
  });

  it('what is decided is right, and the rest is a NotDecidedError', () => {
    const games = [read('{.|{1,*|-1},*2}')];
    const universe = leastUniverse(
      arena,
      games.map((g) => toEngine(arena, g)),
    );
    expect(isFolded(universe)).toBe(true);
    const { leftWinsFirst } = plainPlay();
    const sums = sumsOfCopies(leftEndsOf(games), 3);
    const kinds = { strong: 0, weak: 0, undecided: 0 };
    for (const g of rankTwo) {
      try {
        const strong = universe.isStrong(arena, toEngine(arena, g), Left);
        kinds[strong ? 'strong' : 'weak']++;
        expect(sums.every((sum) => leftWinsFirst(g, sum))).toBe(strong);
      } catch (error) {
        expect(error).toBeInstanceOf(NotDecidedError);
        kinds.undecided++;
      }
    }
    expect(kinds.strong).toBeGreaterThan(0);
    expect(kinds.weak).toBeGreaterThan(0);
    expect(kinds.undecided).toBeGreaterThan(0);
  });
});
