// The digest of what a table enumerates: of the codes of its classes alone, so that it stays the same when
// more is said of them.

import { createHash } from 'node:crypto';
import type { CatalogueEntry } from '@proviso/catalogue';

/** SHA-256 of the codes, sorted by bytes, each with a line break. */
export function codesDigest(entries: readonly Pick<CatalogueEntry, 'code'>[]): string {
  const hash = createHash('sha256');
  for (const code of entries.map((entry) => entry.code).sort()) hash.update(`${code}\n`);
  return hash.digest('hex');
}
