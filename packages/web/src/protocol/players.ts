// What is told of games of several players: outcomes with the plans behind them, sums, quotients, comparisons
// and turns of play. Players are numbers from 0 and sets of them bit masks, as the engine has them.

import type { Picture, Written } from '@proviso/language/sheets';

/** How many players, who wins where one cannot move (relative to that one), and the game as it was typed. */
export interface PlayersSetting {
  readonly players: number;
  readonly convention: number;
  readonly text: string;
}

type Name = Pick<Written, 'text' | 'latex'>;

/** A move in one component: what it becomes, and of a heap how many counters are taken. */
export interface MoveView {
  readonly component: number;
  readonly to: string;
  readonly takes?: number;
}

/**
 * How a coalition does it: at a turn of its own one move, at a turn of others all of them, each with what
 * follows.
 */
export interface PlanView {
  readonly mover: number;
  /** Whether the coalition chooses the move. */
  readonly own: boolean;
  readonly moves: readonly { readonly move: MoveView; readonly after?: PlanView }[];
  /** How many moves, or whatever follows, are left out. */
  readonly more: number;
}

/** What becomes of a player: wins by force, or is stopped by coalitions; with the plan of the first. */
export interface FateView {
  readonly player: number;
  readonly wins: boolean;
  /** Who does it: the player alone, or the smallest coalitions against; nobody where it happens anyway. */
  readonly coalitions: readonly number[];
  readonly plan: PlanView;
}

export interface StarterView {
  readonly starter: number;
  /** Who can force a win, numbered absolutely. */
  readonly winners: number;
  readonly fates: readonly FateView[];
}

export interface PlayersStudy {
  readonly players: number;
  readonly convention: number;
  /** The game, as the language reads it, and typeset. */
  readonly game: Name;
  readonly impartial: boolean;
  /** Its summands; of heaps their sizes too. */
  readonly components: readonly Name[];
  readonly heaps?: readonly number[];
  readonly rank: number;
  readonly positions: number;
  /** One for everybody where the game is impartial. */
  readonly starters: readonly StarterView[];
  readonly tree?: Picture;
}

/** What is known of the outcomes of sums of games with given outcomes. */
export interface SumCell {
  /** What the theorems allow. */
  readonly allowed: readonly number[];
  /** What was found, with games that show it. */
  readonly found: readonly { readonly outcome: number; readonly games: readonly string[] }[];
}

export interface SumStudy {
  readonly players: number;
  readonly convention: number;
  /** Whether theorems bound the sums, which they do for the paper's convention only. */
  readonly bounded: boolean;
  /** Whether examples were looked for already. */
  readonly searched: boolean;
  readonly outcomes: readonly number[];
  readonly sums: readonly (readonly SumCell[])[];
  /** Of G + G, and of N copies of G, by the outcome of G. */
  readonly doubles: readonly SumCell[];
  readonly multiples: readonly SumCell[];
  readonly picture?: Picture;
}

export interface PlayersQuotient {
  readonly players: number;
  readonly presentation: Name;
  readonly letters: readonly { readonly letter: string; readonly kind: string }[];
  /** Kinds of heap that are no letters, and the element each is. */
  readonly others: readonly { readonly kind: string; readonly element: string }[];
  /** Whether the last letter stands for all larger heaps too. */
  readonly alike: boolean;
  readonly elements: readonly { readonly text: string; readonly outcome: number }[];
  readonly zero?: number;
  readonly products?: readonly (readonly number[])[];
  readonly picture?: Picture;
}

export type Verdict = 'proved' | 'refuted' | 'unknown';

export interface DirectedView {
  readonly verdict: Verdict;
  /** The reasons, a line each. */
  readonly lines: readonly string[];
  /** Beside this game, with this player to move first, the winner is not the same. */
  readonly context?: { readonly game: string; readonly mover: number; readonly player: number };
}

/** A comparison for a player, or of impartial games among impartial ones. */
export interface ComparedRow {
  readonly player: number | 'impartial';
  readonly atMost: DirectedView;
  readonly atLeast: DirectedView;
}

export interface ComparedGames {
  readonly first: Name;
  readonly second: Name;
  readonly rows: readonly ComparedRow[];
}

/** A move that can be made. */
export interface TurnMove {
  readonly move: MoveView;
  /** Who could force a win after it. */
  readonly winners: number;
}

export interface PlayedMove {
  readonly player: number;
  readonly move: MoveView;
  /** Who could force a win after it. */
  readonly winners: number;
  /** Whether it gave the player's own forced win away. */
  readonly gaveAway: boolean;
}

export interface PlayersTurn {
  readonly players: number;
  readonly impartial: boolean;
  readonly components: readonly Name[];
  readonly heaps?: readonly number[];
  readonly mover: number;
  /** Who can force a win from here. */
  readonly winners: number;
  readonly moves: readonly TurnMove[];
  readonly played: readonly PlayedMove[];
  /** Places of the moves that need the fewest helpers; what the program plays is one of them. */
  readonly best: readonly number[];
  /** How many helpers they need; missing where nobody can help. */
  readonly helpers?: number;
  readonly fates: readonly FateView[];
  /** The winners, where the player to move is stuck. */
  readonly ended?: number;
  /** Moves of the address that are none; what follows them is left out. */
  readonly dropped?: true;
}
