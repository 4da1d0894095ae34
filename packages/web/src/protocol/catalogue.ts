// What is told of classes of any table of the catalogue: one in full, all of a table in a line each, and those
// that a game belongs to.

import type { UsualKey } from '@proviso/engine';
import type { Written } from '@proviso/language/sheets';
import type { OutcomeLetter, Picture, Problem } from './answers.ts';

/** A class as others point to it. */
export interface NamedClass {
  readonly label: string;
  readonly simplest: Written;
}

/** A class with all that the catalogue says of it. */
export interface ClassStudy extends NamedClass {
  readonly universe: UsualKey;
  /** The table in which its neighbours are. */
  readonly table: string;
  readonly number: number;
  /** How many classes that table has. */
  readonly classes: number;
  readonly outcome: OutcomeLetter;
  readonly strong?: OutcomeLetter;
  readonly rank: number;
  readonly edges: number;
  readonly nodes: number;
  readonly code: string;
  readonly canonical?: Written;
  readonly pFree?: boolean;
  /** How many forms of the table belong to it, and the smallest. */
  readonly forms: number;
  readonly smallest: Written;
  readonly liesIn: readonly string[];
  /** Missing where it is not listed. */
  readonly conjugate?: NamedClass;
  /** Null where there is none; missing where the table does not say. */
  readonly inverse?: NamedClass | null;
  readonly above: readonly NamedClass[];
  readonly below: readonly NamedClass[];
  /** Of a Left dead end: its factorisations into irreducible ends, in compact notation. */
  readonly compact?: string;
  readonly factors?: readonly (readonly string[])[];
  readonly picture: Picture;
}

/** The smallest boards of a class among the rulesets that have been searched so far. */
export interface FoundBoards {
  readonly searched: number;
  readonly rulesets: number;
  readonly boards: readonly FoundBoard[];
}

export interface FoundBoard {
  /** As the language writes it. */
  readonly board: string;
  /** The parts of the address at which it is looked at. */
  readonly address: readonly string[];
}

/** A class in a list. */
export interface ListedClass {
  readonly label: string;
  /** The simplest form, as it is typed. */
  readonly simplest: string;
  readonly outcome: OutcomeLetter;
  readonly strong?: OutcomeLetter;
  readonly invertible?: boolean;
  readonly pFree?: boolean;
  readonly rank: number;
  readonly edges: number;
  readonly forms: number;
}

/** All classes of a table, in the order of their numbers. */
export interface ClassList {
  readonly table: string;
  readonly classes: readonly ListedClass[];
}

/** What a game comes to modulo a universe, and the label of that where a table lists it. */
export interface LookedUp {
  readonly universe: UsualKey;
  readonly member?: boolean;
  readonly simplest?: Written;
  readonly label?: string;
  readonly problem?: Problem;
}

/** What comes of looking a game up, piece by piece: the game itself, then each universe. */
export type LookUpPart = { readonly game: Written } | { readonly row: LookedUp };
