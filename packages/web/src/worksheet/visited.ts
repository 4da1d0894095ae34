// Answers of sheets that are nobody's own, as long as the page is open: whoever comes back to a shared
// sheet or an example finds it answered as it was left.

import { ENGINE } from '../parts/engine-version.ts';
import { answersFound, restoreAnswers } from './kept-answers.ts';
import type { Sheet } from './sheet.ts';

/** So many sheets are remembered. */
const MOST = 8;

/** The answers by the text of their sheet, the latest last. */
const visited = new Map<string, unknown>();

/** Remembers the answers of a sheet that is left. */
export function rememberAnswers(sheet: Sheet): void {
  const { text } = sheet;
  visited.delete(text);
  visited.set(text, answersFound(sheet, ENGINE));
  for (const oldest of [...visited.keys()].slice(0, -MOST)) visited.delete(oldest);
}

/** Gives a sheet that is opened the answers it had. */
export function recallAnswers(sheet: Sheet): void {
  restoreAnswers(sheet, visited.get(sheet.text), ENGINE);
}
