// The room in which a picture stands. It is made when it comes near the window, keeps its place until
// then, scrolls where it is larger than its room, and is zoomed by buttons, keys, wheel and fingers.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { mainPart } from './focus-after.ts';
import { Formula } from './math.tsx';
import { panAndPinch } from './picture-gestures.ts';
import { nameLink, nodesOf } from './picture-nodes.ts';
import {
  bounded,
  columnWidth,
  LEGIBLE_SCALE,
  naturalScale,
  STEP,
  scrolledTo,
  sizeOf,
  wholeScale,
} from './picture-size.ts';
import { readingOrder, type Spot, towards } from './picture-walk.ts';

/** What the buttons of a picture do. */
export interface Zoom {
  readonly by: (factor: number, at?: Spot) => void;
  /** All of it, or again as it was. */
  readonly whole: () => void;
}

/** Whether games stand in it, or how many edges they have: words that are to be read. */
function hasWords(svg: string): boolean {
  return svg.includes(' data-game="') || svg.includes(' edges</text>');
}

interface Props {
  readonly svg: string;
  /** Handed out to whoever has the buttons. */
  readonly zoom?: { current: Zoom | null };
  /** How large it is, once somebody has changed that: `whole`, or in hundredths. */
  readonly shown?: Signal<number | 'whole' | undefined>;
  /** Whether it has the whole window. */
  readonly full?: boolean;
  /** Whether it can be reached by key: what is only looked at need not. */
  readonly reached?: boolean;
  /** Where a game that stands in it is looked at. */
  readonly addressOf?: ((game: string) => string) | undefined;
  /** Told when the drawing stands there, to mark what is in it. */
  readonly onDrawn?: ((drawing: HTMLElement) => void) | undefined;
}

const inGameView = (game: string) => address('game', game);
/** In the whole window a picture is not blown up further than this. */
const MOST_FULL = 3;

export function Canvas(props: Props) {
  const { svg, zoom, shown, full, reached = true, addressOf = inGameView, onDrawn } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const tip = useSignal<Tip | undefined>(undefined);
  const size = sizeOf(svg);
  const legible = hasWords(svg);
  const resize = (scale: number | 'column', at?: Spot) => {
    const [room, inner] = [canvas.current, drawing.current];
    if (room === null || inner === null) return;
    if (scale === 'column') {
      inner.style.width = columnWidth(size, legible);
      return;
    }
    const before = inner.clientWidth / size.width;
    const spot = at ?? { x: room.clientWidth / 2, y: room.clientHeight / 2 };
    const [x, y] = [room.scrollLeft, room.scrollTop];
    inner.style.width = `${size.width * scale}px`;
    room.scrollTo(scrolledTo(x, spot.x, before, scale), scrolledTo(y, spot.y, before, scale));
    tip.value = undefined;
  };
  const zoomBy = (factor: number, at?: Spot) => {
    const scale = bounded(((drawing.current?.clientWidth ?? size.width) / size.width) * factor);
    resize(scale, at);
    if (shown) shown.value = Math.round(100 * scale);
  };
  const roomOf = (element: HTMLElement) => {
    const most = full ? Number.NaN : Number.parseFloat(getComputedStyle(element).maxHeight);
    return { width: element.clientWidth, height: most || element.clientHeight };
  };
  const whole = () => {
    if (canvas.current === null) return;
    const again = shown?.value === 'whole';
    if (shown) shown.value = again ? undefined : 'whole';
    if (again) begin();
    else resize(wholeScale(size, roomOf(canvas.current), full ? MOST_FULL : naturalScale(size)));
  };
  const begin = () => {
    const room = canvas.current;
    if (room === null) return;
    if (full) resize(Math.max(LEGIBLE_SCALE, wholeScale(size, roomOf(room), MOST_FULL)));
    else resize('column');
    const root = drawing.current?.querySelector<SVGAElement>('a[tabindex="0"]');
    if (root) room.scrollTo(middleOf(root, room).x + room.scrollLeft - room.clientWidth / 2, 0);
    // Where nothing is followed the root stands about in the middle.
    else if (legible) room.scrollTo((room.scrollWidth - room.clientWidth) / 2, 0);
  };
  useLayoutEffect(() => {
    if (zoom) zoom.current = { by: zoomBy, whole };
  });
  useLayoutEffect(() => {
    const [room, inner] = [canvas.current, drawing.current];
    if (room === null || inner === null) return;
    inner.style.aspectRatio = `${size.width} / ${size.height}`;
    inner.replaceChildren();
    if (shown) shown.value = undefined;
    resize('column');
    return whenNear(room, () => {
      const nodes = nodesOf(svg, addressOf);
      if (nodes === undefined) return;
      inner.replaceChildren(nodes);
      startAtRoot(inner);
      begin();
      onDrawn?.(inner);
    });
  }, [svg]);
  const words = texts.value;
  useLayoutEffect(() => {
    for (const link of drawing.current?.querySelectorAll('a[data-text]') ?? []) nameLink(link);
  }, [words]);
  useEffect(() => {
    if (canvas.current === null || !reached) return;
    return panAndPinch(canvas.current, zoomBy);
  }, [svg, reached]);
  const keys = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape' && tip.value) tip.value = undefined;
    else if (reached && (key === '+' || key === '=')) zoomBy(STEP);
    else if (reached && key === '-') zoomBy(1 / STEP);
    else if (reached && key === '0') whole();
    else if (!walk(drawing.current, target, key)) return;
    event.preventDefault();
  };
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-text]') : null;
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // The game that it leads to has a picture of its own, and the focus would be gone with this one.
    if (link === null || elsewhere || addressOf !== inGameView) return;
    if (link.getAttribute('href') === location.hash) return;
    mainPart()?.focus({ preventScroll: true });
  };
  const point = ({ target }: Event) => {
    const node = target instanceof Element ? target.closest<SVGAElement>('a[data-text]') : null;
    const room = canvas.current;
    if (node === null || room === null) {
      tip.value = undefined;
      return;
    }
    const { x, y } = middleOf(node, room);
    tip.value = { text: node.dataset['text'] ?? '', x, y, wide: room.clientWidth };
  };
  const unpoint = () => {
    tip.value = undefined;
  };
  return (
    <div class={full ? 'frame full' : 'frame'}>
      <div
        class="canvas"
        ref={canvas}
        tabIndex={reached ? 0 : -1}
        role="group"
        aria-label={texts.value.parts.picture.label}
        onKeyDown={keys}
        onClick={follow}
        onPointerOver={point}
        onPointerLeave={unpoint}
        onFocusIn={point}
        onFocusOut={unpoint}
        onScroll={unpoint}
      >
        <div class="drawing" ref={drawing} />
      </div>
      {tip.value && <NodeTip tip={tip.value} />}
    </div>
  );
}

