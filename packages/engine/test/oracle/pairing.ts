// Each universe twice: as the oracle knows it and as the engine does.
import { type Arena, B, closure, D, E, M, type Universe } from '../../src/index.ts';
import { toEngine } from './bridge.ts';
import type { G } from './game.ts';
import { end, read } from './notation.ts';
import * as oracle from './universes.ts';

export interface Pairing {
  readonly name: string;
  readonly oracle: oracle.OracleUniverse;
  readonly engine: Universe;
}

/** D(A) in both. */
export const closurePairing = (arena: Arena, name: string, generators: readonly G[]): Pairing => ({
  name,
  oracle: oracle.closure(name, generators),
  engine: closure(
    arena,
    generators.map((g) => toEngine(arena, g)),
  ),
});

/** The six universes, from the finest order to the coarsest. */
export const sixPairings = (arena: Arena): Pairing[] => [
  { name: 'M', oracle: oracle.M, engine: M },
  { name: 'B', oracle: oracle.B, engine: B },
  { name: 'E', oracle: oracle.E, engine: E },
  { name: 'D(1̄0)', oracle: oracle.D10, engine: closure(arena, [toEngine(arena, end(0, 1))]) },
  { name: 'D(1̄)', oracle: oracle.D1, engine: closure(arena, [toEngine(arena, read('-1'))]) },
  { name: 'D', oracle: oracle.D, engine: D },
];
