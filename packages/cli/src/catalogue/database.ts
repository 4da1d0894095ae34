// The catalogue as an SQLite database: one file, written in one go, with the same bytes from the same catalogue.

import { readFileSync, rmSync } from 'node:fs';
import { CATALOGUE_TABLES, type CatalogueEntry } from '@proviso/catalogue';
import Database from 'libsql';
import { FileError } from '../command.ts';
import type { Catalogue } from './builder.ts';
import { codesDigest } from './digest.ts';
import { searchedBoards } from './files.ts';

/** "PvCt" at byte 68 of the file says that it is ours; the number at byte 60 is the schema's. */
const APPLICATION_ID = 0x50764374;
const SCHEMA_VERSION = 1;

const TABLES = `
  CREATE TABLE tables (
    name TEXT PRIMARY KEY, universe TEXT NOT NULL, day INTEGER NOT NULL, scope TEXT NOT NULL,
    words TEXT NOT NULL, complete TEXT NOT NULL, classes INTEGER NOT NULL, codes_sha256 TEXT NOT NULL
  ) STRICT;
  CREATE TABLE classes (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, label TEXT NOT NULL, universe TEXT NOT NULL,
    simplest TEXT NOT NULL, latex TEXT NOT NULL, code TEXT NOT NULL,
    rank INTEGER NOT NULL, edges INTEGER NOT NULL, nodes INTEGER NOT NULL,
    outcome TEXT NOT NULL, strong_outcome TEXT, p_free INTEGER,
    forms INTEGER NOT NULL, smallest TEXT NOT NULL, canonical TEXT, lies_in TEXT NOT NULL,
    conjugate TEXT, inverse TEXT, compact TEXT,
    PRIMARY KEY ("table", number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE members (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, form TEXT NOT NULL,
    PRIMARY KEY ("table", number, form)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE covers (
    "table" TEXT NOT NULL, upper TEXT NOT NULL, lower TEXT NOT NULL,
    PRIMARY KEY ("table", upper, lower)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE factors (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, factorisation INTEGER NOT NULL,
    place INTEGER NOT NULL, factor TEXT NOT NULL,
    PRIMARY KEY ("table", number, factorisation, place)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE papers (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, item TEXT NOT NULL,
    PRIMARY KEY ("table", number, item)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE boards (
    board TEXT PRIMARY KEY, ruleset TEXT NOT NULL, size INTEGER NOT NULL, unit TEXT NOT NULL,
    outcome TEXT NOT NULL, normal_outcome TEXT NOT NULL, code TEXT NOT NULL, lies_in TEXT NOT NULL
  ) STRICT;
  CREATE TABLE rulesets (
    ruleset TEXT PRIMARY KEY, unit TEXT NOT NULL, up_to INTEGER NOT NULL, boards INTEGER NOT NULL,
    sha256 TEXT NOT NULL
  ) STRICT;
  CREATE TABLE board_classes (
    board TEXT NOT NULL, universe TEXT NOT NULL, label TEXT NOT NULL,
    PRIMARY KEY (board, universe)
  ) STRICT, WITHOUT ROWID;
`;

const INDEXES = `
  CREATE INDEX classes_by_label ON classes (label);
  CREATE INDEX classes_by_code ON classes (code);
  CREATE INDEX classes_by_text ON classes (simplest);
  CREATE INDEX boards_by_label ON board_classes (label);
`;

type Cell = string | number | null;

/** The bytes of the database; `draft` is a file that is free, and gone afterwards. */
export function databaseOf(catalogue: Catalogue, draft: string): Uint8Array {
  rmSync(draft, { force: true });
  const database = new Database(draft);
  try {
    database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN; ${TABLES}`);
    fill(database, catalogue);
    database.exec(`${INDEXES} PRAGMA application_id = ${APPLICATION_ID};
      PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
    database.close();
    return readFileSync(draft);
  } catch (error) {
    // A full disk is nobody's fault.
    if (!(error instanceof Database.SqliteError)) throw error;
    throw new FileError(`${draft}: it cannot be written (${error.message})`);
  } finally {
    rmSync(draft, { force: true });
  }
}

function fill(database: Database.Database, { tables, boards }: Catalogue): void {
  const into = (table: string, width: number): ((...cells: Cell[]) => void) => {
    const marks = Array.from({ length: width }, () => '?').join(', ');
    const statement = database.prepare(`INSERT INTO ${table} VALUES (${marks})`);
    return (...cells) => void statement.run(...cells);
  };
  const [addTable, addClass, addMember] = [
    into('tables', 8),
    into('classes', 20),
    into('members', 3),
  ];
  const [addCover, addFactor, addItem] = [into('covers', 3), into('factors', 5), into('papers', 3)];
  const [addBoard, addBoardClass] = [into('boards', 8), into('board_classes', 3)];
  const addRuleset = into('rulesets', 5);
  for (const { name, universe, day, scope, words, complete } of CATALOGUE_TABLES) {
    const entries = tables.get(name);
    if (entries === undefined) continue;
    addTable(name, universe, day, scope, words, complete, entries.length, codesDigest(entries));
    for (const entry of entries) {
      addClass(...cellsOf(entry));
      for (const form of entry.members ?? []) addMember(name, entry.number, form);
      for (const item of entry.papers ?? []) addItem(name, entry.number, item);
      for (const lower of entry.below ?? []) addCover(name, entry.label, lower);
      for (const [i, factors] of (entry.factors ?? []).entries()) {
        for (const [place, factor] of factors.entries()) {
          addFactor(name, entry.number, i, place, factor);
        }
      }
    }
  }
  for (const { ruleset, unit, upTo, boards: count, sha256 } of searchedBoards(boards)) {
    addRuleset(ruleset, unit, upTo, count, sha256);
  }
  for (const each of boards) {
    const { board, ruleset, size, unit, outcome, normalOutcome, code, liesIn, labels } = each;
    addBoard(board, ruleset, size, unit, outcome, normalOutcome, code, liesIn.join(' '));
    for (const [universe, label] of Object.entries(labels)) addBoardClass(board, universe, label);
  }
}

function booleanCell(value: boolean | undefined): number | null {
  return value === undefined ? null : Number(value);
}

function cellsOf(entry: CatalogueEntry): Cell[] {
  return [
    ...[entry.table, entry.number, entry.label, entry.universe],
    ...[entry.simplest, entry.latex, entry.code, entry.rank, entry.edges, entry.nodes],
    ...[
      entry.outcome,
      entry.strongOutcome ?? null,
      booleanCell(entry.pFree),
      entry.forms,
      entry.smallest,
    ],
    ...[entry.canonical ?? null, entry.liesIn.join(' ')],
    ...[entry.conjugate, entry.inverse ?? null, entry.compact ?? null],
  ];
}
