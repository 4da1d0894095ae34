// A sheet that is taken along from the page is what the language itself writes of its text, and answers
// that are not to the sheet as it stands are left out.

import { digestOf, SHEET_FORMATS, writeSheet } from '@proviso/language/sheets';
import { describe, expect, it } from 'vitest';
import { EVERYTHING, taken } from '../../language/test/sheets/take.ts';
import { runStatement } from '../src/worker/sheet-session.ts';
import { RunQueue } from '../src/worksheet/run-queue.ts';
import { Sheet } from '../src/worksheet/sheet.ts';
import { takenSheet } from '../src/worksheet/taken-sheet.ts';

async function ran(text: string): Promise<Sheet> {
  const sheet = new Sheet();
  sheet.load(text);
  const queue = new RunQueue(sheet, {
    run: async (statement, after) => runStatement(statement, after, () => {}),
    stop: () => {},
  });
  queue.runAll();
  while (queue.busy.value) await new Promise((resolve) => setImmediate(resolve));
  return sheet;
}

describe('a sheet taken along from the page', () => {
  it.each(SHEET_FORMATS)('is the same file as from its text, as %s', async (format) => {
    const sheet = await ran(EVERYTHING);
    const { version, date, digest } = takenSheet(sheet, 'A sheet');
    expect(digest).toBe(digestOf(EVERYTHING));
    const expected = {
      ...taken(EVERYTHING),
      title: takenSheet(sheet, 'A sheet').title,
      version,
      date,
    };
    expect(writeSheet(takenSheet(sheet, 'A sheet'), format)).toBe(writeSheet(expected, format));
  });

  it('leaves out what is not to the sheet as it stands, and says so', async () => {
    const sheet = await ran('G := *\n\nG + G\n\nrank(*3)\n');
    const [first, , third] = sheet.cells.value;
    sheet.edit(first!, 'G := 1');
    sheet.edit(third!, 'rank(*4)');
    expect(takenSheet(sheet, '').cells).toMatchObject([
      { text: 'G := 1', answers: [], note: 'Not run since it was changed.' },
      { text: 'G + G', answers: [], note: 'Not run since a cell above was changed.' },
      { text: 'rank(*4)', answers: [], note: 'Not run since it was changed.' },
    ]);
    sheet.load('1\n');
    expect(takenSheet(sheet, '').cells).toMatchObject([{ answers: [], note: 'Not run.' }]);
  });
});
