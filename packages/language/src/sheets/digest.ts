// SHA-256 of a sheet as a file, as `sha256sum` tells it.

import { sha256 } from '@proviso/engine/check';

/** SHA-256 of a text in UTF-8, in hexadecimal digits. */
export function digestOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return sha256(binary);
}
