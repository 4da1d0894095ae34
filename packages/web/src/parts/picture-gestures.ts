// A picture under hands: dragged by a mouse, zoomed by the wheel with Ctrl and by two fingers. One finger
// scrolls as everywhere.

import type { Spot } from './picture-walk.ts';

type ZoomBy = (factor: number, at: Spot) => void;

/** A press that moves no further is a click, in pixels. */
const STILL = 4;
/** A notch of a wheel is about a hundred. */
const PER_WHEEL = 0.0025;

/** Listens to hands; returns how to stop. */
export function panAndPinch(canvas: HTMLElement, zoomBy: ZoomBy): () => void {
  const over = new AbortController();
  const listen = <K extends keyof HTMLElementEventMap>(
    name: K,
    act: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => canvas.addEventListener(name, act, { ...options, signal: over.signal });
  const within = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  listen(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * PER_WHEEL), within(event));
    },
    { passive: false },
  );

  let dragged: { at: Spot; scrolled: Spot; moved: boolean } | undefined;
  listen('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const scrolled = { x: canvas.scrollLeft, y: canvas.scrollTop };
    dragged = { at: within(event), scrolled, moved: false };
  });
  listen('pointermove', (event) => {
    if (dragged === undefined) return;
    if ((event.buttons & 1) === 0) {
      dragged = undefined;
      return;
    }
    const now = within(event);
    const [dx, dy] = [now.x - dragged.at.x, now.y - dragged.at.y];
    if (!dragged.moved && Math.hypot(dx, dy) < STILL) return;
    if (!dragged.moved) canvas.setPointerCapture(event.pointerId);
    dragged.moved = true;
    canvas.scrollTo(dragged.scrolled.x - dx, dragged.scrolled.y - dy);
  });
  // Whoever drags a picture by one of its nodes does not mean the node.
  listen(
    'click',
    (event) => {
      if (dragged?.moved) event.preventDefault();
      dragged = undefined;
    },
    { capture: true },
  );
  listen('dragstart', (event) => event.preventDefault());

  let pinched: { apart: number; at: Spot } | undefined;
  const pinchOf = ({ touches }: TouchEvent) => {
    const [one, other] = touches;
    if (one === undefined || other === undefined || touches.length > 2) return undefined;
    const [a, b] = [within(one), within(other)];
    return {
      apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
      at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    };
  };
  const touched = (event: TouchEvent) => {
    const next = pinchOf(event);
    if (next) event.preventDefault();
    if (next && pinched) {
      canvas.scrollBy(pinched.at.x - next.at.x, pinched.at.y - next.at.y);
      zoomBy(next.apart / pinched.apart, next.at);
    }
    pinched = next;
  };
  for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
    listen(name, touched, { passive: false });
  }
  return () => over.abort();
}
