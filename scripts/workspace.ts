// The packages of this workspace, read from their manifests, in dependency order.

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

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
  /** Modules by export condition, or a file that is published as it stands. */
  exports?: Record<string, Record<string, string> | string>;
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

/** The modules a package offers: how they are imported, and their targets by export condition. */
export function modules({
  manifest,
}: Package): { name: string; targets: Record<string, string> }[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([subpath, targets]) =>
    typeof targets === 'string' ? [] : [{ name: posix.join(manifest.name, subpath), targets }],
  );
}

/** The source files from which the modules a package offers are built. */
export function entries(item: Package): string[] {
  return modules(item).flatMap(({ targets }) => targets[sourceCondition] ?? []);
}

/** The source of a built file: `./dist/index.js` is built from `./src/index.ts`. */
export function sourceOf(built: string): string {
  return built.replace(/(^|\/)dist\//, '$1src/').replace(/\.js$/, '.ts');
}
