/**
 * The perfect murders (also: waiting games) M_0 = 0, M_n = {· | 0, M_{n−1}}:
 * the worst Left dead ends of each rank for Left [Larsson et al., Definition 3].
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { ValueError } from '../storage/errors.ts';

/** M_n. */
export function perfectMurder(arena: Arena, n: number): FormId {
  if (!(Number.isInteger(n) && n >= 0)) throw new ValueError(`there is no perfect murder M_${n}`);
  let murder: FormId = ZERO;
  for (let i = 0; i < n; i++) murder = arena.intern([], [ZERO, murder]);
  return murder;
}
