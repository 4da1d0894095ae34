// What is printed about the literature: the table of papers, an entry in full, an entry as JSON.

import {
  type Finding,
  type FoundTable,
  type Place,
  STANDING_NAMES,
  tally,
} from '@proviso/literature';
import { withoutBars } from '@proviso/pictures';
import { alignColumns, pad, width } from '../output/columns.ts';
import { wrap } from '../output/wrap.ts';
import type { ItemReport } from './protocol.ts';

/** The columns of the table: what shows most first. */
const COLUMNS: readonly Place[] = [
  'exact',
  'exhaustive',
  'sampled',
  'examples',
  'definition',
  'not-runnable',
  'failed',
];

/** The papers of some reports, in their order. */
export function papersOf(reports: readonly ItemReport[]): string[] {
  return [...new Set(reports.map(({ paper }) => paper))];
}

/** The table: a row a paper, and one for all of them where there are several. */
export function tallyTable(reports: readonly ItemReport[]): string[] {
  const heads = COLUMNS.map((place) => (place === 'failed' ? place : STANDING_NAMES[place]));
  const row = (name: string, some: readonly ItemReport[]): string[] => {
    const counts = tally(some);
    const cells = COLUMNS.map((place) => String(counts[place]));
    return [name, ...cells.map((cell, i) => cell.padStart(width(heads[i] ?? '')))];
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
  return `${paper}, ${item}: FAILED: ${withoutBars(failure ?? '')}`;
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
          : `${standing}: ${caseCount(finding)} in ${seconds} s: ${finding.summary}`;
  const lines = [`${paper}, ${item}`, wrap(says), wrap(verdict)];
  if (erratum !== undefined) {
    lines.push(
      wrap(`printed: ${erratum.printed}`),
      wrap(`computed: ${erratum.computed}`),
      wrap(`because ${erratum.argument}`),
    );
  }
  lines.push(...code);
  const body = lines.slice(1).join('\n').replaceAll(/^/gm, '  ');
  const tables = (finding?.tables ?? []).map((table) => `\n${tableText(table)}`);
  return [withoutBars(`${lines[0]}\n${body}`), ...tables].join('\n');
}

/** How many cases there were, and of how many that were tried. */
function caseCount({ cases, tried }: Finding): string {
  const counted = `${cases.toLocaleString('en')} cases`;
  return tried === undefined ? counted : `${counted} of ${tried.toLocaleString('en')} tried`;
}

/** A regenerated table in columns. */
function tableText({ caption, head, rows }: FoundTable): string {
  const all = (head.some((cell) => cell !== '') ? [head, ...rows] : rows).map((row) =>
    row.map(withoutBars),
  );
  const last = Math.max(...all.map((row) => row.length)) - 1;
  // The last column is padded as well, so that alignment does not depend on which one it is.
  const square = all.map((row) => [...row, ...Array(last + 1 - row.length).fill('')]);
  return [
    withoutBars(caption),
    ...alignColumns(square.map((row) => row.map((cell) => pad(cell, 0)))),
  ].join('\n  ');
}

/** The entry as one line of JSON. */
export function asJson(report: ItemReport): string {
  const { milliseconds, finding, failure, broken, place: _, ...rest } = report;
  const code = broken ? 'broken' : 'mismatch';
  return JSON.stringify({
    ok: failure === undefined,
    ...rest,
    ...(finding ?? {}),
    ...(failure === undefined ? {} : { error: { code, message: failure } }),
    seconds: milliseconds / 1000,
  });
}
