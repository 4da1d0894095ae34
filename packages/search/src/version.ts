// Which engine computes. All packages have one version, so the manifest beside the build tells it: this
// package's, or the command's where this package is inside the command.

import { readFileSync } from 'node:fs';

let known: string | undefined;

/** The version of the engine, as it is written into state files. */
export function engineVersion(): string {
  known ??= String(
    JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version,
  );
  return known;
}
