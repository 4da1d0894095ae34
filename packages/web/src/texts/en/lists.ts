// The list of sheets, and what is said of opening, changing and keeping them.

import { plural } from '../plural.ts';

const form = plural('en');

export const lists = {
  search: 'Search your sheets',
  searchBox: 'Search',
  saveAll: 'Save all',
  loadAll: 'Load all',
  newSheet: 'New sheet',
  none: 'No sheet has these words.',
  noneYet: 'No sheet is kept yet. A sheet is as soon as you change something in it.',
  undoDeleting: (title: string) => `Undo deleting “${title}”`,
  deletedSheets: (count: number) => `Deleted sheets (${count})`,
  deleted: (title: string) => `“${title}” is deleted.`,
  back: (title: string) => `“${title}” is back.`,
  copyTitle: (title: string) => `${title} (copy)`,
  anotherVersion: (title: string) => `${title} (another version)`,
  fromFolder: (title: string) => `${title} (from the folder)`,
  copied: (title: string) => `“${title}” is copied.`,
  renamed: (before: string, title: string) => `“${before}” is called “${title}” now.`,
  quoted: (title: string) => `“${title}”`,
  fileTooLarge: (file: string, size: number, most: number) =>
    `${file} was not loaded: it has ${size} MiB, and the page takes ${most} MiB at once. Open its sheets one by one, as .pvs files.`,
  noSheets: (file: string) => `${file} holds no sheets: choose a file that “Save all” has written.`,
  added: (count: number) =>
    `${count} ${form(count, { one: 'sheet', other: 'sheets' })} added; what was here already is not added again.`,
  nothingAdded: 'Nothing was added: all sheets of the file are here already.',
  noneAdded: 'Nothing was added.',
  leftOut: (titles: string) => ` Larger than 1 MiB, and so left out: ${titles}.`,
  acts: { rename: 'rename', duplicate: 'duplicate', delete: 'delete', bringBack: 'bring back' },
  actOn: {
    rename: (title: string) => `Rename ${title}`,
    duplicate: (title: string) => `Duplicate ${title}`,
    delete: (title: string) => `Delete ${title}`,
    bringBack: (title: string) => `Bring back ${title}`,
  },
  titleOf: (title: string) => `Title of ${title}`,
  cells: (count: number) => `${count} ${form(count, { one: 'cell', other: 'cells' })}`,
  empty: 'empty',
  beginning: 'How it begins',
  today: 'today',
  yesterday: 'yesterday',
  head: {
    share: 'Share by link',
    save: 'Save .pvs',
    open: 'Open .pvs',
    keep: 'Keep as mine',
    more: 'More',
  },
  notText: (file: string) =>
    `${file} was not opened: it is not a text file in UTF-8, as worksheets are. This sheet is as it was.`,
  noPlace: (file: string) =>
    `${file} was not opened: there is no place to keep it beside this sheet.`,
  opened: (file: string) =>
    `${file} opened. Nothing in it has run yet; the sheet before is among your sheets.`,
  cellMoved: (from: number, to: number, all: number) => `Cell ${from} is now cell ${to} of ${all}.`,
  ownFromExample: 'This is your own sheet now, kept in this browser; the example is as it was.',
  ownFromLink: 'This is your own sheet now, kept in this browser; the link leads to what it was.',
  otherTab: 'Changed in another tab, and so here.',
  merged: 'Changed in another tab at the same time, in other cells: both changes are here.',
  cannotOpen: (why: string) =>
    `This worksheet cannot be opened (${why}). Reload the page to try again.`,
  damaged: 'The link is damaged: it holds no worksheet. Was all of it copied?',
  tooLarge:
    'This worksheet is larger than 1 MiB, more than the page takes. The command line has room for it: proviso run FILE.pvs',
  noExample: (name: string) => `There is no example called “${name}”.`,
  notKept: 'This sheet is not kept in this browser.',
  noAddress: (kind: string) => `There is no worksheet at the address “worksheet/${kind}”.`,
  sharedTitle: 'A shared worksheet',
  refusals: {
    blocked: 'This browser does not let the page keep anything.',
    full: 'The browser’s storage is full, so this is not kept.',
    newer:
      'A newer version of this page has taken over what is kept in this browser: reload to get it.',
    failed: 'The browser could not use its storage, so this is not kept.',
  },
};
