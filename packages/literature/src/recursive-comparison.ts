/**
 * The comparison theorems of the papers, read off the page: the maintenance
 * property by recursion, and a proviso. What the engine says is then compared
 * with it, pair by pair.
 */

import { type FormId, geq, Left, Right, type Universe } from '@proviso/engine';
import { type Fixture, holds } from './fixture.ts';

type Relation = (g: FormId, h: FormId) => boolean;

/** The relation that the maintenance property and a proviso define together. */
export function byMaintenance(fixture: Fixture, proviso: Relation): Relation {
  const { arena } = fixture;
  const known = new Map<FormId, Map<FormId, boolean>>();
  const atLeast: Relation = (g, h) => {
    let row = known.get(g);
    if (row === undefined) {
      row = new Map();
      known.set(g, row);
    }
    const before = row.get(h);
    if (before !== undefined) return before;
    const answer = proviso(g, h) && rightMoves(g, h) && leftMoves(g, h);
    row.set(h, answer);
    return answer;
  };
  const rightMoves: Relation = (g, h) =>
    arena
      .options(g, Right)
      .every(
        (x) =>
          arena.options(h, Right).some((y) => atLeast(x, y)) ||
          arena.options(x, Left).some((y) => atLeast(y, h)),
      );
  const leftMoves: Relation = (g, h) =>
    arena
      .options(h, Left)
      .every(
        (x) =>
          arena.options(g, Left).some((y) => atLeast(y, x)) ||
          arena.options(x, Right).some((y) => atLeast(g, y)),
      );
  return atLeast;
}

/** The check fails unless ≥ modulo the universe is the relation, on all pairs of the games. */
export function comparesBy(
  fixture: Fixture,
  universe: Universe,
  relation: Relation,
  games: readonly FormId[],
): number {
  let cases = 0;
  for (const g of fixture.some(games, 3)) {
    for (const h of games) {
      holds(
        geq(fixture.arena, g, h, universe) === relation(g, h),
        () => `${fixture.text(g)} ≥ ${fixture.text(h)} modulo ${universe.name}`,
      );
      cases++;
    }
  }
  return cases;
}
