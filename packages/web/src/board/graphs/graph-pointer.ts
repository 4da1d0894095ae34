// What mice, pens and fingers do on a drawn graph: they press a vertex, an edge or an empty place, or
// drag a vertex. A finger that moves on an empty place scrolls the page.

import type { RefObject } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Spot, Thing } from './drawn-graph.ts';

/** Pixels that a hand may tremble while it presses. */
const TREMBLE = { mouse: 4, touch: 10 };

export interface Hand {
  press(thing: Thing | undefined, at: Spot): void;
  /** Whether a vertex can be dragged. */
  mayDrag(name: string): boolean;
  /** A vertex is dragged: here it is now. */
  drag(name: string, at: Spot): void;
  drop(name: string, at: Spot): void;
  /** Nothing comes of it. */
  letGo(): void;
}

interface Press {
  readonly pointer: number;
  readonly thing: Thing | undefined;
  readonly x: number;
  readonly y: number;
  readonly tremble: number;
  moved: boolean;
}

/** The vertex or the edge that an element of the picture belongs to. */
export function thingOf(target: EventTarget | null): Thing | undefined {
  const element = target instanceof Element ? target.closest('[data-thing]') : null;
  const [kind, name = ''] = element?.getAttribute('data-thing')?.split(' ') ?? [];
  if (kind === 'vertex') return { kind, name };
  return kind === 'edge' ? { kind, index: Number(name) } : undefined;
}

/** Follows one pointer at a time. */
class Pointer {
  hand: Hand | undefined;
  private pressed: Press | undefined;
  private readonly picture: () => SVGSVGElement | null;

  constructor(picture: () => SVGSVGElement | null) {
    this.picture = picture;
  }

  /** The vertex under a pointer that is down, if it can be dragged. */
  get held(): string | undefined {
    const thing = this.pressed?.thing;
    return thing?.kind === 'vertex' && this.hand?.mayDrag(thing.name) ? thing.name : undefined;
  }

  readonly down = (event: PointerEvent): void => {
    // A second finger is a pinch.
    if (!event.isPrimary) this.end();
    if (!event.isPrimary || event.button !== 0) return;
    const touch = event.pointerType === 'touch';
    this.pressed = {
      pointer: event.pointerId,
      thing: thingOf(event.target),
      x: event.clientX,
      y: event.clientY,
      tremble: touch ? TREMBLE.touch : TREMBLE.mouse,
      moved: false,
    };
    if (!touch) this.picture()?.setPointerCapture(event.pointerId);
  };

  readonly move = (event: PointerEvent): void => {
    const { pressed } = this;
    if (pressed?.pointer !== event.pointerId) return;
    const way = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
    pressed.moved ||= way > pressed.tremble;
    const at = this.spot(event);
    if (pressed.moved && this.held !== undefined && at) this.hand?.drag(this.held, at);
  };

  readonly up = (event: PointerEvent): void => {
    const { pressed, held } = this;
    if (pressed?.pointer !== event.pointerId) return;
    this.pressed = undefined;
    const at = this.spot(event);
    if (at === undefined) return;
    if (!pressed.moved) this.hand?.press(pressed.thing, at);
    else if (held !== undefined) this.hand?.drop(held, at);
  };

  readonly end = (): void => {
    if (this.pressed?.moved) this.hand?.letGo();
    this.pressed = undefined;
  };

  /** Where an event is on the plane of the graph. */
  private spot({ clientX, clientY }: PointerEvent): Spot | undefined {
    const plane = this.picture()?.getScreenCTM()?.inverse();
    if (plane === undefined) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(plane);
    return [x, y];
  }
}

/** Lets a hand work on a picture; what comes back are its handlers. */
export function usePointer(picture: RefObject<SVGSVGElement | null>, hand: Hand) {
  const pointer = useMemo(() => new Pointer(() => picture.current), [picture]);
  pointer.hand = hand;
  useEffect(() => {
    const element = picture.current;
    // The page must not scroll under a finger that drags; only a listener of our own may say so.
    const still = (event: Event) => {
      if (pointer.held !== undefined && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', still, { passive: false });
    element?.addEventListener('contextmenu', still);
    return () => {
      element?.removeEventListener('touchmove', still);
      element?.removeEventListener('contextmenu', still);
    };
  }, [picture, pointer]);
  return {
    onPointerDown: pointer.down,
    onPointerMove: pointer.move,
    onPointerUp: pointer.up,
    onPointerCancel: pointer.end,
  };
}
