// How an item is cited: in words, in LaTeX and as BibTeX, with the permanent address.

import { type Copyable, textCopy } from '../parts/copy-menu.tsx';
import type { Listed } from '../parts/papers-index.ts';
import type { PaperInfo } from '../protocol/papers.ts';

/** A paper in a sentence. */
function sentence({ authors, title, reference }: PaperInfo, item?: string): string {
  const where = item === undefined ? '' : `, ${item}`;
  return `${authors}. ${title}. ${reference}${where}.`;
}

/** The copies of a paper's reference. */
export function paperCopies(paper: PaperInfo): Copyable[] {
  const { bibtex, key } = paper;
  return [
    textCopy('text', `${key}.txt`, () => `${sentence(paper)}\n`),
    ...(bibtex ? [bibtexCopy(`${key}.bib`, bibtex.text)] : []),
  ];
}

/** The copies of an item's reference; `seen` says where and in which version it stands here. */
export function itemCopies({ paper, item }: Listed, address: string, seen: string): Copyable[] {
  const { bibtex, key } = paper;
  const file = `${key}-${item.id}`;
  return [
    textCopy('text', `${file}.txt`, () => `${sentence(paper, item.item)} ${seen}\n`),
    textCopy('URL', `${file}.url.txt`, () => address),
    ...(bibtex
      ? [
          textCopy('LaTeX', `${file}.tex`, () => `\\cite[${item.item}]{${bibtex.key}}`),
          bibtexCopy(`${file}.bib`, bibtex.text),
        ]
      : []),
  ];
}

function bibtexCopy(file: string, text: string): Copyable {
  return { ...textCopy('BibTeX', file, () => `${text}\n`), type: 'application/x-bibtex' };
}
