// What can be done in a worksheet, by name and by key.

import type { Command, KeyHelp, Offer } from '../commands.ts';
import { go } from '../route.ts';
import { cellAround, focusCell, keepingFocus } from './cell-place.ts';
import { exampleGroups, exampleTitle } from './examples.ts';
import type { SheetController } from './sheet-controller.ts';
import { exportSheet } from './sheet-head.tsx';
import { waysToTake } from './take-menu.tsx';

const KEYS: readonly KeyHelp[] = [
  { keys: 'Shift+Enter', what: 'run the cell and go on to the next' },
  { keys: 'Ctrl+Enter', what: 'run the cell and stay' },
  { keys: 'Esc', what: 'stop what is running; else leave the editor' },
  { keys: '↑ ↓', what: 'at the edge of an editor, or on a cell: go to the next cell' },
  { keys: 'Enter', what: 'on a cell: write in it' },
  { keys: 'Alt+↑ Alt+↓', what: 'move the cell' },
  { keys: 'Ctrl+Z', what: 'in an editor: undo typing; elsewhere: undo what was done to the cells' },
  { keys: 'Ctrl+Shift+Z', what: 'do again what was undone' },
  { keys: 'Ctrl+Space', what: 'the words that may stand here' },
  { keys: 'Delete', what: 'on a cell: remove it' },
];

export function sheetOffer(controller: SheetController): Offer {
  return { title: 'Worksheet', keys: KEYS, commands: () => commandsOf(controller) };
}

function commandsOf(controller: SheetController): readonly Command[] {
  const { queue, sheet } = controller;
  if (controller.source.peek() === undefined) return [];
  const cells = sheet.cells.peek();
  // The palette has given the focus back when a command runs.
  const here = (act: (cell: (typeof cells)[number]) => void) => () => {
    const cell = cellAround(document.activeElement, cells) ?? cells.at(-1);
    if (cell !== undefined) act(cell);
  };
  const { done, undone } = sheet.history;
  return [
    { name: 'Run this cell', keys: 'Ctrl+Enter', run: here((cell) => controller.run(cell)) },
    { name: 'Run all cells', run: () => queue.runAll() },
    ...(queue.busy.peek() ? [{ name: 'Stop', keys: 'Esc', run: () => queue.stop() }] : []),
    { name: 'Add a cell below', run: here((cell) => controller.add(cell, false)) },
    { name: 'Add prose below', run: here((cell) => controller.add(cell, true)) },
    { name: 'Remove this cell', run: here((cell) => controller.remove(cell)) },
    ...([-1, 1] as const).map((by) => ({
      name: by === -1 ? 'Move this cell up' : 'Move this cell down',
      keys: by === -1 ? 'Alt+↑' : 'Alt+↓',
      run: here((cell) => keepingFocus(cell, () => controller.shift(cell, by))),
    })),
    ...(done.peek().length > 0
      ? [{ name: 'Undo', keys: 'Ctrl+Z', run: () => focusCell(controller.undo()) }]
      : []),
    ...(undone.peek().length > 0
      ? [{ name: 'Redo', keys: 'Ctrl+Shift+Z', run: () => focusCell(controller.redo()) }]
      : []),
    { name: 'Save as a file (.pvs)', run: () => exportSheet(controller) },
    ...waysToTake(controller).map(({ name, run }) => ({ name: `Take along: ${name}`, run })),
    ...exampleGroups.flatMap(({ names }) =>
      names.map((name) => ({
        name: `Example: ${exampleTitle(name)}`,
        run: () => go('worksheet', 'example', name),
      })),
    ),
  ];
}
