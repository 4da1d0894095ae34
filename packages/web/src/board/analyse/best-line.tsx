// A line of best play from where a match is, when somebody asks who wins; each of its moves leads to where
// it stands on the board.

import { matchBestLine } from '../../client/match-questions.ts';
import { useAnswer } from '../../client/use-answer.ts';
import { AnswerStatus } from '../../parts/answered.tsx';
import { type BestLine, moveName, type PlayerName, type Verdicts } from '../../protocol/matches.ts';
import { PATIENCE, type PlayedMatch } from '../play/use-match.ts';

/** It is looked for when it is known who wins: where that takes too long, so would this. */
export function useBestLine({ line, turn }: PlayedMatch, verdicts: Verdicts | undefined) {
  const known = verdicts !== undefined && verdicts.mover !== 'undecided';
  const wanted = known && turn !== undefined && turn.winner === undefined;
  return useAnswer(matchBestLine, wanted ? { ...line, seconds: PATIENCE } : undefined);
}

interface Props {
  readonly match: PlayedMatch;
  readonly line: NonNullable<ReturnType<typeof useBestLine>>;
  /** Points at a move of this turn on the board, or at none. */
  readonly point: (move: number | undefined) => void;
}

export function BestLineSaid({ match: { tree, playOn }, line: live, point }: Props) {
  const line = live.answer;
  if (line === undefined) return <AnswerStatus live={live} />;
  const { moves } = line;
  const before = tree.at.length;
  return (
    <div class="best-line" role="group" aria-label="Best play from here">
      <p>
        <strong>Best play</strong>
        {line.winner !== undefined &&
          ': the winner plays winning moves, the loser those hardest to answer.'}
      </p>
      {moves.length > 0 && (
        <ol aria-label="Moves of best play">
          {moves.map(({ player, move, gesture }, i) => (
            <li key={`${before} ${i}`}>
              <button
                type="button"
                class={`plain ${player}`}
                aria-label={`best move ${before + i + 1}, ${sideText(player)}: ${moveName(gesture)}`}
                onPointerEnter={() => point(i === 0 ? move : undefined)}
                onPointerLeave={() => point(undefined)}
                onFocus={() => point(i === 0 ? move : undefined)}
                onBlur={() => point(undefined)}
                onClick={() => playOn(moves.slice(0, i + 1).map((one) => one.move))}
              >
                <span class="quiet">{before + i + 1}.</span> {moveName(gesture)}
              </button>
            </li>
          ))}
        </ol>
      )}
      <p class="quiet">{endText(line)}</p>
    </div>
  );
}

const sideText = (player: PlayerName) => (player === 'left' ? 'Left' : 'Right');

/** How the line ends. */
export function endText({ moves, winner, over }: BestLine): string {
  if (winner === undefined) {
    return 'None is known: the board is too large to be solved in time.';
  }
  const who = sideText(winner);
  if (over) return `Then ${who} has won.`;
  return moves.length === 0 ? `${who} wins.` : `And so on: ${who} wins.`;
}
