/**
 * Closed and upward closed sets of Left dead ends [Siegel, sections 2 and 4]:
 * cl(A), the sums of followers of A, which are the Left ends of D(A)
 * (Proposition 2.6); and up(A), everything at least some member of cl(A), which
 * decides the order modulo D(A) (Theorem 4.6). Both are infinite unless A is
 * empty, so they are listed up to a birthday. Above one end there are only
 * finitely many (Proposition 3.3), and those are listed whole.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { Right } from '../forms/side.ts';
import { Memo } from '../storage/memo.ts';
import {
  type Closure,
  closure,
  inUpwardClosure,
  isClosure,
  membersUpTo,
} from '../universes/closure.ts';
import { deadEndAtLeast, deadEndValue } from '../universes/dead-end-order.ts';
import { deadEnds } from './lattice.ts';

const aboveByEnd = new Memo<Map<FormId, readonly FormId[]>>('ends above');

/** D(A), or `undefined` where A generates no more than D. */
function universeOf(arena: Arena, generators: readonly FormId[]): Closure | undefined {
  const universe = closure(arena, generators);
  return isClosure(universe) ? universe : undefined;
}

/** The members of cl(A) of birthday at most n, 0 first, smaller birthdays first. */
export function closureMembers(arena: Arena, generators: readonly FormId[], n: number): FormId[] {
  const universe = universeOf(arena, generators);
  return universe === undefined ? [ZERO] : [ZERO, ...membersUpTo(arena, universe, n)];
}

/** The members of up(A) of birthday at most n; n goes as far as L_n can be listed. */
export function upwardMembers(arena: Arena, generators: readonly FormId[], n: number): FormId[] {
  const universe = universeOf(arena, generators);
  if (universe === undefined) return [ZERO];
  return deadEnds(arena, n).filter((end) => inUpwardClosure(arena, universe, end));
}

/**
 * All values G ≥ H, for a Left dead end H: those whose options are each at least
 * some option of H. There can be very many; a budget on the arena ends it.
 *
 * @example
 * const arena = new Arena();
 * endsAbove(arena, perfectMurder(arena, 3)).length // → 9
 */
export function endsAbove(arena: Arena, end: FormId): readonly FormId[] {
  const h = deadEndValue(arena, end);
  const known = arena.own(aboveByEnd, () => new Map());
  const found = known.get(h);
  if (found !== undefined) return found;
  const above = h === ZERO ? [ZERO] : nonEmptyAntichains(arena, optionsAbove(arena, h));
  known.set(h, above);
  return above;
}

/** Everything at least some option of H. */
function optionsAbove(arena: Arena, h: FormId): FormId[] {
  const options = new Set<FormId>();
  for (const option of arena.options(h, Right)) {
    for (const above of endsAbove(arena, option)) options.add(above);
  }
  return [...options];
}

/** The ends whose options are the non-empty antichains of a list. */
function nonEmptyAntichains(arena: Arena, ends: readonly FormId[]): FormId[] {
  const found: FormId[] = [];
  extend([], ends);
  return found;

  function extend(chosen: readonly FormId[], candidates: readonly FormId[]): void {
    arena.tick();
    if (chosen.length > 0) found.push(arena.intern([], chosen));
    for (const [at, end] of candidates.entries()) {
      const rest = candidates
        .slice(at + 1)
        .filter(
          (other) => !deadEndAtLeast(arena, end, other) && !deadEndAtLeast(arena, other, end),
        );
      extend([...chosen, end], rest);
    }
  }
}
