// A file as a worksheet: only text is one. Pictures, archives and the like hold bytes that no text
// in UTF-8 has, or NUL, which none needs.

/** The text in a file, or nothing where its bytes are not text in UTF-8. */
export function textIn(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  return bytes.includes(0) ? undefined : decoded(bytes);
}

/** The text that some bytes are in UTF-8, or nothing where they are none. */
export function decoded(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
