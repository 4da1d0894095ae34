// What is told of a census of day 2: the grid of all forms, the classes of a universe, and their order.

import type { UsualKey } from '@proviso/engine';
import type { Written } from '@proviso/language/sheets';
import type { OutcomeLetter, Picture } from './answers.ts';

/** A class, under its number in the catalogue. */
export interface CensusClass {
  /** In the table of day 2, from 1; the place among the classes is one less. */
  readonly number: number;
  /** Of the smallest day on which it is listed: `E.1.4`. */
  readonly label: string;
  readonly simplest: Written;
  readonly outcome: OutcomeLetter;
  /** Normal play has none. */
  readonly strong?: OutcomeLetter;
  readonly rank: number;
  /** The form as one word. */
  readonly code: string;
  /** The reduced form of the literature, modulo D and E. */
  readonly canonical?: Written;
  readonly pFree?: boolean;
  /** The universes in which its smallest form lies. */
  readonly liesIn: readonly string[];
  /** Places in the grid of the forms that belong to it. */
  readonly members: readonly number[];
  /** Numbers of the class with the players exchanged, and of the one that makes 0 with it, if any. */
  readonly conjugate?: number;
  readonly inverse?: number;
}

/** A form at a place of the grid. */
export interface CensusForm {
  readonly game: Written;
  /** In the play of the universe. */
  readonly outcome: OutcomeLetter;
  /** The number of its class; missing where it is no member of the universe. */
  readonly class?: number;
  /** Whether it is in reduced form. */
  readonly reduced: boolean;
}

/** Some classes of a universe, and which covers which. */
export interface CensusOrder {
  readonly universe: UsualKey;
  readonly classes: readonly CensusClass[];
  /** Numbers of classes next to each other, the upper first. */
  readonly covers: readonly (readonly [upper: number, lower: number])[];
}

export interface CensusStudy extends CensusOrder {
  /** The options of the rows and columns, as texts. */
  readonly lefts: readonly (readonly string[])[];
  readonly rights: readonly (readonly string[])[];
  /** Row by row. */
  readonly forms: readonly CensusForm[];
}

/** How many there are in a universe. */
export interface CensusCounts {
  readonly universe: UsualKey;
  readonly forms: number;
  readonly classes: number;
  readonly invertible: number;
}

/** An order of games, and the least universe that has it. */
export interface UniverseOrder {
  /** The universe, as the language writes it. */
  readonly name: string;
  /** The ends that strength is tested with. */
  readonly tests: readonly Written[];
  /** How many universes have this order. */
  readonly universes: number;
  /** Forms of rank at most 2 that lie in the least of them, and their classes. */
  readonly members: number;
  readonly classes: number;
  /** Left strong forms among all 256. */
  readonly strong: number;
  /** Where it is one of the usual universes. */
  readonly usual?: UsualKey;
  readonly label?: string;
}

export interface UniverseOrders {
  readonly orders: readonly UniverseOrder[];
  readonly picture: Picture;
}
