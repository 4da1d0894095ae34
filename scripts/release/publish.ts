// `npm run release`: builds the packages and publishes those that the registry does not have yet.
// Meant for the workflow of a tag, which can sign where the packages come from.

import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packages, root } from '../workspace.ts';
import { isPlaceholder, REPOSITORY } from './identity.ts';

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: 'inherit' });

/** Why this must not be published, or nothing. */
function objection(): string | undefined {
  if (isPlaceholder()) {
    return `${REPOSITORY} is a placeholder; set REPOSITORY in scripts/release/identity.ts, then npm run manifests`;
  }
  const waiting = readdirSync(join(root, '.changeset')).filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  );
  if (waiting.length > 0)
    return `${waiting.length} changes have no version; npm run changeset:version`;
  return undefined;
}

const reason = objection();
if (reason !== undefined) {
  console.error(`Not published: ${reason}.`);
  process.exitCode = 1;
} else {
  run('npm', 'run', 'build');
  for (const { manifest } of packages()) {
    if (!manifest.private) {
      run('npm', 'publish', '--provenance', '--access', 'public', '-w', manifest.name);
    }
  }
}
