// Searching the guide: words in any order and without accents, headings first, with a piece of the text.

import { describe, expect, it } from 'vitest';
import { searchSections } from '../../../scripts/docs/search-index.ts';
import { searchGuide, soughtInGuide } from '../src/palette/guide-search.ts';

const pages = new Map([
  [
    'theory/misere.md',
    '# 1. Misère play\n\nWhoever cannot move *wins*.\n\n## The rule {#rule}\n\nA [Left end](x.md "t"){.term} is won.\n\n```prompt\n# no heading\n> outcome(0)\n```\n',
  ],
  [
    'cookbook.md',
    '---\na: b\n---\n# Cookbook\n\n## Who wins `this` board?\n\nAsk for the rule of misère play.\n',
  ],
  ['code/a.md', '# secret rule\n'],
]);
const sections = searchSections(pages);
const found = (sought: string) => searchGuide(sections, sought).map(({ href }) => href);

describe('the index', () => {
  it('has a section for each heading, in plain words', () => {
    expect(sections.map(({ page, anchor }) => `${page}#${anchor}`)).toEqual([
      'theory/misere#',
      'theory/misere#rule',
      'cookbook#',
      'cookbook#who-wins-this-board',
    ]);
    expect(sections[1]?.text).toBe('A Left end is won. # no heading > outcome(0)');
  });
});

describe('a search', () => {
  it('finds all words in any order, headings first', () => {
    expect(found('rule')).toEqual([
      './guide/theory/misere.html#rule',
      './guide/cookbook.html#who-wins-this-board',
    ]);
    expect(found('play misere')[0]).toBe('./guide/theory/misere.html');
    expect(found('rule absent')).toEqual([]);
    expect(found('  ')).toEqual([]);
    expect(found('(*')).toEqual([]);
  });

  it('takes every sign for itself', () => {
    for (let code = 33; code < 127; code++) {
      const word = `a${String.fromCharCode(code)}b`;
      const one = { page: 'p', title: 'P', heading: 'H', anchor: 'h', text: `of ${word}s` };
      expect(searchGuide([one], word)).toHaveLength(1);
      expect(searchGuide([{ ...one, text: 'a b ab' }], word)).toEqual([]);
    }
  });

  it('shows where the word stands', () => {
    const long = [
      {
        page: 'p',
        title: 'P',
        heading: 'H',
        anchor: 'h',
        text: `${'é '.repeat(99)}needle ${'b '.repeat(99)}`,
      },
    ];
    const [hit] = searchGuide(long, 'NEEDLE');
    expect(hit?.name).toBe('P › H');
    expect(hit?.snippet).toMatch(/^….*needle.*…$/);
  });

  it('begins with the name of the guide', () => {
    expect(soughtInGuide('Guide: misère', 'Guide')).toBe('misère');
    expect(soughtInGuide('guide strong', 'Guide')).toBe('strong');
    expect(soughtInGuide('guided', 'Guide')).toBeUndefined();
    expect(soughtInGuide('a guide', 'Guide')).toBeUndefined();
  });
});
