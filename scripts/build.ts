// Builds every package into its dist/: ES modules with declarations and source maps, in dependency
// order; with names, those packages alone. Other packages stay imports. A package with a build script of
// its own is left to it.
//
// The manifests are published as they stand, export condition `@proviso/source` included: it names
// files that only the workspace has, and nobody outside sets a condition of that name.

import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'tsdown';
import { entries, packages, root } from './workspace.ts';

const named = process.argv.slice(2);

for (const item of packages()) {
  const { folder, manifest } = item;
  if (named.length > 0 && !named.includes(manifest.name)) continue;
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  if (manifest.scripts?.['build']) {
    execFileSync('npm', ['run', 'build', '-w', manifest.name], { cwd: root, stdio: 'inherit' });
    continue;
  }
  await build({
    cwd: folder,
    config: false,
    entry: entries(item),
    format: 'esm',
    platform: 'neutral',
    target: 'node20',
    dts: { sourcemap: true },
    sourcemap: true,
    fixedExtension: false,
    logLevel: 'warn',
    report: false,
  });
  console.log(`built ${manifest.name}`);
}
