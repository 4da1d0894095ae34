// The index of the papers, which is put in when the page is built: the engine, which the checks need, is
// not loaded to list them.

import type { PaperInfo, PaperItem } from '../protocol/papers.ts';

declare const __PROVISO_PAPERS__: readonly PaperInfo[] | undefined;

export const PAPERS: readonly PaperInfo[] =
  typeof __PROVISO_PAPERS__ === 'object' ? __PROVISO_PAPERS__ : [];

/** An item with its paper. */
export interface Listed {
  readonly paper: PaperInfo;
  readonly item: PaperItem;
}

/** All items, in the order of the papers. */
export function listed(papers: readonly PaperInfo[] = PAPERS): Listed[] {
  return papers.flatMap((paper) => paper.items.map((item) => ({ paper, item })));
}

/** Whether there is something to run. */
export function runs({ standing }: PaperItem): boolean {
  return standing !== 'definition' && standing !== 'not-runnable';
}

/** The name of an item among all. */
export function nameOf({ paper, item }: Listed): string {
  return `${paper.key}/${item.id}`;
}
