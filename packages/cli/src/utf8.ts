// Text is UTF-8. A byte that is none of it is refused with its place: a sign put in its stead would make
// another statement of it.

import { isUtf8 } from 'node:buffer';

/** Where a text is not UTF-8. */
export interface Fault {
  /** From 1. */
  readonly line: number;
  /** In UTF-16 units from 1. */
  readonly column: number;
  readonly message: string;
}

/** The text of some bytes, and the first place at which they are none: there a `\ufffd` stands. */
export function decoded(bytes: Uint8Array): { readonly text: string; readonly fault?: Fault } {
  const text = new TextDecoder().decode(bytes);
  return isUtf8(bytes) ? { text } : { text, fault: faultIn(bytes) };
}

function faultIn(bytes: Uint8Array): Fault {
  const at = firstFault(bytes);
  const before = new TextDecoder().decode(bytes.subarray(0, at)).split(/\r\n?|\n/);
  const last = before.at(-1) ?? '';
  const byte = Buffer.byteLength(last) + 1;
  const value = (bytes[at] ?? 0).toString(16).padStart(2, '0');
  const message = `byte ${byte} of the line (0x${value}) is not UTF-8; save the text as UTF-8`;
  return { line: before.length, column: last.length + 1, message };
}

/** The first byte that begins no character. */
function firstFault(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    const size = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (!isUtf8(bytes.subarray(at, at + size))) return at;
    at += size;
  }
  return at;
}
