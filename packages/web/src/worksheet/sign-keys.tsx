// Keys for the signs of games, above the keyboard of a phone: a press writes the sign in the editor that
// has the focus, and leaves the focus there.

import { EditorView } from '@codemirror/view';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { focusedElement } from '../commands.ts';
import { texts } from '../texts/texts.ts';

/** What is written. */
const SIGNS = ['{', '|', '}', '*', '■', ',', '(', ')', ':='] as const;

/** Fingers, and so most likely a keyboard on the screen. */
const touch = matchMedia('(pointer: coarse)');

function focusedEditor(): EditorView | undefined {
  const focused = focusedElement();
  if (!(focused instanceof HTMLElement) || !focused.matches('.cm-content')) return undefined;
  return EditorView.findFromDOM(focused) ?? undefined;
}

export function SignKeys() {
  const below = useSignal<number | undefined>(undefined);
  useEffect(() => {
    if (!touch.matches) return;
    const over = new AbortController();
    const options = { signal: over.signal };
    const look = () => {
      const { visualViewport: seen } = window;
      // The keyboard lies over the page: what is seen ends above it.
      const covered = seen ? innerHeight - seen.height - seen.offsetTop : 0;
      below.value = focusedEditor() ? Math.max(0, covered) : undefined;
    };
    document.addEventListener('focusin', look, options);
    // The focus that goes to another editor arrives a moment later.
    document.addEventListener('focusout', () => setTimeout(look), options);
    window.visualViewport?.addEventListener('resize', look, options);
    window.visualViewport?.addEventListener('scroll', look, options);
    return () => over.abort();
  }, [below]);
  if (below.value === undefined) return null;
  const t = texts.value.worksheet.signs;
  return (
    <div
      class="sign-keys"
      role="toolbar"
      aria-label={t.label}
      style={{ bottom: `${below.value}px` }}
      // A press would take the focus, and the keyboard would go.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {SIGNS.map((sign) => (
        <button
          type="button"
          key={sign}
          tabIndex={-1}
          aria-label={t[sign]}
          onClick={() => write(sign)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

function write(sign: string): void {
  const view = focusedEditor();
  if (view === undefined) return;
  view.dispatch(view.state.replaceSelection(sign), {
    userEvent: 'input.type',
    scrollIntoView: true,
  });
}
