// Strategies, played through: whoever follows one wins against every line of play.
import { describe, expect, it } from 'vitest';
import type { FormId } from '../../src/index.ts';
import { Arena, Left, nimHeap, opponent, Right, SIDES, type Side } from '../../src/index.ts';
import type { Strategy } from '../../src/reasons/index.ts';
import { strategy } from '../../src/reasons/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { misereLeft, misereRight } from '../oracle/play.ts';
import { random, randomForm } from '../oracle/random.ts';

/** Whether the strategy's owner wins from here, by the rules alone, against everything. */
function winsThrough(arena: Arena, at: FormId, mover: Side, plan: Strategy): boolean {
  const stuck = arena.options(at, mover).length === 0 || arena.hasTombstone(at, mover);
  if (stuck) return mover === plan.side;
  if (mover === plan.side) {
    const move = plan.moves.get(at);
    if (move === undefined || !arena.options(at, mover).includes(move)) return false;
    return winsThrough(arena, move, opponent(mover), plan);
  }
  return arena.options(at, mover).every((to) => winsThrough(arena, to, opponent(mover), plan));
}

describe('strategies', () => {
  it('win for whoever wins, and exist for nobody else', () => {
    const arena = new Arena();
    const rng = random(51);
    for (let i = 0; i < 400; i++) {
      const g = randomForm(rng, 1 + (i % 4), i % 2 === 1);
      const id = toEngine(arena, g);
      for (const starter of SIDES) {
        const leftWins = starter === Left ? misereLeft(g) : misereRight(g);
        for (const side of SIDES) {
          const plan = strategy(arena, id, side, starter);
          expect(plan !== undefined).toBe(leftWins === (side === Left));
          if (plan !== undefined) expect(winsThrough(arena, id, starter, plan)).toBe(true);
        }
      }
    }
  });

  it('hold no position that play cannot reach', () => {
    const arena = new Arena();
    const plan = strategy(arena, nimHeap(arena, 5), Right);
    // Right takes all but one; Left must take the last.
    expect(plan?.moves.size).toBe(1);
  });
});
