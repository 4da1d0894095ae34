// The packages of this workspace, read from their manifests, in dependency order.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Source files answer to this export condition; without it a package resolves to its build. */
export const sourceCondition = '@proviso/source';

/** The fields of a package.json that the scripts and tests read. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  license?: string;
  engines?: Record<string, string>;
  files?: string[];
  scripts?: Record<string, string>;
  bin?: Record<string, string>;
  exports?: Record<string, Record<string, string>>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export interface Package {
  folder: string;
  manifest: Manifest;
}

/** All packages, each after those it depends on. */
export function packages(): Package[] {
  const found = readdirSync(join(root, 'packages')).map((name): Package => {
    const folder = join(root, 'packages', name);
    return { folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) };
  });
  const ordered: Package[] = [];
  const visit = (item: Package) => {
    if (ordered.includes(item)) return;
    const { dependencies, devDependencies } = item.manifest;
    const needed = Object.keys({ ...dependencies, ...devDependencies });
    for (const other of found) if (needed.includes(other.manifest.name)) visit(other);
    ordered.push(item);
  };
  found.forEach(visit);
  return ordered;
}

/** The source files from which a package's public entries (exports and commands) are built. */
export function entries({ manifest }: Package): string[] {
  const modules = Object.values(manifest.exports ?? {}).flatMap((e) => e[sourceCondition] ?? []);
  const commands = Object.values(manifest.bin ?? {}).map(sourceOf);
  return [...new Set([...modules, ...commands])];
}

/** The source of a built file: `./dist/proviso.js` is built from `./src/proviso.ts`. */
export function sourceOf(built: string): string {
  return built.replace(/(^|\/)dist\//, '$1src/').replace(/\.js$/, '.ts');
}
