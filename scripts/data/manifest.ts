// The manifest of the data that ships: data/manifest.json names every file of data/, its size, its hash
// and the command that makes it again.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../workspace.ts';

export const dataFolder = join(root, 'data');
const FILE = join(dataFolder, 'manifest.json');

/** No file of data may be larger. */
export const MOST_BYTES = 10_000_000;

interface ManifestEntry {
  readonly bytes: number;
  readonly sha256: string;
  /** The command, from the root of the repository. */
  readonly rebuild: string;
}

export interface DataManifest {
  readonly format: 'proviso-data';
  readonly version: 1;
  /** By path in data/. */
  readonly files: Readonly<Record<string, ManifestEntry>>;
}

/** The files of data/, or of a folder of it, by their paths there. */
export function dataFiles(under = ''): string[] {
  const folder = join(dataFolder, under);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(under, path.replaceAll('\\', '/')))
    .filter((path) => path !== 'manifest.json' && statSync(join(dataFolder, path)).isFile())
    .sort();
}

export function readManifest(): DataManifest {
  if (!existsSync(FILE)) return { format: 'proviso-data', version: 1, files: {} };
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** What the manifest should say of a file. */
export function entryOf(path: string, rebuild: string): ManifestEntry {
  const bytes = readFileSync(join(dataFolder, path));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes: bytes.length, sha256, rebuild };
}

/** Writes down what stands in a folder of data/, made by one command; entries of other folders stay. */
export function keepManifest(under: string, rebuild: string): void {
  const others = Object.entries(readManifest().files).filter(
    ([path]) => !path.startsWith(`${under}/`),
  );
  const mine = dataFiles(under).map((path) => [path, entryOf(path, rebuild)] as const);
  const files = Object.fromEntries(
    [...others, ...mine].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  );
  const manifest: DataManifest = { format: 'proviso-data', version: 1, files };
  writeFileSync(FILE, `${JSON.stringify(manifest, null, 2)}\n`);
}
