// The editor of a cell. It lives in a shadow root: there its styles are adopted as style sheets,
// which the page's policy allows, and not inserted as elements, which it does not.

import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useRef } from 'preact/hooks';
import { completing, proviso } from './language-support.ts';

interface Props {
  readonly text: string;
  readonly label: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly focus: boolean;
  readonly names: () => readonly string[];
  readonly onText: (text: string) => void;
  readonly onRun: () => void;
}

const theme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--sheet)', fontSize: '0.95rem' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--code)', lineHeight: '1.55' },
  '.cm-content': { padding: '0.5rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-gutters': { backgroundColor: 'transparent', border: '0' },
  '.cm-gutter-lint': { width: '0.9em' },
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

export function Editor({ text, label, diagnostics, focus, names, onText, onRun }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | undefined>(undefined);
  // The editor is made once; what it calls may change with every rendering.
  const calls = useRef({ names, onText, onRun });
  calls.current = { names, onText, onRun };

  useEffect(() => {
    const { current } = host;
    if (current === null) return;
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    const run = () => {
      calls.current.onRun();
      return true;
    };
    const made = new EditorView({
      parent: root,
      state: EditorState.create({
        doc: text,
        extensions: [
          keymap.of([
            { key: 'Shift-Enter', run },
            { key: 'Mod-Enter', run },
          ]),
          history(),
          closeBrackets(),
          bracketMatching(),
          autocompletion({ override: [completing(() => calls.current.names())] }),
          keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
          proviso(),
          lintGutter(),
          theme,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) calls.current.onText(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    if (focus) made.focus();
    return () => made.destroy();
    // Made once: later texts come from the editor itself.
  }, []);

  useEffect(() => {
    const { current } = view;
    if (current === undefined) return;
    const { length } = current.state.doc;
    const inside = diagnostics.filter(({ to }) => to <= length);
    current.dispatch(setDiagnostics(current.state, inside));
  }, [diagnostics]);

  return <div class="editor" ref={host} />;
}
