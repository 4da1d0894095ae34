// Where a player can move from a board, with who wins there.

import type { ComponentChildren } from 'preact';
import { Outcome } from '../parts/outcome.tsx';
import type { BoardOption, MoveFate, OutcomeLetter, SideName } from '../protocol/answers.ts';
import { texts } from '../texts/texts.ts';
import { Fallen } from './sensible.tsx';

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
  readonly who: SideName;
  readonly options: readonly BoardOption[];
  readonly shown: (option: BoardOption) => ShownMove;
  /** What becomes of the moves modulo a universe, where that is asked. */
  readonly fates?: readonly MoveFate[] | undefined;
}

export function Moves({ who, options, shown, fates }: Props) {
  const t = texts.value.board;
  const player = texts.value.common.players[who];
  const fateOf = new Map(fates?.map((fate) => [fate.position, fate]));
  const first = options.slice(0, MOST_OPTIONS).map((option) => ({ ...option, ...shown(option) }));
  return (
    <div>
      <h3 class={who}>{t.canMoveTo(player)}</h3>
      {options.length === 0 && <p class="quiet">{t.noMoves(player)}</p>}
      <ul class="options">
        {first.map(({ position, text, picture, move, outcome: misere }) => {
          const fate = fateOf.get(position);
          const outcome = fate?.normalOutcome ?? misere;
          const says = fate?.normalOutcome ? t.movesToNormal : t.movesTo;
          const survives = fate?.kind === 'survives';
          return (
            <li key={text} class={fate && (survives ? 'survives' : 'fallen')}>
              <button
                type="button"
                onClick={move}
                aria-label={[
                  says(player, text, outcome),
                  ...(winsFor(who, outcome) ? [t.winningMove] : []),
                  ...(fate ? [t.sensible.fates[fate.kind]] : []),
                ].join(', ')}
              >
                {picture ?? <code>{text}</code>}
                <Outcome is={outcome} />
                {winsFor(who, outcome) && <span class="wins">{texts.value.common.wins}</span>}
                {survives && <span class="mark">{t.sensible.fates.survives}</span>}
              </button>
              {fate && !survives && <Fallen fate={fate} move={t.moveTo(player, text)} />}
            </li>
          );
        })}
      </ul>
      {options.length > first.length && (
        <p class="quiet">{t.more(options.length - first.length)}</p>
      )}
    </div>
  );
}

/** Whether whoever has just moved there wins. */
export function winsFor(who: SideName, outcome: OutcomeLetter): boolean {
  return outcome === 'P' || outcome === (who === 'left' ? 'L' : 'R');
}
