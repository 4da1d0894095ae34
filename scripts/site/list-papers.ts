// The papers as the page lists them: what their entries say, with where the code is, and BibTeX.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelOf } from '@proviso/catalogue';
import { Arena, USUAL_UNIVERSES } from '@proviso/engine';
import { type Entry, isLong, itemId, mentions, type Paper, papers } from '@proviso/literature';
import type { PaperInfo, PaperItem } from '../../packages/web/src/protocol/papers.ts';
import { checksOf } from '../docs/papers/code-pages.ts';
import { bibliography } from '../references/bibliography.ts';
import { root } from '../workspace.ts';

/** All papers with all items. */
export function listPapers(): PaperInfo[] {
  const works = bibliography();
  const texts = bibtexByKey();
  const classes = classesByItem();
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
      items: entries.map((entry) => {
        const labels = classes.get(`${key}/${itemId(entry.item)}`);
        const item = itemOf(paper, entry, checks.target(entry.item));
        return labels === undefined ? item : { ...item, classes: labels };
      }),
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

/** The labels of the games that items write down, in every universe in which they lie, by item. */
export function classesByItem(): Map<string, readonly string[]> {
  const arena = new Arena();
  const universes = USUAL_UNIVERSES.map((each) => each.in(arena));
  const found = mentions(arena, papers).map(({ address, games }) => {
    const labels = universes.flatMap((universe) =>
      games
        .filter((game) => universe.contains(arena, game))
        .flatMap((game) => labelOf(arena, game, universe) ?? []),
    );
    return [address, [...new Set(labels)]] as const;
  });
  return new Map(found.filter(([, labels]) => labels.length > 0));
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
