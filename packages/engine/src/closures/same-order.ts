/**
 * Whether two universes order all games alike. They do when they have the same strong games. That is
 * proved where every generating end of each is, modulo M, at least some end of the other: then beside
 * the ends of one Left fares no worse than beside those of the other, sums included. (For dead ends this
 * is up(A) = up(B), and there the converse holds too [Siegel, section 4].) It is refuted by a form that
 * is strong modulo one of them only. Otherwise nothing is proved, and all that can be said is on which
 * forms they were seen alike.
 */

import { adjoint } from '../forms/adjoint.ts';
import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { Left, Right } from '../forms/side.ts';
import { NotDecidedError } from '../storage/errors.ts';
import { Memo } from '../storage/memo.ts';
import { randomStream } from '../storage/random.ts';
import { formsOfRankTwo } from '../universes/small-ends.ts';
import { isNormalPlay, type Universe } from '../universes/universe.ts';
import { leftEndsOf, SumsOfEnds } from './generating-ends.ts';

const rankThree = new Memo<readonly FormId[]>('forms of rank 3 to try');

export type OrderRelation =
  | { readonly kind: 'proved' }
  | {
      readonly kind: 'refuted';
      /** Left strong modulo `strong` and not modulo the other one. */
      readonly form: FormId;
      readonly strong: Universe;
    }
  | {
      readonly kind: 'alike';
      /** How many forms are strong in both or in neither, and how many more were not decided. */
      readonly forms: number;
      readonly undecided: number;
    };

/** Whether ≥ is the same relation modulo two universes, as far as that is known. */
export function orderRelation(arena: Arena, u: Universe, v: Universe): OrderRelation {
  if (u.key === v.key || isBelow(arena, u, v)) return { kind: 'proved' };
  let forms = 0;
  let undecided = 0;
  for (const form of candidates(arena, u, v)) {
    arena.tick();
    const [inU, inV] = [strong(arena, form, u), strong(arena, form, v)];
    if (inU === undefined || inV === undefined) undecided++;
    else if (inU !== inV) return { kind: 'refuted', form, strong: inU ? u : v };
    else forms++;
  }
  return { kind: 'alike', forms, undecided };
}

/** Whether every end of each is at least an end of the other; unknown where ends are not listed. */
function isBelow(arena: Arena, u: Universe, v: Universe): boolean {
  if (isNormalPlay(u) || isNormalPlay(v)) return false;
  const [a, b] = [u, v].map(({ finiteGenerators }) => finiteGenerators?.(arena));
  if (a === undefined || b === undefined) return false;
  const cover = (ends: readonly FormId[], others: readonly FormId[]): boolean => {
    const sums = new SumsOfEnds(arena, others);
    return ends.every((end) => sums.below(end) !== undefined);
  };
  const [ofU, ofV] = [leftEndsOf(arena, a), leftEndsOf(arena, b)];
  return cover(ofU, ofV) && cover(ofV, ofU);
}

function strong(arena: Arena, form: FormId, universe: Universe): boolean | undefined {
  try {
    return universe.isStrong(arena, form, Left);
  } catch (error) {
    if (error instanceof NotDecidedError) return undefined;
    throw error;
  }
}

/** Small forms first; then for each generating end the form that Theorem 4.6 makes of a dead one; then others. */
function* candidates(arena: Arena, u: Universe, v: Universe): Generator<FormId> {
  yield* formsOfRankTwo(arena);
  for (const { finiteGenerators, endsBeyond } of [u, v]) {
    const ends = finiteGenerators?.(arena) ?? endsBeyond?.(arena, BEYOND_RANK) ?? [];
    for (const end of leftEndsOf(arena, ends)) {
      yield adjointForm(arena, end);
    }
  }
  yield* arena.own(rankThree, () => someOfRankThree(arena));
}

/** {the adjoints of a Left end's options | *}: for a dead end, what [Siegel, Theorem 4.6] tells universes apart by. */
export function adjointForm(arena: Arena, end: FormId): FormId {
  const adjoints = arena.options(end, Right).map((option) => adjoint(arena, option));
  return arena.intern(adjoints, [arena.intern([ZERO], [ZERO])]);
}

/** Of a universe with infinitely many ends, one beyond those of rank so much is tried. */
const BEYOND_RANK = 3;

/** How many forms of rank 3 are tried, and how they are chosen. */
const TRIED = 400;
const SEED = 4;

function someOfRankThree(arena: Arena): FormId[] {
  const options = formsOfRankTwo(arena);
  const random = randomStream(SEED);
  const some = (): FormId[] =>
    Array.from({ length: random.below(3) }, () => options[random.below(options.length)] ?? ZERO);
  return Array.from({ length: TRIED }, () => arena.intern(some(), some()));
}
