/**
 * Whether a side is strong, asked of winning states (winning-states.ts) under one fold after another, each
 * finer than those before it: what holds under a fold holds under a finer one. Where a sum of test ends is
 * outside the winning states it is played out, and beats the game or shows the fold to be too coarse.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import type { Side } from '../forms/side.ts';
import { copies, sum } from '../forms/sum.ts';
import { winsBeside } from './beside.ts';
import type { Component } from './components.ts';
import { FoldedSums } from './folded-sums.ts';
import { leastProof } from './least-proof.ts';
import { type State, WinningStates } from './winning-states.ts';

/** The indices of the folds of Left ends, all with the period 1; what needs more is left to a whole table. */
const INDICES = [1, 2, 3, 5];

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
  private readonly levels: (Level | undefined)[] = [];

  /** `tests`: the places of the test ends among the components. */
  constructor(
    arena: Arena,
    components: readonly Component[],
    tests: ReadonlySet<number>,
    side: Side,
  ) {
    this.arena = arena;
    this.side = side;
    this.components = components;
    this.tests = tests;
    arena.counted(this);
  }

  get bytes(): number {
    return this.levels.reduce((bytes, level) => bytes + (level?.states.bytes ?? 0), 0);
  }

  /** Strong, a sum of test ends that beats the game, or not known. */
  ask(g: FormId): 'strong' | Counts | undefined {
    for (const index of INDICES) {
      const level = this.level(index);
      if (level === undefined) return undefined;
      const outside = level.states.outside(g, level.starts);
      if (outside === undefined) return 'strong';
      const counts = this.countsOf(level.states.sums.counts[outside] ?? []);
      if (!winsBeside(this.arena, g, this.sumOf(counts), this.side)) return counts;
    }
    return undefined;
  }

  /** States that show all of some games strong, no single one of which can be left out; `undefined` if there are none. */
  showing(games: readonly FormId[]): Proof | undefined {
    for (const index of INDICES) {
      const level = this.level(index);
      if (level === undefined) return undefined;
      const { states, starts } = level;
      if (games.some((g) => states.outside(g, starts) !== undefined)) continue;
      const asked = games.flatMap((g) => starts.map((start) => states.stateOf(g, start)));
      const kept = [...leastProof(states, asked)].map((state) => states.at(state));
      return { sums: states.sums, states: kept };
    }
    return undefined;
  }

  private level(index: number): Level | undefined {
    if ((index + 2) ** this.tests.size > MAX_STARTS) return undefined;
    const known = this.levels[index];
    if (known !== undefined) return known;
    const folds = this.components.map(({ isOpen }) => (isOpen ? undefined : { index, period: 1 }));
    const sums = new FoldedSums(this.components, folds);
    const states = new WinningStates(this.arena, sums, this.side);
    this.levels[index] = { states, starts: sums.sumsAt(this.tests) };
    return this.levels[index];
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
