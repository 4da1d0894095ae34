// What the main thread and the threads that build the catalogue say to each other.

import type { BoardEntry, CatalogueEntry } from '@proviso/catalogue';

/** What is built at one go: a table, or the boards of a ruleset. */
export type Part =
  | { readonly kind: 'table'; readonly name: string }
  | { readonly kind: 'boards'; readonly name: string };

export type Built =
  | { readonly kind: 'table'; readonly entries: readonly CatalogueEntry[] }
  | { readonly kind: 'boards'; readonly boards: readonly BoardEntry[] };
