// Whether what was built is newer than everything it is made of.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** When anything at or below a path was last changed. */
function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Whether a built file is there and no source is newer. */
export function isCurrent(built: string, sources: readonly string[]): boolean {
  const since = statSync(built, { throwIfNoEntry: false })?.mtimeMs;
  return since !== undefined && sources.every((path) => newest(path) <= since);
}
