// What the page and the worker tell each other: plain data only. Games travel as text.

import type { Outcome } from '@proviso/engine';
import type { PlayedThing } from '@proviso/engine/matches';
import type { Graph, GraphBoards, SquareBoards } from '@proviso/engine/rulesets';
import type { Phrase, Picture, Problem, Sentence, Shown, Written } from '@proviso/language/sheets';
import type { UniverseKey } from './universes.ts';

export type {
  Phrase,
  Picture,
  Problem,
  Ran,
  Sentence,
  Shown,
  ShownList,
  ShownTable,
  Written,
} from '@proviso/language/sheets';
export type { GraphBoards, SquareBoards };

export type OutcomeLetter = Outcome;

/** How far a computation is. */
export interface Progress {
  readonly forms: number;
  /** Positions of boards that were looked at. */
  readonly positions?: number;
  readonly bytes: number;
  /** Which element of the outermost list it is at, from 1, and of how many. */
  readonly element?: number;
  readonly elements?: number;
  /** The statement above that is run again first, because its worker was ended. */
  readonly again?: string;
}

/** What is told of a game before the universes are asked. */
export interface GameHead {
  readonly game: Written;
  readonly outcome: OutcomeLetter;
  readonly normalOutcome: OutcomeLetter;
  readonly passingOutcome: OutcomeLetter;
  readonly rank: number;
  /** Tree edges, in digits. */
  readonly edges: string;
  readonly nodes: number;
  readonly tree: Picture;
  /** Missing where there are too many subpositions to draw. */
  readonly dag?: Picture;
  /** The two sides, for the builder; missing where the game is too large to be built by hand. */
  readonly dagJson?: string;
}

/** A line of the table over the universes. */
export interface UniverseRow {
  readonly universe: UniverseKey;
  readonly member?: boolean;
  /** Rows with the same number have the same simplest form. */
  readonly form?: number;
  readonly simplest?: Written;
  readonly edges?: string;
  /** How a universe of the reader's own is typeset. */
  readonly latex?: string;
  readonly leftStrong?: boolean;
  readonly rightStrong?: boolean;
  /** Missing where it is not decided. */
  readonly invertible?: boolean;
  /** Why there is no answer. */
  readonly problem?: Problem;
}

/** One step of a reduction, with the game as it stands before and after. */
export interface TraceStep {
  readonly says: readonly Phrase[];
  /** The lemma that allows it. */
  readonly cites?: string;
  readonly kind: 'dominated' | 'bypassed' | 'tombstone' | 'erased';
  readonly reason: Sentence;
  /** The subposition at which it happens. */
  readonly before: Written;
  readonly after: Written;
  readonly beforePicture: Picture;
  readonly afterPicture: Picture;
}

/** A certificate would take too many forms, rests on what is not decided, or its universe has no name. */
export type Uncertified = 'large' | 'undecided' | 'unnamed';

export interface Trace {
  readonly universe: UniverseKey;
  readonly game: Written;
  readonly simplest: Written;
  readonly steps: readonly TraceStep[];
  /** How many steps there are in all; long traces are shown in part. */
  readonly total: number;
  /** All of it in words, and the certificates that both forms are equal. */
  readonly told: Extract<Shown, { kind: 'explanation' }>;
  /** Why there are no certificates, where there are none. */
  readonly uncertified?: Uncertified;
}

export type Relation = '>' | '<' | '=' | '||';

export interface ComparisonRow {
  readonly universe: UniverseKey;
  readonly relation?: Relation;
  readonly problem?: Problem;
}

/** Why two games compare as they do. */
export interface Reasons {
  readonly sentence: Sentence;
  readonly latex: string;
  readonly files: readonly unknown[];
  /** A game that tells them apart, where there is one. */
  readonly distinguishing?: {
    readonly x: Written;
    readonly withG: OutcomeLetter;
    readonly withH: OutcomeLetter;
  };
}

/** Where the positions of a ruleset live, and why, as the second half of a sentence. */
export interface HabitatInfo {
  readonly universe: string;
  readonly because: string;
}

/** A ruleset as the engine tells it; what is empty it does not tell. */
export interface RulesetInfo {
  readonly name: string;
  readonly title: string;
  readonly rules: string;
  readonly notation: string;
  /** Missing where nobody knows. */
  readonly habitat?: HabitatInfo;
  readonly parameters: readonly string[];
  /** What the boxes of the parameters are headed. */
  readonly parameterTitles: readonly string[];
  /** Of rules of one's own: whether their moves are functions. */
  readonly byFunctions?: boolean;
  readonly examples: readonly string[];
  /** Missing where boards are not made of squares. */
  readonly boards?: SquareBoards;
  /** Missing where boards are not graphs. */
  readonly graphs?: GraphBoards;
}

/** A graph that was read, and where its vertices are if nobody says it. */
export interface GraphReading {
  readonly graph: Graph;
  readonly spots: readonly (readonly [x: number, y: number])[];
  /** As it was written, with the places of its vertices. */
  readonly picture: Picture;
}

/** A position that a move leads to. */
export interface BoardOption {
  readonly position: string;
  readonly outcome: OutcomeLetter;
  /** On a graph: what the move is played on, and the graph after it, with its names. */
  readonly on?: PlayedThing;
  readonly after?: Graph;
}

export interface BoardHead {
  readonly call: string;
  readonly picture?: Picture;
  readonly outcome: OutcomeLetter;
  readonly normalOutcome: OutcomeLetter;
  readonly components: readonly { readonly position: string; readonly picture?: Picture }[];
  readonly left: readonly BoardOption[];
  readonly right: readonly BoardOption[];
}

/** What becomes of a move modulo a universe. */
export interface MoveFate {
  readonly position: string;
  readonly kind: 'survives' | 'dominated' | 'reversible' | 'tombstone';
  /** In words: which move dominates it, or through which answer it is reversible. */
  readonly why: string;
  /** Who wins after it in normal play, where the universe is one of normal play. */
  readonly normalOutcome?: OutcomeLetter;
}

/** Which moves of a board survive modulo a universe. */
export interface SensibleStudy {
  readonly universe: UniverseKey;
  readonly simplest: Written;
  /** As many as the board has options, in the same order. */
  readonly left: readonly MoveFate[];
  readonly right: readonly MoveFate[];
}

/** A word the editor offers. */
export interface Offered {
  readonly label: string;
  readonly kind: 'function' | 'variable' | 'universe' | 'word';
  readonly detail: string;
  readonly info?: string;
  /** Some lines of help. */
  readonly help?: string;
}

/** The words among games of two players, and among those of several. */
export interface Vocabulary {
  readonly two: readonly Offered[];
  readonly several: readonly Offered[];
}

export type Convention = 'misère' | 'normal';

/** A player in play: Left moves first in the order of the papers. */
export type SideName = 'left' | 'right';

/** A move in G + X. */
export interface SumMove {
  readonly in: 'game' | 'context';
  readonly g: Written;
  readonly x: Written;
  /** Whether the mover wins by it. */
  readonly wins: boolean;
}

export interface SumPosition {
  readonly g: Written;
  readonly x: Written;
  /** Whether the player to move has no move, or need not make one any more. */
  readonly over: boolean;
  readonly moves: readonly SumMove[];
}
