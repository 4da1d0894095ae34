// A menu of links: it closes when one is chosen, with Esc and with a click elsewhere, and gives the
// focus back.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly label: string;
  /** Stands for the label where there is little room. */
  readonly sign?: string;
  /** What it is called in the document. */
  readonly name: string;
  readonly onOpen?: () => void;
  readonly children: ComponentChildren;
}

/** As wide as a menu may be, and a little; in pixels. */
const WIDEST = 440;

export function Menu({ label, sign, name, onOpen, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  /** Whether it begins where its button does: it would leave the window on the left if both ended together. */
  const fromLeft = useSignal(false);
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
      class={fromLeft.value ? 'sheet-menu from-left' : 'sheet-menu'}
      data-menu={name}
      ref={menu}
      onToggle={() => {
        if (!menu.current?.open) return;
        fromLeft.value = menu.current.getBoundingClientRect().right < WIDEST;
        onOpen?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        event.preventDefault();
        close(true);
      }}
      onClick={(event) => {
        if ((event.target as Element).closest('a, button:not([data-stays])')) close(true);
      }}
    >
      <summary class="button" aria-label={sign && label} title={sign && label}>
        {sign ?? label}
      </summary>
      <div class="sheet-menu-body">{children}</div>
    </details>
  );
}
