/**
 * The sums that stand beside a tested game, up to a fold: how many there are of each component, some
 * counts folded (those of Left ends, or all), the others exact. A component with index t and period p has
 * the counts 0, …, t + p: one more than there are classes, so that t and t + p, which are the same, are
 * both worked out, each from its own move down, and can be compared.
 */

import type { Fold } from '../folds/fold.ts';
import type { Arena } from '../forms/arena.ts';
import { NotDecidedError } from '../storage/errors.ts';
import type { Component } from './components.ts';

/** Larger tables are not begun: by their contexts, and by the numbers that these have. */
const MAX_CONTEXTS = 1_000_000;
const MAX_NUMBERS = 5_000_000;

/** About what a context takes, with its key and its moves, for each component and besides; asked for so many at a time. */
const BYTES_PER_CONTEXT = 200;
const BYTES_PER_NUMBER = 32;
const CONTEXTS_PER_CHECK = 1_024;

/** Two counts of one component that a fold takes to be the same. */
export interface Twin {
  readonly context: number;
  readonly twin: number;
  /** The place of the component. */
  readonly place: number;
}

/** No fold: the component is counted exactly. */
export type Folds = readonly (Fold | undefined)[];

/** All contexts with at most so many components counted exactly, numbered so that moves lead to smaller numbers. */
export class Contexts {
  readonly size: number;
  /** The counts of the components in each context. */
  readonly counts: readonly (readonly number[])[];
  /** How many components are there of those that are counted exactly. */
  readonly exact: Uint16Array;
  /** 1 where Left has no move, 2 where Right has none, 3 where there is nothing. */
  readonly ends: Uint8Array;
  /** Left's moves from context c: `leftMoves[leftStarts[c]]` up to the next start. */
  readonly leftStarts: Int32Array;
  readonly leftMoves: Int32Array;
  readonly rightStarts: Int32Array;
  readonly rightMoves: Int32Array;
  readonly twins: readonly Twin[];
  private readonly components: readonly Component[];
  private readonly folds: Folds;
  private readonly numbers = new Map<string, number>();

  constructor(arena: Arena, components: readonly Component[], folds: Folds, mostExact: number) {
    this.components = components;
    this.folds = folds;
    this.counts = countVectors(arena, folds, mostExact);
    this.size = this.counts.length;
    this.counts.forEach((vector, number) => {
      this.numbers.set(vector.join(), number);
    });
    const exactIn = (vector: readonly number[]): number =>
      vector.reduce((exact, n, place) => (folds[place] === undefined ? exact + n : exact), 0);
    this.exact = Uint16Array.from(this.counts, exactIn);
    const has = (vector: readonly number[], moves: (component: Component) => number): boolean =>
      components.some((component, place) => moves(component) > 0 && (vector[place] ?? 0) > 0);
    this.ends = Uint8Array.from(
      this.counts,
      (vector) =>
        (has(vector, ({ left }) => left.length) ? 0 : 1) |
        (has(vector, ({ right }) => right.length) ? 0 : 2),
    );
    const left = this.moves(arena, ({ left: options }) => options);
    this.leftStarts = left.starts;
    this.leftMoves = left.moves;
    const right = this.moves(arena, ({ right: options }) => options);
    this.rightStarts = right.starts;
    this.rightMoves = right.moves;
    this.twins = this.counts.flatMap((vector, context) => this.twinsOf(vector, context));
  }

  get bytes(): number {
    return this.size * bytesPerContext(this.components.length);
  }

  private moves(
    arena: Arena,
    optionsOf: (component: Component) => readonly number[],
  ): { starts: Int32Array; moves: Int32Array } {
    const starts = new Int32Array(this.size + 1);
    const moves: number[] = [];
    this.counts.forEach((vector, context) => {
      arena.tick();
      this.components.forEach((component, place) => {
        if ((vector[place] ?? 0) === 0) return;
        for (const to of optionsOf(component)) {
          const number = this.numberAfter(vector, place, to);
          if (number !== undefined) moves.push(number);
        }
      });
      starts[context + 1] = moves.length;
    });
    return { starts, moves: Int32Array.from(moves) };
  }

  /** The context after a move; undefined where it has more components than are listed. */
  private numberAfter(vector: readonly number[], place: number, to: number): number | undefined {
    const after = [...vector];
    after[place] = (after[place] ?? 0) - 1;
    if (to >= 0) {
      const fold = this.folds[to];
      const raised = (after[to] ?? 0) + 1;
      const isBeyond = fold !== undefined && raised > fold.index + fold.period;
      after[to] = isBeyond ? raised - fold.period : raised;
    }
    return this.numbers.get(after.join());
  }

  private twinsOf(vector: readonly number[], context: number): Twin[] {
    return this.folds.flatMap((fold, place) => {
      if (fold === undefined || vector[place] !== fold.index + fold.period) return [];
      const twin = this.numbers.get(vector.map((n, i) => (i === place ? fold.index : n)).join());
      return twin === undefined ? [] : [{ context, twin, place }];
    });
  }

  /** The contexts after a move of Left's or of Right's. */
  movesOf(context: number, isLeft: boolean): Int32Array {
    const [starts, moves] = isLeft
      ? [this.leftStarts, this.leftMoves]
      : [this.rightStarts, this.rightMoves];
    return moves.subarray(starts[context], starts[context + 1]);
  }

  /** The contexts that consist of some Left ends only, one for each class of numbers of them. */
  startsFrom(places: ReadonlySet<number>): number[] {
    return [...this.counts.keys()].filter((context) =>
      (this.counts[context] ?? []).every((n, place) => {
        const fold = this.folds[place] ?? { index: 0, period: 1 };
        return places.has(place) ? n < fold.index + fold.period : n === 0;
      }),
    );
  }
}

function bytesPerContext(components: number): number {
  return BYTES_PER_CONTEXT + components * BYTES_PER_NUMBER;
}

/** All vectors of counts in lexicographic order: a move takes from one place and adds to later ones. */
function countVectors(arena: Arena, folds: Folds, mostExact: number): number[][] {
  const mostContexts = Math.min(MAX_CONTEXTS, Math.floor(MAX_NUMBERS / Math.max(1, folds.length)));
  let vectors: { counts: number[]; exact: number }[] = [{ counts: [], exact: 0 }];
  for (const fold of folds) {
    const longer: typeof vectors = [];
    for (const { counts, exact } of vectors) {
      const most = fold === undefined ? mostExact - exact : fold.index + fold.period;
      for (let n = 0; n <= most; n++) {
        arena.tick();
        if (longer.length % CONTEXTS_PER_CHECK === 0) {
          arena.beforeGrowth((longer.length + CONTEXTS_PER_CHECK) * bytesPerContext(folds.length));
        }
        longer.push({ counts: [...counts, n], exact: fold === undefined ? exact + n : exact });
      }
      if (longer.length > mostContexts) {
        throw new NotDecidedError(
          `not decided: the table of the strong test would list more than ${mostContexts.toLocaleString('en')} sums of ends`,
        );
      }
    }
    vectors = longer;
  }
  return vectors.map(({ counts }) => counts);
}
