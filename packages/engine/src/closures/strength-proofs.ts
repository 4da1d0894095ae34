/**
 * Whether a side is strong, asked of winning states (winning-states.ts) under one fold after another, each
 * finer than those before it: what holds under a fold holds under a finer one. Where a sum of test ends is
 * outside the winning states it is played out, and beats the game or shows the fold to be too coarse.
 * Open components are counted exactly, which may need a bound (components.ts), or folded like ends.
 */

import type { Fold } from '../folds/fold.ts';
import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import type { Side } from '../forms/side.ts';
import { copies, sum } from '../forms/sum.ts';
import { winsBeside } from './beside.ts';
import type { Component } from './components.ts';
import { FoldedSums } from './folded-sums.ts';
import { leastProof } from './least-proof.ts';
import { type State, WinningStates } from './winning-states.ts';

/** The folds of Left ends, where open components are counted exactly; what needs more is left to a whole table. */
const OF_ENDS: readonly Fold[] = [1, 2, 3, 5].map((index) => ({ index, period: 1 }));

/** The folds of all components. The proof of winning-states.ts asks for no bound, nor for a fold that holds. */
const OF_ALL: readonly Fold[] = [
  { index: 1, period: 1 },
  ...[1, 2, 3, 5].map((index) => ({ index, period: 2 })),
  { index: 5, period: 4 },
];

/** Folds of all components that have more sums than this are not begun, though few of them may be met. */
const MOST_FOLDED_SUMS = 200_000;

/** Folds with more sums of test ends than this are not begun. */
const MAX_STARTS = 5_000;

/** How often each component stands in a sum. */
export type Counts = readonly { readonly end: FormId; readonly copies: number }[];

/** The winning states under one fold, and the sums of test ends. */
interface Level {
  readonly states: WinningStates;
  readonly starts: readonly number[];
}

/** States that show some games strong. */
export interface Proof {
  readonly sums: FoldedSums;
  readonly states: readonly State[];
}

export class StrengthProofs {
  private readonly arena: Arena;
  private readonly side: Side;
  private readonly components: readonly Component[];
  private readonly tests: ReadonlySet<number>;
  private readonly open: 'exact' | 'folded';
  private readonly levels = new Map<Fold, Level>();

  /** `tests`: the places of the test ends among the components. */
  constructor(
    arena: Arena,
    components: readonly Component[],
    tests: ReadonlySet<number>,
    side: Side,
    open: 'exact' | 'folded' = 'exact',
  ) {
    this.arena = arena;
    this.side = side;
    this.components = components;
    this.tests = tests;
    this.open = open;
    arena.counted(this);
  }

  get bytes(): number {
    return [...this.levels.values()].reduce(
      (bytes, { states }) => bytes + states.bytes + states.sums.bytes,
      0,
    );
  }

  /** Strong, a sum of test ends that beats the game, or not known. */
  ask(g: FormId): 'strong' | Counts | undefined {
    for (const { states, starts } of this.levelsInTurn()) {
      const outside = states.outside(g, starts);
      if (outside === undefined) return 'strong';
      const counts = this.countsOf(states.sums.counts[outside] ?? []);
      if (!winsBeside(this.arena, g, this.sumOf(counts), this.side)) return counts;
    }
    return undefined;
  }

  /** States that show all of some games strong, no single one of which can be left out; `undefined` if there are none. */
  showing(games: readonly FormId[]): Proof | undefined {
    for (const { states, starts } of this.levelsInTurn()) {
      if (games.some((g) => states.outside(g, starts) !== undefined)) continue;
      const asked = games.flatMap((g) => starts.map((start) => states.stateOf(g, start)));
      const kept = [...leastProof(states, asked)].map((state) => states.at(state));
      return { sums: states.sums, states: kept };
    }
    return undefined;
  }

  /** One fold after the other, up to those that have too many sums. */
  private *levelsInTurn(): Generator<Level> {
    const isFolded = this.open === 'folded';
    for (const fold of isFolded ? OF_ALL : OF_ENDS) {
      const numbers = fold.index + fold.period + 1;
      if (numbers ** this.tests.size > MAX_STARTS) return;
      if (isFolded && numbers ** this.components.length > MOST_FOLDED_SUMS) return;
      yield this.levels.get(fold) ?? this.begin(fold);
    }
  }

  private begin(fold: Fold): Level {
    const { arena, components, open } = this;
    const folds = components.map(({ isOpen }) => (isOpen && open === 'exact' ? undefined : fold));
    const sums = new FoldedSums(arena, components, folds);
    const states = new WinningStates(arena, sums, this.side);
    const level = { states, starts: sums.sumsAt(this.tests) };
    this.levels.set(fold, level);
    return level;
  }

  private countsOf(counts: readonly number[]): Counts {
    return this.components.flatMap(({ form }, place) => {
      const n = counts[place] ?? 0;
      return n === 0 ? [] : [{ end: form, copies: n }];
    });
  }

  private sumOf(counts: Counts): FormId {
    const { arena } = this;
    return counts.reduce(
      (total, { end, copies: n }) => sum(arena, total, copies(arena, n, end)),
      ZERO,
    );
  }
}
