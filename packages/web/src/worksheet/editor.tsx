// The editor of a cell. It lives in a shadow root: there its styles are adopted as style sheets,
// which the page's policy allows, and not inserted as elements, which it does not.

import {
  autocompletion,
  closeBrackets,
  closeCompletion,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, Transaction } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Cell } from './cell.ts';
import { completing, proviso, type Surroundings } from './language-support.ts';
import { isAtEdge } from './walk.ts';

export interface EditorProps {
  readonly cell: Cell;
  /** The place of the editor. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly focus: boolean;
  readonly around: Surroundings;
  readonly onText: (text: string) => void;
  /** The cell is to run; then to go on to the next, or to stay. */
  readonly onRun: (goesOn: boolean) => void;
  /** The reader goes on to the cell above (-1) or below (1); whether there is one. */
  readonly onWalk: (by: -1 | 1) => boolean;
  /** The cell is to go up (-1) or down (1). */
  readonly onMove: (by: number) => void;
  /** The reader has gone elsewhere. */
  readonly onLeave: () => void;
}

const theme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--sheet)', fontSize: '0.95rem' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--code)', lineHeight: '1.55' },
  '.cm-content': { padding: '0.5rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-gutters': { backgroundColor: 'transparent', border: '0' },
  '.cm-gutter-lint': { width: '0.9em' },
  '.cm-gutter-lint .cm-gutterElement': {
    padding: '0 0 0 0.1em',
    display: 'flex',
    alignItems: 'center',
  },
  '.cm-lint-marker': { flex: 'none', width: '0.7em', height: '0.7em' },
  '.cm-tooltip': {
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '6px',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--accent-ink)',
  },
  // Where there is no room beside the list, below or above it, and not over what else is offered.
  '.cm-completionInfo[class*="narrow"][style^="top"]': { top: '100% !important' },
  '.cm-completionInfo[class*="narrow"][style^="bottom"]': { bottom: '100% !important' },
  '.cm-completionDetail': { color: 'var(--muted)', fontStyle: 'normal' },
  '.cm-tooltip-autocomplete ul li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-help': {
    margin: '0',
    padding: '0.5rem 0.7rem',
    maxWidth: 'min(34rem, 90vw)',
    whiteSpace: 'pre-wrap',
    font: '0.85rem/1.45 var(--code)',
  },
  '.cm-matchingBracket': { backgroundColor: 'var(--mark) !important' },
  '.cm-diagnostic': { fontFamily: 'var(--ui)' },
});

/** Cells are numbered, and their numbers change. */
const named = new Compartment();
const nameOf = (label: string) => EditorView.contentAttributes.of({ 'aria-label': label });

export function Editor(props: EditorProps) {
  const { cell, label, diagnostics, focus, host } = props;
  const view = useRef<EditorView | undefined>(undefined);
  // The editor is made once; what it calls may change with every rendering.
  const calls = useRef(props);
  calls.current = props;

  // Before the cell is painted: what stands below it would jump.
  useLayoutEffect(() => {
    const { current } = host;
    if (current === null) return;
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    const run = (goesOn: boolean) => (editing: EditorView) => {
      // What is offered would lie over the answer, and so would what is still being looked for.
      closeCompletion(editing);
      calls.current.onRun(goesOn);
      return true;
    };
    const step = (by: -1 | 1) => (editing: EditorView) =>
      completionStatus(editing.state) === null && isAtEdge(editing, by) && calls.current.onWalk(by);
    const move = (by: number) => () => {
      calls.current.onMove(by);
      return true;
    };
    const made = new EditorView({
      parent: root,
      state: EditorState.create({
        doc: cell.text.peek(),
        // Who begins to write goes on after what is there: in prose, after its `// `.
        ...(focus && { selection: { anchor: cell.text.peek().length } }),
        extensions: [
          keymap.of([
            { key: 'Shift-Enter', run: run(true) },
            { key: 'Mod-Enter', run: run(false) },
            { key: 'ArrowUp', run: step(-1) },
            { key: 'ArrowDown', run: step(1) },
            { key: 'Alt-ArrowUp', run: move(-1) },
            { key: 'Alt-ArrowDown', run: move(1) },
            ...(cell.prose ? [{ key: 'Enter', run: nextLineOfProse }] : []),
          ]),
          history(),
          closeBrackets(),
          bracketMatching(),
          autocompletion({ override: [completing(props.around)] }),
          keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
          proviso(props.around),
          lintGutter(),
          theme,
          EditorView.lineWrapping,
          named.of(nameOf(label)),
          EditorView.contentAttributes.of({ spellcheck: String(cell.prose) }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) calls.current.onText(state.doc.toString());
          }),
          EditorView.domEventHandlers({
            blur: () => calls.current.onLeave(),
            beforeinput: replacing,
          }),
        ],
      }),
    });
    view.current = made;
    // The text may also change elsewhere: in another tab, or when a cell is divided.
    const unfollow = effect(() => follow(made, cell.text.value));
    if (focus) made.focus();
    return () => {
      unfollow();
      made.destroy();
    };
    // Made once: a cell has one editor as long as it is shown.
  }, []);

  // In the same turn as what else is numbered: two editors would have one name until the next frame.
  useLayoutEffect(() => {
    view.current?.dispatch({ effects: named.reconfigure(nameOf(label)) });
  }, [label]);

  useEffect(() => {
    const { current } = view;
    if (current === undefined) return;
    const { length } = current.state.doc;
    const inside = diagnostics.filter(({ to }) => to <= length);
    current.dispatch(setDiagnostics(current.state, inside));
  }, [diagnostics]);

  return <div class="editor" ref={host} />;
}

/** A new line of prose begins with its mark. */
function nextLineOfProse(view: EditorView): boolean {
  const change = view.state.replaceSelection(`${view.state.lineBreak}// `);
  view.dispatch(change, { scrollIntoView: true, userEvent: 'input' });
  return true;
}

/**
 * Typing over a selection. Left to itself the browser keeps the look of what it replaces, by a style
 * on the new letters, which the page's policy refuses with a message.
 */
function replacing(event: InputEvent, view: EditorView): boolean {
  const { from, to, empty } = view.state.selection.main;
  const { data, inputType } = event;
  if (inputType !== 'insertText' || data === null || empty || view.composing) return false;
  event.preventDefault();
  const insert = () =>
    view.state.update(view.state.replaceSelection(data), {
      userEvent: 'input.type',
      scrollIntoView: true,
    });
  const handlers = view.state.facet(EditorView.inputHandler);
  if (!handlers.some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert());
  return true;
}

/** Brings the editor to a text with the smallest change, which leaves the cursor where it was. */
function follow(view: EditorView, text: string): void {
  const old = view.state.doc.toString();
  if (old === text) return;
  const shorter = Math.min(old.length, text.length);
  let head = 0;
  while (head < shorter && old[head] === text[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
  view.dispatch({
    changes: { from: head, to: old.length - tail, insert: text.slice(head, text.length - tail) },
    annotations: Transaction.addToHistory.of(false),
  });
}
