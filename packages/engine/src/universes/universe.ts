/**
 * A universe is a set of games closed under options, sums, conjugates and
 * parents (Siegel, Definition 1.4). For comparison all that matters of it is
 * the *proviso*: which games are Left and Right strong (Definition 2.3: G is
 * Left U-strong if Left, moving first, wins G + X for every Left end X of U).
 * So a universe is a small object that supplies membership and the strong test.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { type Outcome, outcomeFrom } from '../play/outcome.ts';

/**
 * Which universes a universe is known to contain, as far as the fingerprints of
 * the order can use it. `normal` stands apart: it is not a misère universe.
 */
export type UniverseClass = 'full' | 'blocking' | 'dead-ending' | 'closure' | 'dicot' | 'normal';

export interface Universe {
  /** As it is written in the language: `M`, `D(-1)`, … */
  readonly name: string;
  /** Universes with the same key are the same; tables are kept by it. */
  readonly key: string;
  readonly class: UniverseClass;
  /** Whether a form lies in the universe. Forms with tombstones lie in none. */
  contains(arena: Arena, id: FormId): boolean;
  /** Whether a form — any augmented form, in the universe or not — is strong for a side. */
  isStrong(arena: Arena, id: FormId, side: Side): boolean;
}

/** The strong outcome: who "wins moving first" against every end of the universe. */
export function strongOutcome(arena: Arena, id: FormId, universe: Universe): Outcome {
  return outcomeFrom(universe.isStrong(arena, id, Left), universe.isStrong(arena, id, Right));
}
