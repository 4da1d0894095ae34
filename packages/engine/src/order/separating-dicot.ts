/**
 * Two dead-ending universes with different orders differ on a dicot already
 * [Siegel, Theorem 4.6]: a Left dead end X that is in one upward closure and
 * not in the other has a Left-modified adjoint that is ≥ 0 modulo the universe
 * without X and not modulo the one with it.
 */

import { leftModifiedAdjoint } from '../forms/adjoint.ts';
import type { Arena, FormId } from '../forms/arena.ts';
import { NotDecidedError, ValueError } from '../storage/errors.ts';
import { differsAt } from '../universes/relations.ts';
import type { Universe } from '../universes/universe.ts';

export interface SeparatingDicot {
  /** A dicot that is ≥ 0 modulo exactly one of the two universes. */
  readonly dicot: FormId;
  /** The universe modulo which it is ≥ 0. */
  readonly above: Universe;
  /** The universe modulo which it is not. */
  readonly notAbove: Universe;
}

/** A dicot on which the orders of D, E or finitely generated D(A) differ, or `undefined`. */
export function separatingDicot(
  arena: Arena,
  u: Universe,
  v: Universe,
): SeparatingDicot | undefined {
  for (const { name, isDeadEnding, endsBeyond } of [u, v]) {
    if (isDeadEnding !== true) {
      throw new ValueError(
        `${name} is not a dead-ending universe, which Siegel, Theorem 4.6, speaks of`,
      );
    }
    if (endsBeyond === undefined) {
      throw new NotDecidedError(`not decided: nothing says which ends generate ${name}`);
    }
  }
  const difference = differsAt(arena, u, v);
  if (difference === undefined) return undefined;
  return {
    dicot: leftModifiedAdjoint(arena, difference.end),
    above: difference.owner === u ? v : u,
    notAbove: difference.owner,
  };
}
