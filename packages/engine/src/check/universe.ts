/**
 * The universes as the checker knows them: which games belong, and what shows
 * that a game is Left strong. The theorems that say so are trusted and named.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { isBlocking, isDeadEnding, isDicot, isOrdinary } from '../forms/kinds.ts';
import { Left, SIDES, type Side } from '../forms/side.ts';
import { subpositions } from '../forms/transform.ts';
import { DeadEnds } from './dead-ends.ts';
import { Fault, repeated } from './fault.ts';
import type { Reader } from './reader.ts';

export interface CheckedUniverse {
  readonly name: string;
  /** The generators of a closure. */
  readonly generators: readonly FormId[];
  /** Normal play: a player who cannot move loses, and every game is strong. */
  readonly isNormal: boolean;
  /** Why a game that is not end-like can be strong; in M nothing makes it so. */
  readonly strongBy: 'tests' | 'passing' | 'normal play' | undefined;
  /** The theorem that makes this show that a game is strong. */
  readonly strongTheorem: string;
  contains(id: FormId): boolean;
  /** The complete list of Left ends for games of rank n, where `strongBy` is `tests`. */
  testEnds(n: number): readonly FormId[];
}

/** The universe a file names. */
export function readUniverse(arena: Arena, fields: Reader): CheckedUniverse {
  const name = fields.value('name');
  const generators = name === 'D(A)' ? fields.formList('generators') : [];
  const make = (
    strongBy: CheckedUniverse['strongBy'],
    strongTheorem: string,
    contains: (arena: Arena, id: FormId) => boolean,
    testEnds: (n: number) => readonly FormId[] = () => [],
  ): CheckedUniverse => ({
    name: String(name),
    generators,
    isNormal: strongBy === 'normal play',
    strongBy,
    strongTheorem,
    contains: (id) => contains(arena, id),
    testEnds,
  });
  switch (name) {
    case 'M':
      return make(undefined, 'strong modulo M means end-like (Siegel, section 2)', isOrdinary);
    case 'B':
      return make('passing', 'Davies–Milley, Theorem 3.2', isBlocking);
    case 'E':
      return make('tests', 'Siegel, Theorem 4.9 with T_n(E) = {0, M_n}', isDeadEnding, (n) => [
        ZERO,
        murder(arena, n),
      ]);
    case 'D':
      return make('tests', 'the only end in D is 0 (Siegel, Theorem 2.2)', isDicot, () => [ZERO]);
    case 'Normal':
      return make('normal play', 'in normal play only maintenance counts', isOrdinary);
    case 'D(A)': {
      const ends = new DeadEnds(arena, generators);
      return make(
        'tests',
        'Siegel, Theorem 4.9 with T_n(A) as in Corollary 4.12',
        (_, id) => endsBelong(arena, id, ends),
        (n) => ends.testEnds(n),
      );
    }
    default:
      throw new Fault(`${fields.place}.name is ${repeated(name)}: not the name of a universe`);
  }
}

/** M_n. */
function murder(arena: Arena, n: number): FormId {
  let form: FormId = ZERO;
  for (let i = 0; i < n; i++) form = arena.intern([], [ZERO, form]);
  return form;
}

/** Whether all ends in a game are dead and, or their conjugates, in cl(A). */
function endsBelong(arena: Arena, id: FormId, ends: DeadEnds): boolean {
  if (!isDeadEnding(arena, id)) return false;
  const belongs = (position: FormId, side: Side): boolean =>
    arena.hasOptions(position, side) ||
    ends.inClosure(side === Left ? position : conjugate(arena, position));
  return subpositions(arena, id).every((position) =>
    SIDES.every((side) => belongs(position, side)),
  );
}
