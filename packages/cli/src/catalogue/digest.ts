// The digests of what is enumerated: of the codes of the classes of a table, or of the names and codes of
// boards. They are of nothing else, so that they stay the same when more is said.

import { createHash } from 'node:crypto';
import type { BoardEntry, CatalogueEntry } from '@proviso/catalogue';

/** SHA-256 of the codes, sorted by bytes, each with a line break. */
export function codesDigest(entries: readonly Pick<CatalogueEntry, 'code'>[]): string {
  return digestOf(entries.map(({ code }) => code));
}

/** The same of lines with a board and the code of its form, a blank between them. */
export function boardsDigest(boards: readonly Pick<BoardEntry, 'board' | 'code'>[]): string {
  return digestOf(boards.map(({ board, code }) => `${board} ${code}`));
}

/** Of lines in ASCII, where code units are bytes. */
function digestOf(lines: readonly string[]): string {
  const hash = createHash('sha256');
  for (const line of lines.toSorted()) hash.update(`${line}\n`);
  return hash.digest('hex');
}
