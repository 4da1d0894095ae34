// A worksheet and its cells.

import type { ComponentChildren } from 'preact';
import { rich } from '../rich.ts';

export const worksheet = {
  /** The sheet a newcomer finds. */
  first: `// This is a worksheet. Change something and press Shift+Enter.

G := {0, * | *}

// Who wins if whoever cannot move has won? N is the next player, who moves first.
outcome(G)

// Among dicots, Left's option * of G is no more than a sign that she may stop here: a tombstone ■.
G mod D

// Why?
explain(G mod D)

// And how does it look in other company?
table([M, B, E, D, Normal], "mod", U -> U, "simplest form", U -> G mod U, "invertible", U -> invertible(G, U))
`,
  heading: 'Worksheet',
  opening: 'Opening the worksheet…',
  goToOwn: 'Go to your own worksheet',
  yourSheets: 'Your sheets',
  examples: 'Examples',
  addCell: '+ Add a cell',
  removed: (text: ComponentChildren) => rich`Removed: ${text}`,
  run: 'Run',
  runAll: 'Run all',
  /** Where there is little room: the beginning of the other. */
  runAllShort: 'Run all',
  stop: 'Stop',
  done: 'Done',
  stepKinds: {
    removal: 'the removal',
    addition: 'the addition',
    move: 'the move',
    division: 'the division',
    slide: 'the slide',
    restoration: 'the restoration',
  },
  undoStep: (step: string) => `Undo ${step}`,
  redoStep: (step: string) => `Redo ${step}`,
  undone: (step: string) => `Undone: ${step}.`,
  doneAgain: (step: string) => `Done again: ${step}.`,
  cell: {
    prose: (place: number) => `Prose ${place}`,
    cell: (place: number) => `Cell ${place}`,
    edit: 'edit',
    editProse: (place: number) => `Edit prose ${place}`,
    plusCell: '+ cell',
    addBelow: (place: number) => `Add a cell below ${place}`,
    plusProse: '+ prose',
    addProseBelow: (place: number) => `Add prose below ${place}`,
    remove: 'remove',
    removeCell: (place: number) => `Remove ${place}`,
    move: 'move',
    moveCell: (place: number) => `Move ${place}`,
    moveTitle: 'Drag, or press ↑ or ↓; Alt+↑ and Alt+↓ anywhere in the cell',
    stopCell: (place: number) => `Stop cell ${place}`,
    runCell: (place: number) => `Run cell ${place}`,
    doneWith: (place: number) => `Done with prose ${place}`,
    asItWas: 'To the text as it was:',
    wouldBe: 'would be ',
    thisProse: 'This prose',
    cameTo: 'What this cell came to',
    answer: (place: number) => `the answer of cell ${place}`,
    answerOf: (answer: number, place: number) => `answer ${answer} of cell ${place}`,
    slider: (name: string, place: number) => `${name} in cell ${place}`,
  },
  note: {
    waits: 'waits for the cells above',
    unfinished: 'Begun before, and not finished. Run it again for its answer.',
    stopped: 'Stopped. What was found before stands above; the other cells are as they were.',
    stale: 'A cell above has changed since. Run again to bring this up to date.',
    without: 'Found without a cell above that was stopped.',
    brought: 'Came with the sheet, and was not computed here. Run it to check it and to copy it.',
    broughtElder:
      'Came with the sheet from another version of Proviso, and was not computed here. Run it to check it and to copy it.',
    elder: 'Found by another version of Proviso. Run again to see what this one says.',
    computing: (statement: ComponentChildren) => rich`computing ${statement}`,
    computingAgain: (again: ComponentChildren, statement: ComponentChildren) =>
      rich`computing ${again} again, for ${statement}`,
    again: 'runs again after that, as it stands now',
    already: 'this cell is being computed already; Esc stops it',
    howToStop: 'Stop or Esc ends it and keeps the rest',
  },
  shown: {
    tree: 'Tree',
    treeOf: (of: string) => `Tree: ${of}`,
    openAsGame: 'Open as a game',
    copy: 'Copy',
    play: 'Play',
    playOf: (of: string) => `Play: ${of}`,
    quotient: 'Open as a quotient',
    quotientOf: (of: string) => `Open as a quotient: ${of}`,
    emptyList: 'the empty list',
    element: (place: number, of: string) => `element ${place} of ${of}`,
    table: 'Table',
    place: (row: number, column: number, of: string) => `row ${row}, column ${column} of ${of}`,
    sortedAmong: (count: number) => `Sorted among the first ${count}.`,
    column: (letter: string) => `column ${letter}`,
    sortBy: (head: string) => `Sort by ${head}`,
    plot: 'Plot',
    plotOf: (of: string) => `Plot: ${of}`,
    thePlot: (of: string) => `the plot of ${of}`,
    noPoint: 'There is no point to plot.',
    upwards: 'upwards',
    sortTitle: 'Sort: up, down, as it was',
    first: {
      rows: (count: number) => `Show the first ${count} rows`,
      elements: (count: number) => `Show the first ${count} elements`,
    },
    all: {
      rows: (count: number) => `Show all ${count} rows`,
      elements: (count: number) => `Show all ${count} elements`,
    },
    jsonHasAll: (shown: number, total: number) =>
      `${shown} of ${total} are shown; the JSON has them all.`,
    copiesHaveAll: (shown: number, total: number) =>
      `${shown} of ${total} are shown; the copies have them all.`,
  },
  /** What the axes of a plot are called, where nobody named them. */
  plot: { place: 'place', value: 'value', column: (place: number) => `column ${place}` },
  signs: {
    label: 'Signs',
    '{': 'open brace',
    '|': 'bar',
    '}': 'close brace',
    '*': 'star',
    '■': 'tombstone',
    ',': 'comma',
    '(': 'open parenthesis',
    ')': 'close parenthesis',
    ':=': 'becomes',
  },
  keys: {
    runOn: 'run the cell and go on to the next, after the last to a new one',
    runStay: 'run the cell and stay',
    escape: 'stop what is running; else leave the editor',
    arrows: 'at the edge of an editor, or on a cell: go to the next cell',
    enter: 'on a cell: write in it',
    move: 'move the cell',
    undo: 'in an editor: undo typing; elsewhere: undo what was done to the cells',
    redo: 'do again what was undone',
    complete: 'the words that may stand here',
    remove: 'on a cell: remove it',
  },
  command: {
    run: 'Run this cell',
    runAll: 'Run all cells',
    addCell: 'Add a cell below',
    addProse: 'Add prose below',
    remove: 'Remove this cell',
    up: 'Move this cell up',
    down: 'Move this cell down',
    save: 'Save as a file (.pvs)',
    takeAlong: (way: string) => `Take along: ${way}`,
    example: (title: string) => `Example: ${title}`,
  },
  take: {
    label: 'Take along',
    latex: 'LaTeX article',
    html: 'Page that stands alone (HTML)',
    ipynb: 'Jupyter notebook',
    print: 'Print',
    linkWithAnswers: 'Link with the answers',
    cite: 'Cite this',
    saved: (file: string) => `${file} saved.`,
    copyLink: (url: string) => `Copy this link: ${url}`,
    linkCopied: 'The link is copied. It holds the whole worksheet; nothing was sent anywhere.',
    linkWithAnswersCopied:
      'The link is copied. It holds the worksheet and its answers; nothing was sent anywhere.',
    linkWithoutAnswersCopied:
      'The link is copied. It holds the worksheet and no answers, as none were computed here; nothing was sent anywhere.',
    tooLongForLink: 'This worksheet is too long for a link: save it as a file and send that.',
  },
  citation: {
    label: 'Cite this sheet',
    digest: (file: string, command: ComponentChildren) =>
      rich`The digest is that of the sheet saved as ${file}; ${command} tells it too.`,
    copy: 'Copy the reference',
    thisSheet: 'this sheet',
    close: 'Close',
  },
  notices: {
    goOn: 'You can go on, but save what you want to keep.',
    saveAsFile: 'Save as a file',
    otherTab: (link: ComponentChildren) =>
      rich`The same cell was changed in another tab at the same time. Both are kept: here is what you wrote, and there is ${link}.`,
    theOther: (title: string) => `the other, “${title}”`,
    foundApart: (titles: string) =>
      `A tab was closed before its last changes met those of another. Both are kept: look for ${titles} among your sheets.`,
    title: (title: string) => `“${title}”`,
    tooLong:
      'This worksheet with its answers is too long for a link: browsers and mail programs would cut it. Send it as a file instead.',
    saveAsPage: 'Save as a page',
    saveWithout: 'Save without answers',
    shared: 'This worksheet came with a link; somebody else may have written it.',
    untouched: 'Nothing in it has run. Read it, then press Run all.',
    becomesOwn: 'It becomes your own when you change something.',
    broughtUnchecked:
      'Its answers came with it and were not computed here: press Run all to check them.',
    sameAnswers: (ran: number, all: number) =>
      `${ran} of ${all} cells with answers were run here: the same answers.`,
    otherAnswers: (ran: number, all: number, other: number) =>
      `${ran} of ${all} cells with answers were run here: ${other} came to something else.`,
  },
};
