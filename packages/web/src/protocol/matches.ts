// What the page and the worker tell each other of a match: plain data only.

import type {
  ChoiceView,
  Gesture,
  HintView,
  MatchLine,
  PlayerName,
  ReviewedView,
  TurnView,
} from '@proviso/engine/matches';
import type { Picture } from './answers.ts';

export type { ChoiceView, Gesture, HintView, MatchLine, PlayerName, TurnView };

/** How a match begins. */
export type MatchStart = Pick<MatchLine, 'first' | 'convention'>;

/** A move of the line. */
export interface PlayedMove {
  readonly player: PlayerName;
  readonly gesture: Gesture;
}

/** Where a match is, and what was played. */
export interface MatchTurn extends TurnView {
  /** The moves from the start to here. */
  readonly played: readonly PlayedMove[];
  /** What the moves of all lines are called, by their paths: `3.0`. */
  readonly names: Readonly<Record<string, string>>;
  /** Where the board is neither squares nor heaps. */
  readonly picture?: Picture;
}

/** A hint, in a sentence. */
export interface ToldHint {
  /** None where the match is over. */
  readonly move?: number;
  readonly text: string;
}

/** What is said after the end. */
export interface MatchEnd {
  /** Who won, and the first mistake. */
  readonly sentences: readonly string[];
  /** What each of the reviewed moves did. */
  readonly lines: readonly string[];
  readonly moves: readonly ReviewedView[];
}
