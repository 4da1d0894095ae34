// Play beside ends without building the sum, against play on plain objects and in the built sum.
import { expect, it } from 'vitest';
import { winsBeside } from '../../src/closures/beside.ts';
import { Arena, conjugate, integer, Left, Right, sum, winsMovingFirst } from '../../src/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { show } from '../oracle/game.ts';
import { random, randomForm } from '../oracle/random.ts';
import { plainPlay } from './plain-play.ts';

it('is play in the sum, for both sides, tombstones in the game included', () => {
  const rng = random(61);
  const arena = new Arena();
  const { leftWinsFirst } = plainPlay();
  for (let i = 0; i < 400; i++) {
    const g = randomForm(rng, 1 + rng.below(3), rng.chance(0.4));
    const x = randomForm(rng, 1 + rng.below(3));
    const [a, b] = [toEngine(arena, g), toEngine(arena, x)];
    const wins = leftWinsFirst(g, [x]);
    expect(winsBeside(arena, a, b, Left), `${show(g)} beside ${show(x)}`).toBe(wins);
    expect(winsBeside(arena, conjugate(arena, a), b, Right)).toBe(wins);
  }
});

it('deep sums are played out without the call stack', () => {
  const arena = new Arena();
  const [g, x] = [integer(arena, 1500), integer(arena, -3)];
  expect(winsBeside(arena, g, x, Left)).toBe(winsMovingFirst(arena, sum(arena, g, x), Left));
});
