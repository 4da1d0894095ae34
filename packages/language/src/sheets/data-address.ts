// A file as an address of its own, so that a page or a note can hold it.

/** The text as a `data:` address. */
export function dataAddress(type: string, text: string): string {
  return `data:${type};base64,${base64(text)}`;
}

function base64(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
