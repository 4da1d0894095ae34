// The command as people install it, built into a folder.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root, sourceCondition } from '../../scripts/workspace.ts';

/** Builds the command into a folder; its main file. */
export function buildCommand(folder: string): string {
  const build = join(root, 'packages/cli/scripts/build.ts');
  const flags = [`--conditions=${sourceCondition}`, '--import', 'tsx'];
  execFileSync(process.execPath, [...flags, build, folder]);
  return join(folder, 'bin/proviso.js');
}
