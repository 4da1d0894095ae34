// `npm run quotients [-- SECONDS [octal quaternary partizan]]`: continues the catalogue of misère quotients
// in data/quotients, with so many seconds of the processor for a code (1 unless told), and brings the
// manifest up to date. Codes that nobody has tried come first, in all tables, then those
// that are open. Ctrl-C loses the last few codes.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, keepManifest } from '../data/manifest.ts';
import { entryOf } from './entry.ts';
import {
  type CatalogueEntry,
  codesOf,
  FOLDER,
  keepCatalogue,
  keyOf,
  REBUILD,
  readCatalogue,
  TABLES,
  type TableName,
} from './tables.ts';

/** Codes between two writes of the file. */
const EVERY = 50;

const [seconds = '1', ...wanted] = process.argv.slice(2);
const unknown = wanted.filter((name) => !TABLES.some((table) => table === name));
if (!(Number(seconds) > 0) || unknown.length > 0) {
  throw new Error(`npm run quotients -- SECONDS [${TABLES.join(' ')}]`);
}

mkdirSync(join(dataFolder, FOLDER), { recursive: true });
const tables = TABLES.filter((name) => wanted.length === 0 || wanted.includes(name));
for (const table of tables) fill(table, (old) => old === undefined);
for (const table of tables) fill(table, (old) => old?.open !== undefined);

/** Tries those codes of a table of which that much is known. */
function fill(table: TableName, isWanted: (old: CatalogueEntry | undefined) => boolean): void {
  const known = new Map(readCatalogue(table).entries.map((entry) => [keyOf(entry), entry]));
  const codes = codesOf(table).filter((each) => isWanted(known.get(each.join(' '))));
  for (const [i, each] of codes.entries()) {
    const old = known.get(each.join(' '));
    known.set(each.join(' '), further(entryOf(each, Number(seconds)), old));
    if (i % EVERY === EVERY - 1) keepCatalogue(table, [...known.values()]);
    if (process.stderr.isTTY) process.stderr.write(`\r${table} ${i + 1} of ${codes.length} `);
  }
  keepCatalogue(table, [...known.values()]);
  const open = [...known.values()].filter((entry) => entry.open !== undefined).length;
  console.log(`${table}: ${codes.length} codes tried; ${open} of ${known.size} are open`);
  keepManifest(FOLDER, REBUILD);
}

/** The entry that knows more. */
function further(found: CatalogueEntry, old: CatalogueEntry | undefined): CatalogueEntry {
  const better = old === undefined || found.open === undefined || found.heaps >= old.heaps;
  return better ? found : old;
}
