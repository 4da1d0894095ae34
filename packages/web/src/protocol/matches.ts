// What the page and the worker tell each other of a match: plain data only.

import type {
  BestLine,
  ChoiceView,
  Gesture,
  MatchLine,
  PlayerName,
  ReviewedView,
  TurnView,
  Verdicts,
} from '@proviso/engine/matches';
import type { Graph, GraphBoards } from '@proviso/engine/rulesets';
import type { Picture, SquareBoards } from './answers.ts';

export type { BestLine, ChoiceView, Gesture, MatchLine, PlayerName, TurnView, Verdicts };

/** How a match begins. */
export type MatchStart = Pick<MatchLine, 'first' | 'convention'>;

/** A move of the line. */
export interface PlayedMove {
  readonly player: PlayerName;
  readonly gesture: Gesture;
}

/** How a board looks, beside its text. */
export interface BoardLook {
  /** Where the board is neither squares nor heaps nor a graph. */
  readonly picture?: Picture;
  /** The graph as it was first, with where its vertices are if nobody says it, and what is left of it. */
  readonly graph?: {
    readonly boards: GraphBoards;
    readonly first: Graph;
    readonly spots: readonly (readonly [x: number, y: number])[];
    readonly now: Graph;
  };
  /** The letters of the columns, on a board of squares. */
  readonly columnNames?: readonly string[];
  /** The squares of the components, where it falls apart into several. */
  readonly parts?: readonly (readonly number[])[];
}

/** One of the boards of a sum. */
export interface Summand extends BoardLook {
  /** Of its ruleset. */
  readonly name: string;
  readonly title: string;
  readonly position: string;
  readonly surface: TurnView['surface'];
  /** What stands on its squares, where it has any. */
  readonly boards?: SquareBoards;
}

/** Where a match is, and what was played. */
export interface MatchTurn extends TurnView, BoardLook {
  /** The ruleset that reads the position; another than that of the match where it is played on a picture. */
  readonly ruleset: string;
  /** The moves from the start to here. */
  readonly played: readonly PlayedMove[];
  /** What the moves of all lines are called, by their paths: `3.0`. */
  readonly names: Readonly<Record<string, string>>;
  /** Where the address tells what is no move: the lines that are left, and what was left out. */
  readonly mended?: { readonly tree: string; readonly dropped: readonly string[] };
  /** The boards of a sum, side by side. */
  readonly summands?: readonly Summand[];
}

/** What a move is called; one that is told by where it leads says so. */
export function moveName({ kind, name }: Gesture): string {
  return kind === 'named' ? `to ${name}` : name;
}

/** A hint, in a sentence. */
export interface ToldHint {
  /** None where the match is over. */
  readonly move?: number;
  readonly text: string;
}

/** What is said after the end. */
export interface MatchEnd {
  /** Who won, and the first mistake, of each where two people play. */
  readonly sentences: readonly string[];
  /** What each of the reviewed moves did. */
  readonly lines: readonly string[];
  readonly moves: readonly ReviewedView[];
}
