// How many entries of each paper amount to what. These numbers are pinned so that a check cannot
// quietly become a definition or "not runnable": whoever changes one has to say so here. A new paper is
// added once its entries are settled.
import { describe, expect, it } from 'vitest';
import { papers, STANDINGS } from '../src/index.ts';

/** definition, exact, exhaustive, sampled, examples, not-runnable */
const PINNED: Record<string, readonly number[]> = {
  siegel: [18, 16, 36, 19, 1, 3],
  'davies-milley': [6, 14, 19, 25, 1, 4],
  dwyer: [4, 15, 14, 5, 0, 1],
  larsson: [3, 6, 9, 1, 0, 0],
  spindler: [17, 43, 37, 54, 5, 1],
  'mesdal-ottaway': [0, 0, 1, 0, 0, 0],
};

/** Every entry that does not run, by name. */
const NOT_RUNNABLE: Record<string, readonly string[]> = {
  siegel: ['Open Problem (section 4)', 'Section 7, scoring universes', 'Section 7, loopy games'],
  'davies-milley': ['Section 1, the ruleset Maze', 'Problem 5.1', 'Problem 5.2', 'Problem 5.4'],
  dwyer: ['Figure 1'],
  spindler: ['Section 2.3.2, infinitely many Nim positions under Propp’s convention'],
  larsson: [],
  'mesdal-ottaway': [],
};

const entriesOf = (key: string) => papers.find((paper) => paper.key === key)?.entries ?? [];

describe.each(Object.entries(PINNED))('%s', (key, pinned) => {
  it('has as many entries of each kind as it had', () => {
    const counts = STANDINGS.map(
      (kind) => entriesOf(key).filter((entry) => entry.standing === kind).length,
    );
    expect(counts).toEqual(pinned);
  });

  it('leaves out what is known to be out of reach', () => {
    const out = entriesOf(key).filter(({ standing }) => standing === 'not-runnable');
    expect(out.map(({ item }) => item)).toEqual(NOT_RUNNABLE[key]);
  });
});

it.each(papers.map(({ key }) => key))('%s gives a reason for what it leaves out', (key) => {
  const out = entriesOf(key).flatMap((entry) => (entry.standing === 'not-runnable' ? [entry] : []));
  for (const { item, reason } of out) expect(reason, item).toMatch(/^.{20,}\.$/s);
});
