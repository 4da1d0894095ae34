// The sheets that are kept, and what is said of keeping them.

import { plural } from '../plural.ts';

const of = plural('en');

export const kept = {
  keptHere: 'Kept in this browser.',
  history: {
    button: 'History',
    command: 'History: what this sheet was',
    label: 'Earlier texts of this sheet',
    heading: 'What it was',
    close: 'Close',
    none: 'There is nothing earlier yet. While you write, the sheet as it was is put aside every minute; of older days fewer texts are kept.',
    allThere: (when: string, cells: number) =>
      `${when}: ${cells} ${of(cells, { one: 'cell', other: 'cells' })}, all in the sheet now.`,
    someGone: (when: string, cells: number, gone: number) =>
      `${when}: ${cells} ${of(cells, { one: 'cell', other: 'cells' })}, ${gone} not in the sheet now.`,
    sheetThen: (when: string) => `The sheet ${when}`,
    gone: 'not in the sheet now',
    restore: 'Restore this',
    restored: (when: string) => `The sheet is as it was ${when}. Undo takes that back.`,
  },
  folder: {
    unsupported:
      'This browser cannot keep sheets in a folder of your disk: that takes Chrome, Edge or another browser based on Chromium. Save all writes them into one file.',
    choose: 'Keep in a folder…',
    kept: (name: string) => `Every sheet is kept in the folder “${name}” too, as a .pvs file.`,
    stop: 'Stop keeping there',
    asleep: (name: string) => `Sheets are kept in the folder “${name}” when you allow it again.`,
    wake: 'Allow it',
    lost: (name: string) =>
      `The folder “${name}” cannot be read or written now. What you write is kept in this browser; the folder is tried again.`,
    unread: (files: string) =>
      `Not read in the folder, because larger than 1 MiB or no UTF-8 text: ${files}. Nothing is written there; a sheet of that name is kept in this browser until you mend, rename or remove the file.`,
    clash: (title: string, file: string) =>
      `“${title}” was changed here, and its file ${file} in the folder.`,
    mine: 'Write mine',
    theirs: 'Take the file',
    both: 'Keep both',
  },
};
