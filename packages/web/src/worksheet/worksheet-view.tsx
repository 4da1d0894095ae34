// The worksheet: prose, questions and answers in one column.

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { overlay, useOffer, writes } from '../commands.ts';
import { keyNames } from '../parts/key-names.ts';
import { address, route } from '../route.ts';
import { texts } from '../texts/texts.ts';
import type { Cell } from './cell.ts';
import { short } from './cell-note.tsx';
import { cellAround, focusCell, idOf, keepingFocus } from './cell-place.ts';
import { CellView } from './cell-view.tsx';
import { Citation } from './citation.tsx';
import { EarlierTexts } from './earlier-texts.tsx';
import { isOffered, type Removal } from './history.ts';
import { Notices } from './notices.tsx';
import { runCell } from './run-cell.ts';
import { sheetOffer } from './sheet-commands.ts';
import { SheetController } from './sheet-controller.ts';
import { SheetHead } from './sheet-head.tsx';
import { ExampleList, SheetList } from './sheet-lists.tsx';
import { SignKeys } from './sign-keys.tsx';
import { walk } from './walk.ts';
import '../style/worksheet.css';
import '../style/sheet-menus.css';
import '../style/prose.css';
import '../style/cell-answers.css';

export function WorksheetView() {
  const t = texts.value.worksheet;
  const controller = useMemo(() => new SheetController(), []);
  useOffer(useMemo(() => sheetOffer(controller), [controller]));
  const [, kind, name] = route.value;
  useEffect(() => {
    void controller.open(kind, name);
  }, [controller, kind, name]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => pressed(controller, event);
    document.addEventListener('keydown', key);
    document.addEventListener('click', takeInHand);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('click', takeInHand);
      void controller.leave();
    };
  }, [controller]);

  if (controller.problem.value !== '') {
    return (
      <div class="worksheet">
        <h1>{t.heading}</h1>
        <p class="problem" role="alert">
          {controller.problem}
        </p>
        <p>
          <a href={address('worksheet')}>{t.goToOwn}</a>
        </p>
        <h2>{t.yourSheets}</h2>
        <SheetList />
        <h2>{t.examples}</h2>
        <ExampleList />
      </div>
    );
  }
  if (controller.source.value === undefined) return <p class="quiet loading">{t.opening}</p>;
  return (
    <div class="worksheet">
      <SheetHead controller={controller} />
      <div class="said-line">
        <p class="quiet" role="status">
          {controller.said}
        </p>
        <UndoButtons controller={controller} />
      </div>
      <Notices controller={controller} />
      {controller.citing.value && <Citation controller={controller} />}
      {controller.lookingBack.value && <EarlierTexts controller={controller} />}
      <Cells controller={controller} />
      <button
        type="button"
        inert={controller.opening.value}
        onClick={() => controller.add(undefined, false)}
      >
        {t.addCell}
      </button>
      <SignKeys />
    </div>
  );
}

function Cells({ controller }: { readonly controller: SheetController }) {
  const { value: cells } = controller.sheet.cells;
  const { value: fresh } = controller.fresh;
  const removal = controller.sheet.history.removals.value.at(-1);
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
  if (removal && isOffered(removal)) {
    const at = controller.sheet.indexOf(removal);
    list.splice(
      at,
      0,
      <Undo key={`undo ${removal.cell.id}`} controller={controller} removal={removal} />,
    );
  }
  return (
    <div class="cells" inert={controller.opening.value}>
      {list}
      <div class="drop-line" key="drop-line" hidden />
    </div>
  );
}

