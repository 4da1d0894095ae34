// Nothing is passed over in silence: the numbered items of each paper against its entries.
import { describe, expect, it } from 'vitest';
import { papers } from '../src/index.ts';

const NUMBERED =
  /^(Open Problem|Definition|Theorem|Lemma|Proposition|Corollary|Observation|Table|Figure|Example|Conjecture|Problem|Question)\b/;

it('the papers, in their order', () => {
  const keys = papers.map(({ key }) => key);
  const order = ['siegel', 'davies-milley', 'dwyer', 'larsson', 'spindler', 'mesdal-ottaway'];
  expect(keys.filter((key) => order.includes(key))).toEqual(order);
  expect(new Set(keys).size).toBe(keys.length);
});

describe.each(papers.map((paper) => [paper.key, paper] as const))('%s', (_, paper) => {
  const entries = paper.entries.map(({ item }) => item);

  it('lists no item and no entry twice', () => {
    expect(new Set(paper.items).size).toBe(paper.items.length);
    expect(new Set(entries).size).toBe(entries.length);
  });

  it('has an entry for every numbered item', () => {
    expect(paper.items.filter((item) => !entries.includes(item))).toEqual([]);
  });

  it('has every numbered entry among its items', () => {
    const numbered = entries.filter((item) => NUMBERED.test(item));
    expect(numbered.filter((item) => !paper.items.includes(item))).toEqual([]);
  });

  it('keeps to the paper’s own order', () => {
    expect(entries.filter((item) => paper.items.includes(item))).toEqual([...paper.items]);
  });

  it('says what each item says, and where it was published', () => {
    for (const { item, says } of paper.entries) expect(says, item).toMatch(/^.{10,}[.?]$/s);
    for (const text of [paper.authors, paper.title, paper.reference]) expect(text).not.toBe('');
  });

  it('gives both values and the argument where print is wrong', () => {
    for (const { item, erratum } of paper.entries) {
      if (erratum === undefined) continue;
      for (const text of Object.values(erratum)) expect(text.length, item).toBeGreaterThan(3);
      expect(erratum.printed, item).not.toBe(erratum.computed);
    }
  });
});
