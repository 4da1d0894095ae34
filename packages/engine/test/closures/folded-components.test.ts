// Strength where Left may need two moves to close a component: the numbers of all components are folded.
// Against the definition: Left, moving first, wins G + Σ nᵢeᵢ for up to six copies, played on plain objects.
import { describe, expect, it } from 'vitest';
import { allMoves } from '../../src/closures/components.ts';
import { foldingSteps } from '../../src/closures/folding.ts';
import { isFolded } from '../../src/closures/least-universe.ts';
import { StrengthTable } from '../../src/closures/strength-table.ts';
import {
  Arena,
  Left,
  leastUniverse,
  misereOutcome,
  NotDecidedError,
  Right,
  sum,
  ZERO,
} from '../../src/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { conjugate, formsOfRankAtMost, game, show } from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';
import { random, randomForm } from '../oracle/random.ts';
import { leftEndsOf, plainPlay, sumsOfCopies } from './plain-play.ts';

const OPEN_TWICE = [
  ...['{.|0,{*|0}}', '{.|{*|*}}', '{.|0,{*|*}}', '{.|{*|.}}'],
  // No fold of all numbers holds here, but under one Left has winning states.
  ...['{.|0,*2}', '{.|0,{*,1|0}}'],
];

describe.each(OPEN_TWICE)('modulo D(%s)', (text) => {
  const arena = new Arena();
  const end = read(text);
  const universe = leastUniverse(arena, [toEngine(arena, end)]);
  const { leftWinsFirst } = plainPlay();
  const ends = leftEndsOf([end]);
  const sums = sumsOfCopies(ends, 6);
  const isStrong = (g: ReturnType<typeof read>) => sums.every((beside) => leftWinsFirst(g, beside));

  it('open components are not bounded', () => {
    expect(isFolded(universe)).toBe(true);
    if (isFolded(universe) && universe.testEnds(arena).length > 0)
      expect(universe.strengthTable(arena, Left).isBounded).toBe(false);
  });

  it('all 256 forms of rank at most 2 are decided, for both sides, as they are played', () => {
    const wrong = formsOfRankAtMost(2).filter(
      (g) =>
        universe.isStrong(arena, toEngine(arena, g), Left) !== isStrong(g) ||
        universe.isStrong(arena, toEngine(arena, conjugate(g)), Right) !== isStrong(g),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('forms of rank 3 that are decided are as they are played, and what beats a game does', () => {
    const rng = random(311);
    for (let i = 0; i < 30; i++) {
      const g = randomForm(rng, 3, true);
      const id = toEngine(arena, g);
      try {
        const strong = universe.isStrong(arena, id, Left);
        if (strong) expect([show(g), isStrong(g)]).toEqual([show(g), true]);
        else {
          const [beating = ZERO] = universe.beatingEnds?.(arena, id) ?? [];
          expect(misereOutcome(arena, sum(arena, id, beating))).toMatch(/^[PR]$/);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(NotDecidedError);
      }
    }
  });
});

it('each fold that is tried holds wherever one before it does', () => {
  for (const components of [1, 2, 3, 4, 5, 6]) {
    const steps = [{ index: 1, period: 1 }, ...foldingSteps(components)];
    expect(steps.length).toBeGreaterThan(1);
    steps.slice(1).forEach(({ index, period }, i) => {
      const before = steps[i] ?? { index: 0, period: 1 };
      expect(index).toBeGreaterThanOrEqual(before.index);
      expect(period % before.period).toBe(0);
    });
  }
  expect([...foldingSteps(40)]).toEqual([]);
});

it('where no fold shows anything that is said', () => {
  const arena = new Arena();
  const universe = leastUniverse(arena, [toEngine(arena, read('{.|{1,*|-1},*2}'))]);
  const g = toEngine(arena, read('{-1,*|.}'));
  expect(() => universe.isStrong(arena, g, Left)).toThrow(NotDecidedError);
});

it('winning states under a fold of all components are not claimed where play is lost', () => {
  const arena = new Arena();
  const rng = random(733);
  const forms = formsOfRankAtMost(2);
  let strong = 0;
  for (let i = 0; i < 12; i++) {
    const end = game([], [rng.pick(forms), rng.pick(forms)]);
    const table = new StrengthTable(arena, [toEngine(arena, end)], Left, allMoves, 'folded');
    const { leftWinsFirst } = plainPlay();
    const sums = sumsOfCopies([end], 5);
    for (const g of rng.shuffle(forms).slice(0, 25)) {
      const said = table.byFewStates(toEngine(arena, g));
      if (said !== 'strong') continue;
      strong++;
      const lost = sums.find((beside) => !leftWinsFirst(g, beside));
      if (lost !== undefined) expect.fail(`${show(g)} beside ${lost.length} of ${show(end)}`);
    }
  }
  expect(strong).toBeGreaterThan(30);
});