/** The last step, to be undone, and the last that was undone. A removal is undone where it was. */
function UndoButtons({ controller }: { readonly controller: SheetController }) {
  const t = texts.value.worksheet;
  const { history } = controller.sheet;
  const last = history.done.value.at(-1);
  const next = history.undone.value.at(-1);
  return (
    <div class="undo-buttons" inert={controller.opening.value}>
      {last && (last.kind !== 'removal' || !isOffered(last)) && (
        <StepButton keys="Z" act={() => controller.undo()}>
          {t.undoStep(t.stepKinds[last.kind])}
        </StepButton>
      )}
      {next && (
        <StepButton keys="Shift+Z" act={() => controller.redo()}>
          {t.redoStep(t.stepKinds[next.kind])}
        </StepButton>
      )}
    </div>
  );
}

function StepButton(props: {
  /** What is pressed with Ctrl. */
  readonly keys: string;
  /** Gives a cell to look at. */
  readonly act: () => Cell | undefined;
  readonly children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class="plain"
      onClick={() => focusCell(props.act())}
      aria-keyshortcuts={`Control+${props.keys} Meta+${props.keys}`}
      title={keyNames(`Ctrl+${props.keys}`)}
    >
      {props.children}
    </button>
  );
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
    if (removal.age === 0) button.current?.focus();
  }, []);
  return (
    <p class="removed">
      <span>{texts.value.worksheet.removed(<code>{short(removal.cell.text.value)}</code>)}</span>
      <button
        type="button"
        ref={button}
        onClick={() => focusCell(controller.undo(removal.step))}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        {texts.value.common.undo}
      </button>
    </p>
  );
}

/** Marks the cell that was touched last, where its buttons are. */
function takeInHand({ target }: Event): void {
  const cell = target instanceof Element ? target.closest('.cell') : null;
  if (cell === null) return;
  for (const other of document.querySelectorAll('.cell[data-at-hand]')) {
    if (other !== cell) other.removeAttribute('data-at-hand');
  }
  cell.setAttribute('data-at-hand', '');
}

function pressed(controller: SheetController, event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  if (overlay.peek() !== undefined) return;
  const [target = null] = event.composedPath();
  if (event.key === 'Escape') {
    if (controller.queue.busy.peek()) {
      event.preventDefault();
      controller.queue.stop();
    } else leaveEditor(controller, event);
    return;
  }
  if (controller.opening.peek()) return;
  const act = actOf(controller, event, target);
  if (act === undefined) return;
  event.preventDefault();
  act();
}

/** From the editor to its cell, where the other keys are. */
function leaveEditor(controller: SheetController, event: KeyboardEvent): void {
  if (!writes(event.composedPath()[0])) return;
  const cell = cellAround(event.target, controller.sheet.cells.peek());
  if (cell) document.getElementById(idOf(cell))?.focus();
}

/** What a key does outside of editors; inside one the same keys are the editor's. */
function actOf(
  controller: SheetController,
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  target: EventTarget | null,
): (() => void) | undefined {
  const mod = ctrlKey || metaKey;
  // Nothing is typed in a slider, so the keys that undo are not its own.
  const slides = target instanceof Element && target.matches('input[type="range"]');
  if (writes(target) && !(slides && mod)) return undefined;
  if (mod && !altKey && key.toLowerCase() === 'z') {
    return () => focusCell(shiftKey ? controller.redo() : controller.undo());
  }
  if (ctrlKey && !altKey && key === 'y') return () => focusCell(controller.redo());
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  const cell = cellAround(target, controller.sheet.cells.peek());
  if (cell === undefined) return undefined;
  if (key === 'Enter' && (mod || shiftKey) && !altKey && (target as Element).matches('.cell')) {
    return () => runCell(controller, cell, shiftKey);
  }
  if (mod) return undefined;
  if (by !== 0 && altKey) return () => keepingFocus(cell, () => controller.shift(cell, by));
  // The rest are keys of the cell itself, and not of a button in it.
  if (!(target as Element).matches('.cell') || altKey || shiftKey) return undefined;
  if (by !== 0) return () => walk(controller.sheet.cells.peek(), cell, by);
  if (key === 'Delete') return () => controller.remove(cell);
  if (key === 'Enter') return () => controller.write(cell);
  return undefined;
}
