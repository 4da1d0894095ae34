// What a folder on disk says of its files: text, nothing, or something that is no worksheet.

import { describe, expect, it } from 'vitest';
import { type DirectoryHandle, diskFolder } from '../src/store/disk-folder.ts';
import { UNREADABLE } from '../src/store/folder-sync.ts';

/** A handle of a folder with these files; a folder among them is written as nothing. */
function handleOf(files: Readonly<Record<string, Uint8Array | undefined>>): DirectoryHandle {
  const handle = {
    getFileHandle: async (name: string) => {
      if (!(name in files)) throw new DOMException('', 'NotFoundError');
      const bytes = files[name];
      if (bytes === undefined) throw new DOMException('', 'TypeMismatchError');
      return { getFile: async () => new Blob([bytes as BlobPart]) };
    },
  };
  return handle as unknown as DirectoryHandle;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('a file on disk', () => {
  it.each([
    ['is its text', utf8('rank(*)\n'), 'rank(*)\n'],
    ['is its text without a byte order mark', utf8('\ufeffrank(*)\n'), 'rank(*)\n'],
    ['is unreadable where it is no UTF-8', Uint8Array.of(0x66, 0xfc, 0x72), UNREADABLE],
    ['is read up to 1 MiB', new Uint8Array(2 ** 20).fill(0x20), ' '.repeat(2 ** 20)],
    ['is unreadable above 1 MiB', new Uint8Array(2 ** 20 + 1).fill(0x20), UNREADABLE],
    ['is unreadable where it is a folder', undefined, UNREADABLE],
  ])('%s', async (_, bytes, read) => {
    expect(await diskFolder(handleOf({ 'a.pvs': bytes })).read('a.pvs')).toBe(read);
  });

  it('is nothing where it is not there', async () => {
    expect(await diskFolder(handleOf({})).read('a.pvs')).toBeUndefined();
  });
});
