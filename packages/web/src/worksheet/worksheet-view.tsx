// The worksheet: prose, questions and answers in one column.

import { useEffect, useMemo, useRef } from 'preact/hooks';
import { address, route } from '../route.ts';
import { short } from './cell-note.tsx';
import { CellView, idOf } from './cell-view.tsx';
import { Desk } from './desk.ts';
import { Notices } from './notices.tsx';
import { SheetHead } from './sheet-head.tsx';
import '../style/worksheet.css';

export function WorksheetView() {
  const desk = useMemo(() => new Desk(), []);
  const [, kind, name] = route.value;
  useEffect(() => {
    void desk.open(kind, name);
  }, [desk, kind, name]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => pressed(desk, event);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('keydown', key);
      void desk.leave();
    };
  }, [desk]);

  if (desk.problem.value !== '') {
    return (
      <div class="worksheet">
        <p class="problem" role="alert">
          {desk.problem}
        </p>
        <p>
          <a href={address('worksheet')}>Go to your own worksheet</a>
        </p>
      </div>
    );
  }
  if (desk.source.value === undefined) return <p class="quiet loading">Opening the worksheet…</p>;
  return (
    <div class="worksheet">
      <SheetHead desk={desk} />
      <p class="quiet said-line" role="status">
        {desk.said}
      </p>
      <Notices desk={desk} />
      <Cells desk={desk} />
      <button type="button" onClick={() => desk.add(undefined, false)}>
        + Add a cell
      </button>
    </div>
  );
}

function Cells({ desk }: { readonly desk: Desk }) {
  const { value: cells } = desk.sheet.cells;
  const { value: fresh } = desk.fresh;
  const removal = desk.sheet.removals.value.at(-1);
  // One flat list: only there does a key find its cell again, and with it the editor.
  const list = cells.map((cell, i) => (
    <CellView key={cell.id} desk={desk} cell={cell} place={i + 1} focus={cell === fresh} />
  ));
  if (removal) {
    const at = removal.after === undefined ? 0 : cells.indexOf(removal.after) + 1;
    list.splice(at, 0, <Undo key={`undo ${removal.cell.id}`} desk={desk} />);
  }
  return <div class="cells">{list}</div>;
}

/** Stands where a cell was removed. */
function Undo({ desk }: { readonly desk: Desk }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const removals = desk.sheet.removals.value;
  return (
    <p class="removed">
      <span>
        Removed: <code>{short(removals.at(-1)?.cell.text.value ?? '')}</code>
      </span>
      <button
        type="button"
        ref={button}
        onClick={() => undo(desk)}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        Undo
      </button>
    </p>
  );
}

function undo(desk: Desk): void {
  const cell = desk.undo();
  if (cell === undefined) return;
  requestAnimationFrame(() => document.getElementById(idOf(cell))?.focus());
}

function pressed(desk: Desk, event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  if (event.key === 'Escape' && desk.queue.busy.peek()) {
    event.preventDefault();
    desk.queue.stop();
  }
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
  // Inside an editor the same keys take back what was typed there.
  if (!isUndo || event.shiftKey || event.altKey || writes(event.composedPath()[0])) return;
  if (desk.sheet.removals.peek().length === 0) return;
  event.preventDefault();
  undo(desk);
}

function writes(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
