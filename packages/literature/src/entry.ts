/**
 * An entry of the literature index: one item of a paper — a definition, a
 * theorem, a table, an example, a claim made in passing — with the code that
 * is it and, where a program can say something about it, a check that runs.
 */

import { ValueError } from '@proviso/engine';
import type { Fixture } from './fixture.ts';
import type { Standing } from './standing.ts';

/** What a check found: how many cases there were, and a line on what they were. */
export interface Finding {
  /** The cases to which the statement applied. */
  readonly cases: number;
  /** Where its hypothesis did not hold for all that was tried: how many that was. */
  readonly tried?: number;
  readonly summary: string;
  /** Regenerated tables, in the order they are printed. */
  readonly tables?: readonly FoundTable[];
}

export interface FoundTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A value that is printed wrong, with both values and the argument. */
export interface Erratum {
  readonly printed: string;
  readonly computed: string;
  readonly argument: string;
}

interface Common {
  /** As the paper numbers it: `Theorem 5.5`, `Figure 3`; unnumbered claims by section. */
  readonly item: string;
  /** What it says, in a sentence. */
  readonly says: string;
  /** The places in the repository that are it, as `packages/…/file.ts#name`. */
  readonly code: readonly string[];
  readonly erratum?: Erratum;
  /** Expressions of the language that draw it, if it is a figure of games. */
  readonly drawings?: () => readonly string[];
  /** The games that it lists, as the language reads them, if it is a table of games. */
  readonly lists?: () => readonly string[];
}

export type Entry =
  | (Common & { readonly standing: 'definition' })
  | (Common & { readonly standing: 'not-runnable'; readonly reason: string })
  | (Common & {
      readonly standing: Exclude<Standing, 'definition' | 'not-runnable'>;
      /** The check; throws a `Mismatch` when the paper and the program disagree. */
      readonly run: (fixture: Fixture) => Finding;
    });

export interface Paper {
  /** For `--paper`. */
  readonly key: string;
  readonly authors: string;
  readonly title: string;
  readonly reference: string;
  /** Where not all of the paper is here: what is, in a sentence. */
  readonly extent?: string;
  /** Every numbered item of the paper, or of that extent; each has an entry. */
  readonly items: readonly string[];
  /** In the paper's own order. */
  readonly entries: readonly Entry[];
}

/** The paper says one thing and the program another. */
export class Mismatch extends ValueError {
  override readonly name = 'Mismatch';
}

/** Nothing was found against the paper, and nothing for it: the statement applied to no case. */
export class Untested extends ValueError {
  override readonly name = 'Untested';
}
