// Where a player can move from a board, with who wins there.

import { Outcome } from '../parts/outcome.tsx';
import type { BoardOption, MoveFate, OutcomeLetter, SquareBoards } from '../protocol/answers.ts';
import { SmallGrid } from './grid.tsx';
import { Fallen, WORDS } from './sensible.tsx';

/** More moves than this are told by their number. */
const MOST_OPTIONS = 60;

interface Props {
  readonly who: 'Left' | 'Right';
  readonly options: readonly BoardOption[];
  readonly boards: SquareBoards | undefined;
  readonly move: (position: string) => void;
  /** What becomes of the moves modulo a universe, where that is asked. */
  readonly fates?: readonly MoveFate[] | undefined;
}

export function Moves({ who, options, boards, move, fates }: Props) {
  const fateOf = new Map(fates?.map((fate) => [fate.position, fate]));
  const shown = options.slice(0, MOST_OPTIONS);
  return (
    <div>
      <h3 class={who === 'Left' ? 'left' : 'right'}>{who} can move to</h3>
      {options.length === 0 && (
        <p class="quiet">nothing: {who}, to move, has won in misère play.</p>
      )}
      <ul class="options">
        {shown.map(({ position, outcome }) => {
          const fate = fateOf.get(position);
          const survives = fate?.kind === 'survives';
          return (
            <li key={position} class={fate && (survives ? 'survives' : 'fallen')}>
              <button
                type="button"
                onClick={() => move(position)}
                aria-label={`${who} moves to ${position}, outcome ${outcome}${winsFor(who, outcome) ? ', a winning move' : ''}${fate ? `, ${WORDS[fate.kind]}` : ''}`}
              >
                {boards ? (
                  <SmallGrid boards={boards} position={position} />
                ) : (
                  <code>{position}</code>
                )}
                <Outcome is={outcome} />
                {winsFor(who, outcome) && <span class="wins">wins</span>}
                {survives && <span class="mark">{WORDS.survives}</span>}
              </button>
              {fate && !survives && <Fallen fate={fate} move={`${who} to ${position}`} />}
            </li>
          );
        })}
      </ul>
      {options.length > shown.length && (
        <p class="quiet">and {options.length - shown.length} more</p>
      )}
    </div>
  );
}

/** Whether whoever has just moved there wins. */
function winsFor(who: 'Left' | 'Right', outcome: OutcomeLetter): boolean {
  return outcome === 'P' || outcome === (who === 'Left' ? 'L' : 'R');
}
