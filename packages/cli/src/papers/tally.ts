// What is printed about the literature: the table of papers, an entry in full, an entry as JSON.

import type { FoundTable } from '@proviso/literature';
import { alignColumns, pad, width } from '../output/columns.ts';
import { wrap } from '../reference/wrap.ts';
import type { ItemReport } from './protocol.ts';

/** The columns of the table, each with the entries that count there. */
const COLUMNS = [
  ['recomputed exactly', 'exact'],
  ['tested exhaustively', 'exhaustive'],
  ['sampled', 'sampled'],
  ['definitions', 'definition'],
  ['not runnable', 'not-runnable'],
  ['failed', 'failed'],
] as const;

type Column = (typeof COLUMNS)[number][1];

/** A failed entry counts as failed only. */
export function standingOf({ failure, standing }: ItemReport): Column {
  return failure === undefined ? standing : 'failed';
}

/** How many entries count where. */
export function countsOf(reports: readonly ItemReport[]): Record<Column, number> {
  const counts = {
    exact: 0,
    exhaustive: 0,
    sampled: 0,
    definition: 0,
    'not-runnable': 0,
    failed: 0,
  };
  for (const report of reports) counts[standingOf(report)]++;
  return counts;
}

/** The papers of some reports, in their order. */
export function papersOf(reports: readonly ItemReport[]): string[] {
  return [...new Set(reports.map(({ paper }) => paper))];
}

/** The table: a row a paper, and one for all of them where there are several. */
export function tallyTable(reports: readonly ItemReport[]): string[] {
  const heads = COLUMNS.map(([head]) => head);
  const row = (name: string, some: readonly ItemReport[]): string[] => {
    const counts = countsOf(some);
    return [name, ...COLUMNS.map(([head, column]) => String(counts[column]).padStart(width(head)))];
  };
  const papers = papersOf(reports);
  const rows = papers.map((key) =>
    row(
      key,
      reports.filter(({ paper }) => paper === key),
    ),
  );
  if (papers.length > 1) rows.push(row('all', reports));
  return alignColumns([['', ...heads], ...rows]);
}

/** One line about an entry that failed. */
export function failureLine({ paper, item, failure }: ItemReport): string {
  return `${paper}, ${item}: FAILED: ${failure}`;
}

/** Everything about an entry. */
export function inFull(report: ItemReport): string {
  const { paper, item, says, standing, code, erratum, reason, finding, failure, milliseconds } =
    report;
  const seconds = (milliseconds / 1000).toFixed(2);
  const verdict =
    failure !== undefined
      ? `FAILED: ${failure}`
      : reason !== undefined
        ? `not runnable: ${reason}`
        : finding === undefined
          ? standing
          : `${standing}: ${finding.cases.toLocaleString('en')} cases in ${seconds} s: ${finding.summary}`;
  const lines = [`${paper}, ${item}`, wrap(says), wrap(verdict)];
  if (erratum !== undefined) {
    lines.push(
      wrap(`printed: ${erratum.printed}`),
      wrap(`computed: ${erratum.computed}`),
      wrap(`because ${erratum.argument}`),
    );
  }
  for (const place of code) lines.push(place);
  const body = lines.slice(1).join('\n').replaceAll(/^/gm, '  ');
  const tables = (finding?.tables ?? []).map((table) => `\n${tableText(table)}`);
  return [lines[0], body, ...tables].join('\n');
}

/** A regenerated table in columns. */
function tableText({ caption, head, rows }: FoundTable): string {
  const all = head.some((cell) => cell !== '') ? [head, ...rows] : rows;
  const last = Math.max(...all.map((row) => row.length)) - 1;
  // The last column is padded as well, so that alignment does not depend on which one it is.
  const square = all.map((row) => [...row, ...Array(last + 1 - row.length).fill('')]);
  return [caption, ...alignColumns(square.map((row) => row.map((cell) => pad(cell, 0))))].join(
    '\n  ',
  );
}

/** The entry as one line of JSON. */
export function asJson(report: ItemReport): string {
  const { milliseconds, finding, failure, ...rest } = report;
  return JSON.stringify({
    ok: failure === undefined,
    ...rest,
    ...(finding ?? {}),
    ...(failure === undefined ? {} : { error: { code: 'mismatch', message: failure } }),
    seconds: milliseconds / 1000,
  });
}
