// A worksheet inside its own address: compressed, and written with characters that need no
// escaping. What comes out of a link is text and nothing else, and only so much of it.

import { texts } from '../texts/texts.ts';
import { decoded } from './text-file.ts';

/** Larger worksheets are for files and the command line. */
export const LARGEST_WORKSHEET = 2 ** 20;

/** Browsers and mail programs cut longer addresses. */
export const LONGEST_LINK = 30_000;

/** A worksheet that the page will not take. */
export class NotShared extends Error {
  override readonly name = 'NotShared';
}

/** The text as it stands in a link. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text in a link; never more than a worksheet may have, however small the link. */
export async function unpacked(link: string, largest = LARGEST_WORKSHEET): Promise<string> {
  const reader = streamOf(link).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > largest) {
        await reader.cancel();
        throw tooLarge();
      }
      parts.push(next.value);
    }
  } catch (error) {
    if (error instanceof NotShared) throw error;
    throw damaged();
  }
  const bytes = await new Blob(parts as BlobPart[]).arrayBuffer();
  const text = decoded(new Uint8Array(bytes));
  if (text === undefined) throw damaged();
  return text;
}

/** What to say of a link that holds no worksheet. */
export function damaged(): NotShared {
  return new NotShared(texts.peek().lists.damaged);
}

/** What can be read from a link; one of which nothing can be is damaged. */
export function readLink<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw damaged();
  }
}

/** What to say of a worksheet that is too large. */
export function tooLarge(): NotShared {
  return new NotShared(texts.peek().lists.tooLarge);
}

function streamOf(link: string): ReadableStream<Uint8Array> {
  const binary = readLink(() => atob(link.replaceAll('-', '+').replaceAll('_', '/')));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
}
