// Which files are worksheets: text in UTF-8, and nothing else.

import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NotShared, unpacked } from '../src/worksheet/share.ts';
import { textIn } from '../src/worksheet/text-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('a file', () => {
  it('of text is read as it was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (drawn) => {
        const text = drawn.replaceAll('\0', '').replaceAll('\ufeff', '');
        expect(textIn(utf8(text))).toBe(text);
      }),
    );
  });

  it('may begin with a byte order mark, which is no part of the text', () => {
    expect(textIn(utf8('\ufeffrank(*)'))).toBe('rank(*)');
  });

  it.each([
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['text with a NUL in it', [...utf8('rank(*)\0')]],
    ['text in UTF-16', [0xff, 0xfe, 0x72, 0x00, 0x61, 0x00]],
    ['a letter that is cut in two', [...utf8('rank(■)').slice(0, 6)]],
  ])('is none if it is %s', (_, bytes) => {
    expect(textIn(Uint8Array.from(bytes))).toBeUndefined();
  });
});

it('a link whose bytes are no text is damaged', async () => {
  const link = deflateRawSync(Uint8Array.from([0x89, 0x50, 0x4e, 0x47])).toString('base64url');
  await expect(unpacked(link)).rejects.toThrow(NotShared);
});
