// What the main thread and the thread that runs the literature say to each other.

import type { Erratum, Finding, Place, Selection, Standing } from '@proviso/literature';

/** Which entries to run, and how thoroughly. */
export interface PapersRequest extends Selection {
  readonly quick: boolean;
}

/** An entry and what came of it. */
export interface ItemReport {
  readonly paper: string;
  readonly item: string;
  readonly says: string;
  readonly standing: Standing;
  /** What it counts as. */
  readonly place: Place;
  readonly code: readonly string[];
  readonly erratum?: Erratum;
  /** Why it cannot run. */
  readonly reason?: string;
  readonly finding?: Finding;
  /** Why it failed. */
  readonly failure?: string;
  /** Whether it failed because the check broke, which says nothing about the paper. */
  readonly broken?: true;
  readonly milliseconds: number;
}

export type PapersMessage =
  /** How many entries there are to run. */
  | { readonly kind: 'begin'; readonly total: number }
  | { readonly kind: 'running'; readonly paper: string; readonly item: string }
  | { readonly kind: 'report'; readonly report: ItemReport }
  | { readonly kind: 'done' }
  /** There is no such paper or item. */
  | { readonly kind: 'refused'; readonly message: string };
