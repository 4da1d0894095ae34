/**
 * What the catalogue says of a class. Games are texts in ASCII that the language reads; classes are
 * given by their labels, those of the smallest day on which they are listed.
 */

import type { Outcome } from '@proviso/engine';

export interface CatalogueEntry {
  /** Of the smallest day on which the class is listed. */
  readonly label: string;
  /** The table and the number in it: of another label for the same class, where the day is larger. */
  readonly table: string;
  readonly number: number;
  /** The universe modulo which the class is taken: M, B, E, D10, D1, D or Normal. */
  readonly universe: string;
  readonly simplest: string;
  readonly latex: string;
  /** The simplest form as one word. */
  readonly code: string;
  readonly rank: number;
  readonly edges: number;
  readonly nodes: number;
  /** In the play of the universe: misère, or normal. */
  readonly outcome: Outcome;
  /** From the strong tests, which normal play does not have. */
  readonly strongOutcome?: Outcome;
  /** How many forms of the table's day belong to the class. */
  readonly forms: number;
  /** The smallest of them, by rank, edges and text. */
  readonly smallest: string;
  /** All of them, where they were written down one by one. */
  readonly members?: readonly string[];
  /** The canonical form without tombstones, modulo D and E. */
  readonly canonical?: string;
  /** The universes, of the seven, in which the smallest form lies. */
  readonly liesIn: readonly string[];
  /** The class with the players exchanged, where it is listed: those of most Left dead ends are not. */
  readonly conjugate: string | null;
  /** The class whose sum with this one is 0, if there is one; unsaid of Left dead ends. */
  readonly inverse?: string | null;
  /** Whether no subposition of the simplest form has outcome P; a matter of misère play. */
  readonly pFree?: boolean;
  /** The classes of this table that are next above and next below. */
  readonly above?: readonly string[];
  readonly below?: readonly string[];
  /** Of a Left dead end: its compact notation, and its factorisations into irreducible ends. */
  readonly compact?: string;
  readonly factors?: readonly (readonly string[])[];
  /** The smallest boards that are known to be equal to it and lie in the universe. */
  readonly boards?: readonly string[];
  /** The items of the papers that write down a game of the class, as in `dwyer/table-1`. */
  readonly papers?: readonly string[];
}
