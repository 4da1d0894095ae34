// The papers as the page lists them: what their entries say, with where the code is, and BibTeX.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, isLong, itemId, type Paper, papers } from '@proviso/literature';
import type { PaperInfo, PaperItem } from '../../packages/web/src/protocol/papers.ts';
import { checksOf } from '../docs/papers/code-pages.ts';
import { bibliography } from '../references/bibliography.ts';
import { root } from '../workspace.ts';

/** All papers with all items. */
export function listPapers(): PaperInfo[] {
  const works = bibliography();
  const texts = bibtexByKey();
  return papers.map((paper): PaperInfo => {
    const { key, authors, title, reference, extent, entries } = paper;
    const work = works.find((each) => each.title === title);
    const text = work && texts.get(work.key);
    const checks = checksOf(key);
    return {
      key,
      name: work?.shorthand ?? authors,
      authors,
      title,
      reference,
      ...(extent === undefined ? {} : { extent }),
      ...(text === undefined || work === undefined ? {} : { bibtex: { key: work.key, text } }),
      items: entries.map((entry) => itemOf(paper, entry, checks.target(entry.item))),
    };
  });
}

function itemOf(paper: Paper, entry: Entry, check: string | undefined): PaperItem {
  const { item, says, standing, code, erratum } = entry;
  return {
    id: itemId(item),
    item,
    says,
    standing,
    code,
    // As the guide has it, from its pages of papers.
    ...(check === undefined ? {} : { check: check.replace(/^\.\.\//, '').replace('.md', '.html') }),
    ...(erratum === undefined ? {} : { erratum }),
    ...(entry.standing === 'not-runnable' ? { reason: entry.reason } : {}),
    ...(isLong(paper, entry) ? { long: true as const } : {}),
  };
}

/** The entries of the bibliography as they are written there, without what only we use. */
function bibtexByKey(): Map<string, string> {
  const all = readFileSync(join(root, 'docs/references.bib'), 'utf8');
  return new Map(
    [...all.matchAll(/^@\w+\{([^,\s]+),\n[\s\S]*?^\}$/gm)].map(([text, key = '']) => [
      key,
      text.replace(/^ {2}(?:shorthand|keywords) = .*\n/gm, ''),
    ]),
  );
}
