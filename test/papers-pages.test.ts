// The pages of the literature: one a paper, every entry with its code, every erratum listed.

import { itemId, papers } from '@proviso/literature';
import { describe, expect, it } from 'vitest';
import { papersPages } from '../scripts/docs/papers/pages.ts';

const pages = papersPages();

describe('pages of the papers', () => {
  it.each(papers.map((paper) => [paper.key, paper] as const))(
    '%s: every entry, in order',
    (key, paper) => {
      const headings = (pages.get(`papers/${key}.md`) ?? '').match(/^## /gm) ?? [];
      expect(headings).toHaveLength(paper.entries.length);
    },
  );

  it('lead to code that is on the site, at an anchor that is there', () => {
    let links = 0;
    for (const [path, text] of pages) {
      if (!path.startsWith('papers/')) continue;
      for (const [, file = '', name] of text.matchAll(/\]\(\.\.\/(code\/[^)#]+)(?:#([^)]+))?\)/g)) {
        const target = pages.get(file);
        expect(target, `${path} leads to ${file}`).toBeDefined();
        if (name !== undefined) expect(target, `${file}#${name}`).toContain(`{#${name}}`);
        links++;
      }
    }
    expect(links).toBeGreaterThan(300);
  });

  it('lead to the workbench where there is a check to run', () => {
    const runnable = papers.flatMap(({ key, entries }) =>
      entries.flatMap((entry) => ('run' in entry ? [`${key}/${itemId(entry.item)}`] : [])),
    );
    const linked = [...pages].flatMap(([, text]) =>
      [...text.matchAll(/href="\.\.\/\.\.\/#\/papers\/([^"]+)"/g)].map(([, place]) => place),
    );
    expect(linked).toEqual(runnable);
  });

  it('list every erratum with both values', () => {
    const errata = pages.get('papers/errata.md') ?? '';
    const known = papers.flatMap(({ entries }) => entries.filter(({ erratum }) => erratum));
    expect(errata.match(/^### /gm)).toHaveLength(known.length);
    expect(errata.match(/^Printed: /gm)).toHaveLength(known.length);
    expect(errata.match(/^Computed: /gm)).toHaveLength(known.length);
  });

  it('show the regenerated tables and figures', () => {
    const shows = (key: string, item: string, sign: string) => {
      const section = (pages.get(`papers/${key}.md`) ?? '')
        .split(/^## /m)
        .find((part) => part.startsWith(item));
      expect(section, `${key}, ${item}`).toContain(sign);
    };
    for (const n of [1, 2, 3]) shows('dwyer', `Table ${n} `, '| --- |');
    for (const n of [1, 2, 4, 5]) shows('siegel', `Figure ${n} `, '<svg');
    for (const n of [3, 5]) shows('siegel', `Figure ${n} `, '| --- |');
    shows('davies-milley', 'Section 4, summary table', '| 220 | 196 |');
    shows('davies-milley', 'Section 4, table of the forms invertible in B only', '| --- |');
  });
});
