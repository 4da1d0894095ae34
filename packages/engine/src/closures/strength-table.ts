/**
 * The strong test modulo D(A), for all numbers of ends at once.
 *
 * G is Left strong when Left, moving first, wins G + Σ nᵢeᵢ for all n, the eᵢ being test ends. The
 * table has a row for each subposition H of G with two bits for each context X (contexts.ts): Left wins
 * H + X moving first; Left wins it when Right begins. A row follows from the rows of the options of H
 * and from smaller contexts by one step of play; a count that a move raises beyond t + p is taken down
 * by p. Then every pair of twins, t and t + p of some end, is compared in every row.
 *
 * If all twins agree, the table is right for all n. By induction on the size of a sum H + X with any
 * counts: take down by multiples of its period each count beyond t + p, to one of t + 1, …, t + p. The
 * sum has the same options as the one in the table, up to counts that differ by multiples of a period
 * and are t or more, and these have the same entries because twins agree; a component is there in one
 * exactly when it is in the other. The options are smaller, so their entries are right, and so is what
 * one step of play makes of them. The table is closed under moves: where one move of Left's closes an
 * open component (components.ts), let λ(H) be the most moves Left may make in H and K the most open
 * components that are listed; with Left to move at most K − λ(H) are open, after her move, in H or in
 * one of them, at most K − λ(H′) − 1, and Right opens one at most.
 *
 * If twins differ, the index or the period of that end was too small, and a larger one is tried.
 *
 * Where Left may need two moves to close a component no bound holds for the open ones. Then the numbers of
 * all components are folded. The induction asks of a folded component only that its twins agree, not that
 * it is an end, and the table is closed under moves since every count is taken down. All components have
 * the same index and period, and these grow along a chain (folding.ts).
 *
 * A table has all states. Most games are decided with few of them (strength-proofs.ts), which are asked
 * first.
 *
 * Tombstones count in H alone: Left to move wins at once when H is Left end-like and the context is a
 * Left end [Siegel, Definitions 5.3 and 5.4].
 */

import type { Fold } from '../folds/fold.ts';
import type { Arena, FormId } from '../forms/arena.ts';
import type { ColumnDefinition } from '../forms/columns.ts';
import { isEndLike } from '../forms/ends.ts';
import { Left, opponent, type Side, sideName } from '../forms/side.ts';
import { subpositions } from '../forms/transform.ts';
import { NotDecidedError } from '../storage/errors.ts';
import { allMoves, type Component, closeAtOnce, componentsOf, type Moves } from './components.ts';
import { Contexts, type Folds } from './contexts.ts';
import { foldingSteps } from './folding.ts';
import { type Counts, type Proof, StrengthProofs } from './strength-proofs.ts';

/** The side that is tested wins, moving first; and when the opponent begins. */
export const FIRST = 1;
export const SECOND = 2;

/** Periods that are tried, each with indices up to a few more than there are open components. */
const MAX_PERIOD = 4;
const SPARE_INDEX = 6;

/** Rows are made for a few more open components than are needed, since games grow. */
const OPEN_STEP = 2;

/** λ: the most moves that a side can make in a game. */
const movesOf = ([0, 1] as Side[]).map(
  (side): ColumnDefinition => ({
    name: side === Left ? 'moves of Left' : 'moves of Right',
    width: 'int',
    value(arena, moves, id) {
      const most = (of: Side, more: number): number =>
        arena.options(id, of).reduce((n, option) => Math.max(n, moves.at(option) + more), 0);
      return Math.max(most(side, 1), most(opponent(side), 0));
    },
  }),
);

/** What a table says of some games. */
export interface Entries {
  readonly contexts: Contexts;
  /** One for each component. */
  readonly folds: Folds;
  /** The contexts that a strong game is won beside. */
  readonly starts: readonly number[];
  row(id: FormId): Uint8Array;
}

