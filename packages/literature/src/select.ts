/** Which entries are meant: of a paper, of an item, or of both, whatever the case of the letters. */

import { ValueError } from '@proviso/engine';
import type { Entry, Paper } from './entry.ts';

export interface Selection {
  /** The key of a paper. */
  readonly paper?: string | undefined;
  /** An item as its paper calls it. */
  readonly item?: string | undefined;
}

export interface Selected {
  readonly paper: Paper;
  readonly entry: Entry;
}

/** There is no such paper or item. */
export class SelectionError extends ValueError {
  override readonly name = 'SelectionError';
}

/** The entries that a selection means, in their order; refuses one that means none. */
export function select(papers: readonly Paper[], { paper, item }: Selection = {}): Selected[] {
  const chosen = papers.filter(({ key }) => isMeant(key, paper));
  if (chosen.length === 0) {
    const keys = papers.map(({ key }) => key).join(', ');
    throw new SelectionError(`there is no paper \`${paper}\`; there are ${keys}`);
  }
  const selected = chosen.flatMap((each) =>
    each.entries
      .filter((entry) => isMeant(entry.item, item))
      .map((entry) => ({ paper: each, entry })),
  );
  if (selected.length === 0) {
    const where = paper === undefined ? 'no paper has' : `${paper} does not have`;
    throw new SelectionError(`${where} an item \`${item}\``);
  }
  return selected;
}

function isMeant(name: string, wanted: string | undefined): boolean {
  return wanted === undefined || name.toLowerCase() === wanted.toLowerCase();
}
