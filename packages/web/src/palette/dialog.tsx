// A dialog over the page: it closes with Esc and by a press beside it, and the focus goes back to
// where it was, unless what was chosen has put it elsewhere.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusedElement, overlay } from '../commands.ts';
import '../style/palette.css';

interface Props {
  readonly label: string;
  readonly children: ComponentChildren;
}

export function Dialog({ label, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the next key comes.
  useLayoutEffect(() => {
    const { current } = dialog;
    const before = focusedElement();
    current?.showModal();
    return () => {
      current?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      const act = afterwards;
      afterwards = undefined;
      act?.();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="overlay"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        // Nothing that is being computed is meant by it.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div class="overlay-body">{children}</div>
    </dialog>
  );
}

let afterwards: (() => void) | undefined;

/** Closes it; `then` is done when the focus is back where it was. */
export function close(then?: () => void): void {
  afterwards = then;
  overlay.value = undefined;
}