/** The game at a node, beside it. */
interface Tip extends Spot {
  readonly text: string;
  readonly wide: number;
}

function NodeTip({ tip: { text, x, y, wide } }: { readonly tip: Tip }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const left = Math.max(0, Math.min(x - current.offsetWidth / 2, wide - current.offsetWidth));
    current.style.left = `${left}px`;
    current.style.top = `${y + 16}px`;
  }, [text, x, y, wide]);
  return (
    <div class="node-tip" ref={place} aria-hidden="true">
      <Formula game={{ text }} />
    </div>
  );
}

/** Does something once an element is in the window, or near it, or printed. */
function whenNear(element: Element, act: () => void): () => void {
  const over = new AbortController();
  const once = () => {
    over.abort();
    act();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) once();
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
  over.signal.addEventListener('abort', () => observer.disconnect());
  addEventListener('beforeprint', once, { signal: over.signal });
  return () => over.abort();
}

const linksIn = (drawing: Element | null) => [
  ...(drawing?.querySelectorAll<SVGAElement>('a[data-text]') ?? []),
];

function middleOf(node: Element, room: Element): Spot {
  const [box, around] = [node.getBoundingClientRect(), room.getBoundingClientRect()];
  return {
    x: box.left + box.width / 2 - around.left,
    y: box.top + box.height / 2 - around.top,
  };
}

/** A key that goes through the page stops at the first node; arrows lead on from there. */
function startAtRoot(drawing: Element): void {
  const links = linksIn(drawing);
  const [first] = readingOrder(links.map((link) => middleOf(link, drawing)));
  links[first ?? 0]?.setAttribute('tabindex', '0');
}

/** Goes from the node that has the focus to another. */
function walk(drawing: Element | null, target: EventTarget | null, key: string): boolean {
  const links = linksIn(drawing);
  const from = links.indexOf(target as SVGAElement);
  if (drawing === null || from < 0) return false;
  const spots = links.map((link) => middleOf(link, drawing));
  const to = towards(spots, from, key);
  if (to === undefined) return key.startsWith('Arrow');
  links[from]?.setAttribute('tabindex', '-1');
  links[to]?.setAttribute('tabindex', '0');
  links[to]?.focus();
  return true;
}
