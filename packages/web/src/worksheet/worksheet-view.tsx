// The worksheet: prose, questions and answers in one column.

import { useEffect, useMemo, useRef } from 'preact/hooks';
import { address, route } from '../route.ts';
import { short } from './cell-note.tsx';
import { CellView, idOf } from './cell-view.tsx';
import { Notices } from './notices.tsx';
import type { Removal } from './sheet.ts';
import { SheetController } from './sheet-controller.ts';
import { SheetHead } from './sheet-head.tsx';
import { ExampleList, SheetList } from './sheet-lists.tsx';
import '../style/worksheet.css';

export function WorksheetView() {
  const controller = useMemo(() => new SheetController(), []);
  const [, kind, name] = route.value;
  useEffect(() => {
    void controller.open(kind, name);
  }, [controller, kind, name]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => pressed(controller, event);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('keydown', key);
      void controller.leave();
    };
  }, [controller]);

  if (controller.problem.value !== '') {
    return (
      <div class="worksheet">
        <h1>Worksheet</h1>
        <p class="problem" role="alert">
          {controller.problem}
        </p>
        <p>
          <a href={address('worksheet')}>Go to your own worksheet</a>
        </p>
        <h2>Your sheets</h2>
        <SheetList />
        <h2>Examples</h2>
        <ExampleList />
      </div>
    );
  }
  if (controller.source.value === undefined)
    return <p class="quiet loading">Opening the worksheet…</p>;
  return (
    <div class="worksheet">
      <SheetHead controller={controller} />
      <p class="quiet said-line" role="status">
        {controller.said}
      </p>
      <Notices controller={controller} />
      <Cells controller={controller} />
      <button type="button" onClick={() => controller.add(undefined, false)}>
        + Add a cell
      </button>
    </div>
  );
}

function Cells({ controller }: { readonly controller: SheetController }) {
  const { value: cells } = controller.sheet.cells;
  const { value: fresh } = controller.fresh;
  const removal = controller.sheet.removals.value.at(-1);
  // One flat list: only there does a key find its cell again, and with it the editor.
  const list = cells.map((cell, i) => (
    <CellView
      key={cell.id}
      controller={controller}
      cell={cell}
      place={i + 1}
      focus={cell === fresh}
    />
  ));
  if (removal) {
    const at = controller.sheet.placeOf(removal);
    list.splice(
      at,
      0,
      <Undo key={`undo ${removal.cell.id}`} controller={controller} removal={removal} />,
    );
  }
  return <div class="cells">{list}</div>;
}

/** Stands where a cell was removed. */
function Undo({
  controller,
  removal,
}: {
  readonly controller: SheetController;
  readonly removal: Removal;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removal.fresh) button.current?.focus();
  }, []);
  return (
    <p class="removed">
      <span>
        Removed: <code>{short(removal.cell.text.value)}</code>
      </span>
      <button
        type="button"
        ref={button}
        onClick={() => undo(controller)}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        Undo
      </button>
    </p>
  );
}

function undo(controller: SheetController): void {
  const cell = controller.undo();
  if (cell === undefined) return;
  requestAnimationFrame(() => document.getElementById(idOf(cell))?.focus());
}

function pressed(controller: SheetController, event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  if (event.key === 'Escape' && controller.queue.busy.peek()) {
    event.preventDefault();
    controller.queue.stop();
  }
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
  // Inside an editor the same keys take back what was typed there.
  if (!isUndo || event.shiftKey || event.altKey || writes(event.composedPath()[0])) return;
  if (controller.sheet.removals.peek().length === 0) return;
  event.preventDefault();
  undo(controller);
}

function writes(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
