// The quick run: every entry of every paper stands, in less than half a minute.
import { describe, expect, it } from 'vitest';
import { type EntryReport, papers, runPapers, tally } from '../src/index.ts';

const reports: EntryReport[] = [];

describe.each(papers.map((paper) => [paper.key, paper] as const))('%s', (_, paper) => {
  it('stands, item by item', () => {
    const own = [...runPapers([paper], { quick: true })];
    reports.push(...own);
    const failures = own.flatMap(({ entry, verdict }) =>
      verdict.kind === 'failed' ? [`${entry.item}: ${verdict.message}`] : [],
    );
    expect(failures).toEqual([]);
    expect(tally(own).failed).toBe(0);
  });
});

it('took less than thirty seconds', () => {
  const total = reports.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  expect(reports).toHaveLength(papers.flatMap(({ entries }) => entries).length);
  expect(total).toBeLessThan(30_000);
});

it('regenerates the published tables', () => {
  const captions = (key: string) =>
    reports
      .filter(({ paper }) => paper.key === key)
      .flatMap(({ entry, verdict }) =>
        verdict.kind === 'stands' && verdict.finding?.tables ? [entry.item] : [],
      );
  expect(captions('dwyer')).toEqual(['Table 1', 'Table 2', 'Table 3']);
  expect(captions('davies-milley')).toEqual([
    'Figure 2.1',
    'Figure 3.1',
    'Theorem 3.17',
    'Section 4, table of the forms invertible in B only',
    'Section 4, table of the forms invertible in E only',
    'Section 4, summary table',
  ]);
});
