// The quick run: every entry of every paper stands.
import { describe, expect, it } from 'vitest';
import { type EntryReport, papers, runPapers, tally } from '../src/index.ts';

const reports: EntryReport[] = [];
/** What the watcher was told, by reports. */
const told: number[][] = [];

describe.each(papers.map((paper) => [paper.key, paper] as const))('%s', (_, paper) => {
  it('stands, item by item', () => {
    let heard: number[] = [];
    const own: EntryReport[] = [];
    for (const report of runPapers([paper], { quick: true, watcher: (n) => heard.push(n) })) {
      own.push(report);
      told.push(heard);
      heard = [];
    }
    reports.push(...own);
    const failures = own.flatMap(({ entry, verdict }) =>
      verdict.kind === 'failed' ? [`${entry.item}: ${verdict.message}`] : [],
    );
    expect(failures).toEqual([]);
    expect(tally(own).failed).toBe(0);
  });
});

it('runs every entry', () => {
  expect(reports).toHaveLength(papers.flatMap(({ entries }) => entries).length);
});

it('counts no more cases than were tried', () => {
  const odd = reports.filter(({ verdict }) => {
    if (verdict.kind === 'failed' || verdict.finding === undefined) return false;
    const { cases, tried } = verdict.finding;
    return cases < 1 || (tried !== undefined && tried <= cases);
  });
  expect(odd.map(({ entry }) => entry.item)).toEqual([]);
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

it('tells its watcher of every comparison, from the first on', () => {
  for (const [i, { entry, verdict }] of reports.entries()) {
    const heard = told[i] ?? [];
    expect(heard.every((count, j) => count === j + 1)).toBe(true);
    const checked = verdict.kind === 'stands' && verdict.finding !== undefined;
    expect(heard.length > 0, entry.item).toBe(checked);
  }
});
