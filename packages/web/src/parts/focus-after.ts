// The focus of whoever works by key: what was pressed may be gone with what it led away from.

import { useEffect, useRef } from 'preact/hooks';

/**
 * Puts the focus in a place when another thing is `shown` and what had it is gone: whoever pressed that by key
 * goes on from there.
 */
export function useFocusAfter(shown: unknown, place: () => HTMLElement | null): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const { activeElement: active, body } = document;
    const lost = active === null || active === body || active.closest('[inert]') !== null;
    if (lost) place()?.focus({ preventScroll: true });
  }, [shown]);
}

/** All of the page below its head. */
export const mainPart = (): HTMLElement | null => document.getElementById('main');
