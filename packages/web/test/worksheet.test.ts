// Worksheets as cells and as links: nothing is lost on the way, and nothing is taken on trust.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { splitStatements } from '@proviso/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf, proseOf, worksheetOf } from '../src/worksheet/cells.ts';
import { LARGEST_WORKSHEET, NotShared, packed, unpacked } from '../src/worksheet/share.ts';

const folder = join(import.meta.dirname, '../../../examples');
const examples = readdirSync(folder)
  .filter((name) => name.endsWith('.pvs'))
  .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

/** Lines as people write them, blank ones and comments among them. */
const sheets = fc
  .array(
    fc.oneof(
      fc.constantFrom('', ' ', '// words', '//', '  // more', 'G := {0, *', '| *}', 'outcome(G)'),
      fc.string({ maxLength: 12 }).map((line) => line.replace(/[\r\n]/g, '')),
    ),
    { maxLength: 20 },
  )
  .map((lines) => lines.join('\n'));

describe('cells', () => {
  it.each(examples)('%s comes back as it was', (_, text) => {
    expect(worksheetOf(piecesOf(text))).toBe(text);
  });

  it('no statement is split, lost or added', () => {
    const statements = (text: string) => splitStatements(text).map((one) => one.text);
    fc.assert(
      fc.property(sheets, (text) => {
        const cells = piecesOf(text).flatMap((piece) => statements(piece.text));
        expect(cells).toEqual(statements(text));
      }),
    );
  });

  it('joining and splitting again changes nothing', () => {
    fc.assert(
      fc.property(sheets, (text) => {
        const once = worksheetOf(piecesOf(text));
        expect(worksheetOf(piecesOf(once))).toBe(once);
      }),
    );
  });

  it('comments before a statement are prose, those behind one are code', () => {
    expect(piecesOf('// a\n//\n// b\nrank(*) // c\n\n// d\n')).toEqual([
      { text: '// a\n//\n// b', prose: true, gap: '\n' },
      { text: 'rank(*) // c', prose: false, gap: '\n\n' },
      { text: '// d', prose: true, gap: '\n' },
    ]);
    expect(proseOf('// a\n//\n// b\n// c')).toEqual(['a', 'b c']);
  });
});

describe('links', () => {
  it('hold any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const link = await packed(text);
        expect(link).toMatch(/^[\w-]*$/);
        expect(await unpacked(link)).toBe(text);
      }),
    );
  });

  it('never unpack to more than a worksheet may have, however small they are', async () => {
    const bomb = deflateRawSync(Buffer.alloc(64 * LARGEST_WORKSHEET)).toString('base64url');
    expect(bomb.length).toBeLessThan(LARGEST_WORKSHEET);
    await expect(unpacked(bomb)).rejects.toThrow('larger than 1 MiB');
  });

  it('are refused in words when they are damaged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 40 }), async (junk) => {
        const text = await unpacked(junk).catch((error: unknown) => {
          expect(error).toBeInstanceOf(NotShared);
          return '';
        });
        expect(typeof text).toBe('string');
      }),
    );
  });
});
