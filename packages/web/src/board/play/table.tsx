// The board itself, in the gesture of its ruleset; moves that have none are chosen from a list.

import { useSignal } from '@preact/signals';
import { Picture } from '../../parts/picture.tsx';
import type { RulesetInfo } from '../../protocol/answers.ts';
import { signsOn } from '../squares.ts';
import { type Mark, SquareBoard } from './square-board.tsx';
import type { PlayedMatch } from './use-match.ts';

interface Props {
  readonly ruleset: RulesetInfo;
  readonly match: PlayedMatch;
  /** Whether whoever sits here may move. */
  readonly yours: boolean;
  /** A move to point at. */
  readonly shown?: number | undefined;
  readonly marks?: ReadonlyMap<number, Mark> | undefined;
}

export function Table({ ruleset, match, yours, shown, marks }: Props) {
  const { turn, position, play } = match;
  /** Moves to choose from, at the place where they were. */
  const several = useSignal<{ readonly on: string; readonly moves: readonly number[] }>({
    on: '',
    moves: [],
  });
  const { boards } = ruleset;
  const inSquares = boards && position !== undefined && signsOn(boards, position) !== undefined;
  const listed =
    turn === undefined || !yours
      ? []
      : several.value.on === turn.position
        ? several.value.moves
        : [...turn.moves.keys()].filter((move) => {
            const kind = turn.moves[move]?.gesture.kind;
            return !(inSquares && kind === 'squares');
          });
  return (
    <div class="table" aria-busy={turn === undefined}>
      {inSquares ? (
        <SquareBoard
          boards={boards}
          position={position}
          turn={turn}
          yours={yours}
          shown={shown}
          marks={marks}
          play={play}
          choose={(moves) => {
            several.value = { on: position, moves };
          }}
        />
      ) : (
        turn?.picture && <Picture picture={turn.picture} bare />
      )}
      {listed.length > 0 && turn && (
        <ul class="choices" aria-label="Moves to choose from">
          {listed.map((move) => (
            <li key={move}>
              <button
                type="button"
                class={move === shown ? 'pointed' : undefined}
                onClick={() => play(move)}
              >
                {turn.moves[move]?.gesture.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
