// Undo and redo of what is done to the cells of a sheet: there and back again, and no text lost.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sheet } from '../src/worksheet/sheet.ts';

const SHEET = 'rank(*)\n\n// words\nrank(*2)\n\nG := *\n\nrank(G)\n';

const step = fc.record({
  act: fc.constantFrom('add', 'add prose', 'remove', 'move', 'divide'),
  at: fc.nat(9),
  to: fc.nat(9),
});

function act(sheet: Sheet, { act, at, to }: { act: string; at: number; to: number }): void {
  const cell = sheet.cells.value[at % Math.max(1, sheet.cells.value.length)];
  if (act === 'add' || cell === undefined) sheet.add(cell);
  else if (act === 'add prose') sheet.add(cell, true);
  else if (act === 'remove') sheet.remove(cell);
  else if (act === 'move') sheet.move(cell, to % sheet.cells.value.length);
  else sheet.settle(cell);
}

const words = (text: string) => text.match(/(?:written|second) \d+\./g) ?? [];

const all = (sheet: Sheet) => sheet.cells.value.map(({ id, text }) => [id, text.value] as const);

describe('undo', () => {
  it('leads back to the beginning, and redo to the end', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        const sheet = new Sheet();
        sheet.load(SHEET);
        const [first] = sheet.cells.value;
        if (first) sheet.edit(first, 'rank(*)\n\nrank(*3)\n// why\nrank(*4)');
        const seen = [all(sheet)];
        for (const one of steps) {
          const { length } = sheet.history.done.value;
          act(sheet, one);
          if (sheet.history.done.value.length > length) seen.push(all(sheet));
        }
        const back = [all(sheet)];
        while (sheet.history.done.value.length > 0) {
          sheet.undo();
          back.unshift(all(sheet));
        }
        expect(back).toEqual(seen);
        const forth = [all(sheet)];
        while (sheet.history.undone.value.length > 0) {
          sheet.redo();
          forth.push(all(sheet));
        }
        expect(forth).toEqual(seen);
      }),
    );
  });

  it('takes a drag of a slider back in one step, and the next drag in another', () => {
    const sheet = new Sheet();
    sheet.load('n := 1 // slider 1..9\n');
    const [cell] = sheet.cells.value;
    if (cell === undefined) throw new Error('no cell');
    const slide = (...numbers: number[]) => {
      for (const n of numbers) sheet.slide(cell, `n := ${n} // slider 1..9`);
      sheet.released();
    };
    slide(2, 3, 4);
    slide(5, 6);
    expect(sheet.undo()).toBe(cell);
    expect(cell.text.value).toBe('n := 4 // slider 1..9');
    expect(sheet.undo()).toBe(cell);
    expect(cell.text.value).toBe('n := 1 // slider 1..9');
    expect(sheet.history.done.value).toEqual([]);
    sheet.redo();
    sheet.redo();
    expect(cell.text.value).toBe('n := 6 // slider 1..9');
  });

  it('loses nothing that was written, whatever is done and undone', () => {
    // Few cells and deeds that go together, so that steps meet each other: a part that was divided off
    // is written in, undone away, and cannot be done again because its whole was written over.
    const deed = fc.record({
      act: fc.constantFrom(
        ...['write', 'write', 'write', 'write two', 'write two', 'undo', 'undo', 'undo'],
        ...['redo', 'redo', 'redo', 'add', 'add prose', 'remove', 'move', 'move on and on'],
      ),
      at: fc.nat(1),
      to: fc.nat(2),
    });
    fc.assert(
      fc.property(fc.array(deed, { minLength: 8, maxLength: 24, size: 'max' }), (deeds) => {
        const sheet = new Sheet();
        sheet.load('');
        // The model: what somebody wrote and nobody has written over, wherever it is now.
        const model = new Set<string>();
        const longest = deeds.findIndex((one) => one.act === 'move on and on');
        for (const [i, one] of deeds.entries()) {
          const { value: cells } = sheet.cells;
          const cell = cells[one.at % Math.max(1, cells.length)];
          if (one.act === 'undo') sheet.undo();
          else if (one.act === 'redo') sheet.redo();
          else if (cell !== undefined && one.act.startsWith('write')) {
            for (const word of words(cell.text.value)) model.delete(word);
            const mark = cell.prose ? '// ' : '';
            const text = `${mark}written ${i}.`;
            if (one.act === 'write') sheet.edit(cell, text);
            else {
              sheet.edit(cell, `${text}\n\n${mark}second ${i}.`);
              sheet.settle(cell);
            }
            for (const { text: now } of sheet.cells.value) {
              for (const word of words(now.value)) if (word.endsWith(` ${i}.`)) model.add(word);
            }
          } else if (cell !== undefined && one.act === 'move on and on') {
            const most = i === longest ? 202 : 2;
            if (cells.length > 1) for (let n = 0; n < most; n++) sheet.move(cell, n % 2);
          } else act(sheet, one);
          // It is there after every deed, not only at the end.
          const kept = [sheet.text, ...sheet.removed.map(({ text }) => text)].join('\n');
          for (const word of model) expect(kept).toContain(word);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('loses no text in a part that was divided off, when redo means nothing any more', () => {
    const sheet = new Sheet();
    sheet.load('rank(*)\n');
    const [cell] = sheet.cells.value;
    if (cell === undefined) throw new Error('a cell is missing');
    sheet.edit(cell, 'rank(*)\n\nrank(*2)');
    const [part] = sheet.settle(cell);
    if (part === undefined) throw new Error('a part is missing');
    sheet.edit(part, 'rank(*9)');
    sheet.undo();
    sheet.edit(cell, 'rank(*3)');
    sheet.redo();
    expect(sheet.removed.map(({ text }) => text)).toEqual(['rank(*9)']);
  });

  it('remembers the last removals, however much was moved since', () => {
    const sheet = new Sheet();
    sheet.load(Array.from({ length: 30 }, (_, i) => `rank(*${i + 1})\n`).join('\n'));
    for (const cell of sheet.cells.value.slice(0, 25)) sheet.remove(cell);
    for (let i = 0; i < 300; i++) {
      const [first] = sheet.cells.value;
      if (first) sheet.move(first, 1);
    }
    const last = Array.from({ length: 20 }, (_, i) => `rank(*${i + 6})`);
    expect(sheet.removed.map(({ text }) => text)).toEqual(last);
  });

  it('of a removal gives back that one, though others came after', () => {
    const sheet = new Sheet();
    sheet.load(SHEET);
    const [first, , , last] = sheet.cells.value;
    if (first === undefined || last === undefined) throw new Error('cells are missing');
    sheet.remove(first);
    sheet.move(last, 0);
    expect(sheet.undo(sheet.history.removals.value[0]?.step)).toBe(first);
    expect(sheet.cells.value.indexOf(last)).toBe(1);
  });

  it('leaves a text alone that was changed since its cell was divided', () => {
    const sheet = new Sheet();
    sheet.load('rank(*)\n');
    const [cell] = sheet.cells.value;
    if (cell === undefined) throw new Error('a cell is missing');
    sheet.edit(cell, 'rank(*)\n\nrank(*2)');
    sheet.settle(cell);
    sheet.edit(cell, 'rank(*5)');
    sheet.undo();
    expect(sheet.text).toBe('rank(*)\n\nrank(*5)\n');
  });

  it('takes a restoration back in one step, and keeps what was written in it since', () => {
    const sheet = new Sheet();
    sheet.load(SHEET);
    const before = all(sheet);
    const [first] = sheet.cells.value;
    const earlier = 'rank(*)\n\n// other words\n\nH := *2\n\n\nrank(G)\n';
    sheet.restoreText(earlier);
    expect(sheet.text).toBe(earlier);
    // What is the same stays the same cell, with its answers.
    expect(sheet.cells.value[0]).toBe(first);
    sheet.undo();
    expect(all(sheet)).toEqual(before);
    expect(sheet.removed).toEqual([]);
    sheet.redo();
    expect(sheet.text).toBe(earlier);
    sheet.edit(sheet.cells.value[2]!, 'written 1.');
    sheet.undo();
    expect(all(sheet)).toEqual(before);
    expect(sheet.removed.map(({ text }) => text)).toEqual(['written 1.']);
    sheet.restoreText('');
    expect(sheet.cells.value.map(({ text }) => text.value)).toEqual(['']);
    sheet.undo();
    expect(all(sheet)).toEqual(before);
  });

  it('takes over what another tab has done, and drops what means nothing there', () => {
    const sheet = new Sheet();
    sheet.load(SHEET);
    const added = sheet.add(undefined);
    sheet.edit(added, 'rank(*7)');
    sheet.follow('rank(*8)\n', []);
    sheet.undo();
    expect(sheet.text).toBe('rank(*8)\n');
  });
});
