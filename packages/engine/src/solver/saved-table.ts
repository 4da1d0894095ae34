/**
 * Tables of winners as bytes, to be kept in a file and taken up again. A record is a position, as the
 * words of its parts, and its verdict, so that a table says the same in any store; what a search that
 * was ended had found so far is all true. A sum over all words tells a file that was cut short or
 * changed: it is refused as a whole.
 *
 * Words are 32 bits, lowest byte first: the head (a mark, the version, what the table is about as a
 * length and characters, records), then for each record verdict and work, the number of parts and the
 * words of each; at the end two check sums.
 */

import { ValueError } from '../storage/errors.ts';
import { mixHash } from '../storage/hashing.ts';
import { makeRoom } from './forgetting.ts';
import type { PackedParts } from './packed-parts.ts';
import type { SumId } from './sums.ts';

/** "PROV". */
const MARK = 0x564f5250;
const VERSION = 1;
const CHECKS = 2;
const BYTES = Int32Array.BYTES_PER_ELEMENT;

/** A table as bytes; `about` says which rules and which play it is about. */
export function saveTable(parts: PackedParts, about: string): Uint8Array {
  const { table } = parts;
  const head = [MARK, VERSION, about.length, ...codesOf(about), table.size];
  let length = head.length + CHECKS;
  table.forEach((key) => {
    length += 2 + parts.sums.count(key as SumId) * parts.words;
  });
  const words = new Int32Array(length);
  words.set(head);
  let at = head.length;
  table.forEach((key, held) => {
    const sum = key as SumId;
    const count = parts.sums.count(sum);
    words[at++] = held;
    words[at++] = count;
    for (let i = 0; i < count; i++, at += parts.words) {
      words.set(parts.wordsOf(parts.sums.part(sum, i)), at);
    }
  });
  words.set(checksOf(words.subarray(0, -CHECKS)), at);
  const bytes = new DataView(new ArrayBuffer(words.length * BYTES));
  for (let i = 0; i < words.length; i++) bytes.setInt32(i * BYTES, words[i] as number, true);
  return new Uint8Array(bytes.buffer);
}

/**
 * Adds what was saved to a table; tells how many positions that are. Of a file that is amiss nothing is
 * added. Where a budget ends the work midway, the records before that stay: each is true by itself.
 */
export function takeUpTable(bytes: Uint8Array, parts: PackedParts, about: string): number {
  const words = wordsIn(bytes);
  const [mark, version, length = 0] = words;
  if (mark !== MARK) throw new ValueError('this is no saved table; save one first');
  if (version !== VERSION) {
    throw new ValueError(`the saved table is of version ${version}, and only ${VERSION} is read`);
  }
  const body = words.subarray(0, -CHECKS);
  const checks = checksOf(body);
  if (words.at(-2) !== checks[0] || words.at(-1) !== checks[1]) {
    throw new ValueError('the saved table was cut short or changed; delete it and begin anew');
  }
  const saved = String.fromCharCode(...body.subarray(3, 3 + length));
  if (saved !== about) throw new ValueError(`the saved table is about ${saved}, not ${about}`);
  const records = body[3 + length] ?? 0;
  let at = 4 + length;
  const key = new Int32Array(1);
  for (let i = 0; i < records; i++) {
    const held = body[at++] as number;
    const count = body[at++] as number;
    const found = new Int32Array(count);
    makeRoom(parts);
    for (let part = 0; part < count; part++, at += parts.words) {
      found[part] = parts.partWith(body.subarray(at, at + parts.words));
    }
    key[0] = parts.sums.intern(found, count);
    parts.table.restore(key, held);
  }
  return records;
}

function codesOf(text: string): number[] {
  return Array.from(text, (_, i) => text.charCodeAt(i));
}

function wordsIn(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Int32Array.from({ length: Math.floor(bytes.byteLength / BYTES) }, (_, i) =>
    view.getInt32(i * BYTES, true),
  );
}

function checksOf(words: Int32Array): [number, number] {
  let [a, b] = [1, 2];
  for (let i = 0; i < words.length; i++) {
    a = mixHash(a, words[i] as number);
    b = mixHash(b + i, words[i] as number);
  }
  return [a, b];
}
