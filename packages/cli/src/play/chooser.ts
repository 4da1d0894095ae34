// Choosing a move with arrow keys and Enter, in the gesture of its ruleset: squares one after another, a
// heap and how much is taken, or a line of a list. Pure: keys in, what is chosen out.

import type { Gesture, TurnView } from '@proviso/engine/matches';
import { pressSquare, squareMoves } from '@proviso/engine/matches/chosen-squares';

export type Arrow = 'up' | 'down' | 'left' | 'right';

/** What Enter came to: a move, or what is missing. */
export type Entered = { readonly move: number } | { readonly say?: string };

export class Chooser {
  private readonly view: TurnView;
  private readonly columns: number;
  private readonly rows: number;
  /** The square under the cursor. */
  private square = 0;
  private picked: readonly number[] = [];
  /** The numbers of the moves that are listed, where a list is chosen from. */
  private listed: readonly number[] | undefined;
  /** On heaps the groups of moves from left to right: those of each heap, then the others. */
  private readonly groups: readonly (readonly number[])[];
  private group = 0;
  /** The line of the list, or the move of the group. */
  private index = 0;

  /** `near` is the square the cursor was at before. */
  constructor(view: TurnView, near = 0) {
    this.view = view;
    const { surface, moves } = view;
    const inSquares = surface.kind === 'squares' && gestures(view).every(isOnSquares);
    this.rows = surface.kind === 'squares' ? surface.rows.length : 0;
    this.columns = surface.kind === 'squares' ? (surface.rows[0]?.length ?? 0) : 0;
    this.square = Math.min(near, this.rows * this.columns - 1);
    const onHeaps = surface.kind === 'heaps' && !gestures(view).every(isNamed);
    this.groups = onHeaps ? heapGroups(view, surface.heaps) : [];
    if (onHeaps)
      this.group = Math.max(
        0,
        this.groups.findIndex((group) => group.length > 0),
      );
    if (!inSquares && !onHeaps) this.listed = [...moves.keys()];
  }

  /** The square under the cursor, where squares are chosen. */
  get cursor(): number | undefined {
    return this.listed === undefined && this.columns > 0 ? this.square : undefined;
  }

  /** The squares chosen so far. */
  get chosen(): readonly number[] {
    return this.picked;
  }

  /** The moves that are listed, and which of them is marked. */
  get list(): { readonly moves: readonly number[]; readonly at: number } | undefined {
    return this.listed && { moves: this.listed, at: this.index };
  }

  /** The heap whose counters are taken; after the last one, what concerns several. */
  get heap(): number | undefined {
    return this.groups.length > 0 ? this.group : undefined;
  }

  /** The move that Enter would play, where that is clear before: on heaps and in lists. */
  get proposed(): number | undefined {
    if (this.listed !== undefined) return this.listed[this.index];
    return this.groups[this.group]?.[this.index];
  }

  move(arrow: Arrow): void {
    const [across, down] = STEPS[arrow];
    if (this.listed !== undefined) {
      this.index = within(this.index + across + down, this.listed.length);
    } else if (this.groups.length > 0) {
      this.moveOnHeaps(across, down);
    } else {
      const row = within(Math.floor(this.square / this.columns) + down, this.rows);
      const column = within((this.square % this.columns) + across, this.columns);
      this.square = row * this.columns + column;
    }
  }

  /** Gives up what was chosen so far. */
  escape(): void {
    this.picked = [];
    if (this.columns > 0 && gestures(this.view).every(isOnSquares)) this.listed = undefined;
    this.index = 0;
  }

  /** Puts the cursor where a move is made. */
  pointTo(move: number): void {
    const gesture = this.view.moves[move]?.gesture;
    this.escape();
    const group = this.groups.findIndex((moves) => moves.includes(move));
    if (this.listed !== undefined) this.index = Math.max(0, this.listed.indexOf(move));
    else if (group >= 0) {
      this.group = group;
      this.index = this.groups[group]?.indexOf(move) ?? 0;
    } else if (gesture?.kind === 'squares') this.square = gesture.squares[0] ?? this.square;
  }

  enter(): Entered {
    const { proposed } = this;
    if (proposed !== undefined) return { move: proposed };
    return this.columns > 0 && this.listed === undefined ? this.enterSquare() : {};
  }

  private moveOnHeaps(across: number, down: number): void {
    if (across === 0) {
      // Up takes fewer, down takes more.
      this.index = within(this.index + down, this.groups[this.group]?.length ?? 0);
      return;
    }
    for (let at = this.group + across; this.groups[at] !== undefined; at += across) {
      if (this.groups[at]?.length === 0) continue;
      this.group = at;
      this.index = 0;
      return;
    }
  }

  private enterSquare(): Entered {
    const pressed = pressSquare(squareMoves(gestures(this.view)), this.picked, this.square);
    switch (pressed.kind) {
      case 'move':
        return { move: pressed.move };
      case 'none':
        this.picked = [];
        return { say: 'No move of yours changes this square.' };
      case 'several':
        this.listed = pressed.moves;
        this.index = 0;
        return { say: 'Several moves change these squares: choose one.' };
      case 'chosen':
        this.picked = pressed.squares;
        if (pressed.anew) {
          return { say: 'These squares are not one move: the choice begins anew here.' };
        }
        return pressed.isMove ? { say: 'Enter again plays these squares alone.' } : {};
    }
  }
}

const STEPS: Readonly<Record<Arrow, readonly [across: number, down: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

function gestures({ moves }: TurnView): Gesture[] {
  return moves.map(({ gesture }) => gesture);
}

const isOnSquares = ({ kind }: Gesture): boolean => kind === 'squares';
const isNamed = ({ kind }: Gesture): boolean => kind === 'named';

/** The moves of each heap, fewest counters first, and those of no single heap. */
function heapGroups(view: TurnView, heaps: readonly number[]): number[][] {
  const takes = (gesture: Gesture): number => (gesture.kind === 'heap' ? gesture.takes : 0);
  const made = [...gestures(view).entries()].sort(([, a], [, b]) => takes(a) - takes(b));
  const group = (belongs: (gesture: Gesture) => boolean): number[] =>
    made.flatMap(([move, gesture]) => (belongs(gesture) ? [move] : []));
  // Heaps of one size are as good as each other, and their moves are told by one of them.
  const ofHeap = heaps.map((size) =>
    group((gesture) => gesture.kind === 'heap' && heaps[gesture.heap] === size),
  );
  return [...ofHeap, group(isNamed)];
}

/** A number held between 0 and below `count`. */
function within(n: number, count: number): number {
  return Math.max(0, Math.min(n, count - 1));
}
