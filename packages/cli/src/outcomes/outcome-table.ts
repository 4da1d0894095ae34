// A table of outcomes: who wins the boards of a ruleset, by rows and columns. As a file it is continued,
// and a hash tells whether somebody has changed it by hand.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { FileError } from '../command.ts';
import { writeWhole } from '../output/file.ts';
import { printable } from '../output/printable.ts';

const FORMAT = 'proviso-outcomes';
const VERSION = 1;
const OUTCOMES = ['L', 'N', 'P', 'R'] as const;

export type OutcomeName = (typeof OUTCOMES)[number];
export type Play = 'misere' | 'normal';

/** A board of so many rows and columns, and who wins it. */
export interface SolvedBoard {
  readonly rows: number;
  readonly columns: number;
  readonly outcome: OutcomeName;
  /** The boards after the first moves by which Left wins, one of those that are the same up to symmetry. */
  readonly left?: readonly string[];
  readonly right?: readonly string[];
}

export interface OutcomeTable {
  /** As the language writes it. */
  readonly ruleset: string;
  readonly play: Play;
  /** By rows, then by columns. */
  readonly boards: readonly SolvedBoard[];
}

/** The file, with the version of Proviso that wrote it last and the hash of everything else in it. */
interface Kept extends OutcomeTable {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly proviso: string;
  readonly sha256: string;
}

/** SHA-256 of the table as JSON without blanks, `{"format":…,"version":…,"proviso":…,"ruleset":…,"play":…,"boards":…}`. */
function hashOf({ ruleset, play, boards }: OutcomeTable, proviso: string): string {
  const data = { format: FORMAT, version: VERSION, proviso, ruleset, play, boards };
  return createHash('sha256').update(JSON.stringify(data)).digest('hex');
}

/** A line for each board, so that a change can be read. */
export function tableText(table: OutcomeTable, proviso: string): string {
  const { ruleset, play } = table;
  const boards = table.boards.toSorted((a, b) => a.rows - b.rows || a.columns - b.columns);
  const sha256 = hashOf({ ruleset, play, boards }, proviso);
  const head = { format: FORMAT, version: VERSION, proviso, ruleset, play, sha256 };
  const lines = boards.map((board) => JSON.stringify(board)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},\n"boards":[\n${lines}\n]}\n`;
}

/** Writes a table, whole or not at all. */
export function keepTable(file: string, table: OutcomeTable, proviso: string): void {
  writeWhole(file, tableText(table, proviso));
}

/** The table of a file, which has to be of the same game in the same play; the one given where there is none yet. */
export function begunTable(file: string, otherwise: OutcomeTable): OutcomeTable {
  const kept = readTable(file) ?? otherwise;
  const { ruleset, play } = otherwise;
  if (kept.ruleset === ruleset && kept.play === play) return kept;
  throw new FileError(
    `${file}: this is the table of ${printable(kept.ruleset)} in ${kept.play} play, not of ${ruleset} in ${play} play; give another file`,
  );
}

/** The table of a file; `undefined` where there is none yet. */
export function readTable(file: string): Kept | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  if (text.trim() === '') return undefined;
  const kept = parsed(file, text);
  if (kept.sha256 !== hashOf(kept, kept.proviso)) {
    throw new FileError(
      `${file}: the hash does not fit what stands there; take the file as it was written, or another`,
    );
  }
  return kept;
}

function parsed(file: string, text: string): Kept {
  const value = fromJson(text) as Partial<Kept> | undefined;
  if (value?.format !== FORMAT || !Array.isArray(value.boards)) {
    throw new FileError(`${file}: this is no table of outcomes; give another file`);
  }
  if (value.version !== VERSION) {
    throw new FileError(
      `${file}: this table has version ${value.version}, and this program reads version ${VERSION}`,
    );
  }
  if (!value.boards.every(isSolved)) {
    throw new FileError(`${file}: a board of it has no rows, columns or outcome`);
  }
  return value as Kept;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSolved(value: unknown): value is SolvedBoard {
  const { rows, columns, outcome } = (value ?? {}) as Partial<SolvedBoard>;
  return (
    Number.isInteger(rows) &&
    Number.isInteger(columns) &&
    outcome !== undefined &&
    OUTCOMES.includes(outcome)
  );
}
