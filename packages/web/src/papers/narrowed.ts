// Which items a list shows: of a paper, of a kind, and with some words in them.

import { type Listed, listed, runs } from '../parts/papers-index.ts';
import type { PaperInfo } from '../protocol/papers.ts';
import type { PapersAddress } from './papers-address.ts';

/** What came of an item here, if it was run. */
export type CameOf = (item: Listed) => 'stands' | 'failed' | undefined;

/** The items of a list. */
export function narrowed(
  papers: readonly PaperInfo[],
  { paper, show, words }: PapersAddress,
  came: CameOf,
): Listed[] {
  const sought = plain(words).split(/\s+/u).filter(Boolean);
  const isShown = (one: Listed): boolean => {
    const { item } = one;
    switch (show) {
      case 'all':
        return true;
      case 'runs':
        return runs(item);
      case 'erratum':
        return item.erratum !== undefined;
      case 'long':
        return item.long !== undefined;
      case 'ran':
        return came(one) !== undefined;
      case 'failed':
        return came(one) === 'failed';
      default:
        return item.standing === show;
    }
  };
  return listed(papers.filter(({ key }) => paper === undefined || key === paper)).filter(
    (one) => isShown(one) && sought.every((word) => textOf(one).includes(word)),
  );
}

/** What is searched: the paper, the item and what it says, the erratum, and the places in the code. */
function textOf({ paper, item }: Listed): string {
  const { erratum, reason = '', code } = item;
  const wrong = erratum ? Object.values(erratum) : [];
  return plain([paper.name, item.item, item.says, reason, ...wrong, ...code].join('\n'));
}

/** Without marks, so that nobody has to type them. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
