// The open sheet as it is taken along: answers that are not to the sheet as it stands are left out, and
// what is to be known of the others is said.

import {
  digestOf,
  fileNameOf,
  proseText,
  type TakenCell,
  type TakenSheet,
  titleOf,
} from '@proviso/language/sheets';
import { RELEASE } from '../parts/engine-version.ts';
import type { Cell, Standing } from './cell.ts';
import type { Sheet } from './sheet.ts';

/** What is said of a cell's answers, and whether they are taken along. */
const NOTES: Readonly<Record<Standing, { readonly taken: boolean; readonly note?: string }>> = {
  current: { taken: true },
  new: { taken: false, note: 'Not run.' },
  stopped: { taken: true, note: 'Stopped before every statement had its answer.' },
  changed: { taken: false, note: 'Not run since it was changed.' },
  stale: { taken: false, note: 'Not run since a cell above was changed.' },
  without: { taken: true, note: 'Found without a cell above that was stopped.' },
  elder: { taken: true, note: 'Found by another version of Proviso.' },
  // Anybody may have written them, as TeX and HTML that a file would hold as they are.
  brought: { taken: false, note: 'Not run here; the answers that came with a link are left out.' },
};

/** The sheet, to be written down. */
export function takenSheet(sheet: Sheet, title: string): TakenSheet {
  const { text } = sheet;
  return {
    title: titleOf(text) ?? title,
    file: `${fileNameOf(title)}.pvs`,
    version: RELEASE,
    digest: digestOf(text),
    date: new Date().toISOString().slice(0, 10),
    ...(!sheet.cells.peek().some(isComputed) && { unrun: true }),
    cells: sheet.cells.peek().filter(isWritten).map(takenCell),
  };
}

/** Whether some of its answers are taken along that were computed here. */
function isComputed({ standing, answers }: Cell): boolean {
  const found = standing.peek();
  return found !== 'brought' && NOTES[found].taken && answers.peek()?.list.length !== 0;
}

function isWritten({ text }: Cell): boolean {
  return text.peek().trim() !== '';
}

function takenCell(cell: Cell): TakenCell {
  const text = cell.text.peek();
  if (cell.prose) return { kind: 'prose', text: proseText(text) };
  const { taken, note } = NOTES[cell.standing.peek()];
  const list = taken ? (cell.answers.peek()?.list ?? []) : [];
  const answers = list.map(({ statement, ran: { shown, problem, json } }) => ({
    statement,
    json,
    ...(shown && { shown }),
    ...(problem && { problem }),
  }));
  return { kind: 'code', text, answers, ...(note !== undefined && { note }) };
}
