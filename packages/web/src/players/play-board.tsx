// The components of a position with the moves in each: counters of a heap, or the games that it can become.
// One button is reached by Tab, the others by arrow keys.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Formula } from '../parts/math.tsx';
import type { PlayersTurn, TurnMove } from '../protocol/players.ts';
import { texts } from '../texts/texts.ts';

interface Props {
  readonly turn: PlayersTurn;
  /** Whether somebody at the keyboard is to move. */
  readonly yours: boolean;
  /** Places of the moves that are marked. */
  readonly marked: ReadonlySet<number>;
  readonly play: (place: number) => void;
  /** Whether somebody played here, so that whoever did it by key goes on from the board. */
  readonly played: { current: boolean };
}

interface Placed {
  readonly place: number;
  readonly move: TurnMove['move'];
}

export function PlayBoard({ turn, yours, marked, play, played }: Props) {
  const t = texts.value.players;
  const board = useRef<HTMLDivElement>(null);
  const stop = useSignal(0);
  const moves = turn.moves.map(({ move }, place): Placed => ({ place, move }));
  const at = Math.min(stop.value, Math.max(0, moves.length - 1));
  const rows = turn.components.map((_, component) =>
    moves.filter(({ move }) => move.component === component),
  );
  // The button that was pressed may be gone, or of no more use.
  useEffect(() => {
    const { activeElement: active, body } = document;
    const lost = active === null || active === body || active.matches(':disabled');
    if (!played.current || !lost) return;
    const next = board.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]');
    (next ?? board.current)?.focus({ preventScroll: true });
  }, [turn]);
  const keys = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow') || event.ctrlKey || event.metaKey || event.altKey) return;
    // At an edge, too: elsewhere these keys go through the moves that were played.
    event.preventDefault();
    event.stopPropagation();
    const to = stepFrom(rows, at, event.key);
    if (to === undefined) return;
    stop.value = to;
    board.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };
  return (
    <div
      class="players-board"
      role="group"
      aria-label={t.boardLabel}
      tabIndex={-1}
      ref={board}
      onKeyDown={keys}
    >
      {turn.components.map((game, component) => {
        const size = turn.heaps?.[component];
        const here = rows[component] ?? [];
        const name = size === undefined ? t.part(component + 1) : t.heap(component + 1);
        return (
          <div class="players-part" key={component}>
            <span class="part-name">
              {name}
              {size === undefined && (
                <>
                  {' '}
                  <Formula game={game} />
                </>
              )}
            </span>
            <span class={size === undefined ? 'part-moves' : 'part-moves counters-row'}>
              {here.map(({ place, move }) => {
                const words =
                  move.takes === undefined
                    ? t.moveTo(move.to, component + 1)
                    : t.take(move.takes, component + 1, (size ?? 0) - move.takes);
                const mark = marked.has(place);
                return (
                  <button
                    type="button"
                    key={`${move.to}`}
                    class={mark ? 'part-move marked' : 'part-move'}
                    data-place={place}
                    tabIndex={place === at ? 0 : -1}
                    aria-disabled={!yours}
                    aria-label={mark ? `${words}, ${t.best}` : words}
                    onFocus={() => {
                      stop.value = place;
                    }}
                    onClick={() => {
                      if (!yours) return;
                      played.current = true;
                      play(place);
                    }}
                  >
                    {move.takes === undefined ? (
                      <>
                        {'→ '}
                        <Formula game={{ text: move.to }} />
                      </>
                    ) : (
                      `−${move.takes}`
                    )}
                    {mark && <span aria-hidden="true">{' ✓'}</span>}
                  </button>
                );
              })}
              {size === 0 && <span class="quiet">{t.gone}</span>}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The move that an arrow key leads to: along a component, or to the next one that has moves. */
function stepFrom(
  rows: readonly (readonly Placed[])[],
  at: number,
  key: string,
): number | undefined {
  const row = rows.findIndex((one) => one.some(({ place }) => place === at));
  const here = rows[row] ?? [];
  const column = here.findIndex(({ place }) => place === at);
  if (key === 'ArrowRight') return here[column + 1]?.place;
  if (key === 'ArrowLeft') return here[column - 1]?.place;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const others = key === 'ArrowDown' ? rows.slice(row + 1) : rows.slice(0, row).reverse();
  const next = others.find((one) => one.length > 0);
  return next?.[Math.min(column, next.length - 1)]?.place;
}
