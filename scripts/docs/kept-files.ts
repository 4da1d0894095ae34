// What a reader of the guide keeps for offline: its pages with all that they load, but not those for
// people who work on the program. The build writes the list beside them, and the service worker of the
// workbench reads it.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface KeptFiles {
  /** Changes with any of the files. */
  readonly version: string;
  /** Their paths below the guide. */
  readonly files: readonly string[];
}

/** The list, as a file of the guide. */
export const KEPT_FILES = 'kept.json';

/** Pages for those who work on the program, what they load, and files to download. */
const NOT_KEPT = /^(?:api|code|project|decisions|assets\/(?:code|project|decisions)_.*)(?:\/|$)/;
const LOADED = /\.(?:html|js|css|svg|png|woff2)$|^search\.json$/;

/** What is kept of a guide that is built. */
export function keptFiles(site: string): KeptFiles {
  const hash = createHash('sha256');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => LOADED.test(path) && !NOT_KEPT.test(path))
    .filter((path) => statSync(join(site, path)).isFile())
    .sort();
  for (const path of files) hash.update(path).update(readFileSync(join(site, path)));
  return { version: hash.digest('hex').slice(0, 12), files };
}
