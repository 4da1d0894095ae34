// A menu of links: it closes when one is chosen, with Esc and with a click elsewhere, and gives the
// focus back.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly onOpen?: () => void;
  readonly children: ComponentChildren;
}

export function Menu({ label, onOpen, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (refocus: boolean) => {
    const { current } = menu;
    if (!current?.open) return;
    current.open = false;
    if (refocus) current.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const elsewhere = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) close(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, []);
  return (
    <details
      class="sheet-menu"
      ref={menu}
      onToggle={() => menu.current?.open && onOpen?.()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        event.preventDefault();
        close(true);
      }}
      onClick={(event) => {
        if ((event.target as Element).closest('a, button:not([data-stays])')) close(true);
      }}
    >
      <summary class="button">{label}</summary>
      <div class="sheet-menu-body">{children}</div>
    </details>
  );
}
