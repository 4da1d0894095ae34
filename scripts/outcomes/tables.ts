// The tables of outcomes that ship, in data/outcomes.

import { join } from 'node:path';
import type { OutcomeTable, Play } from '../../packages/cli/src/outcomes/outcome-table.ts';
import { readTable } from '../../packages/cli/src/outcomes/outcome-table.ts';
import { dataFolder } from '../data/manifest.ts';

export const FOLDER = 'outcomes';
export const REBUILD = 'npm run outcomes';

/** The rulesets, and how large the boards are whose first moves are listed too. */
export const RULESETS: readonly { readonly ruleset: string; readonly withMoves: string }[] = [
  { ruleset: 'domineering', withMoves: '1..5 1..6' },
  { ruleset: 'clobber', withMoves: '1..4 1..5' },
  { ruleset: 'cram', withMoves: '1..5 1..6' },
  { ruleset: 'nogo', withMoves: '1..3 1..4' },
  { ruleset: 'snort', withMoves: '1..4 1..5' },
  { ruleset: 'col', withMoves: '1..4 1..5' },
];
export const PLAYS: readonly Play[] = ['misere', 'normal'];

/** Rows and columns that are tried. */
export const ROWS = { first: 1, last: 8 } as const;
export const COLUMNS = { first: 1, last: 12 } as const;

export function fileOf(ruleset: string, play: Play): string {
  return join(dataFolder, FOLDER, `${ruleset}-${play}.json`);
}

/** A table as it ships. */
export function shippedTable(ruleset: string, play: Play): OutcomeTable {
  const table = readTable(fileOf(ruleset, play));
  if (table === undefined) throw new Error(`there is no table of ${ruleset}: ${REBUILD}`);
  return table;
}
