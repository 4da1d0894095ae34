// The papers, as the page lists them, and what it says to the worker that runs their checks.

import type { Erratum, Finding, Standing } from '@proviso/literature';

/** An item of a paper. */
export interface PaperItem {
  /** Its name in addresses: `theorem-5-5`. */
  readonly id: string;
  /** Its name in the paper: `Theorem 5.5`. */
  readonly item: string;
  readonly says: string;
  readonly standing: Standing;
  /** The places in the repository that are it. */
  readonly code: readonly string[];
  /** Where its check stands in the guide's pages of code. */
  readonly check?: string;
  readonly erratum?: Erratum;
  /** The labels of the classes of which it writes down a game. */
  readonly classes?: readonly string[];
  /** Why no program can check it. */
  readonly reason?: string;
  /** Whether it takes long with all its games. */
  readonly long?: true;
}

export interface PaperInfo {
  readonly key: string;
  /** How it is cited: `Siegel`. */
  readonly name: string;
  readonly authors: string;
  readonly title: string;
  readonly reference: string;
  /** What is here of it, where that is not all. */
  readonly extent?: string;
  /** Its entry in the bibliography, and the key of that. */
  readonly bibtex?: { readonly key: string; readonly text: string };
  readonly items: readonly PaperItem[];
}

/** What runs: a check, with fewer games where it is quick. */
export interface PaperJob {
  readonly paper: string;
  readonly id: string;
  readonly quick: boolean;
}

/** What came of it. */
export interface JobReport {
  /** What was found, where the item stands. */
  readonly finding?: Finding;
  /** The case in which paper and program disagree, or what broke the check. */
  readonly failure?: string;
  /** Whether the check broke, so that it says nothing about the paper. */
  readonly broken?: true;
  readonly milliseconds: number;
}

/** What the worker says: how often it has compared so far, or what came of it. */
export type PapersMessage = { readonly tested: number } | { readonly report: JobReport };
