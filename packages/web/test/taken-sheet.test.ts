// A sheet that is taken along from the page is what the language itself writes of its text, and answers
// that are not to the sheet as it stands are left out.

import { Session, splitStatements } from '@proviso/language';
import {
  digestOf,
  SHEET_FORMATS,
  shownAnswer,
  takenCells,
  writeSheet,
} from '@proviso/language/sheets';
import { describe, expect, it } from 'vitest';
import { takenSheet } from '../src/worksheet/taken-sheet.ts';
import { CELLS, ran } from './ran-sheet.ts';

const EVERYTHING = `// # A *title*
//
// Prose with $x^2$ and \`code\`.

${CELLS}
nonsense

use 3 players

{1[0] | | 1[2]}
`;

/** The cells with the answers of a new session. */
function answered(text: string) {
  const session = new Session({ style: 'unicode' }, { naming: 'all', dataTexts: true });
  return takenCells(text, (code) => ({
    answers: splitStatements(code).map(({ text: statement }) => {
      const run = session.run(statement);
      const { result } = run;
      const json = JSON.stringify(result);
      if (!result.ok) return { statement, json, problem: result.error };
      const shown = shownAnswer(run, { names: session.rulesetNames() });
      return { statement, json, ...(shown && { shown }) };
    }),
  }));
}

describe('a sheet taken along from the page', () => {
  it.each(SHEET_FORMATS)('is the same file as from its text, as %s', async (format) => {
    const sheet = await ran(EVERYTHING);
    const made = takenSheet(sheet, 'A sheet');
    expect(made).toMatchObject({ title: 'A *title*', file: 'a-sheet.pvs' });
    expect(made.digest).toBe(digestOf(EVERYTHING));
    const expected = { ...made, cells: answered(EVERYTHING) };
    expect(writeSheet(made, format)).toBe(writeSheet(expected, format));
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

  it('says that nothing was computed only where nothing was', async () => {
    const sheet = await ran('rank(*)\n\nrank(*2)\n');
    expect(takenSheet(sheet, '').unrun).toBeUndefined();
    const [first, second] = sheet.cells.value;
    sheet.edit(first!, 'rank(*3)');
    expect(takenSheet(sheet, '').unrun).toBeUndefined();
    // Answers that came with a link were computed elsewhere.
    second!.answers.value = { ...second!.answers.value!, brought: true };
    expect(takenSheet(sheet, '').unrun).toBe(true);
    sheet.load('rank(*)\n');
    expect(takenSheet(sheet, '').unrun).toBe(true);
  });
});
