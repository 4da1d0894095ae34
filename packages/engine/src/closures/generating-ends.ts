/**
 * The ends that generate a universe. D(A) is the dicotic closure of the sums of followers of A and of
 * its conjugates ([Siegel, Proposition 2.6], whose proof asks nothing of A). A sum is a Left end
 * exactly when its summands are, and dicotic closure adds no ends; so the Left ends of D(A) are the
 * sums of the Left ends among those followers, and these generate D(A) in turn.
 */

import { Arena, type FormId, ZERO } from '../forms/arena.ts';
import { CanonicalOrder } from '../forms/canonical-order.ts';
import { conjugate } from '../forms/conjugate.ts';
import { copyForms } from '../forms/dag.ts';
import { isEnd } from '../forms/ends.ts';
import { rank } from '../forms/measures.ts';
import { Left, Right } from '../forms/side.ts';
import { sum } from '../forms/sum.ts';
import { reachable } from '../forms/transform.ts';
import { geq } from '../order/compare.ts';
import { simplestForm } from '../reduction/simplest.ts';
import { Memo } from '../storage/memo.ts';
import { M } from '../universes/full.ts';

const runs = new Memo<Map<FormId, number>>('shortest runs');

/** The Left ends, 0 left out, among the followers of games and of their conjugates. */
export function leftEndsOf(arena: Arena, games: readonly FormId[]): FormId[] {
  const both = games.flatMap((game) => [game, conjugate(arena, game)]);
  const found = reachable(arena, both).filter((id) => id !== ZERO && isEnd(arena, id, Left));
  const order = new CanonicalOrder(arena, found);
  return found.sort((a, b) => order.place(a) - order.place(b));
}

/** Those of some Left ends that are not implied by another one of them: they generate the same universe. */
export function withoutImplied(arena: Arena, ends: readonly FormId[]): FormId[] {
  const implied = new Set(
    ends.flatMap((end) => leftEndsOf(arena, [end]).filter((other) => other !== end)),
  );
  return ends.filter((end) => !implied.has(end));
}

/**
 * a(G): the least number of moves of Right's in a row after which he has none left. It adds up over
 * sums. For every Left end X equal modulo M to Y, or at least Y, a(Y) is at most the rank of X: let
 * Z_0 be an integer −B with B beyond all ranks, and Z_n = {Z_{n−1} | ·}. In Y + Z_n with Right to
 * move and n ≤ a(Y), Left goes down in Z at each turn and reaches Z_0 before Right has run out; from
 * there on she runs out first. So Left wins, and wins X + Z_n too. But if n exceeds the rank of X,
 * Right, who can move in X only, has run out before Z_0 is reached.
 */
export function shortestRun(arena: Arena, root: FormId): number {
  const known = arena.own(runs, () => new Map());
  const at = (id: FormId): number => known.get(id) ?? 0;
  if (!known.has(root)) {
    for (const id of reachable(arena, [root])) {
      const options = arena.options(id, Right);
      const least = options.reduce((run, option) => Math.min(run, at(option)), Infinity);
      known.set(id, options.length === 0 ? 0 : 1 + least);
    }
  }
  return at(root);
}

/** The values modulo M of all sums of some Left ends, by their shortest runs. */
export class SumsOfEnds {
  private readonly arena: Arena;
  private readonly ends: readonly FormId[];
  /** levels[n]: the sums whose shortest run is n, each with its summands. */
  private readonly levels: Map<FormId, readonly FormId[]>[] = [new Map([[ZERO, []]])];

  constructor(arena: Arena, ends: readonly FormId[]) {
    this.arena = arena;
    this.ends = ends;
  }

  /** The summands of a sum that a Left end equals modulo M; there may be none. */
  equalTo(end: FormId): readonly FormId[] | undefined {
    const value = simplestForm(this.arena, end, M);
    for (let n = 0; n <= rank(this.arena, end); n++) {
      const summands = this.level(n).get(value);
      if (summands !== undefined) return summands;
    }
    return undefined;
  }

  /** The summands of a sum that a Left end is at least, modulo M; there may be none. */
  below(end: FormId): readonly FormId[] | undefined {
    for (let n = 0; n <= rank(this.arena, end); n++) {
      for (const [sum, summands] of this.level(n)) {
        if (geq(this.arena, end, sum, M)) return summands;
      }
    }
    return undefined;
  }

  /** The values of all sums whose shortest run is at most n. */
  *upTo(n: number): Generator<FormId> {
    for (let run = 0; run <= n; run++) yield* this.level(run).keys();
  }

  /** The summands of one sum for each of these values. */
  *summandsUpTo(n: number): Generator<readonly FormId[]> {
    for (let run = 0; run <= n; run++) yield* this.level(run).values();
  }

  private level(n: number): ReadonlyMap<FormId, readonly FormId[]> {
    const { arena, ends, levels } = this;
    for (let run = levels.length; run <= n; run++) {
      const level = new Map<FormId, readonly FormId[]>();
      for (const end of ends) {
        for (const [rest, summands] of levels[run - shortestRun(arena, end)] ?? []) {
          arena.tick();
          const value = simplestForm(arena, sum(arena, rest, end), M);
          if (!level.has(value)) level.set(value, [...summands, end]);
        }
      }
      levels.push(level);
    }
    return levels[n] ?? new Map();
  }
}

/** Beyond so many ends they are compared with multiples of one: leaving more out saves work and changes nothing. */
const FEW_ENDS = 8;

/**
 * Enough of the Left ends to test strength with: each of the others is, modulo M, at least a sum of
 * these. Where Left, moving first, wins beside the smaller sum, she wins beside the larger one.
 */
export function testEnds(arena: Arena, ends: readonly FormId[]): FormId[] {
  let kept: readonly FormId[] = [...ends];
  for (const end of [...ends].reverse()) {
    const others = kept.filter((other) => other !== end);
    if (isAboveOne(arena, end, others)) kept = others;
  }
  if (kept.length > FEW_ENDS) return withoutMultiples(arena, kept, ends[0] ?? ZERO);
  for (const end of [...kept].reverse()) {
    const others = kept.filter((other) => other !== end);
    if (new SumsOfEnds(arena, others).below(end) !== undefined) kept = others;
  }
  return [...kept];
}

/** Those of some ends that are at least no multiple of the smallest, and that one: integers are multiples of −1. */
function withoutMultiples(arena: Arena, ends: readonly FormId[], smallest: FormId): FormId[] {
  const multiples = new SumsOfEnds(arena, [smallest]);
  const others = ends.filter((end) => multiples.below(end) === undefined);
  return others.length + 1 < ends.length ? [smallest, ...others] : [...ends];
}

function isAboveOne(arena: Arena, end: FormId, others: readonly FormId[]): boolean {
  return [ZERO, ...others].some((other) => geq(arena, end, other, M));
}

/** So few forms are compared in an arena of their own. */
const FEW_FORMS = 16;

/**
 * The same, where the ends are small, without the arena's tables: these have an entry for every form that
 * is older than the compared ones, which may be those of a board.
 */
export function testEndsApart(arena: Arena, ends: readonly FormId[]): FormId[] {
  if (reachable(arena, ends).length > FEW_FORMS) return testEnds(arena, ends);
  const apart = new Arena();
  const copied = copyForms(arena, ends, apart);
  const kept = new Set(testEnds(apart, copied));
  return ends.filter((_, i) => kept.has(copied[i] as FormId));
}