export class StrengthTable {
  readonly components: readonly Component[];
  /** Whether the table can be closed under moves at all. */
  readonly isBounded: boolean;
  private readonly arena: Arena;
  readonly side: Side;
  /** The ends that strength is tested with. */
  readonly ends: readonly FormId[];
  /** The moves in components that play is about. */
  readonly moves: Moves;
  /** The places of the test ends. */
  private readonly tests: ReadonlySet<number>;
  /** Whether open components are counted exactly, and there are any. */
  private readonly countsOpen: boolean;
  /** The folds that all components have in turn, where open ones are folded too. */
  private readonly steps: Iterator<Fold> | undefined;
  private folds: (Fold | undefined)[];
  private mostOpen = 0;
  private contexts: Contexts | undefined;
  private starts: readonly number[] = [];
  private rows = new Map<FormId, Uint8Array>();
  /** What is asked first, unless open components are counted exactly and have no bound. */
  private readonly proofs: StrengthProofs | undefined;

  /**
   * The table of one side; for Right the conjugates of the ends are meant. With moves struck from the
   * components it shows who is strong and not who is not. Open components are counted exactly, or
   * folded like ends.
   */
  constructor(
    arena: Arena,
    ends: readonly FormId[],
    side: Side,
    moves: Moves = allMoves,
    open: 'exact' | 'folded' = 'exact',
  ) {
    this.arena = arena;
    this.side = side;
    this.ends = ends;
    this.moves = moves;
    this.components = componentsOf(arena, ends, moves);
    this.isBounded = open === 'folded' || closeAtOnce(this.components);
    this.countsOpen = open === 'exact' && this.components.some(({ isOpen }) => isOpen);
    this.steps = open === 'folded' ? foldingSteps(this.components.length) : undefined;
    this.tests = new Set(
      [...this.components.keys()].filter((place) => {
        const form = this.components[place]?.form;
        return form !== undefined && ends.includes(form);
      }),
    );
    this.folds = this.components.map(({ isOpen }) =>
      isOpen && open === 'exact' ? undefined : { index: 1, period: 1 },
    );
    this.proofs = this.isBounded
      ? new StrengthProofs(arena, this.components, this.tests, side, open)
      : undefined;
    arena.counted(this);
  }

  get bytes(): number {
    const { contexts, rows } = this;
    return contexts === undefined ? 0 : rows.size * contexts.size + contexts.bytes;
  }

  /** What few states say: strong, a sum of test ends that beats the game, or nothing. */
  byFewStates(g: FormId): 'strong' | Counts | undefined {
    return this.proofs?.ask(g);
  }

  /** A sum of test ends beside which the side, moving first, does not win; or `undefined`. */
  beatenBy(g: FormId): Counts | undefined {
    const proof = this.byFewStates(g);
    if (proof !== undefined) return proof === 'strong' ? undefined : proof;
    const { row, contexts } = this.rowOf(g);
    const lost = this.starts.find((start) => ((row[start] ?? 0) & FIRST) === 0);
    if (lost === undefined) return undefined;
    return this.components.flatMap(({ form }, place) => {
      const copies = contexts.counts[lost]?.[place] ?? 0;
      return copies === 0 ? [] : [{ end: form, copies }];
    });
  }

  /** Few states that show all of some games strong, where they were found. */
  proofOf(games: readonly FormId[]): Proof | undefined {
    return this.proofs?.showing(games);
  }

  /** The entries that hold for some games and their subpositions, all in the same contexts. */
  entriesOf(games: readonly FormId[]): Entries {
    for (;;) {
      for (const g of games) this.rowOf(g);
      const contexts = this.contexts ?? this.begin();
      const { folds, starts, rows } = this;
      if (games.every((g) => rows.has(g))) {
        return { contexts, folds, starts, row: (id) => rows.get(id) ?? new Uint8Array(0) };
      }
    }
  }

  private rowOf(g: FormId): { row: Uint8Array; contexts: Contexts } {
    if (!this.isBounded) {
      throw new NotDecidedError(
        `not decided: not every move of ${sideName(this.side)}'s closes what ${sideName(opponent(this.side))} opens, and the table with open components counted exactly does not close`,
      );
    }
    const needed = this.countsOpen ? this.movesIn(g) : 0;
    if (needed > this.mostOpen) {
      this.mostOpen = Math.ceil(needed / OPEN_STEP) * OPEN_STEP;
      this.contexts = undefined;
    }
    for (;;) {
      const contexts = this.contexts ?? this.begin();
      const row = this.fill(g, contexts);
      if (row !== undefined) return { row, contexts };
    }
  }

