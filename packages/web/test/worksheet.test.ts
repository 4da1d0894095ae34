// Worksheets as cells and as links: nothing is lost on the way, and nothing is taken on trust.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { splitStatements } from '@proviso/language';
import { piecesOf, proseOf, resettled, worksheetOf } from '@proviso/language/sheets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Removed } from '../src/store/sheet-store.ts';
import type { Cell } from '../src/worksheet/cell.ts';
import { isOffered } from '../src/worksheet/history.ts';
import { LARGEST_WORKSHEET, NotShared, packed, unpacked } from '../src/worksheet/share.ts';
import { Sheet } from '../src/worksheet/sheet.ts';

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

/** What a person does to the cells of a sheet. */
const acts = fc.array(
  fc.record({
    act: fc.constantFrom(
      'add',
      'add prose',
      'edit',
      'edit',
      'leave',
      'remove',
      'move',
      'undo',
      'redo',
    ),
    at: fc.nat(9),
    text: sheets,
  }),
  { maxLength: 20 },
);

/** The sheet after all of it, and the cells whose editor has not been left since. */
function edited(text: string, list: typeof acts extends fc.Arbitrary<infer T> ? T : never) {
  const sheet = new Sheet();
  sheet.load(text);
  for (const { act, at, text: words } of list) {
    const { value: cells } = sheet.cells;
    const cell: Cell | undefined = cells[at % Math.max(1, cells.length)];
    if (act === 'undo') sheet.undo();
    else if (act === 'redo') sheet.redo();
    else if (act === 'add' || cell === undefined) sheet.add(at % 3 === 0 ? undefined : cell);
    else if (act === 'add prose') sheet.add(cell, true);
    else if (act === 'edit') sheet.edit(cell, words);
    else if (act === 'leave') sheet.settle(cell);
    else if (act === 'move') sheet.move(cell, words.length % 5);
    else sheet.remove(cell);
  }
  return sheet;
}

const shape = (pieces: readonly { readonly text: string; readonly prose: boolean }[]) =>
  pieces.map(({ text, prose }) => ({ text, prose }));

describe('a sheet that was edited', () => {
  it('comes back cell by cell; cells without a word are left out', () => {
    fc.assert(
      fc.property(sheets, acts, (text, list) => {
        const sheet = edited(text, list);
        for (const cell of sheet.cells.value) sheet.settle(cell);
        const cells = sheet.cells.value.map(({ text, prose }) => ({ text: text.value, prose }));
        const written = cells.filter((cell) => !/^[ \t\n]*$/.test(cell.text));
        expect(shape(piecesOf(sheet.text))).toEqual(written);
      }),
      { numRuns: 500 },
    );
  });

  it('comes back cell by cell while one is still being written, divided at blank lines', () => {
    fc.assert(
      fc.property(sheets, acts, (text, list) => {
        const sheet = edited(text, list);
        const cells = sheet.cells.value.flatMap(({ text, prose }) =>
          resettled({ text: text.value, prose }),
        );
        expect(shape(piecesOf(sheet.text))).toEqual(shape(cells));
      }),
      { numRuns: 500 },
    );
  });

  it('is not changed by being left', () => {
    fc.assert(
      fc.property(sheets, acts, (text, list) => {
        const sheet = edited(text, list);
        const before = shape(piecesOf(sheet.text));
        for (const cell of sheet.cells.value) sheet.settle(cell);
        expect(shape(piecesOf(sheet.text))).toEqual(before);
      }),
    );
  });

  it('has every cell again when all removals are undone', () => {
    fc.assert(
      fc.property(sheets, fc.array(fc.nat(9), { maxLength: 9 }), (text, removals) => {
        const sheet = new Sheet();
        sheet.load(text);
        const before = sheet.cells.value;
        for (const at of removals) {
          const cell = sheet.cells.value[at];
          if (cell) sheet.remove(cell);
        }
        while (sheet.undo() !== undefined);
        expect(sheet.cells.value).toEqual(before);
      }),
    );
  });

  it('has every cell again after it was kept and opened in between', () => {
    fc.assert(
      fc.property(sheets, fc.array(fc.nat(9), { maxLength: 9 }), (text, removals) => {
        const sheet = new Sheet();
        sheet.load(text);
        const before = sheet.cells.value.map((cell) => cell.text.value);
        for (const at of removals) {
          const cell = sheet.cells.value[at];
          if (cell) sheet.remove(cell);
        }
        const later = new Sheet();
        later.load(sheet.text, JSON.parse(JSON.stringify(sheet.removed)));
        while (later.undo() !== undefined);
        const after = later.cells.value.map((cell) => cell.text.value);
        expect(after.filter((words) => words !== '')).toEqual(
          before.filter((words) => words !== ''),
        );
      }),
    );
  });

  it('puts a cell back where it was, though blank cells above it are not kept', () => {
    const sheet = new Sheet();
    sheet.load('rank(*)\n\nrank(*2)\n\nrank(*3)\n');
    sheet.add(sheet.cells.value[0]);
    const [, , second] = sheet.cells.value;
    if (second) sheet.remove(second);
    const later = new Sheet();
    later.load(sheet.text, sheet.removed);
    later.undo();
    expect(later.text).toBe('rank(*)\n\nrank(*2)\n\nrank(*3)\n');
  });

  it('offers a removal for some visits, whatever the clock says, and keeps it after them', () => {
    const removed = { text: '*', prose: false, gap: '\n\n', at: 0 };
    const day = 86_400_000;
    for (const when of [Date.now() + 400 * day, Date.now() - 400 * day, 0]) {
      let kept: readonly Removed[] = [{ ...removed, when }];
      const offered: boolean[] = [];
      for (let visit = 0; visit < 8; visit++) {
        const sheet = new Sheet();
        sheet.load('', kept);
        const [removal] = sheet.history.removals.value;
        offered.push(removal !== undefined && isOffered(removal));
        kept = sheet.removed;
        sheet.undo();
        expect(sheet.text).toBe('*\n');
      }
      expect(offered).toEqual([true, true, true, true, true, false, false, false]);
    }
  });

  it('keeps a new cell apart from the one before', () => {
    const sheet = new Sheet();
    sheet.load('G := *\n');
    sheet.edit(sheet.add(undefined), 'outcome(G)');
    expect(sheet.text).toBe('G := *\n\noutcome(G)\n');
  });

  it('that is followed elsewhere keeps the cells that are the same', () => {
    fc.assert(
      fc.property(sheets, acts, (text, list) => {
        const here = new Sheet();
        here.load(text);
        const there = edited(text, list);
        const wanted = there.text;
        const before = new Map(here.cells.value.map((cell) => [cell.id, cell.text.value]));
        here.follow(wanted);
        expect(here.text).toBe(worksheetOf(piecesOf(wanted)));
        if (wanted === text)
          for (const { id } of here.cells.value) expect(before.has(id)).toBe(true);
      }),
    );
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
