// What is opened above the cells: it has the focus at first, and Esc closes it.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  /** How it looks. */
  readonly class: string;
  readonly label: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

export function SheetPanel({ class: looks, label, close, children }: Props) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section
      class={looks}
      aria-label={label}
      tabIndex={-1}
      ref={place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      {children}
    </section>
  );
}
