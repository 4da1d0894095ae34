// Where a player can move from a board, with who wins there.

import { Outcome } from '../parts/outcome.tsx';
import type { BoardOption, OutcomeLetter, SquareBoards } from '../protocol/answers.ts';
import { SmallGrid } from './grid.tsx';

/** More moves than this are told by their number. */
const MOST_OPTIONS = 60;

interface Props {
  readonly who: 'Left' | 'Right';
  readonly options: readonly BoardOption[];
  readonly boards: SquareBoards | undefined;
  readonly move: (position: string) => void;
}

export function Moves({ who, options, boards, move }: Props) {
  const shown = options.slice(0, MOST_OPTIONS);
  return (
    <div>
      <h3 class={who === 'Left' ? 'left' : 'right'}>{who} can move to</h3>
      {options.length === 0 && (
        <p class="quiet">nothing: {who}, to move, has won in misère play.</p>
      )}
      <ul class="options">
        {shown.map(({ position, outcome }) => (
          <li key={position}>
            <button
              type="button"
              onClick={() => move(position)}
              aria-label={`${who} moves to ${position}, outcome ${outcome}${winsFor(who, outcome) ? ', a winning move' : ''}`}
            >
              {boards ? <SmallGrid boards={boards} position={position} /> : <code>{position}</code>}
              <Outcome is={outcome} />
              {winsFor(who, outcome) && <span class="wins">wins</span>}
            </button>
          </li>
        ))}
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
