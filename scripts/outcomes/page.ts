// The page of the guide on outcomes: its words are written by hand, its tables come from the data.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutcomeTable, Play } from '../../packages/cli/src/outcomes/outcome-table.ts';
import { numbersOf, sizeOf } from '../../packages/cli/src/outcomes/shown.ts';
import { root } from '../workspace.ts';
import { COLUMNS, ROWS, shippedTable } from './tables.ts';

export const PAGE = join(root, 'docs/outcomes.md');

const PLACE = /^<!-- outcomes: (\w+), (misere|normal) -->\n[\s\S]*?^<!-- \/outcomes -->$/gm;

/** The page with its tables as the data has them. */
export function withTables(page: string): string {
  return page.replace(PLACE, (_, ruleset: string, play: Play) => {
    const table = markdown(shippedTable(ruleset, play));
    return `<!-- outcomes: ${ruleset}, ${play} -->\n${table}\n<!-- /outcomes -->`;
  });
}

/** Which tables a page has a place for. */
export function placesOf(page: string): string[] {
  return [...page.matchAll(PLACE)].map(([, ruleset, play]) => `${ruleset}, ${play}`);
}

export function keepPage(): void {
  writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8')));
}

/** Rows down, columns across; what is not known stays empty. */
function markdown({ boards, play }: OutcomeTable): string {
  const known = new Map(boards.map((board) => [sizeOf(board), board.outcome]));
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const columns = numbersOf(COLUMNS);
  return [
    row([play === 'normal' ? 'normal' : 'misère', ...columns]),
    row(['---', ...columns.map(() => '---')]),
    ...numbersOf(ROWS).map((r) =>
      row([`**${r}**`, ...columns.map((c) => known.get(sizeOf({ rows: r, columns: c })) ?? ' ')]),
    ),
  ].join('\n');
}
