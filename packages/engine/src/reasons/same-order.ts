/**
 * Whether two universes order all games alike. They do when they have the same strong games. That is
 * proved where every generating end of each is, modulo M, at least some end of the other
 * (closures/covering.ts). It is refuted by a form that is strong modulo one of them only; where Left
 * can always close with one move what Right opens, there is one whenever it is not proved
 * (separating-form.ts). Otherwise all that can be said is on which forms they were seen alike.
 */

import { uncovered } from '../closures/covering.ts';
import { leftEndsOf } from '../closures/generating-ends.ts';
import type { Arena, FormId } from '../forms/arena.ts';
import { Left } from '../forms/side.ts';
import { NotDecidedError } from '../storage/errors.ts';
import { Memo } from '../storage/memo.ts';
import { randomStream } from '../storage/random.ts';
import { blockedSuperEnd } from '../universes/blocked-ends.ts';
import { formsOfRankTwo } from '../universes/small-ends.ts';
import { isNormalPlay, type Universe } from '../universes/universe.ts';
import { separatingForm } from './separating-form.ts';

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
  if (u.key === v.key) return { kind: 'proved' };
  const apart = uncoveredEnds(arena, u, v);
  if (apart?.length === 0) return { kind: 'proved' };
  const seen = new Seen(arena, u, v);
  return (
    seen.apartOn(formsOfRankTwo(arena)) ??
    provedApart(arena, apart ?? []) ??
    seen.apartOn(arena.own(rankThree, () => someOfRankThree(arena))) ??
    seen.alike()
  );
}

/** What forms say that are tried one by one. */
class Seen {
  private readonly arena: Arena;
  private readonly u: Universe;
  private readonly v: Universe;
  private forms = 0;
  private undecided = 0;

  constructor(arena: Arena, u: Universe, v: Universe) {
    this.arena = arena;
    this.u = u;
    this.v = v;
  }

  apartOn(tried: readonly FormId[]): OrderRelation | undefined {
    const { arena, u, v } = this;
    for (const form of tried) {
      arena.tick();
      const [inU, inV] = [strong(arena, form, u), strong(arena, form, v)];
      if (inU === undefined || inV === undefined) this.undecided++;
      else if (inU !== inV) return { kind: 'refuted', form, strong: inU ? u : v };
      else this.forms++;
    }
    return undefined;
  }

  alike(): OrderRelation {
    return { kind: 'alike', forms: this.forms, undecided: this.undecided };
  }
}

function strong(arena: Arena, form: FormId, universe: Universe): boolean | undefined {
  try {
    return universe.isStrong(arena, form, Left);
  } catch (error) {
    if (error instanceof NotDecidedError) return undefined;
    throw error;
  }
}

/** An end that is at least no end of a universe. */
interface Uncovered {
  readonly end: FormId;
  readonly by: Universe;
  readonly ends: readonly FormId[];
}

/** The ends of each that are at least no end of the other; undefined where not all ends are known. */
function uncoveredEnds(arena: Arena, u: Universe, v: Universe): Uncovered[] | undefined {
  if (isNormalPlay(u) || isNormalPlay(v)) return undefined;
  const of = (owner: Universe, by: Universe): Uncovered[] => {
    const ends = listedEnds(arena, by);
    if (ends === undefined) return [];
    const tried = listedEnds(arena, owner) ?? someEnds(arena, owner);
    return uncovered(arena, tried, ends).map((end) => ({ end, by, ends }));
  };
  const found = [...of(u, v), ...of(v, u)];
  const areListed = [u, v].every(({ finiteGenerators }) => finiteGenerators !== undefined);
  return found.length > 0 || areListed ? found : undefined;
}

function listedEnds(arena: Arena, { finiteGenerators }: Universe): FormId[] | undefined {
  const generators = finiteGenerators?.(arena);
  return generators === undefined ? undefined : leftEndsOf(arena, generators);
}

/** Of a universe with infinitely many ends, some are tried up to this rank. */
const BEYOND_RANK = 3;

function someEnds(arena: Arena, universe: Universe): FormId[] {
  const blocked = Array.from({ length: BEYOND_RANK + 1 }, (_, n) => blockedSuperEnd(arena, n));
  return leftEndsOf(arena, [
    ...(universe.endsBeyond?.(arena, BEYOND_RANK) ?? []),
    ...blocked.filter((end) => universe.contains(arena, end)),
  ]);
}

/** A form that an uncovered end beats; none where Left may need two moves to close what Right opens. */
function provedApart(arena: Arena, apart: readonly Uncovered[]): OrderRelation | undefined {
  for (const { end, by, ends } of apart) {
    const form = separatingForm(arena, end, ends);
    if (form !== undefined) return { kind: 'refuted', form, strong: by };
  }
  return undefined;
}

/** How many forms of rank 3 are tried, and how they are chosen. */
const TRIED = 400;
const SEED = 4;

function someOfRankThree(arena: Arena): FormId[] {
  const options = formsOfRankTwo(arena);
  const random = randomStream(SEED);
  const some = (): FormId[] =>
    Array.from({ length: random.below(3) }, () => options[random.below(options.length)] as FormId);
  return Array.from({ length: TRIED }, () => arena.intern(some(), some()));
}
