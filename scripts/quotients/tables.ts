// The catalogue of quotients that ships, in data/quotients: which codes there are, and what is known of each.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../data/manifest.ts';

export const FOLDER = 'quotients';
export const REBUILD = 'npm run quotients';

/** What is known of the misère quotient of a code's heaps. */
export interface CatalogueEntry {
  /** The code, or Left's and Right's. */
  readonly codes: readonly string[];
  /** The largest heap that was taken in. */
  readonly heaps: number;
  /** How many elements there are; `infinite` where they have weights. */
  readonly order: number | 'infinite';
  /** How many classes there are beside the weights. */
  readonly classes?: number;
  /** How many elements of a finite quotient have each outcome. */
  readonly portions?: Readonly<Record<string, number>>;
  /** The n for which it is the quotient of Nim with heaps below 2^n. */
  readonly tame?: number;
  /** The heaps that are letters. */
  readonly letters: readonly number[];
  /** Where and with which period Φ repeats for ever: then this is the quotient of all heaps. */
  readonly from?: number;
  readonly period?: number;
  readonly open?: WhyOpen;
  /** How many steps an open code was given at most: steps are the same on every machine. */
  readonly steps?: number;
}

/**
 * Why a code is open: one heap more took more steps than it was given, no quotient was found within the bounds of the
 * search, or there are more heaps or sums than the program takes (`limits`).
 */
export type WhyOpen = (typeof WHY_OPEN)[number];

export const WHY_OPEN = ['steps', 'bounds', 'limits'] as const;

/** Of two entries of a code the one that reached further, with the most steps that the code was given. */
export function further(found: CatalogueEntry, old: CatalogueEntry | undefined): CatalogueEntry {
  if (old === undefined || found.open === undefined) return found;
  if (old.open === undefined) return old;
  const steps = Math.max(found.steps ?? 0, old.steps ?? 0);
  return { ...(found.heaps >= old.heaps ? found : old), steps };
}

export type TableName = 'octal' | 'quaternary' | 'partizan';

export interface Catalogue {
  readonly format: 'proviso-quotients';
  readonly version: 1;
  readonly table: TableName;
  readonly entries: readonly CatalogueEntry[];
}

export const TABLES: readonly TableName[] = ['octal', 'quaternary', 'partizan'];

/** The codes of a table, in their order. */
export function codesOf(table: TableName): string[][] {
  if (table === 'octal') return ['0', '4'].flatMap((d) => codes(d, 3, 8)).map((code) => [code]);
  // Shorter ones are octal codes of three digits.
  if (table === 'quaternary') {
    return codes('0', 4, 4)
      .filter((code) => code.length === '0.0000'.length)
      .map((code) => [code]);
  }
  const two = codes('0', 2, 8);
  // Exchanging the players exchanges L and R; equal codes are octal games.
  return two.flatMap((left, i) => two.slice(i + 1).map((right) => [left, right]));
}

/** All codes of at most so many digits, none of which ends in 0. */
function codes(before: string, digits: number, base: number): string[] {
  return Array.from({ length: base ** digits }, (_, i) => i.toString(base).padStart(digits, '0'))
    .map((text) => `${before}.${text.replace(/0+$/, '') || '0'}`)
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

export function fileOf(table: TableName): string {
  return join(dataFolder, FOLDER, `${table}.json`);
}

export function keyOf({ codes: given }: Pick<CatalogueEntry, 'codes'>): string {
  return given.join(' ');
}

/** A table as it stands; empty where there is none yet. */
export function readCatalogue(table: TableName): Catalogue {
  const file = fileOf(table);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  return { format: 'proviso-quotients', version: 1, table, entries: [] };
}

/** Writes a table, a line for each code so that a change can be read. */
export function keepCatalogue(table: TableName, entries: readonly CatalogueEntry[]): void {
  const places = new Map(codesOf(table).map((each, place) => [each.join(' '), place]));
  const place = (entry: CatalogueEntry) => places.get(keyOf(entry)) ?? 0;
  const lines = entries.toSorted((a, b) => place(a) - place(b)).map((each) => JSON.stringify(each));
  const head = JSON.stringify({ format: 'proviso-quotients', version: 1, table }).slice(0, -1);
  writeFileSync(fileOf(table), `${head},\n"entries":[\n${lines.join(',\n')}\n]}\n`);
}
