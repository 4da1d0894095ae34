// `npm run quotients [-- STEPS [octal quaternary partizan] [HEAPS]]`: continues the catalogue of misère quotients
// in data/quotients, with so many millions of steps for a code (2 unless told; a million takes some tenths of a
// second), and brings the manifest up to date. Codes that nobody has tried come first, in all tables, then those
// that are open after fewer steps; with HEAPS only those that have come so far, since quotients that grow with the first
// heaps cost most and promise least. Ctrl-C loses the last few codes.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, keepManifest } from '../data/manifest.ts';
import { entryOf } from './entry.ts';
import {
  type CatalogueEntry,
  codesOf,
  FOLDER,
  further,
  keepCatalogue,
  keyOf,
  REBUILD,
  readCatalogue,
  TABLES,
  type TableName,
} from './tables.ts';

/** Codes between two writes of the file. */
const EVERY = 10;

const [millions = '2', ...more] = process.argv.slice(2);
const wanted = more.filter((word) => !/^\d+$/.test(word));
const fewestHeaps = Number(more.find((word) => /^\d+$/.test(word)) ?? 0);
const unknown = wanted.filter((name) => !TABLES.some((table) => table === name));
const steps = Math.round(Number(millions) * 1e6);
if (!(steps > 0) || unknown.length > 0) {
  throw new Error(`npm run quotients -- MILLIONS [${TABLES.join(' ')}] [HEAPS]`);
}

mkdirSync(join(dataFolder, FOLDER), { recursive: true });
const tables = TABLES.filter((name) => wanted.length === 0 || wanted.includes(name));
for (const table of tables) fill(table, (old) => old === undefined);
for (const table of tables) fill(table, isPromising);

/** Whether an open code is worth so many steps. */
function isPromising(old: CatalogueEntry | undefined): boolean {
  return old?.open !== undefined && (old.steps ?? 0) < steps && old.heaps >= fewestHeaps;
}

/** Tries those codes of a table of which that much is known. */
function fill(table: TableName, isWanted: (old: CatalogueEntry | undefined) => boolean): void {
  const known = new Map(readCatalogue(table).entries.map((entry) => [keyOf(entry), entry]));
  const codes = codesOf(table).filter((each) => isWanted(known.get(each.join(' '))));
  for (const [i, each] of codes.entries()) {
    const key = each.join(' ');
    known.set(key, further(entryOf(each, steps), known.get(key)));
    if (i % EVERY === EVERY - 1) keepCatalogue(table, [...known.values()]);
    if (process.stderr.isTTY) process.stderr.write(`\r${table} ${i + 1} of ${codes.length} `);
  }
  keepCatalogue(table, [...known.values()]);
  const open = [...known.values()].filter((entry) => entry.open !== undefined).length;
  console.log(`${table}: ${codes.length} codes tried; ${open} of ${known.size} are open`);
  keepManifest(FOLDER, REBUILD);
}
