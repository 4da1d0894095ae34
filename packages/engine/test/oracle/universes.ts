// The universes as the oracle knows them: a membership test and a Left-strong test each.
import { type G, hasTombstone, rank } from './game.ts';
import { isBlocking, isDeadEnding, isDicot, isInClosure } from './membership.ts';
import { end, read } from './notation.ts';
import {
  strongBByTheorem31,
  strongD,
  strongE,
  strongInClosure,
  strongInClosureByTruncation,
  strongM,
} from './strong.ts';

export interface OracleUniverse {
  readonly name: string;
  readonly contains: (g: G) => boolean;
  readonly leftStrong: (g: G) => boolean;
}

export const M: OracleUniverse = {
  name: 'M',
  contains: (g) => !hasTombstone(g),
  leftStrong: strongM,
};
export const B: OracleUniverse = {
  name: 'B',
  contains: isBlocking,
  leftStrong: strongBByTheorem31,
};
export const E: OracleUniverse = { name: 'E', contains: isDeadEnding, leftStrong: strongE };
export const D: OracleUniverse = { name: 'D', contains: isDicot, leftStrong: strongD };

/** D(A) for finitely many Left dead ends; past rank 4 the test ends are truncated. */
export function closure(name: string, generators: readonly G[]): OracleUniverse {
  const direct = strongInClosure(generators);
  const truncated = strongInClosureByTruncation(generators);
  return {
    name,
    contains: isInClosure(generators),
    leftStrong: (g) => (rank(g) <= 4 ? direct(g) : truncated(g)),
  };
}

export const D1 = closure('D(1̄)', [read('-1')]);
export const D10 = closure('D(1̄0)', [end(0, 1)]);

/** "The six universes", from the finest order to the coarsest. */
export const six: readonly OracleUniverse[] = [M, B, E, D10, D1, D];