  private movesIn(g: FormId): number {
    return this.arena.column(movesOf[this.side] as ColumnDefinition).at(g);
  }

  private begin(): Contexts {
    this.rows = new Map();
    this.contexts = new Contexts(this.arena, this.components, this.folds, this.mostOpen);
    this.starts = this.contexts.startsFrom(this.tests);
    return this.contexts;
  }

  /** The row of a game, with those of its subpositions; undefined where a fold did not hold. */
  private fill(g: FormId, contexts: Contexts): Uint8Array | undefined {
    const known = this.rows.get(g);
    if (known !== undefined) return known;
    for (const id of subpositions(this.arena, g)) {
      if (this.rows.has(id)) continue;
      this.arena.tick(1 + (contexts.size >> 4));
      this.arena.beforeGrowth(contexts.size);
      const row = this.step(id, contexts);
      for (const { context, twin, place } of contexts.twins) {
        if (row[context] !== row[twin]) {
          this.widen(place);
          return undefined;
        }
      }
      this.rows.set(id, row);
    }
    return this.rows.get(g);
  }

  private widen(place: number): void {
    if (this.steps !== undefined) this.widenAll(this.steps);
    else this.widenAt(place);
    this.contexts = undefined;
  }

  private widenAll(steps: Iterator<Fold>): void {
    const { done, value: fold } = steps.next();
    if (done === true) {
      throw new NotDecidedError('not decided: play beside many components shows no period');
    }
    this.folds = this.folds.map(() => fold);
  }

  private widenAt(place: number): void {
    const { index, period } = this.folds[place] ?? { index: 0, period: 1 };
    if (index <= this.mostOpen + SPARE_INDEX) this.folds[place] = { index: index + 1, period };
    else if (period < MAX_PERIOD) this.folds[place] = { index: 1, period: period + 1 };
    else {
      throw new NotDecidedError('not decided: play beside many ends shows no period');
    }
  }

  private roomAt(id: FormId): number {
    return this.countsOpen ? this.mostOpen - this.movesIn(id) : Number.MAX_SAFE_INTEGER;
  }

  /** One step of play, in all contexts. */
  private step(id: FormId, contexts: Contexts): Uint8Array {
    const { arena, side } = this;
    const rival = opponent(side);
    const rowsOf = (of: Side): Uint8Array[] =>
      arena.options(id, of).map((option) => this.rows.get(option) ?? new Uint8Array(0));
    const mine = rowsOf(side);
    const theirs = rowsOf(rival);
    const room = this.roomAt(id);
    const endLike = (isEndLike(arena, id, side) ? 1 : 0) | (isEndLike(arena, id, rival) ? 2 : 0);
    const { size, exact, ends, leftStarts, leftMoves, rightStarts, rightMoves } = contexts;
    const row = new Uint8Array(size);
    const some = (rows: readonly Uint8Array[], context: number): boolean =>
      rows.some((other) => ((other[context] as number) & SECOND) !== 0);
    const every = (rows: readonly Uint8Array[], context: number): boolean =>
      rows.every((other) => ((other[context] as number) & FIRST) !== 0);
    for (let context = 0; context < size; context++) {
      const left = room - (exact[context] as number);
      if (left < 0) continue;
      const over = endLike & (ends[context] as number);
      let first = (over & 1) !== 0 || some(mine, context);
      for (
        let i = leftStarts[context] as number;
        !first && i < (leftStarts[context + 1] as number);
        i++
      ) {
        first = ((row[leftMoves[i] as number] as number) & SECOND) !== 0;
      }
      let second = left > 0 && (over & 2) === 0 && every(theirs, context);
      for (
        let i = rightStarts[context] as number;
        second && i < (rightStarts[context + 1] as number);
        i++
      ) {
        second = ((row[rightMoves[i] as number] as number) & FIRST) !== 0;
      }
      row[context] = (first ? FIRST : 0) | (second ? SECOND : 0);
    }
    return row;
  }
}
