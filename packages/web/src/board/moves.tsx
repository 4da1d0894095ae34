// Where a player can move from a board, with who wins there.

import type { ComponentChildren } from 'preact';
import { Outcome } from '../parts/outcome.tsx';
import type { BoardOption, MoveFate, OutcomeLetter } from '../protocol/answers.ts';
import { Fallen, WORDS } from './sensible.tsx';

/** More moves than this are told by their number. */
const MOST_OPTIONS = 60;

/** A move as the page shows it. */
export interface ShownMove {
  /** The board it leads to, as text. */
  readonly text: string;
  readonly picture: ComponentChildren;
  readonly move: () => void;
}

interface Props {
  readonly who: 'Left' | 'Right';
  readonly options: readonly BoardOption[];
  readonly shown: (option: BoardOption) => ShownMove;
  /** What becomes of the moves modulo a universe, where that is asked. */
  readonly fates?: readonly MoveFate[] | undefined;
}

export function Moves({ who, options, shown, fates }: Props) {
  const fateOf = new Map(fates?.map((fate) => [fate.position, fate]));
  const first = options.slice(0, MOST_OPTIONS).map((option) => ({ ...option, ...shown(option) }));
  return (
    <div>
      <h3 class={who === 'Left' ? 'left' : 'right'}>{who} can move to</h3>
      {options.length === 0 && (
        <p class="quiet">nothing: {who}, to move, has won in misère play.</p>
      )}
      <ul class="options">
        {first.map(({ position, text, picture, move, outcome: misere }) => {
          const fate = fateOf.get(position);
          const outcome = fate?.normalOutcome ?? misere;
          const play = fate?.normalOutcome ? ' in normal play' : '';
          const survives = fate?.kind === 'survives';
          return (
            <li key={text} class={fate && (survives ? 'survives' : 'fallen')}>
              <button
                type="button"
                onClick={move}
                aria-label={`${who} moves to ${text}, outcome ${outcome}${play}${winsFor(who, outcome) ? ', a winning move' : ''}${fate ? `, ${WORDS[fate.kind]}` : ''}`}
              >
                {picture ?? <code>{text}</code>}
                <Outcome is={outcome} />
                {winsFor(who, outcome) && <span class="wins">wins</span>}
                {survives && <span class="mark">{WORDS.survives}</span>}
              </button>
              {fate && !survives && <Fallen fate={fate} move={`${who} to ${text}`} />}
            </li>
          );
        })}
      </ul>
      {options.length > first.length && (
        <p class="quiet">and {options.length - first.length} more</p>
      )}
    </div>
  );
}

/** Whether whoever has just moved there wins. */
export function winsFor(who: 'Left' | 'Right', outcome: OutcomeLetter): boolean {
  return outcome === 'P' || outcome === (who === 'Left' ? 'L' : 'R');
}
