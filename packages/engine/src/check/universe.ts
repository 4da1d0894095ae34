/**
 * The universes as the checker knows them: which games belong, and what shows
 * that a game is Left strong. The theorems that say so are trusted and named.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { isBlocking, isDeadEnding, isDicot, isOrdinary } from '../forms/kinds.ts';
import { Left, SIDES, type Side } from '../forms/side.ts';
import { subpositions } from '../forms/transform.ts';
import { AnyEnds } from './any-ends.ts';
import { DeadEnds } from './dead-ends.ts';
import { demand, Fault, repeated } from './fault.ts';
import type { Reader } from './reader.ts';

export interface CheckedUniverse {
  readonly name: string;
  /** The generators of a closure. */
  readonly generators: readonly FormId[];
  /** Normal play: a player who cannot move loses, and every game is strong. */
  readonly isNormal: boolean;
  /** Why a game that is not end-like can be strong; in M nothing makes it so. */
  readonly strongBy: readonly ('tests' | 'passing' | 'table' | 'normal play')[];
  /** The theorem that makes this show that a game is strong. */
  readonly strongTheorem: string;
  contains(id: FormId): boolean;
  /** The complete list of Left ends for games of rank n, where `strongBy` is `tests`. */
  testEnds(n: number): readonly FormId[];
  /** The ends of D(A) for any games A, where `strongBy` is `table`. */
  readonly anyEnds?: AnyEnds;
}

/** What has to be told of a universe. */
interface Telling extends Pick<CheckedUniverse, 'strongBy' | 'strongTheorem'> {
  contains(arena: Arena, id: FormId): boolean;
  testEnds?(arena: Arena, n: number): readonly FormId[];
}

/** The universes that have a word for a name, told here again from their definitions. */
const NAMED: ReadonlyMap<unknown, Telling> = new Map<unknown, Telling>([
  [
    'M',
    {
      strongBy: [],
      strongTheorem: 'strong modulo M means end-like (Siegel, section 2)',
      contains: isOrdinary,
    },
  ],
  [
    'B',
    { strongBy: ['passing'], strongTheorem: 'Davies–Milley, Theorem 3.2', contains: isBlocking },
  ],
  [
    'E',
    {
      strongBy: ['tests'],
      strongTheorem: 'Siegel, Theorem 4.9 with T_n(E) = {0, M_n}',
      contains: isDeadEnding,
      testEnds: (arena, n) => [ZERO, murder(arena, n)],
    },
  ],
  [
    'D',
    {
      strongBy: ['tests'],
      strongTheorem: 'the only end in D is 0 (Siegel, Theorem 2.2)',
      contains: isDicot,
      testEnds: () => [ZERO],
    },
  ],
  [
    'Normal',
    {
      strongBy: ['normal play'],
      strongTheorem: 'in normal play only maintenance counts',
      contains: isOrdinary,
    },
  ],
]);

/** The name of a universe that stands with its generators. */
const CLOSURE = 'D(A)';

/** The universe a file names. */
export function readUniverse(arena: Arena, file: Reader): CheckedUniverse {
  const fields = file.object('universe');
  return file.value('version') === 2
    ? readAnyClosure(arena, fields, file.has('ends') ? file.objects('ends') : [])
    : readKnown(arena, fields);
}

/** D(A) for any games A, the universes of files of version 2. */
function readAnyClosure(arena: Arena, fields: Reader, listed: readonly Reader[]): CheckedUniverse {
  const isClosure = fields.value('name') === CLOSURE;
  demand(isClosure, `${fields.place}: the name is not ${CLOSURE}, as in version 2 it must be`);
  const generators = fields.formList('generators');
  const anyEnds = new AnyEnds(arena, generators, listed);
  // What is strong modulo B is strong modulo every universe in it.
  const isInB = generators.every((id) => isBlocking(arena, id));
  return {
    name: CLOSURE,
    generators,
    isNormal: false,
    strongBy: isInB ? ['table', 'passing'] : ['table'],
    strongTheorem: `Siegel, Proposition 2.6 (the ends of D(A)) and Theorem 2.1 (the order modulo M)${isInB ? '; Davies–Milley, Theorem 3.2, as all generators are blocking' : ''}`,
    contains: (id) => anyEnds.contains(id),
    testEnds: () => [],
    anyEnds,
  };
}

function readKnown(arena: Arena, fields: Reader): CheckedUniverse {
  const name = fields.value('name');
  const generators = name === CLOSURE ? fields.formList('generators') : [];
  const told = name === CLOSURE ? closureOf(arena, generators) : NAMED.get(name);
  if (told === undefined) {
    const known = [...NAMED.keys(), CLOSURE].join(', ');
    throw new Fault(
      `${fields.place}.name is ${repeated(name)}: not the name of a universe that this checker knows (${known})`,
    );
  }
  return {
    name: String(name),
    generators,
    isNormal: told.strongBy.includes('normal play'),
    strongBy: told.strongBy,
    strongTheorem: told.strongTheorem,
    contains: (id) => told.contains(arena, id),
    testEnds: (n) => told.testEnds?.(arena, n) ?? [],
  };
}

/** D(A). */
function closureOf(arena: Arena, generators: readonly FormId[]): Telling {
  const ends = new DeadEnds(arena, generators);
  return {
    strongBy: ['tests'],
    strongTheorem: 'Siegel, Theorem 4.9 with T_n(A) as in Corollary 4.12',
    contains: (_, id) => endsBelong(arena, id, ends),
    testEnds: (_, n) => ends.testEnds(n),
  };
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
