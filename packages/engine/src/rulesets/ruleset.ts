/**
 * A ruleset: what the moves of each player are. That is all it needs. If it also
 * says how a position is written, how it falls apart, which positions look alike,
 * or how one is drawn, it is faster and prettier. Play must end
 * whatever the players do.
 *
 * A position P is any immutable value. Two positions with the same text are the
 * same position.
 */

import type { Side } from '../forms/side.ts';
import type { PackedRules } from '../solver/packed-rules.ts';
import type { UsualName } from '../universes/usual.ts';
import type { Board } from './board.ts';
import type { Drawing } from './drawing.ts';
import type { GraphBoards } from './graphs/graph.ts';
import type { PositionSizes } from './sizes.ts';
import type { SquareBoards } from './squares.ts';

export interface Ruleset<P = unknown> {
  /** The positions a player can move to. Repeats do no harm. */
  moves(position: P, side: Side): Iterable<P>;

  /** As it is called in the language. */
  readonly name?: string;
  /** What comes before the position in a call, where one name covers many games: `octal("0.77", …)`. */
  readonly parameters?: readonly string[];
  /** What the parameters are, as a box for each is headed. */
  readonly parameterTitles?: readonly string[];
  /** As people call it. */
  readonly title?: string;
  /** The rules, in two sentences. */
  readonly rules?: string;
  /** How the ruleset itself is written in the language, where it has no name: `grid("…", "…")`. */
  readonly definition?: string;
  /** How positions are written, in a few words. */
  readonly notation?: string;
  /** Reads a position; refuses with a `BoardNotationError`. */
  parse?(text: string): P;
  /**
   * Writes a position, so that `parse` gives it back. Unsaid, numbers, strings, arrays and plain
   * objects are written as in a program.
   */
  print?(position: P): string;
  /** A position as a call takes it in the language; unsaid, its text in quotes. */
  literal?(position: P): string;
  /** A position as the disjunctive sum of these; what has no move may be left out. */
  components?(position: P): readonly P[];
  /** A position as the sum of boards, which may be of other rulesets. */
  summands?(position: P): readonly Board[];
  /**
   * What is known of positions is known under this key, and rules that read something which
   * changes then have another. Unsaid, the ruleset itself.
   */
  key?(): string | object;
  /** Nobody vouches that play ends: it is made sure of first, wherever it must be known. */
  readonly mayNotEnd?: true;
  /** Other positions in which play is the same for each player: reflections, say. */
  symmetries?(position: P): readonly P[];
  /** The same position with the players exchanged: its conjugate. Like symmetries and components it is believed. */
  conjugate?(position: P): P;
  /** The rules packed into bits: who wins and what a position is worth is then found without texts. */
  readonly packed?: PackedRuleset<P>;
  /** The position that is named by its sizes alone: rows and columns, heaps. */
  fromSizes?(...sizes: number[]): P;
  /** The sizes that give a position back, where there are such for every position. */
  toSizes?(position: P): readonly number[];
  /** All positions by size; unsaid, those of boards of squares are counted out. */
  readonly sizes?: PositionSizes<P>;
  /** How a position looks. */
  draw?(position: P): Drawing;
  /** What stands on the squares, where a board is made of squares: it can then be edited by hand. */
  readonly boards?: SquareBoards;
  /** What vertices and edges may be, where a board is a graph: it can then be edited by hand. */
  readonly graphs?: GraphBoards;
  /** The moves of a player with what on the graph each is played on: there it can be pressed. */
  plays?(position: P, side: Side): readonly Played<P>[];
  /** Where its positions live, if that is known. */
  readonly habitat?: Habitat;
  /** A few positions, as text, that are nice to start from. */
  readonly examples?: readonly string[];
  /** The ruleset that it was made from, and how. */
  readonly variant?: Variant;
}

/** A variant of a ruleset, by its name in the language: `impartial(domineering)`. */
export interface Variant {
  readonly name: 'impartial' | 'dicotic' | 'twisted';
  readonly of: Ruleset;
}

/** A move on a graph: the place of a vertex or of an edge in its lists, and where it leads. */
export interface Played<P> {
  readonly on: { readonly vertex: number } | { readonly edge: number };
  readonly to: P;
}

/** Rules packed into bits, and how a position is packed. */
export interface PackedRuleset<P = unknown> {
  /** Whose moves these are: a ruleset that copies it with moves of its own is not searched by them. */
  of(): Ruleset<P>;
  readonly rules: PackedRules;
  /** A position as Left sees it; none where it is too large. */
  pack(position: P): Int32Array | undefined;
}

/** A ruleset that can be called by its name and explains itself, as those of the registry do. */
export interface RegisteredRuleset<P = unknown> extends Ruleset<P> {
  readonly name: string;
  readonly title: string;
  /** The rules, in two sentences. */
  readonly rules: string;
  readonly notation: string;
  readonly habitat: Habitat;
  readonly examples: readonly string[];
  parse(text: string): P;
  print(position: P): string;
}

/** Where the positions of a ruleset live. */
export interface Habitat {
  /** The smallest of the usual universes that is known to hold them all, as the language writes it. */
  readonly universe: Exclude<UsualName, 'Normal'>;
  /** Why, in a sentence. */
  readonly because: string;
  /** It is proved that they lie there; that all lie in the next smaller one is neither proved nor refuted. */
  readonly perhapsSmaller?: true;
}
