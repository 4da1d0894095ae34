// Heaps to play on: press a counter to take it with all above it, or say how many where a heap is tall. Where
// the same counters can be taken in several ways, as where a heap is split, these stand in a list.

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { MatchTurn } from '../../protocol/matches.ts';
import { texts } from '../../texts/texts.ts';
import { type HeapMove, heapMoves, takenAt } from './heap-moves.ts';
import type { Mark } from './marks.ts';

interface Props {
  readonly turn: MatchTurn;
  readonly heaps: readonly number[];
  readonly yours: boolean;
  readonly shown?: number | undefined;
  readonly marks?: ReadonlyMap<number, Mark> | undefined;
  readonly play: (move: number) => void;
  readonly choose: (moves: readonly number[]) => void;
}

/** Of taller heaps so many counters are drawn. */
const TALLEST = 60;
/** Taller heaps stand in columns of so many, and how many are taken can be typed. */
const COLUMN = 10;

export function HeapBoard({ turn, heaps, yours, shown, marks, play, choose }: Props) {
  const t = texts.value.match.heaps;
  const board = useRef<HTMLDivElement>(null);
  /** Where the pointer is: a heap and how many counters from its top. */
  const over = useSignal<Counter | undefined>(undefined);
  const cursor = useSignal({ heap: 0, takes: 1 });
  const moves = yours ? heapMoves(turn, heaps) : [];
  const stop = stopOf(heaps, cursor.value);
  const pointed = moves.find(({ move }) => move === shown);
  const press = (heap: number, takes: number) => {
    const found = takenAt(moves, heap, takes);
    if (found.length === 1) play(found[0]?.move ?? 0);
    else if (found.length > 1) choose(found.map(({ move }) => move));
  };
  const keys = (event: KeyboardEvent) => {
    const button = event.target instanceof HTMLElement ? event.target : undefined;
    const heap = Number(button?.dataset['heap'] ?? stop.heap);
    const takes = Number(button?.dataset['takes'] ?? stop.takes);
    const next = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
      event.key
    ];
    if (next === undefined) return;
    const [across = 0, down = 0] = next;
    let to = heap + across;
    while (heaps[to] === 0) to += across;
    const size = heaps[to];
    if (size === undefined) return;
    const depth = Math.max(1, Math.min(size, TALLEST, takes + down));
    cursor.value = { heap: to, takes: depth };
    board.current
      ?.querySelector<HTMLElement>(`[data-heap="${to}"][data-takes="${depth}"]`)
      ?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      class={`heaps turn-${turn.mover}`}
      role="group"
      aria-label={t.label}
      ref={board}
      onKeyDown={keys}
      onPointerLeave={() => {
        over.value = undefined;
      }}
    >
      {heaps.length === 0 && <p class="quiet">{t.none}</p>}
      {heaps.map((size, heap) => (
        <div class="heap" key={`heap ${heap}`}>
          <div class={size > COLUMN ? 'counters in-columns' : 'counters'}>
            {size > TALLEST && <span class="quiet">…</span>}
            {Array.from({ length: Math.min(size, TALLEST) }, (_, i) => {
              const takes = i + 1;
              const found = takenAt(moves, heap, takes);
              const taken =
                over.value?.heap === heap &&
                over.value.takes >= takes &&
                canTake(moves, over.value);
              const hinted = pointed?.heap === heap && pointed.takes >= takes;
              const mark = markOf(found, marks);
              return (
                <button
                  type="button"
                  key={`counter ${takes}`}
                  class={['counter', taken && 'taken', hinted && 'pointed', mark]
                    .filter(Boolean)
                    .join(' ')}
                  data-heap={heap}
                  data-takes={takes}
                  tabIndex={heap === stop.heap && takes === stop.takes ? 0 : -1}
                  aria-disabled={found.length === 0}
                  aria-label={[
                    t.counter(size, takes),
                    ...(mark === undefined ? [] : [texts.value.common[mark]]),
                  ].join(', ')}
                  onPointerEnter={() => {
                    over.value = { heap, takes };
                  }}
                  onClick={() => press(heap, takes)}
                >
                  {mark && <span aria-hidden="true">{mark === 'wins' ? '✓' : '✗'}</span>}
                </button>
              );
            })}
          </div>
          <span class="heap-size">{size}</span>
          {size > COLUMN && yours && (
            <TakeMany
              size={size}
              can={(takes) => canTake(moves, { heap, takes })}
              show={(takes) => {
                over.value = takes === undefined ? undefined : { heap, takes };
              }}
              take={(takes) => press(heap, takes)}
            />
          )}
        </div>
      ))}
    </div>
  );
}

interface TakeProps {
  readonly size: number;
  readonly can: (takes: number) => boolean;
  /** Shows what would be taken. */
  readonly show: (takes: number | undefined) => void;
  readonly take: (takes: number) => void;
}

/** How many counters are taken from a tall heap, in digits. */
function TakeMany({ size, can, show, take }: TakeProps) {
  const t = texts.value.match.heaps;
  const typed = useSignal('1');
  const takes = Number(typed.value);
  return (
    <form
      class="take-many"
      onKeyDown={(event) => event.stopPropagation()}
      onSubmit={(event) => {
        event.preventDefault();
        if (can(takes)) take(takes);
      }}
    >
      <input
        type="number"
        min={1}
        max={size}
        inputMode="numeric"
        value={typed.value}
        aria-label={t.many(size)}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value;
          show(Number(currentTarget.value));
        }}
        onBlur={() => show(undefined)}
      />
      <button type="submit" disabled={!can(takes)}>
        {t.take}
      </button>
    </form>
  );
}

interface Counter {
  readonly heap: number;
  readonly takes: number;
}

/** The counter that the keys are at: one that is there. */
function stopOf(heaps: readonly number[], { heap, takes }: Counter): Counter {
  const at = (heaps[heap] ?? 0) > 0 ? heap : heaps.findIndex((size) => size > 0);
  return { heap: at, takes: Math.max(1, Math.min(takes, heaps[at] ?? 1, TALLEST)) };
}

function canTake(moves: readonly HeapMove[], { heap, takes }: Counter): boolean {
  return takenAt(moves, heap, takes).length > 0;
}

function markOf(
  moves: readonly HeapMove[],
  marks: ReadonlyMap<number, Mark> | undefined,
): Mark | undefined {
  const known = moves.map(({ move }) => marks?.get(move));
  if (known.includes('wins')) return 'wins';
  return known.length > 0 && known.every((mark) => mark === 'loses') ? 'loses' : undefined;
}
