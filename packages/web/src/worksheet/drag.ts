// Dragging a cell by its handle. A line shows where it would go; nothing moves before the pointer is
// up, so that there is nothing to take back when it is given up with Esc. Near the edge of the
// window the page scrolls.

/** Pixels of movement that make a press a drag. */
const SLACK = 5;
/** Pixels from the edge of the window in which the page scrolls, and how far in each frame. */
const EDGE = 60;
const SCROLL = 14;

/** Follows a pointer that was pressed on the handle of a cell; `drop` is told the new number. */
export function drag(event: PointerEvent, drop: (at: number) => void): void {
  const handle = event.currentTarget;
  if (!(handle instanceof HTMLElement)) return;
  const own = handle.closest<HTMLElement>('.cell');
  const list = own?.parentElement;
  const line = list?.querySelector<HTMLElement>('.drop-line');
  if (!own || !list || !line) return;
  const startY = event.clientY;
  let y = startY;
  let begun = false;
  let frame = 0;
  const over = new AbortController();
  const draw = () => {
    const cells = [...list.querySelectorAll<HTMLElement>(':scope > .cell')];
    const next = cells.find((cell) => middleOf(cell) > y);
    const { top } = list.getBoundingClientRect();
    const edge = next?.getBoundingClientRect().top ?? list.getBoundingClientRect().bottom;
    line.style.top = `${edge - top - 6}px`;
  };
  const step = () => {
    if (y < EDGE) scrollBy(0, -SCROLL);
    else if (y > innerHeight - EDGE) scrollBy(0, SCROLL);
    draw();
    frame = requestAnimationFrame(step);
  };
  const end = (dropped: boolean) => {
    over.abort();
    cancelAnimationFrame(frame);
    line.hidden = true;
    own.classList.remove('dragged');
    if (!begun || !dropped) return;
    const others = [...list.querySelectorAll<HTMLElement>(':scope > .cell')].filter(
      (cell) => cell !== own,
    );
    drop(others.filter((cell) => middleOf(cell) < y).length);
  };
  const options = { signal: over.signal };
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener(
    'pointermove',
    ({ clientY }) => {
      y = clientY;
      if (begun || Math.abs(y - startY) < SLACK) return;
      begun = true;
      own.classList.add('dragged');
      line.hidden = false;
      step();
    },
    options,
  );
  handle.addEventListener('pointerup', () => end(true), options);
  handle.addEventListener('pointercancel', () => end(false), options);
  addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      key.stopPropagation();
      end(false);
    },
    { ...options, capture: true },
  );
}

function middleOf(cell: HTMLElement): number {
  const { top, bottom } = cell.getBoundingClientRect();
  return (top + bottom) / 2;
}
