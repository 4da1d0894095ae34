// Misère, normal and Right-passing outcomes against the naive recursion, the order of outcomes, and
// the winning moves.
import { describe, expect, it } from 'vitest';
import { winsFirstAgainstPassing, winsSecondAgainstPassing } from '../../src/ends/index.ts';
import {
  conjugate,
  Left,
  misereOutcome,
  normalOutcome,
  OUTCOMES,
  outcomeAtLeast,
  passingOutcome,
  Right,
  sum,
  winningMoves,
  winsMovingFirst,
  winsMovingFirstInNormalPlay,
} from '../../src/index.ts';
import { conjugateOutcome, outcomeFrom, winsFirst } from '../../src/play/outcome.ts';
import { arenaWith, fromEngine, toEngine } from '../oracle/bridge.ts';
import * as oracle from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';
import * as play from '../oracle/play.ts';
import { random, randomForm, sample } from '../oracle/random.ts';

const rank2 = oracle.formsOfRankAtMost(2);
const everything = [
  ...rank2,
  ...oracle.augmentedFormsOfRankAtMost(1),
  ...sample(301, 1000, (rng) => randomForm(rng, 3 + rng.below(3))),
  ...sample(302, 1000, (rng) => randomForm(rng, 3 + rng.below(3), true)),
];

it('there are four outcomes, one for each pair of answers', () => {
  const answers = [true, false];
  const all = answers.flatMap((left) => answers.map((right) => outcomeFrom(left, right)));
  expect(OUTCOMES.toSorted()).toEqual(all.toSorted());
});

describe('outcomes against the oracle', () => {
  const { arena } = arenaWith(everything);

  it('misère, normal and Right-passing outcomes', () => {
    for (const g of everything) {
      const id = toEngine(arena, g);
      const shown = oracle.show(g);
      expect([shown, misereOutcome(arena, id)]).toEqual([shown, play.misere(g)]);
      expect([shown, normalOutcome(arena, id)]).toEqual([shown, play.normal(g)]);
      expect([shown, passingOutcome(arena, id)]).toEqual([shown, play.passing(g)]);
    }
  });

  it('who wins moving first, side by side', () => {
    for (const g of everything) {
      const id = toEngine(arena, g);
      expect(winsMovingFirst(arena, id, Left)).toBe(play.misereLeft(g));
      expect(winsMovingFirst(arena, id, Right)).toBe(!play.misereRight(g));
      expect(winsMovingFirstInNormalPlay(arena, id, Left)).toBe(play.normalLeft(g));
      expect(winsMovingFirstInNormalPlay(arena, id, Right)).toBe(!play.normalRight(g));
      const mirror = oracle.conjugate(g);
      expect(winsFirstAgainstPassing(arena, id, Left)).toBe(play.passingLeft(g));
      expect(winsFirstAgainstPassing(arena, id, Right)).toBe(play.passingLeft(mirror));
      expect(winsSecondAgainstPassing(arena, id, Left)).toBe(play.passingRight(g));
      expect(winsSecondAgainstPassing(arena, id, Right)).toBe(play.passingRight(mirror));
    }
  });

  it('misère outcomes of all sums of pairs of the 256 forms', () => {
    for (const g of rank2)
      for (const h of rank2) {
        const id = sum(arena, toEngine(arena, g), toEngine(arena, h));
        if (misereOutcome(arena, id) !== play.misereSum(g, h))
          expect.fail(`${oracle.show(g)} + ${oracle.show(h)}`);
      }
  });

  it('misère outcomes of sums of random augmented forms', () => {
    const rng = random(9);
    const augmented = everything.filter(oracle.hasTombstone);
    for (let i = 0; i < 300; i++) {
      const [g, h] = [rng.pick(augmented), rng.pick(rank2)];
      expect(misereOutcome(arena, sum(arena, toEngine(arena, g), toEngine(arena, h)))).toBe(
        play.misereSum(g, h),
      );
    }
  });

  it('winning moves are the options from which the opponent, to move, loses', () => {
    for (const g of everything.slice(0, 1500)) {
      const id = toEngine(arena, g);
      for (const [side, name] of [
        [Left, 'left'],
        [Right, 'right'],
      ] as const)
        expect(new Set(winningMoves(arena, id, side).map((o) => fromEngine(arena, o)))).toEqual(
          new Set(play.winningMoves(g, name)),
        );
    }
  });

  it('conjugation mirrors misère and normal outcomes', () => {
    for (const g of everything) {
      const id = toEngine(arena, g);
      expect(misereOutcome(arena, conjugate(arena, id))).toBe(
        conjugateOutcome(misereOutcome(arena, id)),
      );
      expect(normalOutcome(arena, conjugate(arena, id))).toBe(
        conjugateOutcome(normalOutcome(arena, id)),
      );
    }
  });

  it('o(G) ≥ p(G) (Davies–Milley, Proposition A.2)', () => {
    for (const g of everything.filter((h) => !oracle.hasTombstone(h))) {
      const id = toEngine(arena, g);
      expect(outcomeAtLeast(misereOutcome(arena, id), passingOutcome(arena, id))).toBe(true);
    }
  });

  it('published outcomes: o(0) = N, o(1) = R, o(*) = P, o(*2) = N with passing outcome R', () => {
    for (const [text, misere, passing] of [
      ['0', 'N', 'N'],
      ['1', 'R', 'R'],
      ['-1', 'L', 'L'],
      ['*', 'P', 'R'],
      ['*2', 'N', 'R'],
    ] as const) {
      const id = toEngine(arena, read(text));
      expect(misereOutcome(arena, id)).toBe(misere);
      expect(passingOutcome(arena, id)).toBe(passing);
    }
  });

  it('L > N, P > R with N and P incomparable', () => {
    const above = (a: string, b: string) => a === b || a === 'L' || b === 'R';
    for (const a of OUTCOMES)
      for (const b of OUTCOMES) expect(outcomeAtLeast(a, b)).toBe(above(a, b));
    for (const a of OUTCOMES) {
      expect(outcomeFrom(winsFirst(a, Left), winsFirst(a, Right))).toBe(a);
      expect(conjugateOutcome(conjugateOutcome(a))).toBe(a);
    }
  });
});
