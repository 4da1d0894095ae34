// What can be done in a worksheet, by name and by key.

import type { Command, KeyHelp, Offer } from '../commands.ts';
import { go } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { cellAround, focusCell, keepingFocus } from './cell-place.ts';
import { exampleGroups, exampleTitle } from './examples.ts';
import type { SheetController } from './sheet-controller.ts';
import { exportSheet } from './sheet-head.tsx';
import { waysToTake } from './take-menu.tsx';

function keysHelp(): readonly KeyHelp[] {
  const t = texts.value.worksheet.keys;
  return [
    { keys: 'Shift+Enter', what: t.runOn },
    { keys: 'Ctrl+Enter', what: t.runStay },
    { keys: 'Esc', what: t.escape },
    { keys: '↑ ↓', what: t.arrows },
    { keys: 'Enter', what: t.enter },
    { keys: 'Alt+↑ Alt+↓', what: t.move },
    { keys: 'Ctrl+Z', what: t.undo },
    { keys: 'Ctrl+Shift+Z', what: t.redo },
    { keys: 'Ctrl+Space', what: t.complete },
    { keys: 'Delete', what: t.remove },
  ];
}

export function sheetOffer(controller: SheetController): Offer {
  return {
    get title() {
      return texts.value.worksheet.heading;
    },
    get keys() {
      return keysHelp();
    },
    commands: () => commandsOf(controller),
  };
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
  const { command: t, stop } = texts.value.worksheet;
  const { undo, redo } = texts.value.common;
  return [
    { name: t.run, keys: 'Ctrl+Enter', run: here((cell) => controller.run(cell)) },
    { name: t.runAll, run: () => controller.runAll() },
    ...(queue.busy.peek() ? [{ name: stop, keys: 'Esc', run: () => queue.stop() }] : []),
    { name: t.addCell, run: here((cell) => controller.add(cell, false)) },
    { name: t.addProse, run: here((cell) => controller.add(cell, true)) },
    { name: t.remove, run: here((cell) => controller.remove(cell)) },
    ...([-1, 1] as const).map((by) => ({
      name: by === -1 ? t.up : t.down,
      keys: by === -1 ? 'Alt+↑' : 'Alt+↓',
      run: here((cell) => keepingFocus(cell, () => controller.shift(cell, by))),
    })),
    ...(done.peek().length > 0
      ? [{ name: undo, keys: 'Ctrl+Z', run: () => focusCell(controller.undo()) }]
      : []),
    ...(undone.peek().length > 0
      ? [{ name: redo, keys: 'Ctrl+Shift+Z', run: () => focusCell(controller.redo()) }]
      : []),
    { name: t.save, run: () => exportSheet(controller) },
    ...(controller.source.peek()?.kind === 'own'
      ? [
          {
            name: texts.value.kept.history.command,
            run: () => {
              controller.lookingBack.value = true;
            },
          },
        ]
      : []),
    ...waysToTake(controller).map(({ name, run }) => ({ name: t.takeAlong(name), run })),
    ...exampleGroups.flatMap(({ names }) =>
      names.map((name) => ({
        name: t.example(exampleTitle(name)),
        run: () => go('worksheet', 'example', name),
      })),
    ),
  ];
}
